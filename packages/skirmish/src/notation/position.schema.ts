/** A position as people write it: everything has a default; models that are not named are not in play. Places in u. */
import { z } from 'zod';
import { gearIdSchema, keywordSchema, specialRuleSchema, storesSchema } from '../data/schemas.ts';
import { tableSchema } from '../data/scenario.schema.ts';
import { forceChoice, houseSchema, USES } from '../engine/options.ts';
import { TASKS } from '../engine/state.ts';
import { GONE, HEROIC_ACTIONS, MARKS, PHASES, POWERS, SIDES } from '../engine/words.ts';
import { writtenFrameSchema } from './frames.ts';

const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, 'letters, digits and single hyphens');
const at = z.tuple([z.int().min(0).max(182_880), z.int().min(0).max(182_880)]).readonly();
const side = z.enum(SIDES);
const ids = z.array(id).max(64);
const count = z.int().min(0).max(99);
const die = z.int().min(1).max(6);

export const replacedSchema = z.strictObject({
  mv: z.int().min(1).max(24).optional(),
  fight: z.int().min(1).max(20).optional(),
  shoot: z.int().min(1).max(7).optional(),
  strength: z.int().min(1).max(20).optional(),
  defence: z.int().min(1).max(20).optional(),
  attacks: z.int().min(0).max(9).optional(),
  wounds: z.int().min(1).max(9).optional(),
  courage: z.int().min(0).max(20).optional(),
  height: z.int().min(1).max(20_000).optional(),
  /** mm */
  base: z.union([z.literal(25), z.literal(40)]).optional(),
  /** The profile after dismounting. */
  foot: z.string().max(64).nullable().optional(),
  /** With what was bought for it. */
  points: z.int().min(1).max(1000).optional(),
  stores: storesSchema.optional(),
  gear: z.array(gearIdSchema).max(12).optional(),
  /** Monsters are in no force, but may be in a written position. */
  keywords: z.array(keywordSchema).max(6).optional(),
  rules: z.array(specialRuleSchema).max(8).optional(),
});

export const positionModelSchema = z.strictObject({
  id,
  profile: z.string().max(64),
  at: at.optional(),
  as: replacedSchema.optional(),
  wounds: count.optional(),
  might: count.optional(),
  will: count.optional(),
  fate: count.optional(),
  prone: z.boolean().optional(),
  /** Movement spent, in u. */
  spent: z.int().min(0).max(200_000).optional(),
  /** And in 256ths of it, besides. */
  parts: z.int().min(0).max(255).optional(),
  /** The most that it may spend this turn, in 1/256 u: it swims for half of what it had left. */
  cap: z
    .int()
    .min(0)
    .max(200_000 * 256)
    .optional(),
  /** Where its activation began. */
  from: at.optional(),
  /** Marks that have no member of their own here. */
  marks: z.array(z.enum(MARKS)).max(MARKS.length).optional(),
  moved: z.boolean().optional(),
  done: z.boolean().optional(),
  shot: z.boolean().optional(),
  threw: z.boolean().optional(),
  cast: z.boolean().optional(),
  supported: z.boolean().optional(),
  fought: z.boolean().optional(),
  called: z.boolean().optional(),
  charged: z.array(id).max(64).optional(),
  effects: z
    .array(z.strictObject({ power: z.enum(POWERS), by: id }))
    .max(8)
    .optional(),
  banner: z.boolean().optional(),
  sentry: z.boolean().optional(),
  bound: z.boolean().optional(),
  hidden: z.boolean().optional(),
  wet: z.boolean().optional(),
  rides: id.optional(),
  foot: z.boolean().optional(),
  gone: z.enum(GONE).optional(),
});

export const positionSchema = z.strictObject({
  game: z.literal('skirmish').optional(),
  scenario: z.string().max(64).optional(),
  options: z
    .strictObject({
      preset: z.enum(['as-printed', 'full']).optional(),
      ...houseSchema.partial().shape,
      uses: z.array(z.enum(USES)).max(4).optional(),
    })
    .optional(),
  turn: z.int().min(0).max(999).optional(),
  phase: z.enum(PHASES).optional(),
  /** Whose half it is, and who has Priority; `null`: nobody's, and nobody yet. */
  side: side.nullable().optional(),
  priority: side.nullable().optional(),
  table: tableSchema.partial().optional(),
  models: z.array(positionModelSchema).max(128).optional(),
  objects: z
    .array(
      z.strictObject({
        id,
        kind: z.enum(['light', 'heavy', 'model']),
        /** mm */
        base: z.union([z.literal(25), z.literal(40)]).optional(),
        at: at.optional(),
        with: id.optional(),
        by: z.array(id).max(8).optional(),
        /** Of kind `model`: who is carried. */
        model: id.optional(),
        moved: z.boolean().optional(),
        movers: ids.optional(),
        passed: z.boolean().optional(),
        gone: z.enum(['off', 'lost']).optional(),
      }),
    )
    .max(32)
    .optional(),
  fights: z
    .array(
      z.strictObject({
        good: ids,
        evil: ids,
        supports: z
          .array(z.tuple([id, id]))
          .max(64)
          .optional(),
        twoHanded: ids.optional(),
        shielding: ids.optional(),
        weapons: z
          .array(z.strictObject({ model: id, weapon: z.string().max(64) }))
          .max(64)
          .optional(),
        strikes: z
          .array(z.strictObject({ model: id, by: z.int().min(0).max(99) }))
          .max(64)
          .optional(),
        trapped: ids.optional(),
        winner: side.nullable().optional(),
        resolved: z.boolean().optional(),
      }),
    )
    .max(64)
    .optional(),
  parted: z
    .array(z.tuple([id, id]))
    .max(256)
    .optional(),
  carry: z
    .array(z.strictObject({ who: id, by: z.array(id).max(64) }))
    .max(16)
    .optional(),
  /** Engaged pairs; where they are left out, all enemies that touch and are not parted. */
  contacts: z
    .array(z.tuple([id, id]))
    .max(512)
    .optional(),
  halves: z
    .strictObject({ good: z.enum(['north', 'south']), evil: z.enum(['north', 'south']) })
    .nullable()
    .optional(),
  calls: z
    .array(z.strictObject({ hero: id, action: z.enum(HEROIC_ACTIONS) }))
    .max(64)
    .optional(),
  tasks: z.strictObject({ good: z.enum(TASKS).nullable(), evil: z.enum(TASKS).nullable() }).optional(),
  alarm: z.boolean().optional(),
  /** The turn in which it was raised; the one before, where it is left out. */
  alarmTurn: z.int().min(0).max(999).optional(),
  broken: z.array(side).max(2).optional(),
  score: z.strictObject({ good: z.int().min(0).max(9999), evil: z.int().min(0).max(9999) }).optional(),
  /** Forces by their ids or as built, for what is counted of them. */
  forces: z.strictObject({ good: forceChoice, evil: forceChoice }).optional(),
  /** Where play stands, the bottom first; where they are left out, at the beginning of what `phase` and `side` say. */
  frames: z.array(writtenFrameSchema).max(64).optional(),
  outcome: z
    .strictObject({ winner: side.nullable(), reason: z.string().max(64), case: z.string().max(16) })
    .nullable()
    .optional(),
  dice: z.array(die).max(10_000).optional(),
});
export type Position = z.infer<typeof positionSchema>;
export type PositionModel = z.infer<typeof positionModelSchema>;
