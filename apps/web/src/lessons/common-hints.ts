/** Hints of what is alike in every siege, the more urgent ones first; a game's own come between. */
import type { Hint, Now } from '../face/hint.ts';
import type { SiegeView } from '../face/view.ts';
import { hints as words } from '../text/hints.ts';

const walks = ({ kind }: Now<SiegeView>): boolean => kind === 'movement';
const hasAttacked = ({ view }: Now<SiegeView>): boolean => view.attacks.length > 0;

/** Setting up, and what is asked in the midst of things. */
export const FIRST: readonly Hint<SiegeView>[] = [
  {
    id: 'set-up',
    words: words.setUp,
    applies: ({ kind, toPlace }) => kind === 'deployment' && toPlace > 0,
    done: ({ toPlace }) => toPlace === 0,
  },
  {
    id: 'ready',
    words: words.ready,
    applies: ({ kind }) => kind === 'deployment',
    done: ({ view, side }) => view.deployed.includes(side),
  },
];

export const COMMON: readonly Hint<SiegeView>[] = [
  { id: 'question', words: words.question, applies: ({ asked }) => asked },
  {
    id: 'choose',
    words: words.choose,
    applies: (now) => walks(now) && !now.inHand && now.several === 0,
    done: (now) => walks(now) && (now.inHand || now.several > 0 || now.moved > 0),
  },
  {
    id: 'go',
    words: words.go,
    applies: (now) => walks(now) && now.inHand,
    done: ({ moved }) => moved > 0,
  },
  {
    id: 'dark',
    words: words.dark,
    // Told once or twice, and not for as long as nobody cares.
    applies: (now) => walks(now) && now.inHand && now.moved > 0 && now.moved < 4,
    done: ({ toldWhy }) => toldWhy,
  },
  {
    id: 'many',
    words: words.many,
    applies: (now) => walks(now) && !now.inHand && now.moved > 0 && now.moved < 6 && now.canAct > 3,
    done: ({ several }) => several > 1,
  },
  {
    id: 'shoot',
    words: words.shoot,
    applies: ({ kind, hasTargets }) => kind === 'missile' && !hasTargets,
    done: ({ kind, hasTargets }) => kind === 'missile' && hasTargets,
  },
  {
    id: 'aim',
    words: words.aim,
    applies: ({ kind, hasTargets, aimed }) => kind === 'missile' && hasTargets && !aimed,
    done: ({ kind, aimed, shot }) => kind === 'missile' && (aimed || shot > 0),
  },
  {
    id: 'loose',
    words: words.loose,
    applies: ({ kind, aimed }) => kind === 'missile' && aimed,
    done: ({ shot }) => shot > 0,
  },
  { id: 'duel', words: words.duel, applies: ({ kind }) => kind === 'duel' },
  {
    id: 'melee',
    words: words.melee,
    applies: (now) => now.kind === 'melee' && !hasAttacked(now),
    done: (now) => now.kind === 'melee' && hasAttacked(now),
  },
  { id: 'fight', words: words.fight, applies: (now) => now.kind === 'melee' && hasAttacked(now) },
  { id: 'rally', words: words.rally, applies: ({ kind }) => kind === 'rally' },
  {
    id: 'end',
    words: words.end,
    applies: ({ kind, asked, inHand }) => kind !== null && kind !== 'deployment' && !asked && !inHand,
  },
  {
    id: 'courage',
    words: words.courage,
    applies: ({ view }) => Object.values(view.points).some((pool) => pool !== undefined && pool.now > 0),
  },
  { id: 'aims', words: words.aims, applies: ({ view, side }) => view.deployed.includes(side) },
];
