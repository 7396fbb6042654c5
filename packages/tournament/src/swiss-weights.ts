/**
 * What a Swiss round is measured by. Costs of a pair stand in three numbers, most important first, and each number holds several
 * criteria in bands so wide that all pairs together never carry over into the next band; so less of a more important
 * criterion always outweighs everything below it, exactly.
 *
 * 1. What was given up (none, usually), the score of who has the bye, squared differences of scores.
 * 2. Sides thrice running or too uneven, unevenness of sides, floating twice running.
 * 3. How far a pair is from first half against second half of its score group.
 */
import { HAVE_MET, NO_BYE_AFTER, type RoundOf } from './history.ts';
import { type SidesHad, sideCost, sidesHad } from './sides.ts';

export interface Player {
  readonly id: string;
  readonly seed: number;
  /** Halves of a point. */
  readonly score: number;
  readonly met: ReadonlySet<string>;
  /** Entrants with whom it must not be paired. */
  readonly forbidden: ReadonlySet<string>;
  readonly mayHaveBye: boolean;
  readonly sides: SidesHad;
  /** Met somebody of another score in the last round, or had the bye. */
  readonly floated: boolean;
}

/** A player among those that a round pairs: best first, in its score group. */
export interface Ranked extends Player {
  /** In the whole list, from 0. */
  readonly at: number;
  /** In the score group, from 0, and how many are in it. */
  readonly inGroup: number;
  readonly groupSize: number;
}

export function playerOf(
  id: string,
  seed: number,
  histories: ReadonlyMap<string, readonly RoundOf[]>,
  forbidden: ReadonlySet<string>,
): Player {
  const history = histories.get(id) ?? [];
  const met = new Set<string>();
  let score = 0;
  for (const { kind, opponent, points } of history) {
    if (opponent !== null && HAVE_MET.has(kind)) met.add(opponent);
    score += points;
  }
  return {
    id,
    seed,
    score,
    met,
    forbidden,
    mayHaveBye: !history.some(({ kind }) => NO_BYE_AFTER.has(kind)),
    sides: sidesHad(history),
    floated: floatedLast(history, histories),
  };
}

function floatedLast(history: readonly RoundOf[], histories: ReadonlyMap<string, readonly RoundOf[]>): boolean {
  const last = history.at(-1);
  if (last === undefined) return false;
  if (last.kind === 'bye') return true;
  if (last.opponent === null) return false;
  const before = (rounds: readonly RoundOf[]): number => {
    let score = 0;
    for (const { round, points } of rounds) if (round < last.round) score += points;
    return score;
  };
  return before(history) !== before(histories.get(last.opponent) ?? []);
}

/** By score, then seed. */
export function rankedOf(players: readonly Player[]): Ranked[] {
  const sorted = [...players].sort((one, other) => other.score - one.score || one.seed - other.seed);
  const sizes = new Map<number, number>();
  for (const { score } of sorted) sizes.set(score, (sizes.get(score) ?? 0) + 1);
  let inGroup = 0;
  return sorted.map((player, at) => {
    inGroup = at > 0 && sorted[at - 1]?.score === player.score ? inGroup + 1 : 0;
    return { ...player, at, inGroup, groupSize: sizes.get(player.score) ?? 0 };
  });
}

const bitsFor = (most: number): number => {
  let bits = 0;
  while (2 ** bits <= most) bits++;
  return bits;
};

/** A cost in its three numbers, to be read at once: the next one overwrites it. */
export interface Cost {
  first: number;
  second: number;
  third: number;
}

/** No pair has more of it. */
const MOST_UNEVEN = 18;
const MOST_FLOATS = 2;

export interface Scale {
  /** `given`: how much the pair gives up. */
  pair(one: Ranked, other: Ranked, given: number): Cost;
  bye(one: Ranked, given: number): Cost;
}

/** `countSides`: not where each has each side once, or bids decide. */
export function scaleOf(players: readonly Ranked[], countSides: boolean): Scale {
  const pairs = Math.ceil(players.length / 2) + 1;
  const top = players[0]?.score ?? 0;
  const low = players.at(-1)?.score ?? 0;
  const dearest = (top - low) ** 2 + 1;
  const scoreBand = 2 ** bitsFor(dearest * pairs);
  const byeBand = scoreBand * 2 ** bitsFor(top - low);
  const floatBand = 2 ** bitsFor(MOST_FLOATS * pairs);
  const unevenBand = floatBand * 2 ** bitsFor(MOST_UNEVEN * pairs);
  const cost: Cost = { first: 0, second: 0, third: 0 };
  return {
    pair(one, other, given) {
      const difference = one.score - other.score;
      const sides = countSides ? sideCost(one.sides, other.sides) : undefined;
      const floats = difference === 0 ? 0 : Number(one.floated) + Number(other.floated);
      cost.first = given * byeBand + difference * difference;
      cost.second = (sides?.broken ?? 0) * unevenBand + (sides?.uneven ?? 0) * floatBand + floats;
      cost.third = distance(one, other);
      return cost;
    },
    bye(one, given) {
      // One has it whatever happens: that it is dearer than any pair changes nothing, and gives the matcher a better beginning.
      cost.first = given * byeBand + (one.score - low) * scoreBand + dearest;
      cost.second = one.floated ? 1 : 0;
      // Of those with the lowest score the last one.
      cost.third = (one.groupSize - 1 - one.inGroup) ** 2;
      return cost;
    },
  };
}

/**
 * Squared: from the place half a group further down, with more for two of one half than any of the others can have; of two groups, from
 * the end of the upper and the start of the lower one.
 */
function distance(one: Ranked, other: Ranked): number {
  const [upper, lower] = one.at < other.at ? [one, other] : [other, one];
  if (upper.score !== lower.score) return (upper.groupSize - 1 - upper.inGroup) ** 2 + lower.inGroup ** 2;
  const half = Math.floor(upper.groupSize / 2);
  const sameHalf = upper.inGroup < half === lower.inGroup < half;
  return (lower.inGroup - upper.inGroup - half) ** 2 + (sameHalf ? upper.groupSize ** 2 : 0);
}
