/**
 * What crosses the socket of a match, whatever its game; what a game has in it is in `wire.ts`.
 *
 * The synced state of a room holds what everybody may see, as cells: `view/<section>` or `view/<section>/<key>` to the
 * JSON of that part of the spectator's view, plus `seats`. A seat's own secrets come by direct message.
 */
import { z } from 'zod';
import { seatSchema } from './http.ts';
import { parseIdList } from './id-list.ts';
import { MOST } from './offer-list.ts';

export const plySchema = z.number().int().min(0);
export const refusalSchema = z.strictObject({ code: z.string(), case: z.string().optional(), message: z.string() });
export type WireRefusal = z.infer<typeof refusalSchema>;

/** A link of the seat's dice chain. */
const linkSchema = z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits');
const commandIdSchema = z.string().min(8).max(64);

/** Request `command`. `commandId` is the client's own, new for each command: a repeat gets the first answer again. */
export const commandRequestSchema = z.strictObject({
  commandId: commandIdSchema,
  /** The ply the client saw; a stale one is refused. */
  ply: plySchema,
  /** The game's own to read, so that its refusal comes in the reply. */
  command: z.unknown(),
  /** The next link of the seat's dice chain, where it has one. */
  link: linkSchema.optional(),
});
export const commandReplySchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), ply: plySchema }),
  z.strictObject({ ok: z.literal(false), ply: plySchema, refusal: refusalSchema }),
]);
export type CommandReply = z.infer<typeof commandReplySchema>;

/** Commands in one series: what fits into a message, and into a moment of the server's. */
export const MOST_IN_SERIES = 32;
/**
 * Request `series`: several commands, carried out one after the other as far as the present step goes, past those that are
 * refused; saved and shown together. `gone` tells how many were carried out, and is left out when the same series comes again.
 */
export const seriesRequestSchema = z.strictObject({
  commandId: commandIdSchema.max(40),
  ply: plySchema,
  commands: z.array(z.unknown()).min(1).max(MOST_IN_SERIES),
  /** The next links of the seat's dice chain, one for each command, where it has one. */
  links: z.array(linkSchema).max(MOST_IN_SERIES).optional(),
});
export const seriesReplySchema = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    ply: plySchema,
    gone: z.number().int().min(1).optional(),
    refusal: refusalSchema.optional(),
  }),
  z.strictObject({ ok: z.literal(false), ply: plySchema, refusal: refusalSchema }),
]);
export type SeriesReply = z.infer<typeof seriesReplySchema>;

const chanceSchema = z.strictObject({ n: z.number().int(), d: z.number().int() });
const outcomesSchema = z.array(
  z.strictObject({ kind: z.string(), label: z.string(), chance: chanceSchema, hex: z.string().optional() }),
);
const nextOddsSchema = z.strictObject({
  roll: z.string(),
  outcomes: outcomesSchema,
  get next() {
    return nextOddsSchema.optional();
  },
});
export const oddsSchema = z.strictObject({
  outcomes: outcomesSchema,
  modifiers: z.array(z.strictObject({ case: z.string(), label: z.string(), value: z.number().int() })),
  roll: z.string(),
  next: nextOddsSchema.optional(),
});
export type Odds = z.infer<typeof oddsSchema>;

const valueSchema = z.union([z.string().max(40), z.number().int(), z.boolean(), z.array(z.string().max(40)).max(64)]);
export const manyCommandsSchema = z.strictObject({
  same: z.record(z.string(), valueSchema),
  each: z.record(z.string(), z.array(valueSchema).max(MOST)),
  cost: z.array(z.number().int()).max(MOST).optional(),
});
/** Request `options`: what one piece of one's own (`actor`) can do now, with cost and odds. `null`: commands of no piece. */
export const optionsRequestSchema = z.strictObject({ actor: z.string().max(40).nullable() });

