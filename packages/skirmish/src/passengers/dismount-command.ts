/** A passenger gets down beside the horse; a rider who has a profile on foot leaves his horse for good. */
import type { Refusal } from '@warbeacon/kernel';
import {
  type Battle,
  budgetOf,
  discOf,
  figureOf,
  findModel,
  idOf,
  isEngaged,
  isOnTable,
  mark,
  modelOf,
  mvOf,
  nameOf,
  specOf,
} from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { command } from '../engine/spec.ts';
import type { At } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { checkBeside, firstBeside } from '../geometry/putting.ts';
import { act, leftNow } from '../moving/activation.ts';
import { whyCannotAct, whyCannotMove, whyMovesOnly } from '../moving/whose-turn.ts';
import { roomBeside } from './riding.ts';
import { setDownAt, throwPassengerOf } from './thrown.ts';

const no = refusing({
  'no-foot': { code: 'not-cavalry', case: 'X-21', message: '{model} does not ride, or has no figure on foot.' },
  engaged: { code: 'engaged', case: 'X-21', message: '{model} is Engaged, and stays in the saddle.' },
  'too-far': {
    code: 'too-far',
    case: 'X-21',
    message: 'To dismount takes half of its movement; {model} has less left.',
  },
  'no-place': { code: 'no-place', case: 'A-49', message: 'Say where {model} gets down: it is put beside the horse.' },
  'not-beside': { code: 'not-beside', case: 'M-30', message: 'It gets down in contact with the horse.' },
  'not-clear': {
    code: 'not-clear',
    case: 'M-30',
    message: 'There is no room for it there, or it would touch an enemy.',
  },
});

const ridesWith = (b: Battle, model: number): number => {
  const { gone, rides } = modelOf(b, model);
  return gone === 'passenger' ? rides : -1;
};

/** At any point of the horse's move. */
function whyNotDown(b: Battle, f: Frame, side: Side, model: number, horse: number, at: At | undefined): Refusal | null {
  const barred = whyCannotAct(b, f, side, horse) ?? whyMovesOnly(b, f, horse) ?? whyCannotMove(b, f, horse);
  if (barred !== null) return barred;
  if (at === undefined) return no('no-place', { model: nameOf(b, model) });
  const place = { index: model, x: at[0], y: at[1], r: figureOf(b, model).r };
  const fault = checkBeside(place, discOf(b, horse), roomBeside(b, model, discOf(b, horse)));
  return fault === null ? null : no(fault.code);
}

/** */
function whyNotOff(b: Battle, f: Frame, side: Side, model: number): Refusal | null {
  const named = { model: nameOf(b, model) };
  if (specOf(b, model).onFoot === null || modelOf(b, model).foot) return no('no-foot', named);
  const barred = whyCannotAct(b, f, side, model) ?? whyMovesOnly(b, f, model);
  if (barred !== null) return barred;
  if (isEngaged(b, model)) return no('engaged', named);
  const held = whyCannotMove(b, f, model);
  if (held !== null) return held;
  return leftNow(b, f, model) < budgetOf(mvOf(b, model)) / 2 ? no('too-far', named) : null;
}

export const dismountCommand = command<'dismount'>({
  type: 'dismount',
  frames: ['halfMove', 'heroic', 'activation'],
  sampled: true,
  actor: ({ model }) => model,
  *legal(b, f, side, models) {
    for (const model of models) {
      const horse = ridesWith(b, model);
      if (horse < 0) {
        if (whyNotOff(b, f, side, model) === null) yield { type: 'dismount', model: idOf(b, model) };
        continue;
      }
      for (const at of placesBeside(b, model, horse))
        if (whyNotDown(b, f, side, model, horse, at) === null) yield { type: 'dismount', model: idOf(b, model), at };
    }
  },
  check(b, f, side, { model: id, at }) {
    const model = findModel(b, id);
    const horse = ridesWith(b, model);
    return horse < 0 ? whyNotOff(b, f, side, model) : whyNotDown(b, f, side, model, horse, at);
  },
  apply(b, f, _side, order, ctx) {
    const model = findModel(b, order.model);
    const horse = ridesWith(b, model);
    if (horse < 0) {
      return act(b, f, { model, command: order }, (activation) => {
        const state = modelOf(b, model);
        // Half of its Mv; on foot it has what its own Mv leaves it.
        state.spent += budgetOf(mvOf(b, model)) / 2;
        state.foot = true;
        const whole = budgetOf(mvOf(b, model));
        activation.budget = Math.max(state.spent, Math.min(state.cap ?? whole, whole));
        mark(b, model, 'moved');
        ctx.emit({ type: 'dismounted', model: order.model, at: state.at ?? [0, 0] });
        throwPassengerOf(b, ctx, model, state.at);
      });
    }
    act(b, f, { model: horse, command: order }, () => {
      const at = order.at ?? [0, 0];
      setDownAt(b, model, at, true);
      //
      mark(b, model, 'moved', 'halted', 'done');
      ctx.emit({ type: 'dismounted', model: order.model, at });
    });
  },
});

/** Eight places round the horse, and the first that is clear. */
function placesBeside(b: Battle, model: number, horse: number): At[] {
  if (!isOnTable(b, horse)) return [];
  const base = discOf(b, horse);
  const { r } = figureOf(b, model);
  const far = base.r + r + 4;
  const aslant = Math.trunc((far * 11_600) / 16_384);
  const round: [number, number][] = [
    [far, 0],
    [aslant, aslant],
    [0, far],
    [-aslant, aslant],
    [-far, 0],
    [-aslant, -aslant],
    [0, -far],
    [aslant, -aslant],
  ];
  const first = firstBeside({ index: model, x: base.x, y: base.y, r }, base, roomBeside(b, model, base));
  const places = round.map(([dx, dy]): At => [base.x + dx, base.y + dy]);
  const listed = first === undefined || places.some(([x, y]) => x === first.x && y === first.y);
  return listed ? places : [...places, [first.x, first.y]];
}
