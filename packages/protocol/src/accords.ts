/** What two players say to each other beside the game, and their clocks, as they cross the socket. */
import { clockSettingSchema, restActSchema } from '@warbeacon/clock';
import { z } from 'zod';
import { plySchema } from './socket.ts';

const proposalSchema = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('draw') }),
  z.strictObject({ about: z.literal('pause') }),
  z.strictObject({ about: z.literal('takeback') }),
  z.strictObject({ about: z.literal('clock'), clock: clockSettingSchema.nullable() }),
]);

const idSchema = z.number().int().min(0);
/** Request `propose`. A take-back is of one's last command as of `ply`; nothing else depends on the ply. */
export const proposeRequestSchema = z.strictObject({ ply: plySchema, what: proposalSchema });
/** Request `answer`: to the opponent's proposal of that number. All of these requests are answered as a command is. */
export const answerRequestSchema = z.strictObject({ id: idSchema, yes: z.boolean() });
/** Request `withdraw`: one's own proposal. */
export const withdrawRequestSchema = z.strictObject({ id: idSchema });
/** Request `resume`: the end of a pause, which needs no consent. */
export const resumeRequestSchema = z.strictObject({});
/** Request `claim`: the win, when the opponent's time is over. What the page's own clock says is not asked. */
export const claimRequestSchema = z.strictObject({ ply: plySchema });
/** Request `rest`: one's own clock in a match over weeks. */
export const restRequestSchema = z.strictObject({ does: restActSchema });
/** Request `time`: the server's, in milliseconds since 1970, from which a page reckons what the clocks show. */
export const timeRequestSchema = z.strictObject({});
export const timeReplySchema = z.strictObject({ now: z.number().int() });

/** The cell `accords` of the synced state, for everybody. */
export const accordsCellSchema = z.strictObject({
  open: z.array(
    z.strictObject({
      id: idSchema,
      by: z.string(),
      what: z.looseObject({ about: z.enum(['draw', 'pause', 'takeback', 'clock']) }),
    }),
  ),
  paused: z.boolean(),
  /** The pause is an arbiter's, and ended by one alone. */
  held: z.literal(true).optional(),
  /** What an arbiter has decided last: see `toldRulingSchema`. */
  ruling: z.looseObject({ seq: idSchema, act: z.string() }).optional(),
});
export type AccordsCell = z.infer<typeof accordsCellSchema>;

const millisecondsSchema = z.number().int();
/** The cell `clock` of the synced state: as it was at the moment `at`. `null` where none runs. */
export const clockCellSchema = z
  .strictObject({
    setting: clockSettingSchema,
    /** In each side's bank at `at`. */
    left: z.record(z.string(), millisecondsSchema),
    at: millisecondsSchema,
    running: z.array(z.string()),
    /** Of the present reaction at `at`; spent before the bank. */
    reserve: millisecondsSchema,
    paused: z.boolean(),
    /** Of each side of a match over weeks, at `at`: when it sleeps, and whether it is away. */
    rest: z.record(
      z.string(),
      z.strictObject({
        quiet: z.strictObject({ from: z.number(), to: z.number() }).nullable(),
        quietSince: millisecondsSchema.nullable(),
        vacation: millisecondsSchema,
        away: z.boolean(),
      }),
    ),
    /** When the first of the clocks that run is out; `null` while none runs. */
    deadline: millisecondsSchema.nullable(),
  })
  .nullable();
export type ClockCell = z.infer<typeof clockCellSchema>;
