import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

/** By day, and far from each other. */
const APART = `
  1914: spearman-1, gandalf
  1920: orc-1, nazgul
`;

describe('[3.0] The Magic Phases', () => {
  test('[3.0] G-2: Westernesse acts first in the first, and all of it before Sauron', () => {
    const p = gondor(`gondor, turn 8, magic-first${APART}`);
    expect(p.view().decision).toEqual({ kind: 'magic', side: 'westernesse' });
    p.play('gandalf moves 1915');
    expect(p.side).toBe('westernesse');
    p.play('done');
    expect(p.view().decision).toEqual({ kind: 'magic', side: 'sauron' });
    p.play('nazgul moves 1919', 'done');
    expect(p.view().phase).toBe('sauron-movement');
  });

  test('[3.0] G-2: and Sauron first in the second', () => {
    const p = gondor(`gondor, turn 8, magic-second${APART}`);
    expect(p.side).toBe('sauron');
    p.play('done');
    expect(p.side).toBe('westernesse');
    p.play('done');
    expect(p.view().phase).toBe('westernesse-movement');
  });

  test('[3.0] W-5: who can do nothing in it is not asked', () => {
    const p = gondor('gondor, turn 8, sauron-movement\n1914: spearman-1\n1920: orc-1').play('done');
    expect(p.view()).toMatchObject({ turn: 8, phase: 'westernesse-movement' });
    p.play('done');
    expect(p.view()).toMatchObject({ turn: 9, phase: 'sauron-movement' });
  });

  test('[3.0] a move or a certain spell can be taken back until its side is done', () => {
    const p = gondor(`gondor, turn 8, magic-first${APART}`).play('gandalf casts break-darkness 6');
    expect(p.side).toBe('westernesse');
    expect(
      p.tested.rules.reveals(p.told('spellTried')[0] ?? { type: 'turn', turn: 8, night: false }, 'westernesse'),
    ).toBe(false);
    const q = gondor(`gondor, turn 8, magic-first${APART}`).rolling(6, 1).play('gandalf casts break-darkness 1');
    expect(
      q.tested.rules.reveals(q.told('spellTried')[0] ?? { type: 'turn', turn: 8, night: false }, 'westernesse'),
    ).toBe(true);
  });
});

