import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[17.11] Fear', () => {
  const FEAR = 'spell fear 8 magic-first\nsuccesses fear 1';
  const roll = (diary: string, order: string) => gondor(diary).offer(order).odds?.roll;
  const strike = (more: string) =>
    roll(
      `gondor, turn 8, westernesse-combat, melee\n1815: spearman-1\n1816: orc-1\n${more}`,
      'spearman-1 attacks orc-1',
    );

  test('[17.11] a unit of Westernesse strikes with a letter less', () => {
    expect(strike('')).toBe('D against armour 2: 5–8 on two dice, then morale Y');
    expect(strike(FEAR)).toBe('E against armour 2: 6–8 on two dice, then morale Y');
  });

  test('[17.11] and has a step less of morale', () => {
    const struck = (more: string) =>
      roll(`gondor, turn 8, sauron-combat, melee\n1815: spearman-1\n1816: orc-1\n${more}`, 'orc-1 attacks spearman-1');
    expect(struck('')).toBe('E against armour 3: 3–6 on two dice, then morale X');
    expect(struck(FEAR)).toBe('E against armour 3: 3–6 on two dice, then morale Y');
  });

  test('[17.11] [17.21] [16.84] the odds tell of each that lowers something, and of no other', () => {
    const told = (diary: string, order: string) =>
      gondor(`gondor, turn 8, ${diary}`)
        .offer(order)
        .odds?.modifiers.map(({ case: of, value }) => `${of} ${value}`);
    const strikes = 'westernesse-combat, melee\n1815: spearman-1\n1816: orc-1\n';
    expect(told(strikes, 'spearman-1 attacks orc-1')).toEqual([]);
    expect(told(strikes + FEAR, 'spearman-1 attacks orc-1')).toEqual(['17.11 -1']);
    const struck = 'sauron-combat, melee\n1604: spearman-1\n1605: troll-1\nhead 1604\n';
    expect(told(struck, 'troll-1 attacks spearman-1')).toEqual(['16.84 -1']);
    expect(told(struck + FEAR, 'troll-1 attacks spearman-1')).toEqual(['17.11 -1', '16.84 -1']);
    const broken = 'spell break-darkness 8 magic-first\nsuccesses break-darkness 1';
    expect(told(struck + broken, 'troll-1 attacks spearman-1')).toEqual(['17.21 -1', '16.84 -1']);
    // E has no letter to lose, and a missile none at all.
    const light = 'sauron-combat, melee\n1815: spearman-1\n1816: orc-1\n';
    expect(told(light + broken, 'orc-1 attacks spearman-1')).toEqual([]);
    const shot = 'westernesse-combat, missile\n1815: armoured-archer-1\n1817: orc-1\n';
    expect(told(shot + FEAR, 'armoured-archer-1 fires at orc-1')).toEqual([]);
  });

  test('[17.11] G-112: nothing is lower than E and Z', () => {
    const worn = (more: string) =>
      roll(
        `gondor, turn 8, westernesse-combat, melee\n1815: spearman-1 reduced\n1816: orc-1\n${more}`,
        'spearman-1 attacks orc-1',
      );
    expect(worn('')).toBe(worn(FEAR));
  });

  test('[17.11] G-112: a missile stays e', () => {
    const shot = (more: string) =>
      roll(
        `gondor, turn 8, westernesse-combat, missile\n1815: bowman-1\n1817: orc-1\n${more}`,
        'bowman-1 fires at orc-1',
      );
    expect(shot(FEAR)).toBe(shot(''));
  });

  test('[17.11] [8.44] W-237: a formation that stands strikes with B', () => {
    const formed = (more: string) =>
      roll(
        `gondor, turn 8, westernesse-combat, melee
        1815: spearman-1, spearman-2, imrahil
        1816: orc-1
        shield-wall spearman-1 spearman-2 imrahil
        ${more}`,
        'spearman-1 attacks orc-1',
      );
    expect(formed('')).toContain('A in formation');
    expect(formed(FEAR)).toContain('B in formation');
  });

  test('[17.11] [9.33] G-72: the fanatics of a broken garrison are those whose printed morale is W or X', () => {
    const p = gondor(`gondor, turn 8, westernesse-combat, melee
      1815: spearman-1
      1816: orc-1
      demoralized garrison
      garrison 40 points
      ${FEAR}`);
    expect(p.offer('spearman-1 attacks orc-1').odds?.outcomes.some(({ kind }) => kind === 'none')).toBe(false);
  });

  test('[16.84] [17.11] G-153: heads at its feet and the Fear take two steps of morale', () => {
    const struck = (more: string) =>
      roll(
        `gondor, turn 8, sauron-combat, melee\n1604: spearman-1\n1605: orc-1\nhead 1604\n${more}`,
        'orc-1 attacks spearman-1',
      );
    expect(struck('')).toContain('then morale Y');
    expect(struck(FEAR)).toContain('then morale Z');
  });

  test('[17.11] nobody of Westernesse is rallied, Sauron’s are', () => {
    const p = gondor(`gondor, turn 8, rally
      1815: spearman-1 disrupted, imrahil
      1820: orc-1 disrupted, gothmog
      ${FEAR}`);
    expect(p.side).toBe('sauron');
    expect(p.why('imrahil rallies spearman-1', 'westernesse')).toMatchObject({ code: 'fear', case: '17.11' });
    expect(p).toAllow('gothmog rallies orc-1');
  });

  test('[8.47] [17.11] G-151: nobody forms', () => {
    const forming = 'gondor, turn 8, westernesse-movement\n1815: spearman-1, imrahil\n1816: spearman-2\n1823: orc-1';
    expect(gondor(forming)).toAllow('imrahil forms spearman-1 spearman-2');
    const p = gondor(`${forming}\n${FEAR}`);
    expect(p).toRefuse('imrahil forms spearman-1 spearman-2', 'fear', '8.47');
    expect(p).toAllow('imrahil moves 1814');
  });

  test('[17.11] [17.12] together with a Freeze it does what it does alone, and so does that', () => {
    const both = `${FEAR}\nspell freeze-leader 8 magic-first imrahil\nsuccesses freeze-leader 1`;
    const p = gondor(`gondor, turn 8, rally
      1815: spearman-1 disrupted, imrahil
      1820: orc-1 disrupted, gothmog
      ${both}`);
    expect(p.why('imrahil rallies spearman-1', 'westernesse')).toMatchObject({ code: 'fear', case: '17.11' });
    const move = gondor(
      `gondor, turn 8, westernesse-movement\n1815: spearman-1, imrahil\n1816: spearman-2\n1823: orc-1\n${both}`,
    );
    expect(move).toRefuse('imrahil moves 1814', 'frozen', '17.12');
  });

  test('[17.11] it succeeds twice in a game', () => {
    const cast = (times: number) =>
      gondor(`gondor, turn 12, magic-second\n1815: spearman-1\n1823: orc-1, nazgul\nsuccesses fear ${times}`);
    expect(cast(1)).toAllow('nazgul casts fear 5');
    expect(cast(2)).toRefuse('nazgul casts fear 5', 'spell-spent', '17.11');
    expect(cast(2).why('nazgul casts fear 5')?.message).toContain('2 times');
  });

  test.each([
    [8, 'magic-first', 8, 'magic-second', true],
    [8, 'magic-first', 9, 'magic-first', false],
    [8, 'magic-second', 9, 'magic-first', true],
    [8, 'magic-second', 9, 'magic-second', false],
  ])('[17.11] [17.3] G-150: cast on turn %i, %s: in force on turn %i, %s: %s', (turn, phase, now, at, holds) => {
    const p = gondor(`gondor, turn ${now}, ${at}
      1815: spearman-1, gandalf
      1823: orc-1, nazgul
      spell fear ${turn} ${phase}
      successes fear 1`);
    expect(p.view().magic.inForce.map(({ spell }) => spell)).toEqual(holds ? ['fear'] : []);
    expect(p.told('spellEnded')).toEqual(holds ? [] : [{ type: 'spellEnded', spell: 'fear' }]);
  });

  test('[17.11] G-150: it holds from the casting on, and the caster’s death does not end it', () => {
    const p = gondor('gondor, turn 8, magic-second\n1815: spearman-1\n1823: orc-1, nazgul').play('nazgul casts fear 5');
    expect(p.view().magic.inForce).toEqual([{ spell: 'fear', turn: 8, phase: 'magic-second', frozen: [] }]);
    const q = gondor(`gondor, turn 8, rally
      1815: spearman-1 disrupted, imrahil
      1823: orc-1
      lost: nazgul
      ${FEAR}`);
    expect(q).toRefuse('imrahil rallies spearman-1', 'fear', '17.11');
  });

  test('[17.11] W-236: cast again before it ends it goes on, and lowers nothing twice', () => {
    const p = gondor(`gondor, turn 9, magic-first
      1815: spearman-1, gandalf
      1823: orc-1, nazgul
      spell fear 8 magic-first
      spell fear 8 magic-second
      successes fear 2`);
    expect(p.view().magic.inForce).toHaveLength(1);
    expect(p.told('spellEnded')).toEqual([]);
    expect(strike(`${FEAR.replace('fear 1', 'fear 2')}\nspell fear 8 magic-second`)).toBe(strike(FEAR));
  });

  test('[17.3] a position with a spell that must be over is none', () => {
    const stale = 'gondor, turn 10, magic-first\n1815: spearman-1\nspell fear 8 magic-second\nsuccesses fear 1';
    expect(() => gondor(stale)).toThrow('is over by now');
  });
});

