/** What happened: for the log, the animation and statistics. Never read by the rules. */
import { z } from 'zod';
import { ABILITIES, FORMATION_KINDS, PHASES, SEGMENTS, SIDES } from './words.ts';

const side = z.enum(SIDES);
const piece = z.string();
const hex = z.string();
const die = z.number().int().min(1).max(6);

export const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('turn'), turn: z.number().int(), night: z.boolean() }),
  z.strictObject({ type: z.literal('phase'), phase: z.enum(PHASES) }),
  z.strictObject({ type: z.literal('segment'), segment: z.enum(SEGMENTS) }),
  z.strictObject({ type: z.literal('deployed'), side, piece, hex }),
  z.strictObject({ type: z.literal('setUp'), side, plan: z.string() }),
  z.strictObject({ type: z.literal('deploymentDone'), side }),
  /** `from` is a hex, or `due` for a reinforcement. `path` as asked for, cut short where the piece was stopped. */
  z.strictObject({ type: z.literal('moved'), piece, from: hex, path: z.array(hex) }),
  z.strictObject({ type: z.literal('gate'), gate: z.string(), control: side }),
  /** One unit shot at or struck another: the two dice, what they had to show, and whether they did. */
  z.strictObject({
    type: z.literal('shot'),
    unit: piece,
    target: piece,
    strength: z.string(),
    armour: z.number().int(),
    dice: z.tuple([die, die]),
    hit: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('struck'),
    unit: piece,
    target: piece,
    strength: z.string(),
    armour: z.number().int(),
    dice: z.tuple([die, die]),
    hit: z.boolean(),
  }),
  /** [7.42] The casualty roll: `result` as on the table, such as `1/2E r1`. */
  z.strictObject({ type: z.literal('casualty'), unit: piece, morale: z.string(), die, result: z.string() }),
  z.strictObject({
    type: z.literal('dueled'),
    leader: piece,
    target: piece,
    differential: z.number().int(),
    die,
    result: z.string(),
  }),
  z.strictObject({ type: z.literal('attackDeclared'), unit: piece, target: piece }),
  z.strictObject({ type: z.literal('attackCalledOff'), unit: piece }),
  /** A pairing came to nothing, because its target is gone. */
  z.strictObject({ type: z.literal('attackLapsed'), unit: piece, target: piece }),
  z.strictObject({ type: z.literal('reduced'), piece }),
  z.strictObject({ type: z.literal('disrupted'), unit: piece }),
  /** `why`: `casualty`, `no-retreat` [7.56], `disrupted` [7.57], `duel`, `alone` [D-27], … */
  z.strictObject({ type: z.literal('eliminated'), piece, why: z.string(), points: z.number().int() }),
  z.strictObject({ type: z.literal('retreated'), piece, from: hex, path: z.array(hex), before: z.boolean() }),
  z.strictObject({ type: z.literal('stood'), unit: piece }),
  /** [7.7] The die after a retreat before combat. */
  z.strictObject({ type: z.literal('steadiness'), unit: piece, die, disrupted: z.boolean() }),
  z.strictObject({ type: z.literal('displaced'), unit: piece, from: hex, to: hex }),
  /** `from` is a hex, or `due` for a reinforcement that has struck from beyond the edge. */
  z.strictObject({ type: z.literal('advanced'), unit: piece, from: hex, to: hex }),
  z.strictObject({ type: z.literal('held'), hex }),
  /** A leader's die when its unit suffered 1/2E or E. */
  z.strictObject({ type: z.literal('leaderRisk'), leader: piece, die, struck: z.boolean() }),
  z.strictObject({ type: z.literal('followed'), leader: piece, to: hex }),
  z.strictObject({ type: z.literal('stayed'), leader: piece }),
  z.strictObject({ type: z.literal('flew'), leader: piece, from: hex, to: hex }),
  z.strictObject({
    type: z.literal('rallied'),
    leader: piece,
    unit: piece,
    rating: z.number().int(),
    dice: z.tuple([die, die]),
    success: z.boolean(),
  }),
  /** `dummy` is there only for who may know it. */
  z.strictObject({ type: z.literal('rocksPlaced'), rocks: z.string(), hex, dummy: z.boolean().optional() }),
  z.strictObject({ type: z.literal('rocksLifted'), rocks: z.string(), hex }),
  z.strictObject({ type: z.literal('fireGiven'), fire: z.string(), unit: piece, dummy: z.boolean().optional() }),
  /** `piece`: who announces it; for the horn who blows it. */
  z.strictObject({ type: z.literal('announced'), side, ability: z.enum(ABILITIES), piece: piece.optional() }),
  /** [21.51] A disrupted unit hears the horn. */
  z.strictObject({ type: z.literal('heartened'), unit: piece, dice: z.tuple([die, die]), success: z.boolean() }),
  /** Pieces come to a place by an ability: out of the caves, by the sally port, through the Culvert, or back. `from` as in `moved`. */
  z.strictObject({ type: z.literal('arrived'), piece, from: hex, to: hex }),
  /** [21.41] A leader's die beside Aragorn. */
  z.strictObject({ type: z.literal('encouraged'), leader: piece, die, success: z.boolean() }),
  /** [21.81] The die of a unit displaced by Orc Cunning. */
  z.strictObject({ type: z.literal('surprised'), unit: piece, die, disrupted: z.boolean() }),
  /**
   * [20.34] [20.35] A fire is turned up: a dummy, a dud, wasted on what is broken already, or it goes off; `again` where
   * a gate is breached already.
   */
  z.strictObject({
    type: z.literal('blast'),
    fire: z.string(),
    site: z.string(),
    die: die.optional(),
    result: z.enum(['dummy', 'dud', 'wasted', 'breached', 'again', 'collapsed']),
  }),
  /** [20.23] [15.4] A try at a gate; no dice where the breach is automatic. */
  z.strictObject({
    type: z.literal('battered'),
    unit: piece,
    gate: z.string(),
    ram: z.boolean(),
    dice: z.tuple([die, die]).optional(),
    success: z.boolean(),
  }),
  /** A gate or the Culvert is broken, by its name on the map. */
  z.strictObject({ type: z.literal('broken'), site: z.string(), state: z.enum(['breached', 'collapsed']) }),
  z.strictObject({ type: z.literal('ladderLaid'), unit: piece, hex, against: hex }),
  z.strictObject({ type: z.literal('ladderDestroyed'), hex }),
  z.strictObject({ type: z.literal('ramTaken'), unit: piece }),
  z.strictObject({ type: z.literal('ramLeft'), hex }),
  z.strictObject({ type: z.literal('fireLaid'), fire: z.string(), unit: piece, hex, against: hex }),
  z.strictObject({ type: z.literal('fireLost'), fire: z.string() }),
  z.strictObject({ type: z.literal('rocksDropped'), rocks: z.string(), hex, target: piece }),
  /** [20.83] A dummy is found out. */
  z.strictObject({ type: z.literal('rocksGone'), rocks: z.string(), hex }),
  /** [20.82] Isengard has come to rocks and they stay: they are real. */
  z.strictObject({ type: z.literal('rocksStand'), rocks: z.string(), hex }),
  z.strictObject({
    type: z.literal('formed'),
    formation: z.enum(FORMATION_KINDS),
    leader: piece,
    units: z.array(piece),
  }),
  z.strictObject({ type: z.literal('disbanded'), units: z.array(piece) }),
  /** `back`: may still return with the horn. */
  z.strictObject({ type: z.literal('left'), piece, from: hex, back: z.boolean() }),
  z.strictObject({ type: z.literal('points'), side, points: z.number().int(), why: z.string() }),
  z.strictObject({ type: z.literal('over'), winner: side.nullable(), reason: z.string(), case: z.string() }),
]);

export type SiegeEvent = z.infer<typeof eventSchema>;
export type EventOf<T extends SiegeEvent['type']> = Extract<SiegeEvent, { type: T }>;
