/** [S-66, S-93, S-94] The Fight that a charge would lead to. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import { fightAt } from './fight-at.ts';

const at = (line: string, charger: string, ...targets: string[]) => {
  const { state } = position(line);
  const before = JSON.stringify(state);
  const ahead = fightAt(state, charger, targets);
  expect(JSON.stringify(state)).toBe(before);
  return ahead;
};
const FIELD = 't2 move good* | g1=mt-bow@25400,25400 | e1=mo-bow@35400,25400 | e2=mo-bow@37900,25400';
const goodWins = (ahead: ReturnType<typeof fightAt>) => ahead?.odds.outcomes[0]?.chance;

describe('What a charge would lead to', () => {
  test('[S-66] man against Orc is even; one against two is what three dice make of it', () => {
    expect(at(FIELD, 'g1', 'e1')).toMatchObject({ good: ['g1'], evil: ['e1'] });
    expect(goodWins(at(FIELD, 'g1', 'e1'))).toEqual({ n: 1, d: 2 });
    const two = at(FIELD, 'g1', 'e1', 'e2');
    expect(two?.evil).toEqual(['e1', 'e2']);
    // Against two dice: 216 - 143 of 216.
    expect(goodWins(two)).toEqual({ n: 73, d: 216 });
  });

  test('[S-93, S-94] Cavalry has the die of its charge', () => {
    const knight = FIELD.replace('mt-bow', 'mt-knight');
    expect(goodWins(at(knight, 'g1', 'e1'))).toEqual({ n: 143, d: 216 });
    expect(goodWins(at(knight.replace('mo-bow@35400', 'mo-warg-bow@34400'), 'g1', 'e1'))).toEqual({ n: 1, d: 2 });
  });

  test('[S-41, R-5] a friend who fights the same enemy is reckoned in', () => {
    const ahead = at(`${FIELD} | g2=mt-bow@35400,27900`, 'g1', 'e1');
    expect(ahead).toMatchObject({ good: ['g1', 'g2'], evil: ['e1'] });
    expect(goodWins(ahead)).toEqual({ n: 143, d: 216 });
  });

  test('[S-32, X-27] there is none against a friend, nobody, or who is not there or bound', () => {
    const line = `${FIELD} | g2=mt-bow@90000,90000 | e3=mo-bow slain`;
    expect([at(line, 'g1'), at(line, 'g1', 'g2'), at(line, 'g1', 'e9'), at(line, 'g1', 'e3')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
