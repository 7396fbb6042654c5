import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../../helms-deep/data.ts';
import { helmsDeep } from '../../helms-deep/game.ts';

describe('[4.1] Movement allowances', () => {
  const p = position(`
    turn 1, isengard-movement
    0826: warg-1, captain-1
    0626: orc-1
  `);

  test('[4.11] cavalry has six movement points', () => {
    expect(p).toAllow('warg-1 moves 0825 0824 0823 0822 0821 0820');
    expect(p).toRefuse('warg-1 moves 0825 0824 0823 0822 0821 0820 0920', 'dike-cavalry', '16.12');
    expect(p).toRefuse('warg-1 moves 0827 0828 0829 0830 0831 0832 0833', 'too-far', '4.26');
  });

  test('[4.11] leaders have six movement points', () => {
    expect(p).toAllow('captain-1 moves 0827 0828 0829 0830 0831 0832');
    expect(p).toRefuse('captain-1 moves 0827 0828 0829 0830 0831 0832 0833', 'too-far', '4.26');
  });

  test('[4.12] infantry has four movement points', () => {
    expect(p).toAllow('orc-1 moves 0627 0628 0629 0630');
    expect(p).toRefuse('orc-1 moves 0627 0628 0629 0630 0631', 'too-far', '4.26');
  });

  test('[4.13] cavalry is what the order of battle lists as such; all else is infantry', () => {
    const cavalry = new Set(UNITS.filter((unit) => unit.cavalry).map(({ kind }) => kind));
    expect([...cavalry].sort()).toEqual(['dunland-cavalry', 'knight', 'light-cavalry', 'rider', 'warg']);
  });
});

