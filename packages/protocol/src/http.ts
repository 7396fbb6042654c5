/** The HTTP API: bodies and answers. Every body is parsed with these; every error is an `ErrorBody`. */
import { clockSettingSchema } from '@warbeacon/clock';
import { z } from 'zod';
import { watchingSchema } from './watching.ts';

export const PROTOCOL_VERSION = 1;

/** One of the game's sides; which those are, the game says. */
export const sideSchema = z.string().max(40);
/** Of a game, such as `helms-deep`. */
export const gameSchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z0-9]+)*$/, 'the id of a game: words in small letters, joined by hyphens');
/** 128 random bits in hexadecimal. */
export const idSchema = z.string().regex(/^[0-9a-f]{32}$/, 'an id of 32 hexadecimal digits');
/** Characters as people count them, more or less: code points of the composed form. */
const NAME_LENGTH = 24;
/** No controls, no marks that turn the direction of what follows, no halves of characters; joiners hold emoji together. */
const NAME = /^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u200C\u200D])+$/u;
const SOMETHING_TO_SEE = /[\p{L}\p{N}\p{P}\p{S}]/u;
export const nameSchema = z
  .string()
  // Before the work of composing it.
  .max(400, `a name of at most ${NAME_LENGTH} characters`)
  .transform((name) => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, 'a name')
      .refine((name) => [...name].length <= NAME_LENGTH, `a name of at most ${NAME_LENGTH} characters`)
      .regex(NAME, 'a name without control characters')
      .regex(SOMETHING_TO_SEE, 'a name that can be seen'),
  );

