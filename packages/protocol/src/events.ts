/**
 * Events over HTTP: tournaments, as pages and programs make, enter and follow them. How an event stands is its public state
 * (`@warbeacon/tournament`): standings, brackets and tables are worked out of it by whoever shows them.
 */
import { clockSettingSchema } from '@warbeacon/clock';
import {
  type EventState,
  GIVE_UPS,
  giveUpSchema,
  legResultSchema,
  pairingSchema,
  type PublicEntry,
  settingsSchema,
  type Standing,
  stateChangesSchema,
  withChanges,
} from '@warbeacon/tournament';
import { z } from 'zod';
import { idSchema as matchIdSchema } from './http.ts';
import { watchingSchema } from './watching.ts';

const titleSchema = z.string().trim().min(3).max(80);
const entrantIdSchema = z.string().min(1).max(64);
const reasonSchema = z.string().trim().min(1).max(2000);
/** Milliseconds since 1970. */
const hourSchema = z.number().int().min(0);

/** Rounds at set hours, in one sitting, or over days. */
export const paceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    /** Minutes before the first round in which entrants say that they are there; none where nobody has to. */
    checkIn: z.number().int().min(5).max(240),
    /** Minutes after the start of a round after which who has not come loses. */
    noShow: z.number().int().min(3).max(120),
    /** Minutes between the end of a round and the next. */
    pause: z.number().int().min(0).max(720),
  }),
  z.strictObject({
    kind: z.literal('slow'),
    /** Days for a round. */
    days: z.number().int().min(1).max(90),
    /** Hours before the first round in which entrants say that they are there. */
    checkIn: z.number().int().min(1).max(336),
  }),
]);
export type Pace = z.output<typeof paceSchema>;

/** What an event agrees on for all of its matches, and its hours. */
export const termsSchema = z.strictObject({
  description: z.string().trim().max(4000),
  game: z.string().min(1).max(40),
  /** As in a challenge; the game fills in what is left out. */
  options: z.record(z.string(), z.json()),
  /** `null`: no clock runs. None ever runs in a match against a computer player. */
  clock: clockSettingSchema.nullable(),
  watching: watchingSchema,
  rated: z.boolean(),
  /** When the first round is to begin. */
  startsAt: hourSchema,
  /** The event's own, as the IANA names it; each reader sees theirs beside it. */
  timeZone: z.string().min(1).max(60),
  pace: paceSchema,
  /** Whether rounds are paired, published and closed by themselves when they are due, or wait for the organiser. */
  runs: z.enum(['by-itself', 'by-hand']),
  /** At the deadline of a slow round, a match that goes on is decided by its arbiter (`adjudicate`), or goes on by its clock (`clock`). */
  atDeadline: z.enum(['adjudicate', 'clock']),
  /** Whether a match stands still from the call of an arbiter to the ruling. */
  callPauses: z.boolean(),
  /** Whether everybody finds the event in the list, or only who has its address. */
  listed: z.boolean(),
  /** For `entry.by` code. Told to nobody but the organisers. */
  code: z.string().trim().min(4).max(40).nullable(),
});
export type Terms = z.output<typeof termsSchema>;

export const createEventSchema = z.strictObject({ title: titleSchema, settings: settingsSchema, terms: termsSchema });
export type CreateEvent = z.output<typeof createEventSchema>;
export const eventIdSchema = z.strictObject({ eventId: matchIdSchema });

export const ROLES = ['owner', 'arbiter'] as const;
export type Role = (typeof ROLES)[number];

const leg = { pairing: entrantIdSchema, leg: z.number().int().min(0).max(3) };
const round = z.number().int().min(1);

