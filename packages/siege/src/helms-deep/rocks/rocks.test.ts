/** [20.8] Rocks: placed before the game, dropped in the enemy's Movement Phase. */
import { newGame, position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const deploying = () => newGame().play('set up vanguard', 'done');

describe('[20.81] Placing rocks', () => {
  test('[20.81] on walls, towers and in gate hexes, when Westernesse deploys', () => {
    const p = deploying();
    expect(p).toAllow('rocks to 1310');
    expect(p).toAllow('rocks to 1209');
    expect(p).toAllow('rocks to 0810 dummy');
    expect(p).toRefuse('rocks to 1409', 'no-place-for-rocks', '20.81');
    expect(p).toRefuse('rocks to 9999', 'no-place-for-rocks', '20.81');
    const isengard = newGame();
    expect(isengard).toRefuse('rocks to 1310', 'not-your-rocks', '20.81');
    expect(isengard).toRefuse('rocks off 1310', 'not-your-rocks', '20.81');
  });

  test('[20.81] H-60: one counter a hex, and it can be lifted again', () => {
    const p = deploying().play('rocks to 1310 dummy');
    expect(p.told('rocksPlaced')).toEqual([{ type: 'rocksPlaced', rocks: 'rocks-1', hex: '1310', dummy: true }]);
    expect(p).toRefuse('rocks to 1310', 'rocks-there', '20.81');
    expect(p).toRefuse('rocks off 1410', 'no-rocks-there', '20.81');
    p.play('rocks off 1310');
    expect(p.told('rocksLifted')).toEqual([{ type: 'rocksLifted', rocks: 'rocks-1', hex: '1310' }]);
    expect(p).toAllow('rocks to 1310');
  });

  test('[20.81] six real ones and six dummies, numbered as they are placed', () => {
    const p = deploying();
    for (const hex of ['1310', '1410', '1510', '1610', '1710', '1809']) p.play(`rocks to ${hex} dummy`);
    expect(p).toRefuse('rocks to 1909 dummy', 'none-left', '20.81');
    for (const hex of ['1909', '2008', '0710', '0810', '0910']) p.play(`rocks to ${hex}`);
    p.play('rocks to 1010');
    expect(p.told('rocksPlaced')).toMatchObject([{ rocks: 'rocks-12' }]);
    expect(p).toRefuse('rocks to 1209', 'none-left', '20.81');
  });

  test('[20.81] not all need be placed, and a plan leaves those that are', () => {
    const p = deploying().play('rocks to 1310', 'set up wall-and-dike');
    expect(p.view().markers['rocks-1']).toMatchObject({ hex: '1310' });
    expect(p).toAllow('done');
  });

  test('[20.81] which are dummies is Westernesse’s secret', () => {
    const p = deploying().play('rocks to 1310 dummy', 'rocks to 1410');
    const seen = (viewer: 'isengard' | 'westernesse' | 'spectator') =>
      Object.values(p.view(viewer).markers)
        .filter(({ kind }) => kind === 'rocks')
        .map(({ hex, dummy }) => [hex, dummy]);
    expect(seen('westernesse')).toEqual([
      ['1310', true],
      ['1410', false],
    ]);
    expect(seen('isengard')).toEqual([
      ['1310', undefined],
      ['1410', undefined],
    ]);
    expect(seen('spectator')).toEqual(seen('isengard'));
  });
});

/** Rocks over a gap below the wall, in which somebody stands, or into which he comes. */
const below = (more: string) =>
  position(`
    turn 5, isengard-movement
    1310: infantry-1
    rocks 1310
    ${more}
  `);

describe('[20.85] When they can be dropped', () => {
  test('[20.85] H-61: as soon as a unit enters a hex next to them and lower', () => {
    const p = below('1313: uruk-infantry-1\n0830: orc-6').play('uruk-infantry-1 moves 1312 1311');
    expect(p.view().decision).toEqual({ kind: 'rocks', side: 'westernesse', piece: 'uruk-infantry-1' });
    expect(p).toStand({ 'uruk-infantry-1': '1311' });
    expect(p.orders()).toEqual(['rocks-1 drops uruk-infantry-1', 'pass']);
    p.play('pass');
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'isengard' });
  });

  test('[20.85] before it goes on: its march is told of as far as it has come', () => {
    const p = below('1212: uruk-infantry-1').play('uruk-infantry-1 moves 1211 1311 1411');
    expect(p.told('moved')).toEqual([
      { type: 'moved', piece: 'uruk-infantry-1', from: '1212', path: ['1211', '1311'] },
    ]);
    p.play('pass');
    expect(p.told('moved')).toEqual([{ type: 'moved', piece: 'uruk-infantry-1', from: '1311', path: ['1411'] }]);
    expect(p).toStand({ 'uruk-infantry-1': '1411' });
  });

  test('[20.86] W-62: and before it leaves one', () => {
    const p = below('1311: uruk-infantry-1').play('pass', 'uruk-infantry-1 moves 1312');
    expect(p.view().decision).toEqual({ kind: 'rocks', side: 'westernesse', piece: 'uruk-infantry-1' });
    expect(p).toStand({ 'uruk-infantry-1': '1311' });
    p.play('pass');
    expect(p).toStand({ 'uruk-infantry-1': '1312' });
  });

  test('[20.86] W-62: and at the end of the phase, on anybody below; the phase does not end before', () => {
    const p = below(
      '1311: uruk-infantry-1 disrupted\n1411: orc-1 disrupted\n1210: orc-2\nrocks 1410\n1410: infantry-2',
    ).play('pass');
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'isengard' });
    p.play('done');
    expect(p.view().decision).toEqual({ kind: 'rocks', side: 'westernesse' });
    expect(p.orders()).toEqual([
      'rocks-1 drops orc-2',
      'rocks-1 drops uruk-infantry-1',
      'rocks-2 drops orc-1',
      'rocks-2 drops uruk-infantry-1',
      'pass',
    ]);
    p.rolling(1).play('rocks-1 drops orc-2');
    expect(p.view().decision?.kind).toBe('rocks');
    p.play('pass');
    expect(p.view().phase).not.toBe('isengard-movement');
  });

  test('[20.85] W-5: nobody is asked where no rocks are manned above the target', () => {
    const asked = (rocks: string, more: string, way: string) =>
      position(`
        turn 5, isengard-movement
        1313: uruk-infantry-1
        0830: orc-6
        ${rocks}
        ${more}
      `)
        .play(`uruk-infantry-1 moves ${way}`)
        .view().decision?.kind;
    expect(asked('rocks 1310', '1310: infantry-1', '1312 1311')).toBe('rocks');
    expect(asked('rocks 1310', '1310: infantry-1 disrupted', '1312 1311')).toBe('rocks');
    expect(asked('rocks 1310', '1310: gimli', '1312 1311')).toBe('movement');
    expect(asked('rocks 1310', '1410: infantry-1', '1312 1311')).toBe('movement');
    expect(asked('rocks 1310', '1310: infantry-1', '1412')).toBe('movement');
  });

  test('[20.85] each level is higher than those outside it, and a tower no higher than its level (W-14)', () => {
    const onto = (rocks: string, target: string) =>
      position(`
        turn 5, isengard-movement
        ${target}: orc-1
        0830: orc-6
        ${rocks}: infantry-1 disrupted
        rocks ${rocks}
      `).view().decision?.kind;
    // From the inner court to the outer, from the outer to the Deeping Wall and to the ramp, from the wall to both sides.
    expect(onto('0709', '0608')).toBe('rocks');
    expect(onto('1009', '1109')).toBe('rocks');
    expect(onto('0810', '0811')).toBe('rocks');
    expect(onto('1510', '1511')).toBe('rocks');
    expect(onto('1510', '1509')).toBe('rocks');
    expect(onto('0808', '0908')).toBe('rocks');
    // Along the wall, from tower to wall, and up.
    expect(onto('1610', '1510')).not.toBe('rocks');
    expect(onto('1109', '1009')).not.toBe('rocks');
    expect(onto('0608', '0709')).not.toBe('rocks');
  });

  test('[20.85] W-20: nobody in the passage under the wall can be hit', () => {
    const p = position(`
      turn 5, isengard-movement
      culvert: orc-1
      0830: orc-6
      1310: infantry-1 disrupted
      1410: infantry-2 disrupted
      rocks 1310
      rocks 1410
      culvert-east breached
    `);
    expect(p.view()).toMatchObject({ turn: 5, decision: { kind: 'movement' } });
    expect(p.play('done').view()).toMatchObject({ turn: 6, decision: { kind: 'movement' } });
  });

  test('[20.86] not in Westernesse’s own phases, nor as units are thrown back', () => {
    const p = position(`
      turn 5, westernesse-combat, melee
      1311: uruk-guard-1
      1310: infantry-1
      rocks 1310
      rocks 1410
      1410: infantry-2 disrupted
      0830: orc-6
    `)
      .rolling(3, 3, 6)
      .play('infantry-1 attacks uruk-guard-1', 'done');
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'uruk-guard-1' });
    p.play('uruk-guard-1 retreats 1411');
    // The next to be asked about is who stands there when Isengard's Movement Phase begins.
    expect(p.view()).toMatchObject({ turn: 6, phase: 'isengard-movement', decision: { kind: 'rocks' } });
    expect(p.view().decision).not.toHaveProperty('piece');
  });

  test('[20.85] leaders are no targets', () => {
    const p = below('1313: captain-1\n0830: orc-6').play('captain-1 moves 1312 1311');
    expect(p.view().decision?.kind).toBe('movement');
    p.play('done');
    expect(p.view().phase).not.toBe('isengard-movement');
  });
});

