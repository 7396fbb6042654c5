/** [S-13, S-19] One side's half of the Move phase: model after model is activated, until its owner says that it is done. */
import { pop, push } from '@warbeacon/kernel';
import { testsInHalf } from '../courage/breaking.ts';
import type { Battle } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { as, command, frame } from '../engine/spec.ts';
import type { Side } from '../engine/words.ts';
import { whyHalfCannotEnd } from '../sentries/rolling.ts';
import { rests } from './whose-turn.ts';

export const beginHalfMove = (b: Battle, side: Side): void =>
  push<Frame>(b.s, { kind: 'halfMove', side, tests: testsInHalf(b, side) });

export const halfMoveFrame = frame<'halfMove'>({
  kind: 'halfMove',
  decider: (_b, { side }) => side,
  rests,
  asks: () => ({}),
});

export const halfMoveDone = command<'done'>({
  type: 'done',
  frames: ['halfMove'],
  actor: null,
  *legal(b, f) {
    if (whyHalfCannotEnd(b, as('halfMove', f).side) === null) yield { type: 'done' };
  },
  check: (b, f) => whyHalfCannotEnd(b, as('halfMove', f).side),
  apply(b, f) {
    const { side, tests } = as('halfMove', f);
    pop(b.s);
    // Who was not activated tests now.
    if (tests) push<Frame>(b.s, { kind: 'breaking', side });
  },
});
