/** [S-177 … S-179, M-29] Both sides set up before the first turn. */
import { push } from '@warbeacon/kernel';
import type { Battle } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { otherSide } from '../engine/words.ts';
import { setUpOf } from './places.ts';

export function beginSettingUp(b: Battle): void {
  const setUp = setUpOf(b);
  if (setUp.kind === 'halves') return push<Frame>(b.s, { kind: 'setUpRoll' });
  push<Frame>(b.s, { kind: 'deployment', side: otherSide(setUp.first) });
  push<Frame>(b.s, { kind: 'deployment', side: setUp.first });
}
