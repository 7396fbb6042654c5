/** [S-19, S-20] The activation of a model: opened by the first command for it, closed when nothing is left for it or another acts. */
import { pop, push } from '@warbeacon/kernel';
import { type Battle, budgetOf, isOnTable, mark, modelOf, mvOf, sideOf } from '../engine/battle.ts';
import { bearsAlone } from '../burdens/holding.ts';
import { testsFirst } from '../courage/tests-first.ts';
import type { Command } from '../engine/command-schemas.ts';
import type { Frame, FrameOf, Going } from '../engine/frames.ts';
import type { Side } from '../engine/words.ts';

export type Activation = FrameOf<'activation'>;

/** Inches that a Sentry walks which is neither distracted nor alert. */
export const WALK = 3;

/** The movement in force now, in 1/256 u: what is halved where a rule halves it. */
export function maximumOf(b: Battle, model: number): number {
  const whole = budgetOf(mvOf(b, model));
  return bearsAlone(b, model) ? whole / 2 : whole;
}

/** [S-50] What it costs to stand up, in 1/256 u. */
export const standingCost = (b: Battle, model: number): number => maximumOf(b, model) / 2;

/** What a model may spend in an activation that opens now, in 1/256 u. */
export function allowanceOf(b: Battle, model: number, going: Going): number {
  const whole = budgetOf(mvOf(b, model));
  switch (going) {
    case 'own':
    case 'heroic': {
      const { spent, cap = whole } = modelOf(b, model);
      return Math.max(0, Math.min(cap, whole) - spent);
    }
    case 'command':
    case 'distracted':
      return whole / 2;
    case 'walks':
      return Math.min(whole, budgetOf(WALK));
    case 'combat':
      return whole;
  }
}

interface Opening {
  /** Who moves it; its owner where this is left out. */
  readonly by?: Side;
  readonly going?: Going;
}

/** Puts the activation of a model on the stack. What it may spend follows from how it goes. */
export function openActivation(
  b: Battle,
  model: number,
  { by = sideOf(b, model), going = 'own' }: Opening = {},
): Activation {
  const state = modelOf(b, model);
  const frame: Activation = {
    kind: 'activation',
    model,
    by,
    budget: state.spent + allowanceOf(b, model, going),
    going,
    begun: false,
    waits: null,
    terror: '',
    mustCharge: -1,
    rest: [],
  };
  state.from = state.at;
  push<Frame>(b.s, frame);
  return frame;
}

/** Takes the activation, which is on top, off the stack. */
export function closeActivation(b: Battle, { model, going }: Activation): void {
  pop(b.s);
  // [S-123] Who was commanded may not move again, for any reason.
  mark(b, model, going === 'command' ? 'commanded' : 'done');
}

/** What is left of the movement of an activation, in 1/256 u. */
export const leftOf = (b: Battle, { model, budget }: Activation): number =>
  Math.max(0, budget - modelOf(b, model).spent);

/** [S-153] Whom it must go on to charge, as long as there is such a one; else -1. */
export const mustChargeOf = (b: Battle, { mustCharge }: Activation): number =>
  mustCharge >= 0 && isOnTable(b, mustCharge) ? mustCharge : -1;

/** The activation of this model, where it is open. */
export const openOf = (frame: Frame, model: number): Activation | undefined =>
  frame.kind === 'activation' && frame.model === model ? frame : undefined;

/** In what models are activated one after the other: the frame itself, or that below an activation. */
export function baseOf(b: Battle, frame: Frame): Frame | undefined {
  return frame.kind === 'activation' ? b.s.frames[b.s.frames.lastIndexOf(frame) - 1] : frame;
}

/** How an activation of this model goes: as that which is open, or as one that its next command opens. */
export function goingOf(b: Battle, frame: Frame, model: number): Going {
  const open = openOf(frame, model);
  if (open !== undefined) return open.going;
  const base = baseOf(b, frame);
  if (base?.kind !== 'heroic') return 'own';
  return base.action === 'combat' ? 'combat' : 'heroic';
}

/** What a model could spend now, in 1/256 u: in its open activation, or in the one that its next command opens. */
export function leftNow(b: Battle, frame: Frame, model: number): number {
  const open = openOf(frame, model);
  return open === undefined ? allowanceOf(b, model, goingOf(b, frame, model)) : leftOf(b, open);
}

interface Act {
  readonly model: number;
  readonly command: Command;
  /** Whom the command charges: Terror among them is tested for first [S-168]. */
  readonly charges?: readonly number[];
}

/**
 * What every command of an activation is carried out by: it closes the activation of another model, opens that of its own, and has
 * the tests taken that come first. Where one does, the command waits in the frame, and is given again when it is passed.
 */
export function act(
  b: Battle,
  frame: Frame,
  { model, command, charges = [] }: Act,
  carryOut: (activation: Activation) => void,
): void {
  const activation = openOf(frame, model) ?? openFor(b, frame, model);
  if (testsFirst(b, activation, charges)) {
    activation.waits = command;
    return;
  }
  activation.begun = true;
  carryOut(activation);
}

function openFor(b: Battle, frame: Frame, model: number): Activation {
  const going = goingOf(b, frame, model);
  if (frame.kind === 'activation') closeActivation(b, frame);
  const base = b.s.frames.at(-1);
  // A member acts once in a heroic action; its Hero moves first, or stays where he is.
  if (base?.kind === 'heroic') {
    const { action, hero } = base;
    base.left = base.left.filter((each) => each !== model && (action !== 'move' || each !== hero));
  }
  return openActivation(b, model, { going });
}
