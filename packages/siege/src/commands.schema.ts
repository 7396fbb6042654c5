/**
 * What a player may ask for, as it crosses the wire and stands in a record. One schema gives both the type and the
 * check of everything that comes from outside.
 */
import { z } from 'zod';

/** A hex of the map, `RRCC`, or `culvert` for the passage under the wall. */
export const placeSchema = z.string().regex(/^(\d{4}|culvert)$/, 'a hex number such as 1120, or "culvert"');
/** Id of a combat unit or a leader, such as `uruk-infantry-1` or `theoden`. */
export const pieceSchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*(-\d+)?$/, 'an id such as uruk-infantry-1');
const pathSchema = z.array(placeSchema).min(1).max(40);

export const commandSchema = z.discriminatedUnion('type', [
  /** Deployment: put every piece of one's own on the map by a named plan. */
  z.strictObject({ type: z.literal('setUp'), plan: z.string().max(40) }),
  /** Deployment: put one piece on a hex, or move it there. */
  z.strictObject({ type: z.literal('deploy'), piece: pieceSchema, hex: placeSchema }),
  /** Movement: a unit or leader, hex by hex; the first hex of a reinforcement's path is the one it enters by. */
  z.strictObject({ type: z.literal('move'), piece: pieceSchema, path: pathSchema }),
  /** Missile combat: one unit at one unit. */
  z.strictObject({ type: z.literal('fire'), unit: pieceSchema, target: pieceSchema }),
  /** Leader combat. */
  z.strictObject({ type: z.literal('duel'), leader: pieceSchema, target: pieceSchema }),
  /** Melee: declares a pairing; all are declared before the first is resolved. */
  z.strictObject({ type: z.literal('attack'), unit: pieceSchema, target: pieceSchema }),
  /** Melee: takes back a pairing that is declared but not yet resolved. */
  z.strictObject({ type: z.literal('callOff'), unit: pieceSchema }),
  /** A unit thrown back goes this way. */
  z.strictObject({ type: z.literal('retreat'), unit: pieceSchema, path: pathSchema.max(2) }),
  /** A lone leader thrown back in a duel goes this way. */
  z.strictObject({ type: z.literal('retreatLeader'), leader: pieceSchema, path: pathSchema.max(2) }),
  /** A unit about to be attacked withdraws, or stands. */
  z.strictObject({ type: z.literal('retreatBefore'), unit: pieceSchema, path: pathSchema.max(2) }),
  z.strictObject({ type: z.literal('stand'), unit: pieceSchema }),
  /** A unit pushed out of its hex goes here. */
  z.strictObject({ type: z.literal('displace'), unit: pieceSchema, hex: placeSchema }),
  /** The victorious unit moves into the vacated hex, or nobody does. */
  z.strictObject({ type: z.literal('advance'), unit: pieceSchema }),
  z.strictObject({ type: z.literal('hold') }),
  /** A leader goes with its unit, or stays where it is. */
  z.strictObject({ type: z.literal('follow'), leader: pieceSchema }),
  z.strictObject({ type: z.literal('stay'), leader: pieceSchema }),
  /** A leader without a unit joins this one. */
  z.strictObject({ type: z.literal('join'), leader: pieceSchema, unit: pieceSchema }),
  /** Rally phase: a leader tries to rally a disrupted unit. */
  z.strictObject({ type: z.literal('rally'), leader: pieceSchema, unit: pieceSchema }),
  /** Ends one's part of the present step: deployment, movement, missiles, duels, declaring attacks, rallying. */
  z.strictObject({ type: z.literal('done') }),
]);

export type Command = z.infer<typeof commandSchema>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
