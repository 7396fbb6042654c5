import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const fires = (diary: string, turn = 2) => position(`turn ${turn}, isengard-combat, missile\n${diary}`);
const shoots = (diary: string) => position(`turn 2, westernesse-combat, missile\n${diary}`);
/** Everybody who can shoot, and at whom. */
const shots = (p: ReturnType<typeof position>) => {
  const targets: Record<string, string[]> = {};
  for (const order of p.orders()) {
    const [unit = '', , , target] = order.split(' ');
    if (target !== undefined) (targets[unit] ??= []).push(target);
  }
  for (const list of Object.values(targets)) list.sort();
  return targets;
};

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

  test('[7.13, A7.13] units in between do not stop a missile', () => {
    const p = fires(`
      0826: orc-archer-1
      0825: orc-1
      0824: infantry-1
      0823: infantry-2
    `);
    expect(p).toAllow('orc-archer-1 fires at infantry-2');
  });

  test('[7.13, A7.13] mountains stop it', () => {
    const p = fires(`
      0322: orc-archer-1
      0325: infantry-1
      0421: infantry-2
    `);
    expect(p).toAllow('orc-archer-1 fires at infantry-2');
    expect(p).toRefuse('orc-archer-1 fires at infantry-1', 'line-blocked', '7.13');
  });

  test('[A7.13] it may cross a wall into the hex behind it and no farther', () => {
    const p = fires(`
      1312: orc-archer-1
      1310: infantry-1
      1309: infantry-2
      1409: infantry-3
    `);
    expect(p).toAllow('orc-archer-1 fires at infantry-1');
    expect(p).toRefuse('orc-archer-1 fires at infantry-2', 'line-blocked', 'A7.13');
    expect(p).toRefuse('orc-archer-1 fires at infantry-3', 'line-blocked', 'A7.13');
  });

  test('[A7.13] nor out of the Deep over the wall, but from the wall itself', () => {
    const p = shoots(`
      1308: archer-1
      1310: archer-2
      1209: archer-3
      1311: orc-1
      1313: orc-2
    `);
    expect(p).toRefuse('archer-1 fires at orc-1', 'line-blocked', 'A7.13');
    expect(p).toAllow('archer-2 fires at orc-1');
    expect(p).toAllow('archer-2 fires at orc-2');
    expect(p).toAllow('archer-3 fires at orc-1');
  });

  test('[A7.13] towers stop it, and may be shot into and out of', () => {
    const p = fires(`
      1210: orc-archer-1
      1209: infantry-1
      1208: infantry-2
    `);
    expect(p).toAllow('orc-archer-1 fires at infantry-1');
    expect(p).toRefuse('orc-archer-1 fires at infantry-2', 'line-blocked', '7.13');
  });

  test('[7.13] G-21: along a hexside it is stopped only when both hexes would stop it', () => {
    const p = fires(`
      0811: orc-archer-1
      0910: infantry-1
      1311: orc-archer-2
      1409: infantry-2
    `);
    // Between the gate hex 0810 and the rough ground of 0911.
    expect(p).toAllow('orc-archer-1 fires at infantry-1');
    // Between 1310 and 1410, both behind the wall.
    expect(p).toRefuse('orc-archer-2 fires at infantry-2', 'line-blocked', 'A7.13');
  });

  test('[A7.13] mounted archers inside the Hornburg do not shoot over its walls', () => {
    const p = shoots(`
      0810: light-cavalry-1
      0812: orc-1
      0711: orc-2
      0712: orc-3
      0610: light-cavalry-2
      0611: orc-4
    `);
    expect(p).toRefuse('light-cavalry-2 fires at orc-4', 'mounted-over-wall', 'A7.13');
    expect(p).toRefuse('light-cavalry-1 fires at orc-2', 'mounted-over-wall', 'A7.13');
    expect(p).toRefuse('light-cavalry-1 fires at orc-1', 'mounted-over-wall', 'A7.13');
    // Between the gate and the wall beside it the line leaves the hex by a corner of both.
    expect(p).toRefuse('light-cavalry-1 fires at orc-3', 'mounted-over-wall', 'A7.13');
  });

  test('[A7.13] W-46: but through a gate that is breached, whole ones and fallen ones being walls', () => {
    const at = (gate: string) => shoots(`0810: light-cavalry-1\n0811: orc-1\n0812: orc-2\n0711: orc-3\n${gate}`);
    const near = 'light-cavalry-1 fires at orc-1';
    expect(at('main-gate breached')).toAllow(near);
    expect(at('main-gate breached')).toAllow('light-cavalry-1 fires at orc-2');
    // Between 0711, below the wall, and the ramp: one of the two ways is open.
    expect(at('main-gate breached\n0712: orc-4')).toAllow('light-cavalry-1 fires at orc-4');
    expect(at('main-gate breached')).toRefuse('light-cavalry-1 fires at orc-3', 'mounted-over-wall', 'A7.13');
    expect(at('')).toRefuse(near, 'mounted-over-wall', 'A7.13');
    expect(at('main-gate collapsed')).toRefuse(near, 'mounted-over-wall', 'A7.13');
  });

  test('[A7.13] but within a court they shoot, and in the field over walls', () => {
    const inside = shoots(`
      0810: light-cavalry-1
      0710: orc-1
    `);
    expect(inside).toAllow('light-cavalry-1 fires at orc-1');
    const outside = shoots(`
      1311: light-cavalry-1
      1310: orc-1
    `);
    expect(outside).toAllow('light-cavalry-1 fires at orc-1');
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

describe('[7.13, A7.13] Who can shoot at whom', () => {
  const WALL = `
    1311: uruk-guard-1, captain-1
    1210: orc-1
    1611: orc-2
    1312: uruk-archer-1
    1412: orc-archer-1
    1513: orc-archer-2
    1613: warg-1
    1810: dunland-archer-1
    1911: orc-archer-3 disrupted
    1112: uruk-archer-2 fired
    1811: orc-archer-4, lieutenant
    culvert: uruk-infantry-1
    1310: infantry-1, legolas
    1410: armoured-archer-1
    1510: infantry-2, gimli
    1610: archer-1
    1209: archer-2
    1710: archer-3
    1809: infantry-4
    1909: infantry-5
    1109: archer-5
    1308: light-cavalry-1
    1508: archer-4
    1409: archer-6 disrupted
    ladder 1311 against 1310
  `;
  const HORNBURG = `
    0810: light-cavalry-1
    0910: light-cavalry-2
    0610: archer-1
    0808: archer-2
    1007: archer-4
    1010: archer-5
    1009: infantry-1
    0811: orc-1
    0711: orc-2
    0712: orc-3
    0812: orc-4
    0511: orc-5
    1107: orc-6
    1108: uruk-infantry-1
    1111: uruk-infantry-2
    0911: uruk-infantry-3
    0912: uruk-infantry-4
    0807: uruk-infantry-5
    0612: uruk-archer-1
    0913: uruk-archer-2
    1110: orc-archer-1
    1207: orc-archer-2
  `;

  test('[7.12, A7.13, 18.14] from the field at the Deeping Wall and its towers, not past them nor into the Deep', () => {
    expect(shots(fires(WALL))).toEqual({
      'orc-archer-1': ['archer-1', 'armoured-archer-1', 'infantry-1', 'infantry-2'],
      'orc-archer-2': ['archer-1', 'armoured-archer-1', 'infantry-2'],
      'orc-archer-4': ['archer-1', 'archer-3', 'infantry-4', 'infantry-5'],
      'uruk-archer-1': ['archer-1', 'archer-2', 'armoured-archer-1', 'infantry-1'],
      'dunland-archer-1': ['archer-1', 'archer-3', 'infantry-4', 'infantry-5'],
    });
  });

  test('[7.12, A7.13, 18.14] from the Deeping Wall at the field, from the Deep into the Culvert alone', () => {
    expect(shots(shoots(WALL))).toEqual({
      'armoured-archer-1': [
        'orc-1',
        'orc-2',
        'orc-archer-1',
        'orc-archer-2',
        'uruk-archer-1',
        'uruk-archer-2',
        'uruk-guard-1',
      ],
      'archer-1': [
        'dunland-archer-1',
        'orc-2',
        'orc-archer-1',
        'orc-archer-2',
        'orc-archer-3',
        'orc-archer-4',
        'uruk-archer-1',
        'warg-1',
      ],
      'archer-2': ['orc-1', 'uruk-archer-1', 'uruk-archer-2', 'uruk-guard-1'],
      'archer-3': ['dunland-archer-1', 'orc-2', 'orc-archer-3', 'orc-archer-4'],
      'archer-4': ['uruk-infantry-1'],
      'archer-5': ['orc-1', 'uruk-archer-2'],
    });
  });

  test('[A7.13, 15.23] at the Hornburg: over its outer wall into the first hex, past no tower', () => {
    expect(shots(fires(HORNBURG))).toEqual({
      'orc-archer-1': ['archer-5', 'infantry-1'],
      'orc-archer-2': ['archer-4'],
      'uruk-archer-1': ['archer-1', 'light-cavalry-1'],
      'uruk-archer-2': ['archer-5', 'light-cavalry-1', 'light-cavalry-2'],
    });
  });

  test('[A7.13] W-46: and out of it: who is mounted through the broken gate only', () => {
    const foot = {
      'archer-1': ['orc-1', 'orc-2', 'orc-3', 'orc-4', 'orc-5', 'uruk-archer-1', 'uruk-infantry-4'],
      'archer-2': ['uruk-infantry-5'],
      'archer-4': ['orc-6', 'orc-archer-2', 'uruk-infantry-1'],
      'archer-5': [
        'orc-1',
        'orc-3',
        'orc-4',
        'orc-archer-1',
        'uruk-archer-2',
        'uruk-infantry-2',
        'uruk-infantry-3',
        'uruk-infantry-4',
      ],
    };
    expect(shots(shoots(HORNBURG))).toEqual(foot);
    expect(shots(shoots(`${HORNBURG}main-gate breached`))).toEqual({
      ...foot,
      'light-cavalry-1': ['orc-1', 'orc-3', 'orc-4', 'uruk-infantry-4'],
    });
  });
});

describe('[7.18] The wall in missile combat', () => {
  const armour = (diary: string, order: string, options = {}) => {
    const p = position(
      `turn 2, ${order.startsWith('orc') || order.startsWith('uruk') ? 'isengard' : 'westernesse'}-combat, missile\n${diary}`,
      options,
    );
    const { modifiers = [], roll = '' } = p.offer(order).odds ?? {};
    return { of: Number(/armour (\d)/.exec(roll)?.[1]), cases: modifiers.map((each) => `${each.case} ${each.value}`) };
  };

  test('[7.18] the defender on the upper side of a wall has one more', () => {
    expect(armour('1312: orc-archer-1\n1310: archer-1', 'orc-archer-1 fires at archer-1')).toEqual({
      of: 3,
      cases: ['7.18 1'],
    });
  });

  test('[7.18] four remains four', () => {
    expect(armour('1312: orc-archer-1\n1209: infantry-1\n1210: orc-2', 'orc-archer-1 fires at infantry-1').of).toBe(4);
    expect(armour('1211: orc-archer-1\n1209: infantry-1', 'orc-archer-1 fires at infantry-1')).toEqual({
      of: 4,
      cases: ['15.54 1', '7.18 1'],
    });
  });

  test('[7.18] D-13: who stands below has none, but by the option', () => {
    const diary = '1310: archer-1\n1311: uruk-infantry-1';
    expect(armour(diary, 'archer-1 fires at uruk-infantry-1')).toEqual({ of: 2, cases: [] });
    expect(armour(diary, 'archer-1 fires at uruk-infantry-1', { wallBonus: 'both' })).toEqual({
      of: 3,
      cases: ['7.18 1'],
    });
  });

  test('[7.18, 15.22] D-13: a breach takes it from who stands below, by the option too, and not from the gate hex', () => {
    const ramp = '0810: archer-1\n0811: uruk-infantry-1';
    const breached = `${ramp}\nmain-gate breached`;
    const order = 'archer-1 fires at uruk-infantry-1';
    expect(armour(ramp, order, { wallBonus: 'both' }).cases).toEqual(['7.18 1']);
    expect(armour(breached, order, { wallBonus: 'both' }).cases).toEqual([]);
    const gate = '0810: archer-1\n0812: orc-archer-1\nmain-gate breached';
    expect(armour(gate, 'orc-archer-1 fires at archer-1').cases).toEqual(['7.18 1']);
  });

  test('[15.22] in the gate hex after a breach it is for Westernesse alone', () => {
    const breach = '0810: orc-1\n0812: archer-1\nmain-gate';
    expect(armour(`${breach} breached`, 'archer-1 fires at orc-1').cases).toEqual([]);
    expect(armour('0810: orc-1\n0812: archer-1', 'archer-1 fires at orc-1').cases).toEqual(['7.18 1']);
  });

  test('[7.18, 20.35] a gate that has collapsed shelters like a wall, one that is breached does not', () => {
    const order = 'orc-archer-1 fires at archer-1';
    expect(armour('1007: archer-1\n1107: orc-archer-1\nrear-gate collapsed', order).cases).toEqual(['7.18 1']);
    expect(armour('1007: archer-1\n1107: orc-archer-1\nrear-gate breached', order).cases).toEqual([]);
  });

  test('[7.18] a wall that the missile does not cross is no help', () => {
    expect(armour('1309: orc-archer-1\n1310: archer-1', 'orc-archer-1 fires at archer-1')).toEqual({
      of: 2,
      cases: [],
    });
  });

  test('[7.18] W-1: along a hexside the wall counts only if every open way in has it', () => {
    // From 1412 the line comes through 1411, and on top of the Culvert there is wall towards it.
    expect(armour('1412: orc-archer-1\n1410: archer-1', 'orc-archer-1 fires at archer-1').cases).toContain('7.18 1');
    // From 1809 to 1908 it comes between 1808, where the Deep is open, and the tower 1909, which stops it.
    expect(armour('1809: orc-archer-1\n1908: archer-1', 'orc-archer-1 fires at archer-1').cases).toEqual([]);
    // From 0811 to 0910 between the gate hex, which stops it, and 0911, which has wall towards 0910.
    expect(armour('0811: orc-archer-1\n0910: archer-1', 'orc-archer-1 fires at archer-1').cases).toEqual(['7.18 1']);
    // From 1107 to 1008 between 1007, which stops it, and 1108, below the wall.
    expect(armour('1107: orc-archer-1\n1008: archer-1', 'orc-archer-1 fires at archer-1').cases).toEqual(['7.18 1']);
  });

  test('[7.18] a gate helps while it is whole; [15.22] the Main Gate after a breach as well', () => {
    const rear = (gate: string) =>
      armour(`1107: orc-archer-1\n1007: archer-1\n${gate}`, 'orc-archer-1 fires at archer-1').cases;
    expect(rear('')).toEqual(['7.18 1']);
    expect(rear('rear-gate breached')).toEqual([]);
    const main = (gate: string) =>
      armour(`0812: orc-archer-1\n0810: archer-1\n${gate}`, 'orc-archer-1 fires at archer-1').cases;
    expect(main('')).toEqual(['7.18 1']);
    expect(main('main-gate breached')).toEqual(['7.18 1']);
  });

  test('[15.22] who shoots and strikes may shoot from the gate hex, and strike once the gate is breached', () => {
    const diary = (segment: string, gate: string) => `
      turn 2, westernesse-combat, ${segment}
      0810: armoured-archer-1
      0811: orc-1
      0812: orc-2
      ${gate}
    `;
    expect(position(diary('missile', ''))).toAllow('armoured-archer-1 fires at orc-1');
    expect(position(diary('missile', ''))).toAllow('armoured-archer-1 fires at orc-2');
    expect(position(diary('melee', 'main-gate breached'))).toAllow('armoured-archer-1 attacks orc-1');
    expect(position(diary('missile', '')).play('done').view().phase).not.toBe('westernesse-combat');
  });

  test('[15.23] the ramp stops no missile, nor do its sides', () => {
    const p = shoots(`
      0911: archer-1
      0812: orc-1
      0713: orc-2
      0811: orc-3
    `);
    expect(p).toAllow('archer-1 fires at orc-1');
    expect(p).toAllow('archer-1 fires at orc-2');
    expect(p).toAllow('archer-1 fires at orc-3');
  });

  test('[15.54] towers: the defender one more, the target of who shoots from one one less', () => {
    expect(armour('0610: archer-1\n0612: uruk-infantry-1', 'archer-1 fires at uruk-infantry-1')).toEqual({
      of: 1,
      cases: ['15.54 -1'],
    });
    expect(armour('0610: archer-1\n0612: orc-1', 'archer-1 fires at orc-1').of).toBe(0);
  });

  test('[20.65] on a ladder one has one less, and armour 0 is the least', () => {
    expect(armour('1410: archer-1\n1311: orc-1\nladder 1311 against 1310', 'archer-1 fires at orc-1')).toEqual({
      of: 0,
      cases: ['20.65 -1'],
    });
  });

  test('[16.11, 16.12, 19.13] D-17: Dike, ditch and bank count for nothing', () => {
    expect(armour('0820: orc-archer-1\n0819: archer-6', 'orc-archer-1 fires at archer-6')).toEqual({
      of: 2,
      cases: [],
    });
    expect(armour('0820: uruk-infantry-1\n0819: archer-6', 'archer-6 fires at uruk-infantry-1').of).toBe(2);
    expect(armour('1217: orc-archer-1\n1118: archer-6', 'orc-archer-1 fires at archer-6').of).toBe(2);
  });
});

describe('[18.14] Missiles and the Culvert', () => {
  test('[18.14, A7.13] the passage is shot into by its own sides only, while it is whole', () => {
    const p = shoots(`
      culvert: uruk-infantry-1
      1409: archer-1
      1408: archer-2
      1310: archer-3
      1510: archer-4
      1411: archer-5
    `);
    expect(p).toAllow('archer-1 fires at uruk-infantry-1');
    expect(p).toAllow('archer-2 fires at uruk-infantry-1');
    expect(p).toAllow('archer-5 fires at uruk-infantry-1');
    expect(p).toRefuse('archer-3 fires at uruk-infantry-1', 'culvert-side', '18.14');
  });

  test('[7.13] W-53: out of it by its two ends only, the way it is shot into', () => {
    const out = (breached: string) =>
      fires(`
        culvert: uruk-archer-1
        1409: infantry-1
        1408: infantry-2
        1411: infantry-3
        1412: infantry-4
        1310: infantry-5
        1511: infantry-6
        1210: infantry-7
        ${breached}
      `);
    for (const p of [out(''), out('culvert-east breached')]) {
      for (const end of [1, 2, 3, 4]) expect(p).toAllow(`uruk-archer-1 fires at infantry-${end}`);
      for (const wall of [5, 6, 7])
        expect(p).toRefuse(`uruk-archer-1 fires at infantry-${wall}`, 'culvert-side', '7.13');
    }
  });

  test('[18.14] H-44: not from the wall on top to the passage beneath, nor up again', () => {
    const p = shoots('culvert: uruk-infantry-1\n1410: archer-1\nculvert-east breached');
    expect(p).toRefuse('archer-1 fires at uruk-infantry-1', 'culvert-side', '18.14');
  });

  test('[18.14] once it is breached, from wall and towers too', () => {
    const p = shoots(`
      culvert: uruk-infantry-1
      1310: archer-3
      1511: archer-4
      culvert-east breached
    `);
    expect(p).toAllow('archer-3 fires at uruk-infantry-1');
    expect(p).toRefuse('archer-4 fires at uruk-infantry-1', 'culvert-side', '18.14');
    const at = (breach: string) =>
      shots(
        shoots(`
          culvert: uruk-infantry-1
          1209: archer-1
          1310: archer-2
          1510: archer-3
          1610: archer-4
          1311: archer-5
          1511: archer-6
          1210: archer-7
          1409: archer-8
          1412: archer-9
          1312: armoured-archer-1
          1512: armoured-archer-2
          ${breach}
        `),
      );
    // From 1312 and 1512 the line runs along a side of 1411, the outer end.
    const field = ['archer-8', 'archer-9', 'armoured-archer-1', 'armoured-archer-2'];
    const throughEnds = Object.fromEntries(field.map((archer) => [archer, ['uruk-infantry-1']]));
    const fromAbove = { 'archer-2': ['uruk-infantry-1'], 'archer-3': ['uruk-infantry-1'] };
    expect(at('')).toEqual(throughEnds);
    // The tower 1209 is too far along the wall: 1310 stops its missiles.
    expect(at('culvert-east breached')).toEqual({ ...throughEnds, ...fromAbove, 'archer-4': ['uruk-infantry-1'] });
  });

  test('[18.15] D-17: its hex gives one more, on top and below; [7.18] the wall helps only the one on top', () => {
    const p = shoots(`
      culvert: uruk-infantry-1
      1411: archer-5
      culvert-east breached
    `);
    expect(p.offer('archer-5 fires at uruk-infantry-1').odds?.modifiers).toEqual([
      { case: '18.15', label: expect.any(String) as string, value: 1 },
    ]);
    const top = fires(`
      1412: orc-archer-1
      1410: archer-1
    `);
    expect(top.offer('orc-archer-1 fires at archer-1').odds?.modifiers.map((each) => each.case)).toEqual([
      '18.15',
      '7.18',
    ]);
  });
});
