/**
 * What can happen in an event, and the log that it is. Each entry says who did what, when, and why; the state is what `fold`
 * makes of them, and of nothing else. Times are told, never looked up.
 */
import { z } from 'zod';
import { settingsSchema } from './settings.ts';

/** Of an entrant, a pairing and so on: given by whoever writes the entry. */
export const idSchema = z.string().min(1).max(64);
const nameSchema = z.string().min(1).max(80);
const reasonSchema = z.string().min(1).max(2000);
const roundSchema = z.number().int().min(1);

export const newEntrantSchema = z.strictObject({
  id: idSchema,
  /** Who plays; `null` for somebody who is only a name, as in a simulation or a list that was read in. */
  person: z.string().max(64).nullable(),
  name: nameSchema,
  rating: z.number().nullable(),
});
export type NewEntrant = z.output<typeof newEntrantSchema>;

/** Where a pairing stands in a bracket. `w2.3`: the third of the second round of the winners. */
const slotSchema = z.string().max(16);

export const pairingSchema = z.strictObject({
  id: idSchema,
  a: idSchema,
  /** `null`: a bye. */
  b: idSchema.nullable(),
  /** For each leg, who plays the first side of the game: `a` or `b`. Empty for a bye, and until bids are known. */
  first: z.array(z.enum(['a', 'b'])).max(2),
  /** Of knock-outs. */
  slot: slotSchema.optional(),
  /** Of groups, from 1. */
  group: z.number().int().min(1).optional(),
});
export type NewPairing = z.output<typeof pairingSchema>;

/** What a pairing may have to give up where none is legal: in the order in which an organiser gives it up. */
export const GIVE_UPS = ['rematch', 'second-bye', 'forbidden'] as const;
export const giveUpSchema = z.enum(GIVE_UPS);
export type GiveUp = z.output<typeof giveUpSchema>;

/** How a leg ended. `winner`: the entrant; `null` for a draw, and where nobody has won. */
export const legResultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('played'), winner: idSchema.nullable(), margin: z.number().int().min(0) }),
  z.strictObject({ kind: z.literal('walkover'), winner: idSchema }),
  z.strictObject({ kind: z.literal('double-loss') }),
  z.strictObject({ kind: z.literal('adjudicated'), winner: idSchema.nullable(), margin: z.number().int().min(0) }),
  /** It counts as never played, and is to be played again or left out. */
  z.strictObject({ kind: z.literal('void') }),
]);
export type LegResult = z.output<typeof legResultSchema>;

/** The first or the second leg, or a decider after them. */
const leg = { pairing: idSchema, leg: z.number().int().min(0).max(3) };