/** Pieces that are sent to a goal together; more than any side has. */
const MOST_MARCHING = 160;
/** Request `march`: own pieces, each with the place that it is to go to. Answered with the orders that would do it; none is given. */
export const marchRequestSchema = z.strictObject({
  orders: z
    .array(z.strictObject({ piece: z.string().max(40), goal: z.string().max(40) }))
    .min(1)
    .max(MOST_MARCHING),
});

/**
 * Request `assault`: own pieces attack where attacks are declared, all who can or those alone that must. Answered as `march` is,
 * with the orders that would do it; none is given.
 */
export const assaultRequestSchema = z.strictObject({ who: z.enum(['all', 'obliged']) });

/** Request `why`: the refusal a command would get, or `null`. */
export const whyRequestSchema = z.strictObject({ command: z.unknown() });
export const whyReplySchema = z.strictObject({ ply: plySchema, refusal: refusalSchema.nullable() });

/**
 * Request `standing`: what a seat says beforehand about questions that may come to it, kept with the seat. What can be said
 * is the game's own; the request says all of it anew.
 */
export const standingRequestSchema = z.record(z.string().max(40), z.json());

export const idListSchema = z
  .string()
  .max(2000)
  .transform((text, context) => {
    const ids = parseIdList(text);
    if (ids === undefined) context.addIssue({ code: 'custom', message: 'a list of piece ids' });
    return ids ?? [];
  });

/** Message `private` as it came, for updates to be applied to; it is parsed in full afterwards. */
export const wirePrivateSchema = z.looseObject({ ply: plySchema, actors: z.string() });
export type WirePrivate = z.infer<typeof wirePrivateSchema>;

/**
 * Message `update`, to a seat alone, after every ply: what differs from what it was told last (see `update.ts`). Parsed for
 * its form only; what it makes of the message before it is parsed as that is.
 */
export const privateUpdateSchema = z
  .strictObject({
    ply: plySchema,
    /** Of the actors those that have nothing to do any more, where no others have come. */
    idle: z.string(),
    actors: z.string(),
    commands: z.array(z.unknown()),
    doneRefusal: z.unknown(),
    canTakeBack: z.boolean(),
    standing: z.unknown(),
    cells: z.record(z.string(), z.string()),
  })
  .partial()
  .required({ ply: true });
export type PrivateUpdate = z.infer<typeof privateUpdateSchema>;

/** Request `history`: entries after ply `after`, at most 200 at a time. */
export const historyRequestSchema = z.strictObject({ after: plySchema });

/** The cell `seats` of the synced state. Who is there just now is not told to those who see the match later. */
export const seatsCellSchema = z.array(seatSchema.extend({ connected: z.boolean().optional() }));
export type SeatsCell = z.infer<typeof seatsCellSchema>;

/**
 * A match that two play at one screen, one of whom has both seats. Message `curtain` says, instead of `private`, that none of the
 * seats is looked from: whose decision it is, if anybody's, and whether a side has secrets. Request `face` looks from that seat
 * until another one must decide; the answer is the message `private`.
 */
export const curtainSchema = z.strictObject({ ply: plySchema, side: z.string().nullable(), secrets: z.boolean() });
export type Curtain = z.infer<typeof curtainSchema>;
export const faceRequestSchema = z.strictObject({ side: z.string().max(40) });
export const faceReplySchema = z.strictObject({ ply: plySchema, side: z.string() });

/** Commands that can be taken back at once: as many as a match keeps the positions before. */
export const MOST_TAKEN_BACK = 64;
/**
 * Request `takeBack`: the position before one's last command again, or before the last `count`, as far as they can be taken
 * back. Answered as a command is, `commandId` included.
 */
export const takeBackRequestSchema = z.strictObject({
  commandId: commandIdSchema.max(40),
  ply: plySchema,
  count: z.number().int().min(1).max(MOST_TAKEN_BACK).optional(),
});

/** Request `resign`: ends the match. */
export const resignRequestSchema = z.strictObject({ ply: plySchema });
