/**
 * The tables, in SQL that every supported database speaks: ids and JSON as text, times as integer milliseconds since
 * 1970, truth as 0 or 1. PostgreSQL returns 64-bit integers as numbers here (see `database.ts`).
 */
import type { Level } from '@warbeacon/protocol';
import type { Generated, Insertable } from 'kysely';
import type {
  EventEntriesTable,
  EventDeliveriesTable,
  EventHooksTable,
  EventLegsTable,
  EventPeopleTable,
  EventsTable,
  EventTellingsTable,
  EventTokensTable,
  EventVisitsTable,
} from './tables-events.ts';
import type { ArbiterCallsTable, AuditTable, ReportsTable, SanctionsTable } from './tables-order.ts';
import type {
  ChallengeBlocksTable,
  ChallengesTable,
  ChallengeWishesTable,
  PicturesTable,
} from './tables-ways-to-play.ts';

/** People, under the name of the table from when a person had one session; seats, notes and sayings refer to them. */
export interface SessionsTable {
  id: string;
  name: string;
  /** Nothing any more: the tokens are those of `DevicesTable`. */
  token_hash: string;
  created_at: number;
  /** When one of the person's tokens was last used, to within an hour. */
  seen_at: number;
  /** When the person had themselves forgotten. */
  left_at: number | null;
  /** Of the name (see `accounts/names.ts`). */
  skeleton: string | null;
}

/** Where people are at home: a browser, a program. A guest has one, somebody with an account as many as they like. */
export interface DevicesTable {
  id: string;
  person_id: string;
  /** SHA-256 of the token, in hexadecimal. The token itself is never stored. */
  token_hash: string;
  /** SHA-256 of the token that takes the place of the present one when it is first used. */
  next_hash: string | null;
  /** How often another token has taken the place of the one before. */
  generation: number;
  label: string;
  /** 1 when it is a program that was given its token, and may not change the account. */
  api: number;
  created_at: number;
  /** When the token was last used, to within an hour. */
  seen_at: number;
}

/** Tokens that were replaced or given up, for the other processes to hear of. */
export interface EndedTokensTable {
  device_id: string;
  /** Those of an earlier generation are no more. */
  generation: number;
  at: number;
}

export interface AccountsTable {
  person_id: string;
  /** In small letters. */
  email: string;
  /** As `accounts/passwords.ts` makes it. */
  password: string;
  /** Of the name: no two accounts can be taken for each other. */
  skeleton: string;
  /** 1 when a program plays under it; for good. */
  bot: Generated<number>;
  created_at: number;
  /** When they have last given themselves another name; `null`: they may do so now. */
  renamed_at: Generated<number | null>;
  /** When somebody followed a link that was sent to the e-mail; `null` while nobody has. */
  confirmed_at: number | null;
  /** 1 for who wants to be told by mail that a match waits for them. */
  notices: Generated<number>;
  role: Generated<'player' | 'arbiter' | 'admin'>;
}

/** A link that was sent by mail, until it is used or too old. */
export interface MailLinksTable {
  /** SHA-256 of its key, in hexadecimal. The key itself is never stored. */
  key_hash: string;
  person_id: string;
  purpose: 'sign-in' | 'new-email';
  /** Where it was sent. */
  email: string;
  expires_at: number;
}

/** Up to which of a match's entries somebody has been told that it waits for them: a table for mail, another for push. */
export interface NoticesTable {
  match_id: string;
  person_id: string;
  entry: number;
  at: number;
}

/** Where a browser takes messages for the person who is signed in on that device. */
export interface PushSubscriptionsTable {
  device_id: string;
  /** An address at the browser's push service. */
  endpoint: string;
  /** The browser's public key and its secret, in base64url: for its eyes alone is what is sent there. */
  p256dh: string;
  auth: string;
  created_at: number;
  /** Messages in a row that its service would not take. */
  failures: number;
}

/** A key of somebody's own with which they sign in without a password. */
export interface PasskeysTable {
  /** As the key calls itself, in base64url. */
  id: string;
  person_id: string;
  /** In base64url, as COSE has it. */
  public_key: string;
  /** How often it says that it was used; 0 of one that does not count. */
  counter: number;
  /** JSON of the ways in which a browser reaches it. */
  transports: string;
  label: string;
  created_at: number;
  used_at: number | null;
}

/** What a key is to sign, until it has been answered or is too old. */
export interface PasskeyChallengesTable {
  /** SHA-256 of it, in hexadecimal. */
  hash: string;
  purpose: 'add' | 'sign-in';
  /** Who adds a key; `null` while nobody is known. */
  person_id: string | null;
  expires_at: number;
}