describe('[20.86] W-62, D-31: at the beginning of Isengard’s Movement Phase', () => {
  test('[20.86] of all who stand below, before Isengard does anything', () => {
    const p = below('1311: uruk-infantry-1\n1210: orc-1 disrupted\n1313: orc-2\n1410: infantry-2\nrocks 1410');
    expect(p.view()).toMatchObject({ phase: 'isengard-movement', decision: { kind: 'rocks', side: 'westernesse' } });
    expect(p.view().decision).toEqual({ kind: 'rocks', side: 'westernesse' });
    expect(p.orders()).toEqual([
      'rocks-1 drops orc-1',
      'rocks-1 drops uruk-infantry-1',
      'rocks-2 drops uruk-infantry-1',
      'pass',
    ]);
    for (const order of ['orc-2 moves 1312', 'uruk-infantry-1 moves 1312', 'done'])
      expect(p.why(order, 'isengard')).toMatchObject({ code: 'not-your-decision' });
    p.play('pass');
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'isengard' });
  });

  test('[20.86] one after another, until Westernesse lets it be or has nothing to drop', () => {
    const p = below('1311: orc-1\n1210: orc-2\n0830: orc-6\n1410: infantry-2\nrocks 1410').rolling(1, 1);
    p.play('rocks-2 drops orc-1');
    expect(p.view().decision).toEqual({ kind: 'rocks', side: 'westernesse' });
    p.play('rocks-1 drops orc-2');
    expect(p).toStand({ 'orc-1': 'lost', 'orc-2': 'lost' });
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'isengard' });
  });

  test('[20.86, 20.33] who carries Blasting Fire cannot lay it first', () => {
    const p = position(`
      turn 5, isengard-movement
      1411: uruk-infantry-1
      0830: orc-6
      1410: infantry-1
      rocks 1410
      blasting-fire uruk-infantry-1
    `);
    expect(p.why('uruk-infantry-1 lays culvert', 'isengard')).toMatchObject({ code: 'not-your-decision' });
    p.rolling(1).play('rocks-1 drops uruk-infantry-1');
    expect(p.told('fireLost')).toHaveLength(1);
    expect(Object.values(p.view().markers).filter(({ kind }) => kind === 'blasting-fire')).toEqual([]);
  });

  test('[20.86, 7.56] nor can friends walk away and open a retreat to who stands below', () => {
    const hemmed = below(`
      1311: uruk-guard-1
      1211: orc-1 disrupted
      1411: orc-2 disrupted
      1312: orc-3 disrupted
      1210: orc-4 disrupted
      1313: orc-5
    `).rolling(5);
    hemmed.play('rocks-1 drops uruk-guard-1');
    expect(hemmed.told('eliminated')).toMatchObject([{ piece: 'uruk-guard-1', why: 'no-retreat' }]);
  });

  test('[20.83] of dummies as of real ones, and Isengard sees no difference', () => {
    const asked = (rocks: string) =>
      position(`
        turn 5, isengard-movement
        1311: uruk-infantry-1
        1310: infantry-1
        ${rocks}
      `);
    const [real, dummy] = [asked('rocks 1310'), asked('rocks 1310 dummy')];
    expect(dummy.orders()).toEqual(['pass']);
    expect(dummy.view('isengard')).toEqual(real.view('isengard'));
    expect(dummy.view('spectator')).toEqual(real.view('spectator'));
    expect(dummy.play('pass').view('isengard')).toEqual(real.play('pass').view('isengard'));
  });

  test('[20.86] W-5: where nobody stands below, or nobody is with the rocks, Isengard moves at once', () => {
    for (const diary of [
      '1311: orc-1\n1410: infantry-1',
      '1312: orc-1\n1310: infantry-1',
      '1311: captain-1\n0830: orc-6',
    ])
      expect(position(`turn 5, isengard-movement\n${diary}\nrocks 1310`).view().decision?.kind).toBe('movement');
  });

  test('[20.86] W-62: where nobody of Isengard can move, the one question is enough', () => {
    const p = below('1311: orc-1 disrupted\n0825: infantry-9');
    expect(p.view().decision?.kind).toBe('rocks');
    p.play('pass');
    expect(p.view().phase).not.toBe('isengard-movement');
    expect(p.view().decision?.kind).not.toBe('rocks');
  });

  test('[20.86] after the Siege Phase, in every turn', () => {
    const p = position(`
      turn 5, isengard-siege
      1311: orc-1
      1310: infantry-1 disrupted
      rocks 1310
      0830: orc-6
    `).play('orc-1 ladders 1310', 'done');
    expect(p.view()).toMatchObject({ turn: 5, phase: 'isengard-movement', decision: { kind: 'rocks' } });
    p.play('pass', 'done', 'pass', 'done');
    expect(p.view()).toMatchObject({ turn: 6, phase: 'isengard-movement', decision: { kind: 'rocks' } });
  });
});

