/** What the lobby and the page of a match show of a siege game besides its card. */
import type { GameCard, GameTitle, HandicapWords } from '../../face/title.ts';
import type { PhaseWords } from '../../face/words.ts';
import { count } from '../../text/en.ts';
import { phaseNames } from './words/phases.ts';

type Optional = 'rules' | 'options' | 'agreedBeyond' | 'margin' | 'handicap';

interface TitleParts extends Partial<Pick<GameTitle, Optional>>, Pick<GameTitle, 'aims' | 'house'> {
  readonly card: GameCard;
  /** Of a turn, in order. */
  readonly phases: readonly PhaseWords[];
}

/** Who attacks climbs by them. */
export const laddersGiven = ([attacker, defender]: GameCard['sides']): HandicapWords => ({
  label: 'Ladders that you give',
  count: (steps) => count(steps, 'ladder'),
  why: `With ${attacker.name} you begin with so many ladders fewer; with ${defender.name} you face so many more.`,
});

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
