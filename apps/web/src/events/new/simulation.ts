/** What a page and the worker that plays an event through say to each other. */
import type { EventState, Settings } from '@warbeacon/tournament';

export interface Wish {
  readonly settings: Settings;
  readonly entrants: number;
  /** Other letters, other luck. */
  readonly seed: string;
}

export type Told =
  /** It listens. */
  | { readonly about: 'here' }
  | { readonly about: 'round'; readonly round: number }
  | { readonly about: 'over'; readonly state: EventState }
  | { readonly about: 'fault'; readonly words: string };
