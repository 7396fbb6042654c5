import { faultsOfForce, type ForceEntry, profilesFor } from '@warbeacon/skirmish/forces';
import { SCENARIOS } from '@warbeacon/skirmish/data';
import { describe, expect, test } from 'vitest';
import { choiceIn, scenarioIn, titleOf, withChoice, withEntry, withExtra, withOneMore } from './draft.ts';

const captain: ForceEntry = { profile: 'mt-captain', count: 1 };
const spears = { profile: 'mt-spear', count: 8 };

describe('a force while it is built', () => {
  test('one more of a kind joins those that have nothing beyond their profile, or stands alone', () => {
    expect(withOneMore([captain, spears], 'mt-spear')).toEqual([captain, { ...spears, count: 9 }]);
    const bearers = { ...spears, extra: ['banner' as const] };
    expect(withOneMore([bearers], 'mt-spear')).toEqual([bearers, { profile: 'mt-spear', count: 1 }]);
  });

  test('of whom nobody is left, the entry is gone', () => {
    expect(withEntry([captain, spears], 0, { ...captain, count: 0 })).toEqual([spears]);
  });

  test('[X-11] a banner is given to one of many', () => {
    expect(withEntry([captain, spears], 1, withExtra(spears, 'banner', 1))).toEqual([
      captain,
      { profile: 'mt-spear', count: 7 },
      { profile: 'mt-spear', count: 1, extra: ['banner'] },
    ]);
  });

  test('[X-40] a store is bought by the point, and given back', () => {
    const bought = withExtra(captain, 'might', 2);
    expect(bought).toEqual({ ...captain, extra: ['might', 'might'] });
    expect(withExtra(bought, 'might', 0)).toEqual(captain);
  });
});

describe('what the match is asked to be played with', () => {
  test('the usual force of a side is no wish, and takes back another', () => {
    const other = withChoice({ scenario: 'forces-clash' }, 'good', 'even-rohan', 'even-minas-tirith');
    expect(other).toEqual({ scenario: 'forces-clash', forces: { good: 'even-rohan' } });
    expect(withChoice(other, 'good', 'even-minas-tirith', 'even-minas-tirith')).toEqual({ scenario: 'forces-clash' });
  });

  test('where no scenario is named, it is the usual one; there is none of a strange name', () => {
    expect(scenarioIn({})?.id).toBe('forces-clash');
    expect(scenarioIn({ scenario: 'the-moon' })).toBeUndefined();
  });

  test('a force of which nobody is left, or of a Hero with all that is sold, is still one that is being built', () => {
    const none = withChoice({}, 'good', { models: [] }, 'even-minas-tirith');
    expect(choiceIn(none, 'good')).toEqual({ models: [] });
    const stores = (['might', 'will', 'fate'] as const).reduce((hero, store) => withExtra(hero, store, 6), captain);
    const rich = withChoice({}, 'good', { models: [{ ...stores, extra: [...(stores.extra ?? [])] }] }, 'x');
    expect(choiceIn(rich, 'good')).toMatchObject({ models: [{ profile: 'mt-captain' }] });
  });

  test('a force of one’s own is told with its points', () => {
    const wish = withChoice({}, 'good', { models: [captain, spears] }, 'even-minas-tirith');
    const choice = choiceIn(wish, 'good');
    expect(choice && titleOf(choice)).toBe('one of your own (122 points)');
  });
});

describe.each([...SCENARIOS.values()])('in $title', (scenario) => {
  test.each(['good', 'evil'] as const)('whatever is offered to build of for %s has its place there', (side) => {
    const offered = profilesFor(scenario, side);
    expect(offered.length).toBeGreaterThan(1);
    const faults = offered.flatMap(({ id }) => faultsOfForce(scenario, side, { models: [{ profile: id, count: 1 }] }));
    expect(faults.filter((fault) => /has no place|no model of|belongs to/.test(fault))).toEqual([]);
  });
});
