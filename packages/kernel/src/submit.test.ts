import { describe, expect, test } from 'vitest';
import { scriptedDice } from './dice.ts';
import { stateHash } from './hash.ts';
import { type RaceRules, type RaceState, race } from './race.fixture.ts';
import { play, submit, why } from './submit.ts';

const start = (): RaceState => race.create({});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    for (const member of Object.values(Object.freeze(value))) deepFreeze(member);
  return value;
}

describe('submit', () => {
  test('carries out a command and settles to the next decision', () => {
    const done = submit(race, start(), 'red', { type: 'run' }, scriptedDice([4]));
    expect(done).toEqual({
      ok: true,
      value: {
        state: { at: { red: 4, blue: 0 }, frames: [{ kind: 'turn', side: 'blue', moved: false }] },
        events: [{ type: 'ran', side: 'red', die: 4 }],
        dice: [4],
      },
    });
  });

  test('a frame on top interrupts, and what is below goes on afterwards', () => {
    const dice = scriptedDice([6]);
    const ran = submit(race, start(), 'red', { type: 'run' }, dice);
    if (!ran.ok) throw new Error(ran.error.message);
    expect(race.deciders(ran.value.state)).toEqual(['blue']);
    const tripped = submit(race, ran.value.state, 'blue', { type: 'trip' }, dice);
    if (!tripped.ok) throw new Error(tripped.error.message);
    expect(tripped.value.state).toEqual({
      at: { red: 3, blue: 0 },
      frames: [{ kind: 'turn', side: 'blue', moved: false }],
    });
    expect(tripped.value.dice).toEqual([]);
  });

  test('never changes the state it was given', () => {
    const state = deepFreeze(start());
    const before = stateHash(state);
    for (const type of ['walk', 'run', 'trip', 'let'] as const) submit(race, state, 'red', { type }, scriptedDice([6]));
    submit(race, state, 'red', { type: 'run' }, scriptedDice([]));
    expect(stateHash(state)).toBe(before);
  });

  test('refuses the side that has nothing to decide', () => {
    const refused = submit(race, start(), 'blue', { type: 'walk' }, scriptedDice([]));
    expect(refused).toMatchObject({ ok: false, error: { code: 'not-your-decision' } });
  });

  test('refuses what the rules refuse, with their code and case', () => {
    const refused = submit(race, start(), 'red', { type: 'trip' }, scriptedDice([]));
    expect(refused).toEqual({ ok: false, error: { code: 'wrong-moment', case: '1.1', message: 'Not now.' } });
    expect(why(race, start(), 'red', { type: 'walk' })).toBeNull();
  });

  test('refuses everything once the game is over', () => {
    const won = submit(race, race.create({ start: 9 }), 'red', { type: 'walk' }, scriptedDice([]));
    if (!won.ok) throw new Error(won.error.message);
    expect(race.outcome(won.value.state)).toEqual({ winner: 'red', reason: 'arrived', case: '2.1' });
    for (const side of race.sides) expect(why(race, won.value.state, side, { type: 'walk' })?.code).toBe('game-over');
  });

  test('refuses with dice-exhausted when written dice run out', () => {
    const refused = submit(race, start(), 'red', { type: 'run' }, scriptedDice([]));
    expect(refused).toMatchObject({ ok: false, error: { code: 'dice-exhausted' } });
  });

  test('reports the dice of this command alone from a source that has been drawn on before', () => {
    const dice = scriptedDice([2, 5]);
    const first = submit(race, start(), 'red', { type: 'run' }, dice);
    if (!first.ok) throw new Error(first.error.message);
    const second = submit(race, first.value.state, 'blue', { type: 'run' }, dice);
    expect(second.ok && second.value.dice).toEqual([5]);
  });

  test('a bug of the rules throws and is not taken for a refusal', () => {
    const broken: RaceRules = {
      ...race,
      apply() {
        throw new Error('a bug');
      },
    };
    expect(() => submit(broken, start(), 'red', { type: 'walk' }, scriptedDice([]))).toThrow('a bug');
  });
});

describe('settle', () => {
  test('throws, naming the game, when the frames never come to rest', () => {
    const endless: RaceRules = { ...race, step: () => true };
    expect(() => play(endless, start(), 'red', { type: 'walk' }, scriptedDice([]))).toThrow(
      'race: the frame stack does not settle',
    );
  });
});
