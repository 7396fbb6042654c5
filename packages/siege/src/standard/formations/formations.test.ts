/** [8.4] Wedges and shield walls: who forms them, where they go, and how they are disbanded. */
import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

/** Éomer on clear ground, a wedge's worth of knights about him, and an enemy far away. */
const FIELD = `
  turn 5, westernesse-movement
  0825: eomer, knight-1
  0826: knight-2
  0233: orc-1
`;
const FORM = 'eomer forms knight-1 knight-2';

/** The same field, one line or more of it replaced or added. */
const field = (...lines: readonly string[]) =>
  position(['turn 5, westernesse-movement', '0233: orc-1', ...lines].join('\n'));

describe('[8.4] Special formations: forming', () => {
  test('[8.42] [8.43] [8.48] two units of cavalry with their leader and next to him form a wedge in his hex', () => {
    const p = position(FIELD);
    expect(p).toAllow(FORM);
    p.play(FORM);
    expect(p).toStand({ 'knight-1': '0825', 'knight-2': '0825', eomer: '0825' });
    expect(p.view().formations).toEqual([
      { kind: 'wedge', units: ['knight-1', 'knight-2'], leader: 'eomer', fresh: true, glory: false },
    ]);
    expect(p.events).toMatchObject([
      { type: 'moved', piece: 'knight-2', from: '0826', path: ['0825'] },
      { type: 'formed', formation: 'wedge', leader: 'eomer', units: ['knight-1', 'knight-2'] },
    ]);
  });

  test('[8.42] [8.43] two of infantry form a shield wall, both next to their leader', () => {
    const p = field('0825: gimli', '0824: infantry-1', '0826: infantry-2').play('gimli forms infantry-2 infantry-1');
    expect(p).toStand({ 'infantry-1': '0825', 'infantry-2': '0825' });
    expect(p.view().formations).toMatchObject([{ kind: 'shield-wall', units: ['infantry-1', 'infantry-2'] }]);
  });

  test('[8.42] nothing else is a formation: horse and foot, bowmen (W-15), a unit with itself', () => {
    expect(field('0825: eomer, knight-1', '0826: infantry-1')).toRefuse(
      'eomer forms knight-1 infantry-1',
      'not-alike',
      '8.42',
    );
    expect(field('0825: eomer, archer-1', '0826: archer-2')).toRefuse(
      'eomer forms archer-1 archer-2',
      'only-shoots',
      '8.42',
    );
    expect(position(FIELD)).toRefuse('eomer forms knight-1 knight-1', 'two-units', '8.42');
  });

  test('[8.43] of the same strengths now: both sides of a counter count', () => {
    const knights = (one: string, other: string) => field(`0825: eomer, knight-1${one}`, `0826: knight-2${other}`);
    expect(knights(' reduced', '')).toRefuse(FORM, 'unequal', '8.43');
    expect(knights(' reduced', ' reduced')).toAllow(FORM);
    // D3X and C3X; D2X and D3X.
    const foot = (worn: string) =>
      field('0825: gimli, infantry-1', `0826: heavy-infantry-1${worn}`).why('gimli forms infantry-1 heavy-infantry-1');
    expect([foot('')?.code, foot(' reduced')?.code]).toEqual(['unequal', 'unequal']);
    // C2W and C3X.
    expect(field('0825: eomer, rider-1', '0826: knight-1 reduced')).toRefuse('eomer forms rider-1 knight-1', 'unequal');
  });

  test('[8.43] W-41: who shoots as well as strikes is not equal to who only strikes', () => {
    const p = field('0825: gimli, infantry-1', '0826: armoured-archer-1', '0824: armoured-archer-2');
    expect(p).toRefuse('gimli forms infantry-1 armoured-archer-1', 'unequal', '8.43');
    expect(field('0825: gimli, armoured-archer-1', '0826: armoured-archer-2')).toAllow(
      'gimli forms armoured-archer-1 armoured-archer-2',
    );
  });

  test('[8.43] nobody who is farther away, or has no way into the leader’s hex', () => {
    expect(field('0825: eomer, knight-1', '0827: knight-2')).toRefuse(FORM, 'not-adjacent', '8.43');
    // Cavalry cannot cross the Dike; infantry can.
    expect(field('0820: eomer, knight-1', '0819: knight-2')).toRefuse(FORM, 'dike-cavalry', '16.12');
    expect(field('0820: gimli, infantry-1', '0819: infantry-2')).toAllow('gimli forms infantry-1 infantry-2');
  });

  test('[8.43] neither the units nor the leader have moved, nor have they been thrown into disorder', () => {
    expect(field('0825: eomer, knight-1', '0826: knight-2 moved')).toRefuse(FORM, 'already-moved', '4.22');
    expect(field('0825: eomer moved, knight-1', '0826: knight-2')).toRefuse(FORM, 'leader-moved', '8.43');
    expect(field('0825: eomer, knight-1', '0826: knight-2 disrupted')).toRefuse(FORM, 'disrupted', '7.57');
    expect(field('0825: eomer, knight-1', '0826: knight-2 used')).toRefuse(FORM, 'blew-the-horn');
  });

  test('[8.43] D-26: not from an enemy zone of control, though into one', () => {
    // 0827 reaches 0826 with its zone, and not 0825; 0724 reaches 0825 and 0824, and not 0826.
    expect(field('0825: eomer, knight-1', '0826: knight-2', '0827: orc-2')).toRefuse(FORM, 'in-enemy-zone', '8.43');
    expect(field('0825: eomer', '0826: knight-1', '0926: knight-2', '0724: orc-2')).toAllow(FORM);
  });

  test('[8.43] in the leader’s hex there is nobody else', () => {
    const p = field('0825: eomer, infantry-1', '0826: knight-1', '0824: knight-2');
    expect(p).toRefuse(FORM, 'hex-taken', '8.43');
    expect(field('0825: eomer, infantry-1 moved', '0826: knight-1', '0824: knight-2')).toRefuse(FORM, 'hex-taken');
    const wedge = position(FIELD).play(FORM);
    expect(wedge).toRefuse('eomer forms knight-1 knight-2', 'in-formation', '8.43');
  });

  test('[8.43] a hex with a formation in it is nobody’s to form in, and who is in one forms no other', () => {
    const WALL = 'shield-wall infantry-1 infantry-2 gimli';
    const p = field('0825: gimli, infantry-1, infantry-2', '0824: infantry-3', '0826: infantry-4', WALL);
    expect(p).toRefuse('gimli forms infantry-3 infantry-4', 'in-formation', '8.43');
    expect(p.orders('gimli').filter((order) => order.includes('forms'))).toEqual([]);
    const q = field('0825: aragorn, infantry-3', '0824: gimli, infantry-1, infantry-2', WALL);
    expect(q).toRefuse('aragorn forms infantry-1 infantry-3', 'in-formation', '8.43');
    expect(q.orders('aragorn').filter((order) => order.includes('forms'))).toEqual([]);
  });

  test('[8.42] [8.43] all the pairs that may form are listed, each of them once', () => {
    const pairs = (...lines: readonly string[]) =>
      field(...lines)
        .orders('gimli')
        .filter((order) => order.includes('forms'));
    // Not the bowmen, not the heavy infantry, which has nobody like it, and not who is two hexes away.
    const about = ['0824: infantry-1', '0826: infantry-2', '0926: heavy-infantry-1', '0725: archer-1'];
    expect(pairs('0825: gimli', ...about, '0925: infantry-3', '0823: infantry-4')).toEqual([
      'gimli forms infantry-1 infantry-2',
      'gimli forms infantry-1 infantry-3',
      'gimli forms infantry-2 infantry-3',
    ]);
    // Who is in the leader's hex is one of the two.
    expect(pairs('0825: gimli, infantry-3', ...about)).toEqual([
      'gimli forms infantry-1 infantry-3',
      'gimli forms infantry-2 infantry-3',
    ]);
    expect(pairs('0825: gimli moved, infantry-3', ...about)).toEqual([]);
  });

  test('[8.43] [15.13] one of the two may drop from a wall, which takes all its movement points', () => {
    const p = field('1311: gimli, infantry-1', '1310: infantry-2');
    expect(p).toAllow('gimli forms infantry-1 infantry-2');
    expect(p.play('gimli forms infantry-1 infantry-2').at('infantry-2')).toBe('1311');
  });

  test('[8.41] G-66: on clear ground only, be there a road through it or not', () => {
    expect(field('1120: eomer, knight-1', '1121: knight-2')).toAllow(FORM);
    expect(field('1211: eomer, knight-1', '1212: knight-2')).toAllow(FORM);
    // A stream.
    expect(field('1215: eomer, knight-1', '1216: knight-2')).toRefuse(FORM, 'formation-ground', '8.41');
    // A court.
    expect(field('0809: eomer, knight-1', '0709: knight-2')).toRefuse(FORM, 'formation-ground', '8.41');
    expect(field('0810: gimli, infantry-1', '0710: infantry-2')).toRefuse(
      'gimli forms infantry-1 infantry-2',
      'formation-ground',
    );
  });

  test('[8.43] G-63: by a leader who leads them, and who need not stay', () => {
    const p = position(FIELD).play(FORM);
    expect(p).toAllow('eomer moves 0826 0827');
    expect(p.play('eomer moves 0826 0827').view().formations).toHaveLength(1);
  });

  test('[8.45] G-62: what has formed neither moves on nor disbands this turn, and moves the next', () => {
    const p = position(FIELD).play(FORM);
    expect(p).toRefuse('knight-1 marches 0824', 'just-formed', '8.45');
    expect(p).toRefuse('knight-2 moves 0824', 'already-moved', '4.22');
    p.play('done');
    while (p.view().turn === 5) p.play('done');
    while (p.view().phase !== 'westernesse-movement') p.play('done');
    expect(p).toAllow('knight-1 marches 0824');
  });

  describe('[A8.41] The Dunlendings', () => {
    const dunland = (...lines: readonly string[]) =>
      position(['turn 5, isengard-movement', '0233: infantry-9', ...lines].join('\n'));
    const WALL = 'chief forms dunland-infantry-1 dunland-infantry-2';

    test('[A8.41] H-8: two of Dunland’s infantry form a shield wall with their Chief', () => {
      const p = dunland('0825: chief, dunland-infantry-1', '0826: dunland-infantry-2').play(WALL);
      expect(p.view().formations).toMatchObject([{ kind: 'shield-wall', leader: 'chief' }]);
    });

    test('[8.41] [A8.41] nobody else of the Dark Power, and with nobody else', () => {
      expect(dunland('0825: lieutenant, dunland-infantry-1', '0826: dunland-infantry-2')).toRefuse(
        'lieutenant forms dunland-infantry-1 dunland-infantry-2',
        'never-forms',
        '8.41',
      );
      expect(dunland('0825: chief, dunland-cavalry-1', '0826: dunland-cavalry-2')).toRefuse(
        'chief forms dunland-cavalry-1 dunland-cavalry-2',
        'never-forms',
        '8.41',
      );
      expect(dunland('0825: captain-1, orc-1', '0826: orc-2')).toRefuse('captain-1 forms orc-1 orc-2', 'never-forms');
    });

    test('[20.85] [20.86] rocks may fall on it as it has formed and as it marches, and scatter it', () => {
      // 1311 lies below the wall.
      const below = (...lines: readonly string[]) => dunland('1310: infantry-1', 'rocks 1310', ...lines).rolling(4);
      const formed = below('1311: chief, dunland-infantry-1', '1211: dunland-infantry-2').play('pass', WALL);
      expect(formed.view().decision).toEqual({ kind: 'rocks', side: 'westernesse', piece: 'dunland-infantry-1' });
      expect(formed.view().formations).toHaveLength(1);
      formed.play('rocks-1 drops dunland-infantry-1');
      expect(formed.view().decision).toMatchObject({ kind: 'retreat', piece: 'dunland-infantry-1', hexes: 2 });
      expect(formed.view().formations).toEqual([]);
      const marched = below(
        '1211: chief, dunland-infantry-1, dunland-infantry-2',
        'shield-wall dunland-infantry-1 dunland-infantry-2 chief',
      );
      marched.play('dunland-infantry-1 marches 1311');
      expect(marched).toRefuse('rocks-1 drops dunland-infantry-2', 'in-formation', '8.44');
      marched.play('rocks-1 drops dunland-infantry-1', 'dunland-infantry-1 retreats 1211 1212');
      expect(marched.view().decision).toMatchObject({ kind: 'retreat', piece: 'dunland-infantry-2', hexes: 2 });
    });

    test('[20.86] W-62, W-45: they may fall on who is about to step in, and then nothing is formed', () => {
      const about = () =>
        dunland('1310: infantry-1', 'rocks 1310', '1211: chief, dunland-infantry-1', '1311: dunland-infantry-2').play(
          'pass',
          WALL,
        );
      const p = about();
      expect(p.view().decision).toEqual({ kind: 'rocks', side: 'westernesse', piece: 'dunland-infantry-2' });
      p.rolling(6).play('rocks-1 drops dunland-infantry-2', 'dunland-infantry-2 retreats 1411');
      expect(p.view().formations).toEqual([]);
      expect(p).toAllow('dunland-infantry-1 moves 1212');
      expect(about().play('pass').view().formations).toHaveLength(1);
    });

    test('[8.43] W-44: nobody who carries the ram', () => {
      const p = dunland('0825: chief, dunland-infantry-1', '0826: dunland-infantry-2', 'ram dunland-infantry-1');
      expect(p).toRefuse(WALL, 'burdened', '8.43');
    });
  });
});

