/** [20.3] Blasting Fire: given out, carried, laid and lit. */
import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[20.31] Giving it out', () => {
  const arriving = (turn: number, more = '') =>
    position(`
      turn ${turn}, isengard-movement
      due: uruk-infantry-1, uruk-archer-1, uruk-guard-2, uruk-infantry-4, dunland-infantry-1, dunland-cavalry-1
      0830: orc-1
      ${more}
    `);

  test('[20.31] D-12: to Orcs and Uruks who are about to come on, real or a dummy', () => {
    const p = arriving(2);
    for (const unit of ['uruk-infantry-1', 'uruk-archer-1', 'uruk-guard-2']) {
      expect(p).toAllow(`${unit} given fire`);
      expect(p).toAllow(`${unit} given dummy`);
    }
    expect(p).toRefuse('dunland-infantry-1 given fire', 'cannot-carry', '20.31');
    expect(p).toRefuse('dunland-cavalry-1 given fire', 'cannot-carry', '20.31');
    expect(p).toRefuse('orc-1 given fire', 'not-arriving', '20.31');
    // Due on turn three.
    expect(p).toRefuse('uruk-infantry-4 given fire', 'not-due', '14.0');
  });

  test('[20.31] on turns two, three and four', () => {
    expect(arriving(1)).toRefuse('uruk-infantry-1 given fire', 'no-fire-now', '20.31');
    expect(arriving(3)).toAllow('uruk-infantry-4 given fire');
    expect(arriving(4)).toAllow('uruk-infantry-1 given fire');
    expect(arriving(5)).toRefuse('uruk-infantry-1 given fire', 'no-fire-now', '20.31');
  });

  test('[20.31] one each, six and six in all; what is a dummy is Isengard’s secret', () => {
    const p = arriving(2, 'fires 1 1').play('uruk-infantry-1 given fire');
    expect(p.told('fireGiven')).toEqual([
      { type: 'fireGiven', fire: 'blasting-fire-11', unit: 'uruk-infantry-1', dummy: false },
    ]);
    expect(p).toRefuse('uruk-infantry-1 given dummy', 'carries-already', '20.31');
    expect(p).toRefuse('uruk-archer-1 given fire', 'none-left', '20.31');
    expect(p.view('isengard').fires).toEqual({ left: 1, real: 0 });
    expect(p.view('westernesse').fires).toEqual({ left: 1 });
    p.play('uruk-archer-1 given dummy');
    expect(p).toRefuse('uruk-guard-2 given dummy', 'none-left', '20.31');
    expect(p.view('isengard').markers['blasting-fire-12']).toMatchObject({ with: 'uruk-archer-1', dummy: true });
    expect(p.view('westernesse').markers['blasting-fire-12']).not.toHaveProperty('dummy');
  });

  test('[20.31] markers are numbered as they are given, whatever they are', () => {
    const p = arriving(2).play('uruk-archer-1 given dummy', 'uruk-guard-2 given fire');
    expect(p.told('fireGiven').map(({ fire }) => fire)).toEqual(['blasting-fire-1', 'blasting-fire-2']);
  });

  test('[20.32] it comes on with its unit, and nothing is paid for it', () => {
    const p = arriving(2).play('uruk-infantry-1 given fire');
    expect(p.view().markers['blasting-fire-1']).toMatchObject({ hex: 'due', with: 'uruk-infantry-1', placed: false });
    p.play('uruk-infantry-1 moves 0834 0833 0832 0831');
    expect(p.view().markers['blasting-fire-1']).toMatchObject({ hex: '0831', with: 'uruk-infantry-1' });
  });
});

