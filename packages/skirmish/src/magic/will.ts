/** [S-101, S-145] Points of Will for a power or against one: the store, and the one point of a Staff that it need not pay. */
import { type Battle, type Chance, figureOf, hasMark, idOf, mark, modelOf } from '../engine/battle.ts';

/** [S-145, R-125] Once a turn. */
export const freePoints = (b: Battle, model: number): number =>
  figureOf(b, model).wargear.some(({ freeWill }) => freeWill !== undefined) && !hasMark(b, model, 'free-will') ? 1 : 0;

/** What is named for a roll: so many points, the free one among them. */
export interface Points {
  readonly will: number;
  readonly free?: boolean | undefined;
}

/** What the store pays of it. */
export const paidOf = ({ will, free = false }: Points): number => will - (free ? 1 : 0);

export function spendWill(b: Battle, ctx: Chance, model: number, points: Points): void {
  const state = modelOf(b, model);
  const paid = paidOf(points);
  state.will -= paid;
  if (points.free === true) mark(b, model, 'free-will');
  if (paid > 0) ctx.emit({ type: 'willSpent', model: idOf(b, model), points: paid, left: state.will });
}

/** Everything that may be named with a store of `most`, the fewest points first. */
export function* waysToSpend(b: Battle, model: number, most: number): Generator<{ will: number; free?: true }> {
  const free = freePoints(b, model);
  for (let will = 1; will <= most + free; will++) {
    if (will <= most) yield { will };
    if (free > 0) yield { will, free: true };
  }
}