describe('[8.4] Special formations: moving', () => {
  const wedge = (...lines: readonly string[]) =>
    field('0825: eomer, knight-1, knight-2', 'wedge knight-1 knight-2 eomer', ...lines);

  test('[8.45] wedges have three movement points', () => {
    const p = wedge();
    expect(p.offer('knight-1 marches 0826 0827').cost).toBe(4);
    expect(p).toAllow('knight-1 marches 0826 0827 0828');
    expect(p).toRefuse('knight-1 marches 0826 0827 0828 0829', 'too-far', '4.26');
    p.play('knight-1 marches 0826 0827 0828');
    expect(p).toStand({ 'knight-1': '0828', 'knight-2': '0828', eomer: '0825' });
    expect(p.told('moved').map(({ piece }) => piece)).toEqual(['knight-1', 'knight-2']);
    expect(p).toRefuse('knight-1 marches 0827', 'already-moved', '4.22');
    expect(p.view().formations).toHaveLength(1);
  });

  test('[8.45] shield walls two; [G-66] and half a point from road to road', () => {
    const wall = (hex: string) =>
      field(`${hex}: gimli, infantry-1, infantry-2`, 'shield-wall infantry-1 infantry-2 gimli');
    expect(wall('0825')).toAllow('infantry-1 marches 0826 0827');
    expect(wall('0825')).toRefuse('infantry-1 marches 0826 0827 0828', 'too-far', '4.26');
    expect(wall('1118')).toAllow('infantry-1 marches 1119 1120 1121 1122');
    expect(wall('1118').offer('infantry-1 marches 1119 1120').cost).toBe(2);
  });

  test('[8.41] G-66: into no other ground and over no other hexside', () => {
    const at = (hex: string) => field(`${hex}: eomer, knight-1, knight-2`, 'wedge knight-1 knight-2 eomer');
    // A stream; the Dike; rough ground.
    expect(at('1115')).toRefuse('knight-1 marches 1114', 'formation-ground', '8.41');
    expect(at('1115').why('knight-1 marches 1114')?.message).toBe(
      'A wedge keeps to clear ground and crosses open hexsides only.',
    );
    const p = field('0820: gimli, infantry-1, infantry-2', 'shield-wall infantry-1 infantry-2 gimli');
    expect(p).toRefuse('infantry-1 marches 0819', 'formation-ground', '8.41');
    expect(field('0814: gimli, infantry-1, infantry-2', 'shield-wall infantry-1 infantry-2 gimli')).toRefuse(
      'infantry-1 marches 0813',
      'formation-ground',
      '8.41',
    );
    // Up the ramp, which is for Théoden's alone.
    expect(at('0914')).toRefuse('knight-1 marches 0913', 'formation-ground', '8.41');
    expect(
      at('0914')
        .orders('knight-1')
        .filter((order) => order.includes('marches'))
        .join(' '),
    ).not.toMatch(/091[123]|081[123]/);
  });

  test('[6.11] it stops in a zone of control, and does not move out of one', () => {
    const p = wedge('0828: orc-2');
    expect(p).toAllow('knight-1 marches 0826 0827');
    expect(p).toRefuse('knight-1 marches 0826 0827 0727', 'stops-in-zone', '6.11');
    expect(wedge('0826: orc-2')).toRefuse('knight-1 marches 0824', 'in-enemy-zone', '6.11');
  });

  test('[5.0] W-42: it ends where no other unit is, though it passes friends', () => {
    const p = wedge('0826: light-cavalry-1', '0827: rider-1');
    expect(p).toRefuse('knight-1 marches 0826', 'stacking', '5.0');
    expect(p).toAllow('knight-1 marches 0826 0827 0828');
  });

  test('[5.0] [6.11] [8.45] where it may end its move, in full', () => {
    // Archers stand in 0824, and the zone of the orcs in 0828 holds whoever comes to 0827 or 0927.
    const p = field(
      '0825: gimli, infantry-1, infantry-2',
      'shield-wall infantry-1 infantry-2 gimli',
      '0824: archer-1',
      '0828: orc-2',
    );
    const hexes = (piece: string) =>
      p
        .orders(piece)
        .filter((order) => order.includes('marches'))
        .map((order) => order.split(' ').at(-1) ?? '')
        .sort();
    expect(hexes('infantry-1')).toEqual(
      ['0624', '0625', '0626', '0724', '0725', '0726', '0727', '0823', '0826'].concat([
        '0827',
        '0924',
        '0925',
        '0926',
        '0927',
        '1024',
        '1025',
        '1026',
      ]),
    );
    expect(hexes('infantry-2')).toEqual([]);
    const q = wedge('0727: orc-2');
    // The zone of the orcs in 0727 holds the wedge in 0726 and 0826, beyond which it goes round them only.
    expect(q).toRefuse('knight-1 marches 0826 0827', 'stops-in-zone', '6.11');
    expect(q.orders('knight-1').filter((order) => /marches .*0(726|826) /.test(order))).toEqual([]);
  });

  test('[8.45] it goes nowhere as one when either of the two has moved', () => {
    const moved = (one: string, other: string) =>
      field(`0825: eomer, knight-1${one}, knight-2${other}`, 'wedge knight-1 knight-2 eomer');
    for (const p of [moved(' moved', ''), moved('', ' moved')]) {
      expect(p).toRefuse('knight-1 marches 0826', 'already-moved', '4.22');
      expect(p.orders('knight-1').filter((order) => order.includes('marches'))).toEqual([]);
    }
  });

  test('[4.28] W-17: it makes no room for a friend, who may pass it', () => {
    const p = wedge('0826: rider-1');
    expect(p).toRefuse('rider-1 moves 0825', 'stacking', '5.0');
    expect(p).toAllow('rider-1 moves 0825 0824');
  });

  test('[8.44] the first of the two speaks for both', () => {
    expect(wedge()).toRefuse('knight-2 marches 0826', 'in-formation', '8.44');
    expect(position(FIELD)).toRefuse('knight-1 marches 0826', 'no-formation', '8.42');
  });

  test('[8.48] G-67: one moves away, with all its movement points, and the formation is over; so does the other', () => {
    const p = wedge();
    expect(p).toAllow('knight-2 moves 0826 0827 0828 0829 0830 0831');
    p.play('knight-2 moves 0826 0827 0828 0829 0830 0831');
    expect(p.view().formations).toEqual([]);
    expect(p.events[0]).toEqual({ type: 'disbanded', units: ['knight-1', 'knight-2'] });
    expect(p).toAllow('knight-1 moves 0824 0823 0822 0821 0820');
    expect(wedge().play('knight-1 moves 0824').view().formations).toEqual([]);
  });

  test('[8.48] the other formations of the field are what they were', () => {
    const p = wedge('0820: gimli, infantry-1, infantry-2', 'shield-wall infantry-1 infantry-2 gimli');
    p.play('knight-2 moves 0826');
    expect(p.view().formations).toMatchObject([{ kind: 'shield-wall', units: ['infantry-1', 'infantry-2'] }]);
    expect(p).toAllow('infantry-1 marches 0821');
  });

  test('[8.48] nobody leaves it out of an enemy zone of control', () => {
    expect(wedge('0826: orc-2')).toRefuse('knight-2 moves 0824', 'in-enemy-zone', '6.11');
  });
});

