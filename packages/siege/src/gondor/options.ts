/** D-7, D-8, D-9, D-13: what players may agree on before a match. */
import { z } from 'zod';
import type { Options as StandardOptions } from '../engine/options.ts';
import { reducedSidesSchema, wallBonusSchema } from '../standard/options.ts';

export const MOST_LADDERS = 40;

const total = z.number().int().min(2).max(12);
/** Lowest and highest total of two dice that will do. */
const rangeSchema = z.tuple([total, total]).refine(([low, high]) => low <= high, 'the lower total comes first');
const ratingSchema = z.number().int().min(1).max(10);

/** D-9: the values that this house has chosen where no printed sheet tells. */
const houseSchema = z.strictObject({
  /** [17.4] Totals with which a second or third Freeze succeeds, for one point, two and three. */
  freezeAgain: z.tuple([rangeSchema, rangeSchema, rangeSchema]),
  /** [2.6] Ratings of leaders. */
  gothmog: ratingSchema,
  imrahil: ratingSchema,
  eowyn: ratingSchema,
  /** [16.43] Ladders in the counter mix. */
  ladders: z.number().int().min(0).max(MOST_LADDERS),
  /** [7.26] Half the rating of a reduced leader, rounded up or down. */
  reducedLeaders: z.enum(['up', 'down']),
  /** [16.3] The total with which a catapult breaks a wall two hexes away. */
  wallAtTwo: z.union([z.literal(5), z.literal(9)]),
  /** [15.24] The armour of who is attacked in a tunnel. */
  tunnelArmour: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
});

/** Each to be left out where the house's own is meant. */
const overridesSchema = houseSchema.partial();

const demoralizationSchema = z.enum(['exceeds', 'reaches']);
const fanaticsSchema = z.enum(['both', 'melee']);

export const optionsSchema = z.strictObject({
  /** An army is demoralized above its level, or on reaching it. */
  demoralization: demoralizationSchema.default('exceeds'),
  /** G-38: fanatics do not heed missiles either, or only blows. */
  fanatics: fanaticsSchema.default('both'),
  /** G-4: the catapults of the city hurl fireballs in the Siege Phase. */
  cityCatapults: z.boolean().default(true),
  /** Whether a wall helps its defender only, or whoever is shot at across it. */
  wallBonus: wallBonusSchema.default('upper'),
  /** What a reduced unit has lost: a letter of attack and a point of armour, or a letter of morale as well. */
  reducedSides: reducedSidesSchema.default('attack-and-armour'),
  house: overridesSchema.default({}),
});

/** What is in force in a match, every house value included: whoever reckons with it need not know the usual ones. */
export const inForceSchema = z.strictObject({
  demoralization: demoralizationSchema,
  fanatics: fanaticsSchema,
  cityCatapults: z.boolean(),
  wallBonus: wallBonusSchema,
  reducedSides: reducedSidesSchema,
  house: houseSchema,
});

export type HouseOverrides = z.infer<typeof overridesSchema>;

/** What the players of a match have agreed on. */
export type Options = z.infer<typeof optionsSchema> & StandardOptions;