describe('[20.32] Carrying it', () => {
  test('[15.61] [20.68] not over rough ground, a wall or a ladder', () => {
    const p = position(`
      turn 5, isengard-movement
      0811: uruk-infantry-4
      1311: uruk-infantry-1
      1310: uruk-infantry-2
      1111: orc-1
      0915: uruk-infantry-3
      ladder 1311 against 1310
      blasting-fire uruk-infantry-1
      blasting-fire uruk-infantry-2
      blasting-fire uruk-infantry-3
    `);
    expect(p).toRefuse('uruk-infantry-1 moves 1310', 'load-wall', '20.68');
    expect(p).toRefuse('uruk-infantry-2 moves 1210', 'load-wall', '20.68');
    expect(p).toRefuse('uruk-infantry-3 moves 0914 0813', 'load-rough', '15.61');
    expect(p).toAllow('uruk-infantry-3 moves 0914 0913 0812');
    expect(p).toAllow('uruk-infantry-2 moves 1309');
  });

  test('[20.32] over the Dike it goes like anybody', () => {
    const p = position('turn 5, isengard-movement\n0921: uruk-infantry-1\nblasting-fire uruk-infantry-1');
    expect(p.offer('uruk-infantry-1 moves 0920').cost).toBe(6);
  });

  test('[20.68] H-59: through gates that are open to Isengard, and the breached Culvert', () => {
    const p = position(`
      turn 5, isengard-movement
      1411: uruk-infantry-1
      1107: uruk-infantry-2
      1009: uruk-infantry-3
      culvert-east breached
      rear-gate isengard
      blasting-fire uruk-infantry-1
      blasting-fire uruk-infantry-2
      blasting-fire uruk-infantry-3
    `);
    expect(p).toAllow('uruk-infantry-1 moves culvert 1409');
    expect(p).toAllow('uruk-infantry-2 moves 1007');
    expect(p).toRefuse('uruk-infantry-3 moves 1109', 'load-wall', '20.68');
  });

  test('[20.32] it is lost with its unit, whatever kills it', () => {
    const p = position(`
      turn 5, westernesse-combat, missile
      1312: orc-1
      1310: archer-1
      blasting-fire orc-1
    `)
      .rolling(3, 4, 1)
      .play('archer-1 fires at orc-1');
    expect(p.told('fireLost')).toEqual([{ type: 'fireLost', fire: 'blasting-fire-1' }]);
    expect(p.view().markers).not.toHaveProperty('blasting-fire-1');
  });

  test('[20.32] H-53: killed by rocks, too', () => {
    const p = position(`
      turn 5, isengard-movement
      1311: orc-1
      1310: infantry-1
      rocks 1310
      blasting-fire orc-1
    `)
      .rolling(1)
      .play('rocks-1 drops orc-1');
    expect(p.told('fireLost')).toEqual([{ type: 'fireLost', fire: 'blasting-fire-1' }]);
  });

  test('[20.32] it goes along when its unit is thrown back, disrupted as it is, but not over rough ground', () => {
    const p = position(`
      turn 5, westernesse-combat, melee
      1013: uruk-guard-1
      1014: infantry-1
      blasting-fire uruk-guard-1
    `)
      .rolling(2, 5, 6)
      .play('infantry-1 attacks uruk-guard-1', 'done');
    expect(p.orders()).toEqual(['uruk-guard-1 retreats 1113']);
    p.play('uruk-guard-1 retreats 1113');
    expect(p.unit('uruk-guard-1').disrupted).toBe(true);
    expect(p.view().markers['blasting-fire-1']).toMatchObject({ hex: '1113', with: 'uruk-guard-1' });
  });

  test('[20.32] without the fire that rough ground would have been open', () => {
    const p = position('turn 5, westernesse-combat, melee\n1013: uruk-guard-1\n1014: infantry-1')
      .rolling(2, 5, 6)
      .play('infantry-1 attacks uruk-guard-1', 'done');
    expect(p.orders()).toContain('uruk-guard-1 retreats 1012');
  });

  test('[20.68] an advance from a ladder is closed to who carries it', () => {
    const duel = (more: string) =>
      position(`
        turn 5, isengard-combat, melee
        1311: uruk-guard-1
        1310: infantry-1 disrupted
        ladder 1311 against 1310
        ${more}
      `)
        .rolling(3, 2, 6)
        .play('uruk-guard-1 attacks infantry-1', 'done')
        .view().decision?.kind;
    expect(duel('')).toBe('advance');
    expect(duel('blasting-fire uruk-guard-1')).not.toBe('advance');
  });
});

