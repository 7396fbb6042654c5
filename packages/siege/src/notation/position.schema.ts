/** A position as people and programs write it: the game, the moment, what is on the map; all else has a default. */
import { z } from 'zod';
import type { FrameTable } from '../engine/frame-spec.ts';
import type { Options } from '../engine/options.ts';
import { pieceSchema } from '../engine/ids.ts';
import type { PoolName, Side } from '../engine/vocabulary.ts';
import { FORMATION_KINDS, SEGMENTS } from '../engine/words.ts';
import { framesSchema } from './frames.ts';

/** A hex of the map. */
export const onMap = z.string().regex(/^\d{4}$/, 'a hex number such as 1120');
const flag = z.boolean().optional();

/** What a game's positions are spelled with. */
export interface PositionWords<S extends Side, L extends PoolName, P extends string> {
  readonly sides: readonly [S, S];
  /** [9.0] */
  readonly pools: readonly L[];
  readonly phases: readonly [P, ...P[]];
  /** Names of places off the map. */
  readonly boxes: readonly string[];
  /** Names of the passages below hexes. */
  readonly passages: readonly string[];
  readonly options: z.ZodType<Options>;
  readonly frames: FrameTable;
}

/** The members of a position of any siege game. */
export function positionShape<S extends Side, L extends PoolName, P extends string>(words: PositionWords<S, L, P>) {
  const { sides, pools, boxes, passages } = words;
  const sideSchema = z.enum(sides);
  const anywhere = z
    .string()
    .regex(
      new RegExp(`^(\\d{4}|${boxes.join('|')})$`),
      `a hex number such as 1120, or ${boxes.slice(0, -1).join(', ')} or ${boxes.at(-1) ?? ''}`,
    );
  const placeSchema = placeBelow(passages);
  return {
    game: z.string().max(40),
    options: words.options.optional(),
    /** 0 for the deployment. */
    turn: z.number().int().min(0).max(99),
    phase: z.enum(words.phases),
    /** In a combat phase; the first when it is left out. */
    segment: z.enum(SEGMENTS).optional(),
    /** Units that are not named are not in play. */
    units: z
      .array(
        z.strictObject({
          id: pieceSchema,
          hex: anywhere,
          place: placeSchema,
          reduced: flag,
          disrupted: flag,
          moved: flag,
          fired: flag,
          attacked: flag,
          used: flag,
          /** A rally has been attempted on it this turn. */
          tried: flag,
          /** Half movement points its move has cost: what it may not spend again where it goes on. */
          spent: z.number().int().min(0).max(99).optional(),
        }),
      )
      .max(200)
      .default([]),
    leaders: z
      .array(
        z.strictObject({
          id: pieceSchema,
          hex: anywhere,
          place: placeSchema,
          reduced: flag,
          moved: flag,
          /** Has attacked another leader this turn. */
          fought: flag,
          /** Rally attempts made this turn. */
          rallies: z.number().int().min(0).max(99).optional(),
          used: flag,
        }),
      )
      .max(50)
      .default([]),
    /** Points of each pool from losses and from events that happen once. */
    demoralization: z.partialRecord(z.enum(pools), z.number().int().min(-99).max(999)).default({}),
    /** Melee pairings declared and not yet resolved, in their order, with the hex in which the target stood. */
    attacks: z
      .array(z.strictObject({ unit: pieceSchema, target: pieceSchema, hex: onMap, place: placeSchema }))
      .max(100)
      .default([]),
    /** Entry hexes used in this phase, with the number of units that came in by each. */
    entries: z
      .array(z.strictObject({ hex: onMap, count: z.number().int().min(1).max(99) }))
      .max(50)
      .default([]),
    /** Wedges and shield walls, both units in their leader's hex. */
    formations: z
      .array(
        z.strictObject({
          kind: z.enum(FORMATION_KINDS),
          units: z.tuple([pieceSchema, pieceSchema]),
          leader: pieceSchema,
          /** Was formed this turn, and may not move. */
          fresh: flag,
          /** By a special rule of the game. */
          glory: flag,
        }),
      )
      .max(20)
      .default([]),
    /** Sides that have finished their deployment; both, once there is a turn. */
    deployed: z.array(sideSchema).max(2).optional(),
    /** Where play stands within the phase, bottom first; the beginning of the phase or segment when it is left out. */
    frames: framesSchema(words.frames, sides).optional(),
    outcome: z
      .strictObject({ winner: sideSchema.nullable(), reason: z.string().max(60), case: z.string().max(20) })
      .optional(),
    /** Dice to come, in their order. Without them dice are thrown. */
    dice: z.array(z.number().int().min(1).max(6)).max(10_000).optional(),
  };
}

/** In the hex of a passage: the passage below. Without it a piece is on top. */
export function placeBelow(passages: readonly string[]) {
  const [first, ...more] = passages;
  return first === undefined
    ? z.never('there is nothing below any hex').optional()
    : z.enum([first, ...more]).optional();
}

type Shape = ReturnType<typeof positionShape<Side, PoolName, string>>;

/** What has been read of any game's position, defaults filled in. */
export type ReadSiegePosition = z.output<z.ZodObject<Shape>>;
/** What is written; what has a default may be left out. */
export type SiegePosition = z.input<z.ZodObject<Shape>>;