describe('[17.12] Freeze Leader', () => {
  const NEAR = `
    1815: spearman-1, gandalf
    1816: spearman-2, imrahil
    2013: men-spearman-1, aragorn
    1818: orc-1, nazgul
    relief men
  `;

  test('[17.12] G-113: leaders of Westernesse within three hexes of him as he casts', () => {
    const p = gondor(`gondor, turn 8, magic-second${NEAR}`).play('nazgul casts freeze-leader 3');
    expect(p.told('frozen')).toEqual([{ type: 'frozen', leaders: ['gandalf', 'imrahil'] }]);
    expect(p.view().magic.inForce).toEqual([
      { spell: 'freeze-leader', turn: 8, phase: 'magic-second', frozen: ['gandalf', 'imrahil'] },
    ]);
    expect(p.view().magic.points.nazgul).toBe(5);
  });

  test('[17.12] they do not move, and do not form', () => {
    const p = gondor(`gondor, turn 8, magic-second${NEAR}`).play('nazgul casts freeze-leader 3', 'done');
    // Gandalf can do nothing, so nobody asks him.
    expect(p.view().phase).toBe('westernesse-movement');
    expect(p).toRefuse('imrahil moves 1815', 'frozen', '17.12');
    expect(p).toRefuse('imrahil forms spearman-1 spearman-2', 'frozen', '17.12');
    expect(p).toRefuse('gandalf forms spearman-1 spearman-2', 'frozen', '17.12');
    expect(p).toAllow('aragorn moves 2014');
    expect(p).toAllow('spearman-2 moves 1817');
  });

  test('[8.47] [17.12] who is frozen forms nothing; who is not does', () => {
    const p = gondor(`gondor, turn 8, westernesse-movement
      1815: spearman-1, imrahil
      1816: spearman-2, gandalf
      1823: orc-1
      spell freeze-leader 8 magic-first imrahil
      successes freeze-leader 1`);
    expect(p).toRefuse('imrahil forms spearman-1 spearman-2', 'frozen', '17.12');
    expect(p).toAllow('gandalf forms spearman-1 spearman-2');
  });

  test('[17.12] they neither cast nor move in a Magic Phase', () => {
    const p = gondor(`gondor, turn 8, magic-second${NEAR}
      spell freeze-leader 8 magic-first gandalf
      successes freeze-leader 1`);
    expect(p.why('gandalf casts break-darkness 6', 'westernesse')).toMatchObject({ code: 'frozen', case: '17.12' });
    p.play('done');
    expect(p.view().phase).toBe('westernesse-movement');
  });

  test('[17.12] they rally nobody', () => {
    const p = gondor(`gondor, turn 8, rally
      1815: spearman-1 disrupted, imrahil, gandalf
      1823: orc-1
      spell freeze-leader 8 magic-first imrahil
      successes freeze-leader 1`);
    expect(p).toRefuse('imrahil rallies spearman-1', 'frozen', '17.12');
    expect(p).toAllow('gandalf rallies spearman-1');
  });

  test('[17.12] G-152: they do not advance with their unit', () => {
    const advance = (frozen: string) =>
      gondor(`gondor, turn 8, westernesse-combat, melee
        1815: spearman-1, imrahil, gandalf
        1816: orc-1 disrupted
        ${frozen}`)
        .rolling(3, 3, 4)
        .play('spearman-1 attacks orc-1', 'done', 'spearman-1 advances');
    const p = advance('');
    expect(p.view().decision).toMatchObject({ kind: 'follow', piece: 'gandalf', hex: '1816' });
    const q = advance('spell freeze-leader 8 magic-first gandalf\nsuccesses freeze-leader 1');
    expect(q.view().decision).toMatchObject({ kind: 'follow', piece: 'imrahil', hex: '1816' });
    q.play('imrahil follows');
    expect(q).toStand({ 'spearman-1': '1816', imrahil: '1816', gandalf: '1815' });
  });

  test('[17.12] G-152: they go along in a retreat, and fight duels', () => {
    const frozen = 'spell freeze-leader 8 magic-first imrahil\nsuccesses freeze-leader 1';
    const p = gondor(`gondor, turn 8, sauron-combat, melee\n1815: spearman-1, imrahil\n1816: orc-1\n${frozen}`)
      .rolling(3, 3, 5)
      .play('orc-1 attacks spearman-1', 'done', 'spearman-1 retreats 1814');
    expect(p.view().decision).toMatchObject({ kind: 'follow', piece: 'imrahil' });
    const duel = gondor(
      `gondor, turn 8, westernesse-combat, duel\n1815: spearman-1, imrahil\n1816: orc-1, gothmog\n${frozen}`,
    );
    expect(duel).toAllow('imrahil duels gothmog');
    const other = gondor(
      `gondor, turn 8, sauron-combat, duel\n1815: spearman-1, imrahil\n1816: orc-1, gothmog\n${frozen}`,
    );
    expect(other).toAllow('gothmog duels imrahil');
  });

  test('[17.12] G-113: by hexes counted straight, off the map nobody', () => {
    const p = gondor(`gondor, turn 8, magic-second
      1910: spearman-1, imrahil
      rohan: theoden
      1912: orc-1, nazgul`).play('nazgul casts freeze-leader 3');
    expect(p.told('frozen')).toEqual([{ type: 'frozen', leaders: ['imrahil'] }]);
  });

  test('[17.12] W-238: it is not cast where it would freeze nobody', () => {
    const p = gondor('gondor, turn 8, magic-second\n1814: spearman-1, gandalf\n1818: orc-1, nazgul');
    expect(p).toRefuse('nazgul casts freeze-leader 3', 'nobody-to-freeze', '17.12');
  });

  test('[17.12] it succeeds three times in a game, the first for three points, then for four', () => {
    const cast = (times: number) => gondor(`gondor, turn 12, magic-second${NEAR}\nsuccesses freeze-leader ${times}`);
    expect(cast(2)).toAllow('nazgul casts freeze-leader 4');
    expect(cast(2).offer('nazgul casts freeze-leader 3').odds).toBeDefined();
    expect(cast(3)).toRefuse('nazgul casts freeze-leader 4', 'spell-spent', '17.12');
    const first = gondor(`gondor, turn 12, magic-second${NEAR}`);
    expect(first.offer('nazgul casts freeze-leader 3').odds).toBeUndefined();
    expect(first).toRefuse('nazgul casts freeze-leader 4', 'staked-too-many', '17.3');
  });

  test('[17.12] G-111, G-150: until the same Magic Phase of the next turn', () => {
    const p = gondor(`gondor, turn 9, magic-second${NEAR}
      spell freeze-leader 8 magic-second gandalf imrahil
      successes freeze-leader 1`);
    expect(p.told('spellEnded')).toEqual([{ type: 'spellEnded', spell: 'freeze-leader' }]);
    p.play('done');
    expect(p).toAllow('gandalf moves 1814');
  });
});

