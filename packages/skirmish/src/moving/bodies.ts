/** The bases round a model, as geometry is told of them. */
import { type Battle, discOf, figureOf, isBound, isOnTable, modelOf, sideOf } from '../engine/battle.ts';
import type { Body, Mover } from '../geometry/bodies.ts';

export function moverOf(b: Battle, model: number): Mover {
  const { x, y, r } = discOf(b, model);
  return { index: model, x, y, r };
}

/**
 * Everybody on the table but the model itself, in the order of the cast; with `reach` (u), those alone whose base lies nearer to its
 * own in a square around it.
 */
export function bodiesAround(b: Battle, model: number, reach = Number.POSITIVE_INFINITY): Body[] {
  const own = discOf(b, model);
  const side = sideOf(b, model);
  const engaged = new Set(b.s.contacts.flat());
  const bodies: Body[] = [];
  for (const spec of b.field.models) {
    const { index } = spec;
    const state = modelOf(b, index);
    if (state.at === null || index === model) continue;
    const { r } = figureOf(b, index);
    const [x, y] = state.at;
    const far = reach + r + own.r;
    if (x - own.x > far || own.x - x > far || y - own.y > far || own.y - y > far) continue;
    const bound = isBound(b, index);
    const zone = !state.prone && !bound && !engaged.has(index);
    bodies.push({ index, x, y, r, foe: spec.side !== side, zone, ...(bound && { bound }) });
  }
  return bodies;
}

/** Enemies whom a charge may name. */
export const canBeCharged = (b: Battle, model: number, target: number): boolean =>
  isOnTable(b, target) && !isBound(b, target) && sideOf(b, target) !== sideOf(b, model);