/** Every refusal over HTTP, with status 4xx or 5xx. */
/** Matchmaking says its message a second time beside it, where the SDK looks for it. */
export const errorBodySchema = z.object({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    case: z.string().optional(),
    /** Everything that is wrong with options or a position, each with the path of the field. */
    faults: z.array(z.strictObject({ at: z.string(), case: z.string().optional(), message: z.string() })).optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** `POST /api/sessions`: a name gets a session; the token is shown once and kept by the browser. */
export const createSessionSchema = z.strictObject({ name: nameSchema });
export const sessionSchema = z.strictObject({
  /** Of the person: the same on all their devices, and after a guest has become an account. */
  sessionId: idSchema,
  name: z.string(),
  /** There when the person has an account. */
  account: z.literal(true).optional(),
});
export const createdSessionSchema = sessionSchema.extend({ token: z.string() });
export type Session = z.infer<typeof sessionSchema>;

/** `GET /api/sessions/mine`. Times are milliseconds since 1970; `seenAt` is written once an hour at most. */
export const ownSessionSchema = sessionSchema.extend({
  createdAt: z.number().int(),
  seenAt: z.number().int(),
  /** When it ends, should it not be used again. */
  expiresAt: z.number().int(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/**
 * `POST /api/sessions/mine/rotate` answers a `CreatedSession` with another token. That takes the place of the present
 * one when it is first used; from then on the old token is unknown, and sockets that were opened with it are closed.
 * `DELETE /api/sessions/mine` ends a guest's session for good: the name is taken off all matches, and open matches are
 * withdrawn. Somebody with an account is signed out of this device by it, and nothing else is changed.
 */
export type CreatedSession = z.infer<typeof createdSessionSchema>;

/** `GET /api/games`: the games that are played here, the usual one first. */
export const gameListSchema = z.strictObject({
  games: z.array(z.strictObject({ id: gameSchema, title: z.string(), sides: z.tuple([sideSchema, sideSchema]) })),
});
export type GameList = z.infer<typeof gameListSchema>;

/** Of a lesson of a game. */
export const lessonSchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z0-9]+)*$/, 'the id of a lesson: words in small letters, joined by hyphens');

/** How well a computer player plays: it misses much, something now and then, or nothing that it knows to look for. */
export const levelSchema = z.enum(['learner', 'steady', 'strong']);
export type Level = z.infer<typeof levelSchema>;

/** A rating as it is shown. */
export const shownRatingSchema = z.strictObject({
  points: z.number().int(),
  /** Too few matches have been played, or too long ago, to say much: it is shown with a question mark. */
  uncertain: z.boolean(),
});
export type ShownRating = z.infer<typeof shownRatingSchema>;

/** The ratings of those who may take the free seat; `null` is no bound. */
export const ratingRangeSchema = z.strictObject({
  least: z.number().int().nullable(),
  most: z.number().int().nullable(),
});
export type RatingRange = z.infer<typeof ratingRangeSchema>;

export const seatSchema = z.strictObject({
  side: sideSchema,
  /** `null` while the seat is open. */
  name: z.string().nullable(),
  computer: z.boolean(),
  /** There for a computer player. */
  level: levelSchema.optional(),
  /** There when the name is that of an account, which has a page at `/people/<name>`. */
  account: z.literal(true).optional(),
  /** There when a program plays under that account. */
  bot: z.literal(true).optional(),
  /** Of an account that has one in this game, or plays a rated match; after this match, once it has changed it. */
  rating: shownRatingSchema.optional(),
  /** Points that a rated match has brought, or cost. */
  ratingChange: z.number().int().optional(),
});
export type Seat = z.infer<typeof seatSchema>;

/** What the players of a match that is over have said of a rematch. */
export const rematchSchema = z.strictObject({
  /** Who has offered it. */
  by: sideSchema,
  state: z.enum(['offered', 'declined', 'accepted']),
  /** Where it is played, once it is accepted. */
  matchId: idSchema.nullable(),
});
export type Rematch = z.infer<typeof rematchSchema>;

export const matchSummarySchema = z.strictObject({
  matchId: idSchema,
  game: z.string(),
  title: z.string(),
  visibility: z.enum(['private', 'listed']),
  /** `open`: a seat is free. `live`: being played. `over`: finished. */
  status: z.enum(['open', 'live', 'over']),
  seats: z.array(seatSchema),
  turn: z.number().int(),
  phase: z.string(),
  /** Whose decision it is; `null` while open or over. */
  toMove: sideSchema.nullable(),
  winner: sideSchema.nullable(),
  /** It is over and counts as not played: nobody’s win, and nobody’s draw. */
  voided: z.boolean(),
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
  /** All options of the game. */
  options: z.record(z.string(), z.json()),
  /** Began from a position of somebody's choice. */
  practice: z.boolean(),
  /** Which lesson it is, if it is one. */
  lesson: lessonSchema.nullable(),
  clock: clockSettingSchema.nullable(),
  /**
   * Who may watch. Of a match that is watched with a delay, whoever does not play is told what stood when the delay began;
   * of a private one that has begun, that it is there (403 `private-match`) and nothing else.
   */
  watching: watchingSchema,
  /** It changes the ratings of its players, when both have moved. */
  rated: z.boolean(),
  /** Both browsers add to the dice of every command. */
  strict: z.boolean(),
  /** A bot may play it against a person, though it is rated. */
  bots: z.boolean(),
  /** Who may take the free seat of a rated match; `null` where anybody with an account may. */
  range: ratingRangeSchema.nullable(),
  /** When the first clock that runs is out; `null` while none runs. */
  deadline: z.number().int().nullable(),
  /** The asker's own side, when it has a seat. */
  yourSide: sideSchema.nullable(),
  /** There when one person plays both sides at one screen, with somebody beside them. */
  hotSeat: z.literal(true).optional(),
  /** There while it waits for one person alone, who is named so. */
  challenged: z.string().optional(),
  /** For its players alone; `null` while nobody has offered one. */
  rematch: rematchSchema.nullable(),
});
export type MatchSummary = z.infer<typeof matchSummarySchema>;

/**
 * `GET /api/matches?status=open|live|over|mine`, with `limit` (1 to 100) and `after`, the `next` of the page before.
 * The newest first; of open matches those whose maker is there before all others.
 */
export const matchListSchema = z.strictObject({
  matches: z.array(matchSummarySchema),
  /** There when there is another page. */
  next: z.string().optional(),
});
export type MatchList = z.infer<typeof matchListSchema>;

/** `DELETE /api/matches/:id`: its maker withdraws a match that nobody has joined. */

/**
 * `POST /api/matches/:id/rematch`: a player of a match that is over offers the other one the same with the sides swapped,
 * takes that back, declines it or accepts it. Accepted, the match is made, and both have their seats in it. Answers the
 * summary of the match that is over.
 */
export const rematchRequestSchema = z.strictObject({ action: z.enum(['offer', 'withdraw', 'decline', 'accept']) });
export type RematchAction = z.infer<typeof rematchRequestSchema>['action'];

/** `POST /api/matches/:id/join`: takes the free seat. Answers the summary. */

/**
 * `POST /api/matches/:id/room`: where to connect. `play` needs a seat; anybody may `watch`. The room is (re)built from
 * the log when it is not there. Join it with the SDK's `joinById(roomId)`, the session's token as auth token.
 */
export const roomRequestSchema = z.strictObject({ as: z.enum(['play', 'watch']) });
export const roomAnswerSchema = z.strictObject({ roomId: z.string(), as: z.enum(['play', 'watch']) });

/** `GET /healthz`. */
export const healthSchema = z.strictObject({
  status: z.literal('ok'),
  version: z.string(),
  liveMatches: z.number().int(),
});

const stateSchema = z.enum(['ok', 'failed']);
/** `GET /readyz`: with status 503 when the server should get no new visitors. */
export const readySchema = z.strictObject({
  status: z.enum(['ready', 'not-ready']),
  /** It was asked to stop. */
  stopping: z.boolean(),
  database: stateSchema,
  redis: z.enum(['ok', 'failed', 'unused']),
  /** How the last saving of a match went, and how long ago one failed. */
  saves: z.strictObject({ status: stateSchema, failedSecondsAgo: z.number().int().nullable() }),
});
export type Ready = z.infer<typeof readySchema>;