describe('[17.13] Operate Grond', () => {
  const by = (nazgul: string, bearer: string, more = '') =>
    gondor(`gondor, turn 4, magic-second
      ${nazgul}: orc-1, nazgul
      2017: ${bearer}
      1907: spearman-1
      grond 2017
      ${more}`);

  test('[17.13] for one point Grond awakes, for good', () => {
    const p = by('1919', 'troll-1').play('nazgul casts operate-grond 1');
    expect(p.view().magic).toMatchObject({ grondAwake: true, points: { nazgul: 7 }, inForce: [] });
    expect(p.told('spellTried')).toEqual([
      { type: 'spellTried', leader: 'nazgul', spell: 'operate-grond', points: 1, success: true },
    ]);
    const later = by('1919', 'troll-1', 'awake');
    expect(later).toRefuse('nazgul casts operate-grond 1', 'grond-awake', '17.13');
  });

  test('[17.13] G-115: he is within three hexes of it', () => {
    expect(by('1919', 'troll-1')).toAllow('nazgul casts operate-grond 1');
    expect(by('1920', 'troll-1')).toRefuse('nazgul casts operate-grond 1', 'too-far', '17.13');
  });

  test('[17.13] G-172: with Trolls or Uruk-hai, disrupted or not', () => {
    expect(by('1918', 'uruk-1')).toAllow('nazgul casts operate-grond 1');
    expect(by('1918', 'troll-1 disrupted')).toAllow('nazgul casts operate-grond 1');
    expect(by('1918', 'mordor-orc-1')).toRefuse('nazgul casts operate-grond 1', 'no-bearer', '17.13');
  });

  test('[17.13] it must have come', () => {
    const p = gondor('gondor, turn 4, magic-second\n1918: orc-1, nazgul\n1907: spearman-1\ngrond due');
    expect(p).toRefuse('nazgul casts operate-grond 1', 'no-grond', '17.13');
  });
});

