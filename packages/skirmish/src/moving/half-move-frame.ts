/** [S-13, S-19] One side's half of the Move phase: model after model is activated, until its owner says that it is done. */
import { pop } from '@warbeacon/kernel';
import { command, frame } from '../engine/spec.ts';

export const halfMoveFrame = frame<'halfMove'>({
  kind: 'halfMove',
  decider: (_b, { side }) => side,
  asks: () => ({}),
});

export const halfMoveDone = command<'done'>({
  type: 'done',
  frames: ['halfMove'],
  actor: null,
  legal: () => [{ type: 'done' }],
  check: () => null,
  apply: (b) => void pop(b.s),
});
