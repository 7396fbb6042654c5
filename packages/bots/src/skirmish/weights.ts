/** What the computer player of the skirmish goes by that nobody printed: one record, so that it can be tried with other numbers. */

export interface SkirmishWeights {
  /** Points of a model for each point of Might, Will or Fate that it has left. */
  readonly store: number;
  /** Of a loss of one's own, against the same loss of the enemy's. */
  readonly care: number;
  /** The same of a side that only has to keep a burden from leaving. */
  readonly careKeeping: number;
  /** Gain in points below which nobody charges. */
  readonly charge: number;
  /** For a charge on who holds the burden, or stands beside it. */
  readonly burden: number;
  /** For each inch nearer to where a model is wanted. */
  readonly inch: number;
  /** Points below which a step is not worth being taken. */
  readonly step: number;
  /** For a friend on foot within an inch and a half, two of them at most. */
  readonly beside: number;
  /** For a spear or pike in contact with a friend in front of it. */
  readonly behind: number;
  /** Of the loss that enemies who could charge would bring, in hundredths. */
  readonly danger: number;
  /** For an archer who keeps a target in range and may still shoot. */
  readonly aim: number;
  /** Inches that archers keep from enemies who could charge. */
  readonly archersKeep: number;
  /** Gain in points below which no point of Might is spent. */
  readonly might: number;
  /** Gain in points below which no heroic action is called. */
  readonly call: number;
  /** Gain in points below which no power is cast, for each point of Will. */
  readonly will: number;
  /** Will that a Ringwraith keeps for the Fights to come. */
  readonly willKept: number;
  /** Chance from which on no more Will is added to a power. */
  readonly sure: number;
  /** For touching what is to be carried. */
  readonly grip: number;
  /** For standing where the burden is to be carried along. */
  readonly lane: number;
  /** For ending within sight of a Sentry before the alarm. */
  readonly watched: number;
  /** Of a Hero, where the scenario counts those who are slain. */
  readonly counted: number;
}

export const SKIRMISH_WEIGHTS: SkirmishWeights = {
  store: 5,
  care: 0.5,
  careKeeping: 0.8,
  charge: 0.05,
  burden: 12,
  inch: 0.5,
  step: 0.2,
  beside: 0.3,
  behind: 0.8,
  danger: 60,
  aim: 2.5,
  archersKeep: 2,
  might: 6,
  call: 5,
  will: 1.2,
  willKept: 5,
  sure: 0.75,
  grip: 1.5,
  lane: 8,
  watched: 3,
  counted: 12,
};