describe('[17.21] Break Darkness', () => {
  const BROKEN = 'spell break-darkness 8 magic-first\nsuccesses break-darkness 1';
  const strike = (unit: string, more: string) =>
    gondor(`gondor, turn 8, sauron-combat, melee\n1815: spearman-1\n1816: ${unit}\n${more}`).offer(
      `${unit} attacks spearman-1`,
    ).odds?.roll;

  test('[17.21] Mordor strikes with a letter less, Harad as ever', () => {
    expect(strike('troll-1', '')).toContain('B against');
    expect(strike('troll-1', BROKEN)).toContain('C against');
    expect(strike('mordor-cavalry-1', '')).toContain('D against');
    expect(strike('mordor-cavalry-1', BROKEN)).toContain('E against');
    for (const unit of ['mumak-1', 'cataphract-1', 'harad-cavalry-1', 'harad-axeman-1'])
      expect(strike(unit, BROKEN)).toBe(strike(unit, ''));
  });

  test('[17.21] G-112: E at the lowest, and morale is as ever', () => {
    expect(strike('orc-1', BROKEN)).toBe(strike('orc-1', ''));
    const p = (more: string) =>
      gondor(`gondor, turn 8, westernesse-combat, melee\n1815: spearman-1\n1816: orc-1\n${more}`).offer(
        'spearman-1 attacks orc-1',
      ).odds;
    expect(p(BROKEN)).toEqual(p(''));
  });

  test('[17.21] nobody of Sauron is rallied, Westernesse is', () => {
    const p = gondor(`gondor, turn 8, rally
      1815: spearman-1 disrupted, imrahil
      1820: harad-axeman-1 disrupted, nazgul
      ${BROKEN}`);
    expect(p).toAllow('imrahil rallies spearman-1');
    expect(p.why('nazgul rallies harad-axeman-1', 'sauron')).toMatchObject({ code: 'darkness-broken', case: '17.21' });
    p.play('done');
    expect(p.view()).toMatchObject({ turn: 9, phase: 'magic-first' });
  });

  test('[17.21] by day only', () => {
    const on = (turn: number) => gondor(`gondor, turn ${turn}, magic-first\n1815: spearman-1, gandalf\n1823: orc-1`);
    for (const turn of [2, 6]) expect(on(turn)).toRefuse('gandalf casts break-darkness 6', 'only-by-day', '17.21');
    for (const turn of [1, 7, 16]) expect(on(turn)).toAllow('gandalf casts break-darkness 6');
  });

  test('[17.21] twice in a game', () => {
    const cast = (times: number) =>
      gondor(`gondor, turn 12, magic-first\n1815: spearman-1, gandalf\n1823: orc-1\nsuccesses break-darkness ${times}`);
    expect(cast(1)).toAllow('gandalf casts break-darkness 6');
    expect(cast(2)).toRefuse('gandalf casts break-darkness 6', 'spell-spent', '17.21');
  });

  test('[17.21] G-150: for one turn, from phase to phase', () => {
    const at = (turn: number, phase: string) =>
      gondor(`gondor, turn ${turn}, ${phase}
        1815: spearman-1, gandalf
        1823: orc-1, nazgul
        spell break-darkness 8 magic-second
        successes break-darkness 1`);
    expect(at(9, 'magic-first').view().magic.inForce).toHaveLength(1);
    expect(at(9, 'magic-second').view().magic.inForce).toEqual([]);
  });

  test('[17.21] G-154: it ends as the night begins', () => {
    const p = gondor('gondor, turn 1, magic-second\n1815: spearman-1, gandalf\n1823: orc-1, nazgul');
    p.play('done', 'gandalf casts break-darkness 6', 'done', 'done');
    expect(p.view()).toMatchObject({ turn: 2, phase: 'magic-first', magic: { inForce: [] } });
    expect(p.told('spellEnded')).toEqual([{ type: 'spellEnded', spell: 'break-darkness' }]);
  });
});

