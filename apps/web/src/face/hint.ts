/** A hint: what somebody who plays a game for the first time is told at the moment when it is of use. */
import type { MatchView } from './view.ts';

/** How a match stands for the one who is to be told something. */
export interface Now<V extends MatchView = MatchView> {
  readonly view: V;
  readonly side: string;
  /** What one has to decide oneself; `null` while others do. */
  readonly kind: string | null;
  /** That is one question, not a step in which one piece after another may act. */
  readonly asked: boolean;
  /** An own piece in hand that can act. */
  readonly inHand: boolean;
  /** It can do something to somebody, */
  readonly hasTargets: boolean;
  /** in these ways, where the table tells them apart: `charge, power`. Words, since a list would be another one each time; */
  readonly aims?: string;
  /** and one of them is marked. */
  readonly aimed: boolean;
  /** How many are chosen to be sent on together. */
  readonly several: number;
  /** Own pieces that can still act, */
  readonly canAct: number;
  /** that wait to be placed, */
  readonly toPlace: number;
  /** and what they have done this turn. */
  readonly moved: number;
  readonly shot: number;
  /** One is being told why something cannot be done. */
  readonly toldWhy: boolean;
}

/** Its table, or its game, alone reads what its own views hold. */
export interface Hint<V extends MatchView = MatchView> {
  readonly id: string;
  readonly words: string;
  /** Where the rules tell of it. */
  readonly case?: string;
  applies(now: Now<V>): boolean;
  /** One has done what it tells. Without it the hint is read, and goes when the step is over in which it stood. */
  done?(now: Now<V>): boolean;
}

/** What a game tells of a step or a question of its own when it first comes. */
export const inStep = (kind: string, words: string, rule?: string): Hint => ({
  id: kind,
  words,
  ...(rule === undefined ? {} : { case: rule }),
  applies: (now) => now.kind === kind,
});
