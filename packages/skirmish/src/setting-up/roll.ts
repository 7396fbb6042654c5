/** [S-177, R-40] Both roll: the higher chooses a half and sets up first. */
import { pop, push } from '@warbeacon/kernel';
import { as, command, frame } from '../engine/spec.ts';
import type { Frame } from '../engine/frames.ts';
import { freshHalves } from '../engine/state.ts';
import { otherSide } from '../engine/words.ts';

export const setUpRollFrame = frame<'setUpRoll'>({ kind: 'setUpRoll', decider: () => 'good', asks: () => ({}) });

export const rollForHalf = command<'roll'>({
  type: 'roll',
  frames: ['setUpRoll'],
  actor: null,
  legal: () => [{ type: 'roll' }],
  check: () => null,
  apply(b, _frame, _side, _command, ctx) {
    let good = ctx.d6();
    let evil = ctx.d6();
    while (good === evil) {
      ctx.emit({ type: 'rolled', what: 'set-up', good, evil, to: null });
      good = ctx.d6();
      evil = ctx.d6();
    }
    const side = good > evil ? 'good' : 'evil';
    ctx.emit({ type: 'rolled', what: 'set-up', good, evil, to: side });
    pop(b.s);
    push<Frame>(b.s, { kind: 'half', side });
  },
});

export const halfFrame = frame<'half'>({ kind: 'half', decider: (_b, { side }) => side, asks: () => ({}) });

export const chooseHalf = command<'chooseHalf'>({
  type: 'chooseHalf',
  frames: ['half'],
  actor: null,
  legal: () => [
    { type: 'chooseHalf', half: 'south' },
    { type: 'chooseHalf', half: 'north' },
  ],
  check: () => null,
  apply(b, f, _side, { half }, ctx) {
    const { side } = as('half', f);
    b.s.halves = freshHalves(side, half);
    ctx.emit({ type: 'halves', side, half });
    pop(b.s);
    push<Frame>(b.s, { kind: 'deployment', side: otherSide(side) });
    push<Frame>(b.s, { kind: 'deployment', side });
  },
});