describe('[17.22] Stalemate Nazgûl', () => {
  const driven = (diary: string) =>
    gondor(`gondor, turn 8, magic-first\n${diary}`).play('gandalf casts stalemate-nazgul 2');
  const hexes = (p: ReturnType<typeof gondor>) =>
    p
      .orders()
      .map((order) => order.replace('nazgul driven to ', ''))
      .sort();

  test('[17.22] G-155: Westernesse puts him on the eastern third of the ring of six', () => {
    const p = driven('1814: spearman-1, gandalf\n1815: orc-1, nazgul');
    expect(p.view().decision).toEqual({ kind: 'stalemate', side: 'westernesse', piece: 'nazgul' });
    expect(hexes(p)).toEqual([
      '1217',
      '1317',
      '1418',
      '1518',
      '1619',
      '1719',
      '1820',
      '1919',
      '2019',
      '2118',
      '2218',
      '2317',
      '2417',
    ]);
    expect(p).toRefuse('nazgul driven to 1220', 'no-landing-there', '17.22');
    expect(p).toRefuse('nazgul driven to 1216', 'no-landing-there', '17.22');
    expect(p).toRefuse('nazgul driven to 9999', 'unknown-hex');
    p.play('nazgul driven to 1820');
    expect(p.told('drivenAway')).toEqual([{ type: 'drivenAway', leader: 'nazgul', from: '1815', to: '1820' }]);
    expect(p).toStand({ nazgul: '1820', 'orc-1': '1815' });
  });

  test('[17.22] G-155: he acts in his next half of a magic phase, even of the same one', () => {
    const p = driven('1814: spearman-1, gandalf\n1815: orc-1, nazgul').play('nazgul driven to 1820', 'done');
    expect(p.side).toBe('sauron');
    expect(p).toAllow('nazgul moves 1819');
    expect(p).toAllow('nazgul casts fear 5');
  });

  test('[17.22] G-155: not on Westernesse, nor [W-239] on one of its leaders; Sauron’s are no matter', () => {
    const p = driven('1814: spearman-1, gandalf\n1815: orc-1, nazgul\n1820: spearman-2\n1919: imrahil\n2019: orc-2');
    expect(hexes(p)).not.toContain('1820');
    expect(hexes(p)).not.toContain('1919');
    expect(hexes(p)).toContain('2019');
  });

  test('[17.22] G-155: where the ring leaves the map, the nearest to it that does not', () => {
    const p = driven('1820: spearman-1, gandalf\n1821: orc-1, nazgul');
    expect(hexes(p)).toEqual(['1223', '1323', '1424', '1524', '2124', '2224', '2323', '2423'].sort());
    const edge = driven('1823: spearman-1, gandalf\n1822: orc-1, nazgul');
    // North-east and south-east of 1823 the map ends after three hexes.
    expect(hexes(edge)).toEqual(['1524', '2124']);
  });

  test('[17.22] where there is one hex for him nobody is asked', () => {
    const p = driven('1823: spearman-1, gandalf\n1822: orc-1, nazgul\n1524: spearman-2');
    expect(p.told('drivenAway')).toEqual([{ type: 'drivenAway', leader: 'nazgul', from: '1822', to: '2124' }]);
    expect(p.at('nazgul')).toBe('2124');
    expect(p.view().decision).toEqual({ kind: 'magic', side: 'westernesse' });
  });

  test('[17.22] W-239: with nowhere to put him it is not cast', () => {
    const p = gondor('gondor, turn 8, magic-first\n1924: spearman-1, gandalf\n1923: orc-1, nazgul');
    expect(p).toRefuse('gandalf casts stalemate-nazgul 2', 'nowhere-to-drive', '17.22');
  });

  test('[17.22] Gandalf is next to him, [W-235] whatever lies between', () => {
    const beside = (gandalf: string, nazgul: string) =>
      gondor(`gondor, turn 8, magic-first\n${gandalf}: spearman-1, gandalf\n${nazgul}: orc-1, nazgul`);
    expect(beside('1814', '1816')).toRefuse('gandalf casts stalemate-nazgul 2', 'not-adjacent', '17.22');
    // The Main Gate is between them.
    expect(beside('1910', '1911')).toAllow('gandalf casts stalemate-nazgul 2');
    const gone = gondor('gondor, turn 8, magic-first\n1814: spearman-1, gandalf\n1815: orc-1\nlost: nazgul');
    expect(gone).toRefuse('gandalf casts stalemate-nazgul 2', 'not-adjacent', '17.22');
  });

  test('[17.22] as often as Gandalf has points, and nothing lasts', () => {
    const p = gondor(
      'gondor, turn 8, magic-first\n1814: spearman-1, gandalf\n1815: orc-1, nazgul\nsuccesses stalemate-nazgul 4\nmagic gandalf 2',
    );
    p.play('gandalf casts stalemate-nazgul 2', 'nazgul driven to 1820');
    expect(p.view().magic).toMatchObject({ points: { gandalf: 0 }, successes: { 'stalemate-nazgul': 5 }, inForce: [] });
  });

  test('[17.22] a try that fails moves nobody', () => {
    const p = gondor('gondor, turn 8, magic-first\n1814: spearman-1, gandalf\n1815: orc-1, nazgul').rolling(1, 1);
    p.play('gandalf casts stalemate-nazgul 1');
    expect(p.at('nazgul')).toBe('1815');
    expect(p.view().decision).toEqual({ kind: 'magic', side: 'westernesse' });
  });
});

