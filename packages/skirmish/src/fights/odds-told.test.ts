/** [S-70, S-89 … S-92] The odds of Fights and Strikes as they are told: in words, and of 36. */
import { describe, expect, test } from 'vitest';
import { battleOf } from '../engine/battle.ts';
import { position } from '../testing/index.ts';
import { fightOdds } from './fight-odds.ts';
import { strikeOdds } from './strike-odds.ts';

describe('A Strike', () => {
  const p = position(
    't2 fight good* | g1=mt-bow@25400,25400 | e1=mo-bow@90000,90000 defence:5 | e2=is-captain@80000,80000 defence:5 wounds:2 fate:0 | e3=mo-bow@70000,70000 defence:9 | e4=mo-bow@60000,60000 defence:10',
  );
  const b = battleOf(p.state);
  const told = (
    victim: string,
    strength: number,
    strikes = 1,
    modifiers: { case: string; label: string; value: number }[] = [],
  ) => {
    const {
      roll,
      outcomes,
      modifiers: all,
    } = strikeOdds(b, { victim: b.field.indexOf(victim), strength, strikes, modifiers });
    expect(all).toEqual(modifiers);
    return [roll, ...outcomes.map(({ kind, chance: { n, d } }) => `${kind} ${(36 * n) / d}`)];
  };

  test('[S-89] a wound slays who has one left', () => {
    expect(told('e1', 3)).toEqual(['Strength 3 against Defence 5: 5+.', 'none 24', 'wounded 12', 'slain 12']);
  });
  test('[S-89] and only wounds who has two', () => {
    expect(told('e2', 3)).toEqual(['Strength 3 against Defence 5: 5+.', 'none 24', 'wounded 12', 'slain 0']);
  });
  test('[S-86, S-89] twice at the Trapped: one wound of two is enough for the one, both for the other', () => {
    const roll = 'Strength 3 against Defence 5: 5+, 2 Strikes.';
    expect(told('e1', 3, 2)).toEqual([roll, 'none 16', 'wounded 20', 'slain 20']);
    expect(told('e2', 3, 2)).toEqual([roll, 'none 16', 'wounded 20', 'slain 4']);
  });
  test('[S-89, S-131] what is added lowers what the die must show', () => {
    const lance = [{ case: 'S-144', label: 'lance', value: 1 }];
    expect(told('e1', 3, 1, lance)).toEqual(['Strength 3 against Defence 5: 4+.', 'none 18', 'wounded 18', 'slain 18']);
  });
  test('[S-105] all Fate of the victim is reckoned in, as for a shot', () => {
    const fated = position(
      't2 fight good* | g1=mt-bow@25400,25400 | e1=is-captain@90000,90000 defence:5 wounds:1 fate:1 | e2=is-wizard@70000,70000 defence:5 wounds:1 fate:2 | e3=is-captain@50000,50000 defence:5 wounds:2 fate:1',
    );
    const field = battleOf(fated.state);
    const slain = (victim: string, strikes: number): number[] => {
      const of = { victim: field.field.indexOf(victim), strength: 3, strikes, modifiers: [] };
      return strikeOdds(field, of).outcomes.flatMap(({ kind, label, chance: { n, d } }) =>
        kind === 'slain' && label === 'slays, though all Fate is spent' ? [(144 * n) / d] : [],
      );
    };
    // A wound in a third of all throws; a point of Fate saves half of them, two save three in four.
    expect([slain('e1', 1), slain('e2', 1), slain('e3', 1)]).toEqual([[24], [12], [0]]);
    // Two Strikes: both wound in a ninth, one in four ninths. The first is saved in half, then the second has no Fate to meet.
    expect(slain('e1', 2)).toEqual([48]);
    expect(slain('e3', 2)).toEqual([8]);
  });
  test('[S-89] two dice where the table asks for two, and none where it has none', () => {
    expect(told('e3', 3)[0]).toMatch(/^Strength 3 against Defence 9: 6\+, then \d\+\.$/);
    expect(told('e4', 1)).toEqual(['Strength 1 against Defence 10: cannot wound.', 'none 36', 'wounded 0', 'slain 0']);
  });
});

describe('A Fight', () => {
  const told = (good: string, evil: string) => {
    const p = position(`t2 fight good* | g1=${good}@50800,50800 | e1=${evil}@53300,50800`);
    const [fight] = p.state.fights;
    if (fight === undefined) throw new Error('there is no Fight');
    const { roll, outcomes } = fightOdds(battleOf(p.state), fight);
    return [roll, ...outcomes.map(({ kind, label, chance: { n, d } }) => `${kind} (${label}) ${n / d}`)];
  };

  test('[S-70] one die each of equal skill', () => {
    expect(told('mt-bow', 'mo-bow')).toEqual([
      'Good 1 die, Fight 3; Evil 1 die, Fight 3: the highest die wins.',
      'good-wins (Good wins) 0.5',
      'evil-wins (Evil wins) 0.5',
    ]);
  });
  test('[S-70, S-71] two dice against one, and skill that decides what is level', () => {
    const [roll, good, evil] = told('mt-captain', 'mo-bow');
    expect(roll).toBe('Good 2 dice, Fight 4; Evil 1 die, Fight 3: the highest die wins.');
    // The higher of two is lower than one die in 55 of 216 throws; level ones go to skill.
    expect([good, evil]).toEqual([`good-wins (Good wins) ${161 / 216}`, `evil-wins (Evil wins) ${55 / 216}`]);
  });
});
