/** The tables of events: tournaments, as logs of what happened in them, and what is read quickly of them; spelled as in `tables.ts`. */

/** What lists need to know of an event. All of it but the number of entries can be made again from the log. */
export interface EventsTable {
  id: string;
  /** Entries in its log. Whoever adds to it says how many there were; so two writers never write on the same end. */
  seq: number;
  title: string;
  game: string;
  format: string;
  phase: 'draft' | 'announced' | 'entries' | 'check-in' | 'running' | 'finished' | 'cancelled';
  starts_at: number;
  listed: number;
  owner_id: string;
  entrants: number;
  /** `null`: as many as may be. */
  most: number | null;
  round: number;
  rounds: number | null;
  made_at: number;
  changed_at: number;
  /** When there is something to be done that nobody has to ask for; `null`: not before something else happens. */
  due_at: number | null;
}

/** Append-only. The primary key makes a second writer of the same entry fail instead of forking the event. */
export interface EventEntriesTable {
  event_id: string;
  seq: number;
  at: number;
  /** A person; or `schedule`, or `match`. */
  by_id: string;
  reason: string | null;
  /** JSON. */
  act: string;
  /** Of whoever asked for it, so that nothing is done twice; on the first of the entries that one wish has led to. */
  wish: string | null;
}

/** What people are to an event, for lists of their own. */
export interface EventPeopleTable {
  event_id: string;
  person_id: string;
  role: 'owner' | 'arbiter' | 'entrant';
  entrant: string | null;
}

/** The matches of an event. */
export interface EventLegsTable {
  match_id: string;
  event_id: string;
  pairing: string;
  leg: number;
  /** 1 when the event's log says how it ended, or that its end is of no account. */
  taken: number;
}

/** Who has come to their board. */
export interface EventVisitsTable {
  match_id: string;
  person_id: string;
  at: number;
}

/** Where news of an event are sent. */
export interface EventHooksTable {
  id: string;
  event_id: string;
  url: string;
  secret: string;
  made_at: number;
  /** Entries up to this one were taken. */
  sent: number;
  failures: number;
  /** `null`: it has failed for too long, and is tried no more. */
  next_at: number | null;
  last_at: number | null;
  last_status: string | null;
  /** Kinds of news with commas between; `null`: all. */
  tells: string | null;
}

/** Calls that were made to a hook, the last ones. */
export interface EventDeliveriesTable {
  id: string;
  hook_id: string;
  at: number;
  /** The entries that were between these, ends included. */
  first: number;
  last: number;
  entries: number;
  /** The how manieth call with these. */
  nth: number;
  ok: number;
  status: string;
}

/** With which programs act in an event for who has made them. */
export interface EventTokensTable {
  id: string;
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  event_id: string;
  person_id: string;
  label: string;
  power: 'read' | 'run';
  made_at: number;
  seen_at: number | null;
}

/** Whom of an event was told what, so that nobody is told twice. */
export interface EventTellingsTable {
  event_id: string;
  person_id: string;
  /** Such as `round-3-half`. */
  what: string;
  at: number;
}
