/**
 * What crosses the socket of a match.
 *
 * The synced state of a room holds what everybody may see, as cells: `view/<section>` or `view/<section>/<key>` to the
 * JSON of that part of the spectator's view, plus `seats`. A seat's own secrets come by direct message.
 */
import { commandSchema, eventSchema, SIDES } from '@warbeacon/siege';
import { z } from 'zod';
import { seatSchema } from './http.ts';
import { parseIdList } from './id-list.ts';
import { MOST, separate } from './offer-list.ts';

const sideSchema = z.enum(SIDES);
const plySchema = z.number().int().min(0);
const refusalSchema = z.strictObject({ code: z.string(), case: z.string().optional(), message: z.string() });
export type WireRefusal = z.infer<typeof refusalSchema>;

const commandIdSchema = z.string().min(8).max(64);

/** Request `command`. `commandId` is the client's own, new for each command: a repeat gets the first answer again. */
export const commandRequestSchema = z.strictObject({
  commandId: commandIdSchema,
  /** The ply the client saw; a stale one is refused. */
  ply: plySchema,
  command: commandSchema,
});
export type CommandRequest = z.infer<typeof commandRequestSchema>;
export const commandReplySchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), ply: plySchema }),
  z.strictObject({ ok: z.literal(false), ply: plySchema, refusal: refusalSchema }),
]);
export type CommandReply = z.infer<typeof commandReplySchema>;

const chanceSchema = z.strictObject({ n: z.number().int(), d: z.number().int() });
export const oddsSchema = z.strictObject({
  outcomes: z.array(z.strictObject({ kind: z.string(), label: z.string(), chance: chanceSchema })),
  modifiers: z.array(z.strictObject({ case: z.string(), label: z.string(), value: z.number().int() })),
  roll: z.string(),
});
export const offeredSchema = z.strictObject({
  command: commandSchema,
  /** Movement points, in halves. */
  cost: z.number().int().optional(),
  odds: oddsSchema.optional(),
});
export type OfferedCommand = z.infer<typeof offeredSchema>;

const valueSchema = z.union([z.string().max(40), z.number().int(), z.boolean(), z.array(z.string().max(40)).max(64)]);
export const manyCommandsSchema = z.strictObject({
  same: z.record(z.string(), valueSchema),
  each: z.record(z.string(), z.array(valueSchema).max(MOST)),
  cost: z.array(z.number().int()).max(MOST).optional(),
});
/** On the wire, commands of one form that follow each other are said together (see `offer-list.ts`). */
const offerListSchema = z.array(z.union([offeredSchema, manyCommandsSchema])).transform((list, context) => {
  const offers: OfferedCommand[] = [];
  for (const item of list) {
    if ('command' in item) {
      offers.push(item);
      continue;
    }
    const parsed = z.array(offeredSchema).safeParse(separate(item));
    if (parsed.success) offers.push(...parsed.data);
    else context.addIssue({ code: 'custom', message: 'commands of one form' });
  }
  return offers;
});

/** Request `options`: what one piece of one's own (`actor`) can do now, with cost and odds. `null`: commands of no piece. */
export const optionsRequestSchema = z.strictObject({ actor: z.string().max(40).nullable() });
export const optionsReplySchema = z.strictObject({
  ply: plySchema,
  actor: z.string().nullable(),
  options: offerListSchema,
});
export type OptionsReply = z.infer<typeof optionsReplySchema>;

/** Request `why`: the refusal a command would get, or `null`. */
export const whyRequestSchema = z.strictObject({ command: commandSchema });
export const whyReplySchema = z.strictObject({ ply: plySchema, refusal: refusalSchema.nullable() });

/** A kind of unit, such as `uruk-infantry`. */
const kindSchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*$/, 'a kind of unit such as uruk-infantry');

/**
 * What a seat has said beforehand about questions that may come to it; request `standing` says it anew. `rocks`, for
 * every window in which rocks may be dropped: ask me, never drop, drop on whoever can be hit (the best chance of
 * elimination first), or do so on units of these kinds only. Kept with the seat.
 */
export const standingOrdersSchema = z.strictObject({
  rocks: z.union([z.enum(['ask', 'never', 'any']), z.array(kindSchema).min(1).max(20)]),
});
export type StandingOrders = z.infer<typeof standingOrdersSchema>;
/** Of a seat that has said nothing. */
export const NO_STANDING_ORDERS: StandingOrders = { rocks: 'ask' };

/** The answer to the request `standing`: the orders as they stand now. A refusal comes as a rejection. */
export const standingReplySchema = z.strictObject({ standing: standingOrdersSchema });

const idListSchema = z
  .string()
  .max(2000)
  .transform((text, context) => {
    const ids = parseIdList(text);
    if (ids === undefined) context.addIssue({ code: 'custom', message: 'a list of piece ids' });
    return ids ?? [];
  });

/** Message `private`, to a seat alone, on joining; after that `update`s of it come. */
export const privateMessageSchema = z.strictObject({
  ply: plySchema,
  side: sideSchema,
  /** Own pieces that have something to do; none when the other side decides. On the wire one short text. */
  actors: idListSchema,
  /** Legal commands of no piece (`done`, `setUp`, `hold`, …), and all commands when there is but one question. */
  commands: offerListSchema,
  /** Why `done` is not among the commands, when it could be expected there. */
  doneRefusal: refusalSchema.nullable(),
  /** Whether this seat may take its last command back: nothing has been revealed and nobody else asked since. */
  canTakeBack: z.boolean(),
  /** The seat's standing orders; left out on the wire while it has given none. */
  standing: standingOrdersSchema.default(NO_STANDING_ORDERS),
  /** Cells of the synced state that this seat sees differently: its own secrets. */
  cells: z.record(z.string(), z.string()),
});
export type PrivateMessage = z.infer<typeof privateMessageSchema>;

/** That message as it came, for updates to be applied to; it is parsed in full afterwards. */
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

/** One carried-out command with its events, as the viewer may know them; or a command taken back, without any. */
export const historyEntrySchema = z.strictObject({
  ply: plySchema,
  side: sideSchema,
  at: z.number().int(),
  events: z.array(eventSchema),
  tookBack: z.literal(true).optional(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Message `events`, to everybody, after every ply. */
export const eventsMessageSchema = historyEntrySchema;

/** Request `history`: entries after ply `after`, at most 200 at a time. */
export const historyRequestSchema = z.strictObject({ after: plySchema });
export const historyReplySchema = z.strictObject({ entries: z.array(historyEntrySchema), more: z.boolean() });
export type HistoryReply = z.infer<typeof historyReplySchema>;

/** The cell `seats` of the synced state. */
export const seatsCellSchema = z.array(seatSchema.extend({ connected: z.boolean() }));
export type SeatsCell = z.infer<typeof seatsCellSchema>;

/** Request `takeBack`: the position before one's last command again. Answered as a command is, `commandId` included. */
export const takeBackRequestSchema = z.strictObject({ commandId: commandIdSchema, ply: plySchema });

/** Request `resign`: ends the match. */
export const resignRequestSchema = z.strictObject({ ply: plySchema });
