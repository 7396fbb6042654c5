/** [S-54] One side's half of the Shoot phase: it goes by itself where nobody can shoot. */
import { pop } from '@warbeacon/kernel';
import { type Battle, onTable } from '../engine/battle.ts';
import type { FrameOf } from '../engine/frames.ts';
import { command, frame } from '../engine/spec.ts';
import { shotsOf } from './shoot-command.ts';

function canAnybodyShoot(b: Battle, f: FrameOf<'halfShoot'>): boolean {
  for (const model of onTable(b, f.side)) {
    for (const _ of shotsOf(b, f, f.side, model)) return true;
  }
  return false;
}

export const halfShootFrame = frame<'halfShoot'>({
  kind: 'halfShoot',
  step(b, f) {
    if (canAnybodyShoot(b, f)) return false;
    pop(b.s);
    return true;
  },
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
