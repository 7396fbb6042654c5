/** What is asked, kind by kind: whether its side goes on until it says that it is done, and what is answered where time runs out. */
import type { View } from '../view/view.schema.ts';
import type { Command } from './command-schemas.ts';
import type { FrameKind } from './frames.ts';

interface DecisionSpec {
  /** Model after model may act, until `done` or `pass`. */
  readonly untilDone?: true;
  /** The answer of somebody who does not answer. */
  readonly silent?: Command;
}

const DONE: Command = { type: 'done' };
const DECLINE: Command = { type: 'decline' };

/** The frames in which somebody decides. */
export const DECISIONS = {
  setUpRoll: {},
  half: {},
  deployment: { untilDone: true },
  priority: {},
  calls: { silent: { type: 'pass' } },
  heroic: { untilDone: true, silent: DONE },
  duties: {},
  halfMove: { untilDone: true, silent: DONE },
  breaking: {},
  activation: { untilDone: true, silent: DONE },
  courage: { silent: DECLINE },
  cast: { silent: DECLINE },
  might: { silent: DECLINE },
  pairing: { untilDone: true, silent: DONE },
  halfShoot: { untilDone: true, silent: DONE },
  fate: { silent: { type: 'suffer' } },
  fights: {},
  declare: {},
  reroll: { silent: DECLINE },
  duelMight: { silent: DECLINE },
  losers: {},
  makeWay: { silent: DECLINE },
  strikes: {},
  rise: { silent: { type: 'stay' } },
  putDown: {},
  take: { silent: DECLINE },
  drawing: {},
} as const satisfies Readonly<Partial<Record<FrameKind, DecisionSpec>>>;
export type Deciding = keyof typeof DECISIONS;

const isDeciding = (kind: string): kind is Deciding => kind in DECISIONS;

const specOf = ({ decision }: Pick<View, 'decision'>): DecisionSpec | undefined =>
  decision === null || !isDeciding(decision.kind) ? undefined : DECISIONS[decision.kind];

/** Whether the decision is one question with few answers, and not a step in which model after model may act. */
export const isOneQuestion = (view: Pick<View, 'decision'>): boolean => {
  const spec = specOf(view);
  return spec !== undefined && spec.untilDone !== true;
};

/** The command that ends one's part of the present step, where there is such a step. */
export const endingOf = (view: Pick<View, 'decision'>): Command | null =>
  specOf(view)?.untilDone === true ? DONE : null;

/** What is answered for who does not answer, where that is legal; else the first that is. */
export const silentAnswer = (view: Pick<View, 'decision'>): Command | null => specOf(view)?.silent ?? null;
