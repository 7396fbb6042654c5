/** Hints of what only the Ford has. */
import type { Hint } from '../../face/hint.ts';

export const hints: readonly Hint[] = [
  {
    id: 'dig-in',
    words: 'On the eastern bank your men can dig in instead of moving: harder to hurt while they stay.',
    applies: ({ kind, side, inHand }) => kind === 'movement' && side === 'wardens' && inHand,
    done: ({ moved }) => moved > 0,
  },
];
