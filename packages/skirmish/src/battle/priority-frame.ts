/** [S-14, S-15, S-16, S-180] Who goes first in this turn: a die each, thrown by one command. */
import { pop } from '@warbeacon/kernel';
import { command, frame } from '../engine/spec.ts';
import { otherSide, type Side } from '../engine/words.ts';

export const priorityFrame = frame<'priority'>({
  kind: 'priority',
  decider: ({ s }): Side => s.priority ?? 'good',
  asks: () => ({}),
});

export const rollForPriority = command<'roll'>({
  type: 'roll',
  frames: ['priority'],
  actor: null,
  legal: () => [{ type: 'roll' }],
  check: () => null,
  apply(b, _frame, _side, _command, ctx) {
    const before = b.s.priority;
    let good = ctx.d6();
    let evil = ctx.d6();
    // [S-180] In the first turn nobody had it before: a tie is rolled again.
    while (good === evil && before === null) {
      ctx.emit({ type: 'rolled', what: 'priority', good, evil, to: null });
      good = ctx.d6();
      evil = ctx.d6();
    }
    const to = good === evil ? otherSide(before ?? 'good') : good > evil ? 'good' : 'evil';
    b.s.priority = to;
    ctx.emit({ type: 'rolled', what: 'priority', good, evil, to });
    pop(b.s);
  },
});
