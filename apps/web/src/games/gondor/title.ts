/** What the lobby and a match show of Gondor besides its card. */
import type { GameTitle } from '../../face/title.ts';
import type { PhaseWords } from '../../face/words.ts';
import { laddersGiven, makeTitle } from '../siege/title.ts';
import { phaseOf, rallyOf } from '../siege/words/phases.ts';
import { card } from './card.ts';
import { houseLines, optionFields } from './options.ts';

const [sauron, westernesse] = card.sides;

/** [3.0] Of a turn, in order. */
export const PHASES: readonly PhaseWords[] = [
  { id: 'magic-first', name: 'First magic', short: 'Magic', first: 'westernesse' },
  { id: 'siege', name: 'Siege', short: 'Siege', first: 'sauron' },
  phaseOf(sauron, 'movement'),
  phaseOf(sauron, 'combat'),
  { id: 'magic-second', name: 'Second magic', short: 'Magic', first: 'sauron' },
  phaseOf(westernesse, 'movement'),
  phaseOf(westernesse, 'combat'),
  rallyOf('westernesse'),
];

export const title: GameTitle = makeTitle({
  card,
  // [20.1]
  aims: {
    sauron: { words: 'After turn 16: the East Road yours, the garrison broken, you not.', case: '20.1' },
    westernesse: { words: 'After turn 16: the road kept, or courage, or Sauron’s army broken.', case: '20.1' },
  },
  rules: '/rules/gondor',
  phases: PHASES,
  // [20.1]
  margin:
    'What Sauron, or the garrison, has left of its courage when its side has won, in hundredths: 100 of who has lost nothing.',
  handicap: laddersGiven(card.sides),
  options: optionFields,
  agreedBeyond: houseLines,
  house: async () => (await import('./house.ts')).house,
});
