/** The words of ratings. */
import type { RatingRange, Seat, ShownRating } from '@warbeacon/protocol';
import { count } from './en.ts';

/** As chess players write it: `1500?` while little is known. */
const points = ({ points: of, uncertain }: ShownRating): string => `${of}${uncertain ? '?' : ''}`;

/** With a true minus, which is as wide as a plus. */
const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0');

export const ratings = {
  points,
  signed,
  rated: 'Rated',
  ratedNote: 'It changes the ratings of both, once both have moved.',
  /** Of the people at a table, those who have a rating. */
  players: (seats: readonly Seat[]): string =>
    seats.flatMap(({ name, rating }) => (name !== null && rating ? `${name} ${points(rating)}` : [])).join(', '),
  range({ least, most }: RatingRange): string {
    if (least !== null && most !== null) return `for ratings from ${least} to ${most}`;
    return least === null ? `for ratings up to ${most}` : `for ratings from ${least}`;
  },
  choose: 'Rated match',
  chooseNote: 'Between two accounts, by the usual options. The result changes both ratings.',
  needsAccount: 'Rated matches are between two accounts.',
  toAccount: 'Sign in or make an account',
  usualOnly: 'Not with these options: rated matches are played by the usual ones.',
  toPlayers: 'The best players',
  opponents: 'Opponents',
  anybody: 'Anybody',
  /** Of opponents at most so many points away from one's own. */
  near: (own: number, away: number) => `Rated ${own - away} to ${own + away}`,
  changes: 'Ratings',
  change: (rating: ShownRating, change: number) =>
    `${points({ ...rating, points: rating.points - change })} → ${points(rating)}`,
  uncounted: 'This match was rated, but one of you left before both had moved. It does not count.',
  reckoning: 'The ratings are being reckoned …',
  within: (away: number | null) =>
    away === null
      ? 'Anybody will do by now, however strong.'
      : `Looking for somebody at most ${away} points away from you; farther the longer it takes.`,

  title: 'The best players',
  lead: (games: number) =>
    `Whoever has an account and plays rated matches has a rating in each game. Here stand those who have played ${games} of them at least, and whose rating is well known. A question mark elsewhere says that it is not, yet.`,
  nobody: 'Nobody has played enough rated matches of this game yet.',
  rank: 'Rank',
  name: 'Name',
  rating: 'Rating',
  games: 'Games',
  bias: (side: string, worth: number, games: number) =>
    `By ${count(games, 'rated match', 'rated matches')}, ${side} is better off by ${worth} points. Ratings allow for it: to win on the harder side is worth more.`,
  of: (games: number) => count(games, 'rated match', 'rated matches'),
  uncertain: 'not yet well known',
  /** What a chart shows, for who does not see it. */
  chart: (first: number, last: number, least: number, most: number, games: number) =>
    `Rating over the last ${count(games, 'match', 'matches')}: from ${first} to ${last}, never below ${least} nor above ${most}.`,
  chartTable: 'As a table',
  date: 'Date',
} as const;
