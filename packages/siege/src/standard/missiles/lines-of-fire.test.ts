import type { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { fires, shoots } from './missiles.fixture.ts';

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

describe('[7.13, A7.13] What stops a missile', () => {
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
