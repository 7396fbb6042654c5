/** [8.4] Wedges and shield walls in combat, and [21.2] Théoden's own. */
import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

/** A wedge of knights in the open and an enemy beside it. */
const MELEE = `
  turn 14, westernesse-combat, melee
  0825: eomer, knight-1, knight-2
  0826: uruk-infantry-1
  0233: orc-1
  wedge knight-1 knight-2 eomer
`;

/** A shield wall struck by a guard, B against armour 4: three to six hit. */
const struck = (...lines: readonly string[]) =>
  position(
    ['turn 14, isengard-combat, melee', '0826: uruk-guard-1', 'shield-wall infantry-1 infantry-2 gimli', ...lines].join(
      '\n',
    ),
  );

describe('[8.44] The strengths of a formation', () => {
  test('[8.44] G-61, H-9: it strikes with A', () => {
    const { odds } = position(MELEE).offer('knight-1 attacks uruk-infantry-1');
    expect(odds?.roll).toBe('A in formation against armour 2: 3–9 on two dice, then morale Y');
  });

  test('[8.44] G-61: it has armour 4, and the morale of its units', () => {
    const { odds } = struck('0825: gimli, infantry-1, infantry-2').offer('uruk-guard-1 attacks infantry-1');
    expect(odds?.roll).toBe('B against armour 4 (3 printed): 3–6 on two dice, then morale X');
    expect(odds?.modifiers).toEqual([{ case: '8.44', label: 'the defender is in formation', value: 1 }]);
    const dunland = position(`
      turn 14, westernesse-combat, melee
      0825: chief, dunland-infantry-1, dunland-infantry-2
      0826: guard-1
      shield-wall dunland-infantry-1 dunland-infantry-2 chief
    `);
    expect(dunland.offer('guard-1 attacks dunland-infantry-1').odds?.roll).toBe(
      'B against armour 4 (2 printed): 3–6 on two dice, then morale Y',
    );
  });

  test('[8.44] worn units are as strong in formation as others', () => {
    const p = position(MELEE.replace('knight-1, knight-2', 'knight-1 reduced, knight-2 reduced'));
    expect(p.offer('knight-1 attacks uruk-infantry-1').odds?.roll).toContain('A in formation');
  });

  test('[8.44] one attack for both: the other neither strikes nor is a target', () => {
    const p = position(MELEE);
    expect(p).toRefuse('knight-2 attacks uruk-infantry-1', 'in-formation', '8.44');
    p.play('knight-1 attacks uruk-infantry-1');
    expect(p).toAllow('done');
    const q = struck('0825: gimli, infantry-1, infantry-2');
    expect(q).toRefuse('uruk-guard-1 attacks infantry-2', 'in-formation', '8.44');
    expect(q.orders().filter((order) => order.includes('attacks'))).toEqual(['uruk-guard-1 attacks infantry-1']);
  });

  test('[8.44] G-64: nobody shoots out of a formation, and who shoots at it shoots at armour 4', () => {
    const p = position(`
      turn 14, westernesse-combat
      0825: eomer, light-cavalry-1, light-cavalry-2
      0828: archer-1
      0827: orc-1
      wedge light-cavalry-1 light-cavalry-2 eomer
    `);
    expect(p).toRefuse('light-cavalry-1 fires at orc-1', 'in-formation', '8.44');
    expect(p).toRefuse('light-cavalry-2 fires at orc-1', 'in-formation', '8.44');
    expect(p).toAllow('archer-1 fires at orc-1');
    const q = position(`
      turn 14, isengard-combat
      0825: eomer, knight-1, knight-2
      0828: orc-archer-1
      wedge knight-1 knight-2 eomer
    `);
    expect(q.offer('orc-archer-1 fires at knight-1').odds?.roll).toContain('e against armour 4 (3 printed): 5–6');
    expect(q).toRefuse('orc-archer-1 fires at knight-2', 'in-formation', '8.44');
  });

  test('[8.44] to a leader in flight the first of the two stands for both', () => {
    const p = position(`
      turn 14, isengard-movement
      0828: orc-1
      0827: aragorn
      0924: eomer, knight-1, knight-2
      0624: gimli, infantry-1, infantry-2
      wedge knight-1 knight-2 eomer
      shield-wall infantry-1 infantry-2 gimli
    `).play('orc-1 moves 0827');
    expect(p.orders().sort()).toEqual(['aragorn joins infantry-1', 'aragorn joins knight-1']);
    expect(p).toRefuse('aragorn joins knight-2', 'not-nearest', 'A8.1');
    const near = position(`
      turn 14, isengard-movement
      0828: orc-1
      0827: aragorn
      0824: gimli, infantry-1, infantry-2
      shield-wall infantry-1 infantry-2 gimli
    `).play('orc-1 moves 0827');
    expect(near.told('flew')).toEqual([{ type: 'flew', leader: 'aragorn', from: '0827', to: '0824' }]);
  });

  test('[9.3, A7.37] fanatics fight a formation as they fight anybody', () => {
    const p = position(MELEE.replace('0233: orc-1', '0233: orc-1\nwesternesse 101 points'));
    const { odds } = p.offer('knight-1 attacks uruk-infantry-1');
    expect(odds?.modifiers).toEqual([{ case: 'A7.37', label: 'the attacker is fanatical', value: -1 }]);
  });

  test('[7.51] [8.41] both advance, where a formation may go', () => {
    const p = position(MELEE).rolling(3, 3, 1).play('knight-1 attacks uruk-infantry-1', 'done');
    expect(p).toAllow('knight-1 advances');
    p.play('knight-1 advances', 'eomer follows');
    expect(p).toStand({ 'knight-1': '0826', 'knight-2': '0826', eomer: '0826' });
    expect(p.view().formations).toHaveLength(1);
  });

  test('[7.36] [8.41] W-52: it strikes only where it might go, and has no duty elsewhere', () => {
    const at = (hex: string, enemy: string, wall = 'wedge knight-1 knight-2 eomer', units = 'knight-1, knight-2') =>
      position(`turn 14, westernesse-combat, melee\n${hex}: eomer, ${units}\n${enemy}: uruk-infantry-1\n${wall}`);
    expect(at('0825', '0826')).toAllow('knight-1 attacks uruk-infantry-1');
    const stream = at('1115', '1114');
    expect(stream).toRefuse('knight-1 attacks uruk-infantry-1', 'formation-ground', '7.36');
    const dike = at('1019', '1020', 'shield-wall infantry-1 infantry-2 eomer', 'infantry-1, infantry-2');
    expect(dike).toRefuse('infantry-1 attacks uruk-infantry-1', 'formation-ground', '7.36');
    expect(stream).toAllow('done');
  });

  test('[7.7] [8.46] it does not withdraw, cavalry though it is', () => {
    const p = position(`
      turn 14, isengard-combat, melee
      0825: eomer, knight-1, knight-2
      0826: orc-1
      wedge knight-1 knight-2 eomer
    `).rolling(6, 6);
    p.play('orc-1 attacks knight-1', 'done');
    expect(p.told('struck')).toHaveLength(1);
  });
});

