/** [A-21 … A-42] Who holds what, how heavy it is, and what that does to its moves. */
import type { Refusal } from '@warbeacon/kernel';
import { touching } from '@warbeacon/plane';
import { type Battle, byPlace, type Chance, discOf, figureOf, isOnTable, nameOf } from '../engine/battle.ts';
import { refusing } from '../engine/refusals.ts';
import type { ObjectState } from '../engine/state.ts';
import { askToPutDown } from './put-down-frame.ts';

const no = refusing({
  'must-drop': {
    code: 'must-drop',
    case: 'A-34',
    message: '{model} carries {object}: it moves with it, or puts it down first.',
  },
  'moved-already': {
    code: 'object-has-moved',
    case: 'A-25',
    message: '{object} has been moved in this phase by another: {model} stays where it is, or puts it down.',
  },
});

export function objectAt({ s }: Battle, object: number): ObjectState {
  const state = s.objects[object];
  if (state === undefined) throw new Error(`no object ${object}`);
  return state;
}

/** What a model holds, by places in the list of objects. */
export const heldBy = ({ s }: Battle, model: number): number[] =>
  s.objects.flatMap(({ by }, index) => (by.includes(model) ? [index] : []));

/** Whether the senseless model that an object is has been loaded onto a horse. */
export const isRiding = (b: Battle, object: number): boolean =>
  b.s.models[b.field.objects[object]?.model ?? -1]?.gone === 'passenger';

/** Whether an object is Heavy for this bearer; half of a Strength is exact. */
export function isHeavyFor(b: Battle, object: number, bearer: number): boolean {
  const spec = b.field.objects[object];
  const figure = figureOf(b, bearer);
  if (spec === undefined || spec.kind === 'light') return false;
  if (spec.kind === 'heavy') return figure.build !== 'Monster';
  // Who rides is carried by the horse, like any passenger.
  if (isRiding(b, object)) return false;
  return 2 * figureOf(b, spec.model).defence > figure.strength;
}

const heavyOf = (b: Battle, model: number): number[] =>
  heldBy(b, model).filter((object) => isHeavyFor(b, object, model));

/** Both of its hands are taken. */
export const bearsHeavy = (b: Battle, model: number): boolean => heavyOf(b, model).length > 0;

const named = (b: Battle, model: number, object: number) => ({
  model: nameOf(b, model),
  object: b.field.objects[object]?.id ?? '',
});

/** Why a model may not move by itself, or do what takes both hands. */
export function whyBurdenHinders(b: Battle, model: number): Refusal | null {
  const [object] = heavyOf(b, model);
  return object === undefined ? null : no('must-drop', named(b, model, object));
}

/** Each object is moved at most once in a Move phase, be it in several stretches, by the same bearers. */
export function mayBeMovedBy(b: Battle, object: number, movers: readonly number[]): boolean {
  const state = objectAt(b, object);
  // [M-28] Who holds on alone when the other has drowned goes on with it.
  const there = state.movers.filter((model) => isOnTable(b, model));
  return !state.moved || (there.length > 0 && there.join() === movers.toSorted(byPlace).join());
}

/** Why it may not go on with what it has been handed. */
export function whyLightHinders(b: Battle, model: number): Refusal | null {
  const object = heldBy(b, model).find((each) => !isHeavyFor(b, each, model) && !mayBeMovedBy(b, each, [model]));
  return object === undefined ? null : no('moved-already', named(b, model, object));
}

/** Whether all that it can do now is halved by what it bears alone. */
export const bearsAlone = (b: Battle, model: number): boolean =>
  heavyOf(b, model).some((object) => b.s.objects[object]?.by.length === 1);

/** What the model has with it has been moved; of what stands beside it, it lets go where it is moved away. */
export function moveBurdens(b: Battle, model: number): void {
  for (const object of heldBy(b, model)) {
    const state = objectAt(b, object);
    if (!isHeavyFor(b, object, model)) {
      state.moved = true;
      state.movers = [model];
    } else if (!touchesObject(b, model, object)) state.by = state.by.filter((each) => each !== model);
  }
}

/** [M-30] Whether a model stands beside an object that has a base of its own, or on a token. */
export function touchesObject(b: Battle, model: number, object: number): boolean {
  const { at } = objectAt(b, object);
  const r = b.field.objects[object]?.r ?? 0;
  return at !== null && isOnTable(b, model) && touching(discOf(b, model), { x: at[0], y: at[1], r });
}

/** Models have been charged at once: other bearers go on holding; where none is left, it is put down. */
export function dropWhenCharged(b: Battle, _ctx: Chance, ...models: readonly number[]): void {
  letGo(b, models);
}

/** The model has been knocked down: what is Heavy it puts down, what is Light it keeps. */
export const dropWhenKnockedDown = (b: Battle, _ctx: Chance, model: number): void => letGo(b, [model]);

function letGo(b: Battle, models: readonly number[]): void {
  for (const [object, state] of b.s.objects.entries()) {
    const bearers = state.by.filter((each) => models.includes(each) && isHeavyFor(b, object, each));
    if (bearers.length === 0) continue;
    state.by = state.by.filter((each) => !bearers.includes(each));
    if (state.by.length === 0) askToPutDown(b, object, bearers);
  }
}