describe('[4.2] Movement limitations', () => {
  test('[4.21] no way may cost more than the allowance, whatever the ground', () => {
    // Two stream hexes cost four points, a third costs six.
    const p = position(`
      turn 1, isengard-movement
      1118: orc-1
    `);
    expect(p.offer('orc-1 moves 1217 1317').cost).toBe(8);
    expect(p).toAllow('orc-1 moves 1217 1317');
    expect(p).toRefuse('orc-1 moves 1217 1317 1416', 'too-far', '4.26');
  });

  test('[4.22] pieces move in their own Movement Phase only', () => {
    const diary = (phase: string) => `
      turn 1, ${phase}
      0826: warg-1
      0820: infantry-1, aragorn
    `;
    const own = position(diary('isengard-movement'));
    expect(own.side).toBe('isengard');
    expect(own.why('infantry-1 moves 0819', 'westernesse')?.code).toBe('not-your-decision');
    expect(own).toRefuse('infantry-1 moves 0819', 'not-your-piece');
    expect(own).toRefuse('aragorn moves 0819', 'not-your-piece');
    const combat = position(`
      turn 1, isengard-combat
      0826: warg-1
      0825: infantry-1
    `);
    expect(combat).toRefuse('warg-1 moves 0827', 'wrong-phase', '3.0');
  });

  test('[4.22] a piece moves once in a phase', () => {
    const p = position(`
      turn 1, isengard-movement
      0826: orc-1, captain-1
      0630: orc-2
    `).play('orc-1 moves 0827', 'captain-1 moves 0825');
    expect(p).toRefuse('orc-1 moves 0828', 'already-moved', '4.22');
    expect(p).toRefuse('captain-1 moves 0824', 'already-moved', '4.22');
    expect(p).toAllow('orc-2 moves 0631');
  });

  test('[4.23] nobody fights during movement', () => {
    const p = position(`
      turn 1, isengard-movement
      0826: orc-1, captain-1
      0726: uruk-archer-1
      0825: infantry-1, aragorn
    `);
    expect(p).toRefuse('orc-1 attacks infantry-1', 'wrong-phase', '3.0');
    expect(p).toRefuse('uruk-archer-1 fires at infantry-1', 'wrong-phase', '3.0');
    expect(p).toRefuse('captain-1 duels aragorn', 'wrong-phase', '3.0');
  });

  test('[4.24] points that are left over are lost', () => {
    const p = position(`
      turn 1, isengard-movement
      0826: orc-1
    `).play('orc-1 moves 0827', 'done');
    expect(p.view()).toMatchObject({ turn: 2, phase: 'isengard-movement' });
    expect(p).toAllow('orc-1 moves 0828 0829 0830 0831');
    expect(p).toRefuse('orc-1 moves 0828 0829 0830 0831 0832', 'too-far', '4.26');
  });

  test('[4.25] a path goes from hex to adjacent hex', () => {
    const p = position(`
      turn 1, isengard-movement
      0826: orc-1
    `);
    expect(p).toRefuse('orc-1 moves 0828', 'path-gap', '4.25');
    expect(p).toRefuse('orc-1 moves 0827 0629', 'path-gap', '4.25');
    expect(p).toRefuse('orc-1 moves 0827 0826', 'no-move', '4.25');
    expect(p).toRefuse('orc-1 moves 0101', 'unknown-hex', '4.25');
    expect(p).toRefuse('orc-1 moves 9999', 'unknown-hex', '4.25');
  });

  test('[4.26] a hex that costs more than is left may not be entered', () => {
    const p = position(`
      turn 1, isengard-movement
      0615: orc-1
    `);
    // Rough ground costs three: what is left after 0515 is enough for one such hex and not for two.
    expect(p).toAllow('orc-1 moves 0515 0415');
    expect(p).toRefuse('orc-1 moves 0515 0415 0414', 'too-far', '4.26');
  });

  test('[4.27] friends and their zones are no hindrance, an enemy unit is', () => {
    const p = position(`
      turn 1, isengard-movement
      0826: orc-1
      0827: orc-2
      0828: orc-3
      0625: orc-4
      0624: infantry-1
    `);
    expect(p).toAllow('orc-1 moves 0827 0828 0829 0830');
    expect(p).toRefuse('orc-4 moves 0624', 'in-enemy-zone', '6.11');
    expect(p).toRefuse('orc-1 moves 0726 0625 0624', 'stops-in-zone', '6.11');
    const q = position(`
      turn 1, isengard-movement
      0826: captain-1
      0825: infantry-1
    `);
    expect(q).toRefuse('captain-1 moves 0825', 'enemy-occupied', '4.27');
    expect(q).toRefuse('captain-1 moves 0825 0824', 'enemy-occupied', '4.27');
  });

  test('[A4.27] a combat unit may enter the hex of a lone enemy leader, a leader may not', () => {
    const p = position(`
      turn 1, isengard-movement
      0826: orc-1, captain-1
      0825: aragorn
      0820: infantry-1
    `);
    expect(p).toAllow('orc-1 moves 0825');
    expect(p).toAllow('orc-1 moves 0825 0824');
    expect(p).toRefuse('captain-1 moves 0825', 'enemy-leader', 'A4.27');
    expect(p).toRefuse('captain-1 moves 0825 0824', 'enemy-leader', 'A4.27');
  });

  test('[4.28] W-4: a unit may end on a friend who can still make room, and who must then go at once', () => {
    const p = position(`
      turn 1, isengard-movement
      0826: orc-1
      0827: orc-2
      0630: orc-3
    `);
    expect(p).toAllow('orc-1 moves 0827');
    p.play('orc-1 moves 0827');
    expect(p.view().decision).toEqual({ kind: 'make-room', side: 'isengard', piece: 'orc-2' });
    expect(p).toRefuse('done', 'wrong-phase', '3.0');
    expect(p).toRefuse('orc-3 moves 0631', 'make-room-first', '4.28');
    p.play('orc-2 moves 0828');
    expect(p).toStand({ 'orc-1': '0827', 'orc-2': '0828' });
  });

  test('[4.28] who has been entered may take the place of who entered', () => {
    const p = position(`
      turn 1, isengard-movement
      0826: orc-1
      0827: orc-2
    `).play('orc-1 moves 0827', 'orc-2 moves 0826');
    expect(p).toStand({ 'orc-1': '0827', 'orc-2': '0826' });
  });

  test('[4.28] a chain of friends makes room one after the other', () => {
    const p = position(`
      turn 1, isengard-movement
      0826: orc-1
      0827: orc-2
      0828: orc-3
    `).play('orc-1 moves 0827', 'orc-2 moves 0828');
    expect(p.view().decision).toMatchObject({ kind: 'make-room', piece: 'orc-3' });
    p.play('orc-3 moves 0829');
    expect(p).toStand({ 'orc-1': '0827', 'orc-2': '0828', 'orc-3': '0829' });
  });

  test.each([
    ['has moved', 'orc-2 moved'],
    ['is disrupted', 'orc-2 disrupted'],
    ['was used in the Siege Phase', 'orc-2 used'],
  ])('[4.28, 5.0] a friend who %s makes no room', (_why, friend) => {
    const p = position(`
      turn 1, isengard-movement
      0826: orc-1
      0827: ${friend}
    `);
    expect(p).toRefuse('orc-1 moves 0827', 'stacking', '5.0');
    expect(p.orders('orc-1')).not.toContain('orc-1 moves 0827');
    expect(p).toAllow('orc-1 moves 0827 0828');
  });

  test('[4.28, 6.14] nor one that is held as soon as the other has come, because the enemy takes heart again', () => {
    // While the only Orc on the wall stays there, Westernesse is demoralized and has no zones.
    const diary = (points: number) => `
      turn 14, isengard-movement
      1310: orc-1
      1309: orc-archer-1
      1307: infantry-1
      0830: orc-2
      westernesse ${points} points
    `;
    const p = position(diary(95));
    expect(p.view().points.westernesse).toMatchObject({ now: 105, demoralized: true });
    expect(p).toAllow('orc-archer-1 moves 1208');
    const near = position(diary(95).replace('1307', '1308'));
    expect(near).toAllow('orc-archer-1 moves 1208');
    expect(near).toRefuse('orc-1 moves 1309', 'stacking', '5.0');
    expect(near.orders('orc-1')).not.toContain('orc-1 moves 1309');
    // Nothing changes by the move where the points are enough without the wall.
    expect(position(diary(101).replace('1307', '1308'))).toAllow('orc-1 moves 1309');
    expect(p.play('orc-1 moves 1309', 'orc-archer-1 moves 1208').at('orc-archer-1')).toBe('1208');
  });

  test('[4.28, 6.11] a friend held by an enemy zone makes no room', () => {
    const p = position(`
      turn 1, isengard-movement
      0825: orc-1
      0827: orc-2
      0828: infantry-1
    `);
    expect(p).toRefuse('orc-1 moves 0826 0827', 'stacking', '5.0');
  });
});

