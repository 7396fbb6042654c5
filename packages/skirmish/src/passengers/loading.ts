/** A senseless friend who is carried may be loaded onto a horse: by who bears him, or by the rider. */
import type { Refusal } from '@warbeacon/kernel';
import { areTouching, type Battle, isEngaged, isTransfixed, modelOf, nameOf, sideOf } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import type { Side } from '../engine/words.ts';
import { isRiding, mayBeMovedBy, objectAt } from '../burdens/holding.ts';
import { openOf } from '../moving/activation.ts';
import { whyCannotAct, whyMovesOnly } from '../moving/whose-turn.ts';

const no = refusing({
  held: { code: 'is-held', case: 'R-121', message: '{model} is in the hands of an enemy.' },
  'no-contact': {
    code: 'no-contact',
    case: 'R-121',
    message: 'Neither {model} nor who bears him touches {horse}.',
  },
  rides: { code: 'is-passenger', case: 'A-49', message: '{model} rides already: he is helped down first.' },
  busy: { code: 'engaged', case: 'A-26', message: 'Who bears {model} is Engaged, lies down or is held by a power.' },
  moved: {
    code: 'object-has-moved',
    case: 'A-33',
    message: '{model} has been moved in this phase by another.',
  },
});

/** The object that a senseless model is while it is carried; -1 where the model is none. */
export const burdenOf = (b: Battle, model: number): number => b.field.objects.findIndex((each) => each.model === model);

const bearersOf = (b: Battle, model: number): readonly number[] => objectAt(b, burdenOf(b, model)).by;

/** Whether he could be, whoever has come to whom. */
export function whyNotLoaded(b: Battle, model: number, horse: number): Refusal | null {
  const names = { model: nameOf(b, model), horse: nameOf(b, horse) };
  if (isRiding(b, burdenOf(b, model))) return no('rides', names);
  const bearers = bearersOf(b, model);
  if (bearers.some((bearer) => sideOf(b, bearer) !== sideOf(b, horse))) return no('held', names);
  if (![model, ...bearers].some((each) => areTouching(b, each, horse))) return no('no-contact', names);
  const areBusy = bearers.some((each) => isEngaged(b, each) || modelOf(b, each).prone || isTransfixed(b, each));
  if (areBusy) return no('busy', names);
  return mayBeMovedBy(b, burdenOf(b, model), bearers) ? null : no('moved', names);
}

/** Who loads him: who is on the move just now, else the first of rider and bearers who may act; or why none of them may. */
export function loaderOf(b: Battle, f: Frame, side: Side, model: number, horse: number): number | Refusal {
  const hands = [horse, ...bearersOf(b, model)];
  const open = hands.find((each) => openOf(f, each) !== undefined);
  if (open !== undefined) return whyMovesOnly(b, f, open) ?? open;
  let why: Refusal | null = null;
  for (const each of hands) {
    const barred = whyCannotAct(b, f, side, each) ?? whyMovesOnly(b, f, each);
    if (barred === null) return each;
    why ??= barred;
  }
  return why ?? no('busy', { model: nameOf(b, model) });
}

/** He has been moved in this phase; only the horse, if he is up, may go on with him. `horse`: -1 where he is not up. */
export function noteLoaded(b: Battle, model: number, horse: number): void {
  const burden = burdenOf(b, model);
  if (burden < 0) return;
  const object = objectAt(b, burden);
  object.moved = true;
  object.movers = horse < 0 ? [] : [horse];
  if (horse < 0) return;
  object.by = [horse];
  object.at = null;
}

/** He is dead, and nobody will bring him home. */
export function noteLost(b: Battle, model: number): void {
  const burden = burdenOf(b, model);
  if (burden >= 0) Object.assign(objectAt(b, burden), { at: null, by: [], gone: 'lost' });
}

/** He is off the horse, and lies there. `moved`: he goes no further in this phase. */
export function noteUnloaded(b: Battle, model: number, moved: boolean): void {
  const burden = burdenOf(b, model);
  if (burden < 0) return;
  const object = objectAt(b, burden);
  const { at } = modelOf(b, model);
  object.by = [];
  object.at = at === null ? null : [at[0], at[1]];
  if (!moved) return;
  object.moved = true;
  object.movers = [];
}