/** What somebody asks to be done. Who may ask what is said in `docs/tournaments.md`. */
export const eventWishSchema = z.discriminatedUnion('do', [
  // Everybody with an account.
  z.strictObject({ do: z.literal('enter'), code: z.string().trim().max(40).optional() }),
  // Entrants, of themselves.
  z.strictObject({ do: z.literal('check-in') }),
  z.strictObject({ do: z.literal('withdraw') }),
  z.strictObject({ do: z.literal('request-bye'), round, wanted: z.boolean() }),
  z.strictObject({
    do: z.literal('bid'),
    pairing: entrantIdSchema,
    side: z.number().int().min(0).max(1),
    /** Steps of the event's `handicap`. */
    points: z.number().int().min(0).max(100),
  }),
  z.strictObject({ do: z.literal('dispute'), ...leg, words: reasonSchema }),
  z.strictObject({ do: z.literal('challenge'), entrant: entrantIdSchema }),
  z.strictObject({ do: z.literal('accept'), pairing: entrantIdSchema }),
  z.strictObject({ do: z.literal('decline'), pairing: entrantIdSchema }),
  // The owner, and arbiters where it is said.
  z.strictObject({ do: z.literal('change'), title: titleSchema, settings: settingsSchema, terms: termsSchema }),
  z.strictObject({ do: z.literal('announce') }),
  z.strictObject({ do: z.literal('open-entries') }),
  z.strictObject({ do: z.literal('open-check-in') }),
  z.strictObject({ do: z.literal('begin') }),
  z.strictObject({ do: z.literal('finish') }),
  z.strictObject({ do: z.literal('cancel'), reason: reasonSchema }),
  /** `stand`: matches that are on stand still, their clocks with them, until it goes on; left out, they go on. */
  z.strictObject({ do: z.literal('pause'), boards: z.enum(['go-on', 'stand']).optional(), reason: reasonSchema }),
  z.strictObject({ do: z.literal('go-on') }),
  z.strictObject({ do: z.literal('appoint'), name: z.string().min(1).max(80), arbiter: z.boolean() }),
  /** Somebody with an account by their name, or a computer player. */
  z.strictObject({ do: z.literal('add'), name: z.string().min(1).max(80), computer: z.string().max(20).optional() }),
  /** From those who ask or wait, or back after a withdrawal. */
  z.strictObject({ do: z.literal('admit'), entrant: entrantIdSchema }),
  z.strictObject({ do: z.literal('check-in-for'), entrant: entrantIdSchema }),
  z.strictObject({ do: z.literal('remove'), entrant: entrantIdSchema, reason: reasonSchema }),
  z.strictObject({
    do: z.literal('replace'),
    entrant: entrantIdSchema,
    name: z.string().min(1).max(80),
    reason: reasonSchema,
  }),
  z.strictObject({ do: z.literal('seed'), order: z.array(entrantIdSchema).max(4096) }),
  z.strictObject({ do: z.literal('forbid'), a: entrantIdSchema, b: entrantIdSchema, forbidden: z.boolean() }),
  z.strictObject({ do: z.literal('fix'), round, a: entrantIdSchema, b: entrantIdSchema, fixed: z.boolean() }),
  /** Whoever it is for has asked the organiser. */
  z.strictObject({ do: z.literal('bye-for'), round, entrant: entrantIdSchema, wanted: z.boolean() }),
  z.strictObject({ do: z.literal('pair'), giveUp: z.array(giveUpSchema).max(GIVE_UPS.length).optional() }),
  z.strictObject({ do: z.literal('edit'), round, pairings: z.array(pairingSchema).max(4096), reason: reasonSchema }),
  z.strictObject({ do: z.literal('publish'), round }),
  z.strictObject({ do: z.literal('deadline'), round, deadline: hourSchema.nullable(), reason: reasonSchema }),
  z.strictObject({ do: z.literal('close-round'), round }),
  /** The match that is shown first; `null`: none. */
  z.strictObject({ do: z.literal('feature'), pairing: entrantIdSchema.nullable() }),
  z.strictObject({ do: z.literal('undo-round'), round, reason: reasonSchema }),
  /** A ruling, of a dispute or without one. */
  z.strictObject({ do: z.literal('rule'), ...leg, result: legResultSchema, reason: reasonSchema }),
  /** A leg that counts as not played is played once more. */
  z.strictObject({ do: z.literal('play-again'), ...leg, reason: reasonSchema }),
  z.strictObject({ do: z.literal('settle'), ...leg, reason: reasonSchema }),
  z.strictObject({
    do: z.literal('give-time'),
    ...leg,
    entrant: entrantIdSchema,
    minutes: z.number().int().min(1).max(14_400),
    reason: reasonSchema,
  }),
]);
export type EventWish = z.output<typeof eventWishSchema>;
export type EventDeed = EventWish['do'];

/** `wishId`: the same wish sent twice is done once. */
export const eventRequestSchema = z.strictObject({ wishId: z.string().min(8).max(64), wish: eventWishSchema });

/** What stands in the log of an event beside the acts of its package: what was done at the boards of its matches. */
export const hostActSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('give-time'), ...leg, entrant: entrantIdSchema, minutes: z.number().int() }),
  /** A match was stopped, or has gone on, because of a call. */
  z.strictObject({ act: z.literal('hold'), ...leg, held: z.boolean() }),
]);
export type HostAct = z.output<typeof hostActSchema>;

