import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[15.1] Walls, towers and levels', () => {
  test('[15.11, 15.12] nobody climbs a whole wall, from one level to the next neither', () => {
    const p = position(`
      turn 1, isengard-movement
      1311: orc-1
      1312: captain-1
      0806: orc-2
      0810: orc-3
    `);
    expect(p).toRefuse('orc-1 moves 1310', 'wall', '15.12');
    expect(p).toRefuse('captain-1 moves 1311 1310', 'wall', '15.12');
    expect(p).toRefuse('orc-2 moves 0807', 'wall', '15.12');
    expect(p).toRefuse('orc-3 moves 0809', 'wall', '15.12');
  });

  test('[15.12] nobody climbs a tower, which is higher than the hexes beside it', () => {
    const p = position(`
      turn 1, isengard-movement
      1210: orc-1
      0809: orc-2
    `);
    expect(p).toRefuse('orc-1 moves 1209', 'wall', '15.12');
    expect(p).toRefuse('orc-2 moves 0808', 'wall', '15.12');
  });

  test('[15.12, 20.61, 20.62] with a ladder it takes three points more, which is all a foot soldier has', () => {
    const p = position(`
      turn 2, isengard-movement
      1311: orc-1, captain-1
      1312: orc-2
      ladder 1311 against 1310
    `);
    expect(p).toAllow('orc-1 moves 1310');
    expect(p.offer('orc-1 moves 1310').cost).toBe(8);
    expect(p).toRefuse('orc-1 moves 1310 1309', 'too-far', '4.26');
    expect(p).toRefuse('orc-2 moves 1311 1310', 'too-far', '4.26');
    // Leaders have six points: two are left on the wall.
    expect(p).toAllow('captain-1 moves 1310 1309 1308');
  });

  test('[20.61] a ladder serves the hexside it stands against and no other', () => {
    const p = position(`
      turn 2, isengard-movement
      1311: orc-1
      1210: orc-2
      ladder 1311 against 1310
    `);
    expect(p).toRefuse('orc-1 moves 1410', 'wall', '15.12');
    expect(p).toRefuse('orc-2 moves 1310', 'wall', '15.12');
  });

  test('[20.68] cavalry climbs no ladder', () => {
    const p = position(`
      turn 2, isengard-movement
      0911: orc-1
      1311: warg-1
      ladder 1311 against 1310
    `);
    expect(p).toRefuse('warg-1 moves 1310', 'wall-top', '15.72');
  });

  test('[15.12] D-1: towers are scaled like walls', () => {
    const p = position(`
      turn 2, isengard-movement
      1210: orc-1
      ladder 1210 against 1209
    `);
    expect(p).toAllow('orc-1 moves 1209');
  });

  test('[15.13] to drop to a lower level takes the whole allowance', () => {
    const p = position(`
      turn 1, westernesse-movement
      1310: infantry-1, gimli
      1309: infantry-2
    `);
    expect(p).toAllow('infantry-1 moves 1311');
    expect(p.offer('infantry-1 moves 1311').cost).toBe(8);
    expect(p.offer('gimli moves 1311').cost).toBe(12);
    expect(p).toRefuse('infantry-1 moves 1311 1211', 'too-far', '4.26');
    expect(p).toRefuse('infantry-2 moves 1310 1311', 'wall-whole-allowance', '15.13');
    expect(p).toRefuse('gimli moves 1309 1310 1311', 'wall-whole-allowance', '15.13');
  });

  test('[15.13] and never into an enemy zone; leaders do not mind zones', () => {
    const p = position(`
      turn 1, westernesse-movement
      1310: infantry-1, gimli
      1312: orc-1
    `);
    expect(p).toRefuse('infantry-1 moves 1311', 'wall-into-zone', '15.13');
    expect(p).toAllow('gimli moves 1311');
  });

  test('[15.13, 15.14] inside the Hornburg it costs the allowance that holds there; from a tower as from a wall', () => {
    const p = position(`
      turn 1, westernesse-movement
      0809: infantry-1
      0808: infantry-2
      1010: infantry-3
    `);
    expect(p.offer('infantry-1 moves 0910').cost).toBe(10);
    expect(p.offer('infantry-2 moves 0809').cost).toBe(10);
    expect(p.offer('infantry-3 moves 1011').cost).toBe(8);
  });
});

