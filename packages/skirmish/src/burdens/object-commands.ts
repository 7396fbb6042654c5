/** [A-23 …] Picking up, handing on, putting down. */
import type { Refusal } from '@warbeacon/kernel';
import { squared } from '@warbeacon/plane';
import {
  areTouching,
  type Battle,
  discOf,
  figureOf,
  findModel,
  hasRule,
  idOf,
  isBound,
  isEngaged,
  isOnTable,
  isTransfixed,
  modelOf,
  nameOf,
  onTable,
  sideOf,
  uses,
} from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { command } from '../engine/spec.ts';
import type { At } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { act, openOf } from '../moving/activation.ts';
import { whyCannotAct, whyMovesOnly } from '../moving/whose-turn.ts';
import { isHeavyFor, isRiding, objectAt, touchesObject } from './holding.ts';
import { placesRound, putAt, whyNotThere } from './put-down-frame.ts';
import { TOUCH } from '@warbeacon/plane';

const no = refusing({
  'not-here': { code: 'no-burdens', case: 'A-21', message: 'In this battle there is nothing to carry.' },
  'no-object': { code: 'no-such-object', case: 'A-22', message: 'There is no {object} that could be had.' },
  'no-contact': { code: 'no-contact', case: 'A-23', message: '{model} does not touch {object}.' },
  held: { code: 'is-held', case: 'A-23', message: '{object} is carried by somebody already.' },
  engaged: { code: 'engaged', case: 'A-26', message: '{model} is Engaged: nothing is passed, dropped or picked up.' },
  lying: { code: 'prone', case: 'A-23', message: '{model} lies down, or is held by a power.' },
  mounted: {
    code: 'must-dismount',
    case: 'A-27',
    message: '{model} must dismount to pick {object} up, or be an Expert Rider.',
  },
  'too-heavy': { code: 'not-infantry', case: 'A-37', message: 'Cavalry cannot carry {object}.' },
  'not-named': { code: 'may-not-carry', case: 'A-40', message: '{model} is not among those who may carry {object}.' },
  full: { code: 'hands-full', case: 'A-29', message: '{model} carries something heavy already.' },
  'not-bearer': { code: 'not-bearer', case: 'A-24', message: '{model} does not have {object}.' },
  'no-taker': {
    code: 'no-taker',
    case: 'A-24',
    message: '{model} gives it to a friend in contact who could carry it.',
  },
  passed: { code: 'has-been-passed', case: 'A-25', message: '{object} has been passed once in this phase.' },
  heavy: {
    code: 'too-heavy',
    case: 'A-24',
    message: '{object} is too heavy to be passed: it is put down, and picked up.',
  },
  rides: {
    code: 'is-passenger',
    case: 'A-49',
    message: '{object} rides behind {model}: he is helped down from the horse.',
  },
  'not-beside': { code: 'not-beside', case: 'M-30', message: 'It is put down in contact with who carried it.' },
});

const label = (b: Battle, object: number, id: string): string => b.field.objects[object]?.id ?? id;

/** Whether a model could bear an object at all. */
function whyNotBear(b: Battle, model: number, object: number, id: string): Refusal | null {
  const names = { model: nameOf(b, model), object: label(b, object, id) };
  const spec = b.field.objects[object];
  if (spec === undefined) return no('no-object', names);
  if (isEngaged(b, model)) return no('engaged', names);
  if (modelOf(b, model).prone || isTransfixed(b, model) || isBound(b, model)) return no('lying', names);
  const heavy = isHeavyFor(b, object, model);
  // But for a senseless friend, who is loaded as a passenger by `mount`.
  if (heavy && figureOf(b, model).build === 'Cavalry') return no('too-heavy', names);
  if (spec.kind === 'model' && b.field.setup.carry.find(({ who }) => who === spec.model)?.by.includes(model) !== true)
    return no('not-named', names);
  const other = b.s.objects.findIndex(
    ({ by }, each) => each !== object && by.includes(model) && isHeavyFor(b, each, model),
  );
  return heavy && other >= 0 ? no('full', names) : null;
}