/** `GET /api/events/:id/log`, with `after` and `limit`: what happened, oldest first. People are told by their names. */
export const eventLogSchema = z.object({
  entries: z.array(
    z.object({
      seq: z.number().int(),
      at: hourSchema,
      /** A name; `schedule` for what is done in time, `match` for what a match has told. */
      by: z.string(),
      /** What `by` is: a person, or none. */
      person: z.boolean(),
      reason: z.string().nullable(),
      act: z.custom<PublicEntry['act'] | HostAct>(
        (value) => typeof value === 'object' && value !== null && 'act' in value,
      ),
    }),
  ),
  more: z.boolean(),
});
export type EventLog = z.output<typeof eventLogSchema>;

/** A line in a list of events. */
export const eventRowSchema = z.object({
  eventId: matchIdSchema,
  title: z.string(),
  game: z.string(),
  format: z.string(),
  phase: z.enum(['draft', 'announced', 'entries', 'check-in', 'running', 'finished', 'cancelled']),
  startsAt: hourSchema,
  entrants: z.number().int(),
  limit: z.number().int().nullable(),
  /** The round that is played, and how many there will be, where that is known. */
  round: z.number().int(),
  rounds: z.number().int().nullable(),
  owner: z.string(),
  /** What the reader is to it. */
  roles: z.array(z.enum(ROLES)),
  entrant: z.string().nullable(),
});
export type EventRow = z.output<typeof eventRowSchema>;
export const EVENT_LISTS = ['coming', 'running', 'over', 'mine'] as const;
export const eventListSchema = z.object({ events: z.array(eventRowSchema), next: z.string().nullable() });
export type EventList = z.output<typeof eventListSchema>;

/** What waits for an organiser, most urgent first. */
export const dutySchema = z.object({
  kind: z.enum([
    'dispute',
    'deadline-over',
    'void',
    'no-legal-pairing',
    'to-publish',
    'to-close',
    'to-pair',
    'asks-to-enter',
    'to-begin',
    'to-finish',
    'bids-missing',
  ]),
  /** Since when, or by when. */
  at: hourSchema,
  round: round.optional(),
  pairing: z.string().optional(),
  leg: z.number().int().optional(),
  entrant: z.string().optional(),
  words: z.string().optional(),
});
export type Duty = z.output<typeof dutySchema>;

/** The reader's next game. */
export const nextGameSchema = z.object({
  round,
  pairing: z.string(),
  leg: z.number().int(),
  opponent: z.string().nullable(),
  match: z.string().nullable(),
  /** 0 for the game's first side; `null` until bids are known. */
  side: z.number().int().nullable(),
  deadline: hourSchema.nullable(),
  /** What is to be done first. */
  waitsFor: z.enum(['bid', 'opponent-bid', 'start', 'play']),
});

/**
 * One event, to one reader. Of `state`, `seq` counts what is in the log, `owner` and `arbiters` are names, `terms` stand beside it, and `person` of an
 * entrant is `computer:LEVEL` of a computer player, `null` of a mere name, and empty of people. It is read by `@warbeacon/tournament`'s own type: it is what that package made. */
export const eventViewSchema = z.object({
  eventId: matchIdSchema,
  state: z.custom<EventState>((value) => typeof value === 'object' && value !== null && 'rounds' in value),
  terms: termsSchema.extend({ code: z.string().nullable() }),
  owner: z.string(),
  arbiters: z.array(z.string()),
  /** Names of entrants who have an account, for links to their pages. */
  accounts: z.array(z.string()),
  me: z.object({
    roles: z.array(z.enum(ROLES)),
    entrant: z.string().nullable(),
    next: nextGameSchema.nullable(),
    /** What the reader may ask for now. */
    may: z.array(z.string()),
  }),
  /** Of an event that is paused: since when, and why. */
  pause: z.object({ at: hourSchema, reason: z.string() }).nullable(),
  /** For organisers alone. */
  duties: z.array(dutySchema),
  /**
   * What a bid for a side is made in: the option that it moves, and the most that can be bid; `null` where the game has nothing
   * for it, so that there are no bids.
   */
  handicap: z.object({ option: z.string(), most: z.number().int() }).nullable(),
  /** What takes a while just now, and how far it has come. */
  busy: z.object({ what: z.enum(['pairing', 'starting']), done: z.number().int(), of: z.number().int() }).nullable(),
  /** By the server's clock. */
  now: hourSchema,
});
export type EventView = z.output<typeof eventViewSchema>;