describe('[8.5] Magic', () => {
  test('[8.51] Gandalf has ten magic points, the Lord of the Nazgûl eight', () => {
    expect(gondor(`gondor, turn 8, magic-first${APART}`).view().magic.points).toEqual({ gandalf: 10, nazgul: 8 });
  });

  test('[8.51] who is halved has lost nothing of his magic', () => {
    const p = gondor('gondor, turn 8, magic-first\n1914: spearman-1, gandalf reduced\n1920: orc-1');
    expect(p.view().magic.points.gandalf).toBe(10);
    expect(p).toAllow('gandalf casts break-darkness 6');
    expect(p).toAllow('gandalf moves 1915');
  });

  test('[8.51] nobody else acts in the Magic Phases', () => {
    const p = gondor('gondor, turn 8, magic-first\n1914: spearman-1, gandalf, imrahil\n1920: orc-1, nazgul');
    expect(p).toRefuse('imrahil moves 1915', 'no-magic', '8.51');
    expect(p).toRefuse('imrahil casts break-darkness 1', 'no-magic', '8.51');
    expect(p).toRefuse('spearman-1 moves 1915', 'no-magic', '8.51');
    expect(p).toRefuse('nazgul moves 1919', 'not-your-piece');
    expect(p).toRefuse('nobody casts fear 1', 'unknown-leader');
    expect(p).toRefuse('gandalf rallies spearman-1', 'wrong-phase', '3.0');
    expect(p.tested.rules.actors(p.state, 'westernesse')).toEqual(['gandalf']);
  });

  test('[8.52] G-1: in each of the two he moves or tries a spell, once', () => {
    const p = gondor(`gondor, turn 8, magic-first${APART}`).play('gandalf moves 1915');
    expect(p).toRefuse('gandalf moves 1916', 'has-acted', '8.52');
    expect(p).toRefuse('gandalf casts break-darkness 6', 'has-acted', '8.52');
    expect(p.orders()).toEqual(['done']);
    const q = gondor(`gondor, turn 8, magic-first${APART}`).rolling(1, 1).play('gandalf casts break-darkness 1');
    expect(q).toRefuse('gandalf moves 1915', 'has-acted', '8.52');
    expect(q).toRefuse('gandalf casts break-darkness 1', 'has-acted', '8.52');
  });

  test('[8.52] G-1: who tries in the first tries none in the second, come of it what may, and may move', () => {
    const p = gondor(`gondor, turn 8, magic-first${APART}`);
    p.rolling(1, 1).play('gandalf casts break-darkness 1', 'done', 'done', 'done');
    expect(p.view().phase).toBe('magic-second');
    p.play('done');
    expect(p).toRefuse('gandalf casts break-darkness 1', 'has-tried', '8.52');
    expect(p).toAllow('gandalf moves 1915');
    const q = gondor(`gondor, turn 8, magic-first${APART}`);
    q.play('gandalf casts break-darkness 6', 'done', 'done', 'done', 'done');
    expect(q).toRefuse('gandalf casts break-darkness 1', 'has-tried', '8.52');
  });

  test('[8.52] G-1: who has moved in the first moves or casts in the second', () => {
    const p = gondor(`gondor, turn 8, magic-first${APART}`);
    p.play('gandalf moves 1915', 'done', 'done', 'done', 'done');
    expect(p.view()).toMatchObject({ phase: 'magic-second', decision: { side: 'westernesse' } });
    expect(p).toAllow('gandalf casts break-darkness 1');
    p.play('gandalf moves 1916');
    expect(p.at('gandalf')).toBe('1916');
  });

  test('[8.52] a new turn, and he may try again', () => {
    const p = gondor(`gondor, turn 8, magic-second${APART}\ntried gandalf nazgul`).play('done');
    expect(p).toRefuse('gandalf casts break-darkness 1', 'has-tried', '8.52');
    p.play('done', 'done');
    expect(p.view()).toMatchObject({ turn: 9, phase: 'magic-first', magic: { tried: [] } });
    expect(p).toAllow('gandalf casts break-darkness 1');
  });

  test('[4.11] [8.52] six points in each of the two phases', () => {
    const p = gondor('gondor, turn 8, magic-first\n1714: spearman-1, gandalf\n1724: orc-1');
    // Two points a hex across the fields.
    expect(p.offer('gandalf moves 1715 1716').cost).toBe(6);
    expect(p).toAllow('gandalf moves 1814 1815 1816 1817 1818 1819');
    expect(p).toRefuse('gandalf moves 1814 1815 1816 1817 1818 1819 1820', 'too-far', '4.26');
  });

  test('[4.22] [8.52] G-180: they move in no other phase', () => {
    const p = gondor(`gondor, turn 8, sauron-movement${APART}`);
    expect(p).toRefuse('nazgul moves 1919', 'magic-leader', '8.52');
    expect(p).toAllow('orc-1 moves 1919');
    const q = gondor('gondor, turn 8, westernesse-movement\n1914: spearman-1, gandalf, imrahil\n1920: orc-1');
    expect(q).toRefuse('gandalf moves 1915', 'magic-leader', '8.52');
    expect(q).toAllow('imrahil moves 1915');
  });

  test('[8.43] [8.52] Gandalf makes formations all the same', () => {
    const p = gondor('gondor, turn 8, westernesse-movement\n1815: spearman-1, gandalf\n1816: spearman-2\n1823: orc-1');
    expect(p).toAllow('gandalf forms spearman-1 spearman-2');
  });

  test('[8.53] the points are for the whole game, for as many spells as they last', () => {
    const p = gondor(`gondor, turn 8, magic-first${APART}`).play('gandalf casts break-darkness 6');
    expect(p.view().magic).toMatchObject({ points: { gandalf: 4 }, successes: { 'break-darkness': 1 } });
    const q = gondor(`gondor, turn 10, magic-first${APART}\nmagic gandalf 4\nsuccesses break-darkness 1`);
    q.rolling(5, 5).play('gandalf casts break-darkness 4');
    expect(q.view().magic).toMatchObject({ points: { gandalf: 0 }, successes: { 'break-darkness': 2 } });
    const r = gondor(`gondor, turn 12, magic-first${APART}\nmagic gandalf 0`);
    expect(r).toRefuse('gandalf casts break-darkness 1', 'too-few-points', '8.55');
    expect(r).toAllow('gandalf moves 1915');
  });

  test('[8.54] leader, spell and stake are named, and two dice thrown on the chart', () => {
    const p = gondor(`gondor, turn 8, magic-first${APART}`);
    expect(p.offer('gandalf casts break-darkness 2').odds).toEqual({
      outcomes: [
        { kind: 'cast', label: 'the spell works', chance: { n: 5, d: 9 } },
        { kind: 'none', label: 'it fails, and costs no points', chance: { n: 4, d: 9 } },
      ],
      modifiers: [],
      roll: '2 points: 5–8 on two dice',
    });
    p.rolling(2, 3).play('gandalf casts break-darkness 2');
    expect(p.told('spellTried')).toEqual([
      { type: 'spellTried', leader: 'gandalf', spell: 'break-darkness', points: 2, dice: [2, 3], success: true },
    ]);
  });

  test('[8.54] only one who is on the map', () => {
    const p = gondor('gondor, turn 8, magic-first\n1914: spearman-1\nlost: gandalf\n1920: orc-1, nazgul');
    expect(p.side).toBe('sauron');
    expect(p.why('gandalf casts break-darkness 1', 'westernesse')).toMatchObject({ code: 'not-on-map', case: '8.54' });
  });

  test('[8.54] what bars a spell is told to the one who does not decide just now', () => {
    const p = gondor(`gondor, turn 8, magic-first${APART}`);
    expect(p.why('nazgul casts freeze-leader 3', 'sauron')).toMatchObject({ code: 'nobody-to-freeze', case: '17.12' });
    expect(p.why('nazgul casts fear 5', 'sauron')).toMatchObject({ code: 'not-your-decision' });
    const q = gondor(`gondor, turn 8, sauron-movement${APART}`);
    expect(q.why('nazgul casts freeze-leader 3', 'sauron')).toMatchObject({ code: 'wrong-phase', case: '3.0' });
  });

  test('[8.55] nobody stakes more than is left', () => {
    const p = gondor(`gondor, turn 8, magic-first${APART}\nmagic gandalf 3`);
    expect(p).toAllow('gandalf casts break-darkness 3');
    expect(p).toRefuse('gandalf casts break-darkness 4', 'too-few-points', '8.55');
    expect(p.why('gandalf casts break-darkness 4')?.message).toContain('3 magic points are left');
  });

  test('[8.56] what fails costs no points, what succeeds those that were staked', () => {
    const failed = gondor(`gondor, turn 8, magic-first${APART}`).rolling(4, 5).play('gandalf casts break-darkness 2');
    expect(failed.told('spellTried')[0]).toMatchObject({ success: false });
    expect(failed.view().magic).toMatchObject({
      points: { gandalf: 10 },
      successes: {},
      inForce: [],
      tried: ['gandalf'],
    });
    const worked = gondor(`gondor, turn 8, magic-first${APART}`).rolling(4, 4).play('gandalf casts break-darkness 2');
    expect(worked.view().magic).toMatchObject({ points: { gandalf: 8 }, successes: { 'break-darkness': 1 } });
  });
});