function whyNotPickUp(b: Battle, f: Frame, side: Side, model: number, id: string): Refusal | null {
  if (!uses(b, 'burdens')) return no('not-here');
  const barred = whyCannotAct(b, f, side, model) ?? whyMovesOnly(b, f, model);
  if (barred !== null) return barred;
  const object = b.field.objectOf(id);
  const names = { model: nameOf(b, model), object: label(b, object, id) };
  if (object < 0 || objectAt(b, object).gone !== '') return no('no-object', names);
  const { by } = objectAt(b, object);
  if (by.includes(model)) return no('held', names);
  // Taking hold of what a friend holds already is picking up, too.
  if (
    by.some((each) => sideOf(b, each) !== side || !isHeavyFor(b, object, each)) ||
    (by.length > 0 && !isHeavyFor(b, object, model))
  )
    return no('held', names);
  if (!touchesObject(b, model, object)) return no('no-contact', names);
  const bearing = whyNotBear(b, model, object, id);
  if (bearing !== null) return bearing;
  const rides = figureOf(b, model).build === 'Cavalry' && !hasRule(b, model, 'expert-rider');
  return rides ? no('mounted', names) : null;
}

export const pickUpCommand = command<'pickUp'>({
  type: 'pickUp',
  frames: ['halfMove', 'heroic', 'activation'],
  actor: ({ model }) => model,
  *legal(b, f, side, models) {
    if (!uses(b, 'burdens')) return;
    for (const model of models) {
      if (!isOnTable(b, model)) continue;
      for (const { id } of b.field.objects)
        if (whyNotPickUp(b, f, side, model, id) === null) yield { type: 'pickUp', model: idOf(b, model), object: id };
    }
  },
  check: (b, f, side, { model, object }) => whyNotPickUp(b, f, side, findModel(b, model), object),
  apply(b, f, _side, order, ctx) {
    const model = findModel(b, order.model);
    act(b, f, { model, command: order }, () => {
      const object = b.field.objectOf(order.object);
      take(b, object, model);
      ctx.emit({ type: 'tookUp', model: order.model, object: order.object });
    });
  },
});

/** What is Light has no place of its own while it is carried; what is Heavy stands beside its bearers. */
function take(b: Battle, object: number, model: number): void {
  const state = objectAt(b, object);
  state.by = [...state.by, model].toSorted((one, other) => one - other);
  if (isHeavyFor(b, object, model)) return;
  state.at = null;
  const carried = b.s.models[b.field.objects[object]?.model ?? -1];
  if (carried !== undefined) carried.at = null;
}

function whyNotHand(b: Battle, f: Frame, side: Side, model: number, to: number, id: string): Refusal | null {
  if (!uses(b, 'burdens')) return no('not-here');
  const object = b.field.objectOf(id);
  const names = { model: nameOf(b, model), object: label(b, object, id) };
  if (object < 0 || !objectAt(b, object).by.includes(model)) return no('not-bearer', names);
  if (isRiding(b, object)) return no('rides', names);
  if (isHeavyFor(b, object, model)) return no('heavy', names);
  if (isEngaged(b, model)) return no('engaged', names);
  if (to < 0 || sideOf(b, to) !== side || !areTouching(b, model, to)) return no('no-taker', names);
  if (whyNotBear(b, to, object, id) !== null || isHeavyFor(b, object, to)) return no('no-taker', names);
  if (objectAt(b, object).passed) return no('passed', names);
  // While either of the two is on the move.
  if (openOf(f, to) !== undefined) return whyMovesOnly(b, f, to);
  return whyCannotAct(b, f, side, model) ?? whyMovesOnly(b, f, model);
}

