/** A position of Gondor as people and programs write it. */
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';
import { onMap, positionShape } from '../../notation/position.schema.ts';
import { FRAMES } from '../frames.ts';
import type { BOXES } from '../off-map-boxes.ts';
import { optionsSchema } from '../options.ts';
import { MAGIC_PHASES, MAGICIANS, MARKER_KINDS, PHASES, POOLS, SIDES, SPELLS } from '../words.ts';

const sideSchema = z.enum(SIDES);
const flag = z.boolean().optional();
const count = z.number().int().min(0).max(99);
const turn = z.number().int().min(1).max(99);
const gateWord = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*$/, 'the name of a gate');
const markerIds = z.array(pieceSchema).max(40).default([]);

export const positionSchema = z.strictObject({
  ...positionShape({
    sides: SIDES,
    pools: POOLS,
    phases: PHASES,
    boxes: ['reserve', 'due', 'rohan', 'lost'] satisfies (keyof typeof BOXES)[],
    passages: [],
    options: optionsSchema,
    frames: FRAMES,
  }),
  markers: z
    .array(
      z.strictObject({
        kind: z.enum(MARKER_KINDS),
        id: pieceSchema.optional(),
        /** Whose it is, where it may be either's: a ladder, a fire. */
        side: sideSchema.optional(),
        /** `reserve` for an engine still to be set up, `due` for one that comes later. */
        hex: z.union([onMap, z.enum(['reserve', 'due'])]).optional(),
        /** The hex above, against which a ladder stands. */
        against: onMap.optional(),
        /** The unit that carries it. */
        with: pieceSchema.optional(),
        /** Of a cauldron or of oil. */
        dummy: flag,
        known: flag,
      }),
    )
    .max(200)
    .default([]),
  /** Gates by their names, walls and towers by their two hexes. */
  breached: z
    .array(z.union([gateWord, z.tuple([onMap, onMap])]))
    .max(400)
    .default([]),
  /** Who controls a gate, by its name; where it is not named that is who held both its hexes, and else Westernesse. */
  gates: z.record(z.string(), sideSchema).default({}),
  /** Who last held the lower and the upper hex of a gate; both by the side that controls it where it is not named. */
  holders: z.record(z.string(), z.tuple([sideSchema, sideSchema])).default({}),
  /** Magic points left, successes of each spell, who has tried in this turn's first Magic Phase, whether Grond is awake. */
  magic: z
    .strictObject({
      points: z.partialRecord(z.enum(MAGICIANS), count),
      successes: z.partialRecord(z.enum(SPELLS), count),
      tried: z.array(z.enum(MAGICIANS)).max(2),
      grondAwake: z.boolean(),
    })
    .partial()
    .default({}),
  /** Spells in force, with the turn and the phase in which they were cast, and whom they froze. */
  spells: z
    .array(
      z.strictObject({
        spell: z.enum(SPELLS),
        turn,
        phase: z.enum(MAGIC_PHASES),
        frozen: z.array(pieceSchema).max(20).default([]),
      }),
    )
    .max(20)
    .default([]),
  /** Engines by their ids: siege towers that may be climbed, who has fired, who has been pushed this turn. */
  engines: z.strictObject({ ready: markerIds, fired: markerIds, moved: markerIds }).partial().default({}),
  /** Ladders laid this turn. */
  laid: markerIds,
  /** Ladders and heads still to be used; what the counter mix has and is not here. */
  supply: z.strictObject({ ladders: count, heads: count }).partial().default({}),
  /** Oil left at a cauldron, by its id; three, where it is not named. */
  oil: z.record(z.string(), count).default({}),
  /** Mûmakil that stand where a run has brought them. */
  ran: z.array(pieceSchema).max(3).default([]),
  /** Units of Westernesse whose move has led outside the city and may go on with oil. */
  strayed: z.array(pieceSchema).max(40).default([]),
  /** Whose unit was last in each of the two hexes of the road. */
  road: z.strictObject({ 1918: sideSchema, 2124: sideSchema }).partial().default({}),
  /** The leader with the Banner, when it came, whether it has moved in this turn, and how many units it has rallied. */
  banner: z
    .strictObject({
      leader: pieceSchema,
      turn,
      phase: z.enum(MAGIC_PHASES).default('magic-first'),
      moved: flag,
      rallies: count.default(0),
    })
    .optional(),
  /** Whether the die has called Rohan, and whether Rohan and Aragorn's men have come onto the map. */
  relief: z.strictObject({ called: z.boolean(), rohan: z.boolean(), men: z.boolean() }).partial().default({}),
  /** Sauron has had his twenty points off. */
  twenty: flag,
  /** As the last phase ended: which levels Sauron held, and which armies were demoralized; as it is now, where it is left out. */
  held: z.array(z.string().max(40)).max(20).optional(),
  demoralized: z.array(z.enum(POOLS)).max(3).optional(),
});

/** What has been read, defaults filled in. */
export type ReadPosition = z.output<typeof positionSchema>;
