/**
 * A round of a Swiss event: of all pairings that are legal the one that costs least. The matcher is given those edges alone that are
 * likely to be of use, a few for each entrant; its duals then tell which of the others might make it better, and those are
 * added, until none is left. So the result is the best of all, whatever was left out at first.
 */
import { err, ok, type Refusal, type Result, refuse } from '@warbeacon/kernel';
import { GIVE_UPS, type GiveUp, type NewPairing } from './acts.ts';
import { activeIn, askedForBye, entrantOf } from './field.ts';
import { historyOf } from './history.ts';
import type { Matching } from './graph.ts';
import { perfectMatching } from './matching.ts';
import { firstOf, firstSide } from './sides.ts';
import type { EventState } from './state.ts';
import { type Cost, type Player, playerOf, type Ranked, rankedOf, type Scale, scaleOf } from './swiss-weights.ts';
import { pairingId } from './tables.ts';

export interface NextPairings {
  readonly pairings: readonly NewPairing[];
  readonly givenUp: readonly GiveUp[];
}

/** `choices`: each of them alone would do; where none does, all of them together are tried. */
export interface NoPairing extends Refusal {
  readonly choices: readonly GiveUp[];
}

/** Edges for each vertex that the matcher is given at first. */
const FIRST_EDGES = 12;
/** And those that it is given more of at once. */
const MORE_EDGES = 6;

export function* swissRound(
  state: EventState,
  giveUp: readonly GiveUp[],
): Generator<number, Result<NextPairings, NoPairing>> {
  const round = state.rounds.length + 1;
  const histories = historyOf(state);
  const active = activeIn(state, round);
  const isIn = new Set(active.map(({ id }) => id));
  const fixed = state.fixed.filter((pair) => pair.round === round && isIn.has(pair.a) && isIn.has(pair.b));
  const set = new Set(fixed.flatMap(({ a, b }) => [a, b]));
  const byes = active.filter(({ id }) => !set.has(id) && askedForBye(state, round, id));
  for (const { id } of byes) set.add(id);
  const forbidden = forbiddenOf(state);
  const playerFor = (id: string, seed: number): Player => playerOf(id, seed, histories, forbidden.get(id) ?? NOBODY);
  const players = rankedOf(active.filter(({ id }) => !set.has(id)).map(({ id, seed }) => playerFor(id, seed)));

  const found = yield* matched(state, players, new Set(giveUp));
  if (found === null) return err(yield* noPairing(state, players, giveUp));
  const seedOf = (id: string): number => entrantOf(state, id)?.seed ?? 0;
  const pairs: [Player, Player | null][] = [
    ...fixed.map(({ a, b }): [Player, Player] => [playerFor(a, seedOf(a)), playerFor(b, seedOf(b))]),
    ...found.pairs,
    ...byes.map(({ id, seed }): [Player, null] => [playerFor(id, seed), null]),
  ];
  return ok({ pairings: inOrder(state, round, pairs), givenUp: GIVE_UPS.filter((what) => found.givenUp.has(what)) });
}

const NOBODY: ReadonlySet<string> = new Set();

function forbiddenOf(state: EventState): Map<string, Set<string>> {
  const forbidden = new Map<string, Set<string>>();
  for (const [a, b] of state.forbidden) {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const others = forbidden.get(one) ?? new Set();
      forbidden.set(one, others.add(other));
    }
  }
  return forbidden;
}

/** Top boards first, byes last; of each pair the better one first. */
function inOrder(state: EventState, round: number, pairs: readonly [Player, Player | null][]): NewPairing[] {
  const isAhead = (one: Player, other: Player): number => other.score - one.score || one.seed - other.seed;
  const sorted = pairs
    .map(([one, other]): [Player, Player | null] =>
      other !== null && isAhead(one, other) > 0 ? [other, one] : [one, other],
    )
    .sort(
      ([a, b], [c, d]) =>
        Number(b === null) - Number(d === null) ||
        c.score - a.score ||
        (d?.score ?? 0) - (b?.score ?? 0) ||
        a.seed - c.seed,
    );
  return sorted.map(([a, b], at) => {
    const id = pairingId(round, at);
    if (b === null) return { id, a: a.id, b: null, first: [] };
    const byRule =
      state.settings.sides === 'fixed' ? (a.seed < b.seed ? 'a' : 'b') : firstSide(a.sides, b.sides, at + 1);
    return { id, a: a.id, b: b.id, first: firstOf(state.settings, byRule) };
  });
}

