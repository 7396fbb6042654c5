/**
 * How programs play over HTTP. A bot is an account that says so; it asks with a token that its owner makes, as
 * `Authorization: Bearer …`. Challenges are listed, made and accepted as people do it (`http.ts`).
 */
import { z } from 'zod';
import { idSchema, sideSchema } from './http.ts';
import { commandReplySchema, oddsSchema, plySchema } from './socket.ts';

/** `POST /api/account/bot`: makes the account a bot's, for good. Before its first rated match only. */
export const becomeBotSchema = z.strictObject({ bot: z.literal(true) });

/** `POST /api/account/tokens`: of a bot alone. The token is in the answer and nowhere else. */
export const createApiTokenSchema = z.strictObject({
  /** What it is for, in the owner's words. */
  label: z
    .string()
    .max(60)
    .transform((label) => label.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, 'what the token is for')
        .regex(/^\P{C}+$/u, 'words without control characters'),
    ),
});
export const createdApiTokenSchema = z.strictObject({ id: idSchema, label: z.string(), token: z.string() });
export type CreatedApiToken = z.infer<typeof createdApiTokenSchema>;
/** Tokens stand among the sessions of the account (`GET /api/account/sessions`) and are revoked as these are ended. */

/** Seconds that a question may be kept waiting. */
export const MOST_SECONDS = 25;
const numeric = (schema: z.ZodNumber) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'a whole number')
    .transform(Number)
    .pipe(schema);

/** The query of `GET /api/bot/matches/:id`. */
export const botLookSchema = z.strictObject({
  /** Answers as soon as there is a decision to make, the match is over, or has moved on from that ply. */
  after: numeric(plySchema).optional(),
  /** For how long it may take until then. */
  wait: numeric(z.number().int().min(0).max(MOST_SECONDS)).optional(),
});

const offeredSchema = z.strictObject({
  /** The game's own; sent back as it is to give the command. */
  command: z.looseObject({ type: z.string() }),
  /** Movement points, in halves. */
  cost: z.number().int().optional(),
  odds: oddsSchema.optional(),
});

/** `GET /api/bot/matches/:id`: the match as one's own seat sees it. */
export const botTableSchema = z.strictObject({
  matchId: idSchema,
  side: sideSchema,
  ply: plySchema,
  status: z.enum(['open', 'live', 'over']),
  /** One of the decisions is one's own. */
  deciding: z.boolean(),
  /** Own pieces that have something to do; what, is asked for each (`…/options?actor=`). */
  actors: z.array(z.string()),
  /** Legal commands of no piece; all, where there is one question with few answers. */
  commands: z.array(offeredSchema),
  /** The position, in the game's own words. */
  view: z.json(),
});
export type BotTable = z.infer<typeof botTableSchema>;

/** `GET /api/bot/matches/:id/options`: without `actor`, every legal command there is. */
export const botOptionsQuerySchema = z.strictObject({ actor: z.string().max(40).optional() });
export const botOptionsSchema = z.strictObject({ ply: plySchema, options: z.array(offeredSchema) });
export type BotOptions = z.infer<typeof botOptionsSchema>;

/**
 * `POST /api/bot/matches/:id/commands` (a `commandRequest`, see `socket.ts`) and `POST /api/bot/matches/:id/resign`: both
 * answer whether it was done, with the ply then.
 */
export const botAnswerSchema = commandReplySchema;
