/** What two agree on about the end of a side's time, as they make a match. */
import { graces } from './aside.ts';

export const whenOver = {
  note: 'The server sees to it, whoever is there.',
  title: 'When somebody\u2019s time is over',
  /** Hours; `null` where the server claims nothing. */
  choices: (hours: number | null) =>
    hours === null
      ? 'The other side chooses: to claim the win, or to wait'
      : `The other side wins after ${graces(hours)} more`,
} as const;
