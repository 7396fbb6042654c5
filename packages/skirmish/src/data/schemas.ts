/**
 * The forms of the data: profiles, wargear, powers, charts and forces. All are strict, so that a slip of the pen in a file
 * is a fault and not a member that nobody reads. The form of a scenario has a file of its own.
 */
import { z } from 'zod';
import { POWERS, SIDES } from '../engine/words.ts';

export const sideSchema = z.enum(SIDES);

/** Of a profile, a force, a scenario, or of something on a table. */
export const idSchema = z
  .string()
  .max(40, 'An id has 40 letters at most')
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'An id is of small letters, digits and single hyphens');

/** What people read: one line, seen, and not endless. */
export const lineSchema = z
  .string()
  .max(80, 'A name has 80 letters at most')
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'A name has no control characters')
  .regex(/[\p{L}\p{N}]/u, 'A name can be seen');

const figure = (least: number, most: number) => z.int().min(least).max(most);

export const powerIdSchema = z.enum(POWERS);

export const gearIdSchema = z.enum([
  'sword',
  'hand-weapon',
  'dagger',
  'spear',
  'pike',
  'two-handed-weapon',
  'staff-of-power',
  'elven-made-sword-of-might',
  'lance',
  'bow',
  'orc-bow',
  'uruk-hai-bow',
  'throwing-spears',
  'armour',
  'heavy-armour',
  'dwarf-armour',
  'heavy-dwarf-armour',
  'shield',
  'banner',
]);
export type GearId = z.infer<typeof gearIdSchema>;

export const specialRuleSchema = z.enum([
  'shieldwall',
  'resistant-to-magic',
  'expert-rider',
  'carries-passenger',
  'terror',
  'harbinger-of-evil',
  'will-of-evil',
]);
export type SpecialRule = z.infer<typeof specialRuleSchema>;

/** A kind (Infantry, Cavalry or Monster), a rank (Hero or Warrior), and a people. */
export const keywordSchema = z.enum([
  'Infantry',
  'Cavalry',
  'Monster',
  'Hero',
  'Warrior',
  'Man',
  'Hobbit',
  'Wizard',
  'Spirit',
  'Orc',
  'Uruk-hai',
]);

export const storesSchema = z.strictObject({ might: figure(0, 20), will: figure(0, 20), fate: figure(0, 20) });

export const profileSchema = z.strictObject({
  id: idSchema,
  name: lineSchema,
  /** For sites that show no proper names. */
  neutral: lineSchema,
  side: sideSchema,
  /** Inches. Of Cavalry, the mount's. */
  mv: figure(1, 16),
  fight: figure(1, 10),
  /** n+ */
  shoot: figure(2, 6),
  strength: figure(1, 10),
  /** Armour and shield are counted in. [S-158] */
  defence: figure(1, 10),
  attacks: figure(0, 5),
  wounds: figure(1, 6),
  courage: figure(1, 8),
  /** Null for Warriors. [S-96] */
  stores: storesSchema.nullable(),
  /** Diameter of the base in mm. */
  base: z.union([z.literal(25), z.literal(40)]),
  /** Hundredths of a millimetre. */
  height: figure(1, 20000),
  keywords: z.array(keywordSchema).max(6),
  gear: z.array(gearIdSchema).max(12),
  rules: z.array(specialRuleSchema).max(8),
  /** `range` in inches, 0 for a power on oneself; `cast` n+. */
  powers: z.array(z.strictObject({ power: powerIdSchema, range: figure(0, 24), cast: figure(2, 6) })).max(8),
  /** The profile after dismounting. */
  foot: idSchema.nullable(),
  points: figure(1, 1000),
  /** Wholly a house value: no source has it. */
  house: z.boolean(),
});
export type Profile = Readonly<z.infer<typeof profileSchema>>;