interface Found {
  readonly pairs: readonly [Player, Player | null][];
  readonly givenUp: ReadonlySet<GiveUp>;
}

/** What a pair gives up. */
function lossesOf(one: Player, other: Player | null): GiveUp[] {
  if (other === null) return one.mayHaveBye ? [] : ['second-bye'];
  const losses: GiveUp[] = [];
  if (one.met.has(other.id)) losses.push('rematch');
  if (one.forbidden.has(other.id)) losses.push('forbidden');
  return losses;
}

function* matched(
  state: EventState,
  players: readonly Ranked[],
  giveUp: ReadonlySet<GiveUp>,
): Generator<number, Found | null> {
  const { settings } = state;
  if (players.length === 0) return { pairs: [], givenUp: new Set() };
  const scale = scaleOf(players, settings.legs === 1 && settings.sides === 'balanced');
  const edges = new Edges(players, scale, giveUp);
  let known: Matching | undefined;
  edges.widen(FIRST_EDGES);
  for (let width = FIRST_EDGES, turn = 0; ; turn++) {
    const matching: Matching | null = yield* within(perfectMatching(edges.graph(), known), turn, 0);
    const isAll = width >= edges.vertices;
    if (matching === null) {
      if (isAll) return null;
      width *= 2;
      edges.widen(width);
      continue;
    }
    known = matching;
    if ((yield* within(edges.improve(matching), turn, 1)) === 0) return edges.pairsOf(matching);
  }
}

/** Each turn is half of what is left, and has two parts: to match, and to look for what would be better. */
function* within<T>(inner: Generator<number, T>, turn: number, part: 0 | 1): Generator<number, T> {
  const left = 0.5 ** turn;
  for (;;) {
    const step = inner.next();
    if (step.done === true) return step.value;
    yield 1 - left + left * 0.25 * (part + step.value);
  }
}

/** Edges among players, and of an odd number to the bye, that the matcher is given. */
class Edges {
  readonly vertices: number;
  readonly #players: readonly Ranked[];
  readonly #scale: Scale;
  readonly #giveUp: ReadonlySet<GiveUp>;
  /** For each vertex those after it that it has an edge to. */
  readonly #has: Set<number>[];
  #from: number[] = [];
  #to: number[] = [];
  #weights: number[] = [];

  constructor(players: readonly Ranked[], scale: Scale, giveUp: ReadonlySet<GiveUp>) {
    this.#players = players;
    this.#scale = scale;
    this.#giveUp = giveUp;
    this.vertices = players.length + (players.length % 2);
    this.#has = players.map(() => new Set());
  }