describe('[20.85] Whether they can be dropped on this unit', () => {
  const p = position(`
    turn 5, isengard-movement
    1312: uruk-infantry-1
    1210: orc-1
    1411: orc-2
    1310: infantry-1
    1610: infantry-2
    1410: gimli
    rocks 1310
    rocks 1510
    rocks 1610
    rocks 1410 dummy
    1711: dunland-infantry-1, dunland-infantry-2, chief
    shield-wall dunland-infantry-1 dunland-infantry-2 chief
  `).play('pass', 'uruk-infantry-1 moves 1311');

  test('[20.86] while a unit marches, on that unit', () => {
    expect(p).toAllow('rocks-1 drops uruk-infantry-1');
    expect(p).toRefuse('rocks-1 drops orc-1', 'other-target', '20.86');
    expect(p).toRefuse('rocks-3 drops uruk-infantry-1', 'not-below', '20.85');
    expect(p).toRefuse('rocks-2 drops uruk-infantry-1', 'nobody-there', '20.85');
    expect(p).toRefuse('rocks-5 drops uruk-infantry-1', 'unknown-rocks', '20.85');
    expect(p).toRefuse('rocks-1 drops infantry-1', 'own-target');
    expect(p).toRefuse('horn-1 drops uruk-infantry-1', 'unknown-rocks', '20.85');
  });

  test('[20.86] while a unit marches, on no other; the first of the forces is no exception', () => {
    const p = position(`
      turn 5, isengard-movement
      1312: orc-archer-1
      1411: orc-1
      1310: infantry-1
      1410: infantry-2
      rocks 1310
      rocks 1410
    `).play('pass', 'orc-archer-1 moves 1311');
    expect(p.orders()).toEqual(['rocks-1 drops orc-archer-1', 'rocks-2 drops orc-archer-1', 'pass']);
    expect(p).toRefuse('rocks-2 drops orc-1', 'other-target', '20.86');
  });

  test('[20.86] Westernesse drops nothing on its own, and asks nobody when its units pass below', () => {
    const p = position(`
      turn 5, westernesse-movement
      1312: infantry-1
      1310: infantry-2
      0830: orc-1
      rocks 1310
    `).play('infantry-1 moves 1311');
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'westernesse' });
  });

  test('[20.83] dummies are never dropped', () => {
    expect(p).toRefuse('rocks-4 drops uruk-infantry-1', 'dummy-rocks', '20.83');
  });

  test('[8.44] a formation is hit through its first unit', () => {
    expect(p).toRefuse('rocks-3 drops dunland-infantry-2', 'in-formation', '8.44');
  });

  test('[20.83] a question about dummies alone looks like any other', () => {
    const q = below('1313: uruk-infantry-1').play('uruk-infantry-1 moves 1312 1311');
    const dummy = position(`
      turn 5, isengard-movement
      1310: infantry-1
      rocks 1310 dummy
      1313: uruk-infantry-1
    `).play('uruk-infantry-1 moves 1312 1311');
    expect(dummy.view('isengard')).toEqual(q.view('isengard'));
    expect(dummy.view('spectator')).toEqual(q.view('spectator'));
    expect(dummy.orders()).toEqual(['pass']);
  });
});