describe('[20.33] Laying it', () => {
  test('[20.33] D-14: next to a whole gate, in either of its hexes, or before the Culvert', () => {
    const p = position(`
      turn 5, isengard-movement
      0811: uruk-infantry-1
      1007: uruk-infantry-2
      1411: uruk-infantry-3
      1409: uruk-infantry-4
      1311: uruk-infantry-5
      0812: orc-1
      blasting-fire uruk-infantry-1
      blasting-fire uruk-infantry-2
      blasting-fire uruk-infantry-3
      blasting-fire uruk-infantry-4
      blasting-fire uruk-infantry-5
    `);
    expect(p).toAllow('uruk-infantry-1 lays 0810');
    expect(p).toAllow('uruk-infantry-2 lays 1107');
    expect(p).toAllow('uruk-infantry-3 lays culvert');
    expect(p).toRefuse('uruk-infantry-4 lays culvert', 'culvert-side', '20.33');
    expect(p).toRefuse('uruk-infantry-5 lays 1310', 'nothing-to-blast', '20.33');
    expect(p).toRefuse('uruk-infantry-3 lays 0810', 'nothing-to-blast', '20.33');
    expect(p).toRefuse('uruk-infantry-3 lays 1410', 'nothing-to-blast', '20.33');
    expect(p).toRefuse('orc-1 lays 0811', 'no-fire', '20.33');
  });

  test('[20.33] it is turned to its laid side, and nothing is paid for it', () => {
    const p = position('turn 5, isengard-movement\n0811: orc-1\nblasting-fire orc-1');
    expect(p.offer('orc-1 lays 0810').cost).toBe(0);
    p.play('orc-1 lays 0810');
    expect(p.told('fireLaid')).toEqual([
      { type: 'fireLaid', fire: 'blasting-fire-1', unit: 'orc-1', hex: '0811', against: '0810' },
    ]);
    expect(p.view().markers['blasting-fire-1']).toEqual({
      kind: 'blasting-fire',
      side: 'isengard',
      hex: '0811',
      against: '0810',
      placed: true,
    });
  });

  test('[20.33] at any time in a move: the unit goes on with what is left', () => {
    const p = position('turn 5, isengard-movement\n0914: orc-1\nblasting-fire orc-1');
    p.play('orc-1 moves 0913 0812 0811', 'orc-1 lays 0810');
    expect(p).toAllow('orc-1 moves 0812');
    expect(p).toRefuse('orc-1 moves 0812 0913', 'too-far', '4.26');
    p.play('orc-1 moves 0812');
    expect(p.view().markers['blasting-fire-1']).toMatchObject({ hex: '0811' });
    expect(p.orders()).toEqual(['done']);
  });

  test('[20.33] with nothing left it stays in danger', () => {
    const p = position('turn 5, isengard-movement\n1013: orc-1\n0830: orc-2\nblasting-fire orc-1');
    p.play('orc-1 moves 0914 0913 0812 0811', 'orc-1 lays 0810');
    expect(p.orders('orc-1')).toEqual([]);
  });

  test('[6.11] who has laid it in an enemy zone stays there', () => {
    const p = position(`
      turn 5, isengard-movement
      1007: orc-1
      0907: infantry-1
      0830: orc-2
      blasting-fire orc-1
    `);
    p.play('orc-1 lays 1107');
    expect(p).toRefuse('orc-1 moves 1008', 'in-enemy-zone', '6.11');
  });

  test('[20.33] not by the disrupted, nor [W-21] by who was used in the Siege Phase', () => {
    const p = position(`
      turn 5, isengard-movement
      0811: orc-1 disrupted
      1107: orc-2 used
      0830: orc-3
      blasting-fire orc-1
      blasting-fire orc-2
    `);
    expect(p).toRefuse('orc-1 lays 0810', 'disrupted', '7.57');
    expect(p).toRefuse('orc-2 lays 1007', 'used-in-siege', '3.0');
    const due = position('turn 4, isengard-movement\n0830: orc-3\ndue: uruk-infantry-7\nblasting-fire uruk-infantry-7');
    expect(due).toRefuse('uruk-infantry-7 lays 0810', 'not-on-map', '20.33');
  });

  test('[20.35] not at what is breached or collapsed', () => {
    for (const state of ['breached', 'collapsed']) {
      const p = position(`
        turn 5, isengard-movement
        0811: orc-1
        1411: orc-2
        main-gate ${state}
        culvert-east ${state}
        blasting-fire orc-1
        blasting-fire orc-2
      `);
      expect(p).toRefuse('orc-1 lays 0810', 'broken-already', '20.35');
      expect(p).toRefuse('orc-2 lays culvert', 'broken-already', '20.35');
    }
  });

  test('[20.32] it is never put down otherwise, nor handed over', () => {
    const p = position('turn 5, isengard-movement\n0914: orc-1\nblasting-fire orc-1');
    expect(p.orders('orc-1').every((order) => order.startsWith('orc-1 moves'))).toBe(true);
  });
});