describe('[15.15, 15.16] Gates', () => {
  test('[15.15, 15.16] a whole gate opens to the side that controls it, for one point in all', () => {
    const p = position(`
      turn 1, westernesse-movement
      1007: infantry-1
      1107: infantry-2, gimli
    `);
    expect(Object.values(p.view().gates)).toEqual(
      Array.from({ length: 6 }, () => ({ control: 'westernesse', state: 'shut' })),
    );
    expect(p.offer('infantry-1 moves 1107 1207').cost).toBe(4);
    expect(p.offer('gimli moves 1007').cost).toBe(2);
    const q = position(`
      turn 1, isengard-movement
      1107: orc-1, captain-1
    `);
    expect(q).toRefuse('orc-1 moves 1007', 'gate-held', '15.15');
    expect(q).toRefuse('captain-1 moves 1007', 'gate-held', '15.15');
  });

  test('[15.15] a breached gate lets both sides through for one point more', () => {
    const diary = (phase: string, unit: string) => `
      turn 1, ${phase}
      1107: ${unit}
      rear-gate breached
    `;
    expect(position(diary('westernesse-movement', 'infantry-1')).offer('infantry-1 moves 1007').cost).toBe(4);
    expect(position(diary('isengard-movement', 'orc-1')).offer('orc-1 moves 1007').cost).toBe(4);
  });

  test('[15.15] control passes with the second of the two hexes, to whoever was last in both', () => {
    const p = position(`
      turn 2, isengard-movement
      1207: orc-2
      0907: orc-3
    `);
    // Isengard has come over the wall: one unit inside at 1007, one outside.
    p.play('orc-3 moves 1007');
    expect(p.told('gate')).toEqual([]);
    expect(p.view().gates['rear-gate']?.control).toBe('westernesse');
    p.play('orc-2 moves 1107');
    expect(p.told('gate')).toEqual([{ type: 'gate', gate: 'rear-gate', control: 'isengard' }]);
  });

  test('[15.15] W-9: who stands in one of the hexes as the game is taken up needs the other only', () => {
    const p = position(`
      turn 2, isengard-movement
      0811: orc-1
      1107: orc-2
      1006: orc-3
      ladder 1006 against 1007
      main-gate breached
    `);
    p.play('orc-1 moves 0810', 'orc-3 moves 1007');
    expect(p.view().gates).toMatchObject({
      'main-gate': { control: 'isengard' },
      'rear-gate': { control: 'isengard' },
    });
  });

  test('[15.15] passing through counts as much as standing there', () => {
    const p = position(`
      turn 2, isengard-movement
      1106: orc-1
      1008: orc-2
      0731: orc-3
    `).play('orc-1 moves 1107 1207');
    expect(p.view().gates['rear-gate']?.control).toBe('westernesse');
    p.play('orc-2 moves 1007 0907');
    expect(p.told('gate')).toEqual([{ type: 'gate', gate: 'rear-gate', control: 'isengard' }]);
    expect(p.view().gates['rear-gate']).toEqual({ control: 'isengard', state: 'shut' });
  });

  test('[15.15] [15.16] G-86, W-47: one unit wins a gate on its way and goes through it at once', () => {
    const up = position('turn 5, isengard-movement\n1208: orc-2\n1009: orc-1\n0607: infantry-1');
    expect(up).toAllow('orc-2 moves 1109 1009');
    expect(up.offer('orc-2 moves 1109 1009 1010').cost).toBe(6);
    up.play('orc-2 moves 1109 1009 1010');
    expect(up.told('gate')).toEqual([{ type: 'gate', gate: 'wall-gate', control: 'isengard' }]);
    // A leader wins none, and nobody where the enemy was last beyond it.
    const leader = position('turn 5, isengard-movement\n1208: captain-1\n1009: orc-1\n0607: infantry-1');
    expect(leader).toRefuse('captain-1 moves 1109 1009', 'gate-held', '15.15');
    const other = position('turn 5, isengard-movement\n1208: orc-2\n0607: infantry-1');
    expect(other).toRefuse('orc-2 moves 1109 1009', 'gate-held', '15.15');
    const horse = position('turn 5, isengard-movement\n1106: warg-1\n1007: orc-1\n0607: infantry-1');
    expect(horse).toAllow('warg-1 moves 1107 1007');
    const fire = position(
      'turn 5, isengard-movement\n1208: uruk-infantry-4\n1009: orc-1\n0607: infantry-1\nblasting-fire uruk-infantry-4',
    );
    expect(fire).toAllow('uruk-infantry-4 moves 1109 1009');
  });

  test('[15.15] cavalry before a gate that the enemy holds hears that it is held', () => {
    const p = position('turn 5, westernesse-movement\n1008: knight-1\n0731: orc-1\ninner-gate-south isengard');
    expect(p).toRefuse('knight-1 moves 0908', 'gate-held', '15.15');
  });

  test('[15.15] leaders take no gate', () => {
    const p = position(`
      turn 2, isengard-movement
      1106: captain-1
      1008: captain-2
      0731: orc-3
    `).play('captain-1 moves 1107', 'captain-2 moves 1007');
    expect(p.view().gates['rear-gate']?.control).toBe('westernesse');
  });

  test('[15.15] what Isengard controls is shut to Westernesse, and may be won back', () => {
    const p = position(`
      turn 2, westernesse-movement
      1107: infantry-1
      1207: infantry-2
      0907: infantry-3
      rear-gate isengard
    `);
    expect(p).toRefuse('infantry-1 moves 1007', 'gate-held', '15.15');
    p.play('infantry-1 moves 1206', 'infantry-2 moves 1107', 'infantry-3 moves 1007');
    expect(p.view().gates['rear-gate']?.control).toBe('westernesse');
  });

  test('[15.15] nobody hears of control that does not change hands', () => {
    const p = position(`
      turn 2, westernesse-movement
      0907: infantry-1
      0711: orc-1
    `).play('infantry-1 moves 1007 1107');
    expect(p.view().gates['rear-gate']?.control).toBe('westernesse');
    expect(p.told('gate')).toEqual([]);
  });

  test('[15.15] D-18: a gate one does not control is a wall: dropping down through it takes the whole allowance', () => {
    const p = position(`
      turn 2, isengard-movement
      1007: orc-1
    `);
    expect(p).toAllow('orc-1 moves 1107');
    expect(p.offer('orc-1 moves 1107').cost).toBe(8);
    expect(p).toRefuse('orc-1 moves 1107 1207', 'too-far', '4.26');
    const q = position(`
      turn 2, isengard-movement
      1107: orc-2
      ladder 1107 against 1007
    `);
    expect(q.offer('orc-2 moves 1007').cost).toBe(8);
  });

  test('[15.15] D-5: control of a breached gate is judged in the same way', () => {
    const p = position(`
      turn 2, isengard-movement
      1106: orc-1
      rear-gate breached
    `).play('orc-1 moves 1107 1007');
    expect(p.view().gates['rear-gate']).toEqual({ control: 'isengard', state: 'breached' });
  });
});

