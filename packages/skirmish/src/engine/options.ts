/** [X-1 … X-40] What the players of a match may agree on: the house values, with what each is where nobody wishes otherwise. */
import { z } from 'zod';
import { HEROIC_ACTIONS } from './words.ts';

const forceEntry = z.strictObject({
  profile: z.string().max(64),
  count: z.number().int().min(1).max(64),
  extra: z.array(z.string().max(32)).max(24).optional(),
});
/** A force by its id, or one built within the points. */
export const forceChoice = z.union(
  [
    z.string().max(64),
    z.strictObject({ models: z.array(forceEntry).min(1, 'A force has at least one model.').max(64) }),
  ],
  'A force is the id of one that is offered, or 1 to 64 entries in `models`, each a profile, how many of it, and up to 24 extras.',
);
export type ForceChoice = z.infer<typeof forceChoice>;

/** A whole number, with a sentence for every other. */
function whole(name: string, least: number, most: number) {
  const sentence = `${name} is a whole number from ${least} to ${most}.`;
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
}

const yesOrNo = (name: string) => z.boolean(`${name} is true or false.`);

/** House values; each names its `X-`. Sizes in inches. */
export const houseSchema = z.strictObject({
  /** What an inch of difficult ground costs. */
  slowFactor: z.union([z.literal(1), z.literal(2)], 'slowFactor is 1 or 2.'),
  /** Strength of a fall. */
  fallStrength: whole('fallStrength', 1, 10),
  /** [X-8, S-58] What of a target that is hidden in part. */
  partlyHidden: z.enum(['forbid', 'roll'], 'partlyHidden is forbid or roll.'),
  /** How far one sees by night; 0 by day. */
  nightSight: whole('nightSight', 0, 72),
  /** */
  banners: yesOrNo('banners'),
  /** */
  heroics: z.array(z.enum(HEROIC_ACTIONS, 'The heroic actions are move, shoot, combat and strike.')).max(4),
  /** */
  heroicReach: whole('heroicReach', 1, 24),
  /** */
  strikeCap: whole('strikeCap', 1, 10),
  /** */
  breaking: yesOrNo('breaking'),
  /** */
  standFast: whole('standFast', 0, 24),
  /** The last turn; 0 is none. */
  turnLimit: whole('turnLimit', 0, 99),
  /** */
  sentryNoise: yesOrNo('sentryNoise'),
  sentryShoot: yesOrNo('sentryShoot'),
  /** */
  proneMayShoot: yesOrNo('proneMayShoot'),
  /** */
  shootIntoFights: z.enum(['clear', 'never'], 'shootIntoFights is clear or never.'),
  /** */
  secretObjective: yesOrNo('secretObjective'),
  hiddenSentries: yesOrNo('hiddenSentries'),
});
export type House = z.infer<typeof houseSchema>;

export const PRESETS = ['as-printed', 'full'] as const;
export type Preset = (typeof PRESETS)[number];

const COMMON: Omit<House, 'partlyHidden' | 'banners' | 'heroics' | 'breaking'> = {
  slowFactor: 2,
  fallStrength: 3,
  nightSight: 0,
  heroicReach: 6,
  strikeCap: 10,
  standFast: 6,
  turnLimit: 25,
  sentryNoise: true,
  sentryShoot: false,
  proneMayShoot: true,
  shootIntoFights: 'clear',
  secretObjective: false,
  hiddenSentries: false,
};

export const HOUSE: Readonly<Record<Preset, House>> = {
  'as-printed': { ...COMMON, partlyHidden: 'forbid', banners: false, heroics: [], breaking: false },
  full: { ...COMMON, partlyHidden: 'roll', banners: true, heroics: [...HEROIC_ACTIONS], breaking: true },
};

/** Subjects of the advanced rules that a scenario uses. */
export const USES = ['water', 'burdens', 'passengers', 'sentries'] as const;

/** Complete, as a state keeps them; `makeOptions` fills in what a match leaves out. */
export const optionsSchema = z.strictObject({
  /** `null`: a written position without one. */
  scenario: z.string().max(64).nullable(),
  forces: z.strictObject({ good: forceChoice, evil: forceChoice }),
  house: houseSchema,
  uses: z.array(z.enum(USES)).max(4),
});
export type Options = z.infer<typeof optionsSchema>;