describe('[17.3] [17.4] Stakes', () => {
  /** Everything that a spell may ask for, but for the hour. */
  const ALL = `
    1914: spearman-1, gandalf
    1915: orc-1, nazgul
    2013: men-spearman-1, aragorn
    2017: troll-1
    grond 2017
    relief men
  `;

  /** Ways of 36 with which a spell works for each stake; 36 where no die is thrown. */
  const ways = (order: string, moment: string, more = '', options = {}): number[] => {
    const p = gondor(`gondor, ${moment}\n${ALL}${more}`, options);
    return p
      .orders()
      .filter((each) => each.startsWith(order))
      .map((each) => {
        const { odds } = p.offer(each);
        if (odds === undefined) return 36;
        const { n, d } = odds.outcomes[0]?.chance ?? { n: 0, d: 1 };
        return (n * 36) / d;
      });
  };

  test.each([
    ['gandalf casts break-darkness', 'turn 8, magic-first', [16, 20, 25, 32, 35, 36]],
    ['gandalf casts stalemate-nazgul', 'turn 8, magic-first', [30, 36]],
    ['gandalf casts stalemate-nazgul', 'turn 3, magic-first', [12, 27, 36]],
    ['gandalf casts reveal-aragorn', 'turn 11, magic-first', [20, 30, 32, 36]],
    ['nazgul casts fear', 'turn 8, magic-second', [7, 18, 27, 30, 36]],
    ['nazgul casts freeze-leader', 'turn 8, magic-second', [12, 25, 36]],
    ['nazgul casts operate-grond', 'turn 8, magic-second', [36]],
  ])('[17.4] %s, %s: %j of 36', (order, moment, expected) => {
    expect(ways(order, moment)).toEqual(expected);
  });

  test('[17.4] [17.12] Freeze Leader is dearer the second and the third time, by a house value', () => {
    const order = 'nazgul casts freeze-leader';
    for (const times of [1, 2])
      expect(ways(order, 'turn 8, magic-second', `\nsuccesses freeze-leader ${times}`)).toEqual([7, 18, 25, 36]);
    const freezeAgain = [
      [2, 12],
      [7, 7],
      [2, 2],
    ];
    const options = { house: { freezeAgain } };
    expect(ways(order, 'turn 8, magic-second', '\nsuccesses freeze-leader 1', options)).toEqual([36, 6, 1, 36]);
  });

  test('[17.3] G-149: from one point up to the first that is certain', () => {
    const p = gondor(`gondor, turn 8, magic-second\n${ALL}`);
    expect(p).toAllow('nazgul casts fear 5');
    expect(p).toRefuse('nazgul casts fear 6', 'staked-too-many', '17.3');
    expect(p).toRefuse('nazgul casts operate-grond 2', 'staked-too-many', '17.3');
  });

  test('[17.3] G-149: what is certain throws no dice', () => {
    const p = gondor(`gondor, turn 8, magic-second\n${ALL}`);
    expect(p.offer('nazgul casts fear 5').odds).toBeUndefined();
    p.play('nazgul casts fear 5');
    expect(p.told('spellTried')).toEqual([
      { type: 'spellTried', leader: 'nazgul', spell: 'fear', points: 5, success: true },
    ]);
  });

  test('[17.3] a failure has cost the leader his try of the turn', () => {
    const p = gondor(`gondor, turn 8, magic-first\n${ALL}`).play('done').rolling(6, 6).play('nazgul casts fear 1');
    expect(p.view().magic).toMatchObject({ points: { nazgul: 8 }, tried: ['nazgul'] });
  });

  test('[17.1] [17.2] each casts his own', () => {
    const p = gondor(`gondor, turn 8, magic-second\n${ALL}`);
    expect(p).toRefuse('nazgul casts break-darkness 1', 'not-his-spell', '17.21');
    p.play('done');
    expect(p).toRefuse('gandalf casts fear 1', 'not-his-spell', '17.11');
  });
});