describe('[15.2] The Main Gate and the ramp', () => {
  test('[15.21] Isengard crosses the Main Gate only once it is breached, controlled or not', () => {
    const diary = (gate: string) => `
      turn 2, isengard-movement
      0811: orc-1
      0710: orc-2
      0731: orc-3
      ${gate}
    `;
    expect(position(diary(''))).toRefuse('orc-1 moves 0810', 'main-gate', '15.21');
    expect(position(diary('main-gate isengard'))).toRefuse('orc-1 moves 0810', 'main-gate', '15.21');
    expect(position(diary('main-gate isengard'))).toRefuse('orc-2 moves 0810 0811', 'main-gate', '15.21');
    expect(position(diary('main-gate breached')).offer('orc-1 moves 0810').cost).toBe(4);
    expect(position(diary('main-gate collapsed'))).toRefuse('orc-1 moves 0810', 'collapsed', '20.35');
  });

  test('[15.21] D-11: its control is judged like that of any other', () => {
    const p = position(`
      turn 2, isengard-movement
      0812: orc-1
      0710: orc-2
      0731: orc-3
    `).play('orc-1 moves 0811', 'orc-2 moves 0810');
    expect(p.view().gates['main-gate']).toEqual({ control: 'isengard', state: 'shut' });
  });

  test('[15.21] Westernesse goes out by it at one point', () => {
    const p = position(`
      turn 2, westernesse-movement
      0810: infantry-1
    `);
    expect(p.offer('infantry-1 moves 0811 0812').cost).toBe(4);
  });

  test('[15.23] the ramp is entered and left at its ends only', () => {
    const p = position(`
      turn 2, isengard-movement
      0712: orc-1
      0812: orc-2
      0813: orc-3
      0914: orc-4
      0711: orc-5
      0731: captain-1
    `);
    expect(p).toRefuse('orc-1 moves 0811', 'ramp-side', '15.23');
    expect(p).toRefuse('orc-2 moves 0713', 'ramp-side', '15.23');
    expect(p).toRefuse('orc-3 moves 0913', 'ramp-side', '15.23');
    expect(p).toRefuse('orc-5 moves 0811', 'ramp-side', '15.23');
    expect(p.offer('orc-4 moves 0913').cost).toBe(2);
  });

  test('[15.23] leaders too', () => {
    const p = position(`
      turn 2, isengard-movement
      0813: captain-1
    `);
    expect(p).toRefuse('captain-1 moves 0913', 'ramp-side', '15.23');
  });
});

