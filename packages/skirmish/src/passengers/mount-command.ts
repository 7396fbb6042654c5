/**
 * [A-43 … A-48, T-6, R-121] A model mounts behind a rider: it touches the Cavalry model, by its own move or by that of the other,
 * and tests. Who is senseless is loaded.
 */
import type { Refusal } from '@warbeacon/kernel';
import { mountUp } from '../charts/mount.ts';
import {
  areTouching,
  type Battle,
  figureOf,
  findModel,
  hasMark,
  idOf,
  isEngaged,
  isOnTable,
  isTransfixed,
  mark,
  modelOf,
  nameOf,
  sideOf,
  uses,
} from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { command } from '../engine/spec.ts';
import type { Side } from '../engine/words.ts';
import { bearsHeavy } from '../burdens/holding.ts';
import { beginTrial, type TrialKind } from '../heroes/trial-frame.ts';
import { act, openOf } from '../moving/activation.ts';
import { settleContacts } from '../moving/engaging.ts';
import { whyCannotAct, whyCannotMove, whyMovesOnly } from '../moving/whose-turn.ts';
import { burdenOf, loaderOf, noteLoaded, whyNotLoaded } from './loading.ts';
import { passengerOf } from './riding.ts';

const no = refusing({
  'not-here': { code: 'no-passengers', case: 'A-43', message: 'In this battle nobody rides behind another.' },
  'not-cavalry': {
    code: 'not-cavalry',
    case: 'A-44',
    message: '{horse} is no mounted friend who could take somebody up.',
  },
  'not-infantry': { code: 'not-infantry', case: 'A-44', message: '{model} is not on foot.' },
  full: { code: 'has-passenger', case: 'A-48', message: '{horse} carries somebody already.' },
  'no-contact': { code: 'no-contact', case: 'A-44', message: '{model} does not touch {horse}.' },
  lying: { code: 'prone', case: 'A-44', message: 'Neither may lie down, be Engaged or be held by a power.' },
  halted: {
    code: 'halted',
    case: 'A-45',
    message: '{model} has mounted, got down or been thrown this turn, and goes no further: not on a horse either.',
  },
  'must-drop': { code: 'must-drop', case: 'A-34', message: '{model} puts down what it carries first.' },
});

const isFree = (b: Battle, model: number): boolean =>
  !modelOf(b, model).prone && !isEngaged(b, model) && !isTransfixed(b, model);

/** Whether the two could, whoever has come to whom. */
function whyNotUp(b: Battle, model: number, horse: number): Refusal | null {
  if (!uses(b, 'passengers')) return no('not-here');
  const names = { model: nameOf(b, model), horse: horse < 0 ? 'that' : nameOf(b, horse) };
  if (
    horse < 0 ||
    sideOf(b, horse) !== sideOf(b, model) ||
    figureOf(b, horse).build !== 'Cavalry' ||
    !isOnTable(b, horse)
  )
    return no('not-cavalry', names);
  if (figureOf(b, model).build !== 'Infantry') return no('not-infantry', names);
  if (passengerOf(b, horse) >= 0) return no('full', names);
  if (!isFree(b, horse)) return no('lying');
  //
  if (burdenOf(b, model) >= 0) return whyNotLoaded(b, model, horse);
  if (!areTouching(b, model, horse)) return no('no-contact', names);
  if (!isFree(b, model)) return no('lying');
  if (hasMark(b, model, 'halted')) return no('halted', names);
  return bearsHeavy(b, model) ? no('must-drop', names) : null;
}

/** In its own activation, or in that of the horse, while it has not been activated itself. */
function whyNot(b: Battle, f: Frame, side: Side, model: number, horse: number): Refusal | null {
  const barred = whyNotUp(b, model, horse);
  if (barred !== null) return barred;
  if (burdenOf(b, model) >= 0) {
    const loader = loaderOf(b, f, side, model, horse);
    return typeof loader === 'number' ? null : loader;
  }
  const taken = horse >= 0 && openOf(f, horse) !== undefined;
  if (taken) return whyMovesOnly(b, f, horse);
  return whyCannotAct(b, f, side, model) ?? whyMovesOnly(b, f, model) ?? whyCannotMove(b, f, model);
}

export const mountCommand = command<'mount'>({
  type: 'mount',
  frames: ['halfMove', 'heroic', 'activation'],
  actor: ({ model }) => model,
  *legal(b, f, side, models) {
    if (!uses(b, 'passengers')) return;
    const horses = b.field.models.filter((spec) => spec.side === side && figureOf(b, spec.index).build === 'Cavalry');
    for (const model of models)
      for (const horse of horses)
        if (whyNot(b, f, side, model, horse.index) === null)
          yield { type: 'mount', model: idOf(b, model), onto: horse.id };
  },
  check: (b, f, side, { model, onto }) => whyNot(b, f, side, findModel(b, model), findModel(b, onto)),
  apply(b, f, side, order) {
    const model = findModel(b, order.model);
    const horse = findModel(b, order.onto);
    const mount = () => beginTrial(b, { model, what: 'mount', over: order.onto });
    if (burdenOf(b, model) >= 0) {
      const loader = loaderOf(b, f, side, model, horse);
      if (typeof loader === 'number') act(b, f, { model: loader, command: order }, mount);
    } else if (openOf(f, horse) === undefined) act(b, f, { model, command: order }, mount);
    else mount();
  },
  offer: () => ({
    odds: {
      roll: 'A die: 1 it is not up, 2 to 5 it is and neither goes further, 6 the horse may go on.',
      modifiers: [],
      outcomes: [
        { kind: 'fails', label: 'not mounted', chance: { n: 1, d: 6 } },
        { kind: 'mounts', label: 'mounted', chance: { n: 4, d: 6 } },
        { kind: 'mounts-and-goes-on', label: 'mounted, and may go on', chance: { n: 1, d: 6 } },
      ],
    },
  }),
});

export const mountTrial: TrialKind = {
  thresholds: () => [2, 6],
  conclude(b, { model, over, dice: [die = 0] }, ctx, total) {
    const horse = findModel(b, over);
    const result = mountUp(total);
    ctx.emit({ type: 'mounted', model: idOf(b, model), onto: over, die, result });
    // Neither moves further this turn.
    if (result !== 'mounts-and-goes-on') mark(b, horse, 'halted');
    mark(b, model, 'moved', 'halted', 'done');
    const isUp = result !== 'fails' && isOnTable(b, horse);
    noteLoaded(b, model, isUp ? horse : -1);
    if (!isUp) return;
    const state = modelOf(b, model);
    // The horse's movement is lessened by what the passenger has moved.
    if (result === 'mounts-and-goes-on') modelOf(b, horse).spent += state.spent;
    state.at = null;
    state.gone = 'passenger';
    state.rides = horse;
    settleContacts(b, ctx, model);
  },
};