describe('[14.2] Westernesse arrives in formation', () => {
  const edge = (...lines: readonly string[]) =>
    position(['turn 14, westernesse-movement', '0930: orc-1', ...lines].join('\n'));
  const DUE = 'due: infantry-13, infantry-14, infantry-15, erkenbrand, gandalf';
  const WALL = 'erkenbrand forms infantry-13 infantry-14';

  test('[14.2] units and leader who are due form beyond the edge and come in as one at once', () => {
    const p = edge(DUE).play(WALL);
    expect(p.at('infantry-13')).toBe('due');
    expect(p.view().formations).toMatchObject([{ kind: 'shield-wall', fresh: false }]);
    expect(p).toAllow('infantry-13 marches 0734 0733');
    p.play('infantry-13 marches 0734 0733');
    expect(p).toStand({ 'infantry-13': '0733', 'infantry-14': '0733', erkenbrand: 'due' });
  });

  test('[14.2] G-67: with the movement points of the formation', () => {
    expect(edge(DUE).play(WALL)).toRefuse('infantry-13 marches 0734 0733 0732', 'too-far', '4.26');
  });

  test('[14.0] [14.2] W-40: it pays like one unit, and counts as two for who comes behind it', () => {
    const p = edge(DUE).play(WALL, 'infantry-13 marches 0734 0733');
    // The third of the chain pays three times the first hex: of four points one is left.
    expect(p).toAllow('infantry-15 moves 0734 0634');
    expect(p.offer('infantry-15 moves 0734').cost).toBe(6);
    const behind = edge(DUE).play(WALL, 'infantry-15 moves 0734 0733 0732');
    // As the second of the chain it has spent all it has on the first hex.
    expect(behind.offer('infantry-13 marches 0734').cost).toBe(4);
    expect(behind).toRefuse('infantry-13 marches 0734 0733', 'too-far');
  });

  test('[8.41] [14.2] over clear ground and road at the edge', () => {
    const p = edge(DUE).play(WALL);
    expect(p).toAllow('infantry-13 marches 1334');
    expect(p).toRefuse('infantry-13 marches 1534', 'formation-ground', '8.41');
    // 1534 is a stream hex; all the others of the eastern edge will do.
    const hexes = p.orders('infantry-13').flatMap((order) => /marches (\d+)$/.exec(order)?.[1] ?? []);
    expect(hexes.sort()).toEqual(
      ['0234', '0334', '0434', '0534', '0634', '0734', '0834', '0934', '1034', '1134', '1234'].concat([
        '1334',
        '1434',
        '1634',
        '1734',
        '1834',
        '1934',
        '2034',
        '2134',
        '2234',
        '2334',
      ]),
    );
  });

  test('[14.2] nobody who is still to come forms with who is on the map', () => {
    const p = edge('due: infantry-13, infantry-14, gandalf', '0934: erkenbrand', '0933: infantry-15');
    expect(p).toRefuse('erkenbrand forms infantry-13 infantry-14', 'not-together', '14.2');
    expect(p).toRefuse('gandalf forms infantry-13 infantry-15', 'not-together', '14.2');
    const early = position(`turn 13, westernesse-movement\n0930: orc-1\n0630: infantry-1\n${DUE}`);
    expect(early).toRefuse(WALL, 'not-due', '14.0');
  });

  test('[8.48] it disbands where it waits when one of them comes in alone', () => {
    const p = edge(DUE).play(WALL, 'infantry-14 moves 0734 0733 0732');
    expect(p.view().formations).toEqual([]);
    expect(p).toAllow('infantry-13 moves 0934 0933 0932');
  });

  test('[14.2] [8.44] D-10: it strikes from beyond the edge at who blocks its way, and both advance', () => {
    const p = position(`
      turn 14, westernesse-combat, melee
      0734: uruk-guard-1
      due: infantry-13, infantry-14, erkenbrand
      shield-wall infantry-13 infantry-14 erkenbrand
    `);
    expect(p).toAllow('infantry-13 attacks uruk-guard-1');
    expect(p).toRefuse('infantry-14 attacks uruk-guard-1', 'in-formation', '8.44');
    p.rolling(4, 4, 3).play('infantry-13 attacks uruk-guard-1', 'done');
    expect(p.told('struck')[0]).toMatchObject({ strength: 'A', armour: 3, hit: true });
    p.play(p.orders()[0] ?? '', 'infantry-13 advances');
    expect(p).toStand({ 'infantry-13': '0734', 'infantry-14': '0734' });
    expect(p.told('advanced')).toHaveLength(2);
    expect(p.view().formations).toHaveLength(1);
  });
});
