import { describe, expect, test } from 'vitest';
import { bracket } from './bracket.ts';
import { doubleEliminationPlan, eliminationPlan, seedOrder } from './bracket-plan.ts';
import { better, namesUpTo, Played, settingsOf } from './event.fixture.ts';
import { crossOver, groupOfSeed, groupTables } from './groups.ts';
import type { Format } from './settings.ts';
import { standings } from './standings-pages.ts';
import { eventIsDone, roundsOf } from './tables.ts';

const elimination = (thirdPlace = false): Format => ({ kind: 'elimination', thirdPlace });
const double: Format = { kind: 'double-elimination' };

const places = (event: Played): string[] => standings(event.state).map(({ entrant, place }) => `${place} ${entrant}`);

describe('seeding', () => {
  test('is 1-16, 8-9, … so that the two best can meet in the final alone', () => {
    expect(seedOrder(4)).toEqual([1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
  });

  test('gives byes to the best', () => {
    const event = Played.running(settingsOf(elimination()), namesUpTo(5)).paired();
    expect(event.shown()).toBe('E1 E4-E5 E2 E3');
  });
});

describe('single elimination', () => {
  test('whoever loses is out, and the third place is played for where it is wanted', () => {
    const names = namesUpTo(8);
    const event = Played.running(settingsOf(elimination(true)), names);
    event.plays(names).plays(names).plays(names);
    expect(event.shown()).toBe('E1-E2 E3-E4');
    expect(bracket(event.state).champion).toBe('E1');
    expect(places(event)).toEqual(['1 E1', '2 E2', '3 E3', '4 E4', '5 E5', '5 E6', '5 E7', '5 E8']);
    expect(eventIsDone(event.state)).toBe(true);
  });

  test('whoever withdraws loses without a match, and nobody has an opponent who is gone', () => {
    const names = namesUpTo(4);
    const event = Played.running(settingsOf(elimination()), names).plays(names);
    event.does({ act: 'withdraw', entrant: 'E1' });
    // Nobody is left to meet E2.
    expect(eventIsDone(event.state)).toBe(true);
    expect(bracket(event.state).champion).toBe('E2');
    expect(places(event).slice(0, 2)).toEqual(['1 E2', '2 E1']);
  });

  test('where both lose, nobody goes on, and the next opponent has a bye', () => {
    const names = namesUpTo(8);
    const event = Played.running(settingsOf(elimination()), names).paired();
    const of = (a: string) => event.pairings().find((pairing) => pairing.a === a) ?? { id: '' };
    event.ends(of('E1'), { kind: 'double-loss' }).results(better(names)).closes().paired();
    expect(event.shown()).toBe('E4 E2-E3');
  });

  test('by hand two may change places, and nobody comes in from outside', () => {
    const event = Played.running(settingsOf(elimination()), namesUpTo(4));
    const pairing = (id: string, a: string, b: string, slot: string) => ({ id, a, b, first: ['a' as const], slot });
    event.does({
      act: 'propose',
      round: 1,
      pairings: [pairing('r1p1', 'E1', 'E4', 'w1.1'), pairing('r1p2', 'E2', 'E3', 'w1.2')],
    });
    const swapped = [pairing('r1p1', 'E1', 'E3', 'w1.1'), pairing('r1p2', 'E2', 'E4', 'w1.2')];
    event.does({ act: 'edit', round: 1, pairings: swapped });
    expect(event.refused({ act: 'edit', round: 1, pairings: swapped.slice(1) })).toBe('not-in-the-table');
  });
});

describe('a level pairing of a knock-out', () => {
  const drawn = (over: Parameters<typeof settingsOf>[1]) =>
    Played.running(settingsOf(elimination(), over), ['A', 'B'])
      .paired()
      .ends({ id: 'r1p1' }, { kind: 'played', winner: null, margin: 0 });
  const legs = (event: Played) => event.pairings()[0]?.legs.map(({ sides }) => sides.join('-'));

  test('gets a decider with sides swapped, which its winner wins', () => {
    const event = drawn({});
    expect(legs(event)).toEqual(['A-B', 'B-A']);
    expect(event.refused({ act: 'close-round', round: 1 })).toBe('undecided');
    event.ends({ id: 'r1p1' }, { kind: 'played', winner: 'B', margin: 1 }, 1).closes();
    expect(bracket(event.state).champion).toBe('B');
  });

  test('after two deciders that are level, goes to who had the weaker side in the last one', () => {
    const event = drawn({ weakerSide: 1 });
    event.results(() => null);
    expect(legs(event)).toEqual(['A-B', 'B-A', 'A-B']);
    expect(bracket(event.closes().state).champion).toBe('B');
  });

  test('or to the lot where no side is weaker, the same whenever it is drawn', () => {
    const champions = [1, 2].map(
      () =>
        bracket(
          drawn({})
            .results(() => null)
            .closes().state,
        ).champion,
    );
    expect(champions[0]).not.toBeNull();
    expect(champions[1]).toBe(champions[0]);
  });

  test('goes at once to the weaker side or the better seed, if the settings have it so', () => {
    expect(bracket(drawn({ ifLevel: 'weaker-side', weakerSide: 1 }).closes().state).champion).toBe('B');
    expect(bracket(drawn({ ifLevel: 'seed' }).closes().state).champion).toBe('A');
  });

  test('of two legs is level only where points and margins are', () => {
    const event = Played.running(settingsOf(elimination(), { legs: 2 }), ['A', 'B']).paired();
    event.ends({ id: 'r1p1' }, { kind: 'played', winner: 'A', margin: 3 }, 0);
    event.ends({ id: 'r1p1' }, { kind: 'played', winner: 'B', margin: 5 }, 1);
    expect(legs(event)).toEqual(['A-B', 'B-A']);
    expect(bracket(event.closes().state).champion).toBe('B');
  });

  test('loses a decider that nobody needs any more when a ruling decides it', () => {
    const event = drawn({});
    event.does({ act: 'rule', pairing: 'r1p1', leg: 0, result: { kind: 'adjudicated', winner: 'A', margin: 2 } });
    expect(legs(event)).toEqual(['A-B']);
  });
});

describe('double elimination', () => {
  test('has one grand final where whoever has not lost wins it', () => {
    const names = namesUpTo(8);
    const event = Played.running(settingsOf(double), names);
    while (!eventIsDone(event.state)) event.plays(names);
    expect(event.round).toBe(6);
    expect(roundsOf(settingsOf(double), 8)).toEqual({ rounds: 6, matches: 14 });
    expect(places(event).slice(0, 4)).toEqual(['1 E1', '2 E2', '3 E3', '4 E4']);
  });

  test('has a second one only where whoever came from the losers wins the first', () => {
    const names = namesUpTo(4);
    const event = Played.running(settingsOf(double), names).plays(names).plays(names).plays(names);
    const first = event.paired().shown();
    expect(first).toBe('E1-E2');
    event.results(() => 'E2').closes();
    expect(eventIsDone(event.state)).toBe(false);
    event
      .paired()
      .results(() => 'E1')
      .closes();
    expect(eventIsDone(event.state)).toBe(true);
    expect(bracket(event.state)).toMatchObject({ champion: 'E1' });
  });

  test.each([2, 3, 5, 6, 8, 11, 16])('of %i puts out who has lost twice, and nobody else', (count) => {
    const names = namesUpTo(count);
    const event = Played.running(settingsOf(double), names);
    const losses = new Map<string, number>();
    let turn = 0;
    while (!eventIsDone(event.state)) {
      event.paired();
      for (const { a, b } of event.pairings()) {
        for (const id of b === null ? [a] : [a, b]) expect(losses.get(id) ?? 0).toBeLessThan(2);
      }
      event.results(({ a, b }) => (turn++ % 3 === 0 ? (b ?? a) : a)).closes();
      for (const { a, b, legs } of event.pairings()) {
        const { result } = legs[0] ?? {};
        if (b === null || result?.kind !== 'played') continue;
        const loser = result.winner === a ? b : a;
        losses.set(loser, (losses.get(loser) ?? 0) + 1);
      }
    }
    const { champion } = bracket(event.state);
    expect(losses.get(champion ?? '') ?? 0).toBeLessThan(2);
    expect([...losses].filter(([id, lost]) => id !== champion && lost !== 2)).toEqual([]);
  });

  test('every slot but the last is led to by its sources, each once', () => {
    for (const plan of [eliminationPlan(13, true), doubleEliminationPlan(16)]) {
      const seen = new Set<string>();
      for (const { sources } of plan) {
        for (const source of sources) {
          const key = source.from === 'seed' ? `seed ${source.seed}` : `${source.from} ${source.slot}`;
          expect(seen.has(key)).toBe(false);
          seen.add(key);
        }
      }
    }
  });
});

describe('groups, then a knock-out', () => {
  const groups: Format = { kind: 'groups', groups: 4, cycles: 1, advance: 2, thirdPlace: false };

  test('are seeded by the snake', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => groupOfSeed(seed, 4))).toEqual([1, 2, 3, 4, 4, 3, 2, 1, 1]);
  });

  test('send on the best of each, and group mates meet as late as can be', () => {
    const order = crossOver(4, 2);
    expect(order.slice(0, 4)).toEqual([0, 1, 2, 3]);
    const halfOf = (seed: number): number => (seedOrder(3).indexOf(seed) < 4 ? 0 : 1);
    for (const group of [0, 1, 2, 3]) {
      const [first = 0, second = 0] = order.flatMap((of, at) => (of === group ? [at + 1] : []));
      expect(halfOf(first)).not.toBe(halfOf(second));
    }
  });

  test('with an odd one rest in turn, and go on to a final', () => {
    const names = namesUpTo(18);
    const event = Played.running(settingsOf(groups), names);
    let rounds = 0;
    while (!eventIsDone(event.state)) {
      event.plays(names);
      rounds++;
    }
    expect(rounds).toBe(roundsOf(event.state.settings, 18).rounds);
    expect(groupTables(event.state).map(({ standings }) => standings.length)).toEqual([5, 5, 4, 4]);
    expect(bracket(event.state).champion).toBe('E1');
    expect(places(event)[0]).toBe('1 E1');
  });

  test('need as many entrants as their groups', () => {
    const event = new Played(settingsOf(groups)).does({ act: 'open-entries' });
    for (const name of namesUpTo(7)) event.enters(name);
    expect(event.refused({ act: 'begin' })).toBe('too-few-entrants');
  });
});
