/** Whole events by chance. By day a few of each format; with WALKS a hundred, as long as they take. */
import { describe, expect, test } from 'vitest';
import type { Entry } from './acts.ts';
import { bracket } from './bracket.ts';
import { settingsOf, swiss } from './event.fixture.ts';
import { fieldOf } from './field.ts';
import { apply, begin, fold } from './fold.ts';
import { historyOf, scoreOf } from './history.ts';
import { outcomeOf } from './outcome.ts';
import { pairNow } from './pair.ts';
import { publicState } from './public.ts';
import type { Format, Settings } from './settings.ts';
import { madeUpEntrants, type SimulationOptions, simulate } from './simulate.ts';
import { crossTable, standings } from './standings-pages.ts';
import type { EventState } from './state.ts';
import { eventIsDone } from './tables.ts';

const BY_NIGHT = process.env['WALKS'] !== undefined;
const EVENTS = BY_NIGHT ? 100 : 4;

const CHANCES: SimulationOptions = {
  draws: 0.15,
  withdrawals: 0.03,
  late: 0.2,
  noShows: 0.05,
  doubleLosses: 0.04,
  voids: 0.06,
  undone: 0.15,
  disputes: 0.05,
};

const FORMATS: Readonly<Record<string, Format>> = {
  swiss: swiss(5),
  'round robin': { kind: 'round-robin', cycles: 1 },
  'double round robin': { kind: 'round-robin', cycles: 2 },
  'single elimination': { kind: 'elimination', thirdPlace: true },
  'double elimination': { kind: 'double-elimination' },
  groups: { kind: 'groups', groups: 3, cycles: 1, advance: 2, thirdPlace: true },
  ladder: { kind: 'ladder', reach: 3, answerDays: 3, playDays: 7, inactiveDays: 30 },
};

/** Legs, sides, check-in and what decides a level pairing take turns. */
function settingsFor(format: Format, turn: number): Settings {
  const usual = settingsOf(format);
  return settingsOf(format, {
    legs: turn % 3 === 0 ? 2 : 1,
    sides: (['balanced', 'bids', 'fixed'] as const)[turn % 3] ?? 'balanced',
    ifLevel: (['decider', 'weaker-side', 'seed'] as const)[Math.floor(turn / 3) % 3] ?? 'decider',
    weakerSide: turn % 4 === 0 ? null : 1,
    tieBreaks: ['head-to-head', 'buchholz', 'median-buchholz', 'sonneborn-berger', 'wins', 'margin', 'seed'],
    entry: { ...usual.entry, checkIn: turn % 5 === 0 },
  });
}

/** Whoever changes a state that was given to somebody is found out. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

function check(before: EventState, state: EventState, { act }: Entry): void {
  const names = new Set(state.entrants.map(({ id }) => id));
  const seeds = fieldOf(state).map(({ seed }) => seed);
  expect(seeds).toEqual(seeds.map((_, at) => at + 1));
  for (const [at, round] of state.rounds.entries()) {
    expect(round.number).toBe(at + 1);
    // Only the last round is not closed.
    if (at < state.rounds.length - 1) expect(round.state).toBe('closed');
    const paired = round.pairings.flatMap(({ a, b }) => (b === null ? [a] : [a, b]));
    if (state.settings.format.kind !== 'ladder') expect(new Set(paired).size).toBe(paired.length);
    for (const id of paired) expect(names.has(id)).toBe(true);
    if (round.state === 'closed') {
      for (const pairing of round.pairings) expect(outcomeOf(state, pairing).kind).not.toBe('open');
    }
  }
  if (act.act === 'propose') {
    // Nobody who is gone is paired, and the same state would be paired in the same way.
    const active = new Set(before.entrants.filter(({ state }) => state === 'in').map(({ id }) => id));
    for (const { a, b } of act.pairings) expect([a, b ?? a].every((id) => active.has(id))).toBe(true);
    const again = pairNow(before, act.givenUp);
    expect(again.ok && again.value.pairings).toEqual(act.pairings);
  }
  const rows = standings(state);
  expect(rows.map(({ entrant }) => entrant).toSorted()).toEqual(
    fieldOf(state)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(rows.map(({ place }) => place)).toEqual(rows.map(({ place }) => place).toSorted((a, b) => a - b));
  const histories = historyOf(state);
  for (const { entrant, score } of rows) expect(score).toBe(scoreOf(histories.get(entrant) ?? []));
  // A bid is public with its opponent's alone.
  for (const { bids } of publicState(state).rounds.flatMap(({ pairings }) =>
    pairings.filter(({ legs }) => legs.length === 0),
  ))
    expect(bids).toEqual([]);
}

describe.each(Object.entries(FORMATS))('events by chance: %s', (_, format) => {
  test('withdrawals, late entries, double losses, voids and undone rounds leave everything in order', () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < EVENTS; turn++) {
      const settings = settingsFor(format, turn);
      const entries: Entry[] = [];
      let state: EventState | undefined;
      for (const entry of simulate(
        settings,
        madeUpEntrants(9 + (turn % (BY_NIGHT ? 9 : 3)), `${turn}`),
        `${turn}`,
        CHANCES,
      )) {
        const next = state ? apply(state, entry) : begin(entry);
        if (!next.ok) throw new Error(next.error.message);
        if (state) check(state, next.value, entry);
        state = frozen(next.value);
        entries.push(entry);
        seen.add(entry.act.act);
      }
      if (!state) throw new Error('nothing has happened');
      expect(state.phase).toBe('finished');
      expect(fold(JSON.parse(JSON.stringify(entries)) as Entry[])).toEqual({ ok: true, value: state });
      expect(crossTable(state).map(({ standing }) => standing)).toEqual(standings(state));
      const { kind } = format;
      if (kind === 'elimination' || kind === 'double-elimination') {
        const { champion } = bracket(state);
        if (champion !== null) expect(standings(state)[0]).toMatchObject({ entrant: champion, place: 1 });
      }
    }
    const expected = format.kind === 'ladder' ? ['decline', 'slide', 'withdraw'] : ['undo-round', 'rule', 'withdraw'];
    for (const act of expected) expect(seen).toContain(act);
  }, 600_000);
});

const [ENTRANTS, ROUNDS] = BY_NIGHT ? [400, 9] : [40, 5];

test(`${ENTRANTS} entrants, ${ROUNDS} rounds: folded anew between every two steps, the same pairings and standings come out`, () => {
  const settings = settingsOf(swiss(ROUNDS), { tieBreaks: ['buchholz', 'sonneborn-berger', 'lot'] });
  const event = simulate(settings, madeUpEntrants(ENTRANTS, 'long'), 'long', {
    draws: 0.1,
    noShows: 0.02,
    withdrawals: 0.005,
  });
  const log: string[] = [];
  let step = event.next();
  let state: EventState | undefined;
  while (step.done !== true) {
    const { act } = step.value;
    if (act.act === 'propose' && state) {
      const next = pairNow(state, act.givenUp);
      expect(next.ok && next.value.pairings).toEqual(act.pairings);
    }
    log.push(JSON.stringify(step.value));
    const folded = fold(log.map((line) => JSON.parse(line) as Entry));
    if (!folded.ok) throw new Error(folded.error.message);
    state = folded.value;
    step = event.next();
  }
  expect(state && eventIsDone(state)).toBe(true);
  expect(state && standings(state)).toEqual(standings(step.value));
  expect(state).toEqual(step.value);
}, 1_200_000);
