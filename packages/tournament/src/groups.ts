/** Groups in which each meets each, and who of them goes on. */
import type { NewPairing } from './acts.ts';
import { depthOf, seedOrder } from './bracket-plan.ts';
import { fieldOf } from './field.ts';
import { perfectMatching } from './matching.ts';
import { bergerRounds, roundRobinRound } from './round-robin.ts';
import type { Format } from './settings.ts';
import { type Standing, standingsAmong } from './standings.ts';
import type { Entrant, EventState } from './state.ts';

export type GroupsFormat = Extract<Format, { kind: 'groups' }>;

/** By the snake: 1 2 3 4, then 4 3 2 1 and so on. */
export function groupOfSeed(seed: number, groups: number): number {
  const row = Math.floor((seed - 1) / groups);
  const at = (seed - 1) % groups;
  return row % 2 === 0 ? at + 1 : groups - at;
}

/** In each group those who are in it, in the order of their seeds. */
export function groupsOf(state: EventState, { groups }: GroupsFormat): Entrant[][] {
  const members: Entrant[][] = Array.from({ length: groups }, () => []);
  for (const entrant of fieldOf(state)) members[groupOfSeed(entrant.seed, groups) - 1]?.push(entrant);
  return members;
}

/** Rounds until the last group has played. */
export function groupRounds({ groups, cycles }: GroupsFormat, entrants: number): number {
  return cycles * bergerRounds(Math.ceil(entrants / groups));
}

/** Without ids. */
export function groupsRound(state: EventState, format: GroupsFormat, round: number): Omit<NewPairing, 'id'>[] {
  return groupsOf(state, format).flatMap((members, at) =>
    round > format.cycles * bergerRounds(members.length) ? [] : roundRobinRound(state.settings, members, round, at + 1),
  );
}

export interface GroupTable {
  /** From 1. */
  readonly group: number;
  readonly standings: readonly Standing[];
}

/** Empty where the event has no groups. */
export function groupTables(state: EventState): GroupTable[] {
  const { format } = state.settings;
  if (format.kind !== 'groups') return [];
  return groupsOf(state, format).map((members, at) => ({
    group: at + 1,
    standings: standingsAmong(
      state,
      members.map(({ id }) => id),
      0,
    ),
  }));
}

/**
 * Who goes on, best seed of the knock-out first: those who have won their groups, then the second ones, and so on. Among those of one
 * place the order is such that who was in one group meets as late as can be. Whoever has withdrawn makes room for the next.
 */
export function qualifiersOf(state: EventState): (string | null)[] {
  const { format } = state.settings;
  if (format.kind !== 'groups') return [];
  const gone = new Set(
    state.entrants.filter(({ state }) => state === 'withdrawn' || state === 'removed').map(({ id }) => id),
  );
  const tables = groupTables(state).map(({ standings }) =>
    standings.map(({ entrant }) => entrant).filter((id) => !gone.has(id)),
  );
  const order = crossOver(format.groups, format.advance);
  return order.map((group, at) => tables[group]?.[Math.floor(at / format.groups)] ?? null);
}

/** For each seed of the knock-out the group, from 0, from which it comes. */
export function crossOver(groups: number, advance: number): number[] {
  const depth = depthOf(groups * advance);
  const placeOf = new Map(seedOrder(depth).map((seed, place) => [seed, place]));
  /** The round of the knock-out in which two seeds may meet. */
  const meeting = (one: number, other: number): number => {
    let [x, y] = [placeOf.get(one) ?? 0, placeOf.get(other) ?? 0];
    let round = 0;
    for (; x !== y; round++) [x, y] = [x >> 1, y >> 1];
    return round;
  };
  const order = Array.from({ length: groups }, (_, group) => group);
  for (let place = 1; place < advance; place++) {
    const from: number[] = [];
    const to: number[] = [];
    const weights: number[] = [];
    for (let group = 0; group < groups; group++) {
      for (let at = 0; at < groups; at++) {
        const seed = place * groups + at + 1;
        let early = 0;
        for (const [index, other] of order.entries())
          if (other === group) early += 8 ** (depth - meeting(seed, index + 1));
        from.push(group);
        to.push(groups + at);
        // Of what is equally late, the best seed to the group that comes last, as the snake has it.
        weights.push(-early, -((groups - 1 - at - group) ** 2), 0);
      }
    }
    const graph = { vertices: 2 * groups, from: Int32Array.from(from), to: Int32Array.from(to) };
    const search = perfectMatching({ ...graph, weights: Float64Array.from(weights) });
    let step = search.next();
    while (step.done !== true) step = search.next();
    for (let at = 0; at < groups; at++) order.push(step.value?.mate[groups + at] ?? at);
  }
  return order;
}