describe('[4.28] Who is hemmed in', () => {
  // Two Orcs at the end of the Hornburg's wall-walk. A demoralized enemy bars the way without zones of control.
  const corner = `
    turn 8, isengard-movement
    0607: orc-1
    0707: orc-2
    0608: infantry-1
    westernesse 110 points
  `;

  test('[4.28] may make room for a friend into the place that he leaves free', () => {
    const p = position(`${corner}\n0806: infantry-2`);
    expect(p.orders()).toEqual(['orc-1 moves 0707', 'orc-2 moves 0607', 'done']);
    expect(p.play('orc-2 moves 0607', 'orc-1 moves 0707')).toStand({ 'orc-1': '0707', 'orc-2': '0607' });
  });

  test('[4.28, 5.0] but not where somebody else stands by then', () => {
    const p = position(`
      ${corner}
      0806: orc-3 disrupted
      0907: orc-4 disrupted
      1007: orc-5 disrupted
      1008: orc-6
    `);
    expect(p).toAllow('orc-2 moves 0607');
    p.play('orc-6 moves 1007 0907 0806 0707');
    expect(p).toRefuse('orc-2 moves 0607', 'stacking', '5.0');
    expect(p.orders()).toEqual(['orc-2 moves 0806 0907 1007 1008']);
  });

  test('[4.28] is not asked for a move, nor who has nothing left to spend', () => {
    const p = position(`
      turn 8, isengard-movement
      0607: orc-1
      0608: infantry-1
      0707: orc-2 disrupted
      0806: infantry-2
      0830: orc-3 spent:8
      0730: orc-4 spent:7
      0930: orc-5 spent:6
      0833: orc-6
      0834: captain-1
      westernesse 110 points
    `);
    expect([...helmsDeep.actors(p.state, 'isengard')]).toEqual(['orc-5', 'orc-6', 'captain-1']);
    expect(p.orders('orc-1')).toEqual([]);
    expect(p.orders('orc-5')).toHaveLength(5);
  });

  test('[4.26, 20.33] who has laid fire goes on with what is left', () => {
    const p = position(`
      turn 1, isengard-movement
      0829: orc-1 spent:4
    `);
    expect(p.offer('orc-1 moves 0828').cost).toBe(2);
    expect(p).toAllow('orc-1 moves 0828 0827');
    expect(p).toRefuse('orc-1 moves 0828 0827 0826', 'too-far', '4.26');
  });
});

