/** What a viewer of any siege game is shown: public facts, and a side's own secrets. Built up from nothing by `viewFor`. */
import { z } from 'zod';
import type { PoolName, Side } from './vocabulary.ts';
import { FORMATION_KINDS, SEGMENTS } from './words.ts';

/** Where a piece is: a hex `RRCC`, or the name of a place off the map, such as `due` or `lost`. */
const whereSchema = z.string().regex(/^(\d{4}|[a-z]+(-[a-z]+)*)$/);
export function unitShape<B extends string>(below: z.ZodType<B>) {
  return z.strictObject({
    hex: whereSchema,
    /** In a hex with a passage below, the name of the passage, for what is there. */
    place: below.optional(),
    reduced: z.boolean(),
    disrupted: z.boolean(),
    moved: z.boolean(),
    fired: z.boolean(),
    attacked: z.boolean(),
    /** Was used this turn: it may not move in it. */
    used: z.boolean().optional(),
  });
}

export function leaderShape<B extends string>(below: z.ZodType<B>) {
  return z.strictObject({
    hex: whereSchema,
    place: below.optional(),
    reduced: z.boolean(),
    moved: z.boolean(),
    fought: z.boolean(),
    /** Rally attempts made this turn. */
    rallies: z.number().int(),
    used: z.boolean().optional(),
  });
}

/** The words that differ from game to game, as schemas. */
export interface ViewWords<
  S extends Side,
  L extends PoolName,
  P extends string,
  D extends string,
  M extends string,
  B extends string,
  R extends string,
> {
  readonly side: z.ZodType<S> & z.core.$ZodRecordKey;
  /** [9.0] Pools that can lose heart. */
  readonly pool: z.ZodType<L> & z.core.$ZodRecordKey;
  readonly phase: z.ZodType<P>;
  readonly decision: z.ZodType<D>;
  readonly marker: z.ZodType<M>;
  /** Passages below hexes. */
  readonly below: z.ZodType<B>;
  /** Reasons for a question that may have several. */
  readonly reason: z.ZodType<R>;
}

/** Of the present decision. */
function decisionShape<S extends Side, D extends string, R extends string>(
  side: z.ZodType<S>,
  kind: z.ZodType<D>,
  reason: z.ZodType<R>,
) {
  return z.strictObject({
    kind,
    /** Who must decide. */
    side,
    /** The piece the question is about. */
    piece: z.string().optional(),
    /** Pieces about which the same will be asked next, one after the other. */
    others: z.array(z.string()).optional(),
    /** For a retreat: how many hexes. */
    hexes: z.number().int().optional(),
    /** For an advance: the hex that is free. */
    hex: z.string().optional(),
    /** Where there may be several reasons for the question: which. */
    reason: reason.optional(),
  });
}

/** The members of the view of any siege game. */
export function viewShape<
  S extends Side,
  L extends PoolName,
  P extends string,
  D extends string,
  M extends string,
  B extends string,
  R extends string,
>({ side, pool, phase, decision, marker, below, reason }: ViewWords<S, L, P, D, M, B, R>) {
  return {
    game: z.string(),
    /** 0 during deployment. */
    turn: z.number().int(),
    night: z.boolean(),
    phase,
    segment: z.enum(SEGMENTS).nullable(),
    /** `null` when the game is over. */
    decision: decisionShape(side, decision, reason).nullable(),
    units: z.record(z.string(), unitShape(below)),
    leaders: z.record(z.string(), leaderShape(below)),
    /** By the id of the gate on the map. */
    gates: z.record(z.string(), z.strictObject({ control: side, state: z.enum(['shut', 'breached', 'collapsed']) })),
    /** `dummy` is there only for a viewer who may know it. */
    markers: z.record(
      z.string(),
      z.strictObject({
        kind: marker,
        side,
        hex: whereSchema,
        place: below.optional(),
        against: z.string().optional(),
        with: z.string().optional(),
        placed: z.boolean().optional(),
        dummy: z.boolean().optional(),
      }),
    ),
    /** Declared melee pairings, in the order in which they will be resolved. */
    attacks: z.array(z.strictObject({ unit: z.string(), target: z.string() })),
    formations: z.array(
      z.strictObject({
        kind: z.enum(FORMATION_KINDS),
        units: z.array(z.string()),
        leader: z.string(),
        fresh: z.boolean(),
        glory: z.boolean(),
      }),
    ),
    /** Who holds each level of the fortress. */
    levels: z.record(z.string(), side),
    /** Demoralization points of each pool that can lose heart, and the level it may not pass; `side` where it is named otherwise. */
    points: z.record(
      pool,
      z.strictObject({
        side: side.optional(),
        now: z.number().int(),
        level: z.number().int(),
        demoralized: z.boolean(),
      }),
    ),
    /** Sides that have finished their deployment. */
    deployed: z.array(side),
    outcome: z.strictObject({ winner: side.nullable(), reason: z.string(), case: z.string() }).nullable(),
  };
}

type Shape = ReturnType<typeof viewShape<Side, PoolName, string, string, string, string, string>>;

/** What is in the view of any siege game. */
export interface SiegeView extends Omit<z.infer<z.ZodObject<Shape>>, 'points'> {
  /** Of the game's own pools. */
  points: Partial<Record<PoolName, { side?: Side | undefined; now: number; level: number; demoralized: boolean }>>;
  /** What is in force, as the game spells it. */
  options: object;
}
export type DecisionView = NonNullable<SiegeView['decision']>;
export type UnitView = SiegeView['units'][string];
export type LeaderView = SiegeView['leaders'][string];
export type MarkerView = SiegeView['markers'][string];