describe('[8.46] What a formation suffers', () => {
  const WALL = '0825: gimli, infantry-1, infantry-2';

  test('[8.46] G-65: half a loss is one of the two; the other is thrown back', () => {
    // A leader's die is 1 to 4: unharmed.
    const p = struck(WALL).rolling(2, 3, 2, 1).play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('casualty')[0]).toMatchObject({ result: '1/2E r1', morale: 'X' });
    expect(p.at('infantry-2')).toBe('lost');
    expect(p.view().points.westernesse.now).toBe(8);
    expect(p.view().formations).toEqual([]);
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'infantry-1', hexes: 1 });
    p.play('infantry-1 retreats 0824', 'gimli follows', 'hold');
    expect(p.unit('infantry-1')).toMatchObject({ hex: '0824', reduced: false, disrupted: true });
  });

  test('[8.46] a worn formation loses one unit to half a loss like any other', () => {
    const p = struck('0825: gimli, infantry-1 reduced, infantry-2 reduced').rolling(2, 3, 2, 1);
    p.play('uruk-guard-1 attacks infantry-1', 'done', 'infantry-1 retreats 0824');
    expect(p).toStand({ 'infantry-1': '0824', 'infantry-2': 'lost' });
  });

  test('[8.46] G-65: E is both', () => {
    const p = position(`
      turn 14, westernesse-combat, melee
      0825: dunland-infantry-1, dunland-infantry-2
      0826: guard-1
      0233: chief
      shield-wall dunland-infantry-1 dunland-infantry-2 chief
    `).rolling(2, 3, 1);
    p.play('guard-1 attacks dunland-infantry-1', 'done');
    expect(p).toStand({ 'dunland-infantry-1': 'lost', 'dunland-infantry-2': 'lost' });
    expect(p.view().points.isengard.now).toBe(10);
    // It is over before its units are gone.
    expect(p.events.flatMap((event) => (['disbanded', 'eliminated'].includes(event.type) ? [event.type] : []))).toEqual(
      ['disbanded', 'eliminated', 'eliminated'],
    );
    expect(p).toAllow('guard-1 advances');
  });

  test('[8.46] G-65: thrown back, each retreats to a hex of its own, and both are disrupted', () => {
    const p = struck(WALL).rolling(2, 3, 5).play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'infantry-1', hexes: 1 });
    p.play('infantry-1 retreats 0824', 'gimli stays');
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'infantry-2', hexes: 1 });
    expect(p).toRefuse('infantry-2 retreats 0824', 'no-retreat-there', '7.55');
    p.play('infantry-2 retreats 0925', 'gimli follows');
    expect(p.unit('infantry-1').disrupted && p.unit('infantry-2').disrupted).toBe(true);
    expect(p).toStand({ 'infantry-1': '0824', 'infantry-2': '0925', gimli: '0925' });
    expect(p.view().formations).toEqual([]);
    expect(p).toAllow('uruk-guard-1 advances');
  });

  test('[8.46] [7.56] where only one has a way out, the other dies', () => {
    // 0725 and 0925 are in zones as well, so that 0824 alone is left.
    const p = struck(WALL, '0625: orc-1', '1025: orc-2').rolling(2, 3, 5);
    expect(p.offer('uruk-guard-1 attacks infantry-1').odds?.outcomes.map(({ label }) => label)).toContain(
      'one retreats 1, the other is eliminated (no retreat)',
    );
    p.play('uruk-guard-1 attacks infantry-1', 'done', 'infantry-1 retreats 0824', 'gimli stays');
    expect(p.told('eliminated')).toEqual([{ type: 'eliminated', piece: 'infantry-2', why: 'no-retreat', points: 8 }]);
  });

  test('[8.46] the odds tell what becomes of both', () => {
    const labels = struck(WALL)
      .offer('uruk-guard-1 attacks infantry-1')
      .odds?.outcomes.map(({ label }) => label);
    expect(labels).toEqual([
      'no effect',
      'one eliminated, the other retreats 2',
      'one eliminated, the other retreats 1',
      'both retreat 2, each to its own hex',
      'both retreat 1, each to its own hex',
    ]);
  });

  test('[A8.24] [8.46] their leader rolls once', () => {
    const p = struck(WALL).rolling(2, 3, 2, 6).play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('leaderRisk')).toEqual([{ type: 'leaderRisk', leader: 'gimli', die: 6, struck: true }]);
    expect(p.leader('gimli').reduced).toBe(true);
  });

  test('[7.61] W-17: nobody displaces it: a friend who could only retreat onto it dies', () => {
    const p = position(`
      turn 14, isengard-combat, melee
      0826: uruk-guard-1
      0825: archer-1
      0824: gimli, infantry-1, infantry-2
      0625: orc-1
      1025: orc-2
      shield-wall infantry-1 infantry-2 gimli
    `).rolling(2, 3, 5);
    p.play('uruk-guard-1 attacks archer-1', 'done', 'archer-1 stands');
    expect(p.told('eliminated')).toMatchObject([{ piece: 'archer-1', why: 'no-retreat' }]);
  });

  test('[7.23] W-16: a duel throws both back, their leader with the first, and who cannot go dies', () => {
    const duel = (...lines: readonly string[]) =>
      position(
        [
          'turn 14, isengard-combat, duel',
          '0826: uruk-guard-1, captain-1',
          WALL,
          'shield-wall infantry-1 infantry-2 gimli',
          ...lines,
        ].join('\n'),
      );
    // Even: a two is half a rating, and two hexes.
    const p = duel().rolling(5).play('captain-1 duels gimli');
    expect(p.told('dueled')[0]).toMatchObject({ differential: 0, result: 'Dr2' });
    p.play('infantry-1 retreats 0824 0823');
    expect(p.at('gimli')).toBe('0823');
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'infantry-2', hexes: 2 });
    p.play('infantry-2 retreats 0725 0624');
    expect(p.unit('infantry-2')).toMatchObject({ hex: '0624', reduced: false, disrupted: true });
    const q = duel('0625: orc-1', '1025: orc-2', '0823: orc-3').rolling(5).play('captain-1 duels gimli');
    expect(q.told('eliminated')).toMatchObject([{ piece: 'infantry-1' }, { piece: 'infantry-2' }]);
  });
});

