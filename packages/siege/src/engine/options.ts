/** What players may agree on before a match, as far as the standard rules read it. */
import type { z } from 'zod';
import type { Attack } from './words.ts';

/** The options of any siege game. A game has more, which only its own rules read. */
export interface Options {
  /** D-13: who has the missile bonus of 7.18. */
  readonly wallBonus: 'upper' | 'both';
  /** D-8: whether a reduced unit has lost morale too. */
  readonly reducedSides: 'attack-and-armour' | 'all';
}

/** Lowest and highest total of two dice. */
export type TotalRange = readonly [low: number, high: number];

/** D-9: values that no printed sheet tells and the standard rules need. */
export interface House {
  /** [7.41] Totals that hit armour 0, by attack strength. */
  readonly armour0: Readonly<Record<Attack, TotalRange>>;
  /** [10.0] Ids of the leaders who have the bonus of the night. */
  readonly nightLeaders: readonly string[];
  /** [7.26] Half the rating of a reduced leader, rounded up or down. */
  readonly reducedLeaders: 'up' | 'down';
}

/** How a game reads its options. */
export interface OptionsSpec<O extends Options = Options> {
  /** Fills in what is left out; knows no option that the game has not. */
  readonly schema: z.ZodType<O>;
  /** The house values in force: the game's, and in their place what the players have agreed on. */
  house(options: O): House;
  /** What is in force, every house value included: whoever reckons with it need not know the usual ones. */
  inForce(options: O): object;
}
