import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const guard = (diary: string) => position(`turn 3, abilities\n${diary}`).play('announce rear-guard');

describe('[21.3] Rear Guard', () => {
  test('[21.31] Gamling must be on the map', () => {
    const p = position('turn 3, abilities\n0830: orc-1\n1120: infantry-9, gamling\n0825: infantry-1');
    expect(p).toAllow('announce rear-guard');
    const q = position('turn 15, abilities\n0830: orc-1\n1120: infantry-9\nlost: gamling\n0825: gandalf');
    expect(q).toRefuse('announce rear-guard', 'leader-not-on-map', '21.31');
  });

  test('[21.31] W-30: it is not announced when nobody could go', () => {
    const p = position('turn 15, abilities\n0830: orc-1\n0710: infantry-9, gamling\n0825: gandalf');
    expect(p).toRefuse('announce rear-guard', 'nobody-to-go', '21.31');
  });

  test('[21.31] units on the Dike or within two hexes of it, and no others', () => {
    const p = guard('0830: orc-1\n1120: infantry-9, gamling\n1122: infantry-10\n1018: infantry-11\n1117: infantry-12');
    expect(p.view().decision).toEqual({ kind: 'rear-guard', side: 'westernesse' });
    expect(p).toAllow('infantry-9 moves 1119');
    expect(p).toAllow('infantry-11 moves 1017');
    expect(p).toRefuse('infantry-10 moves 1121', 'not-in-rear-guard', '21.31');
    expect(p).toRefuse('infantry-12 moves 1116', 'not-in-rear-guard', '21.31');
    expect(p).toRefuse('orc-1 moves 0829', 'not-your-piece');
    expect(p).toRefuse('nobody-1 moves 0829', 'unknown-unit');
  });

  test('[21.31] H-65: one and a half times the movement allowance: six points on foot, nine mounted', () => {
    const p = guard('0830: orc-1\n1719: infantry-9, gamling\n1619: knight-1');
    expect(p.offer('infantry-9 moves 1718 1717 1716 1615 1515 1414').cost).toBe(12);
    expect(p).toRefuse('infantry-9 moves 1718 1717 1716 1615 1515 1414 1314', 'too-far', '21.31');
    expect(p.offer('knight-1 moves 1519 1418 1318 1217 1117 1016 1015 1014 1013').cost).toBe(18);
    expect(p).toRefuse('knight-1 moves 1519 1418 1318 1217 1117 1016 1015 0915 0914 0913 0812', 'too-far', '21.31');
  });

  test('[21.31] W-10: leaders go too, with nine points, and heed no zone', () => {
    const p = guard('1121: orc-1\n1018: orc-2\n1120: infantry-9, gamling\n1719: infantry-10, erkenbrand');
    expect(p.offer('erkenbrand moves 1618 1518 1417 1317 1216 1116 1115 1014').cost).toBe(18);
    expect(p).toRefuse('infantry-9 moves 1119', 'into-enemy-zone', '21.31');
    p.play('gamling moves 1119 1118');
    expect(p.at('gamling')).toBe('1118');
    expect(p).toRefuse('gamling moves 1117', 'already-moved', '21.31');
  });

  test('[21.31] H-65: every step leads nearer to the Main Gate', () => {
    const p = guard('0830: orc-1\n1019: infantry-9, gamling');
    expect(p).toAllow('infantry-9 moves 1018');
    expect(p).toRefuse('infantry-9 moves 1119', 'not-nearer', '21.31');
    expect(p).toRefuse('infantry-9 moves 1018 1019', 'not-nearer', '21.31');
    expect(p).toRefuse('infantry-9 moves 1020', 'not-nearer', '21.31');
    for (const order of p.orders('infantry-9')) expect(order).not.toContain(' 1020');
  });

  test('[21.31] out of an enemy zone, but into none', () => {
    const p = guard('1121: orc-1\n1120: infantry-9, gamling\n0918: orc-2');
    expect(p).toAllow('infantry-9 moves 1119');
    // 1018 lies in the zone of the Orcs in 0918.
    expect(p).toRefuse('infantry-9 moves 1119 1018', 'into-enemy-zone', '21.31');
    p.play('infantry-9 moves 1119 1118 1117');
    expect(p.at('infantry-9')).toBe('1117');
  });

  test('[21.31] not from zone to zone of the same enemy either', () => {
    const p = guard('1020: orc-1\n1120: infantry-9, gamling\n0819: infantry-10');
    expect(p).toRefuse('infantry-9 moves 1019', 'into-enemy-zone', '21.31');
    expect(p).toAllow('infantry-9 moves 1119');
  });

  test('[21.31] disrupted units too, and they stay disrupted', () => {
    const p = guard('0830: orc-1\n1120: infantry-9 disrupted, gamling').play('infantry-9 moves 1119 1118');
    expect(p.unit('infantry-9')).toMatchObject({ hex: '1118', disrupted: true });
  });

  test('[21.31] one move each, on a free hex', () => {
    const p = guard('0830: orc-1\n1120: infantry-9, gamling\n1119: infantry-10');
    expect(p).toRefuse('infantry-9 moves 1119', 'stacking', '5.0');
    expect(p).toAllow('infantry-9 moves 1119 1118');
    p.play('infantry-10 moves 1118');
    expect(p).toRefuse('infantry-10 moves 1117', 'already-moved', '21.31');
    p.play('infantry-9 moves 1119');
    expect(p).toStand({ 'infantry-9': '1119', 'infantry-10': '1118' });
  });

  test('[21.31] the ways of movement hold as ever: a path is of hexes side by side, and no enemy is in it', () => {
    const p = guard('0830: orc-1\n0818: orc-2\n0819: infantry-9, gamling\n1320: infantry-10');
    expect(p).toRefuse('infantry-9 moves 0817', 'path-gap', '4.25');
    expect(p).toRefuse('infantry-9 moves 0818', 'enemy-occupied', '4.27');
    expect(p).toRefuse('gamling moves 0818', 'enemy-occupied', '4.27');
  });

  test('[21.31] H-66: their move of the Movement Phase is still theirs', () => {
    const p = guard('0830: orc-1 moved\n1120: infantry-9, gamling');
    p.play('infantry-9 moves 1119', 'gamling moves 1119', 'done');
    expect(p.view().phase).toBe('westernesse-movement');
    expect(p.unit('infantry-9').moved).toBe(false);
    expect(p).toAllow('infantry-9 moves 1118 1117 1116 1115');
    expect(p).toAllow('gamling moves 1118');
  });

  test('[21.31] when all have gone who can, it is over, and the enemy moves', () => {
    const p = guard('0830: orc-1\n1120: infantry-9\n0710: gamling');
    expect(p.view().decision?.kind).toBe('rear-guard');
    p.play('infantry-9 moves 1119 1118 1117');
    expect(p.view().phase).toBe('isengard-movement');
    expect(p.view()).toMatchObject({ spent: ['rear-guard'], active: ['rear-guard'] });
  });

  test('[21.31] they may stop at any time', () => {
    const p = guard('0830: orc-1\n1120: infantry-9, gamling').play('done');
    expect(p.view().phase).toBe('isengard-movement');
    expect(p.at('infantry-9')).toBe('1120');
  });
});