  graph() {
    return {
      vertices: this.vertices,
      from: Int32Array.from(this.#from),
      to: Int32Array.from(this.#to),
      weights: Float64Array.from(this.#weights),
    };
  }

  /** What it costs to pair `i` and a later `j`; `undefined` where that is not legal. */
  #cost(i: number, j: number): Cost | undefined {
    const one = this.#players[i];
    const other = this.#players[j];
    if (!one) return undefined;
    if (!other) {
      if (one.mayHaveBye) return this.#scale.bye(one, 0);
      return this.#giveUp.has('second-bye') ? this.#scale.bye(one, 1) : undefined;
    }
    const met = one.met.has(other.id);
    const forbidden = one.forbidden.has(other.id);
    if ((met && !this.#giveUp.has('rematch')) || (forbidden && !this.#giveUp.has('forbidden'))) return undefined;
    return this.#scale.pair(one, other, Number(met) + Number(forbidden));
  }

  #add(i: number, j: number, { first, second, third }: Cost): void {
    if (this.#has[i]?.has(j) === true) return;
    this.#has[i]?.add(j);
    this.#from.push(i);
    this.#to.push(j);
    this.#weights.push(-first, -second, -third);
  }

  /** The cheapest edges of each, so many of them; and to the bye whoever may have it. */
  widen(width: number): void {
    const n = this.#players.length;
    const costs: { j: number; first: number; second: number; third: number }[] = [];
    for (let i = 0; i < n; i++) {
      costs.length = 0;
      for (const j of this.#near(i, width)) {
        const cost = i < j ? this.#cost(i, j) : this.#cost(j, i);
        if (cost) costs.push({ j, ...cost });
      }
      costs.sort((one, other) => one.first - other.first || one.second - other.second || one.third - other.third);
      for (const cost of costs.slice(0, width)) this.#add(Math.min(i, cost.j), Math.max(i, cost.j), cost);
      // Whoever is alike in everything else is next to each other: by these there is a pairing at all.
      for (let j = i + 1; j <= Math.min(i + width, n - 1); j++) this.#addIfLegal(i, j);
      this.#addAcross(i, width);
      if (this.vertices > n) {
        const bye = this.#cost(i, n);
        if (bye) this.#add(i, n, bye);
      }
    }
  }

  #addIfLegal(i: number, j: number): void {
    const cost = this.#cost(i, j);
    if (cost) this.#add(i, j, cost);
  }

  /** From the end of a score group to the start of the next. */
  #addAcross(i: number, width: number): void {
    const player = this.#players[i];
    if (!player) return;
    const toNext = player.groupSize - player.inGroup;
    if (toNext > width) return;
    const next = i + toNext;
    for (let j = next; j < Math.min(next + width, this.#players.length); j++) this.#addIfLegal(i, j);
  }

  /** Where good opponents are to be looked for: around the ideal place, and around oneself. */
  *#near(i: number, width: number): Generator<number> {
    const n = this.#players.length;
    const reach = width * 4;
    if (n <= reach * 4) {
      for (let j = 0; j < n; j++) if (j !== i) yield j;
      return;
    }
    const player = this.#players[i];
    if (!player) return;
    const half = Math.floor(player.groupSize / 2);
    const upper = player.inGroup < half;
    const start = i - player.inGroup;
    const seen = new Set<number>([i]);
    for (const centre of [upper ? i + half : i - half, i, start, start + player.groupSize]) {
      for (let j = Math.max(0, centre - reach); j <= Math.min(n - 1, centre + reach); j++) {
        if (seen.has(j)) continue;
        seen.add(j);
        yield j;
      }
    }
  }

  /** Adds edges that were left out and may make it better, of each vertex the most promising; how many. */
  *improve(matching: Matching): Generator<number, number> {
    const n = this.#players.length;
    let added = 0;
    const found: { j: number; slack: number }[] = [];
    for (let i = 0; i < n; i++) {
      if (i % 64 === 0) yield i / n;
      found.length = 0;
      for (let j = i + 1; j < n; j++) {
        if (this.#has[i]?.has(j) === true) continue;
        const cost = this.#cost(i, j);
        if (!cost) continue;
        const slack = matching.slack(i, j, -cost.first, -cost.second, -cost.third);
        if (slack < 0) found.push({ j, slack });
      }
      found.sort((one, other) => one.slack - other.slack);
      for (const { j } of found.slice(0, MORE_EDGES)) this.#addIfLegal(i, j);
      added += found.length;
    }
    return added;
  }

  pairsOf(matching: Matching): Found {
    const pairs: [Player, Player | null][] = [];
    const givenUp = new Set<GiveUp>();
    for (const [i, player] of this.#players.entries()) {
      const j = matching.mate[i] ?? 0;
      if (j < i) continue;
      const other = this.#players[j] ?? null;
      for (const loss of lossesOf(player, other)) givenUp.add(loss);
      pairs.push([player, other]);
    }
    return { pairs, givenUp };
  }
}

function* noPairing(
  state: EventState,
  players: readonly Ranked[],
  giveUp: readonly GiveUp[],
): Generator<number, NoPairing> {
  const left = GIVE_UPS.filter((what) => !giveUp.includes(what));
  const choices: GiveUp[] = [];
  for (const what of left) {
    const found = yield* matched(state, players, new Set([...giveUp, what]));
    if (found) choices.push(what);
  }
  const message = 'There is no pairing in which nobody meets twice, no forbidden pair meets and no bye comes twice.';
  return { ...refuse('no-legal-pairing', message), choices: choices.length > 0 ? choices : left };
}
