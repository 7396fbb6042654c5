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
const pairSchema = z.tuple([pieceSchema, pieceSchema]);
/** Id of a marker, such as `rocks-3`. */
const markerSchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*(-\d+)?$/, 'an id such as rocks-3');
/** Id of a gate's side on the map. */
const gateSchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*$/, 'the name of a gate such as main-gate');

export const commandSchema = z.discriminatedUnion('type', [
  /** Deployment: put every piece of one's own on the map by a named plan. */
  z.strictObject({ type: z.literal('setUp'), plan: z.string().max(40) }),
  /** Deployment: put one piece on a hex, or move it there. */
  z.strictObject({ type: z.literal('deploy'), piece: pieceSchema, hex: placeSchema }),
  /** Deployment: a counter of rocks to a hex, real or a dummy, or back off the map. */
  z.strictObject({ type: z.literal('placeRocks'), hex: placeSchema, dummy: z.boolean() }),
  z.strictObject({ type: z.literal('liftRocks'), hex: placeSchema }),
  /** Abilities: one that needs nothing said but its name. */
  z.strictObject({
    type: z.literal('announce'),
    ability: z.enum(['voice-of-saruman', 'dunlending-hatred', 'divine-light', 'rear-guard']),
  }),
  /** Abilities: a unit or leader blows the Horn of Helm Hammerhand. */
  z.strictObject({ type: z.literal('blowHorn'), piece: pieceSchema }),
  /** Abilities: Aragorn goes out by the sally port with the unit in his hex. */
  z.strictObject({ type: z.literal('sortie') }),
  /** Abilities: Théoden forms a wedge with two units of cavalry. */
  z.strictObject({ type: z.literal('deathAndGlory'), units: pairSchema }),
  /** Abilities: an Orc Captain sends a unit through the Culvert, and goes along or not. */
  z.strictObject({
    type: z.literal('orcCunning'),
    leader: pieceSchema,
    unit: pieceSchema,
    along: z.boolean(),
  }),
  /** The horn has been blown: a piece comes out of the caves to a hex of the western edge. */
  z.strictObject({ type: z.literal('arrive'), piece: pieceSchema, hex: placeSchema }),
  /** Siege: a fire that was laid is lit. All must be before the phase can end. */
  z.strictObject({ type: z.literal('detonate'), fire: markerSchema }),
  /** Siege: the ram at a gate; a unit without it at a gate; a ladder against the side to a hex. */
  z.strictObject({ type: z.literal('ram'), unit: pieceSchema, gate: gateSchema }),
  z.strictObject({ type: z.literal('batter'), unit: pieceSchema, gate: gateSchema }),
  z.strictObject({ type: z.literal('layLadder'), unit: pieceSchema, against: placeSchema }),
  /** Siege and movement: a unit picks up the ram, or, in movement, puts it down. */
  z.strictObject({ type: z.literal('takeRam'), unit: pieceSchema }),
  z.strictObject({ type: z.literal('dropRam'), unit: pieceSchema }),
  /** Movement: Blasting Fire, real or a dummy, to a unit that is still to come on. */
  z.strictObject({ type: z.literal('giveFire'), unit: pieceSchema, dummy: z.boolean() }),
  /** Movement: a unit lays its fire at the side to this hex: the other hex of a gate, or `culvert`. */
  z.strictObject({ type: z.literal('layFire'), unit: pieceSchema, against: placeSchema }),
  /** Movement: two units form a wedge or a shield wall in their leader's hex. */
  z.strictObject({ type: z.literal('form'), leader: pieceSchema, units: pairSchema }),
  /** Movement: a formation, named by the first of its units. */
  z.strictObject({ type: z.literal('moveFormation'), unit: pieceSchema, path: pathSchema }),
  /** Movement: off the map by the western edge; the path, which may be empty, leads to the hex from which it leaves. */
  z.strictObject({ type: z.literal('leave'), piece: pieceSchema, path: z.array(placeSchema).max(40) }),
  /** Movement: back inside after the sortie. */
  z.strictObject({ type: z.literal('comeBack'), piece: pieceSchema }),
  /** Rocks are dropped on a unit, or nothing more is dropped now. */
  z.strictObject({ type: z.literal('dropRocks'), rocks: markerSchema, target: pieceSchema }),
  z.strictObject({ type: z.literal('pass') }),
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
  z.strictObject({ type: z.literal('retreat'), unit: pieceSchema, path: pathSchema }),
  /** A lone leader thrown back in a duel goes this way. */
  z.strictObject({ type: z.literal('retreatLeader'), leader: pieceSchema, path: pathSchema }),
  /** A unit about to be attacked withdraws, or stands. */
  z.strictObject({ type: z.literal('retreatBefore'), unit: pieceSchema, path: pathSchema }),
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
  /** Ends one's part of the present step: deployment, abilities, siege, movement, missiles, duels, declaring, rallying. */
  z.strictObject({ type: z.literal('done') }),
]);

export type Command = z.infer<typeof commandSchema>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
