import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NewPairing } from './acts.ts';
import { activeIn } from './field.ts';
import { better, namesUpTo, Played, settingsOf, swiss } from './event.fixture.ts';
import { fold } from './fold.ts';
import { historyOf } from './history.ts';
import { perfectMatching } from './matching.ts';
import { pairNow } from './pair.ts';
import { sidesHad } from './sides.ts';
import { madeUpEntrants, simulate } from './simulate.ts';
import type { EventState } from './state.ts';
import { type Cost, type Player, playerOf, type Ranked, rankedOf, scaleOf } from './swiss-weights.ts';

/** An event after some rounds that were played by chance, with whatever may happen in them. */
const events = fc
  .record({
    entrants: fc.integer({ min: 3, max: 10 }),
    played: fc.integer({ min: 0, max: 4 }),
    seed: fc.string({ minLength: 1, maxLength: 8 }),
    legs: fc.constantFrom<1 | 2>(1, 2),
    late: fc.constantFrom(0, 0.25),
  })
  .map(({ entrants, played, seed, legs, late }): EventState => {
    const entries = [];
    const chances = { draws: 0.2, withdrawals: 0.05, noShows: 0.05, doubleLosses: 0.02, late };
    const settings = settingsOf(swiss(played + 1), { legs });
    for (const entry of simulate(settings, madeUpEntrants(entrants, seed), seed, chances)) {
      if (entry.act.act === 'propose' && entry.act.round > played) break;
      if (entry.act.act === 'finish') break;
      entries.push(entry);
    }
    const state = fold(entries);
    if (!state.ok) throw new Error(state.error.message);
    return state.value;
  });

const playersOf = (state: EventState): Ranked[] => {
  const histories = historyOf(state);
  const active = activeIn(state, state.rounds.length + 1);
  return rankedOf(active.map(({ id, seed }): Player => playerOf(id, seed, histories, new Set())));
};

const plus = (one: Cost, other: Cost): Cost => ({
  first: one.first + other.first,
  second: one.second + other.second,
  third: one.third + other.third,
});
const isLess = (one: Cost, other: Cost): boolean =>
  one.first !== other.first
    ? one.first < other.first
    : one.second !== other.second
      ? one.second < other.second
      : one.third < other.third;

/** What the best legal pairing costs, by trying all; `null` where there is none. */
function leastCost(players: readonly Ranked[]): Cost | null {
  const scale = scaleOf(players, true);
  const among = (left: readonly Ranked[], mayRest: boolean): Cost | null => {
    const [one, ...rest] = left;
    if (!one) return { first: 0, second: 0, third: 0 };
    let best: Cost | null = null;
    const take = (cost: Cost, others: Cost | null): void => {
      const total = others && plus(cost, others);
      if (total && (best === null || isLess(total, best))) best = total;
    };
    if (mayRest && one.mayHaveBye) take({ ...scale.bye(one, 0) }, among(rest, false));
    for (const other of rest) {
      if (one.met.has(other.id)) continue;
      take(
        { ...scale.pair(one, other, 0) },
        among(
          rest.filter((left) => left !== other),
          mayRest,
        ),
      );
    }
    return best;
  };
  return among(players, players.length % 2 === 1);
}

function costOf(pairings: readonly Pick<NewPairing, 'a' | 'b'>[], players: readonly Ranked[]): Cost {
  const scale = scaleOf(players, true);
  const byId = new Map(players.map((player) => [player.id, player]));
  return pairings.reduce<Cost>(
    (sum, { a, b }) => {
      const [one, other] = [byId.get(a), byId.get(b ?? '')];
      if (!one) throw new Error('a stranger is paired');
      return plus(sum, other ? { ...scale.pair(one, other, 0) } : { ...scale.bye(one, 0) });
    },
    { first: 0, second: 0, third: 0 },
  );
}

/** By the matcher that is given every legal edge. */
function bestOfAllEdges(players: readonly Ranked[]): Pick<NewPairing, 'a' | 'b'>[] {
  const scale = scaleOf(players, true);
  const [from, to, weights]: [number[], number[], number[]] = [[], [], []];
  const add = (i: number, j: number, { first, second, third }: Cost): void => {
    from.push(i);
    to.push(j);
    weights.push(-first, -second, -third);
  };
  for (const [i, one] of players.entries()) {
    if (players.length % 2 === 1 && one.mayHaveBye) add(i, players.length, scale.bye(one, 0));
    for (const other of players.slice(i + 1)) if (!one.met.has(other.id)) add(i, other.at, scale.pair(one, other, 0));
  }
  const search = perfectMatching({
    vertices: players.length + (players.length % 2),
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    weights: Float64Array.from(weights),
  });
  let step = search.next();
  while (step.done !== true) step = search.next();
  const mate = step.value?.mate ?? new Int32Array();
  return players.flatMap(({ id, at }) => {
    const other = mate[at] ?? 0;
    return other > at ? [{ a: id, b: players[other]?.id ?? null }] : [];
  });
}

