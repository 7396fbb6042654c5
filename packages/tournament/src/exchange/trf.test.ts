/**
 * Our TRF read back by the table of columns in the standard, which stands here as it stands there: FIDE Handbook C.04, annex 2,
 * "Agreed general data-exchange format for tournament results" (TRF16). No package of the npm registry reads TRF.
 */
import { describe, expect, test } from 'vitest';
import { settingsOf, swiss } from '../event.fixture.ts';
import { fieldOf } from '../field.ts';
import type { Settings } from '../settings.ts';
import { madeUpEntrants, simulate } from '../simulate.ts';
import { standings } from '../standings-pages.ts';
import type { EventState } from '../state.ts';
import { toTrf } from './trf.ts';

/** Columns of a player's line, from 1, both ends among them. */
const COLUMNS = {
  kind: [1, 3],
  startingRank: [5, 8],
  sex: [10, 10],
  title: [11, 13],
  name: [15, 47],
  rating: [49, 52],
  federation: [54, 56],
  number: [58, 68],
  birth: [70, 79],
  points: [81, 84],
  rank: [86, 89],
} as const;
/** Of the first round; those of each further one begin ten columns on. */
const ROUND = { opponent: [92, 95], colour: [97, 97], result: [99, 99] } as const;
const NEXT_ROUND = 10;

const cut = (line: string, [from, to]: readonly [number, number], on = 0): string => line.slice(from - 1 + on, to + on);

/** What a result is worth to whoever has it, in half points; and what the opponent has beside it. */
const RESULTS: Readonly<Record<string, { readonly points: number; readonly beside: readonly string[] }>> = {
  '1': { points: 2, beside: ['0'] },
  '=': { points: 1, beside: ['='] },
  '0': { points: 0, beside: ['1'] },
  '+': { points: 2, beside: ['-'] },
  // Neither of them had come.
  '-': { points: 0, beside: ['+', '-'] },
};
/** Without an opponent: a bye by the pairing, a full or a half point, none. */
const UNPAIRED: Readonly<Record<string, number>> = { U: 2, F: 2, H: 1, Z: 0, ' ': 0 };

interface Cell {
  readonly opponent: number;
  readonly colour: string;
  readonly result: string;
}

function readLine(line: string) {
  const text = (columns: readonly [number, number]) => cut(line, columns).trim();
  const cells: Cell[] = [];
  for (let on = 0; on + ROUND.opponent[0] <= line.length; on += NEXT_ROUND) {
    cells.push({
      opponent: Number(cut(line, ROUND.opponent, on)),
      colour: cut(line, ROUND.colour, on),
      result: cut(line, ROUND.result, on),
    });
    // Between the columns nothing stands.
    expect(cut(line, [90, 91], on)).toBe('  ');
    expect([cut(line, [96, 96], on), cut(line, [98, 98], on)]).toEqual([' ', ' ']);
  }
  for (const column of [4, 9, 14, 48, 53, 57, 69, 80, 85]) expect(cut(line, [column, column])).toBe(' ');
  return {
    name: text(COLUMNS.name),
    startingRank: Number(text(COLUMNS.startingRank)),
    rating: Number(text(COLUMNS.rating)),
    points: text(COLUMNS.points),
    rank: Number(text(COLUMNS.rank)),
    left: [COLUMNS.sex, COLUMNS.title, COLUMNS.federation, COLUMNS.number, COLUMNS.birth].map(text),
    cells,
  };
}

function played(settings: Settings, count: number, seed: string): EventState {
  const event = simulate(settings, madeUpEntrants(count, seed), seed, {
    title: 'Siege of the week',
    draws: 0.2,
    noShows: 0.1,
    doubleLosses: 0.05,
    withdrawals: 0.02,
    late: 0.1,
  });
  for (let step = event.next(); ; step = event.next()) if (step.done === true) return step.value;
}

describe('a report for chess tools, read by the columns of the standard', () => {
  const usual = settingsOf(swiss(7)).entry;
  test.each([
    ['a Swiss event with late entries', settingsOf(swiss(7), { entry: { ...usual, lateUntil: 3 } }), 33],
    ['a large one', settingsOf(swiss(9)), 150],
    ['a round robin', settingsOf({ kind: 'round-robin', cycles: 1 }), 9],
  ])('%s', (_, settings, count) => {
    const state = played(settings, count, `trf ${count}`);
    const trf = toTrf(state);
    if (!trf.ok) throw new Error(trf.error.message);
    expect(trf.value.endsWith('\r\n')).toBe(true);
    const lines = trf.value.split('\r\n').slice(0, -1);
    const head = new Map(
      lines.filter((line) => !line.startsWith('001')).map((line) => [line.slice(0, 3), line.slice(4)]),
    );
    const players = lines.filter((line) => cut(line, COLUMNS.kind) === '001').map(readLine);
    expect(head.get('012')).toBe('Siege of the week');
    expect([head.get('062'), head.get('072')]).toEqual([`${players.length}`, `${players.length}`]);
    const field = fieldOf(state);
    expect(players.map(({ name, startingRank, rating }) => [startingRank, name, rating])).toEqual(
      field.map(({ seed, name, rating }) => [seed, name, rating]),
    );
    const byRank = new Map(players.map((player) => [player.startingRank, player]));
    const points = settings.points;
    expect([points.win, points.draw, points.bye]).toEqual([2, 1, 2]);
    for (const player of players) {
      expect(player.left).toEqual(['', '', '', '', '']);
      let sum = 0;
      for (const [round, { opponent, colour, result }] of player.cells.entries()) {
        if (opponent === 0) {
          expect(colour).toBe('-');
          sum += UNPAIRED[result] ?? Number.NaN;
          continue;
        }
        const known = RESULTS[result];
        const beside = byRank.get(opponent)?.cells[round];
        expect(known?.beside).toContain(beside?.result);
        expect(beside?.opponent).toBe(player.startingRank);
        expect(new Set([colour, beside?.colour])).toEqual(new Set(['b', 'w']));
        sum += known?.points ?? Number.NaN;
      }
      expect([player.name, player.points]).toEqual([player.name, (sum / 2).toFixed(1)]);
    }
    const rows = standings(state).map(({ entrant, place }) => [field.find(({ id }) => id === entrant)?.seed, place]);
    expect(players.map(({ startingRank, rank }) => [startingRank, rank]).toSorted(([a = 0], [b = 0]) => a - b)).toEqual(
      rows.toSorted(([a = 0], [b = 0]) => (a ?? 0) - (b ?? 0)),
    );
    // Nobody's line ends before the last round in which they were paired.
    expect(Math.max(...players.map(({ cells }) => cells.length))).toBe(state.rounds.length);
  });
});