describe('[15.3] Arches and [15.5] towers', () => {
  test('[15.31] arches are free to both sides', () => {
    const diary = (phase: string, unit: string) => `
      turn 2, ${phase}
      1208: ${unit}
    `;
    expect(position(diary('westernesse-movement', 'infantry-1')).offer('infantry-1 moves 1209').cost).toBe(2);
    expect(position(diary('isengard-movement', 'orc-1')).offer('orc-1 moves 1209').cost).toBe(2);
  });

  test('[15.52, 17.13] along the wall towers cost nothing extra', () => {
    const p = position(`
      turn 2, westernesse-movement
      1109: infantry-1
    `);
    expect(p.offer('infantry-1 moves 1209 1310 1410 1510').cost).toBe(8);
  });

  test('[15.51] a tower is crossed by its arches and gates only', () => {
    const p = position(`
      turn 2, westernesse-movement
      0808: infantry-1
      1209: infantry-2
      0611: infantry-3
    `);
    expect(p.offer('infantry-1 moves 0807').cost).toBe(2);
    expect(p.offer('infantry-2 moves 1208').cost).toBe(2);
    expect(p).toRefuse('infantry-3 moves 0610', 'wall', '15.12');
  });
});

describe('[15.6] Rough ground', () => {
  test('[15.61, 15.62] costs three to enter, and cavalry cannot', () => {
    const p = position(`
      turn 2, isengard-movement
      0515: orc-1, captain-1
      0514: warg-1
    `);
    expect(p.offer('orc-1 moves 0415').cost).toBe(6);
    expect(p.offer('captain-1 moves 0415').cost).toBe(6);
    expect(p).toRefuse('warg-1 moves 0513', 'rough-ground', '15.61');
  });

  test('[15.61] out of rough ground onto clear costs one', () => {
    const p = position(`
      turn 2, isengard-movement
      0513: orc-1
    `);
    expect(p.offer('orc-1 moves 0514').cost).toBe(2);
  });
});

