/** Who is where: by score and tie-breaks, in a knock-out by how far one came, on a ladder by places. */
import { entrantOf, fieldOf } from './field.ts';
import { historyOf, type RoundOf, scoreOf } from './history.ts';
import type { TieBreak } from './settings.ts';
import type { EventState } from './state.ts';
import { isBetter, lotsOf, meetingsAmong, type Reckoning, type Share, sharesOf, valueOf } from './tie-breaks.ts';

export interface Standing {
  readonly entrant: string;
  /** From 1; the same for all whom nothing parts. */
  readonly place: number;
  /** Halves of a point. */
  readonly score: number;
  /** One for each tie-break of the settings, in their order; `null` where it says nothing. */
  readonly values: readonly (number | null)[];
}

function reckoningOf(state: EventState, ids: readonly string[], stage?: number): Reckoning {
  const histories = historyOf(state, stage);
  return {
    settings: state.settings,
    seed: state.seed,
    histories,
    scores: new Map([...histories].map(([id, history]) => [id, scoreOf(history)])),
    seeds: new Map(state.entrants.map(({ id, seed }) => [id, seed])),
    lots: state.settings.tieBreaks.includes('lot') ? lotsOf(state.seed, ids) : new Map(),
  };
}

/** Splits those who are level by one tie-break after the other. */
function ranked(reckoning: Reckoning, ids: readonly string[]): Standing[] {
  const { settings, scores } = reckoning;
  const score = (id: string): number => scores.get(id) ?? 0;
  const values = new Map<string, (number | null)[]>(ids.map((id) => [id, []]));
  let groups = split(ids, score, (one, other) => one > other);
  for (const tieBreak of settings.tieBreaks) {
    groups = groups.flatMap((tied) => {
      const found = new Map(tied.map((id) => [id, valueOf(reckoning, id, tieBreak, tied)]));
      for (const id of tied) values.get(id)?.push(found.get(id) ?? null);
      return split(
        tied,
        (id) => found.get(id) ?? 0,
        (one, other) => isBetter(tieBreak, one, other),
      );
    });
  }
  let place = 1;
  return groups.flatMap((level) => {
    const shared = place;
    place += level.length;
    return level.map((entrant) => ({
      entrant,
      place: shared,
      score: score(entrant),
      values: values.get(entrant) ?? [],
    }));
  });
}

/** In groups of the same value, best first; within a group the order stays. */
function split(
  ids: readonly string[],
  value: (id: string) => number,
  better: (one: number, other: number) => boolean,
): string[][] {
  const by = new Map<number, string[]>();
  for (const id of ids) {
    const group = by.get(value(id));
    if (group) group.push(id);
    else by.set(value(id), [id]);
  }
  return [...by].sort(([one], [other]) => (better(one, other) ? -1 : 1)).map(([, group]) => group);
}

/** Of some of the field, by the rounds of one stage. */
export function standingsAmong(state: EventState, ids: readonly string[], stage: number): Standing[] {
  return ranked(reckoningOf(state, ids, stage), ids);
}

/** By points alone, whatever the format. */
export function standingsByPoints(state: EventState): Standing[] {
  const ids = fieldOf(state).map(({ id }) => id);
  return ranked(reckoningOf(state, ids), ids);
}

export interface TieBreakExplained {
  readonly tieBreak: TieBreak;
  readonly value: number | null;
  /** What each round gave, with what was left out; empty for seed, lot and head to head. */
  readonly shares: readonly Share[];
  /** Of head to head: those who are level so far. */
  readonly tied: readonly string[];
  /** Of head to head: what was played among them. */
  readonly meetings: readonly RoundOf[];
}

export interface Explained {
  readonly entrant: string;
  readonly score: number;
  /** What each round gave to the score. */
  readonly rounds: readonly RoundOf[];
  /** Current score of each opponent, in halves of a point. */
  readonly opponentsScores: Readonly<Record<string, number>>;
  readonly tieBreaks: readonly TieBreakExplained[];
}

/** Number by number how score and tie-breaks came about; `undefined` for who has no place. */
export function explain(state: EventState, id: string): Explained | undefined {
  if ((entrantOf(state, id)?.seed ?? 0) === 0) return undefined;
  const { format, tieBreaks } = state.settings;
  // Within a group it is the group's rounds that count.
  const stage = format.kind === 'groups' ? 0 : undefined;
  const ids = fieldOf(state).map((entrant) => entrant.id);
  const reckoning = reckoningOf(state, ids, stage);
  const rounds = reckoning.histories.get(id) ?? [];
  let tied = ids.filter((other) => reckoning.scores.get(other) === reckoning.scores.get(id));
  const explained = tieBreaks.map((tieBreak): TieBreakExplained => {
    const value = valueOf(reckoning, id, tieBreak, tied);
    const isHeadToHead = tieBreak === 'head-to-head';
    const told: TieBreakExplained = {
      tieBreak,
      value,
      shares: sharesOf(reckoning, id, tieBreak),
      tied: isHeadToHead ? tied : [],
      meetings: isHeadToHead ? meetingsAmong(reckoning, id, tied) : [],
    };
    tied = tied.filter((other) => valueOf(reckoning, other, tieBreak, tied) === value);
    return told;
  });
  const opponents = rounds.flatMap(({ opponent }) => (opponent === null ? [] : [opponent]));
  return {
    entrant: id,
    score: reckoning.scores.get(id) ?? 0,
    rounds,
    opponentsScores: Object.fromEntries(opponents.map((other) => [other, reckoning.scores.get(other) ?? 0])),
    tieBreaks: explained,
  };
}
