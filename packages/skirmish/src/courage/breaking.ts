/** A broken force: when it is, and who of it must still test. */
import { type Battle, type Chance, hasMark, isBound, isEngaged, modelOf, onTable, sideOf } from '../engine/battle.ts';
import type { Side } from '../engine/words.ts';

/** More than half of the models it began with are gone otherwise than off; who is bound counts for nothing. */
export function isBroken(b: Battle, side: Side): boolean {
  const force = b.field.models.filter(({ side: its, bound }) => its === side && bound !== true);
  const gone = force.filter(({ index }) => ['slain', 'fled', 'drowned', 'banished'].includes(modelOf(b, index).gone));
  return gone.length * 2 > force.length;
}

/** To be called when a model is gone: tells that its force is broken, once. */
export function noteBroken(b: Battle, ctx: Chance, model: number): void {
  const side = sideOf(b, model);
  if (b.s.broken.includes(side) || !isBroken(b, side)) return;
  b.s.broken = (['good', 'evil'] as const).filter((each) => each === side || b.s.broken.includes(each));
  ctx.emit({ type: 'broken', side });
}

/** Whether the models of a side test in a Move half that begins now. */
export const testsInHalf = (b: Battle, side: Side): boolean => b.field.house.breaking && b.s.broken.includes(side);

/** Whether a model of a broken force has its test still before it. */
export const mustHold = (b: Battle, model: number): boolean =>
  !hasMark(b, model, 'held') && !isBound(b, model) && !isEngaged(b, model);

/** Who is left to test at the end of a half. */
export const stillToTest = (b: Battle, side: Side): number[] => onTable(b, side).filter((model) => mustHold(b, model));
