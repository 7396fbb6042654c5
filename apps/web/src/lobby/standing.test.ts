import type { MatchSummary } from '@warbeacon/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { cards, GAME_IDS, knows, loadFace, titles } from '../games/index.ts';
import { seatName, standing, unusualOf } from './standing.ts';
import { sorted } from './use-games.ts';

const match = (more: Partial<MatchSummary> = {}): MatchSummary => ({
  matchId: '0'.repeat(32),
  game: 'helms-deep',
  title: "Helm's Deep",
  visibility: 'listed',
  status: 'live',
  seats: [
    { side: 'isengard', name: 'Ann', computer: false },
    { side: 'westernesse', name: null, computer: true },
  ],
  turn: 3,
  phase: 'isengard-movement',
  toMove: 'isengard',
  winner: null,
  createdAt: 0,
  updatedAt: 0,
  options: { earlyEnd: true },
  practice: false,
  lesson: null,
  clock: null,
  watching: { policy: 'open' },
  deadline: null,
  yourSide: null,
  rematch: null,
  voided: false,
  rated: false,
  strict: false,
  bots: false,
  range: null,
  ...more,
});
const told = (of: MatchSummary) => standing(of, titles.of(of.game));

beforeAll(() => Promise.all([cards.load(GAME_IDS), titles.load(GAME_IDS)]));

describe('a match of a list', () => {
  test('is told in the words of its game', () => {
    expect(told(match())).toBe('Isengard moves: Ann to move');
    expect(told(match({ yourSide: 'isengard' }))).toBe('Isengard moves: Your move');
    expect(told(match({ status: 'over', winner: 'westernesse' }))).toBe('Westernesse won');
    expect(unusualOf(match(), titles.of('helms-deep'))).toContain('Victory before the last turn: Yes');
  });

  const other = { game: 'the-pass', phase: 'snow', toMove: 'north', winner: 'north' };
  test('of a game that nobody here knows is told as the server names things', () => {
    const seats = [
      { side: 'north', name: 'Ann', computer: false },
      { side: 'south', name: null, computer: false },
    ];
    expect(told(match({ ...other, seats }))).toBe('snow: Ann to move');
    expect(told(match({ ...other, seats, status: 'over' }))).toBe('north won');
    expect(seatName(match({ ...other, seats }), 'south')).toBe('free seat');
    expect(unusualOf(match({ ...other, seats, practice: true }), titles.of('the-pass'))).toMatch(/^Practice/);
  });
});

test.each(['the-pass', '', '__proto__', 'toString', 'helms-deep/../shell'])('there is no face for %j', async (game) => {
  await titles.load([game]);
  expect(titles.of(game)).toBeUndefined();
  expect(knows(game)).toBe(false);
  expect(await loadFace(game)).toBeUndefined();
});

test.each(GAME_IDS)('%s has its own id, and two sides, of which each has its part', (id) => {
  const title = titles.of(id);
  expect(title?.id).toBe(id);
  expect(new Set(title?.sides.map(({ part }) => part)).size).toBe(2);
  expect(title?.sides.filter(({ easier }) => easier).length).toBeLessThanOrEqual(1);
  expect(new Set(title?.sides.map((side) => side.id)).size).toBe(2);
});

test('of the games of a server those are offered that the page knows', () => {
  const games = [
    { id: 'the-pass', title: 'The Pass' },
    { id: 'helms-deep', title: "Helm's Deep" },
  ];
  expect(sorted(games)).toEqual({ cards: [cards.of('helms-deep')], unknown: ['The Pass'] });
  expect(sorted([])).toEqual({ cards: [], unknown: [] });
});
