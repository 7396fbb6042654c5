/** Standings of an event, whatever its format, and how all met all. */
import { bracket, knockOutRounds } from './bracket.ts';
import { groupTables } from './groups.ts';
import { historyOf, type RoundOf } from './history.ts';
import { outcomeOf } from './outcome.ts';
import { type Standing, standingsByPoints } from './standings.ts';
import type { EventState } from './state.ts';

export { type Explained, explain, type Standing, type TieBreakExplained } from './standings.ts';

/**
 * By score and tie-breaks; in a knock-out by how far one came, on a ladder by places. After groups come first those who went on, then
 * all others by their places in their groups.
 */
export function standings(state: EventState): Standing[] {
  const { format } = state.settings;
  const byPoints = standingsByPoints(state);
  switch (format.kind) {
    case 'swiss':
    case 'round-robin':
      return byPoints;
    case 'elimination':
    case 'double-elimination':
      // Those who came equally far stand by their seeds.
      return byOrder(bySeed(state, byPoints), knockOutOrder(state));
    case 'groups':
      return byOrder(byPoints, groupsOrder(state));
    case 'ladder':
      return byOrder(byPoints, new Map(state.places.map((id, at) => [id, state.places.length - at])));
  }
}

function bySeed(state: EventState, rows: readonly Standing[]): Standing[] {
  const seeds = new Map(state.entrants.map(({ id, seed }) => [id, seed]));
  return rows.toSorted((one, other) => (seeds.get(one.entrant) ?? 0) - (seeds.get(other.entrant) ?? 0));
}

/** More is better; who has none comes after all who have. */
function byOrder(rows: readonly Standing[], order: ReadonlyMap<string, number>): Standing[] {
  const of = (id: string): number => order.get(id) ?? Number.NEGATIVE_INFINITY;
  const sorted = rows.toSorted((one, other) => {
    const [a, b] = [of(one.entrant), of(other.entrant)];
    return a === b ? 0 : b - a;
  });
  let place = 1;
  let before: number | undefined;
  return sorted.map((row, at) => {
    const now = of(row.entrant);
    if (now !== before) place = at + 1;
    before = now;
    return { ...row, place };
  });
}

/** More of it is a step further in the bracket, whatever happens within one round. */
const STEP = 10;

/** How far each has come. */
function knockOutOrder(state: EventState): Map<string, number> {
  const order = new Map<string, number>();
  for (const [at, { pairings, state: now }] of knockOutRounds(state).entries()) {
    if (now === 'proposed') continue;
    for (const pairing of pairings) {
      // For the third place one plays below all who play in the final.
      const here = (at + 1) * STEP - (pairing.slot === 't1' ? STEP / 2 : 0);
      const outcome = outcomeOf(state, pairing);
      const goesOn = outcome.kind === 'bye' ? pairing.a : outcome.kind === 'win' ? outcome.winner : undefined;
      for (const id of pairing.b === null ? [pairing.a] : [pairing.a, pairing.b])
        order.set(id, here + (id === goesOn ? 1 : 0));
    }
  }
  const { champion } = bracket(state);
  if (champion !== null) order.set(champion, Number.MAX_SAFE_INTEGER);
  return order;
}

function groupsOrder(state: EventState): Map<string, number> {
  const order = new Map<string, number>();
  for (const { standings } of groupTables(state))
    for (const { entrant, place } of standings) order.set(entrant, -place);
  if (knockOutRounds(state).length > 0) for (const [id, value] of knockOutOrder(state)) order.set(id, value);
  return order;
}

export interface CrossCell {
  readonly opponent: string;
  /** All that the two played or were to play. */
  readonly rounds: readonly RoundOf[];
}

export interface CrossRow {
  readonly standing: Standing;
  /** Only opponents that one had, in the order of the rounds. */
  readonly cells: readonly CrossCell[];
  readonly rounds: readonly RoundOf[];
}

/** In the order of the standings. */
export function crossTable(state: EventState): CrossRow[] {
  const histories = historyOf(state);
  return standings(state).map((standing) => {
    const rounds = histories.get(standing.entrant) ?? [];
    const cells = new Map<string, RoundOf[]>();
    for (const round of rounds) {
      if (round.opponent === null) continue;
      cells.set(round.opponent, [...(cells.get(round.opponent) ?? []), round]);
    }
    return { standing, rounds, cells: [...cells].map(([opponent, met]) => ({ opponent, rounds: met })) };
  });
}
