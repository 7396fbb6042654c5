/** What the lobby and a match show of the Ford besides its card. */
import type { GameTitle } from '../../face/title.ts';
import { makeTitle } from '../siege/title.ts';
import { phaseOf, rallyOf } from '../siege/words/phases.ts';
import { card } from './card.ts';

const [raiders, wardens] = card.sides;

/** Of a turn, in order. */
export const PHASES = [
  phaseOf(raiders, 'movement'),
  phaseOf(raiders, 'combat'),
  phaseOf(wardens, 'movement'),
  phaseOf(wardens, 'combat'),
  rallyOf('raiders'),
];

export const title: GameTitle = makeTitle({
  card,
  phases: PHASES,
  aims: {
    raiders: { words: 'Be over the ford when the last turn ends.', case: 'F6' },
    wardens: { words: 'Keep the far bank free until the last turn ends.', case: 'F6' },
  },
});
