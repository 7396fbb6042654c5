/** The bases round a model, as geometry is told of them. */
import { type Battle, discOf, isBound, isEngaged, isOnTable, modelOf, onTable, sideOf } from '../engine/battle.ts';
import type { Side } from '../engine/words.ts';
import type { Body, Mover } from '../geometry/bodies.ts';

export function moverOf(b: Battle, model: number): Mover {
  const { x, y, r } = discOf(b, model);
  return { index: model, x, y, r };
}

/** Everybody on the table, as a side sees them, in the order of the cast. */
function bodiesFor(b: Battle, side: Side): readonly Body[] {
  const known = b.still?.bodies[side];
  if (known !== undefined) return known;
  const bodies = onTable(b).map((index): Body => {
    const { x, y, r } = discOf(b, index);
    const bound = isBound(b, index);
    const zone = !modelOf(b, index).prone && !bound && !isEngaged(b, index);
    return { index, x, y, r, foe: sideOf(b, index) !== side, zone, ...(bound && { bound }) };
  });
  if (b.still !== undefined) b.still.bodies[side] = bodies;
  return bodies;
}

/**
 * Everybody on the table but the model itself, in the order of the cast; with `reach` (u), those alone whose base lies nearer to its
 * own in a square around it.
 */
export function bodiesAround(b: Battle, model: number, reach = Number.POSITIVE_INFINITY): Body[] {
  const own = discOf(b, model);
  return bodiesFor(b, sideOf(b, model)).filter(({ index, x, y, r }) => {
    const far = reach + r + own.r;
    return index !== model && x - own.x <= far && own.x - x <= far && y - own.y <= far && own.y - y <= far;
  });
}

/** Enemies whom a charge may name. */
export const canBeCharged = (b: Battle, model: number, target: number): boolean =>
  isOnTable(b, target) && !isBound(b, target) && sideOf(b, target) !== sideOf(b, model);
