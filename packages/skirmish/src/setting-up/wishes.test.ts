/** [X-34, S-175] What a match may be asked to be played with. */
import { describe, expect, test } from 'vitest';
import { skirmish } from '../engine/rules.ts';
import { battlehost } from '../host.ts';
import { wishesSchema } from './wishes.ts';

const faults = (wishes: unknown): string[] =>
  wishesSchema.safeParse(wishes).error?.issues.map(({ message }) => message) ?? [];
const captain = (...extra: string[]) => ({ profile: 'mt-captain', count: 1, extra });

describe('Wishes', () => {
  test('[X-33, X-34] nothing need be wished', () => {
    expect(faults({})).toEqual([]);
    expect(skirmish.create({}).setup.options.forces).toEqual({ good: 'even-minas-tirith', evil: 'even-mordor' });
  });
  test('[S-175] a force is one of its own side that the scenario offers', () => {
    expect(faults({ scenario: 'the-moon' })).toEqual(['There is no scenario the-moon.']);
    expect(faults({ forces: { good: 'nobody' } })).toEqual(['There is no force nobody.']);
    expect(faults({ forces: { good: 'even-mordor' } })).toEqual([expect.stringContaining('of the other side')]);
    expect(faults({ forces: { good: 'ford-city' } })).toEqual([
      expect.stringContaining('not offered in The Forces Clash'),
    ]);
  });
  test('[X-34, X-40] a built force has the points of the default force at most', () => {
    const built = (count: number) => ({ forces: { good: { models: [captain(), { profile: 'mt-shield', count }] } } });
    expect(faults(built(26))).toEqual([]);
    expect(faults(built(27))).toEqual(['This force costs 266 points, and 260 are allowed.']);
    expect(faults({ forces: { good: { models: [captain('wings')] } } })).toEqual(['No model can have wings.']);
  });
  test('[X-40] a Hero may have all that can be bought for one, and a force that is none is told what it would be', () => {
    const bought = (['might', 'will', 'fate'] as const).flatMap((store) => Array.from({ length: 6 }, () => store));
    expect(faults({ forces: { good: { models: [captain(...bought)] } } })).toEqual([]);
    expect(faults({ forces: { good: { models: [] } } })).toContain('A force has at least one model.');
    for (const none of [{ models: [{ profile: 'mt-bow', count: 1.5 }] }, 7])
      expect(faults({ forces: { good: none } })).toMatchObject([expect.stringMatching(/^A force is the id of one/)]);
  });
  test('[A-22] a force of a scenario has who carries what is carried from the start', () => {
    expect(faults({ scenario: 'the-ford', forces: { good: { models: [captain()] } } })).toEqual([
      'Of this force nobody carries the letter: it needs Peregrin, Guard of the Citadel.',
    ]);
  });
  test('[X-25] nobody is in a force whom the scenario lets in nowhere', () => {
    const models = [
      { profile: 'is-captain', count: 1 },
      { profile: 'is-shield', count: 2 },
    ];
    expect(faults({ scenario: 'the-watch', forces: { evil: { models } } })).toEqual([
      expect.stringContaining('has no place in The Watch.'),
    ]);
  });
  test('[X-19] house values have bounds', () => {
    expect(faults({ house: { turnLimit: 100, banners: 'yes' } })).toEqual([
      'banners is true or false.',
      'turnLimit is a whole number from 0 to 99.',
    ]);
    expect(faults({ house: { magic: true } })).toHaveLength(1);
    expect(() => skirmish.create({ scenario: 'the-moon' })).toThrow('There is no scenario the-moon.');
  });
  test('[X-1, X-40] the options of a match lead to the same setup again', () => {
    const { setup } = skirmish.create({ scenario: 'the-watch', house: { turnLimit: 9 }, preset: 'as-printed' });
    const kept = battlehost.optionsOf(
      skirmish.create({ scenario: 'the-watch', house: { turnLimit: 9 }, preset: 'as-printed' }),
    );
    expect(skirmish.create(kept).setup).toEqual(setup);
  });
});

describe('A new battle', () => {
  test('[A-22] objects lie where the scenario says, or are with somebody', () => {
    const { setup, objects } = skirmish.create({ scenario: 'the-ford' });
    const [chest, letter] = objects;
    expect(chest).toMatchObject({ at: [96520, 45720], by: [] });
    expect(setup.models[letter?.by[0] ?? -1]?.profile).toBe('mt-halfling');
  });
  test('[X-25, X-27, A-55] reserves wait, the captive is bound in his place, Sentries are marked', () => {
    const { setup, models } = skirmish.create({ scenario: 'the-watch' });
    const gone = (profile: string) => models.filter((_, i) => setup.models[i]?.profile === profile).map((m) => m.gone);
    expect([gone('is-captain'), gone('is-pike')]).toEqual([['reserve'], Array.from({ length: 4 }, () => 'reserve')]);
    const captive = setup.models.findIndex(({ id }) => id === 'captive');
    expect([setup.models[captive]?.bound, models[captive]?.at]).toEqual([true, [45720, 66040]]);
    expect(setup.models.filter(({ sentry }) => sentry === true)).toHaveLength(12);
  });
});
