/** [14.2] Rohan, whom a die brings. */
import { line } from '../../../text/log-line.ts';
import type { EventsOf } from './chapter.ts';

export const events: EventsOf<'rohanRolled'> = {
  rohanRolled: {
    line: ({ die, comes }) =>
      line(comes ? 'Horns in the north: Rohan has come to the edge of the map' : 'No sign of Rohan yet', {
        dice: [die],
        case: '14.2',
        tone: comes ? 'good' : 'plain',
      }),
  },
};