export const actSchema = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('create'),
    title: z.string().min(3).max(80),
    settings: settingsSchema,
    /** From which all chance of the event comes. */
    seed: z.string().regex(/^[0-9a-f]{64}$/),
    /** Of the game, clock, hours and places: what whoever hosts the event keeps with it. Nothing here depends on it. */
    terms: z.json(),
  }),
  z.strictObject({
    act: z.literal('change'),
    title: z.string().min(3).max(80),
    settings: settingsSchema,
    terms: z.json(),
  }),
  // From one state of the event to the next.
  z.strictObject({ act: z.literal('announce') }),
  z.strictObject({ act: z.literal('open-entries') }),
  z.strictObject({ act: z.literal('open-check-in') }),
  z.strictObject({ act: z.literal('begin') }),
  z.strictObject({ act: z.literal('finish') }),
  z.strictObject({ act: z.literal('cancel') }),
  /** `stand`: matches that are on stand still until it goes on; else they go on. */
  z.strictObject({ act: z.literal('pause'), boards: z.enum(['go-on', 'stand']).optional() }),
  z.strictObject({ act: z.literal('go-on') }),
  // People and what they do besides. That somebody may do it is for whoever hosts the event; that it was done stands here.
  z.strictObject({ act: z.literal('appoint'), person: z.string().min(1).max(64), arbiter: z.boolean() }),
  /** An arbiter has looked at what is hidden in a leg. */
  z.strictObject({ act: z.literal('look'), ...leg }),
  /** The match that is shown first; `null`: none. */
  z.strictObject({ act: z.literal('feature'), pairing: idSchema.nullable() }),
  // Entrants.
  z.strictObject({
    act: z.literal('enter'),
    entrant: newEntrantSchema,
    state: z.enum(['asked', 'waiting', 'entered']),
  }),
  /** From the organiser's list or the waiting list, or back after a withdrawal. */
  z.strictObject({ act: z.literal('admit'), entrant: idSchema }),
  z.strictObject({ act: z.literal('check-in'), entrant: idSchema }),
  z.strictObject({ act: z.literal('withdraw'), entrant: idSchema }),
  z.strictObject({ act: z.literal('remove'), entrant: idSchema }),
  /** Another person plays on in the place of the entrant. */
  z.strictObject({ act: z.literal('replace'), entrant: idSchema, by: newEntrantSchema.omit({ id: true }) }),
  /** Best first. */
  z.strictObject({ act: z.literal('seed'), order: z.array(idSchema).max(4096) }),
  z.strictObject({ act: z.literal('forbid'), a: idSchema, b: idSchema, forbidden: z.boolean() }),
  z.strictObject({ act: z.literal('fix'), round: roundSchema, a: idSchema, b: idSchema, fixed: z.boolean() }),
  z.strictObject({ act: z.literal('request-bye'), round: roundSchema, entrant: idSchema, wanted: z.boolean() }),
  // Rounds.
  z.strictObject({
    act: z.literal('propose'),
    round: roundSchema,
    pairings: z.array(pairingSchema).max(4096),
    /** What was given up, where no legal pairing was there without. */
    givenUp: z.array(giveUpSchema).max(GIVE_UPS.length).optional(),
  }),
  z.strictObject({ act: z.literal('edit'), round: roundSchema, pairings: z.array(pairingSchema).max(4096) }),
  z.strictObject({ act: z.literal('publish'), round: roundSchema, deadline: z.number().int().nullable() }),
  z.strictObject({ act: z.literal('deadline'), round: roundSchema, deadline: z.number().int().nullable() }),
  z.strictObject({ act: z.literal('close-round'), round: roundSchema }),
  /** The last round as if it had never been paired. */
  z.strictObject({ act: z.literal('undo-round'), round: roundSchema }),
  // Legs.
  z.strictObject({
    act: z.literal('bid'),
    pairing: idSchema,
    entrant: idSchema,
    side: z.number().int().min(0).max(1),
    points: z.number().int().min(0).max(100),
  }),
  /** Who has not bid gives nothing for any side. */
  z.strictObject({ act: z.literal('end-bids'), pairing: idSchema }),
  z.strictObject({ act: z.literal('start'), ...leg, match: z.string().max(64) }),
  z.strictObject({ act: z.literal('result'), ...leg, result: legResultSchema, match: z.string().max(64).nullable() }),
  /** Whatever the result was, it is another one. */
  z.strictObject({ act: z.literal('rule'), ...leg, result: legResultSchema }),
  z.strictObject({ act: z.literal('dispute'), ...leg, entrant: idSchema }),
  z.strictObject({ act: z.literal('settle'), ...leg }),
  // Of a ladder.
  z.strictObject({ act: z.literal('challenge'), pairing: idSchema, challenger: idSchema, challenged: idSchema }),
  z.strictObject({ act: z.literal('accept'), pairing: idSchema }),
  z.strictObject({ act: z.literal('decline'), pairing: idSchema }),
  /** Somebody who has not played for too long goes down a place. */
  z.strictObject({ act: z.literal('slide'), entrant: idSchema }),
]);
export type Act = z.output<typeof actSchema>;
export type ActKind = Act['act'];

export const entrySchema = z.strictObject({
  /** From 1. */
  seq: z.number().int().min(1),
  /** Milliseconds since 1970. */
  at: z.number().int(),
  /** The person; `schedule` for what is done in time, `match` for what a match has told. */
  by: z.string().min(1).max(64),
  reason: reasonSchema.optional(),
  act: actSchema,
});
export type Entry = z.output<typeof entrySchema>;
