/** A position as people and programs write it: the game, the moment, what is on the map; all else has a default. */
import { z } from 'zod';
import { pieceSchema } from '../engine/commands.schema.ts';
import { optionsSchema } from '../engine/options.ts';
import { FORMATION_KINDS, PHASES, SEGMENTS, SIDES } from '../engine/words.ts';
import { framesSchema } from './frames.ts';

const sideSchema = z.enum(SIDES);
const onMap = z.string().regex(/^\d{4}$/, 'a hex number such as 1120');
const anywhere = z
  .string()
  .regex(/^(\d{4}|reserve|due|caves|away|lost)$/, 'a hex number such as 1120, or reserve, due, caves, away or lost');
/** In the Culvert's hex: the passage below. Without it a piece is on top. */
const placeSchema = z.literal('culvert').optional();
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
  game: z.string().max(40),
  options: optionsSchema.optional(),
  /** 0 for the deployment. */
  turn: z.number().int().min(0).max(99),
  phase: z.enum(PHASES),
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
        /** Half movement points its move has cost: what it may not spend again once it has laid a fire. */
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
        /** Blew the horn this turn. */
        used: flag,
      }),
    )
    .max(50)
    .default([]),
  markers: z
    .array(
      z.strictObject({
        kind: z.enum(['ladder', 'ram', 'blasting-fire', 'rocks', 'horn']),
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
  /** Points from losses and from events that happen once. */
  demoralization: z
    .strictObject({ westernesse: z.number().int().min(-99).max(999), isengard: z.number().int().min(-99).max(999) })
    .partial()
    .default({}),
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
  /** Special abilities that have been spent, and those in force this turn, in the order of announcement. */
  used: z.array(abilitySchema).max(20).default([]),
  active: z.array(abilitySchema).max(20).default([]),
  /** Wedges and shield walls, both units in their leader's hex. */
  formations: z
    .array(
      z.strictObject({
        kind: z.enum(FORMATION_KINDS),
        units: z.tuple([pieceSchema, pieceSchema]),
        leader: pieceSchema,
        /** Was formed this turn, and may not move. */
        fresh: flag,
        /** Théoden's, by his ability. */
        glory: flag,
      }),
    )
    .max(20)
    .default([]),
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
  /** Sides that have finished their deployment; both, once there is a turn. */
  deployed: z.array(sideSchema).max(2).optional(),
  /** Where play stands within the phase, bottom first; the beginning of the phase or segment when it is left out. */
  frames: framesSchema.optional(),
  outcome: z
    .strictObject({ winner: sideSchema.nullable(), reason: z.string().max(60), case: z.string().max(20) })
    .optional(),
  /** Dice to come, in their order. Without them dice are thrown. */
  dice: z.array(z.number().int().min(1).max(6)).max(10_000).optional(),
});

/** What is written; what has a default may be left out. */
export type Position = z.input<typeof positionSchema>;
/** What has been read, defaults filled in. */
export type ReadPosition = z.output<typeof positionSchema>;