describe('[4.3] The Terrain Effects Chart: movement', () => {
  const cost = (diary: string, order: string) => position(`turn 1, isengard-movement\n${diary}`).offer(order).cost;

  test.each([
    ['clear ground costs one', '0826: orc-1', 'orc-1 moves 0827', 2],
    ['the road, from road hex to road hex, half', '1331: orc-1', 'orc-1 moves 1332', 1],
    ['entering a road hex from the side, one', '0931: orc-1', 'orc-1 moves 1031', 2],
    ['along the road for four hexes, two', '1331: orc-1', 'orc-1 moves 1230 1229 1228 1128', 4],
    ['rough ground three', '0514: orc-1', 'orc-1 moves 0513', 6],
    ['a stream hex two', '1118: orc-1', 'orc-1 moves 1217', 4],
    ['out of the stream over the bank one', '1217: orc-1', 'orc-1 moves 1118', 2],
    ['the Dike three in all', '0820: orc-1', 'orc-1 moves 0819', 6],
    ['the Dike from above three as well', '0819: orc-1', 'orc-1 moves 0820', 6],
    ['the ramp one', '0914: orc-1', 'orc-1 moves 0913', 2],
  ])('[4.3] %s', (_what, diary, order, halfPoints) => {
    expect(cost(diary, order)).toBe(halfPoints);
  });

  test('[4.29, 4.3] the cheapest way is offered, and any way that is not too long may be taken', () => {
    const p = position(`
      turn 1, isengard-movement
      1331: orc-1
    `);
    expect(p.orders('orc-1')).toContain('orc-1 moves 1332 1333');
    expect(p.offer('orc-1 moves 1332 1333').cost).toBe(2);
    expect(p).toAllow('orc-1 moves 1431 1432 1333');
    expect(p.offer('orc-1 moves 1431 1432 1333').cost).toBe(8);
  });

  test('[4.3] mountains cannot be entered', () => {
    const p = position(`
      turn 1, isengard-movement
      0231: orc-1
    `);
    expect(p).toRefuse('orc-1 moves 0131', 'unknown-hex', '4.25');
  });
});

describe('Who has something to do', () => {
  test('[7.15] a bowman hemmed in by enemy zones is not asked to move', () => {
    // Found by a walk: seed 1056 from the wall.
    const p = position(`
      turn 9, isengard-movement
      0830: orc-archer-1
      0630: infantry-1
      0929: infantry-2
      0932: infantry-3
      1026: orc-5
    `);
    expect(p.orders('orc-archer-1')).toEqual([]);
    expect(helmsDeep.actors(p.state, 'isengard')).toEqual(['orc-5']);
  });
});
