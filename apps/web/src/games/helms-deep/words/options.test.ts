import { describe, expect, test } from 'vitest';
import { agreedLines as linesOf } from '../../../face/agreed.ts';
import { title } from '../title.ts';

const agreedLines = (options: Readonly<Record<string, unknown>>) => linesOf(title, options);

const USUAL = {
  demoralization: 'house',
  wallBonus: 'upper',
  earlyEnd: false,
  reducedSides: 'attack-and-armour',
  house: {},
};
const unusual = (options: Readonly<Record<string, unknown>>) =>
  agreedLines({ ...USUAL, ...options })
    .filter(({ usual }) => !usual)
    .map(({ what, value }) => `${what}: ${value}`);

describe('what has been agreed on', () => {
  test('of a usual match nothing is unusual', () => {
    expect(unusual({})).toEqual([]);
    expect(agreedLines(USUAL)).toHaveLength(4);
  });
  test('an option that was chosen is told in its words', () => {
    expect(unusual({ demoralization: 'reaches', earlyEnd: true })).toEqual([
      'At which level an army loses heart: Both as soon as they are at it',
      'Victory before the last turn: Yes',
    ]);
  });
  test('each house value that was replaced is told with its numbers', () => {
    const house = {
      ladders: 8,
      ramBreach: [4, 7],
      noRamBreach: { A: [5, 6], E: null },
      blastingFire: ['dud', 'breached', 'breached', 'breached', 'breached', 'breached'],
      nightLeaders: ['captain-1', 'chief'],
      reducedLeaders: 'down',
    };
    expect(unusual({ house })).toEqual([
      'Ladders: 8',
      'Totals with which the ram breaks the Main Gate: 4–7',
      'Totals that break a gate without the ram, by attack: A 5–6, E never',
      'Blasting Fire, by its die: dud, breached, breached, breached, breached, breached',
      'Better by night: First Captain, Chief of the Dunlendings',
      'Half the rating of a leader is rounded: down',
    ]);
    expect(unusual({ house: { nightLeaders: [] } })).toEqual(['Better by night: nobody']);
  });
});
