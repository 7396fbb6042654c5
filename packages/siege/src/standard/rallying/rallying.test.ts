import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const rallies = (diary: string, turn = 14) => position(`turn ${turn}, rally\n${diary}`);

describe('[8.3] Rallying', () => {
  test('[8.31] a leader rallies units of its nation with it or next to it', () => {
    const p = rallies(`
      0825: infantry-1 disrupted, aragorn
      0824: infantry-2 disrupted
      0823: infantry-3 disrupted
      0830: infantry-4
    `);
    expect(p).toAllow('aragorn rallies infantry-1');
    expect(p).toAllow('aragorn rallies infantry-2');
    expect(p).toRefuse('aragorn rallies infantry-3', 'not-adjacent', '8.31');
    expect(p).toRefuse('aragorn rallies infantry-4', 'not-disrupted', '8.34');
    expect(p).toRefuse('aragorn rallies gimli', 'not-a-unit', '8.31');
    expect(p).toRefuse('aragorn rallies nobody-1', 'unknown-unit');
  });

  test('[8.31] only who is on the map rallies, and is rallied', () => {
    const p = rallies(`
      0825: infantry-1 disrupted, aragorn
      0824: infantry-2
      due: infantry-13, gandalf
      lost: infantry-3, legolas
    `);
    expect(p.orders()).toEqual(['aragorn rallies infantry-1', 'done']);
    expect(p).toRefuse('aragorn rallies infantry-13', 'not-on-map', '8.31');
    expect(p).toRefuse('aragorn rallies infantry-3', 'not-on-map', '8.31');
    expect(p).toRefuse('gandalf rallies infantry-1', 'not-on-map', '8.31');
    expect(p).toRefuse('legolas rallies infantry-1', 'not-on-map', '8.31');
  });

  test('[8.31] the first unit of the order of battle like any other', () => {
    const p = rallies(`
      0825: orc-archer-1 disrupted, captain-1
      0833: infantry-1
    `);
    expect(p.orders()).toEqual(['captain-1 rallies orc-archer-1', 'done']);
  });

  test('[8.31] G-59: not through a wall, a tower or a gate of the enemy, nor over the side of the ramp', () => {
    const p = rallies(`
      1310: aragorn
      1311: infantry-1 disrupted
      1409: infantry-2 disrupted
      1007: gimli
      1107: infantry-3 disrupted
      0811: legolas
      0711: infantry-4 disrupted
    `);
    expect(p).toRefuse('aragorn rallies infantry-1', 'not-adjacent', '8.31');
    expect(p).toAllow('aragorn rallies infantry-2');
    expect(p).toAllow('gimli rallies infantry-3');
    expect(p).toRefuse('legolas rallies infantry-4', 'not-adjacent', '8.31');
    const main = rallies(`
      0810: aragorn
      0811: infantry-1 disrupted
    `);
    expect(main).toAllow('aragorn rallies infantry-1');
    const shut = rallies(`
      1007: gimli
      1107: infantry-3 disrupted
      0825: infantry-1 disrupted, aragorn
      rear-gate isengard
    `);
    expect(shut).toRefuse('gimli rallies infantry-3', 'not-adjacent', '8.31');
  });

  test('[8.31] H-6: Captains rally Orcs, Uruks, Wargs and Half-orcs; the Chief Dunlendings; the Lieutenant all', () => {
    const p = rallies(`
      0825: uruk-infantry-1 disrupted, captain-1, chief, lieutenant
      0824: dunland-cavalry-1 disrupted
      0826: warg-1 disrupted
      0925: half-orc-guard-1 disrupted
    `);
    for (const unit of ['uruk-infantry-1', 'warg-1', 'half-orc-guard-1']) {
      expect(p).toAllow(`captain-1 rallies ${unit}`);
      expect(p).toRefuse(`chief rallies ${unit}`, 'other-nation', '8.31');
      expect(p).toAllow(`lieutenant rallies ${unit}`);
    }
    expect(p).toAllow('chief rallies dunland-cavalry-1');
    expect(p).toRefuse('captain-1 rallies dunland-cavalry-1', 'other-nation', '8.31');
    expect(p).toAllow('lieutenant rallies dunland-cavalry-1');
  });

  test('[8.33] H-7: Gandalf rallies any Westernesse unit, as do all its leaders', () => {
    const p = rallies(`
      0825: rider-1 disrupted, gandalf
      0824: guard-1 disrupted
      0725: knight-1 disrupted
      0925: archer-1 disrupted
    `);
    for (const unit of ['rider-1', 'guard-1', 'knight-1', 'archer-1']) expect(p).toAllow(`gandalf rallies ${unit}`);
  });

  test('[8.32] a leader tries three units a turn', () => {
    const p = rallies(`
      0825: infantry-1 disrupted, aragorn
      0824: infantry-2 disrupted
      0725: infantry-3 disrupted
      0925: infantry-4 disrupted, gimli
    `).rolling(6, 6, 6, 6, 6, 6);
    p.play('aragorn rallies infantry-1', 'aragorn rallies infantry-2', 'aragorn rallies infantry-3');
    expect(p).toRefuse('aragorn rallies infantry-4', 'three-rallies', '8.32');
    expect(p).toAllow('gimli rallies infantry-4');
  });

  test('[8.34] two dice against the rating; a rallied unit is no longer disrupted', () => {
    const p = rallies(`
      0825: infantry-1 disrupted, aragorn
      0824: infantry-2 disrupted
    `).rolling(1, 1, 4, 5);
    expect(p.offer('aragorn rallies infantry-1').odds?.outcomes[0]?.chance).toEqual({ n: 29, d: 36 });
    // Seven rallies on three to nine.
    p.play('aragorn rallies infantry-1', 'aragorn rallies infantry-2');
    expect(p.told('rallied')).toEqual([
      { type: 'rallied', leader: 'aragorn', unit: 'infantry-1', rating: 7, dice: [1, 1], success: false },
      { type: 'rallied', leader: 'aragorn', unit: 'infantry-2', rating: 7, dice: [4, 5], success: true },
    ]);
    expect(p.unit('infantry-1').disrupted).toBe(true);
    expect(p.unit('infantry-2').disrupted).toBe(false);
  });

  test('[8.35] in an enemy zone as well', () => {
    const p = rallies(`
      0825: infantry-1 disrupted, aragorn
      0826: orc-1
    `);
    expect(p).toAllow('aragorn rallies infantry-1');
  });

  test('[8.36] each unit is tried once a turn, whoever tries', () => {
    const p = rallies(`
      0825: infantry-1 disrupted, aragorn, gimli
      0824: infantry-2 disrupted
    `).rolling(1, 1);
    p.play('aragorn rallies infantry-1');
    expect(p).toRefuse('gimli rallies infantry-1', 'already-tried', '8.36');
    expect(p).toRefuse('aragorn rallies infantry-1', 'already-tried', '8.36');
    expect(p).toAllow('gimli rallies infantry-2');
  });

  test('[8.36] the next turn it may be tried again', () => {
    const p = rallies(`
      0825: infantry-1 disrupted, aragorn
    `).rolling(1, 1);
    p.play('aragorn rallies infantry-1');
    while (p.view().phase !== 'rally') p.play('done');
    expect(p.view().turn).toBe(15);
    expect(p).toAllow('aragorn rallies infantry-1');
  });

  test('[8.3] G-60: Westernesse first, then Isengard; each its own units', () => {
    const p = rallies(`
      0825: infantry-1 disrupted, aragorn
      0830: orc-1 disrupted, captain-1
    `);
    expect(p.side).toBe('westernesse');
    expect(p).toRefuse('captain-1 rallies orc-1', 'not-your-piece');
    expect(p).toRefuse('aragorn rallies orc-1', 'not-your-piece');
    p.play('done');
    expect(p.side).toBe('isengard');
    expect(p).toAllow('captain-1 rallies orc-1');
  });

  test('[9.31] units of a demoralized army cannot be rallied', () => {
    const diary = (points: number) => `
      0825: infantry-1 disrupted, aragorn
      0830: orc-1 disrupted, captain-1
      westernesse ${points} points
    `;
    expect(rallies(diary(100)).side).toBe('westernesse');
    const p = rallies(diary(101));
    expect(p.side).toBe('isengard');
  });

  test('[10.0, A10.0] by night the Captains and the Lieutenant have three more, halved or not (D-27)', () => {
    const rating = (turn: number, leader: string, unit: string) => {
      const p = rallies(
        `
        0825: ${unit} disrupted, ${leader}
      `,
        turn,
      );
      const id = leader.split(' ')[0] ?? '';
      return Number(/rating (\d+)/.exec(p.offer(`${id} rallies ${unit}`).odds?.roll ?? '')?.[1]);
    };
    expect([13, 14].map((turn) => rating(turn, 'captain-1', 'orc-1'))).toEqual([7, 4]);
    expect([13, 14].map((turn) => rating(turn, 'captain-2 reduced', 'orc-1'))).toEqual([5, 2]);
    expect([13, 14].map((turn) => rating(turn, 'lieutenant', 'orc-1'))).toEqual([8, 5]);
    expect([13, 14].map((turn) => rating(turn, 'chief', 'dunland-infantry-1'))).toEqual([5, 5]);
    expect([13, 14].map((turn) => rating(turn, 'theoden', 'infantry-1'))).toEqual([6, 6]);
    expect([13, 14].map((turn) => rating(turn, 'eomer reduced', 'infantry-1'))).toEqual([3, 3]);
  });

  test('[A10.0] night makes nobody fanatical', () => {
    const p = position(`
      turn 1, isengard-combat, melee
      0826: uruk-guard-1
      0825: infantry-1
    `);
    expect(p.offer('uruk-guard-1 attacks infantry-1').odds?.modifiers).toEqual([]);
  });
});
