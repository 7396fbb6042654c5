/** What is said of players who rest in a match over weeks, and of changing the clock. */
import { days } from './aside.ts';

export const rest = {
  changeClock: 'Propose this clock',
  title: 'Your own clock',
  away: 'away',
  asleep: 'asleep',
  vacation: (left: number) => `You may be away for ${days(left)} in this match; a day begun counts.`,
  youAreAway: (left: number) =>
    left > 0
      ? `You are away, and your clock stands. ${days(left)} of it are left.`
      : 'You are away, but your days are used up: your clock runs.',
  leave: 'I am away',
  return: 'I am back',
  from: 'I sleep from',
  to: 'until',
  set: 'Set',
  quiet: (from: string, to: string) => `Your clock stands from ${from} to ${to}, every day.`,
  noQuiet: 'Your clock runs day and night.',
  note: 'Half a day at most, and for seven days at least; the same time twice is none.',
} as const;
