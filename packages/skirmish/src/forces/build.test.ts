import { describe, expect, test } from 'vitest';
import type { ForceEntry } from '../data/schemas.ts';
import { FORCES } from '../data/values.ts';
import { checkForce } from './build.ts';
import type { Side } from '../engine/words.ts';

const CAPTAIN: ForceEntry = { profile: 'mt-captain', count: 1 };
const WRAITH: ForceEntry = { profile: 'mo-wraith', count: 1 };

/** Codes of what is wrong with a captain and these. */
function wrong(...entries: readonly ForceEntry[]): string[] {
  return checkForce('good', [CAPTAIN, ...entries], 500).map(({ code }) => code);
}

function wrongWith(profile: string, ...extra: NonNullable<ForceEntry['extra']>): string[] {
  return checkForce('good', [CAPTAIN, { profile, count: 1, extra }]).map(({ message }) => message);
}

describe('[S-175, X-34] a force that a player has built', () => {
  test.each([...FORCES.values()])('$id may be fielded for its own points', ({ side, models, points }) => {
    expect(checkForce(side, models, points)).toEqual([]);
  });

  test('a Captain with eight Warriors may', () => {
    expect(wrong({ profile: 'mt-shield', count: 8 })).toEqual([]);
  });

  test('[T-10] a profile that is not there', () => {
    expect(checkForce('good', [CAPTAIN, { profile: 'mt-dragon', count: 1 }])).toEqual([
      { at: 'models.1.profile', code: 'unknown-profile', case: 'T-10', message: 'There is no profile mt-dragon.' },
    ]);
  });

  test('[T-10] a profile with a name of 10,000 letters is not repeated', () => {
    const [fault] = checkForce('good', [CAPTAIN, { profile: 'x'.repeat(10_000), count: 1 }]);
    expect(fault).toMatchObject({
      code: 'unknown-profile',
      message: 'There is no profile with a name as long as that.',
    });
  });

  test.each<[Side, ForceEntry, ForceEntry]>([
    ['good', CAPTAIN, { profile: 'mo-shield', count: 1 }],
    ['evil', WRAITH, { profile: 'ro-shield', count: 1 }],
  ])('[R-39] a model of the other side in a %s force', (side, hero, entry) => {
    expect(checkForce(side, [hero, entry]).map(({ code, case: of }) => [code, of])).toEqual([['wrong-side', 'S-175']]);
  });

  test.each([0, -1, 1.5, 65, 1e300, Number.NaN])('[X-34] %d models of a kind', (count) => {
    expect(wrong({ profile: 'mt-shield', count })).toContain('bad-count');
  });

  test('[X-34] more than 64 models, none of them too many of a kind', () => {
    expect(wrong({ profile: 'mt-shield', count: 40 }, { profile: 'mt-halfling', count: 24 })).toContain('too-many');
  });

  test('[X-34] 64 models are no more than 64', () => {
    expect(checkForce('good', [CAPTAIN, { profile: 'mt-shield', count: 63 }])).toEqual([]);
  });

  test('[S-178] no Hero near whom Warriors could be set up', () => {
    expect(checkForce('good', [{ profile: 'mt-shield', count: 4 }]).map(({ code }) => code)).toEqual(['no-hero']);
  });

  test('[S-178] an empty force has no Hero', () => {
    expect(checkForce('evil', []).map(({ code }) => code)).toEqual(['no-hero']);
  });

  test('[X-40] one point too many', () => {
    expect(checkForce('good', [CAPTAIN, { profile: 'mt-shield', count: 1 }], 58)).toEqual([]);
    expect(checkForce('good', [CAPTAIN, { profile: 'mt-shield', count: 1 }], 57)).toEqual([
      {
        at: 'models',
        code: 'over-points',
        case: 'X-40',
        message: 'This force costs 58 points, and 57 are allowed.',
      },
    ]);
  });

  test('[X-27] a captive of a scenario fights for nobody', () => {
    expect(wrong({ profile: 'ro-captive', count: 1 })).toEqual(['not-for-forces']);
  });

  test('everything that is wrong is told at once', () => {
    const faults = checkForce(
      'evil',
      [
        { profile: 'mt-shield', count: 0 },
        { profile: 'nobody', count: 80 },
      ],
      5,
    );
    expect(faults.map(({ code }) => code)).toEqual([
      'bad-count',
      'wrong-side',
      'bad-count',
      'unknown-profile',
      'too-many',
      'no-hero',
    ]);
  });
});

describe('[X-40] extras', () => {
  test('[X-11] one banner a force, and no more', () => {
    expect(wrong({ profile: 'mt-shield', count: 1, extra: ['banner'] })).toEqual([]);
    expect(wrong({ profile: 'mt-shield', count: 2, extra: ['banner'] })).toEqual(['two-banners']);
    expect(
      wrong({ profile: 'mt-shield', count: 1, extra: ['banner'] }, { profile: 'mt-bow', count: 1, extra: ['banner'] }),
    ).toEqual(['two-banners']);
  });

  test.each([
    ['mt-knight', ['banner'], 'A banner is carried on foot.'],
    ['mt-captain', ['banner', 'horse'], 'A banner is carried on foot.'],
    ['ro-spears', ['throwing-spears'], 'It has throwing spears.'],
    ['mt-shield', ['throwing-spears', 'throwing-spears'], 'One throwing-spears is enough for one model.'],
    ['mt-knight', ['horse'], 'It rides already.'],
    ['ro-marshal', ['horse'], 'The profile ro-marshal-mounted has the horse.'],
    ['mt-shield', ['horse'], 'A horse is for Heroes of those peoples who ride.'],
    ['mt-halfling', ['horse'], 'A horse is for Heroes of those peoples who ride.'],
    ['mt-captain', ['expert-rider'], 'An Expert Rider needs a horse.'],
    ['ro-rider', ['expert-rider'], 'It is an Expert Rider already.'],
    ['mt-shield', ['might'], 'Only a Hero has might.'],
    ['mt-captain', Array<'will'>(7).fill('will'), 'No more than 6 points of will are bought for one Hero.'],
  ] as const)('%s with %j: %s', (profile, extra, sentence) => {
    expect(wrongWith(profile, ...extra)).toEqual([sentence]);
  });

  test.each([
    ['mt-captain', ['horse', 'expert-rider', 'might', 'will', 'fate']],
    ['mt-knight', ['expert-rider']],
    ['mt-bow', ['throwing-spears', 'banner']],
  ] as const)('%s may have %j', (profile, extra) => {
    expect(wrongWith(profile, ...extra)).toEqual([]);
  });
});
