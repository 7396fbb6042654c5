/** [S-65] Fights are resolved one after another, until none is left. */
import { pop } from '@warbeacon/kernel';
import { first } from '../battle/sequence-frame.ts';
import { frame } from '../engine/spec.ts';

export const fightsFrame = frame<'fights'>({
  kind: 'fights',
  step(b) {
    if (b.s.fights.some(({ resolved }) => !resolved)) return false;
    pop(b.s);
    return true;
  },
  decider: first,
  asks: () => ({}),
});
