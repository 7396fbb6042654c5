import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[6.0] Zones of control', () => {
  test.each(['0824', '0725', '0726', '0826', '0926', '0925'])('[6.0, 6.13] they reach %s, as all six sides', (hex) => {
    const p = position(`
      turn 1, isengard-movement
      0825: infantry-1
      ${hex}: orc-1
      0830: orc-2
    `);
    expect(p).toRefuse('orc-1 moves 0827', 'in-enemy-zone', '6.11');
  });

  test.each(['rocks 1310', 'ladder 1311 against 1310'])(
    '[6.1, 20.63] they are lost by standing on a ladder, not by what lies about: %s',
    (marker) => {
      const p = position(`
        turn 5, isengard-movement
        1310: infantry-1
        1410: orc-1
        ${marker}
      `);
      expect(p).toRefuse('orc-1 moves 1409', 'in-enemy-zone', '6.11');
    },
  );

  test('[6.1, 6.11] once in an enemy zone a unit goes no farther', () => {
    const p = position(`
      turn 1, isengard-movement
      0828: orc-1
      0825: infantry-1
    `);
    expect(p).toAllow('orc-1 moves 0827 0826');
    expect(p).toRefuse('orc-1 moves 0827 0826 0726', 'stops-in-zone', '6.11');
    expect(p).toRefuse('orc-1 moves 0827 0826 0827', 'stops-in-zone', '6.11');
    expect(p).toAllow('orc-1 moves 0827 0727 0626');
  });

  test('[6.11] who begins in an enemy zone stays; only retreat, advance or the death of the enemy frees it', () => {
    const p = position(`
      turn 1, isengard-movement
      0826: warg-1
      0825: infantry-1
      0830: orc-1
    `);
    expect(p).toRefuse('warg-1 moves 0827', 'in-enemy-zone', '6.11');
    expect(p.orders('warg-1')).toEqual([]);
  });

  test('[6.12] zones of both sides lie in the same hex, and more than one changes nothing', () => {
    const p = position(`
      turn 1, isengard-movement
      0828: orc-1
      0926: orc-2
      0825: infantry-1
      0726: infantry-2
    `);
    // 0826 is in the zones of two enemies and one friend.
    expect(p).toAllow('orc-1 moves 0827 0826');
    expect(p.offer('orc-1 moves 0827 0826').cost).toBe(4);
  });

  test('[6.1] the zone holds in every phase, and for disrupted units too', () => {
    const p = position(`
      turn 1, isengard-movement
      0828: orc-1
      0825: infantry-1 disrupted
    `);
    expect(p).toRefuse('orc-1 moves 0827 0826 0726', 'stops-in-zone', '6.11');
  });

  test('[6.2] a zone costs nothing to enter', () => {
    const p = position(`
      turn 1, isengard-movement
      0829: orc-1
      0825: infantry-1
    `);
    expect(p.offer('orc-1 moves 0828 0827 0826').cost).toBe(6);
  });

  test('[6.13] no zone reaches into mountains; [6.13] it enters rough ground, the stream and crosses the Dike', () => {
    const rough = position(`
      turn 1, isengard-movement
      0516: orc-1
      0414: infantry-1
    `);
    expect(rough).toRefuse('orc-1 moves 0515 0615', 'stops-in-zone', '6.11');
    const stream = position(`
      turn 1, isengard-movement
      1118: orc-1
      1317: infantry-1
    `);
    expect(stream).toRefuse('orc-1 moves 1217 1216', 'stops-in-zone', '6.11');
    const dike = position(`
      turn 1, isengard-movement
      0822: orc-1
      0819: infantry-9
    `);
    expect(dike).toRefuse('orc-1 moves 0821 0820 0921', 'stops-in-zone', '6.11');
  });

  test('[6.14] a demoralized army has no zones', () => {
    const diary = (points: number) => `
      turn 1, isengard-movement
      0828: orc-1
      0825: infantry-1
      westernesse ${points} points
    `;
    expect(position(diary(100))).toRefuse('orc-1 moves 0827 0826 0726', 'stops-in-zone', '6.11');
    expect(position(diary(101))).toAllow('orc-1 moves 0827 0826 0726');
  });

  test('[6.14] who stood in the zone of an army that is demoralized may go', () => {
    const p = position(`
      turn 1, isengard-movement
      0826: orc-1
      0825: infantry-1
      westernesse 101 points
    `);
    expect(p).toAllow('orc-1 moves 0827');
    expect(p).toRefuse('orc-1 moves 0825', 'enemy-occupied', '4.27');
  });

  test('[6.15, 8.22] leaders have no zone, and none binds them', () => {
    const p = position(`
      turn 1, isengard-movement
      0828: orc-1
      0827: captain-1
      0825: aragorn
      0725: infantry-1
    `);
    expect(p).toAllow('captain-1 moves 0826 0726 0626 0627');
    // Aragorn alone at 0825 stops nobody; the infantry at 0725 reaches 0726 and 0825, not 0826.
    expect(p).toAllow('orc-1 moves 0928 0927 0926 0925');
    const held = position(`
      turn 1, isengard-movement
      0826: orc-1, captain-1
      0825: infantry-1
    `);
    expect(held).toAllow('captain-1 moves 0726 0725 0724');
  });

  test('[6.16] a zone never binds its own side', () => {
    const p = position(`
      turn 1, isengard-movement
      0828: orc-1
      0826: orc-2
      0926: orc-3
    `);
    expect(p).toAllow('orc-1 moves 0827 0727 0726');
  });

  test('[6.3] a unit in an enemy zone must attack', () => {
    const p = position(`
      turn 1, isengard-combat, melee
      0826: orc-1
      0825: infantry-1
    `);
    expect(p).toRefuse('done', 'must-attack', '7.31');
    expect(p).toAllow('orc-1 attacks infantry-1');
  });

  test('[6.2] no retreat goes through an enemy zone, friends there or not', () => {
    const p = position(`
      turn 1, westernesse-combat, melee
      0825: orc-1
      0824: orc-2
      0826: infantry-1
      0724: infantry-2
    `).rolling(3, 4, 6);
    p.play('infantry-1 attacks orc-1', 'infantry-2 attacks orc-2', 'done');
    // 0726 and 0926 lie in the zone of the one, 0725 and 0824 of the other.
    expect(p.orders()).toEqual(['orc-1 retreats 0925']);
  });
});