/** A name that an account has given up, and that nobody else may have for a while. */
export interface FormerNamesTable {
  skeleton: string;
  person_id: string;
  name: string;
  /** `null`: nobody may ever have it again, nor may who had it. */
  until_at: number | null;
}

export interface MatchesTable {
  id: string;
  game: string;
  visibility: 'private' | 'listed';
  status: 'open' | 'live' | 'over';
  turn: number;
  phase: string;
  to_move: string | null;
  winner: string | null;
  /** By how much it was won, as its game reckons; `null` where it does not, where nobody has won, and while it is played. */
  margin: number | null;
  created_at: number;
  updated_at: number;
  /** JSON of all options. */
  options: string;
  /** 1 when play began from a position of somebody's choice. */
  practice: number;
  /** Which lesson it is; in no list then, and not kept for ever. */
  lesson: string | null;
  /** Entries in the match's log. Whoever adds to it says how many there were; so two writers never write on the same end. */
  entries: number;
  /** The process that holds the match, or held it last without saying that it let it go. */
  host: string | null;
  /** Grows whenever a process takes the match. What is written to the match names it, and is refused when it is old. */
  fence: number;
  /** JSON of the clock's setting; `null` where there is none. */
  clock: string | null;
  /** When the first clock that runs is out, in milliseconds since 1970; `null` while none runs. */
  deadline: number | null;
  /** When the server claims the win for the side that waits; `null` where it does not. */
  claim_at: number | null;
  /** When its players were told that nobody moves, and that it will be closed. */
  warned_at: number | null;
  /** 1 when it is over and counts as not played. */
  voided: number;
  watching: 'open' | 'delayed' | 'private';
  /** By which those who do not play see it later; 0 where there is no delay. */
  delay_minutes: number;
  /** Where the lists put a match that is watched with a delay while it is played, since its moves must not move it there. */
  listed_at: number | null;
  /** When the end of such a match may be told. */
  told_at: number | null;
  /** 1 when it changes the ratings of its players. */
  rated: number;
  /** 1 when both browsers add to the dice of every command. */
  strict: number;
  /** 1 when it has done so, or was found not to count. */
  reckoned: number;
  /** 1 when a bot may play a rated match against a person. */
  bots: number;
  /** Of whoever may take the free seat of a rated match; `null` where anybody may. */
  least_rating: number | null;
  most_rating: number | null;
  /** 1 when both seats belong to one person, for two who play at one screen. */
  hot_seat: number;
}

/** How a match that is watched with a delay stood, as everybody may know it (see `moments.ts`). */
export interface MomentsTable {
  match_id: string;
  /** Number of the last entry of the log. */
  seq: number;
  at: number;
  /** JSON. */
  body: string;
}

/** The processes that share the database; the embedded one has none, since nobody shares it. */
export interface ProcessesTable {
  id: string;
  /** By the database's clock, so that nobody's own matters. */
  seen_at: number;
  /** The connection on which it said so; when the process is killed that ends with it. */
  connection: string | null;
}

export interface SeatsTable {
  match_id: string;
  side: string;
  /** 0 for the side that the game names first. */
  place: number;
  /** `null` while the seat is free, and for a computer player. */
  session_id: string | null;
  computer: number;
  /** Of a computer player; those of older matches have none, and play as the strongest does. */
  level: Level | null;
}

/** Append-only. The primary key makes a second writer of the same entry fail instead of forking the match. */
export interface LogTable {
  match_id: string;
  seq: number;
  at: number;
  /** JSON of the entry's body. */
  body: string;
  prev: string;
  hash: string;
}

/** A position of each match, so that opening it does not take longer the longer it is. Can be made again from the log. */
export interface SnapshotsTable {
  match_id: string;
  /** Number of the log's entry that led to it. */
  seq: number;
  /** JSON (see `match/snapshot.ts`). */
  body: string;
  /** SHA-256 of that, in hexadecimal. */
  hash: string;
}

/** What happened in each match, in pages. Made when the log is played; can be made again from it. */
export interface HistoryTable {
  match_id: string;
  /** Of the page's first ply. */
  from_ply: number;
  /** JSON of a list, one member for each ply; holds what is hidden. */
  body: string;
}

/** What a seat has said beforehand about questions that may come to it: its secret, apart from all that is listed. */
export interface StandingOrdersTable {
  match_id: string;
  side: string;
  /** JSON of the orders. */
  orders: string;
}

/** A match that waits for an opponent: who made it, from where, and when its maker was last there. */
export interface WaitingMatchesTable {
  match_id: string;
  session_id: string;
  visibility: MatchesTable['visibility'];
  /** A keyed hash of the network address, which tells whether two are the same. */
  address: string;
  made_at: number;
  maker_seen_at: number;
}

