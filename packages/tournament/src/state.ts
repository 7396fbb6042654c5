/** How an event stands: what `fold` makes of its log. Everything in it is public but what a pairing's bids are before both are in. */
import type { GiveUp, LegResult, NewEntrant, NewPairing } from './acts.ts';
import type { Settings } from './settings.ts';

export type Phase = 'draft' | 'announced' | 'entries' | 'check-in' | 'running' | 'finished' | 'cancelled';

/**
 * `asked`: waits for the organiser's word; `waiting`: on the waiting list; `entered`; `in`: has checked in, or needs not to;
 * who has withdrawn or was removed is paired no more and keeps what was played.
 */
export type EntrantState = 'asked' | 'waiting' | 'entered' | 'in' | 'withdrawn' | 'removed';

export interface Entrant extends NewEntrant {
  readonly state: EntrantState;
  /** From 1, best first; 0 until there is one. */
  readonly seed: number;
  /** The first round in which they could be paired; later ones than the first came late. */
  readonly from: number;
  /** Millisecond since 1970 of the entry. */
  readonly enteredAt: number;
}

export interface Leg {
  /** The entrant who plays the first side of the game, and who the second. */
  readonly sides: readonly [string, string];
  readonly match: string | null;
  readonly result: LegResult | null;
  /** Who has called an arbiter, until it is settled. */
  readonly dispute: string | null;
}

export interface Bid {
  readonly entrant: string;
  /** 0 for the first side of the game. */
  readonly side: number;
  readonly points: number;
}

export interface Pairing extends NewPairing {
  readonly round: number;
  readonly legs: readonly Leg[];
  /** Shown when both are in. */
  readonly bids: readonly Bid[];
  /** Who has bid, which everybody may know. */
  readonly hasBid: readonly string[];
  /** What came of the bids: who gives how many points for the side of the first leg. Nobody where both wanted different ones. */
  readonly price: { readonly entrant: string; readonly points: number } | null;
  /** Of a ladder: when it was made, for which place, and whether it was accepted. */
  readonly challengedAt?: number;
  readonly stake?: number;
  readonly accepted?: boolean;
  /** Since when it is being played; when it was decided. */
  readonly acceptedAt?: number;
  readonly endedAt?: number;
  /** How it was turned down: by a word, or by none in time. */
  readonly declined?: 'said' | 'unanswered';
}

export type RoundState = 'proposed' | 'published' | 'closed';

export interface Round {
  /** From 1, through all stages. */
  readonly number: number;
  /** 0, or 1 for the knock-out after groups. */
  readonly stage: number;
  readonly state: RoundState;
  readonly pairings: readonly Pairing[];
  readonly deadline: number | null;
  readonly publishedAt: number | null;
  readonly givenUp: readonly GiveUp[];
}

/** Somebody on a ladder has gone down a place because they did not play. */
export interface Slide {
  readonly entrant: string;
  readonly at: number;
  /** The place that was lost, from 1. */
  readonly from: number;
}

export interface EventState {
  readonly title: string;
  readonly settings: Settings;
  readonly terms: unknown;
  readonly seed: string;
  readonly phase: Phase;
  readonly paused: boolean;
  /** In that pause matches stand still, too. */
  readonly boardsStand: boolean;
  /** Who made it. */
  readonly owner: string;
  readonly createdAt: number;
  /** Persons, besides the owner. */
  readonly arbiters: readonly string[];
  /** The pairing that is shown first. */
  readonly featured: string | null;
  /** Entries that were folded. */
  readonly seq: number;
  /** In the order of their entry. */
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  readonly forbidden: readonly (readonly [string, string])[];
  readonly fixed: readonly { readonly round: number; readonly a: string; readonly b: string }[];
  readonly byes: readonly { readonly round: number; readonly entrant: string }[];
  /** Of a ladder: entrants from the first place on, and when each played last. */
  readonly places: readonly string[];
  readonly lastPlayed: Readonly<Record<string, number>>;
  readonly slides: readonly Slide[];
}
