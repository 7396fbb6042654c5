/** Why something cannot be done: a code, the case that forbids it, and a sentence with names in it. */
import { describe, expect, test } from 'vitest';
import { no, refusing, type Texts } from './refusals.ts';

describe('A refusal', () => {
  test('has its code, its case and its sentence', () => {
    expect(no('wrong-moment')).toEqual({
      code: 'wrong-moment',
      case: 'S-12',
      message: 'This cannot be done at this point of the turn.',
    });
  });

  test('has names where its sentence has blanks', () => {
    expect(no('not-yours', { model: 'Orc Warrior 3' })).toEqual({
      code: 'not-your-model',
      case: 'S-19',
      message: 'Orc Warrior 3 is not a model of yours.',
    });
  });

  test('has every blank filled, with numbers as with names, and as often as it comes', () => {
    const of = refusing({
      far: { code: 'too-far', case: 'S-21', message: '{who} has {left} left, and {need} are needed: {who} stays.' },
    });
    expect(of('far', { who: 'g1', left: 0, need: 12 }).message).toBe('g1 has 0 left, and 12 are needed: g1 stays.');
  });

  test('that is in no table is a fault', () => {
    const texts: Texts = { known: { code: 'known', case: 'S-1', message: 'It is known.' } };
    const of = refusing(texts);
    expect(of('known').code).toBe('known');
    expect(() => of('unknown')).toThrow('no refusal unknown');
  });
});