describe('[17.23] Revealing Aragorn', () => {
  const diary = (aragorn: string, more = '') => `gondor, turn 11, magic-first
    1814: spearman-1, gandalf
    ${aragorn}
    1823: orc-1, nazgul
    relief men
    ${more}`;

  test('[17.23] four points bring forth the Banner for certain', () => {
    const p = gondor(diary('3010: men-spearman-1, aragorn')).play('gandalf casts reveal-aragorn 4');
    expect(p.view().banner).toEqual({ leader: 'aragorn', turn: 11, phase: 'magic-first', moved: false, rallies: 0 });
    expect(p.view().magic).toMatchObject({ points: { gandalf: 6 }, successes: { 'reveal-aragorn': 1 }, inForce: [] });
    expect(p.told('bannerRaised')).toEqual([{ type: 'bannerRaised', leader: 'aragorn', hex: '3010' }]);
  });

  test('[17.23] fewer are a try', () => {
    const p = gondor(diary('3010: men-spearman-1, aragorn')).rolling(6, 6).play('gandalf casts reveal-aragorn 3');
    expect(p.view().banner).toBeNull();
  });

  test('[17.23] once in a game', () => {
    const p = gondor(diary('3010: men-spearman-1, aragorn', 'successes reveal-aragorn 1'));
    expect(p).toRefuse('gandalf casts reveal-aragorn 4', 'spell-spent', '17.23');
    expect(p.why('gandalf casts reveal-aragorn 4')?.message).toContain('once');
  });
});
