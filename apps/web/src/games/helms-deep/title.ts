/** What the lobby and a match show of Helm's Deep besides its card. */
import type { GameTitle } from '../../face/title.ts';
import { makeTitle } from '../siege/title.ts';
import { card } from './card.ts';
import { houseLines, optionFields } from './words/options.ts';
import { PHASE_WORDS } from './words/phases.ts';

export const title: GameTitle = makeTitle({
  card,
  phases: PHASE_WORDS,
  options: optionFields,
  agreedBeyond: houseLines,
  house: async () => (await import('./words/house.ts')).house,
});