describe('[20.85] What they do', () => {
  const hit = (unit: string, die: number, more = '') =>
    below(`1312: ${unit}\n0830: orc-6\n${more}`)
      .play(`${unit.split(' ')[0]} moves 1311`)
      .rolling(die)
      .play(`rocks-1 drops ${unit.split(' ')[0]}`);

  test.each([
    ['orc-1', 'Z', 4, 'E'],
    ['orc-1', 'Z', 5, 'r2'],
    ['uruk-infantry-1', 'Y', 2, 'E'],
    ['uruk-infantry-1', 'Y', 3, '1/2E r1'],
    ['uruk-infantry-1', 'Y', 6, 'r1'],
    ['uruk-guard-1', 'X', 1, '1/2E r2'],
    ['half-orc-guard-1', 'W', 2, '1/2E r1'],
    ['half-orc-guard-1', 'W', 3, 'r2'],
  ] as const)('[20.85] one die on 7.42: %s, morale %s, die %i: %s', (unit, morale, die, result) => {
    const p = hit(unit, die);
    expect(p.told('rocksDropped')).toEqual([{ type: 'rocksDropped', rocks: 'rocks-1', hex: '1310', target: unit }]);
    expect(p.told('casualty')).toEqual([{ type: 'casualty', unit, morale, die, result }]);
    if (result === 'E') expect(p.at(unit)).toBe('lost');
    else expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: unit, hexes: Number(result.at(-1)) });
    expect(p.unit(unit).reduced).toBe(result.startsWith('1/2E'));
  });

  test('[20.82] the counter is used up', () => {
    const p = hit('uruk-infantry-1', 6);
    expect(p.view().markers).not.toHaveProperty('rocks-1');
    p.play('uruk-infantry-1 retreats 1411');
    expect(p.view().decision?.kind).toBe('movement');
  });

  test('[20.85] H-61: who is thrown back goes no farther, disrupted', () => {
    const p = below('1312: uruk-infantry-1\n0830: orc-6').play('uruk-infantry-1 moves 1311 1210');
    p.rolling(6).play('rocks-1 drops uruk-infantry-1', 'uruk-infantry-1 retreats 1411');
    expect(p).toStand({ 'uruk-infantry-1': '1411' });
    expect(p.unit('uruk-infantry-1')).toMatchObject({ disrupted: true, moved: true });
    expect(p.told('moved')).toEqual([]);
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'isengard' });
  });

  test('[20.85] hit before it has left, it does not leave', () => {
    const p = below('1311: uruk-infantry-1\n0830: orc-6').play('pass', 'uruk-infantry-1 moves 1312 1313');
    p.rolling(6).play('rocks-1 drops uruk-infantry-1', 'uruk-infantry-1 retreats 1411');
    expect(p).toStand({ 'uruk-infantry-1': '1411' });
    expect(p.told('moved')).toEqual([]);
  });

  test('[20.85] who is thrown back to where other rocks lie above may be hit once more', () => {
    const p = below('1312: uruk-infantry-1\n0830: orc-6\n1510: infantry-2\nrocks 1510').play(
      'uruk-infantry-1 moves 1311',
    );
    p.rolling(6).play('rocks-1 drops uruk-infantry-1', 'uruk-infantry-1 retreats 1411');
    expect(p.view().decision?.kind).toBe('movement');
    const q = below('1312: uruk-infantry-1\n0830: orc-6\n1410: infantry-2\nrocks 1410').play(
      'uruk-infantry-1 moves 1311',
    );
    q.rolling(6).play('rocks-1 drops uruk-infantry-1', 'uruk-infantry-1 retreats 1411');
    expect(q.view().decision).toMatchObject({ kind: 'rocks', piece: 'uruk-infantry-1' });
    // [7.57] Disrupted already.
    q.rolling(6).play('rocks-2 drops uruk-infantry-1');
    expect(q.told('eliminated')).toMatchObject([{ piece: 'uruk-infantry-1', why: 'disrupted' }]);
  });

  test('[20.85] G-56: no leader is at risk', () => {
    const p = below('1311: orc-1, captain-1\n0830: orc-6').rolling(1).play('rocks-1 drops orc-1');
    expect(p.told('leaderRisk')).toEqual([]);
    expect(p.view().decision).toMatchObject({ kind: 'join', piece: 'captain-1' });
  });

  test('[20.85] on its way through a friend’s hex a unit is hit, and the friend is not', () => {
    const p = below('1312: uruk-infantry-1\n1311: orc-1\n0830: orc-6').play('pass', 'uruk-infantry-1 moves 1311 1210');
    expect(p.view().decision).toMatchObject({ kind: 'rocks', piece: 'uruk-infantry-1' });
    p.rolling(1).play('rocks-1 drops uruk-infantry-1');
    expect(p).toStand({ 'orc-1': '1311', 'uruk-infantry-1': 'lost' });
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'isengard' });
  });

  test('[4.28] who was to make room need not when the newcomer is driven off', () => {
    const p = below('1312: uruk-infantry-1\n1311: orc-1\n0830: orc-6').play('pass', 'uruk-infantry-1 moves 1311');
    p.rolling(6).play('rocks-1 drops uruk-infantry-1', 'uruk-infantry-1 retreats 1411');
    expect(p.view().decision).toEqual({ kind: 'movement', side: 'isengard' });
    expect(p).toStand({ 'orc-1': '1311' });
  });

  test('[4.28] and must, when the rocks are not dropped', () => {
    const p = below('1312: uruk-infantry-1\n1311: orc-1').play('pass', 'uruk-infantry-1 moves 1311', 'pass');
    expect(p.view().decision).toMatchObject({ kind: 'make-room', piece: 'orc-1' });
  });

  test('[20.22] the ram stays where its carrier was hit', () => {
    const p = below('1312: dunland-infantry-1\n0830: orc-6\nram dunland-infantry-1').play(
      'dunland-infantry-1 moves 1311',
    );
    p.rolling(6).play('rocks-1 drops dunland-infantry-1', 'dunland-infantry-1 retreats 1411');
    expect(p.view().markers['ram-1']).toEqual({ kind: 'ram', side: 'isengard', hex: '1311' });
  });

  test('[8.46] half a shield wall falls, and the rest is thrown back', () => {
    const p = position(`
      turn 5, isengard-movement
      1711: dunland-infantry-1, dunland-infantry-2, chief
      1610: infantry-1 disrupted
      0830: orc-6
      rocks 1610
      shield-wall dunland-infantry-1 dunland-infantry-2 chief
    `).play('pass', 'dunland-infantry-1 marches 1712');
    p.rolling(3).play('rocks-1 drops dunland-infantry-1');
    expect(p.told('eliminated')).toMatchObject([{ piece: 'dunland-infantry-2' }]);
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'dunland-infantry-1' });
    expect(p.view().formations).toEqual([]);
  });

  test('[20.85] the odds are those of one die', () => {
    const p = below('1312: uruk-infantry-1').play('uruk-infantry-1 moves 1311');
    expect(p.offer('rocks-1 drops uruk-infantry-1').odds).toEqual({
      outcomes: [
        { kind: 'eliminated', label: 'eliminated', chance: { n: 1, d: 3 } },
        { kind: 'reduced', label: 'reduced, retreats 1', chance: { n: 1, d: 6 } },
        { kind: 'retreat', label: 'retreats 2', chance: { n: 1, d: 3 } },
        { kind: 'retreat', label: 'retreats 1', chance: { n: 1, d: 6 } },
      ],
      modifiers: [],
      roll: 'one die, morale Y',
    });
  });
});

