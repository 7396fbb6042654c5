/** D-7, D-8, D-9, D-13: what players may agree on before a match. */
import { z } from 'zod';
import type { Options as StandardOptions } from '../engine/options.ts';

/** [10.0] Leaders who may be given the bonus of the night: Isengard's. */
export const MAY_LEAD_BY_NIGHT = ['captain-1', 'captain-2', 'chief', 'lieutenant'] as const;

export const MOST_LADDERS = 40;

const total = z.number().int().min(2).max(12);
/** Lowest and highest total of two dice that will do. */
const rangeSchema = z.tuple([total, total]).refine(([low, high]) => low <= high, 'the lower total comes first');
const blastSchema = z.enum(['dud', 'breached', 'collapsed']);

/** One for each attack strength. */
const rows = <T extends z.ZodType>(row: T) => ({ A: row, B: row, C: row, D: row, E: row });

/** D-9: the values that this house has chosen where no printed sheet tells. */
const houseSchema = z.strictObject({
  /** [20.67] Ladders in the counter mix. */
  ladders: z.number().int().min(0).max(MOST_LADDERS),
  /** [15.4] Totals that break a gate without the ram, by attack strength; `null` where none does. */
  noRamBreach: z.strictObject(rows(rangeSchema.nullable())),
  /** [20.4] Totals with which the ram breaks the Main Gate. */
  ramBreach: rangeSchema,
  /** [20.5] Blasting Fire at the Main Gate or the Culvert, by one die from 1 to 6. */
  blastingFire: z.tuple([blastSchema, blastSchema, blastSchema, blastSchema, blastSchema, blastSchema]),
  /** [7.41] Totals that hit armour 0, by attack strength. */
  armour0: z.strictObject(rows(rangeSchema)),
  /** [10.0] Leaders who add three to their rating by night. */
  nightLeaders: z.array(z.enum(MAY_LEAD_BY_NIGHT)).max(MAY_LEAD_BY_NIGHT.length),
  /** [7.26] Half the rating of a reduced leader, rounded up or down. */
  reducedLeaders: z.enum(['up', 'down']),
});

/** Each to be left out where the house's own is meant. */
const { noRamBreach, armour0 } = houseSchema.shape;
const overridesSchema = houseSchema
  .extend({ noRamBreach: noRamBreach.partial(), armour0: armour0.partial() })
  .partial();

const demoralizationSchema = z.enum(['house', 'exceeds', 'reaches']);
const wallBonusSchema = z.enum(['upper', 'both']);
const reducedSidesSchema = z.enum(['attack-and-armour', 'all']);

export const optionsSchema = z.strictObject({
  /** `house`: Westernesse is demoralized above its level, Isengard routs on reaching it. */
  demoralization: demoralizationSchema.default('house'),
  /** Whether a wall helps its defender only, or whoever is shot at across it. */
  wallBonus: wallBonusSchema.default('upper'),
  /** H-78: Isengard has won as soon as it holds the stronghold at the end of a turn, not of the last turn only. */
  earlyEnd: z.boolean().default(false),
  /** What a reduced unit has lost: a letter of attack and a point of armour, or a letter of morale as well. */
  reducedSides: reducedSidesSchema.default('attack-and-armour'),
  house: overridesSchema.default({}),
});

/** What is in force in a match, every house value included: whoever reckons with it need not know the usual ones. */
export const inForceSchema = z.strictObject({
  demoralization: demoralizationSchema,
  wallBonus: wallBonusSchema,
  earlyEnd: z.boolean(),
  reducedSides: reducedSidesSchema,
  house: houseSchema,
});

export type HouseOverrides = z.infer<typeof overridesSchema>;

/** What the players of a match have agreed on. */
export type Options = z.infer<typeof optionsSchema> & StandardOptions;
