/**
 * What a model of a force may have beyond its profile, what it costs, and what it makes of the profile. All of it is
 * house value.
 */
import { PROFILES } from '../data/values.ts';
import type { Extra, Profile } from '../data/schemas.ts';

/** Points for each model that has it, and each time it is named. */
export const EXTRA_POINTS: Readonly<Record<Extra, number>> = {
  banner: 25,
  'throwing-spears': 1,
  horse: 10,
  'expert-rider': 5,
  might: 5,
  will: 5,
  fate: 5,
};

/** Points of a store that may be bought for one Hero. */
export const MOST_BOUGHT = 6;

const STORES = ['might', 'will', 'fate'] as const;
/** Peoples who ride horses. */
const RIDERS = ['Man', 'Wizard', 'Spirit', 'Uruk-hai'] as const;
const HORSE = { mv: 10, base: 40, height: 4500 } as const;

/** The profile of the same fighter in the saddle, where the data have one. */
function mounted(profile: Profile): Profile | undefined {
  return [...PROFILES.values()].find(({ foot }) => foot === profile.id);
}

function isHero({ keywords }: Profile): boolean {
  return keywords.includes('Hero');
}

/** Why a model of this profile may not have these extras, in one sentence; undefined where it may. */
export function whyNotExtras(profile: Profile, extras: readonly Extra[]): string | undefined {
  const times = (extra: Extra) => extras.filter((each) => each === extra).length;
  const single = (['banner', 'throwing-spears', 'horse', 'expert-rider'] as const).find((extra) => times(extra) > 1);
  if (single) return `One ${single} is enough for one model.`;
  for (const store of STORES) {
    if (times(store) > 0 && !isHero(profile)) return `Only a Hero has ${store}.`;
    if (times(store) > MOST_BOUGHT) return `No more than ${MOST_BOUGHT} points of ${store} are bought for one Hero.`;
  }
  if (extras.includes('banner') && !profile.keywords.includes('Infantry')) return 'A banner is carried on foot.';
  if (extras.includes('throwing-spears') && profile.gear.includes('throwing-spears')) return 'It has throwing spears.';
  if (extras.includes('horse')) return whyNoHorse(profile, extras);
  if (!extras.includes('expert-rider')) return undefined;
  if (!profile.keywords.includes('Cavalry')) return 'An Expert Rider needs a horse.';
  return profile.rules.includes('expert-rider') ? 'It is an Expert Rider already.' : undefined;
}

function whyNoHorse(profile: Profile, extras: readonly Extra[]): string | undefined {
  if (!profile.keywords.includes('Infantry')) return 'It rides already.';
  const rider = mounted(profile);
  if (rider) return `The profile ${rider.id} has the horse.`;
  if (!isHero(profile) || !RIDERS.some((people) => profile.keywords.includes(people))) {
    return 'A horse is for Heroes of those peoples who ride.';
  }
  return extras.includes('banner') ? 'A banner is carried on foot.' : undefined;
}

/** What the extras change of the profile, as a written position would say it; undefined where they change nothing. */
export function changesBy(profile: Profile, extras: readonly Extra[]): Partial<Profile> | undefined {
  const changes: { -readonly [K in keyof Profile]?: Profile[K] } = {};
  if (extras.includes('throwing-spears')) changes.gear = [...profile.gear, 'throwing-spears'];
  if (extras.includes('expert-rider')) changes.rules = [...profile.rules, 'expert-rider'];
  if (extras.includes('horse')) {
    const keywords = profile.keywords.map((keyword) => (keyword === 'Infantry' ? 'Cavalry' : keyword));
    Object.assign(changes, { ...HORSE, keywords, foot: profile.id });
  }
  const { stores } = profile;
  if (stores && STORES.some((store) => extras.includes(store))) {
    const bought = (store: Extra) => extras.filter((each) => each === store).length;
    changes.stores = {
      might: stores.might + bought('might'),
      will: stores.will + bought('will'),
      fate: stores.fate + bought('fate'),
    };
  }
  if (Object.keys(changes).length === 0) return undefined;
  // The banner counts with whoever bears it, bought or not.
  const bought = extras.filter((extra) => extra !== 'banner');
  return { ...changes, points: bought.reduce((sum, extra) => sum + EXTRA_POINTS[extra], profile.points) };
}
