/** The tables of reports, sanctions, calls of arbiters and what was done about them; spelled as in `tables.ts`. */

/** Somebody has reported what somebody else has said or done. */
export interface ReportsTable {
  id: string;
  at: number;
  by_id: string;
  about_id: string;
  match_id: string | null;
  place: string | null;
  seq: number | null;
  reason: string;
  words: string;
  state: 'open' | 'settled';
}

/** What somebody may not do for a while, and why. */
export interface SanctionsTable {
  id: string;
  person_id: string;
  kind: 'mute' | 'ban';
  reason: string;
  by_id: string;
  at: number;
  /** `null`: for good. */
  until_at: number | null;
  lifted_at: number | null;
}

/** What was done by who has a role, and names that were changed. Nothing is ever changed or taken out of it. */
export interface AuditTable {
  id: string;
  at: number;
  /** `null`: by the configuration. */
  by_id: string | null;
  act: 'settled' | 'imposed' | 'lifted' | 'role' | 'renamed' | 'ruled';
  about_id: string;
  details: string;
}

/** A player of a match has called an arbiter. */
export interface ArbiterCallsTable {
  id: string;
  at: number;
  match_id: string;
  by_id: string;
  side: string;
  reason: string;
  words: string;
  /** While it is being answered it is nobody else's to answer. */
  state: 'open' | 'answering' | 'settled';
  /** How often it was answered: an arbiter who pauses a match has not settled it. */
  answers: number;
  answered_by: string | null;
  answered_at: number | null;
  /** JSON of the last ruling. */
  answer: string | null;
}