describe('[15.7] Westernesse inside, and cavalry', () => {
  test('[15.71] has five points as long as it goes through Hornburg and wall only', () => {
    const p = position(`
      turn 2, westernesse-movement
      1109: infantry-1
      0910: knight-1
      1309: infantry-2
    `);
    expect(p).toAllow('infantry-1 moves 1209 1310 1410 1510 1610');
    expect(p).toRefuse('infantry-1 moves 1209 1310 1410 1510 1610 1710', 'too-far', '4.26');
    // One step into the Deep, and it is four.
    expect(p).toAllow('infantry-1 moves 1209 1309 1308 1307');
    expect(p).toRefuse('infantry-1 moves 1209 1309 1308 1307 1306', 'too-far', '4.26');
    // It must begin inside as well.
    expect(p).toRefuse('infantry-2 moves 1310 1410 1510 1610 1710', 'too-far', '4.26');
  });

  test('[15.71] H-37: cavalry has five inside too, and six when it goes out', () => {
    const p = position(`
      turn 2, westernesse-movement
      0609: knight-1
    `);
    expect(p).toAllow('knight-1 moves 0610 0710 0810 0910 1009');
    expect(p).toRefuse('knight-1 moves 0610 0710 0810 0910 1009 1008', 'too-far', '4.26');
    expect(p).toAllow('knight-1 moves 0610 0710 0810 0811 0812 0913');
  });

  test('[15.71] leaders and Isengard have what they always have', () => {
    const p = position(`
      turn 2, westernesse-movement
      1109: gimli
    `);
    expect(p).toAllow('gimli moves 1209 1310 1410 1510 1610 1710');
    const q = position(`
      turn 2, isengard-movement
      1109: orc-1
    `);
    expect(q).toRefuse('orc-1 moves 1209 1310 1410 1510 1610', 'too-far', '4.26');
  });

  test('[15.72] cavalry never crosses a wall or tower hexside, up or down', () => {
    const p = position(`
      turn 2, westernesse-movement
      0809: knight-1
      0610: knight-2
      1308: light-cavalry-1
    `);
    expect(p).toRefuse('knight-1 moves 0810', 'cavalry-wall', '15.72');
    expect(p).toRefuse('knight-1 moves 0808', 'cavalry-wall', '15.72');
    expect(p).toRefuse('knight-2 moves 0611', 'rough-ground', '15.61');
    expect(p).toRefuse('light-cavalry-1 moves 1309 1310', 'wall-top', '15.72');
    expect(p).toAllow('knight-1 moves 0909 0908 1008');
  });

  test('[15.72] H-38: it does not go onto the Deeping Wall by the gate either', () => {
    const p = position(`
      turn 2, westernesse-movement
      1009: knight-1
    `);
    expect(p).toRefuse('knight-1 moves 1109', 'wall-top', '15.72');
  });
});

describe("[16.1] Helm's Dike", () => {
  test('[16.12] two points more, both ways; cavalry not at all', () => {
    const p = position(`
      turn 2, isengard-movement
      0820: orc-1
      0719: orc-2
      0921: warg-1
      0719: captain-1
    `);
    expect(p.offer('orc-1 moves 0819').cost).toBe(6);
    expect(p.offer('orc-2 moves 0720').cost).toBe(6);
    expect(p.offer('captain-1 moves 0720').cost).toBe(6);
    expect(p).toRefuse('warg-1 moves 0920', 'dike-cavalry', '16.12');
  });

  test('[16.12] in the Breach there is no Dike', () => {
    const p = position(`
      turn 2, isengard-movement
      1122: warg-1
    `);
    expect(p.offer('warg-1 moves 1121 1120 1119').cost).toBe(3);
  });
});