export const wargearSchema = z.strictObject({
  id: gearIdSchema,
  support: z.enum(['spear', 'pike']).optional(),
  /** Absent: single-handed. [S-130] */
  hands: z.enum(['two', 'hand-and-a-half']).optional(),
  /** Will points a turn that the store need not pay. [S-145] */
  freeWill: z.literal(1).optional(),
  elven: z.literal(true).optional(),
  /** Added to the Strength of the user's Strikes. */
  strikeStrength: figure(1, 3).optional(),
  /** Added to To Wound after a charge. [S-144] */
  lance: z.literal(1).optional(),
  /** Inches; a missile weapon has it, its `strength` and its `moveLimit`. [S-64] */
  range: figure(1, 48).optional(),
  strength: figure(1, 10).optional(),
  /** How much of its Mv a model may have moved and still use it. [S-146, S-147] */
  moveLimit: z.enum(['half', 'none']).optional(),
  onCharge: z.literal(true).optional(),
  /** Added to a Swim test. */
  swim: z.union([z.literal(0), z.literal(-1)]).optional(),
  shielding: z.literal(true).optional(),
  house: z.literal(true).optional(),
});
export type Wargear = Readonly<z.infer<typeof wargearSchema>>;

export const powerSchema = z.strictObject({
  id: powerIdSchema,
  duration: z.enum(['instant', 'temporary', 'exhaustion']),
  /** Of the hit on the target, and on others whom it strikes down. */
  strength: figure(1, 10).optional(),
  others: figure(1, 10).optional(),
  /** The other name of the same power. */
  same: powerIdSchema.optional(),
});
export type Power = Readonly<z.infer<typeof powerSchema>>;

export const armourySchema = z.strictObject({ wargear: z.array(wargearSchema), powers: z.array(powerSchema) });

/** What a model of a force may have beyond its profile. */
export const extraSchema = z.enum(['banner', 'throwing-spears', 'horse', 'expert-rider', 'might', 'will', 'fate']);
export type Extra = z.infer<typeof extraSchema>;

export const forceEntrySchema = z.strictObject({
  profile: idSchema,
  count: figure(1, 64),
  /** For each of the models; a point of a store for each time that it is named. */
  extra: z.array(extraSchema).max(24).optional(),
});
export type ForceEntry = Readonly<z.infer<typeof forceEntrySchema>>;

export const forceSchema = z.strictObject({
  id: idSchema,
  title: lineSchema,
  /** Where the title holds a proper name: what sites without proper names show. */
  neutral: lineSchema.optional(),
  side: sideSchema,
  kind: z.enum(['boxed', 'even', 'scenario', 'built']),
  models: z.array(forceEntrySchema).min(1).max(64),
  points: figure(1, 64000),
});
export type Force = Readonly<z.infer<typeof forceSchema>>;

const rowOfDie = <T extends z.ZodType>(outcome: T) =>
  z.strictObject({ '1': outcome, '2': outcome, '3': outcome, '4': outcome, '5': outcome, '6': outcome });

const needSchema = z.union([z.tuple([figure(3, 6)]), z.tuple([z.literal(6), figure(4, 6)])]).nullable();

export const chartsSchema = z.strictObject({
  /** [T-1] Row: Strength. Column: Defence. */
  toWound: z.array(z.array(needSchema).length(10)).length(10),
  /** [T-5] */
  swim: rowOfDie(z.enum(['sink', 'swim', 'swim-strongly'])),
  /** [T-8] */
  sentry: rowOfDie(z.enum(['searches', 'distracted', 'walks', 'alert'])),
  /** [T-6] */
  mount: rowOfDie(z.enum(['fails', 'mounts', 'mounts-and-goes-on'])),
  /** [T-4] */
  jump: rowOfDie(z.enum(['stays', 'across', 'across-and-goes-on'])),
  leap: rowOfDie(z.enum(['falls', 'across', 'across-and-goes-on'])),
  climb: rowOfDie(z.enum(['falls', 'over', 'over-and-goes-on'])),
  /** [T-7] */
  thrownRider: rowOfDie(z.enum(['knocked-flying', 'rises', 'lands-well'])),
  /** Those that are house values. */
  house: z.array(z.enum(['jump', 'leap', 'climb', 'thrownRider'])),
});
export type Charts = Readonly<z.infer<typeof chartsSchema>>;
