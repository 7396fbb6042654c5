/** [S-54] One side's half of the Shoot phase. */
import { pop } from '@warbeacon/kernel';
import { command, frame } from '../engine/spec.ts';

export const halfShootFrame = frame<'halfShoot'>({
  kind: 'halfShoot',
  decider: (_b, { side }) => side,
  asks: () => ({}),
});

export const halfShootDone = command<'done'>({
  type: 'done',
  frames: ['halfShoot'],
  actor: null,
  legal: () => [{ type: 'done' }],
  check: () => null,
  apply: (b) => void pop(b.s),
});
