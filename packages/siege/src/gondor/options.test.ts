/** D-8, D-9, D-13: what players of Gondor may agree on before a match, each played. */
import { gondor, newGondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { houseOf } from './house-values.ts';
import { HOUSE } from './house.ts';
import { optionsSchema } from './options.ts';

describe('Options', () => {
  test('without any, the house’s own are in force, and little is written of them', () => {
    expect(optionsSchema.parse({})).toEqual({
      demoralization: 'exceeds',
      fanatics: 'both',
      cityCatapults: true,
      wallBonus: 'upper',
      reducedSides: 'attack-and-armour',
      house: {},
    });
    expect(houseOf({ options: optionsSchema.parse({}) })).toBe(HOUSE);
  });

  test.each([
    ['no such option', { moonlight: true }],
    ['no such house value', { house: { ramBreach: [4, 6] } }],
    [
      'a range upside down',
      {
        house: {
          freezeAgain: [
            [6, 4],
            [4, 7],
            [3, 8],
          ],
        },
      },
    ],
    [
      'two ranges for three points',
      {
        house: {
          freezeAgain: [
            [4, 5],
            [4, 7],
          ],
        },
      },
    ],
    [
      'a total that two dice never show',
      {
        house: {
          freezeAgain: [
            [1, 4],
            [4, 7],
            [3, 8],
          ],
        },
      },
    ],
    ['a leader of no rating', { house: { gothmog: 0 } }],
    ['a rating with a fraction', { house: { eowyn: 4.5 } }],
    ['a wall that breaks on a total the table never had', { house: { wallAtTwo: 7 } }],
    ['no armour in tunnels', { house: { tunnelArmour: 0 } }],
    ['no number of ladders', { house: { ladders: -1 } }],
  ])('%s is refused', (_, options) => {
    expect(optionsSchema.safeParse(options).success).toBe(false);
  });

  test('what is agreed on stays with the match, and is shown with all that is the house’s', () => {
    const house = { gothmog: 7, wallAtTwo: 5 } as const;
    const p = newGondor({ house, fanatics: 'melee' });
    expect(p.state.options).toMatchObject({ house, fanatics: 'melee' });
    const { options } = p.view('sauron');
    expect(options).toMatchObject({ fanatics: 'melee', wallBonus: 'upper' });
    expect(options.house).toMatchObject({ ...house, imrahil: 5, eowyn: 4, ladders: 12, reducedLeaders: 'up' });
  });
});

describe('D-9: the ratings of Gothmog, Imrahil and Éowyn', () => {
  const RALLIES = `
    2022: gothmog, orc-1 disrupted
    1910: imrahil, spearman-1 disrupted
    0110: eowyn, rohan-cavalry-1 disrupted
    relief called rohan
  `;
  const rally = (house: object, lines = RALLIES, turn = 8) =>
    gondor(`gondor, turn ${turn}, rally\n${lines}`, { house });
  const odds = (leader: string, unit: string, house: object, lines?: string, turn?: number) => {
    const p = rally(house, lines, turn);
    return (leader === 'gothmog' ? p.play('done') : p).offer(`${leader} rallies ${unit}`).odds?.roll;
  };

  test.each([
    ['gothmog', 'orc-1', 5],
    ['imrahil', 'spearman-1', 5],
    ['eowyn', 'rohan-cavalry-1', 4],
  ])('[8.34] %s rallies by the house’s rating, or by what was agreed on', (leader, unit, rating) => {
    expect(odds(leader, unit, {})).toMatch(new RegExp(`^rating ${rating}:`));
    expect(odds(leader, unit, { [leader]: 7 })).toBe('rating 7: 3–9 on two dice');
    expect(odds(leader, unit, { [leader]: 1 })).toBe('rating 1: 4–5 on two dice');
  });

  test('[8.34] it is thrown for by that rating', () => {
    const tried = (house: object) => rally(house).rolling(4, 5).play('imrahil rallies spearman-1').told('rallied')[0];
    expect(tried({})).toMatchObject({ rating: 5, success: false });
    expect(tried({ imrahil: 7 })).toMatchObject({ rating: 7, success: true });
  });

  test('[8.34] the ratings of the others stand in the book', () => {
    const house = { gothmog: 1, imrahil: 1, eowyn: 1 };
    const lines = '1910: gandalf, spearman-1 disrupted\n0110: theoden, rohan-cavalry-1 disrupted\nrelief called rohan';
    expect(odds('gandalf', 'spearman-1', house, lines)).toBe('rating 8: 3–10 on two dice');
    expect(odds('theoden', 'rohan-cavalry-1', house, lines)).toBe('rating 6: 3–8 on two dice');
  });

  test('[10.0] D-27: night’s three come on top of it', () => {
    expect(odds('gothmog', 'orc-1', {}, RALLIES, 6)).toBe('rating 8: 3–10 on two dice');
    expect(odds('gothmog', 'orc-1', { gothmog: 2 }, RALLIES, 6)).toBe('rating 5: 2–7 on two dice');
  });

  const duel = (house: object, die: number) =>
    gondor('gondor, turn 8, westernesse-combat, duel\n1912: spearman-1, imrahil\n1913: orc-1, gothmog', { house })
      .rolling(die)
      .play('imrahil duels gothmog');

  test('[7.25] they fight by it', () => {
    expect(duel({}, 4).told('dueled')[0]).toMatchObject({ differential: 0, result: '-' });
    expect(duel({ imrahil: 9 }, 4).told('dueled')[0]).toMatchObject({ differential: 4, result: 'D1/2e' });
    expect(duel({ gothmog: 7 }, 4).told('dueled')[0]).toMatchObject({ differential: -2, result: 'Ar2' });
  });

  test('[19.2] G-119: the points of a leader who is halved or lost are those of his rating', () => {
    const sauron = (house: object, die: number) => duel(house, die).view().points.sauron.now;
    // Halved: six to three, and ten to five.
    expect(sauron({ imrahil: 10, gothmog: 6 }, 4)).toBe(3);
    expect(sauron({ imrahil: 10, gothmog: 6 }, 6)).toBe(6);
    expect(sauron({ imrahil: 10 }, 6)).toBe(5);
  });

  test('[7.26] D-9: half the rating is rounded up, or by agreement down', () => {
    const worn = RALLIES.replaceAll(/(gothmog|imrahil|eowyn)/g, '$1 reduced');
    expect(odds('gothmog', 'orc-1', {}, worn)).toMatch(/^rating 3:/);
    expect(odds('gothmog', 'orc-1', { reducedLeaders: 'down' }, worn)).toMatch(/^rating 2:/);
    expect(odds('imrahil', 'spearman-1', { imrahil: 9 }, worn)).toMatch(/^rating 5:/);
    expect(odds('imrahil', 'spearman-1', { imrahil: 9, reducedLeaders: 'down' }, worn)).toMatch(/^rating 4:/);
    // Half of one, rounded down, is nothing to try with.
    expect(odds('eowyn', 'rohan-cavalry-1', { eowyn: 1, reducedLeaders: 'down' }, worn)).toBe('rating 0: no chance');
  });

  test('[19.2] of a leader who is halved the rest counts when he is lost, however it is rounded', () => {
    const lost = (house: object) => {
      const p = gondor(
        'gondor, turn 8, westernesse-combat, duel\n1912: spearman-1, gandalf\n1913: orc-1, gothmog reduced',
        { house },
      );
      return p.rolling(4).play('gandalf duels gothmog').told('eliminated')[0];
    };
    expect(lost({})).toMatchObject({ piece: 'gothmog', points: 3 });
    expect(lost({ reducedLeaders: 'down' })).toMatchObject({ piece: 'gothmog', points: 2 });
  });
});

describe('D-8, D-13: other options', () => {
  test('[2.5] by option a reduced unit has lost morale as well', () => {
    const blow = (options = {}) =>
      gondor('gondor, turn 8, westernesse-combat, melee\n1912: axeman-1\n1913: uruk-1 reduced', options).offer(
        'axeman-1 attacks uruk-1',
      ).odds?.roll;
    expect(blow()).toContain('armour 2: 4–8 on two dice, then morale Y');
    expect(blow({ reducedSides: 'all' })).toContain('armour 2: 4–8 on two dice, then morale Z');
  });

  test('[7.18] D-13: by option a wall shelters on either side', () => {
    const shot = (options = {}) =>
      gondor('gondor, turn 8, westernesse-combat, missile\n1509: bowman-1\n1510: orc-1', options).offer(
        'bowman-1 fires at orc-1',
      ).odds?.modifiers;
    expect(shot()).toEqual([]);
    expect(shot({ wallBonus: 'both' })).toEqual([{ case: '7.18', label: 'the defender is behind a wall', value: 1 }]);
  });

  test('[16.43] as many ladders as have been agreed on', () => {
    const view = (house: object) => gondor('gondor, turn 1, sauron-movement\n1510: orc-1', { house }).view();
    expect(view({}).supply.ladders).toBe(12);
    expect(view({ ladders: 3 }).supply.ladders).toBe(3);
  });
});
