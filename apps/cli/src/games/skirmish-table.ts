/** What can be asked of an open table beside what is legal: ways, reach, gaps, sight, directions. Asking changes nothing. */
import { err, ok, refuse, type Result } from '@warbeacon/kernel';
import {
  directionsOf,
  hasModel,
  measure,
  modelName,
  pathTo,
  sightOf,
  skirmish,
  type Side,
  type State,
} from '@warbeacon/skirmish';
import { z } from 'zod';
import { question, type TableQuestions } from '../game-kit.ts';

const FAR = 200_000;
const model = z.string().min(1).max(64);
const coordinate = z.int().min(-FAR).max(FAR);
const place = z.tuple([coordinate, coordinate]);

/** Whoever decides: a way is a way of who may go it now. */
const decider = (state: State): Side => skirmish.deciders(state)[0] ?? 'good';

function known(state: State, ...ids: readonly string[]): Result<null> {
  const stranger = ids.find((id) => !hasModel(state, id));
  if (stranger !== undefined) return err(refuse('no-such-model', `There is no model ${stranger}.`));
  const away = ids.find((id) => state.models[state.setup.models.findIndex((each) => each.id === id)]?.at === null);
  if (away === undefined) return ok(null);
  return err({ ...refuse('not-on-the-table', `${modelName(state, away)} is not on the table.`), case: 'S-5' });
}

/** Of models that stand on the table alone. */
function of<T>(state: State, ids: readonly string[], answer: () => T): Result<T> {
  const stands = known(state, ...ids);
  return stands.ok ? ok(answer()) : stands;
}

const wish = z.union([
  z.strictObject({ model, to: place }),
  z.strictObject({ model, charge: z.array(model).min(1).max(8) }),
]);
const end = z.union([model, place]);
const named = (...ends: readonly (string | readonly [number, number])[]): string[] =>
  ends.filter((each): each is string => typeof each === 'string');

export const SKIRMISH_QUESTIONS: TableQuestions<State> = {
  path: question(wish, (state, asked) =>
    of(state, [asked.model, ...('charge' in asked ? asked.charge : [])], () => pathTo(state, decider(state), asked)),
  ),
  reach: question(z.strictObject({ model }), (state, asked) =>
    of(state, [asked.model], () => skirmish.reach?.(state, decider(state), asked.model) ?? null),
  ),
  measure: question(z.strictObject({ from: end, to: end }), (state, { from, to }) =>
    of(state, named(from, to), () => measure(state, from, to)),
  ),
  sight: question(z.strictObject({ from: model, to: model }), (state, { from, to }) =>
    of(state, [from, to], () => sightOf(state, from, to)),
  ),
  directions: question(z.strictObject({ model }), (state, asked) =>
    of(state, [asked.model], () => directionsOf(state, asked.model)),
  ),
};
