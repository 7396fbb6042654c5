/** Words about the way a battle went. */
import { count } from './en.ts';

export const way = {
  title: 'The way it went',
  show: 'Show the way it went',
  reading: 'Reading the record…',
  partly: 'Not all of it could be read.',
  tooShort: 'There is nothing to draw yet.',
  lost: 'Pieces lost',
  level: (n: number) => `to ${n}`,
  hint: 'Choose a turn to go to it in the replay.',
  turn: (n: number) => `Turn ${n}`,
  start: 'At the start',
  turning: 'Turning points',
  worst: (side: string, n: number) => `${side} loses ${count(n, 'piece', 'pieces')}, the most in one turn`,
  statistics: 'Statistics',
  table: 'The same as a table',
  afterTurn: 'After',
  judged: 'What decided it',
  stands: 'How it would be decided now',
  holds: 'yes',
  fails: 'no',
  chances: {
    title: 'Chances',
    track: 'Chances of winning, in a hundred',
    of: (side: string, percent: number) => `${side} ${percent} %`,
    note: 'As games of the computer against itself have gone on from such positions, by what everybody sees.',
  },
  /** For who does not see the lines. */
  told: (track: string, lines: readonly string[]) => `${track}. ${lines.join('; ')}.`,
  fromTo: (name: string, first: number, last: number) => `${name}: from ${first} to ${last}`,
} as const;