describe('a round of a Swiss event', () => {
  test('is the best of all legal ones, up to ten entrants', () => {
    fc.assert(
      fc.property(
        events.filter(
          ({ settings, phase, rounds }) =>
            phase === 'running' &&
            settings.legs === 1 &&
            settings.format.kind === 'swiss' &&
            rounds.length < settings.format.rounds,
        ),
        (state) => {
          const players = playersOf(state);
          const next = pairNow(state);
          const least = leastCost(players);
          if (!next.ok) {
            expect(least).toBeNull();
            return;
          }
          expect(costOf(next.value.pairings, players)).toEqual(least);
        },
      ),
      { numRuns: 150 },
    );
  });

  test.each([31, 60, 97, 150])(
    'is the best of all with %i entrants, too, though the matcher is given a few edges of each alone',
    (count) => {
      const settings = settingsOf(swiss(4));
      const entries = [];
      for (const entry of simulate(settings, madeUpEntrants(count, 'many'), 'many', { draws: 0.1, noShows: 0.03 })) {
        if (entry.act.act === 'propose') {
          const state = fold(entries);
          if (!state.ok) throw new Error(state.error.message);
          const players = playersOf(state.value);
          expect(costOf(entry.act.pairings, players)).toEqual(costOf(bestOfAllEdges(players), players));
        }
        entries.push(entry);
      }
    },
  );

  test('pairs everybody who is there once, nobody who has withdrawn, nobody twice, with one bye at most', () => {
    fc.assert(
      fc.property(events, (state) => {
        const next = pairNow(state);
        if (!next.ok) return;
        const { pairings } = next.value;
        const paired = pairings.flatMap(({ a, b }) => (b === null ? [a] : [a, b]));
        const active = activeIn(state, state.rounds.length + 1).map(({ id }) => id);
        expect(paired.toSorted()).toEqual(active.toSorted());
        expect(pairings.filter(({ b }) => b === null)).toHaveLength(active.length % 2);
        const histories = historyOf(state);
        for (const { a, b } of pairings) {
          const history = histories.get(a) ?? [];
          if (b === null) expect(history.map(({ kind }) => kind)).not.toContain('bye');
          else expect(history.filter(({ opponent, kind }) => opponent === b && kind !== 'absent')).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('gives the bye to the lowest score that may have one', () => {
    const names = namesUpTo(5);
    const event = Played.running(settingsOf(swiss(3)), names).paired();
    expect(event.shown()).toBe('E1-E3 E2-E4 E5');
    event.results(better(names)).closes().paired();
    // E3 and E4 have nothing; E5 has had it.
    expect(event.pairings().at(-1)).toMatchObject({ a: 'E4', b: null });
  });

  test('is the same whenever the same state is paired', () => {
    fc.assert(
      fc.property(events, (state) => {
        const copy = JSON.parse(JSON.stringify(state)) as EventState;
        expect(pairNow(copy)).toEqual(pairNow(state));
      }),
      { numRuns: 50 },
    );
  });

  test('pairs first half against second half, then winners with winners', () => {
    const names = namesUpTo(8);
    const event = Played.running(settingsOf(swiss(3)), names).paired();
    expect(event.shown()).toBe('E1-E5 E2-E6 E3-E7 E4-E8');
    event.results(better(names)).closes().paired();
    // E1 and E3 have both had the first side, so E1 meets E4.
    expect(event.shown()).toBe('E1-E4 E2-E3 E5-E8 E6-E7');
  });

  test('gives nobody the same side three times running where it can be helped, and evens sides out', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const event = simulate(settingsOf(swiss(7)), madeUpEntrants(24, seed), seed);
      let step = event.next();
      while (step.done !== true) step = event.next();
      const histories = [...historyOf(step.value).values()];
      const beyond = histories.filter((history) => Math.abs(sidesHad(history).difference) > 2);
      expect(beyond).toEqual([]);
      const sides = histories.map((history) => history.flatMap(({ legs }) => legs.map(({ side }) => side)).join(''));
      // Scores come first, so that now and then one must.
      expect(sides.filter((had) => /000|111/.test(had)).length).toBeLessThan(3);
    }
  });

  test('has fixed pairs and byes on request as they were set', () => {
    const event = Played.running(settingsOf(swiss(3)), namesUpTo(6));
    event.does({ act: 'fix', round: 1, a: 'E1', b: 'E2', fixed: true });
    event.does({ act: 'request-bye', round: 1, entrant: 'E3', wanted: true }).paired();
    expect(event.shown()).toMatch(/^E1-E2 E4-E5 /);
    expect(
      event
        .pairings()
        .filter(({ b }) => b === null)
        .map(({ a }) => a)
        .toSorted(),
    ).toEqual(['E3', 'E6']);
    expect(historyOf(event.state).get('E3')).toMatchObject([{ kind: 'requested-bye', points: 1 }]);
  });
});

describe('where no pairing is legal', () => {
  test('the error says what could be given up, and it is done where the organiser says so', () => {
    const event = Played.running(settingsOf(swiss(5)), ['A', 'B']).plays(['A', 'B']);
    const next = pairNow(event.state);
    expect(next).toMatchObject({ ok: false, error: { code: 'no-legal-pairing', choices: ['rematch'] } });
    expect(pairNow(event.state, ['rematch'])).toMatchObject({
      ok: true,
      value: { givenUp: ['rematch'], pairings: [{ a: 'A', b: 'B' }] },
    });
  });

  test('there is never a silent second bye', () => {
    const event = Played.running(settingsOf(swiss(5)), ['A', 'B', 'C']);
    for (let round = 0; round < 3; round++) event.plays(['A', 'B', 'C']);
    expect(pairNow(event.state)).toMatchObject({ ok: false, error: { code: 'no-legal-pairing' } });
    expect(pairNow(event.state, ['rematch', 'second-bye'])).toMatchObject({
      ok: true,
      value: { givenUp: ['rematch', 'second-bye'] },
    });
  });

  test('forbidden pairs meet only where that is given up', () => {
    const event = Played.running(settingsOf(swiss(5)), ['A', 'B', 'C', 'D']);
    for (const b of ['B', 'C', 'D']) event.does({ act: 'forbid', a: 'A', b, forbidden: true });
    expect(pairNow(event.state)).toMatchObject({ ok: false, error: { choices: ['forbidden'] } });
    event.does({ act: 'forbid', a: 'A', b: 'B', forbidden: false }).paired();
    expect(event.shown()).toBe('A-B C-D');
  });
});