const fireAt = (against: string, more = '') =>
  position(`
    turn 6, isengard-siege
    0830: orc-6
    blasting-fire ${against}
    ${more}
  `);

describe('[20.33] Lighting it', () => {
  test('[20.33] every fire that was laid must be lit before the phase ends', () => {
    const p = fireAt('0811 against 0810', '1311: orc-1\nblasting-fire orc-1');
    expect(p).toAllow('blasting-fire-1 lit');
    expect(p).toRefuse('done', 'fires-unlit', '20.33');
    expect(p).toRefuse('blasting-fire-2 lit', 'not-laid', '20.33');
    expect(p).toRefuse('blasting-fire-3 lit', 'unknown-fire', '20.33');
    p.rolling(1).play('blasting-fire-1 lit');
    expect(p).toAllow('done');
  });

  test('[20.33] in any order, between other work', () => {
    const p = fireAt('0811 against 0810', '1311: orc-1\nblasting-fire 1411 against culvert dummy');
    p.play('orc-1 ladders 1310', 'blasting-fire-2 lit');
    expect(p.view().phase).toBe('isengard-siege');
  });

  test('[20.33] a fire laid in a Movement Phase is lit in the Siege Phase of the next turn', () => {
    const p = position('turn 5, isengard-movement\n0914: orc-1\nblasting-fire orc-1');
    p.play('orc-1 moves 0913 0812 0811', 'orc-1 lays 0810', 'orc-1 moves 0812', 'done');
    expect(p.view()).toMatchObject({ turn: 6, phase: 'isengard-siege' });
    p.rolling(2).play('blasting-fire-1 lit');
    expect(p.view().gates['main-gate']?.state).toBe('breached');
    expect(p).toStand({ 'orc-1': '0812' });
  });

  test('[20.33] H-50: a dummy is shown and gone, and nothing else happens', () => {
    const p = fireAt('0811 against 0810 dummy', '0811: orc-1\n0810: infantry-1\n1311: orc-2').play(
      'blasting-fire-1 lit',
    );
    expect(p.told('blast')).toEqual([{ type: 'blast', fire: 'blasting-fire-1', site: 'main-gate', result: 'dummy' }]);
    expect(p.view().markers).not.toHaveProperty('blasting-fire-1');
    expect(p.view().gates['main-gate']?.state).toBe('shut');
    expect(p).toStand({ 'orc-1': '0811', 'infantry-1': '0810' });
  });
});

