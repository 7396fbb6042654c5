import { describe, expect, test } from 'vitest';
import type { ForceEntry } from '../data/schemas.ts';
import { FORCES, PROFILES } from '../data/values.ts';
import { type ForceModel, modelsOf } from './force.ts';
import { pointsOf } from './points.ts';
import type { Side } from '../engine/words.ts';

function force(id: string) {
  const found = FORCES.get(id);
  if (!found) throw new Error(`no force ${id}`);
  return found;
}

function idsOf(side: Side, ...models: readonly ForceEntry[]): string[] {
  return modelsOf({ side, models }).map(({ id }) => id);
}

/** The last model of a force of a captain and one model that has the extras. */
function withExtra(profile: string, ...extra: NonNullable<ForceEntry['extra']>): ForceModel | undefined {
  const side = PROFILES.get(profile)?.side ?? 'good';
  return modelsOf({ side, models: [{ profile, count: 1, extra }] })[0];
}

describe('[S-175] a force made into its models', () => {
  test('the models stand in the order of the force, numbered within their profile', () => {
    const ids = idsOf('good', { profile: 'mt-captain', count: 1 }, { profile: 'mt-shield', count: 3 });
    expect(ids).toEqual(['g-mt-captain-1', 'g-mt-shield-1', 'g-mt-shield-2', 'g-mt-shield-3']);
  });

  test('an Evil model has the letter of its side', () => {
    expect(idsOf('evil', { profile: 'mo-shield', count: 1 })).toEqual(['e-mo-shield-1']);
  });

  test('[X-11] the banner bearer is numbered on from the warriors of its profile', () => {
    const warriors = modelsOf(force('ford-city')).filter(({ profile }) => profile === 'mt-shield');
    expect(warriors.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `g-mt-shield-${n}`));
    expect(warriors.map(({ banner }) => banner)).toEqual([...Array<undefined>(5).fill(undefined), true]);
  });

  test.each([...FORCES.keys()])('%s has ids of its own for all its models', (id) => {
    const ids = modelsOf(force(id)).map((model) => model.id);
    expect(new Set(ids).size).toBe(force(id).models.reduce((sum, { count }) => sum + count, 0));
  });

  test('a model without extras is its profile and nothing else', () => {
    expect(modelsOf({ side: 'good', models: [{ profile: 'mt-bow', count: 1 }] })).toEqual([
      { id: 'g-mt-bow-1', profile: 'mt-bow' },
    ]);
  });
});

describe('[X-40] what extras make of a model', () => {
  test('throwing spears are added to its gear', () => {
    expect(withExtra('mt-shield', 'throwing-spears')?.as?.gear).toEqual([
      'heavy-armour',
      'sword',
      'shield',
      'throwing-spears',
    ]);
  });

  test('[X-21] a horse makes Cavalry of a Hero, with the profile of a foot soldier under him', () => {
    expect(withExtra('mt-captain', 'horse')?.as).toEqual({
      mv: 10,
      base: 40,
      height: 4500,
      keywords: ['Man', 'Cavalry', 'Hero'],
      foot: 'mt-captain',
      points: 60,
    });
  });

  test('[S-6] each point that is bought stands in its store', () => {
    const stores = withExtra('mt-captain', 'might', 'fate', 'fate')?.as?.stores;
    expect(stores).toEqual({ might: 3, will: 1, fate: 3 });
  });

  test('[X-22] an Expert Rider keeps the rules that it has', () => {
    expect(withExtra('mt-knight', 'expert-rider')?.as?.rules).toEqual(['shieldwall', 'expert-rider']);
  });

  test('the profile itself stays as it was', () => {
    withExtra('mt-captain', 'horse', 'might');
    expect(PROFILES.get('mt-captain')).toMatchObject({
      mv: 6,
      stores: { might: 2 },
      keywords: ['Man', 'Infantry', 'Hero'],
    });
  });
});

describe('[X-40] points', () => {
  test.each([...FORCES.values()])('$id costs what it says', ({ models, points }) => {
    expect(pointsOf(models)).toBe(points);
  });

  test('[X-11] a banner costs 25 for its bearer alone', () => {
    expect(
      pointsOf([
        { profile: 'mt-shield', count: 2 },
        { profile: 'mt-shield', count: 1, extra: ['banner'] },
      ]),
    ).toBe(49);
  });

  test.each([
    ['throwing-spears', 1],
    ['horse', 10],
    ['expert-rider', 5],
    ['might', 5],
    ['will', 5],
    ['fate', 5],
  ] as const)('%s costs %i', (extra, points) => {
    expect(pointsOf([{ profile: 'mt-captain', count: 1, extra: [extra] }])).toBe(50 + points);
  });

  test('a Hero pays for each point of a store', () => {
    expect(pointsOf([{ profile: 'mt-captain', count: 1, extra: ['might', 'might', 'will'] }])).toBe(65);
  });

  test('[T-10] the strong Ringwraith is the other with seven points bought', () => {
    const bought = [
      ...Array<'might'>(2).fill('might'),
      ...Array<'will'>(3).fill('will'),
      ...Array<'fate'>(2).fill('fate'),
    ];
    expect(pointsOf([{ profile: 'mo-wraith', count: 1, extra: bought }])).toBe(
      PROFILES.get('mo-wraith-strong')?.points,
    );
    expect(withExtra('mo-wraith', ...bought)?.as?.stores).toEqual(PROFILES.get('mo-wraith-strong')?.stores);
  });

  test('a force with a profile that is not there has no points', () => {
    expect(
      pointsOf([
        { profile: 'mt-captain', count: 1 },
        { profile: 'mt-dragon', count: 1 },
      ]),
    ).toBeUndefined();
  });
});
