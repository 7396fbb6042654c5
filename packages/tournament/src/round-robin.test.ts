import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { better, namesUpTo, Played, roundRobin, settingsOf } from './event.fixture.ts';
import { historyOf } from './history.ts';
import { bergerRound, bergerRounds } from './round-robin.ts';
import { sidesHad } from './sides.ts';
import { standings } from './standings-pages.ts';

const table = (entrants: number): string[] =>
  Array.from({ length: bergerRounds(entrants) }, (_, at) =>
    bergerRound(entrants, at + 1)
      .map(([one, other]) => `${one}-${other}`)
      .join(' '),
  );

describe('Berger tables', () => {
  // FIDE Handbook, C.05, annex 1.
  test('of 3 or 4', () => expect(table(4)).toEqual(['1-4 2-3', '4-3 1-2', '2-4 3-1']));

  test('of 5 or 6', () =>
    expect(table(6)).toEqual(['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']));

  test('of 7 or 8', () =>
    expect(table(8)).toEqual([
      '1-8 2-7 3-6 4-5',
      '8-5 6-4 7-3 1-2',
      '2-8 3-1 4-7 5-6',
      '8-6 7-5 1-4 2-3',
      '3-8 4-2 5-1 6-7',
      '8-7 1-6 2-5 3-4',
      '4-8 5-3 6-2 7-1',
    ]));

  test('in them each meets each once, sides are even to within one, and of an odd number each rests once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), (entrants) => {
        const met = new Set<string>();
        const first = new Map<number, number>();
        const rested: number[] = [];
        for (let round = 1; round <= bergerRounds(entrants); round++) {
          const seen = new Set<number>();
          for (const [one, other] of bergerRound(entrants, round)) {
            met.add([one, other].sort((a, b) => a - b).join('-'));
            seen.add(one).add(other);
            first.set(one, (first.get(one) ?? 0) + 1);
          }
          for (let who = 1; who <= entrants; who++) if (!seen.has(who)) rested.push(who);
        }
        expect(met.size).toBe((entrants * (entrants - 1)) / 2);
        expect(rested).toHaveLength(entrants % 2 === 1 ? entrants : 0);
        expect(new Set(rested).size).toBe(rested.length);
        for (let who = 1; who <= entrants; who++)
          expect(Math.abs(2 * (first.get(who) ?? 0) - (entrants - 1))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a round robin', () => {
  test('is what the tables say, and in the second cycle sides are swapped', () => {
    const names = namesUpTo(4);
    const event = Played.running(settingsOf(roundRobin(2)), names);
    const rounds: string[] = [];
    for (let round = 0; round < 6; round++) {
      event.plays(names);
      rounds.push(
        event
          .pairings()
          .map(({ legs }) => legs[0]?.sides.join('-').replaceAll('E', ''))
          .join(' '),
      );
    }
    expect(rounds).toEqual([...table(4), ...table(4).map((line) => line.replaceAll(/(\d)-(\d)/g, '$2-$1'))]);
    for (const history of historyOf(event.state).values()) expect(sidesHad(history).difference).toBe(0);
    expect(standings(event.state).map(({ entrant, score }) => [entrant, score / 2])).toEqual([
      ['E1', 6],
      ['E2', 4],
      ['E3', 2],
      ['E4', 0],
    ]);
    expect(event.refused({ act: 'propose', round: 7, pairings: [] })).toBe('no-more-rounds');
  });

  test('gives nothing for resting, and a bye to whoever would meet somebody who is gone', () => {
    const names = ['A', 'B', 'C'];
    const event = Played.running(settingsOf(roundRobin()), names).plays(names);
    expect(event.shown()).toBe('B-C');
    event.does({ act: 'withdraw', entrant: 'C' }).paired().results(better(names)).closes();
    event.paired().results(better(names)).closes();
    const kinds = [...historyOf(event.state)].map(([id, history]) => [id, history.map(({ kind }) => kind).join(' ')]);
    expect(kinds).toEqual([
      ['A', expect.stringMatching(/^rest /)],
      ['B', expect.stringContaining('rest')],
      ['C', 'loss absent absent'],
    ]);
    expect(kinds.flatMap(([, kind]) => kind?.split(' ') ?? []).filter((kind) => kind === 'bye')).toHaveLength(1);
  });

  test('takes by hand other sides, not other pairs', () => {
    const event = Played.running(settingsOf(roundRobin()), ['A', 'B', 'C', 'D']);
    event.does({
      act: 'propose',
      round: 1,
      pairings: [
        { id: 'r1p1', a: 'A', b: 'D', first: ['a'] },
        { id: 'r1p2', a: 'B', b: 'C', first: ['a'] },
      ],
    });
    event.does({
      act: 'edit',
      round: 1,
      pairings: [
        { id: 'r1p1', a: 'A', b: 'D', first: ['b'] },
        { id: 'r1p2', a: 'B', b: 'C', first: ['a'] },
      ],
    });
    const others = [
      { id: 'r1p1', a: 'A', b: 'B', first: ['a' as const] },
      { id: 'r1p2', a: 'C', b: 'D', first: ['a' as const] },
    ];
    expect(event.refused({ act: 'edit', round: 1, pairings: others })).toBe('not-in-the-table');
  });
});
