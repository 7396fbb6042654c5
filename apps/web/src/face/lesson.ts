/** A lesson: a position of a game, a side, and what one does there, step by step. */
import type { MatchView } from './view.ts';

/** What a step may look at. */
export interface Seen<V extends MatchView = MatchView> {
  readonly view: V;
  /** The piece in hand. */
  readonly piece: string | null;
  /** How many are chosen to be sent on together. */
  readonly several: number;
}

interface Step<V extends MatchView> {
  readonly words: string;
  /** Stays true when the lesson has gone on, as a page that is opened anew begins to look in the midst. */
  done(seen: Seen<V>): boolean;
}

/** Its game alone reads what its own views hold. */
export interface Lesson<V extends MatchView = MatchView> {
  readonly id: string;
  readonly title: string;
  /** What one learns, in a sentence. */
  readonly about: string;
  readonly side: string;
  /** As the engine reads it. */
  readonly position: object;
  readonly steps: readonly Step<V>[];
  /** What it was good for, at the end. */
  readonly after: string;
}

/** How many steps are behind one: a later one that is done has left those before it behind. */
export const stepsDone = ({ steps }: Lesson, seen: Seen): number => steps.findLastIndex(({ done }) => done(seen)) + 1;
