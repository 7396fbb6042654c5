/** What the page and the worker that judges for it say to each other. */
import type { Verdict } from '@warbeacon/protocol';

export type Source = { readonly file: File } | { readonly match: string };

export type Asked =
  /** Fetch the rules of every game, so that nothing has to be fetched later. */
  | { readonly about: 'prepare' }
  /** What was asked before is dropped. */
  | { readonly about: 'judge'; readonly job: number; readonly source: Source }
  | { readonly about: 'drop' };

/** Why there is no verdict at all. `words` are of whoever refused, where they say more than the code. */
export interface Unread {
  readonly code:
    | 'empty'
    | 'too-large'
    | 'unreadable'
    | 'not-json'
    | 'cut-off'
    | 'not-a-record'
    | 'other-format'
    | 'still-played'
    | 'refused'
    | 'offline'
    | 'no-rules'
    | 'broken';
  readonly words?: string;
}

export type Found =
  | { readonly verdict: Verdict; readonly rolls: Readonly<Record<string, string>> }
  | { readonly unread: Unread };

export type Said =
  /** The worker listens. */
  | { readonly about: 'here' }
  /** Every game's rules are there, or could not be fetched. */
  | { readonly about: 'prepared'; readonly whole: boolean }
  | { readonly about: 'progress'; readonly job: number; readonly done: number; readonly of: number }
  | { readonly about: 'found'; readonly job: number; readonly found: Found };
