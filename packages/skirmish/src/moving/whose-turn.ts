/** [S-19, S-20, S-23] Whether a model may be activated, and whether it may move. */
import type { Refusal } from '@warbeacon/kernel';
import {
  type Battle,
  hasMark,
  isBound,
  isEngaged,
  isOnTable,
  isTransfixed,
  nameOf,
  sideOf,
  uses,
} from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { no as noInGame } from '../engine/refusals.ts';
import type { Side } from '../engine/words.ts';
import { whyMustRoll } from '../sentries/rolling.ts';
import { baseOf, goingOf, mustChargeOf, openOf } from './activation.ts';
import { no } from './refusals.ts';

/** Why no command for this model can be given at this moment, whatever it can do. */
export function whyNotItsTurn(b: Battle, frame: Frame, side: Side, model: number): Refusal | null {
  if (openOf(frame, model) !== undefined) return null;
  if (sideOf(b, model) !== side) return noInGame('not-yours', { model: nameOf(b, model) });
  const base = baseOf(b, frame);
  if (frame.kind === 'activation') {
    const target = mustChargeOf(b, frame);
    if (target >= 0) return no('must-charge', { model: nameOf(b, frame.model), target: nameOf(b, target) });
    if (base?.kind !== 'halfMove' && base?.kind !== 'heroic')
      return no('another-acts', { model: nameOf(b, frame.model) });
    // The other side walks it to its end first.
    if (frame.going === 'distracted' || frame.going === 'command')
      return no('another-acts', { model: nameOf(b, frame.model) });
  }
  if (isBound(b, model)) return no('bound', { model: nameOf(b, model) });
  if (base?.kind === 'heroic') {
    if (base.action !== 'move' && base.action !== 'combat') return noInGame('wrong-moment');
    if (!base.left.includes(model)) return no('no-member', { model: nameOf(b, model) });
    if (base.action === 'combat') return null;
  } else if (base?.kind !== 'halfMove') return noInGame('wrong-moment');
  return hasMark(b, model, 'done') ? no('done', { model: nameOf(b, model) }) : null;
}

/** Who is not on the table may still arrive, or get down from a horse; who is bound may be loaded onto one. */
export const rests = (b: Battle, frame: Frame, side: Side, model: number): boolean =>
  isOnTable(b, model) && !(isBound(b, model) && uses(b, 'passengers')) && whyNotItsTurn(b, frame, side, model) !== null;

/** The same, with what its own rules ask of it first. `charges`: whom the command charges. */
export function whyCannotAct(
  b: Battle,
  frame: Frame,
  side: Side,
  model: number,
  charges: readonly number[] = [],
): Refusal | null {
  const open = openOf(frame, model);
  if (!isOnTable(b, model)) return noInGame('not-on-the-table', { model: nameOf(b, model) });
  if (open === undefined) {
    const barred = whyNotItsTurn(b, frame, side, model);
    // Who moves again after a Heroic Combat has been rolled for, or need not be.
    return barred !== null || goingOf(b, frame, model) === 'combat' ? barred : whyMustRoll(b, model);
  }
  const target = mustChargeOf(b, open);
  if (target < 0 || charges.includes(target)) return null;
  return no('must-charge', { model: nameOf(b, model), target: nameOf(b, target) });
}

/** Why a model can do nothing but move: it is moved by others, or again in the Fight phase. */
export function whyMovesOnly(b: Battle, frame: Frame, model: number): Refusal | null {
  const going = goingOf(b, frame, model);
  return going === 'own' || going === 'heroic' ? null : no(`${going}-only`);
}

/** Why a model may not move at all [S-23]. */
export function whyCannotMove(b: Battle, frame: Frame, model: number): Refusal | null {
  const why = whatKeeps(b, frame, model);
  return why === null ? null : no(why, { model: nameOf(b, model) });
}

function whatKeeps(b: Battle, frame: Frame, model: number) {
  if (isEngaged(b, model)) return 'engaged';
  if (openOf(frame, model)?.terror === 'failed') return 'failed';
  if (hasMark(b, model, 'commanded')) return 'commanded';
  // Who is commanded is moved by the very power that holds it afterwards.
  if (isTransfixed(b, model) && goingOf(b, frame, model) !== 'command') return 'transfixed';
  return hasMark(b, model, 'halted') || hasMark(b, model, 'dazed') ? 'halted' : null;
}