describe('[20.35] What it does', () => {
  test('[20.35] an ordinary gate is breached without a die', () => {
    const p = fireAt('1107 against 1007', '1311: orc-1').play('blasting-fire-1 lit');
    expect(p.told('blast')).toEqual([
      { type: 'blast', fire: 'blasting-fire-1', site: 'rear-gate', result: 'breached' },
    ]);
    expect(p.told('broken')).toEqual([{ type: 'broken', site: 'rear-gate', state: 'breached' }]);
    expect(p.told('points')).toEqual([]);
  });

  test.each([
    [1, 'dud', 'shut'],
    [2, 'breached', 'breached'],
    [5, 'breached', 'breached'],
    [6, 'collapsed', 'collapsed'],
  ] as const)('[20.5] the Main Gate: on %i a fire is %s', (die, result, state) => {
    const p = fireAt('0811 against 0810', '1311: orc-1').rolling(die).play('blasting-fire-1 lit');
    expect(p.told('blast')).toEqual([{ type: 'blast', fire: 'blasting-fire-1', site: 'main-gate', die, result }]);
    expect(p.view().gates['main-gate']?.state).toBe(state);
    expect(p.view().markers).not.toHaveProperty('blasting-fire-1');
    // [22.11] D-20 H-54: a collapse gives nothing.
    expect(p.told('points').map(({ points }) => points)).toEqual(result === 'breached' ? [5] : []);
  });

  test.each([
    [1, 'dud', 'whole'],
    [2, 'breached', 'breached'],
    [5, 'breached', 'breached'],
    [6, 'collapsed', 'collapsed'],
  ] as const)('[20.5] [18.13] the Culvert: on %i a fire is %s', (die, result, state) => {
    const p = fireAt('1411 against culvert', '1311: orc-1').rolling(die).play('blasting-fire-1 lit');
    expect(p.told('blast')).toMatchObject([{ site: 'culvert', die, result }]);
    expect(p.told('broken')).toEqual(result === 'dud' ? [] : [{ type: 'broken', site: 'culvert', state: result }]);
    expect(p.view().culvert).toBe(state);
  });

  test('[20.5] the odds, before it is lit', () => {
    const outcomes = (against: string, more = '') =>
      fireAt(against, more)
        .offer('blasting-fire-1 lit')
        .odds?.outcomes.map(({ label, chance }) => [label, `${chance.n}/${chance.d}`]);
    expect(outcomes('0811 against 0810')).toEqual([
      ['breached', '2/3'],
      ['collapsed', '1/6'],
      ['a dud', '1/6'],
    ]);
    expect(outcomes('1107 against 1007')).toEqual([['breached', '1/1']]);
    expect(outcomes('1107 against 1007 dummy')).toEqual([['a dummy', '1/1']]);
    expect(outcomes('1107 against 1007', 'rear-gate breached')).toEqual([['goes off again', '1/1']]);
    expect(outcomes('0811 against 0810', 'main-gate breached')).toEqual([['wasted', '1/1']]);
    expect(outcomes('1411 against culvert', 'culvert-east breached')).toEqual([['wasted', '1/1']]);
  });

  test('[20.35] after a dud another may be laid', () => {
    const p = fireAt('0811 against 0810', '0812: orc-1\nblasting-fire orc-1').rolling(1).play('blasting-fire-1 lit');
    p.play('done', 'orc-1 moves 0811');
    expect(p).toAllow('orc-1 lays 0810');
  });

  test('[20.35] of two fires at the Main Gate the second is wasted', () => {
    const p = fireAt('0811 against 0810', '1311: orc-1\nblasting-fire 0810 against 0811\n0811: orc-2').rolling(2);
    p.play('blasting-fire-1 lit', 'blasting-fire-2 lit');
    expect(p.told('blast').map(({ result }) => result)).toEqual(['breached', 'wasted']);
    expect(p.told('points')).toHaveLength(1);
  });

  test('[20.34, 20.35] H-51, W-58: at another gate it goes off all the same', () => {
    const p = fireAt(
      '1107 against 1007',
      '1007: infantry-1\n1311: orc-1\nblasting-fire 1007 against 1107\n1106: infantry-2',
    ).rolling(6);
    p.play('blasting-fire-1 lit');
    expect(p.told('casualty').map(({ unit }) => unit)).toEqual(['infantry-1']);
    p.play('infantry-1 retreats 0907', 'blasting-fire-2 lit');
    expect(p.told('blast')).toMatchObject([{ fire: 'blasting-fire-2', result: 'again' }]);
    expect(p.told('broken')).toEqual([]);
  });

  test('[20.33, 20.34] W-58: though the ram has been quicker: who is beside it is gone, who is opposite rolls', () => {
    const p = fireAt('1107 against 1007', '1107: orc-2\n1007: infantry-1\n1311: orc-1\nrear-gate breached').rolling(6);
    p.play('blasting-fire-1 lit');
    expect(p.at('orc-2')).toBe('lost');
    expect(p.told('casualty')).toMatchObject([{ unit: 'infantry-1', die: 6 }]);
  });

  test('[20.35] H-54: a collapsed gate is closed for good, to both', () => {
    const p = fireAt('0811 against 0810', '0812: orc-1\n0710: infantry-1').rolling(6).play('blasting-fire-1 lit');
    p.play('done', 'orc-1 moves 0811', 'done');
    expect(p).toRefuse('infantry-1 moves 0810 0811', 'enemy-occupied', '4.27');
    const q = position('turn 5, westernesse-movement\n0810: infantry-1\nmain-gate collapsed');
    expect(q).toRefuse('infantry-1 moves 0811', 'collapsed', '20.35');
  });

  test('[18.13] over the Culvert, breached or collapsed, the wall-walk costs one point more', () => {
    for (const die of [2, 6]) {
      const p = fireAt('1411 against culvert', '1310: orc-1').rolling(die).play('blasting-fire-1 lit', 'done');
      expect(p.offer('orc-1 moves 1410').cost).toBe(4);
    }
  });

  test('[20.36] everybody sees what is breached and what has collapsed', () => {
    const p = fireAt('1411 against culvert', '1311: orc-1\nmain-gate breached\nrear-gate collapsed')
      .rolling(6)
      .play('blasting-fire-1 lit');
    for (const viewer of ['isengard', 'westernesse', 'spectator'] as const) {
      const { gates, culvert } = p.view(viewer);
      expect([gates['main-gate']?.state, gates['rear-gate']?.state, culvert]).toEqual([
        'breached',
        'collapsed',
        'collapsed',
      ]);
    }
  });
});

