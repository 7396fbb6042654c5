/** What is asked, kind by kind: whether its side goes on until it says that it is done. */
import type { View } from '../view/view.schema.ts';
import type { Command } from './command-schemas.ts';
import type { FrameKind } from './frames.ts';

interface DecisionSpec {
  /** Model after model may act, until `done` or `pass`. */
  readonly untilDone?: true;
}

const DONE: Command = { type: 'done' };

/** The frames in which somebody decides. */
export const DECISIONS = {
  setUpRoll: {},
  half: {},
  deployment: { untilDone: true },
  priority: {},
  calls: {},
  heroic: { untilDone: true },
  duties: {},
  halfMove: { untilDone: true },
  breaking: {},
  activation: { untilDone: true },
  courage: {},
  cast: {},
  might: {},
  pairing: { untilDone: true },
  halfShoot: { untilDone: true },
  fate: {},
  fights: {},
  declare: {},
  reroll: {},
  duelMight: {},
  losers: {},
  makeWay: {},
  strikes: {},
  rise: {},
  putDown: {},
  take: {},
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
