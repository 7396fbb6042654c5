/** [A-5 … A-10, M-16, M-25] What water does to who comes into it on the way, is forced or knocked down into it, or lies in it. */
import { inPolygon } from '@warbeacon/plane';
import { type Battle, type Chance, discOf, figureOf, isOnTable, mark, modelOf, uses } from '../engine/battle.ts';
import { type Field, type Figure, pointsOf } from '../engine/field.ts';
import type { At } from '../engine/state.ts';
import { firstWet, isDeep, type Waters } from '../geometry/entry.ts';
import { beginTrial } from '../heroes/trial-frame.ts';
import { isDeepFor } from '../moving/ground.ts';
import { swimModifier } from './swimming.ts';

const waters = new WeakMap<Field, Map<number, Waters>>();

/** The waters of the table as they are for models of one height. */
function watersFor({ field }: Battle, { height }: Figure): Waters {
  const known = waters.get(field) ?? new Map<number, Waters>();
  waters.set(field, known);
  const found = known.get(height);
  if (found !== undefined) return found;
  const all = field.areas.filter(({ kind }) => kind === 'water');
  const polygons = (deep: boolean) =>
    all.filter((area) => isDeepFor(area, { height }) === deep).map(({ polygon }) => polygon);
  const made: Waters = { deep: polygons(true), shallow: polygons(false) };
  known.set(height, made);
  return made;
}

/** [A-5, A-8, M-11] Whether the model has its centre, or would have it at `at`, in water that is deep for it. */
export const isInDeepWater = (b: Battle, model: number, at?: At): boolean =>
  uses(b, 'water') &&
  isDeep(at === undefined ? discOf(b, model) : { x: at[0], y: at[1] }, watersFor(b, figureOf(b, model)));

/** Whether its centre is in water of any depth. */
export const isInWater = (b: Battle, model: number): boolean =>
  uses(b, 'water') &&
  b.field.areas.some(({ kind, polygon }) => kind === 'water' && inPolygon(polygon, discOf(b, model)));

/** [A-6, M-25] The way as far as its first point in water deep for the model; `null` where it comes into none. */
export function firstWetPoint(b: Battle, model: number, path: readonly At[]): readonly At[] | null {
  if (!uses(b, 'water')) return null;
  const wet = firstWet(discOf(b, model), pointsOf(path), watersFor(b, figureOf(b, model)));
  return wet === undefined ? null : wet.points.map(({ x, y }): At => [x, y]);
}

/** A Swim test of a model where it is now. */
export function beginSwim(b: Battle, model: number, knocked = false): void {
  beginTrial(b, { model, what: 'swim', mod: swimModifier(b, model, knocked), over: knocked ? 'knocked' : '' });
}

/** The model has come into deep water, and tests at once. */
export const comeIntoDeepWater = (b: Battle, _ctx: Chance, model: number): void => beginSwim(b, model);

/** The model was knocked down where it is: in deep water it tests at once, in shallow water when it next moves. */
export function lieInWater(b: Battle, _ctx: Chance, model: number): void {
  if (!isOnTable(b, model) || !modelOf(b, model).prone) return;
  if (isInDeepWater(b, model)) beginSwim(b, model, true);
  else if (isInWater(b, model)) mark(b, model, 'wet');
}

/** A model was moved by force to where it stands now. */
export function testAfterForce(b: Battle, _ctx: Chance, model: number): void {
  if (isOnTable(b, model) && isInDeepWater(b, model)) beginSwim(b, model);
}
