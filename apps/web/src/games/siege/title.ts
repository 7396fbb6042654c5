/** What the lobby and the page of a match show of a siege game besides its card. */
import type { GameCard, GameTitle } from '../../face/title.ts';
import type { PhaseWords } from '../../face/words.ts';
import { phaseNames } from './words/phases.ts';

type Optional = 'rules' | 'options' | 'agreedBeyond';

interface TitleParts extends Partial<Pick<GameTitle, Optional>>, Pick<GameTitle, 'aims' | 'house'> {
  readonly card: GameCard;
  /** Of a turn, in order. */
  readonly phases: readonly PhaseWords[];
}

export function makeTitle({ card: { id, title, sides, Arms }, phases, ...own }: TitleParts): GameTitle {
  return {
    id,
    title,
    sides,
    Arms,
    // Chapters 3 to 10, which all games have, stand on the first page.
    rules: '/rules',
    options: [],
    agreedBeyond: () => [],
    ...own,
    phaseName: phaseNames(phases),
  };
}