export const handCommand = command<'hand'>({
  type: 'hand',
  frames: ['halfMove', 'heroic', 'activation'],
  actor: ({ model }) => model,
  *legal(b, f, side, models) {
    if (!uses(b, 'burdens')) return;
    for (const model of models) {
      for (const [index, { id }] of b.field.objects.entries()) {
        if (!objectAt(b, index).by.includes(model)) continue;
        for (const to of onTable(b, side))
          if (to !== model && whyNotHand(b, f, side, model, to, id) === null)
            yield { type: 'hand', model: idOf(b, model), to: idOf(b, to), object: id };
      }
    }
  },
  check: (b, f, side, { model, to, object }) => whyNotHand(b, f, side, findModel(b, model), findModel(b, to), object),
  apply(b, f, _side, order, ctx) {
    const [model, to] = [findModel(b, order.model), findModel(b, order.to)];
    const hand = () => {
      const state = objectAt(b, b.field.objectOf(order.object));
      state.by = [to];
      state.passed = true;
      ctx.emit({ type: 'handed', model: order.model, to: order.to, object: order.object });
    };
    if (openOf(f, to) === undefined) act(b, f, { model, command: order }, hand);
    else hand();
  },
});

function whyNotDrop(b: Battle, f: Frame, side: Side, model: number, id: string, at: At): Refusal | null {
  if (!uses(b, 'burdens')) return no('not-here');
  const barred = whyCannotAct(b, f, side, model);
  if (barred !== null) return barred;
  const object = b.field.objectOf(id);
  const names = { model: nameOf(b, model), object: label(b, object, id) };
  if (object < 0 || !objectAt(b, object).by.includes(model)) return no('not-bearer', names);
  if (isRiding(b, object)) return no('rides', names);
  if (isEngaged(b, model)) return no('engaged', names);
  const state = objectAt(b, object);
  // What stands beside its bearers stays where it stands.
  if (state.at !== null) return state.at[0] === at[0] && state.at[1] === at[1] ? null : no('not-beside');
  if ((b.field.objects[object]?.r ?? 0) > 0) return whyNotThere(b, object, [model], at);
  const { r, ...centre } = discOf(b, model);
  return squared(centre, { x: at[0], y: at[1] }) <= (r + TOUCH) ** 2 ? null : no('not-beside');
}

function placesToDrop(b: Battle, model: number, object: number): At[] {
  const { at } = objectAt(b, object);
  if (at !== null) return [at];
  const r = b.field.objects[object]?.r ?? 0;
  // A token lies where its bearer stands, or at its feet.
  const own = modelOf(b, model).at;
  return [...(r === 0 && own !== null ? [own] : []), ...placesRound(discOf(b, model), r)];
}

export const dropCommand = command<'drop'>({
  type: 'drop',
  frames: ['halfMove', 'heroic', 'activation'],
  sampled: true,
  actor: ({ model }) => model,
  *legal(b, f, side, models) {
    if (!uses(b, 'burdens')) return;
    for (const model of models) {
      if (!isOnTable(b, model)) continue;
      for (const [index, { id }] of b.field.objects.entries()) {
        if (!objectAt(b, index).by.includes(model)) continue;
        for (const at of placesToDrop(b, model, index))
          if (whyNotDrop(b, f, side, model, id, at) === null)
            yield { type: 'drop', model: idOf(b, model), object: id, at };
      }
    }
  },
  check: (b, f, side, { model, object, at }) => whyNotDrop(b, f, side, findModel(b, model), object, at),
  apply(b, f, _side, order, ctx) {
    const model = findModel(b, order.model);
    act(b, f, { model, command: order }, () => {
      const object = b.field.objectOf(order.object);
      const state = objectAt(b, object);
      state.by = state.by.filter((each) => each !== model);
      if (state.at === null) putAt(b, object, order.at);
      ctx.emit({ type: 'putDown', object: order.object, at: order.at });
    });
  },
});
