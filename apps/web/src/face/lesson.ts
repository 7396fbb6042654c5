/** A lesson: a position of a game, a side, and what one does there, step by step. */
import type { SiegeView } from './view.ts';

/** What a step may look at. */
export interface Seen {
  readonly view: SiegeView;
  /** The piece in hand. */
  readonly piece: string | null;
  /** How many are chosen to be sent on together. */
  readonly several: number;
}

interface Step {
  readonly words: string;
  /** Stays true when the lesson has gone on, as a page that is opened anew begins to look in the midst. */
  done(seen: Seen): boolean;
}

export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** What one learns, in a sentence. */
  readonly about: string;
  readonly side: string;
  /** As the engine reads it. */
  readonly position: object;
  readonly steps: readonly Step[];
  /** What it was good for, at the end. */
  readonly after: string;
}

/** How many steps are behind one: a later one that is done has left those before it behind. */
export const stepsDone = ({ steps }: Lesson, seen: Seen): number => steps.findLastIndex(({ done }) => done(seen)) + 1;
