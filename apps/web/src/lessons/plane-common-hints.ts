/** Hints of what is alike in every game on a table in inches, the more urgent ones first; a game's own come between. */
import type { Hint } from '../face/hint.ts';
import { planeHints as words } from '../text/plane-hints.ts';

/** Setting up, and what is asked in the midst of things. */
export const FIRST: readonly Hint[] = [
  {
    id: 'set-up',
    words: words.setUp,
    applies: ({ kind, toPlace }) => kind === 'deployment' && toPlace > 0,
    done: ({ kind, toPlace }) => kind === 'deployment' && toPlace === 0,
  },
  {
    id: 'ready',
    words: words.ready,
    applies: ({ kind, toPlace }) => kind === 'deployment' && toPlace === 0,
    done: ({ view }) => view.turn > 0,
  },
];

export const COMMON: readonly Hint[] = [
  { id: 'question', words: words.question, applies: ({ asked }) => asked },
  {
    id: 'choose',
    words: words.choose,
    applies: ({ kind, inHand, view }) => kind !== null && view.turn > 0 && !inHand,
    done: ({ kind, inHand, moved, view }) => kind !== null && view.turn > 0 && (inHand || moved > 0),
  },
  {
    id: 'lead',
    words: words.lead,
    applies: ({ inHand, view, hasTargets }) => inHand && view.turn > 0 && !hasTargets,
    done: ({ moved }) => moved > 0,
  },
  { id: 'tape', words: words.tape, applies: ({ inHand, moved }) => inHand && moved > 1 },
  {
    id: 'end',
    words: words.end,
    applies: ({ kind, asked, inHand, view }) => kind !== null && view.turn > 0 && !asked && !inHand,
  },
  { id: 'aims', words: words.aims, applies: ({ view }) => view.turn > 0 },
];