describe('[15.17] Where zones of control do not reach', () => {
  /** The hexes next to `unit`'s hex that its zone reaches, asked by way of a mover who would stop there. */
  const stops = (diary: string, order: string) => position(`turn 1, isengard-movement\n${diary}`).why(order)?.code;

  test('[15.17] not through a wall', () => {
    expect(stops('1312: orc-1\n1310: infantry-1', 'orc-1 moves 1311 1211')).toBeUndefined();
    expect(stops('1312: orc-1\n1310: infantry-1', 'orc-1 moves 1211 1210 1110')).not.toBe('stops-in-zone');
  });

  test('[15.17] not through a tower', () => {
    expect(stops('1212: orc-1\n1209: infantry-1', 'orc-1 moves 1211 1210 1311')).toBeUndefined();
  });

  test('[15.17, 15.31] not through a gate that is whole, but through an arch and a gate that is breached', () => {
    const diary = (gate: string) => `
      turn 1, westernesse-movement
      1107: orc-1
      1007: infantry-1
      1309: infantry-2
      ${gate}
    `;
    expect(position(diary(''))).toAllow('infantry-1 moves 1008');
    expect(position(diary('rear-gate breached'))).toRefuse('infantry-1 moves 1008', 'in-enemy-zone', '6.11');
    const arch = position(`
      turn 1, westernesse-movement
      1308: infantry-1
      1209: orc-1
      1710: infantry-2
    `);
    expect(arch).toRefuse('infantry-1 moves 1309 1409', 'stops-in-zone', '6.11');
  });

  test('[15.17] not through the Main Gate while it is whole', () => {
    const diary = (gate: string) => `
      turn 1, westernesse-movement
      0811: orc-1
      0810: infantry-1
      ${gate}
    `;
    expect(position(diary(''))).toAllow('infantry-1 moves 0710');
    expect(position(`${diary('main-gate breached')}\n0809: infantry-2`)).toRefuse(
      'infantry-1 moves 0710',
      'in-enemy-zone',
      '6.11',
    );
  });

  test('[15.23] not over the sides of the ramp, only across its ends', () => {
    const p = position(`
      turn 1, isengard-movement
      0812: infantry-1
      0614: orc-1
      0915: orc-2
    `);
    expect(p).toAllow('orc-1 moves 0714');
    // 0713 and 0813 touch the ramp at 0812 across its sides.
    expect(p.why('orc-1 moves 0714 0713')).toBeNull();
    const foot = position(`
      turn 1, isengard-movement
      0913: infantry-1
      0916: orc-1
    `);
    expect(foot).toRefuse('orc-1 moves 0915 0914 1013', 'stops-in-zone', '6.11');
    expect(foot).toAllow('orc-1 moves 0915 1014 1013');
  });

  test('[20.63] a unit on a ladder has no zone', () => {
    const diary = (ladder: string) => `
      turn 1, westernesse-movement
      1311: orc-1
      1312: infantry-1
      1512: infantry-2
      ${ladder}
    `;
    expect(position(diary(''))).toRefuse('infantry-1 moves 1313', 'in-enemy-zone', '6.11');
    expect(position(diary('ladder 1311 against 1310'))).toAllow('infantry-1 moves 1313');
  });

  test('[18.11] through the Culvert only once it is breached', () => {
    const diary = (culvert: string) => `
      turn 1, isengard-movement
      culvert: orc-1
      1409: infantry-1
      1612: orc-2
      ${culvert}
    `;
    expect(position(diary('culvert-east breached'))).toRefuse('orc-1 moves 1411', 'in-enemy-zone', '6.11');
    // On top a unit is on the wall: its zone reaches the Deep behind it, not the stream before it (D-16).
    const top = position(`
      turn 1, isengard-movement
      1410: infantry-1
      1412: orc-1
      1312: orc-3
      culvert-east breached
    `);
    expect(top).toAllow('orc-1 moves 1411 1511');
  });
});
