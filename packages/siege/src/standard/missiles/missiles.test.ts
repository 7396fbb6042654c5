import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { fires, shoots } from './missiles.fixture.ts';

describe('[7.1] Missile combat', () => {
  test('[7.11] only units with a missile strength fire, and at combat units only', () => {
    const p = fires(`
      0826: orc-archer-1
      0726: orc-1
      0824: infantry-1
      0926: uruk-archer-1
      0825: aragorn
    `);
    expect(p).toAllow('orc-archer-1 fires at infantry-1');
    expect(p).toAllow('uruk-archer-1 fires at infantry-1');
    expect(p).toRefuse('orc-1 fires at infantry-1', 'no-missiles', '7.11');
    expect(p).toRefuse('orc-archer-1 fires at aragorn', 'not-a-unit', '8.21');
    expect(p).toRefuse('orc-archer-1 fires at orc-1', 'own-target');
    expect(p).toRefuse('infantry-1 fires at orc-1', 'not-your-piece');
    expect(p).toRefuse('nazgul-1 fires at orc-1', 'unknown-unit');
  });

  test('[7.11] nobody shoots who is not on the map, nor at anybody who is not', () => {
    const p = fires(`
      0826: orc-archer-1
      0825: infantry-1
      due: uruk-archer-5
      lost: orc-archer-2, infantry-2
      caves: infantry-16
    `);
    expect(p).toRefuse('uruk-archer-5 fires at infantry-1', 'not-due', '14.0');
    expect(p).toRefuse('orc-archer-2 fires at infantry-1', 'not-on-map', '7.11');
    expect(p).toRefuse('orc-archer-1 fires at infantry-2', 'no-target', '7.11');
    expect(p).toRefuse('orc-archer-1 fires at infantry-16', 'no-target', '7.11');
    expect(p.orders()).toEqual(['orc-archer-1 fires at infantry-1', 'done']);
  });

  test('[7.11] D-27: a leader alone is no target, so that there is nothing to shoot at', () => {
    const p = fires(`
      0826: orc-archer-1, captain-1
      0825: aragorn
    `);
    expect(p.orders('orc-archer-1')).toEqual([]);
    expect(p).toAllow('done');
  });

  test('[7.12, A7.12] foot archers reach three hexes, the target counted and the firer not', () => {
    const p = fires(`
      0826: orc-archer-1
      0823: infantry-1
      0822: infantry-2
      0827: archer-1
    `);
    expect(p).toAllow('orc-archer-1 fires at infantry-1');
    expect(p).toRefuse('orc-archer-1 fires at infantry-2', 'out-of-range', 'A7.12');
    expect(p).toAllow('orc-archer-1 fires at archer-1');
  });

  test('[A7.12] mounted archers reach two', () => {
    const p = shoots(`
      0826: light-cavalry-1
      0824: orc-1
      0823: orc-2
    `);
    expect(p).toAllow('light-cavalry-1 fires at orc-1');
    expect(p).toRefuse('light-cavalry-1 fires at orc-2', 'out-of-range', '7.12');
  });

  test('[7.14] a unit fires once in a turn', () => {
    const p = fires(`
      0826: orc-archer-1
      0926: orc-archer-2
      0824: infantry-1
    `)
      .rolling(1, 1)
      .play('orc-archer-1 fires at infantry-1');
    expect(p).toRefuse('orc-archer-1 fires at infantry-1', 'already-fired', '7.14');
    expect(p).toAllow('orc-archer-2 fires at infantry-1');
  });

  test('[7.15] who can only shoot may not enter an enemy zone of its own will', () => {
    const p = position(`
      turn 1, isengard-movement
      0828: orc-archer-1
      0928: uruk-archer-1
      0825: infantry-1
    `);
    expect(p).toRefuse('orc-archer-1 moves 0827 0826', 'bowmen-shun-zones', '7.15');
    expect(p).toAllow('orc-archer-1 moves 0827');
    expect(p).toAllow('uruk-archer-1 moves 0927 0926');
  });

  test('[7.15] not as a reinforcement either', () => {
    const p = position(`
      turn 2, isengard-movement
      due: dunland-archer-1, dunland-infantry-1
      0833: infantry-1
    `);
    expect(p).toRefuse('dunland-archer-1 moves 0834', 'bowmen-shun-zones', '7.15');
    expect(p).toAllow('dunland-infantry-1 moves 0834');
  });

  test('[7.16] all missiles come before any other combat', () => {
    const p = fires(`
      0826: uruk-archer-1, captain-1
      0825: infantry-1, aragorn
    `);
    expect(p.view().segment).toBe('missile');
    expect(p).toRefuse('uruk-archer-1 attacks infantry-1', 'wrong-segment', '7.31');
    expect(p).toRefuse('captain-1 duels aragorn', 'wrong-segment', '7.21');
    p.play('done');
    expect(p.view().segment).toBe('duel');
    expect(p).toRefuse('uruk-archer-1 fires at infantry-1', 'wrong-segment', '7.16');
  });

  test('[7.17] every missile has strength e, whatever the unit can do in melee', () => {
    const p = shoots(`
      0826: armoured-archer-1
      0824: uruk-infantry-1
    `).rolling(5, 3, 6);
    expect(p.offer('armoured-archer-1 fires at uruk-infantry-1').odds?.roll).toContain('e against armour 2');
    p.play('armoured-archer-1 fires at uruk-infantry-1');
    expect(p.told('shot')).toEqual([
      {
        type: 'shot',
        unit: 'armoured-archer-1',
        target: 'uruk-infantry-1',
        strength: 'e',
        armour: 2,
        dice: [5, 3],
        hit: true,
      },
    ]);
    expect(p.told('casualty')).toEqual([
      { type: 'casualty', unit: 'uruk-infantry-1', morale: 'Y', die: 6, result: 'r1' },
    ]);
    expect(p.view().decision).toEqual({ kind: 'retreat', side: 'isengard', piece: 'uruk-infantry-1', hexes: 1 });
  });

  test('[7.17, 7.51] nobody advances after missiles', () => {
    const p = shoots(`
      0826: armoured-archer-1
      0825: orc-1
    `).rolling(3, 3, 1);
    p.play('armoured-archer-1 fires at orc-1');
    expect(p.at('orc-1')).toBe('lost');
    expect(p.told('advanced')).toEqual([]);
    expect(p.view().decision?.kind).not.toBe('advance');
  });

  test('[7.57] the disrupted do not fire', () => {
    const p = shoots(`
      0826: archer-1 disrupted
      0926: archer-2
      0825: orc-1
    `);
    expect(p).toRefuse('archer-1 fires at orc-1', 'disrupted', '7.57');
  });

  test('[20.64] nor do those on ladders', () => {
    const p = fires(`
      1311: uruk-archer-1
      1312: uruk-archer-2
      1310: infantry-1
      ladder 1311 against 1310
    `);
    expect(p).toRefuse('uruk-archer-1 fires at infantry-1', 'on-ladder', '20.64');
    expect(p).toAllow('uruk-archer-2 fires at infantry-1');
  });
});