/** What one of several processes does for all of them, and when it was last begun. */
export interface ChoresTable {
  name: string;
  begun_at: number;
}

/** When no server was there. */
export interface OutagesTable {
  from_at: number;
  to_at: number;
}

/** Keys that all processes share, in hexadecimal. */
export interface ServerKeysTable {
  name: string;
  key: string;
}

/** A rematch that was offered after a match. */
export interface RematchesTable {
  match_id: string;
  by_side: string;
  state: 'offered' | 'declined' | 'accepted';
  /** When that was said. */
  at: number;
  /** The match that was made when it was accepted. */
  next_match_id: string | null;
}

/** Somebody who looks for an opponent by quick match. */
export interface QuickSeekersTable {
  session_id: string;
  game: string;
  /** `null`: either. */
  side: string | null;
  /** As of `WaitingMatchesTable`. */
  address: string;
  since: number;
  /** 1 when the match is to be rated. */
  rated: number;
  /** When they were last there, or were found. */
  seen_at: number;
  /** The match that was made for them. */
  found: string | null;
}

/** How long somebody looked for an opponent, and whether one was found. */
export interface QuickWaitsTable {
  session_id: string;
  game: string;
  /** Empty: either. */
  side: string;
  rated: number;
  waited: number;
  found: number;
  at: number;
}

/** How strong somebody is in a game (see the package `rating`). */
export interface RatingsTable {
  person_id: string;
  game: string;
  mean: number;
  deviation: number;
  volatility: number;
  games: number;
}

/** What a match has made of the rating of who had that side. */
export interface RatingChangesTable {
  match_id: string;
  side: string;
  person_id: string;
  game: string;
  at: number;
  mean_before: number;
  mean: number;
  deviation: number;
  /** Of the player in this game, with this one. */
  games: number;
}

/** By how many points the side that a game names first is better off than the other one. */
export interface SideBiasesTable {
  game: string;
  scenario: string;
  points: number;
  games: number;
}

/** The dice secret S of each match, apart from everything that is ever listed or shown. */
export interface SecretsTable {
  match_id: string;
  secret: string;
}

/** What was said beside a match. */
export interface TalkTable {
  match_id: string;
  place: 'table' | 'gallery';
  /** Counted from 1 in each place. */
  seq: number;
  at: number;
  session_id: string;
  side: string | null;
  /** The speaker's own, so that nothing is said twice. */
  say_id: string;
  kind: 'words' | 'preset';
  body: string;
}

/** Whose words somebody will not hear. */
export interface MutesTable {
  session_id: string;
  muted_id: string;
}

/** What somebody has written down about a match, for themselves alone. */
export interface NotesTable {
  match_id: string;
  session_id: string;
  notes: string;
}

export interface Tables {
  sessions: SessionsTable;
  devices: DevicesTable;
  ended_tokens: EndedTokensTable;
  accounts: AccountsTable;
  mail_links: MailLinksTable;
  notices: NoticesTable;
  push_subscriptions: PushSubscriptionsTable;
  push_notices: NoticesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  former_names: FormerNamesTable;
  reports: ReportsTable;
  sanctions: SanctionsTable;
  audit: AuditTable;
  arbiter_calls: ArbiterCallsTable;
  matches: MatchesTable;
  seats: SeatsTable;
  log: LogTable;
  secrets: SecretsTable;
  standing_orders: StandingOrdersTable;
  processes: ProcessesTable;
  snapshots: SnapshotsTable;
  history: HistoryTable;
  waiting_matches: WaitingMatchesTable;
  rematches: RematchesTable;
  talk: TalkTable;
  mutes: MutesTable;
  notes: NotesTable;
  quick_seekers: QuickSeekersTable;
  quick_waits: QuickWaitsTable;
  ratings: RatingsTable;
  rating_changes: RatingChangesTable;
  side_biases: SideBiasesTable;
  chores: ChoresTable;
  server_keys: ServerKeysTable;
  outages: OutagesTable;
  moments: MomentsTable;
  challenges: ChallengesTable;
  challenge_blocks: ChallengeBlocksTable;
  challenge_wishes: ChallengeWishesTable;
  pictures: PicturesTable;
  events: EventsTable;
  event_entries: EventEntriesTable;
  event_people: EventPeopleTable;
  event_legs: EventLegsTable;
  event_visits: EventVisitsTable;
  event_hooks: EventHooksTable;
  event_deliveries: EventDeliveriesTable;
  event_tokens: EventTokensTable;
  event_tellings: EventTellingsTable;
}

export type NewSeatRow = Insertable<SeatsTable>;
