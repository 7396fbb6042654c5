/** What happens in every siege game: for the log, the animation and statistics. Never read by the rules. */
import { z } from 'zod';
import { type EventIn, REVEALS, tell } from '../engine/event-spec.ts';
import type { Side } from '../engine/vocabulary.ts';
import { FORMATION_KINDS, SEGMENTS } from '../engine/words.ts';

const piece = z.string();
const hex = z.string();
const die = z.number().int().min(1).max(6);

/** Of a game with these sides and phases. */
export function standardEvents<S extends Side, P extends string>(side: z.ZodType<S>, phase: z.ZodType<P>) {
  return {
    turn: tell(z.strictObject({ type: z.literal('turn'), turn: z.number().int(), night: z.boolean() })),
    phase: tell(z.strictObject({ type: z.literal('phase'), phase })),
    segment: tell(z.strictObject({ type: z.literal('segment'), segment: z.enum(SEGMENTS) })),
    deployed: tell(z.strictObject({ type: z.literal('deployed'), side, piece, hex })),
    setUp: tell(z.strictObject({ type: z.literal('setUp'), side, plan: z.string() })),
    deploymentDone: tell(z.strictObject({ type: z.literal('deploymentDone'), side })),
    /** `from` is a hex, or `due` for a reinforcement. `path` as asked for, cut short where the piece was stopped. */
    moved: tell(z.strictObject({ type: z.literal('moved'), piece, from: hex, path: z.array(hex) }), {
      // Whoever lets an enemy pass, and sees where it goes on to, cannot have it stopped after all.
      reveals: (event, { side, sideOf }) => sideOf(event.piece) !== side,
    }),
    gate: tell(z.strictObject({ type: z.literal('gate'), gate: z.string(), control: side })),
    /**
     * One unit shot at or struck another: the two dice, what they had to show, and whether they did; [7.37] without dice by
     * a fanatic, who hits for certain.
     */
    shot: tell(
      z.strictObject({
        type: z.literal('shot'),
        unit: piece,
        target: piece,
        strength: z.string(),
        armour: z.number().int(),
        dice: z.tuple([die, die]).optional(),
        hit: z.boolean(),
      }),
      REVEALS,
    ),
    struck: tell(
      z.strictObject({
        type: z.literal('struck'),
        unit: piece,
        target: piece,
        strength: z.string(),
        armour: z.number().int(),
        dice: z.tuple([die, die]).optional(),
        hit: z.boolean(),
      }),
      REVEALS,
    ),
    /** [7.42] The casualty roll: `result` as on the table, such as `1/2E r1`. */
    casualty: tell(
      z.strictObject({ type: z.literal('casualty'), unit: piece, morale: z.string(), die, result: z.string() }),
      REVEALS,
    ),
    dueled: tell(
      z.strictObject({
        type: z.literal('dueled'),
        leader: piece,
        target: piece,
        differential: z.number().int(),
        die,
        result: z.string(),
      }),
      REVEALS,
    ),
    attackDeclared: tell(z.strictObject({ type: z.literal('attackDeclared'), unit: piece, target: piece })),
    attackCalledOff: tell(z.strictObject({ type: z.literal('attackCalledOff'), unit: piece })),
    /** A pairing came to nothing, because its target is gone. */
    attackLapsed: tell(z.strictObject({ type: z.literal('attackLapsed'), unit: piece, target: piece })),
    reduced: tell(z.strictObject({ type: z.literal('reduced'), piece })),
    disrupted: tell(z.strictObject({ type: z.literal('disrupted'), unit: piece })),
    /** `why`: `casualty`, `no-retreat` [7.56], `disrupted` [7.57], `duel`, `alone` [D-27], … */
    eliminated: tell(
      z.strictObject({ type: z.literal('eliminated'), piece, why: z.string(), points: z.number().int() }),
    ),
    retreated: tell(
      z.strictObject({ type: z.literal('retreated'), piece, from: hex, path: z.array(hex), before: z.boolean() }),
    ),
    stood: tell(z.strictObject({ type: z.literal('stood'), unit: piece })),
    /** [7.7] The die after a retreat before combat. */
    steadiness: tell(
      z.strictObject({ type: z.literal('steadiness'), unit: piece, die, disrupted: z.boolean() }),
      REVEALS,
    ),
    displaced: tell(z.strictObject({ type: z.literal('displaced'), unit: piece, from: hex, to: hex })),
    /** `from` is a hex, or `due` for a reinforcement that has struck from beyond the edge. */
    advanced: tell(z.strictObject({ type: z.literal('advanced'), unit: piece, from: hex, to: hex })),
    held: tell(z.strictObject({ type: z.literal('held'), hex })),
    /** A leader's die when its unit suffered 1/2E or E. */
    leaderRisk: tell(
      z.strictObject({ type: z.literal('leaderRisk'), leader: piece, die, struck: z.boolean() }),
      REVEALS,
    ),
    followed: tell(z.strictObject({ type: z.literal('followed'), leader: piece, to: hex })),
    stayed: tell(z.strictObject({ type: z.literal('stayed'), leader: piece })),
    flew: tell(z.strictObject({ type: z.literal('flew'), leader: piece, from: hex, to: hex })),
    rallied: tell(
      z.strictObject({
        type: z.literal('rallied'),
        leader: piece,
        unit: piece,
        rating: z.number().int(),
        dice: z.tuple([die, die]),
        success: z.boolean(),
      }),
      REVEALS,
    ),
    formed: tell(
      z.strictObject({
        type: z.literal('formed'),
        formation: z.enum(FORMATION_KINDS),
        leader: piece,
        units: z.array(piece),
      }),
    ),
    disbanded: tell(z.strictObject({ type: z.literal('disbanded'), units: z.array(piece) })),
    /** Points of demoralization come or go, but for losses; `pool` where it is not the whole of its side. */
    points: tell(
      z.strictObject({
        type: z.literal('points'),
        side,
        pool: z.string().optional(),
        points: z.number().int(),
        why: z.string(),
      }),
    ),
    over: tell(
      z.strictObject({ type: z.literal('over'), winner: side.nullable(), reason: z.string(), case: z.string() }),
    ),
  };
}

type StandardEvents = ReturnType<typeof standardEvents<Side, string>>;
/** What happens in any of the siege games. */
export type StandardEvent = EventIn<StandardEvents>;

declare module '../engine/vocabulary.ts' {
  interface Events {
    standard: StandardEvent;
  }
}