/**
 * One event to a reader who has seen it before and asks for the changes: what stands in `state` and `accounts` is told by what has become
 * otherwise since entry `after` (`withChanges` of `@warbeacon/tournament` puts it together). `accounts`: all of them, where there are others.
 */
export const eventChangesSchema = eventViewSchema.omit({ state: true, accounts: true }).extend({
  after: z.number().int(),
  changes: stateChangesSchema,
  accounts: z.array(z.string()).optional(),
});
export type EventChanges = z.output<typeof eventChangesSchema>;
/** Whoever asks for changes has to take the whole where the server does not know any more what they have seen. */
export const eventNewsSchema = z.union([eventChangesSchema, eventViewSchema]);
export type EventNews = z.output<typeof eventNewsSchema>;

/** The event as it stands now, for whoever had `before`. Throws where the changes are of something else. */
export function viewWith(before: EventView, news: EventNews): EventView {
  if (!('changes' in news)) return news;
  const { after, changes, accounts = before.accounts, ...rest } = news;
  if (before.state.seq !== after) throw new Error('the changes are since another entry');
  return { ...rest, accounts, state: withChanges(before.state, changes) };
}

/** What news are about. */
export const HOOK_KINDS = ['course', 'entrants', 'rounds', 'games'] as const;
export type HookKind = (typeof HOOK_KINDS)[number];

/** Where news of an event are sent: signed, tried again, never to this machine or its network. `tells`: all kinds, where left out. */
export const webhookSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(500),
  tells: z.array(z.enum(HOOK_KINDS)).min(1).max(HOOK_KINDS.length).optional(),
});
/** One call: with which entries, and what came of it. */
export const webhookDeliverySchema = z.object({
  at: hourSchema,
  from: z.number().int(),
  to: z.number().int(),
  /** Entries; 0: it was tried by hand, and there was no news. */
  entries: z.number().int(),
  /** The how manieth call with these. */
  nth: z.number().int(),
  ok: z.boolean(),
  /** A number of HTTP, or why there was none. */
  status: z.string(),
});
export const webhookRowSchema = z.object({
  id: z.string(),
  url: z.string(),
  tells: z.array(z.enum(HOOK_KINDS)),
  /** Shown once, when it is made. */
  secret: z.string().optional(),
  lastAt: hourSchema.nullable(),
  lastStatus: z.string().nullable(),
  /** In a row; when it is tried again, or `null` where it is not before somebody tries it by hand. */
  failures: z.number().int(),
  nextAt: hourSchema.nullable(),
  /** The last calls, newest first. */
  deliveries: z.array(webhookDeliverySchema),
});
export type WebhookRow = z.output<typeof webhookRowSchema>;
export const webhooksSchema = z.object({
  hooks: z.array(webhookRowSchema),
  /** Whether this server sends any. */
  on: z.boolean(),
});

/** `POST /api/events/:id/tokens`: for a program that reads, or runs, this event in the name of whoever makes it. Shown once. */
export const createEventTokenSchema = z.strictObject({
  label: z.string().trim().min(1).max(60),
  power: z.enum(['read', 'run']),
});
export type EventTokenPower = z.output<typeof createEventTokenSchema>['power'];
export const eventTokenRowSchema = z.object({
  id: z.string(),
  label: z.string(),
  power: z.enum(['read', 'run']),
  token: z.string().optional(),
  /** Who has made it, and in whose name it acts. */
  by: z.string(),
  madeAt: hourSchema,
  /** To within an hour; `null`: never used. */
  seenAt: hourSchema.nullable(),
});
export type EventTokenRow = z.output<typeof eventTokenRowSchema>;
export const eventTokensSchema = z.object({ tokens: z.array(eventTokenRowSchema) });

/** `GET /api/events/:id/standings`, as `@warbeacon/tournament` makes them. */
export const eventStandingsSchema = z.object({
  eventId: matchIdSchema,
  seq: z.number().int(),
  standings: z.array(z.custom<Standing>((value) => typeof value === 'object' && value !== null)),
});

export {
  changedThoughFixed,
  EVENT_PARTS,
  type EventPart,
  type FixedParts,
  fixedParts,
  type WhyFixed,
} from './event-changes.ts';

/** `POST /api/events/:id/entrants`: entrants as a list of a spreadsheet. All of them, or none. */
export const readEntrantsSchema = z.strictObject({ wishId: z.string().min(8).max(64), csv: z.string().max(400_000) });
