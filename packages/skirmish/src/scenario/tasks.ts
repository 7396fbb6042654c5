/** Secret tasks: each side draws one when all is set up, and counts it at the end. */
import { pop, push } from '@warbeacon/kernel';
import { type Disc, INCH, within } from '@warbeacon/plane';
import { type Battle, discOf, isBound, onTable } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { as, command, frame } from '../engine/spec.ts';
import type { Task } from '../engine/state.ts';
import { otherSide, type Side } from '../engine/words.ts';
import { type Count, slainHeroes, sumOf } from './standing.ts';

/** How near to the middle of the table a model holds it, in u. */
const MIDDLE = 6 * INCH;

export function beginDrawing({ s, field }: Battle): void {
  if (!field.house.secretObjective) return;
  push<Frame>(s, { kind: 'drawing', side: 'evil' });
  push<Frame>(s, { kind: 'drawing', side: 'good' });
}

export const drawingFrame = frame<'drawing'>({ kind: 'drawing', decider: (_b, { side }) => side, asks: () => ({}) });

const taskOf = (die: number): Task => (die <= 2 ? 'slay' : die <= 4 ? 'hold' : 'spare');

/** The die is told to nobody: who sees it knows the task. */
export const drawTask = command<'roll'>({
  type: 'roll',
  frames: ['drawing'],
  actor: null,
  legal: () => [{ type: 'roll' }],
  check: () => null,
  apply(b, f, _side, _command, ctx) {
    const { side } = as('drawing', f);
    b.s.tasks = { ...b.s.tasks, [side]: taskOf(ctx.d6()) };
    pop(b.s);
    ctx.emit({ type: 'drew', side });
  },
});

/** More of its models near the middle of the table than of the enemy's. */
function holdsMiddle(b: Battle, side: Side): boolean {
  const { w, h } = b.field.table;
  const middle: Disc = { x: Math.trunc(w / 2), y: Math.trunc(h / 2), r: 0 };
  const near = (its: Side): number =>
    onTable(b, its).filter((model) => !isBound(b, model) && within(discOf(b, model), middle, MIDDLE)).length;
  return near(side) > near(otherSide(side));
}

function isDone(b: Battle, side: Side, task: Task): boolean {
  switch (task) {
    case 'slay':
      return slainHeroes(b, side) > 0;
    case 'hold':
      return holdsMiddle(b, side);
    case 'spare':
      return slainHeroes(b, otherSide(side)) === 0;
  }
}

/** A quarter of what the side counts otherwise, rounded up. */
export function taskCount(b: Battle, side: Side, counts: readonly Count[]): Count[] {
  const task = b.s.tasks[side];
  if (task === null || !isDone(b, side, task)) return [];
  return [{ side, what: `task ${task}`, points: Math.ceil(sumOf(counts, side) / 4) }];
}