describe('[17.1] The Deeping Wall', () => {
  test('[17.11] from inside one comes and goes as on open ground', () => {
    const p = position(`
      turn 2, westernesse-movement
      1308: infantry-1
      1410: infantry-2
    `);
    expect(p.offer('infantry-1 moves 1309 1310').cost).toBe(4);
    expect(p.offer('infantry-2 moves 1409').cost).toBe(4);
    expect(p.offer('infantry-2 moves 1510 1509').cost).toBe(4);
  });

  test('[17.11] from outside one needs a ladder, whichever side one is on', () => {
    const p = position(`
      turn 2, westernesse-movement
      1311: infantry-1
    `);
    expect(p).toRefuse('infantry-1 moves 1310', 'wall', '15.12');
  });
});

describe('[18.1] The Culvert', () => {
  const diary = (state: string) => `
    turn 2, isengard-movement
    1411: orc-1
    1412: warg-1
    1410: orc-2
    ${state}
  `;

  test('[18.11] is closed while it is whole', () => {
    expect(position(diary(''))).toRefuse('orc-1 moves culvert', 'culvert', '18.11');
    expect(position(diary(''))).toRefuse('orc-1 moves 1410', 'wall', '15.12');
  });

  test('[18.11] costs one point more once it is breached', () => {
    const p = position(diary('culvert-east breached'));
    expect(p.offer('orc-1 moves culvert').cost).toBe(4);
    expect(p.offer('orc-1 moves culvert 1409').cost).toBe(8);
    expect(p).toRefuse('orc-1 moves 1410', 'wall-over-breach', '18.11');
  });

  test('[18.12] is never for cavalry', () => {
    expect(position(diary('culvert-east breached'))).toRefuse('warg-1 moves 1411 culvert', 'culvert-cavalry', '18.12');
  });

  test('[18.13] once it has collapsed it is closed for good', () => {
    expect(position(diary('culvert-east collapsed'))).toRefuse('orc-1 moves culvert', 'collapsed', '18.13');
  });

  test('[18.13] the top costs one point more once it is breached or has collapsed', () => {
    const top = (state: string) =>
      position(`
        turn 2, westernesse-movement
        1310: infantry-1
        ${state}
      `).offer('infantry-1 moves 1410 1510').cost;
    expect(top('')).toBe(4);
    expect(top('culvert-east breached')).toBe(6);
    expect(top('culvert-east collapsed')).toBe(6);
  });

  test('[18.13] [20.61] W-50: but not for who climbs it by a ladder', () => {
    const p = position('turn 5, isengard-movement\n1511: orc-1\nladder 1511 against 1410\nculvert-east breached');
    expect(p.offer('orc-1 moves 1410').cost).toBe(8);
    expect(p).toAllow('orc-1 moves 1410');
  });

  test('[18.11] H-44: on top and below are two places, one unit each', () => {
    const p = position(`
      turn 2, isengard-movement
      1411: orc-1
      1410: orc-2
      culvert-east breached
    `).play('orc-1 moves culvert');
    expect(p).toStand({ 'orc-1': 'culvert', 'orc-2': '1410' });
    expect(p.unit('orc-1')).toMatchObject({ hex: '1410', place: 'culvert' });
  });
});

describe('[19.1] The Deeping Stream', () => {
  test('[19.11, 19.12] a stream hex costs one more, from stream to stream as well', () => {
    const p = position(`
      turn 2, isengard-movement
      1217: orc-1
      1118: orc-2
      1525: warg-1
    `);
    expect(p.offer('orc-2 moves 1218').cost).toBe(4);
    expect(p.offer('orc-1 moves 1317').cost).toBe(4);
    expect(p.offer('orc-1 moves 1216').cost).toBe(2);
    expect(p.offer('warg-1 moves 1425').cost).toBe(4);
  });
});