describe('[20.34] Who is near', () => {
  test('[20.33] D-14: who is in the hex of the fire is gone, with what it carries; leaders are not', () => {
    const p = fireAt('0811 against 0810', '0811: uruk-guard-1, captain-1\n1311: orc-1\nblasting-fire uruk-guard-1');
    p.rolling(2).play('blasting-fire-1 lit');
    expect(p.told('eliminated')).toMatchObject([{ piece: 'uruk-guard-1', why: 'blast', points: 10 }]);
    expect(p.told('fireLost')).toEqual([{ type: 'fireLost', fire: 'blasting-fire-2' }]);
    // [G-56] No die for the captain, who goes to the nearest unit or stays.
    expect(p.told('leaderRisk')).toEqual([]);
    expect(p.view().decision).toMatchObject({ kind: 'join', piece: 'captain-1' });
    expect(p.orders()).toContain('captain-1 joins orc-1');
  });

  test('[20.22] the ram of who is blown up stays where it is', () => {
    const p = fireAt('0811 against 0810', '0811: dunland-infantry-1\n1311: orc-1\nram dunland-infantry-1');
    p.rolling(2).play('blasting-fire-1 lit');
    expect(p.told('ramLeft')).toEqual([{ type: 'ramLeft', hex: '0811' }]);
    expect(p.view().markers['ram-1']).toMatchObject({ hex: '0811' });
  });

  test('[20.33] a dud kills nobody', () => {
    const p = fireAt('0811 against 0810', '0811: uruk-guard-1\n0810: infantry-1\n1311: orc-1');
    p.rolling(1).play('blasting-fire-1 lit');
    expect(p).toStand({ 'uruk-guard-1': '0811', 'infantry-1': '0810' });
  });

  test.each([
    [3, '1/2E r1'],
    [4, 'r2'],
    [6, 'r1'],
  ] as const)('[20.34] on the other side of the gate one die, %i for morale X: %s', (die, result) => {
    const p = fireAt('0811 against 0810', '0810: infantry-1, aragorn\n1311: orc-1').rolling(2, die);
    p.play('blasting-fire-1 lit');
    expect(p.told('casualty')).toEqual([{ type: 'casualty', unit: 'infantry-1', morale: 'X', die, result }]);
    expect(p.told('leaderRisk')).toEqual([]);
    expect(p.view().decision).toMatchObject({ kind: 'retreat', side: 'westernesse', piece: 'infantry-1' });
  });

  test('[20.34] on the wall above the Culvert', () => {
    const p = fireAt('1411 against culvert', '1410: infantry-1\n1411: orc-1\n1311: orc-2').rolling(4, 6);
    p.play('blasting-fire-1 lit');
    expect(p.told('eliminated')).toMatchObject([{ piece: 'orc-1' }]);
    expect(p.told('casualty')).toMatchObject([{ unit: 'infantry-1', result: 'r1' }]);
  });

  test('[20.33] W-13: and in the passage nobody lives, whether it is breached or collapses', () => {
    for (const die of [2, 6]) {
      const p = fireAt('1411 against culvert', 'culvert: orc-4\n1410: orc-3\n1311: orc-2').rolling(die, 6);
      p.play('blasting-fire-1 lit');
      expect(p.told('eliminated')).toMatchObject([{ piece: 'orc-4', why: 'blast' }]);
      expect(p.told('casualty')).toMatchObject([{ unit: 'orc-3' }]);
    }
  });

  test('[18.13] W-56: a leader flies from a passage that comes down, and may stay in one that is breached', () => {
    const burning = (die: number, passage: string, others = '1311: orc-1\n1511: orc-2') =>
      fireAt('1411 against culvert', `culvert: ${passage}\n2008: infantry-1\n${others}`)
        .rolling(die)
        .play('blasting-fire-1 lit');
    for (const passage of ['orc-4, captain-1', 'captain-1']) {
      const p = burning(6, passage);
      expect(p.orders().sort()).toEqual(['captain-1 joins orc-1', 'captain-1 joins orc-2']);
      expect(p).toRefuse('captain-1 stays', 'must-fly', '18.13');
      p.play('captain-1 joins orc-2');
      expect(p).toStand({ 'captain-1': '1511' });
      expect(burning(6, passage, '1311: orc-1')).toStand({ 'captain-1': '1311' });
    }
    expect(burning(2, 'orc-4, captain-1')).toAllow('captain-1 stays');
    expect(burning(2, 'captain-1')).toStand({ 'captain-1': 'culvert' });
  });

  test('[18.13] W-56: with nobody to fly to it is lost', () => {
    const p = fireAt('1411 against culvert', 'culvert: orc-4, chief\n1311: orc-1').rolling(6);
    p.play('blasting-fire-1 lit');
    expect(p.told('eliminated')).toMatchObject([{ piece: 'orc-4' }, { piece: 'chief', why: 'alone', points: 5 }]);
  });

  test('[20.34] whose unit it is makes no difference', () => {
    const p = fireAt('1107 against 1007', '1107: infantry-1\n1007: uruk-guard-1\n1311: orc-1').rolling(6);
    p.play('blasting-fire-1 lit');
    expect(p.told('eliminated')).toMatchObject([{ piece: 'infantry-1' }]);
    expect(p.told('casualty')).toMatchObject([{ unit: 'uruk-guard-1' }]);
  });

  test('[20.34] H-51: one die for each fire that goes off', () => {
    const p = fireAt(
      '1009 against 1109',
      '1109: infantry-1\n1311: orc-1\nblasting-fire 1008 against 0908\n0908: infantry-2',
    ).rolling(6);
    p.play('blasting-fire-1 lit');
    expect(p.told('casualty').map(({ unit }) => unit)).toEqual(['infantry-1']);
  });

  test('[20.34] W-25: who is thrown back may go through the breach, and over the dead', () => {
    const p = fireAt('1107 against 1007', '1107: infantry-1\n1007: uruk-guard-1\n1311: orc-1').rolling(6);
    p.play('blasting-fire-1 lit');
    expect(p).toAllow('uruk-guard-1 retreats 1107');
  });

  test('[20.34] a worn unit dies of another half, and nobody else is touched', () => {
    const p = fireAt('0811 against 0810', '0810: infantry-1 reduced\n0710: infantry-2\n0812: orc-2\n1311: orc-1');
    p.rolling(2, 1).play('blasting-fire-1 lit');
    expect(p.told('eliminated')).toMatchObject([{ piece: 'infantry-1', why: 'casualty' }]);
    expect(p).toStand({ 'infantry-2': '0710', 'orc-2': '0812' });
  });

  test('[20.34, 8.46] H-51: a shield wall rolls once, as one body, though the roll ends it', () => {
    const p = fireAt(
      '1007 against 1107',
      `1107: heavy-infantry-1, heavy-infantry-2, erkenbrand
      shield-wall heavy-infantry-1 heavy-infantry-2 erkenbrand`,
    ).rolling(6, 6);
    p.play('blasting-fire-1 lit');
    expect(p.told('casualty').map(({ unit }) => unit)).toEqual(['heavy-infantry-1']);
    p.play('heavy-infantry-1 retreats 1007', 'erkenbrand stays');
    p.play('heavy-infantry-2 retreats 1207');
    expect(p.unit('heavy-infantry-1')).toMatchObject({ hex: '1007', disrupted: true, reduced: false });
    expect(p.unit('heavy-infantry-2')).toMatchObject({ hex: '1207', disrupted: true, reduced: false });
  });

  test('[20.34, 8.46] Théoden’s wedge too: half a loss is one of the two, and the dead do not roll', () => {
    const p = fireAt(
      '0811 against 0810',
      `0810: theoden, knight-1, knight-2
      wedge knight-1 knight-2 theoden glory
      spent for-death-and-glory`,
    ).rolling(3, 1, 6);
    p.play('blasting-fire-1 lit');
    expect(p.told('casualty').map(({ unit }) => unit)).toEqual(['knight-1']);
    expect(p.told('eliminated').map(({ piece }) => piece)).toEqual(['knight-2']);
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'knight-1', hexes: 1 });
  });

  test('[8.46] a formation in the hex of the fire dies with both its units', () => {
    const p = fireAt(
      '1107 against 1007',
      '1107: dunland-infantry-1, dunland-infantry-2, chief\n1311: orc-1\nshield-wall dunland-infantry-1 dunland-infantry-2 chief',
    ).play('blasting-fire-1 lit');
    expect(p.told('eliminated').map(({ piece }) => piece)).toEqual(['dunland-infantry-1', 'dunland-infantry-2']);
    expect(p.view().formations).toEqual([]);
  });
});
