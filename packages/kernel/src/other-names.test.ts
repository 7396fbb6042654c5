import { describe, expect, test } from 'vitest';
import { renaming, rulesRenamed } from './other-names.ts';
import { type RaceRules, race } from './race.fixture.ts';

const rename = renaming(
  {
    "Helm's Deep": "King's Vale",
    Helm: 'Hereward',
    Rohan: 'Highplain',
    Uruk: 'Great Orc',
    'the Deep': 'the Vale',
    Isengard: 'Irontower',
  },
  { 'Minas Tirith': 'the White City', Rohan: 'Highplain' },
);

describe('names in a text', () => {
  test('are replaced as whole words, the longest first, and with what follows them', () => {
    expect(rename('Helm rides from Helm’s Deep to Rohan; Rohan’s riders, Rohan-born, wait.')).toBe(
      'Hereward rides from King’s Vale to Highplain; Highplain’s riders, Highplain-born, wait.',
    );
    expect(rename('Rohans and Helmet, ERohan, Rohan_1, helms-deep, rohan')).toBe(
      'Rohans and Helmet, ERohan, Rohan_1, helms-deep, rohan',
    );
  });
  test('are found with either apostrophe, and where a line ends within one', () => {
    expect(rename("inside Helm's Deep")).toBe("inside King's Vale");
    expect(rename('of Minas\n  Tirith')).toBe('of the White City');
  });
  test('are found in capitals, and written so', () => {
    expect(rename('MINAS TIRITH, HELM’S DEEP')).toBe('THE WHITE CITY, KING’S VALE');
  });
  test('take the article that suits them', () => {
    expect(rename('an Isengard unit, a Rohan unit, an Uruk, An Uruk')).toBe(
      'an Irontower unit, a Highplain unit, a Great Orc, A Great Orc',
    );
  });
  test('with an article of their own take no second one, and begin a sentence with a capital', () => {
    expect(rename('Minas Tirith stands. Minas Tirith, in Minas Tirith; the Minas Tirith garrison.')).toBe(
      'The White City stands. The White City, in the White City; the White City garrison.',
    );
    expect(rename('| Minas Tirith | to the Deep |')).toBe('| The White City | to the Vale |');
  });
  test('a second renaming finds nothing left', () => {
    const once = rename('Minas Tirith, Helm’s Deep, an Uruk of Isengard');
    expect(rename(once)).toBe(once);
  });
  test('one name has one other name', () => {
    expect(() => renaming({ Rohan: 'Highplain' }, { Rohan: 'Lowplain' })).toThrow(/Rohan has two other names/);
  });
});

describe('a game under other names', () => {
  const spoken: RaceRules = {
    ...race,
    bars: () => ({ code: 'barred', message: 'The ford is barred.' }),
    offer: (_state, _side, command) => ({
      command,
      odds: {
        roll: 'at the ford',
        outcomes: [{ kind: 'in', label: 'over the ford', chance: { n: 1, d: 6 } }],
        modifiers: [{ case: '1.1', label: 'a deep ford', value: -1 }],
        next: { roll: 'after the ford', outcomes: [] },
      },
    }),
    *offers(state, side) {
      yield this.offer(state, side, { type: 'walk' });
    },
  };
  const renamed = rulesRenamed(
    renaming({ Race: 'Run', 'Not now': 'Later', 'A number': 'A figure', ford: 'bridge' }),
    spoken,
  );
  const state = renamed.create({});

  test('says them in its title, its refusals and what is wrong with positions', () => {
    expect(renamed.title).toBe('Run to ten');
    expect(renamed.check(state, 'red', { type: 'trip' })).toEqual({
      code: 'wrong-moment',
      case: '1.1',
      message: 'Later.',
    });
    expect(renamed.check(state, 'red', { type: 'walk' })).toBeNull();
    expect(renamed.bars?.(state, 'red', { type: 'walk' })?.message).toBe('The bridge is barred.');
    expect(renamed.load?.('?')).toEqual({ ok: false, error: [{ at: 'start', message: 'A figure is wanted.' }] });
  });
  test('says them in its odds, however they are asked for', () => {
    const odds = {
      roll: 'at the bridge',
      outcomes: [{ kind: 'in', label: 'over the bridge', chance: { n: 1, d: 6 } }],
      modifiers: [{ case: '1.1', label: 'a deep bridge', value: -1 }],
      next: { roll: 'after the bridge', outcomes: [] },
    };
    expect(renamed.offer(state, 'red', { type: 'walk' }).odds).toEqual(odds);
    expect([...(renamed.offers?.(state, 'red') ?? [])].map((offer) => offer.odds)).toEqual([odds]);
  });
  test('is the same game: id, version and states', () => {
    expect([renamed.id, renamed.version, state]).toEqual([race.id, race.version, race.create({})]);
  });
});
