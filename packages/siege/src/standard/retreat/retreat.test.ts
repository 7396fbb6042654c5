import { position, type Table } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const assault = (diary: string) => position(`turn 2, isengard-combat, melee\n${diary}`);
const sally = (diary: string) => position(`turn 2, westernesse-combat, melee\n${diary}`);
/** A blow at `target` that drives it back one or two hexes, up to the question where it goes. */
const drive = (p: Table, blow: string, hexes: 1 | 2, ...dice: number[]) => {
  p.rolling(...dice).play(blow, 'done');
  expect(p.view().decision).toMatchObject({ kind: 'retreat', hexes });
  return p;
};

describe('[7.5] Retreat', () => {
  test('[7.54] goes exactly as many hexes as the result says, and ends that far from where it began', () => {
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
      `),
      'uruk-guard-1 attacks infantry-1',
      2,
      3,
      4,
      4,
    );
    expect(p.orders().sort()).toEqual(
      [
        ['0824', '0724'],
        ['0824', '0823'],
        ['0824', '0924'],
        ['0725', '0624'],
        ['0725', '0724'],
        ['0725', '0625'],
        ['0925', '0924'],
        ['0925', '1024'],
        ['0925', '1025'],
      ]
        .map((path) => `infantry-1 retreats ${path.join(' ')}`)
        .sort(),
    );
    // Not round the corner, nor back to where it stood.
    expect(p).toRefuse('infantry-1 retreats 0824', 'no-retreat-there', '7.55');
    expect(p).toRefuse('infantry-1 retreats 0824 0725', 'no-retreat-there', '7.55');
    expect(p).toRefuse('infantry-1 retreats 0824 0825', 'no-retreat-there', '7.55');
    p.play('infantry-1 retreats 0824 0823');
    expect(p.at('infantry-1')).toBe('0823');
  });

  test('[7.54, 7.55] out of all enemy zones, at every step', () => {
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
        0822: orc-1
      `),
      'uruk-guard-1 attacks infantry-1',
      2,
      3,
      4,
      4,
    );
    expect(p.orders().some((order) => order.includes('0823'))).toBe(false);
    expect(p).toRefuse('infantry-1 retreats 0824 0823', 'no-retreat-there', '7.55');
    expect(p).toAllow('infantry-1 retreats 0824 0924');
  });

  test('[7.54] costs no movement points: into rough ground one hex is one hex', () => {
    const p = drive(
      assault(`
        0515: uruk-guard-1
        0514: infantry-1
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    );
    expect(p).toAllow('infantry-1 retreats 0513');
  });

  test('[7.55] the owner chooses the way', () => {
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    );
    expect(p.side).toBe('westernesse');
    expect(p.orders()).toHaveLength(3);
    expect(p.why('infantry-1 retreats 0824', 'isengard')?.code).toBe('not-your-decision');
  });

  test('[7.55, A7.55] not over a wall, tower or shut gate, up or down', () => {
    const p = drive(
      sally(`
        1310: infantry-1
        1311: orc-1
      `),
      'infantry-1 attacks orc-1',
      1,
      2,
      2,
      6,
    );
    expect(p).toRefuse('orc-1 retreats 1410', 'no-retreat-there', 'A7.55');
    expect(p.orders().sort()).toEqual(['1210', '1211', '1312', '1411'].map((hex) => `orc-1 retreats ${hex}`));
  });

  test('[17.12] from the Deeping Wall one retreats into the Deep or along the wall, and not off its front', () => {
    const p = drive(
      assault(`
        1311: uruk-guard-1
        1310: infantry-1
        ladder 1311 against 1310
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    );
    expect(p.orders().sort()).toEqual(['1209', '1309', '1409', '1410'].map((hex) => `infantry-1 retreats ${hex}`));
    expect(p).toRefuse('infantry-1 retreats 1210', 'no-retreat-there', 'A7.55');
  });

  test('[A7.55, 7.55] a way is refused by the case that closes it: walls and gates by theirs, the rest by the other', () => {
    const out = (gate: string) =>
      drive(
        sally(`
          1107: orc-1
          1108: infantry-1
          0907: infantry-2
          ${gate}
        `),
        'infantry-1 attacks orc-1',
        1,
        2,
        2,
        6,
      );
    expect(out('rear-gate westernesse')).toRefuse('orc-1 retreats 1007', 'no-retreat-there', 'A7.55');
    expect(out('rear-gate collapsed')).toRefuse('orc-1 retreats 1007', 'no-retreat-there', 'A7.55');
    expect(out('rear-gate isengard')).toRefuse('orc-1 retreats 1007', 'no-retreat-there', '7.55');
    expect(out('rear-gate isengard')).toRefuse('orc-1 retreats 1108', 'no-retreat-there', '7.55');
    expect(out('rear-gate isengard')).toRefuse('orc-1 retreats 1207 1307', 'no-retreat-there', '7.55');
  });

  test('[A7.55, 17.12, 7.56] who could only leap from a wall is eliminated', () => {
    const p = assault(`
      0809: uruk-guard-1
      0808: infantry-1
      0807: orc-1
      ladder 0809 against 0808
    `).rolling(2, 2, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.at('infantry-1')).toBe('lost');
    expect(p.told('eliminated')[0]).toMatchObject({ why: 'no-retreat', points: 8 });
  });

  test('[7.55, 15.15] through a gate one controls, not through the enemy’s', () => {
    const out = (gate: string) =>
      drive(
        assault(`
          1008: uruk-guard-1
          1007: infantry-1
          0907: infantry-2 disrupted
          ${gate}
        `),
        'uruk-guard-1 attacks infantry-1',
        1,
        3,
        4,
        6,
      ).orders();
    expect(out('')).toEqual(['infantry-1 retreats 1107']);
    expect(out('rear-gate breached')).toEqual(['infantry-1 retreats 1107']);
  });

  test('[7.55] H-41: foot may retreat over the Dike, cavalry may not', () => {
    const foot = drive(
      sally(`
        0818: infantry-1
        0819: orc-1
      `),
      'infantry-1 attacks orc-1',
      1,
      2,
      2,
      6,
    );
    expect(foot).toAllow('orc-1 retreats 0820');
    const horse = drive(
      sally(`
        0818: knight-1
        0819: warg-1
      `),
      'knight-1 attacks warg-1',
      1,
      2,
      3,
      6,
    );
    expect(horse).toAllow('warg-1 retreats 0920');
    expect(horse).toRefuse('warg-1 retreats 0820', 'no-retreat-there', '7.55');
  });

  test('[7.55] D-27: not onto a lone enemy leader', () => {
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
        0824: captain-1
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    );
    expect(p.orders().sort()).toEqual(['infantry-1 retreats 0725', 'infantry-1 retreats 0925']);
  });

  test('[7.56] who cannot is eliminated', () => {
    const p = assault(`
      0826: uruk-guard-1
      0725: orc-1
      0924: orc-2
      0825: infantry-1
    `).rolling(3, 4, 6, 6, 6, 6, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'orc-1 attacks infantry-1', 'done');
    expect(p.told('eliminated')).toEqual([{ type: 'eliminated', piece: 'infantry-1', why: 'no-retreat', points: 8 }]);
  });

  test('[7.57] who has retreated is disrupted: it neither moves nor attacks', () => {
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
        0620: infantry-2
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    ).play('infantry-1 retreats 0824', 'hold');
    expect(p.told('disrupted')).toEqual([{ type: 'disrupted', unit: 'infantry-1' }]);
    expect(p.unit('infantry-1').disrupted).toBe(true);
    expect(p.view().phase).toBe('westernesse-movement');
    expect(p).toRefuse('infantry-1 moves 0823', 'disrupted', '7.57');
  });

  test('[7.57] the disrupted who must retreat are eliminated instead', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1 disrupted
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('eliminated')).toEqual([{ type: 'eliminated', piece: 'infantry-1', why: 'disrupted', points: 8 }]);
  });

  test('[7.57] [G-50] also those who should be halved first: nobody hears that they were reduced', () => {
    const p = position(`
      turn 14, isengard-combat, melee
      0826: uruk-guard-1
      0825: infantry-1 disrupted
    `).rolling(3, 4, 2);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('casualty')).toMatchObject([{ result: '1/2E r1' }]);
    expect(p.told('reduced')).toEqual([]);
    expect(p.told('eliminated')).toEqual([{ type: 'eliminated', piece: 'infantry-1', why: 'disrupted', points: 8 }]);
  });

  test('[7.57] they defend as before', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1 disrupted
    `);
    expect(p.offer('uruk-guard-1 attacks infantry-1').odds?.roll).toContain('armour 3: 2–7');
  });
});

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

describe('[7.7] Retreat before combat', () => {
  test('[7.7] who only shoots may withdraw one hex or two before it is struck', () => {
    const p = assault(`
      0826: orc-1
      0825: archer-1
      0815: infantry-1
    `).rolling(4);
    p.play('orc-1 attacks archer-1', 'done');
    expect(p.view().decision).toEqual({ kind: 'retreat-before', side: 'westernesse', piece: 'archer-1' });
    expect(p).toAllow('archer-1 stands');
    expect(p).toAllow('archer-1 withdraws 0824');
    expect(p).toAllow('archer-1 withdraws 0824 0823');
    expect(p).toRefuse('archer-1 withdraws 0726', 'no-retreat-there', '7.7');
    expect(p).toRefuse('archer-1 withdraws 0824 0823 0822', 'no-retreat-there', '7.7');
    expect(p).toRefuse('infantry-1 withdraws 0814', 'other-unit', '7.7');
    expect(p.offer('archer-1 withdraws 0824').odds?.outcomes.map(({ chance }) => chance)).toEqual([
      { n: 1, d: 2 },
      { n: 1, d: 2 },
    ]);
    p.play('archer-1 withdraws 0824 0823');
    expect(p.told('steadiness')).toEqual([{ type: 'steadiness', unit: 'archer-1', die: 4, disrupted: false }]);
    expect(p.unit('archer-1').disrupted).toBe(false);
    expect(p.told('struck')).toEqual([]);
  });

  test.each([
    [1, true],
    [3, true],
    [4, false],
    [6, false],
  ])('[7.7] a %i on the die disrupts it: %s', (die, disrupted) => {
    const p = assault(`
      0826: orc-1
      0825: archer-1
    `).rolling(die);
    p.play('orc-1 attacks archer-1', 'done', 'archer-1 withdraws 0824');
    expect(p.unit('archer-1').disrupted).toBe(disrupted);
  });

  test('[7.7] one of its attackers may enter the hex; all attacks on it lapse (G-51)', () => {
    const p = assault(`
      0826: orc-1
      0726: orc-2
      0825: archer-1
    `).rolling(4);
    p.play('orc-1 attacks archer-1', 'orc-2 attacks archer-1', 'done', 'archer-1 withdraws 0824');
    expect(p.view().decision).toEqual({ kind: 'advance', side: 'isengard', hex: '0825' });
    expect(p.orders().sort()).toEqual(['hold', 'orc-1 advances', 'orc-2 advances']);
    p.play('orc-2 advances');
    expect(p).toStand({ 'orc-1': '0826', 'orc-2': '0825' });
    expect(p.view().phase).not.toBe('isengard-combat');
  });

  test('[7.7] cavalry may withdraw when only infantry attacks it', () => {
    const foot = assault(`
      0826: orc-1
      0825: rider-1
    `).play('orc-1 attacks rider-1', 'done');
    expect(foot.view().decision?.kind).toBe('retreat-before');
    // What cavalry does elsewhere is nothing to it.
    const elsewhere = assault(`
      0826: orc-1
      0727: warg-1
      0825: rider-1
      0726: infantry-1
    `).play('orc-1 attacks rider-1', 'warg-1 attacks infantry-1', 'done');
    expect(elsewhere.view().decision).toMatchObject({ kind: 'retreat-before', piece: 'rider-1' });
    const horse = assault(`
      0826: warg-1
      0926: orc-1
      0825: rider-1
    `).rolling(6, 6, 6, 6);
    horse.play('warg-1 attacks rider-1', 'orc-1 attacks rider-1', 'done');
    expect(horse.told('struck')).toHaveLength(2);
  });

  test('[7.7] foot that strikes in melee may not', () => {
    const p = assault(`
      0826: orc-1
      0825: armoured-archer-1
    `).rolling(6, 6);
    p.play('orc-1 attacks armoured-archer-1', 'done');
    expect(p.told('struck')).toHaveLength(1);
  });

  test('[7.7] G-51: it is asked once, before the first blow at it', () => {
    const p = assault(`
      0826: orc-1
      0926: orc-2
      0825: archer-1
    `).rolling(6, 6, 6, 6);
    p.play('orc-1 attacks archer-1', 'orc-2 attacks archer-1', 'done', 'archer-1 stands');
    expect(p.told('struck')).toHaveLength(2);
    expect(p.told('stood')).toHaveLength(1);
  });

  test('[7.7] G-52: the disrupted may not, and nobody is displaced', () => {
    const p = assault(`
      0826: orc-1
      0825: archer-1 disrupted
    `).rolling(6, 6);
    p.play('orc-1 attacks archer-1', 'done');
    expect(p.told('struck')).toHaveLength(1);
    const q = assault(`
      0826: orc-1
      0825: archer-1
      0824: infantry-1
    `).play('orc-1 attacks archer-1', 'done');
    expect(q).toRefuse('archer-1 withdraws 0824', 'no-retreat-there', '7.7');
    expect(q).toAllow('archer-1 withdraws 0824 0823');
  });

  test('[7.7] with nowhere to go it is not asked', () => {
    const p = assault(`
      0826: orc-1
      0724: orc-2
      0924: orc-3
      0825: archer-1
    `).rolling(6, 6);
    p.play('orc-1 attacks archer-1', 'done');
    expect(p.told('struck')).toHaveLength(1);
  });

  test('[7.7] G-53: across a wall as well, if melee would be', () => {
    const p = assault(`
      1311: orc-1
      1310: archer-1
      ladder 1311 against 1310
    `).play('orc-1 attacks archer-1', 'done');
    expect(p).toAllow('archer-1 withdraws 1309');
  });

  test('[7.7, A8.24] its leaders are asked whether they go along', () => {
    const p = assault(`
      0826: orc-1
      0825: archer-1, legolas
    `).rolling(6);
    p.play('orc-1 attacks archer-1', 'done', 'archer-1 withdraws 0824');
    expect(p.view().decision).toMatchObject({ kind: 'follow', side: 'westernesse', piece: 'legolas', hex: '0824' });
    p.play('legolas follows');
    expect(p.at('legolas')).toBe('0824');
    expect(p.view().decision?.kind).toBe('advance');
  });
});
