/** What a viewer is shown: every field is named, and a client needs no rule to show it. Lengths in u, models by their ids. */
import { z } from 'zod';
import { tableSchema } from '../data/scenario.schema.ts';
import { houseSchema, USES } from '../engine/options.ts';
import { TASKS } from '../engine/state.ts';
import { GONE, HEROIC_ACTIONS, MARKS, PHASES, POWERS, SIDES } from '../engine/words.ts';

const id = z.string();
const ids = z.array(id).readonly();
const n = z.number().int();
const side = z.enum(SIDES);
const at = z.tuple([n, n]).readonly();

export const modelViewSchema = z.strictObject({
  side,
  profile: id,
  /** `null`: not on the table, or not seen by this viewer. */
  at: at.nullable(),
  gone: z.enum(['', ...GONE, 'unseen']),
  /** Radius of the base and height. */
  r: n,
  height: n,
  /** Inches, and what is left of it in 1/256 u. */
  mv: n,
  left: n,
  fight: n,
  strength: n,
  /** As it counts now: with Shieldwall, near a Harbinger. */
  defence: n,
  courage: n,
  attacks: n,
  wounds: n,
  might: n,
  will: n,
  fate: n,
  prone: z.boolean(),
  foot: z.boolean(),
  engaged: ids,
  /** Enemies in whose Control Zone it stands. */
  inZoneOf: ids,
  trapped: z.boolean(),
  marks: z.array(z.enum(MARKS)).readonly(),
  charged: ids,
  effects: z.array(z.strictObject({ power: z.enum(POWERS), by: id })).readonly(),
  rides: id.nullable(),
  carries: ids,
  banner: z.boolean(),
  /** Points of what was bought for it, the banner that it had at first among them. */
  bought: n,
  sentry: z.boolean(),
  bound: z.boolean(),
});
export type ModelView = z.infer<typeof modelViewSchema>;

export const objectViewSchema = z.strictObject({
  kind: z.enum(['light', 'heavy', 'model']),
  at: at.nullable(),
  r: n,
  by: ids,
  moved: z.boolean(),
  passed: z.boolean(),
  gone: z.enum(['', 'off', 'lost']),
});

const fightViewSchema = z.strictObject({
  good: ids,
  evil: ids,
  supports: z.array(z.tuple([id, id]).readonly()).readonly(),
  twoHanded: ids,
  shielding: ids,
  /** Weapons that were named, by their bearers. */
  weapons: z.record(id, id).readonly(),
  trapped: ids,
  winner: side.nullable(),
  resolved: z.boolean(),
});

export const decisionViewSchema = z.strictObject({
  kind: id,
  side,
  model: id.optional(),
  other: id.optional(),
  models: ids.optional(),
  object: id.optional(),
  why: z.string().optional(),
  dice: z.array(n).readonly().optional(),
  needs: z.array(n).readonly().optional(),
  points: n.optional(),
});

export const viewSchema = z.strictObject({
  game: z.literal('skirmish'),
  /** What never changes: the scenario by its id, or the table of a written position; house values; subjects in use. */
  setup: z.strictObject({
    scenario: id.nullable(),
    table: tableSchema.nullable(),
    house: houseSchema,
    uses: z.array(z.enum(USES)).readonly(),
  }),
  turn: n,
  phase: z.enum(PHASES),
  priority: side.nullable(),
  active: side.nullable(),
  halves: z.strictObject({ good: z.enum(['north', 'south']), evil: z.enum(['north', 'south']) }).nullable(),
  decision: decisionViewSchema.nullable(),
  models: z.record(id, modelViewSchema),
  objects: z.record(id, objectViewSchema),
  contacts: z.array(z.tuple([id, id]).readonly()).readonly(),
  parted: z.array(z.tuple([id, id]).readonly()).readonly(),
  fights: z.array(fightViewSchema).readonly(),
  calls: z.array(z.strictObject({ hero: id, action: z.enum(HEROIC_ACTIONS) })).readonly(),
  alarm: z.boolean(),
  score: z.strictObject({ good: n, evil: n }),
  broken: z.array(side).readonly(),
  /** One's own; everybody's once the battle is over. */
  tasks: z.strictObject({ good: z.enum(TASKS).nullable(), evil: z.enum(TASKS).nullable() }),
  outcome: z.strictObject({ winner: side.nullable(), reason: z.string(), case: z.string() }).nullable(),
});
export type View = z.infer<typeof viewSchema>;