describe('[20.82] Rocks that stay, and dummies that do not', () => {
  const climb = (rocks: string) =>
    position(`
      turn 5, isengard-movement
      1311: orc-1
      1411: captain-1
      ladder 1311 against 1310
      rocks ${rocks}
    `);

  test('[20.82] they stay when who was with them is gone', () => {
    const p = position(`
      turn 5, isengard-combat, missile
      1312: uruk-archer-1
      1310: infantry-1 reduced
      rocks 1310
    `)
      .rolling(1, 2, 1)
      .play('uruk-archer-1 fires at infantry-1');
    expect(p.at('infantry-1')).toBe('lost');
    expect(p.view().markers['rocks-1']).toMatchObject({ hex: '1310' });
  });

  test('[20.82] real ones stay when Isengard comes', () => {
    const p = climb('1310').play('orc-1 moves 1310');
    expect(p.told('rocksGone')).toEqual([]);
    expect(p.told('rocksStand')).toEqual([{ type: 'rocksStand', rocks: 'rocks-1', hex: '1310' }]);
    expect(p.view().markers['rocks-1']).toMatchObject({ hex: '1310' });
  });

  test('[20.82] [20.83] and from then on everybody is shown that they are real', () => {
    const p = climb('1310');
    const shown = () =>
      (['isengard', 'westernesse', 'spectator'] as const).map((who) => p.view(who).markers['rocks-1']?.dummy);
    expect(shown()).toEqual([undefined, false, undefined]);
    p.play('orc-1 moves 1310');
    expect(shown()).toEqual([false, false, false]);
  });

  test('[20.82] [20.83] that they are real is told of who passes by, and of who falls back on them', () => {
    const p = position('turn 5, isengard-movement\n1209: orc-1\n1205: captain-1\nrocks 1310\nrocks 1410');
    p.play('orc-1 moves 1310 1410');
    expect(p.told('rocksStand').map(({ hex }) => hex)).toEqual(['1310', '1410']);
    const q = position('turn 5, westernesse-combat, melee\n1309: uruk-guard-1\n1308: infantry-1\nrocks 1310')
      .rolling(3, 3, 6)
      .play('infantry-1 attacks uruk-guard-1', 'done', 'uruk-guard-1 retreats 1310');
    expect(q.told('rocksStand')).toHaveLength(1);
  });

  test('[20.82] who comes later finds out nothing more', () => {
    const p = climb('1310').play('orc-1 moves 1310', 'captain-1 moves 1311 1310');
    expect(p.told('rocksStand')).toHaveLength(1);
    expect(climb('1310').play('captain-1 moves 1311 1310').told('rocksStand')).toHaveLength(1);
  });

  test('[20.83] dummies are found out when a unit enters', () => {
    const p = climb('1310 dummy').play('orc-1 moves 1310');
    expect(p.told('rocksGone')).toEqual([{ type: 'rocksGone', rocks: 'rocks-1', hex: '1310' }]);
    expect(p.view().markers).not.toHaveProperty('rocks-1');
  });

  test('[20.83] or passes through', () => {
    const p = position('turn 5, isengard-movement\n1209: orc-1\nrocks 1310 dummy').play('orc-1 moves 1310 1410');
    expect(p.told('rocksGone')).toHaveLength(1);
  });

  test('[20.83] by leaders too', () => {
    const p = climb('1310 dummy').play('captain-1 moves 1311 1310');
    expect(p.told('rocksGone')).toHaveLength(1);
    const q = position('turn 5, isengard-movement\n1209: captain-1\nrocks 1310 dummy').play(
      'captain-1 moves 1310 1410',
    );
    expect(q.told('rocksGone')).toHaveLength(1);
  });

  test('[20.83] by an advance, and by a retreat', () => {
    const p = position(`
      turn 5, isengard-combat, melee
      1311: uruk-guard-1
      1310: infantry-1 disrupted
      ladder 1311 against 1310
      rocks 1310 dummy
    `)
      .rolling(3, 2, 6)
      .play('uruk-guard-1 attacks infantry-1', 'done', 'uruk-guard-1 advances');
    expect(p.told('rocksGone')).toHaveLength(1);
    const q = position(`
      turn 5, westernesse-combat, melee
      1309: uruk-guard-1
      1308: infantry-1
      rocks 1310 dummy
    `)
      .rolling(3, 3, 6)
      .play('infantry-1 attacks uruk-guard-1', 'done', 'uruk-guard-1 retreats 1310');
    expect(q.told('rocksGone')).toHaveLength(1);
  });

  test('[20.83] not by Westernesse’s own', () => {
    const p = position('turn 5, westernesse-movement\n1209: infantry-1\nrocks 1310 dummy').play(
      'infantry-1 moves 1310',
    );
    expect(p.view().markers['rocks-1']).toBeDefined();
    const q = position('turn 5, westernesse-movement\n1209: infantry-1\nrocks 1310').play('infantry-1 moves 1310');
    expect(q.told('rocksStand')).toEqual([]);
  });

  test('[20.84] a unit may be in their hex with a leader and a ladder besides, and fight as ever', () => {
    const p = position(`
      turn 5, isengard-combat, melee
      1311: uruk-guard-1
      1310: infantry-1, gimli
      ladder 1311 against 1310
      rocks 1310
    `);
    expect(p).toAllow('uruk-guard-1 attacks infantry-1');
    const q = position('turn 5, westernesse-movement\n1209: infantry-1\nrocks 1310').play('infantry-1 moves 1310');
    expect(q).toStand({ 'infantry-1': '1310' });
  });
});
