/** [M-16, M-25] What water does to who comes into it on the way, or is knocked down in it. */
import { type Battle, type Chance, discOf, figureOf, uses } from '../engine/battle.ts';
import type { At } from '../engine/state.ts';
import { isDeep } from '../geometry/entry.ts';
import { isDeepFor } from '../moving/ground.ts';

/** [A-5, A-8, M-11] Whether the model has its centre, or would have it at `at`, in water that is deep for it. */
export function isInDeepWater(b: Battle, model: number, at?: At): boolean {
  if (!uses(b, 'water')) return false;
  const waters = b.field.areas.filter(({ kind }) => kind === 'water');
  const polygons = (deep: boolean) =>
    waters.filter((area) => isDeepFor(area, figureOf(b, model)) === deep).map(({ polygon }) => polygon);
  const centre = at === undefined ? discOf(b, model) : { x: at[0], y: at[1] };
  return isDeep(centre, { deep: polygons(true), shallow: polygons(false) });
}

/** The way as far as its first point in water deep for the model; `null` where it comes into none. */
export function firstWetPoint(b: Battle, _model: number, _path: readonly At[]): readonly At[] | null {
  if (!uses(b, 'water')) return null;
  return null;
}

/** The model has come into deep water, and tests at once. */
export function comeIntoDeepWater(_b: Battle, _ctx: Chance, _model: number): void {}

/** The model was knocked down where it is. */
export function lieInWater(_b: Battle, _ctx: Chance, _model: number): void {}

/** A model was moved by force to where it stands now. */
export function testAfterForce(_b: Battle, _ctx: Chance, _model: number): void {}
