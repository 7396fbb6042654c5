/** A position of Helm's Deep as people and programs write it. */
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';
import { onMap, placeBelow, positionShape } from '../../notation/position.schema.ts';
import type { BOXES } from '../off-map-boxes.ts';
import { FRAMES } from '../frames.ts';
import { optionsSchema } from '../options.ts';
import { MARKER_KINDS, PHASES, SIDES } from '../words.ts';

const PASSAGES = ['culvert'] as const;
const sideSchema = z.enum(SIDES);
const placeSchema = placeBelow(PASSAGES);
const flag = z.boolean().optional();
const sideWord = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*$/, 'the name of a hexside');
/** A hexside: its name on the map, or its two hexes. */
const sideNameSchema = z.union([sideWord, z.tuple([onMap, onMap])]);
/** The side a marker stands or is laid at: as above, or by the hex across it; `culvert` is the passage. */
const acrossSchema = z.union([onMap, sideWord, z.tuple([onMap, onMap])]);
/** One of `ABILITIES`; `orc-cunning` is that of both Captains. */
const abilitySchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*(-\d)?$/, 'the name of a special ability');

export const positionSchema = z.strictObject({
  ...positionShape({
    sides: SIDES,
    pools: SIDES,
    phases: PHASES,
    boxes: ['reserve', 'due', 'caves', 'away', 'lost'] satisfies (keyof typeof BOXES)[],
    passages: PASSAGES,
    options: optionsSchema,
    frames: FRAMES,
  }),
  markers: z
    .array(
      z.strictObject({
        kind: z.enum(MARKER_KINDS),
        id: pieceSchema.optional(),
        /** `due` for the ram that has not come yet. */
        hex: z.union([onMap, z.literal('due')]).optional(),
        place: placeSchema,
        /** The side it stands or is laid at; `side` is another word for it. */
        against: acrossSchema.optional(),
        side: acrossSchema.optional(),
        /** The unit that carries it. */
        with: pieceSchema.optional(),
        /** Blasting Fire that has been laid. */
        placed: flag,
        dummy: flag,
        /** Rocks to which Isengard has come, and which are real since they have stayed. */
        known: flag,
      }),
    )
    .max(100)
    .default([]),
  /** Gates and Culvert sides that are breached, and those that have collapsed. */
  breached: z.array(sideNameSchema).max(20).default([]),
  collapsed: z.array(sideNameSchema).max(20).default([]),
  /** Who controls a gate, by its name; where it is not named that is who held both its hexes, and else Westernesse. */
  gates: z.record(z.string(), sideSchema).default({}),
  /** Who last held the lower and the upper hex of a gate; both by the side that controls it where it is not named. */
  holders: z.record(z.string(), z.tuple([sideSchema, sideSchema])).default({}),
  /** Special abilities that have been spent, and those in force this turn, in the order of announcement. */
  used: z.array(abilitySchema).max(20).default([]),
  active: z.array(abilitySchema).max(20).default([]),
  /** Who went out by the sally port this turn, and the hex inside to which they may come back. */
  sortie: z
    .strictObject({ unit: pieceSchema, leaders: z.array(pieceSchema).max(20).default([]), home: onMap })
    .optional(),
  /** Units that came through the Culvert by Orc Cunning this turn. */
  crept: z.array(pieceSchema).max(20).default([]),
  /** Ladders and Blasting Fire still to be laid and given out; what the counter mix has and is not here. */
  supply: z
    .strictObject({
      ladders: z.number().int().min(0).max(99),
      fires: z
        .strictObject({ real: z.number().int().min(0).max(99), dummy: z.number().int().min(0).max(99) })
        .partial(),
    })
    .partial()
    .default({}),
});

/** What is written; what has a default may be left out. */
export type Position = z.input<typeof positionSchema>;
/** What has been read, defaults filled in. */
export type ReadPosition = z.output<typeof positionSchema>;
