/** [S-97, S-100] A Hero may raise dice of its own; the owner is asked only where that would change something. */
import { pop, top } from '@warbeacon/kernel';
import { type Battle, idOf } from '../engine/battle.ts';
import type { Frame, FrameOf } from '../engine/frames.ts';
import { as, command, frame } from '../engine/spec.ts';
import { oddsOfDeclining } from './spend-odds.ts';

export const mightFrame = frame<'might'>({
  kind: 'might',
  decider: (_b, { side }) => side,
  asks: (b, { model, dice, needs, what }) => ({ model: idOf(b, model), dice, needs, why: what }),
});

/** Closes the window: the dice below count as they stand now. */
export function closeMight(b: Battle, window: FrameOf<'might'>): void {
  pop(b.s);
  const below: Frame | undefined = top(b.s);
  if (below === undefined || !('dice' in below)) throw new Error('no dice below the window');
  // Of a power the Resist dice lie beside the casting dice.
  if (below.kind === 'cast' && window.what === 'resist') {
    below.answer = [...window.dice];
    return;
  }
  below.dice = [...window.dice] as typeof below.dice;
}

export const declineMight = command<'decline'>({
  type: 'decline',
  frames: ['might'],
  actor: null,
  legal: () => [{ type: 'decline' }],
  check: () => null,
  apply: (b, window) => closeMight(b, as('might', window)),
  offer: (b, window) => ({ odds: oddsOfDeclining(b, as('might', window)) }),
});