describe('[21.2] For Death and Glory', () => {
  const GATE = `
    turn 6, abilities
    0809: theoden, knight-1
    0709: knight-2
    0812: orc-1
  `;

  test('[21.21] H-64, D-4: Théoden and two units of cavalry form a wedge in his court', () => {
    const p = position(GATE);
    expect(p).toAllow('knight-1 glory knight-2');
    p.play('knight-1 glory knight-2');
    expect(p.view()).toMatchObject({
      spent: ['for-death-and-glory'],
      active: ['for-death-and-glory'],
      formations: [{ kind: 'wedge', leader: 'theoden', fresh: false, glory: true }],
    });
    expect(p.told('announced')).toEqual([
      { type: 'announced', side: 'westernesse', ability: 'for-death-and-glory', piece: 'theoden' },
    ]);
    expect(p).toStand({ 'knight-1': '0809', 'knight-2': '0809' });
  });

  test('[21.21] the wedges that could ride out are all there is to choose from', () => {
    const p = position(`
      turn 6, abilities
      0825: theoden
      0826: knight-1
      0824: knight-2
      0725: infantry-1
      0926: infantry-2
      0233: orc-1
    `);
    expect(p.orders()).toEqual(['knight-1 glory knight-2', 'done']);
  });

  test('[21.21] once in a game, with Théoden on the map, with cavalry, and not from a zone', () => {
    expect(position(`${GATE}\nspent for-death-and-glory\n0630: infantry-1, gandalf`)).toRefuse(
      'knight-1 glory knight-2',
      'ability-spent',
    );
    expect(
      position('turn 6, abilities\n0825: theoden, knight-1\n0826: knight-2 reduced, gandalf\n0233: orc-1'),
    ).toRefuse('knight-1 glory knight-2', 'unequal', '8.43');
    expect(position('turn 6, abilities\n0825: theoden, infantry-1\n0826: infantry-2, gandalf\n0233: orc-1')).toRefuse(
      'infantry-1 glory infantry-2',
      'not-cavalry',
      '21.21',
    );
    const mixed = position('turn 6, abilities\n0825: theoden, knight-1\n0826: infantry-1, gandalf\n0233: orc-1');
    expect(mixed).toRefuse('knight-1 glory infantry-1', 'not-cavalry', '21.21');
    expect(position('turn 6, abilities\n0825: theoden, knight-1\n0826: knight-2, gandalf\n0827: orc-1')).toRefuse(
      'knight-1 glory knight-2',
      'in-enemy-zone',
      '8.43',
    );
    // The other court lies beyond a wall.
    expect(position('turn 6, abilities\n0810: theoden, knight-1\n0809: knight-2, gandalf\n0233: orc-1')).toRefuse(
      'knight-1 glory knight-2',
      'cavalry-wall',
      '15.72',
    );
  });

  test('[21.21] D-4: it moves at once, three points, through courts, gates one controls, the ramp', () => {
    const wedge = (hex: string, ...lines: readonly string[]) =>
      position(
        [
          'turn 6, westernesse-movement',
          `${hex}: theoden, knight-1, knight-2`,
          'wedge knight-1 knight-2 theoden glory',
          'active for-death-and-glory',
          'spent for-death-and-glory',
          '0233: orc-1',
          ...lines,
        ].join('\n'),
      );
    expect(wedge('0810')).toAllow('knight-1 marches 0811 0812 0913');
    expect(wedge('0810')).toRefuse('knight-1 marches 0811 0812 0913 0914', 'too-far', '4.26');
    expect(wedge('0708')).toAllow('knight-1 marches 0608 0607');
    expect(wedge('0810', 'main-gate breached').offer('knight-1 marches 0811').cost).toBe(4);
    expect(wedge('0708', 'inner-gate-north isengard')).toRefuse('knight-1 marches 0608', 'formation-ground', '8.41');
  });

  test('[21.21] H-90: after an advance it strikes once more at anybody in reach, and not a third time', () => {
    const p = position(`
      turn 6, westernesse-combat, melee
      0810: theoden, knight-1, knight-2
      0811: orc-1
      0812: orc-2
      0913: orc-3
      main-gate breached
      wedge knight-1 knight-2 theoden glory
      active for-death-and-glory
      spent for-death-and-glory
    `).rolling(3, 3, 1, 3, 3, 1);
    p.play('knight-1 attacks orc-1', 'done', 'knight-1 advances', 'theoden follows');
    expect(p).toStand({ 'knight-1': '0811', 'knight-2': '0811' });
    expect(p.view().decision).toMatchObject({ kind: 'strike', piece: 'knight-1', reason: 'glory' });
    expect(p).toAllow('knight-1 attacks orc-2');
    p.play('knight-1 attacks orc-2', 'knight-1 advances', 'theoden follows');
    expect(p).toStand({ 'knight-1': '0812', 'knight-2': '0812', 'orc-2': 'lost' });
    expect(p.view().phase).not.toBe('westernesse-combat');
  });

  test('[21.21] [7.7] G-51: no second blow after a withdrawal, which is no combat to advance after', () => {
    const p = position(`
      turn 6, westernesse-combat, melee
      0825: theoden, knight-1, knight-2
      0826: orc-archer-1
      0827: orc-1
      wedge knight-1 knight-2 theoden glory
      active for-death-and-glory
      spent for-death-and-glory
    `).rolling(6);
    p.play(
      'knight-1 attacks orc-archer-1',
      'done',
      'orc-archer-1 withdraws 0727',
      'knight-1 advances',
      'theoden follows',
    );
    expect(p).toStand({ 'knight-1': '0826', 'knight-2': '0826' });
    expect(p.view().phase).not.toBe('westernesse-combat');
  });

  test('[21.21] no second blow for a wedge that is not Théoden’s, nor [W-43] for his in a later turn', () => {
    const advance = (marks: string) => {
      const p = position(`
        turn 6, westernesse-combat, melee
        0825: theoden, knight-1, knight-2
        0826: orc-1
        0827: orc-2
        wedge knight-1 knight-2 theoden${marks}
        spent for-death-and-glory
      `).rolling(3, 3, 1);
      return p.play('knight-1 attacks orc-1', 'done', 'knight-1 advances', 'theoden follows').view().decision?.kind;
    };
    expect(advance('')).not.toBe('strike');
    expect(advance(' glory')).not.toBe('strike');
  });

  test('[21.21] W-43, D-4: holds for it as long as it lasts', () => {
    const p = position(`
      turn 7, westernesse-movement
      0810: theoden, knight-1, knight-2
      0233: orc-1
      wedge knight-1 knight-2 theoden glory
      spent for-death-and-glory
    `);
    expect(p).toAllow('knight-1 marches 0811');
  });

  test('[7.7] a wedge does not withdraw before infantry', () => {
    const p = position(`
      turn 6, isengard-combat, melee
      0825: theoden, knight-1, knight-2
      0826: orc-1
      wedge knight-1 knight-2 theoden
    `).rolling(6, 6);
    p.play('orc-1 attacks knight-1', 'done');
    expect(p.told('struck')).toHaveLength(1);
  });

  test('[21.21, 21.41] H-90: no leader with it lowers anybody’s spirits: that is for the sortie', () => {
    const p = position(`
      turn 6, westernesse-combat, melee
      0810: theoden, knight-1, knight-2, eomer
      0811: orc-1
      0812: uruk-guard-1
      main-gate breached
      wedge knight-1 knight-2 theoden glory
      active for-death-and-glory
      spent for-death-and-glory
    `).rolling(3, 3, 1, 6, 6);
    p.play('knight-1 attacks orc-1', 'done', 'knight-1 advances', 'theoden follows', 'eomer follows');
    expect(p.view().decision).toMatchObject({ kind: 'strike', piece: 'knight-1', reason: 'glory' });
    expect(p.offer('knight-1 attacks uruk-guard-1').odds?.roll).toMatch(/morale X$/);
    p.play('knight-1 attacks uruk-guard-1');
    expect(p.told('encouraged')).toEqual([]);
    expect(p.told('struck')).toMatchObject([{ unit: 'knight-1', target: 'uruk-guard-1', dice: [6, 6], hit: false }]);
  });

  test('[21.21] the wedge stands in the phases between', () => {
    const p = position(`
      turn 6, abilities
      0825: theoden, knight-1
      0725: knight-2
      0827: uruk-guard-1
    `).play('knight-1 glory knight-2');
    expect(p.view().phase).toBe('isengard-movement');
    p.play('uruk-guard-1 moves 0826', 'done');
    expect(p.offer('uruk-guard-1 attacks knight-1').odds?.roll).toContain('armour 4');
    p.rolling(6, 6).play('uruk-guard-1 attacks knight-1', 'done');
    expect(p.told('struck')).toMatchObject([{ armour: 4, hit: false }]);
  });
});
