import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { drive } from '../retreat/drive.fixture.ts';

const assault = (diary: string) => position(`turn 2, isengard-combat, melee\n${diary}`);

describe('[7.6] Displacement', () => {
  test('[7.61] only when no free hex is left may a friend be pushed out', () => {
    const free = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
        0824: infantry-2
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    );
    expect(free).toRefuse('infantry-1 retreats 0824', 'no-retreat-there', '7.55');
  });

  test('[7.61, 7.65] the displaced go next, and are disrupted', () => {
    // 0725 and 0925 are held by friends who are disrupted and cannot be pushed; 0824 can.
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
        0824: infantry-2
        0725: infantry-3 disrupted
        0925: infantry-4 disrupted
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    );
    expect(p.orders()).toEqual(['infantry-1 retreats 0824']);
    p.play('infantry-1 retreats 0824');
    expect(p.view().decision).toEqual({ kind: 'displace', side: 'westernesse', piece: 'infantry-2' });
    expect(p.orders().sort()).toEqual(['0724', '0823', '0924'].map((hex) => `infantry-2 displaced to ${hex}`));
    p.play('infantry-2 displaced to 0823');
    expect(p).toStand({ 'infantry-1': '0824', 'infantry-2': '0823' });
    expect(p.unit('infantry-2').disrupted).toBe(true);
    expect(p.told('disrupted').map(({ unit }) => unit)).toContain('infantry-2');
  });

  test('[7.62] the displaced obey every rule of retreat', () => {
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
        0824: infantry-2
        0725: infantry-3 disrupted
        0925: infantry-4 disrupted
        0822: orc-1
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    ).play('infantry-1 retreats 0824');
    expect(p.orders().sort()).toEqual(['infantry-2 displaced to 0724', 'infantry-2 displaced to 0924']);
    expect(p).toRefuse('infantry-2 displaced to 0823', 'no-displacement-there', 'A7.64');
  });

  test('[7.63] if the displaced would die, the one that retreats dies instead', () => {
    // Zones close every hex round infantry-2 and beyond its friends.
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1
      0824: infantry-2
      0725: infantry-3 disrupted
      0925: infantry-4 disrupted
      0822: orc-1 disrupted
      0623: orc-2 disrupted
      1024: orc-3 disrupted
      0525: orc-4 disrupted
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p).toStand({ 'infantry-1': 'lost', 'infantry-2': '0824' });
    expect(p.told('eliminated')[0]?.why).toBe('no-retreat');
  });

  test('[A7.64] D-23: through friends to the nearest free hex when there is none beside it', () => {
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
        0824: infantry-2
        0725: infantry-3 disrupted
        0925: infantry-4 disrupted
        0724: infantry-5 disrupted
        0823: infantry-6 disrupted
        0924: infantry-7 disrupted
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    ).play('infantry-1 retreats 0824');
    expect(p).toAllow('infantry-2 displaced to 0822');
    expect(p).toRefuse('infantry-2 displaced to 0821', 'no-displacement-there', 'A7.64');
  });

  test('[7.64, A7.64] D-23: else it pushes a friend out in its turn, and one retreat may move several', () => {
    const p = drive(
      assault(`
        0914: uruk-guard-1
        0913: infantry-1
        0812: knight-1
        0811: infantry-2
        0810: infantry-3
        0710: infantry-4
        0610: infantry-5
        0910: infantry-6
        1010: infantry-7
        1009: infantry-8
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    ).play('infantry-1 retreats 0812');
    // The nearest free hexes are beyond the friends on the ramp and in the court.
    expect(p.view().decision).toMatchObject({ kind: 'displace', piece: 'knight-1' });
    expect(p.orders().length).toBeGreaterThan(0);
    p.play(p.orders()[0] ?? '');
    expect(p.told('displaced')).toHaveLength(1);
    expect(p.unit('knight-1').disrupted).toBe(true);
  });

  test('[7.63, 7.64] in a crowd that is shut in on all sides nobody can be pushed: the one that retreats dies', () => {
    const p = assault(`
      0623: infantry-1
      0624: infantry-2
      0625: infantry-3
      0626: infantry-4
      0627: infantry-5
      0723: infantry-6
      0724: infantry-7
      0725: infantry-8
      0726: infantry-9
      0727: infantry-10
      0823: infantry-11
      0824: infantry-12
      0825: infantry-13
      0826: infantry-14
      0827: infantry-15
      0923: infantry-16
      0924: infantry-17
      0925: armoured-archer-1
      0926: armoured-archer-2
      0927: knight-1
      1023: knight-2
      1024: light-cavalry-1
      1025: light-cavalry-2
      1026: rider-1
      1027: guard-1
      0523: orc-1 disrupted
      0524: orc-2 disrupted
      0525: orc-3 disrupted
      0526: orc-4 disrupted
      0527: orc-5 disrupted
      0528: orc-6 disrupted
      0622: uruk-infantry-1 disrupted
      0628: uruk-infantry-2 disrupted
      0722: uruk-infantry-3
      0728: uruk-infantry-4 disrupted
      0822: uruk-infantry-5 disrupted
      0828: uruk-infantry-6 disrupted
      0922: uruk-infantry-7 disrupted
      0928: uruk-infantry-8 disrupted
      1022: uruk-infantry-9 disrupted
      1028: uruk-infantry-10 disrupted
      1123: dunland-infantry-1 disrupted
      1124: dunland-infantry-2 disrupted
      1125: dunland-infantry-3 disrupted
      1126: dunland-infantry-4 disrupted
      1127: dunland-infantry-5 disrupted
      1128: dunland-infantry-6 disrupted
    `).rolling(6, 1, 6);
    const began = performance.now();
    p.play('uruk-infantry-3 attacks infantry-6', 'done');
    expect(p.told('eliminated')).toEqual([{ type: 'eliminated', piece: 'infantry-6', why: 'no-retreat', points: 8 }]);
    // Whoever asks every friend to ask every friend never comes back from here.
    expect(performance.now() - began).toBeLessThan(1000);
  });

  test('[7.57] the disrupted displace nobody, for they do not retreat', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1 disrupted
      0824: infantry-2
      0725: infantry-3
      0925: infantry-4
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('displaced')).toEqual([]);
    expect(p.at('infantry-1')).toBe('lost');
  });
});
