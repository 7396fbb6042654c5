/** What the lobby and a match show of Helm's Deep besides its card. */
import type { GameTitle } from '../../face/title.ts';
import { laddersGiven, makeTitle } from '../siege/title.ts';
import { card } from './card.ts';
import { houseLines, optionFields } from './words/options.ts';
import { PHASE_WORDS } from './words/phases.ts';

export const title: GameTitle = makeTitle({
  card,
  // [23.11] [23.12]
  aims: {
    isengard: {
      words: 'Kill Théoden, Éomer and Erkenbrand, or hold all the Hornburg and Helm’s Deep when turn 20 ends.',
      brief: 'Kill Théoden, Éomer and Erkenbrand, or hold Hornburg and Deep at the end.',
      case: '23.11',
    },
    westernesse: { words: 'Hold out until turn 20 is over, or rout Isengard’s army.', case: '23.12' },
  },
  phases: PHASE_WORDS,
  margin: 'What the winner has left of its courage, in hundredths: 100 of who has lost nothing.',
  handicap: laddersGiven(card.sides),
  options: optionFields,
  agreedBeyond: houseLines,
  house: async () => (await import('./words/house.ts')).house,
});
