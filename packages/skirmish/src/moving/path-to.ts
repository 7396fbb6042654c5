/** A legal way of least cost, as far as one is found, round bases, zones and walls. */
import { top } from '@warbeacon/kernel';
import { DIRECTIONS, type Point } from '@warbeacon/plane';
import { type Battle, lookAt, discOf } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import type { At, State } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { findWay } from '../geometry/search.ts';
import { contactFrom, contactsTurned, contactsWithAll } from '../geometry/ways.ts';
import { chargesOf, whyCannotCharge } from './charging.ts';
import { whyCannotWalk } from './move-command.ts';
import { judge, pathOf, type Scene, sceneOf } from './scene.ts';

/** Where a model is to go: to a place, or into contact with all whom it charges. */
export interface Wish {
  readonly model: string;
  readonly to?: At;
  readonly charge?: readonly string[];
}

export interface FoundPath {
  readonly path: At[];
  /** 1/256 u. */
  readonly cost: number;
}

/** Contact is looked for all round a base, every fifteen degrees. */
const TURNS = Array.from({ length: 24 }, (_, i) => (i * DIRECTIONS.length) / 24);

function goalsOf(b: Battle, { mover }: Scene, to: At | undefined, charges: readonly number[]): Point[] {
  if (to !== undefined) return [{ x: to[0], y: to[1] }];
  const discs = charges.map((target) => discOf(b, target));
  const [first] = discs;
  if (first === undefined) return [];
  if (discs.length > 1) return contactsWithAll(mover.r, discs, mover);
  const straight = contactFrom(mover.r, first, mover);
  return [...(straight === undefined ? [] : [straight]), ...contactsTurned(mover.r, first, mover, TURNS)];
}

/** `null` where none is found, or where the model may not go at all. */
export function pathTo(state: State, side: Side, { model: id, to, charge = [] }: Wish): FoundPath | null {
  const b = lookAt(state);
  const frame = top<Frame>(state);
  const model = b.field.indexOf(id);
  if (frame === undefined || model < 0 || state.models[model]?.at === null) return null;
  const charges = to === undefined ? chargesOf(b, charge) : [];
  if (whyCannotWalk(b, frame, side, model, charges) !== null) return null;
  if (whyCannotCharge(b, frame, model, charges, charge) !== null) return null;
  const scene = sceneOf(b, frame, model);
  const [target, ...extra] = charges;
  const { mover, bodies, table, ground, left: may256, start } = scene;
  const how = { may256, target, extra, start, ground };
  const found = findWay(mover, goalsOf(b, scene, to, charges), bodies, table, how);
  if (found === undefined || judge(b, scene, found.points, charges) !== null) return null;
  return { path: pathOf(found.points), cost: found.cost };
}
