/** Where each model is wanted: by the scenario, by the burdens and by what it is. */
import { SCENARIOS } from '@warbeacon/skirmish/data';
import { type Board, distance, gap, INCH, type Place, touches, type Unit } from './board.ts';
import { type Exit, inchesAround, isAtExit, TOUCH } from './carried.ts';
import { type Field, fieldTo, inchesFrom } from './ground.ts';
import { type Lane, laneOf, wayOut } from './lane.ts';
import type { SkirmishWeights } from './weights.ts';

export interface Wish {
  /** Points that a place is worth to it, up to a constant. */
  readonly at: (place: Place) => number;
  /** Roughly how many inches it has still to go. */
  readonly far: (place: Place) => number;
  /** Whether it should rather walk on than be drawn into Fights. */
  readonly hurries: boolean;
}

export interface Plan {
  /** The burden on which the scenario turns, where there is one that is not off the table. */
  readonly prize: Prize | undefined;
  readonly wishOf: (unit: Unit) => Wish;
  /** Where it goes in the next turn or so, if it is carried by oneself. */
  readonly lane: Lane | undefined;
  /** Whether the burden has come to the way out before any of its bearers: who leaves with it must touch the edge. */
  readonly isBarred: boolean;
  /** Where this side leaves. */
  readonly exits: readonly Exit[];
  /** Whether the other side is to carry something off, and this one to keep it. */
  readonly keeps: boolean;
  /** Whom a burden would be well with. */
  readonly bearers: ReadonlySet<string>;
}

export interface Prize extends Place {
  readonly id: string;
  readonly by: readonly string[];
}

/** The side whose burdens are to leave the table. */
const CARRIES = 'good';
/** Of what is carried, in u. */
const BASE = 1250;
/** Bearers of what is heavy. */
const TWO = 2;

export function planOf(board: Board, weights: SkirmishWeights): Plan {
  const { view } = board;
  const scenario = view.setup.scenario === null ? undefined : SCENARIOS.get(view.setup.scenario);
  const prize = prizeOf(board);
  const stretches = scenario?.exits?.[CARRIES] ?? [];
  const exits = stretches.flatMap(({ from, to }) => alongEdge(from, to));
  const bearers = new Set(prize === undefined || board.side !== CARRIES ? [] : bearersFor(board, prize));
  const carries = board.side === CARRIES && exits.length > 0;
  // Most questions are none of ways.
  const lane = once(() =>
    prize === undefined || !carries ? undefined : laneOf(board, wayOut(board, exits), stretches, prize, prize.by),
  );
  const wishes = new Map<string, Wish>();
  const wishOf = (unit: Unit): Wish => {
    const known = wishes.get(unit.id);
    if (known !== undefined) return known;
    const errand = { board, prize, exits, stretches, bearers, weights, lane: lane() };
    const wanted = carries
      ? carrierWish(errand, unit)
      : exits.length > 0
        ? hunterWish(board, unit, prize, exits, weights)
        : undefined;
    const wish = wanted ?? fighterWish(board, unit, weights);
    wishes.set(unit.id, wish);
    return wish;
  };
  return {
    prize,
    bearers,
    exits: carries ? stretches : [],
    isBarred: carries && prize !== undefined && isBarred(board, prize, stretches),
    keeps: exits.length > 0 && !carries,
    wishOf,
    get lane() {
      return lane();
    },
  };
}

/** A burden cannot leave by itself, nor can who holds it behind its base. */
const isBarred = (board: Board, prize: Prize, exits: readonly Exit[]): boolean =>
  isAtExit(exits, { ...prize, r: BASE }) &&
  !prize.by.some((id) => {
    const bearer = board.byId.get(id);
    return bearer !== undefined && isAtExit(exits, bearer);
  });

function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

function alongEdge(from: readonly [number, number], to: readonly [number, number]): Place[] {
  const steps = Math.max(1, Math.round((Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])) / INCH));
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: from[0] + ((to[0] - from[0]) * i) / steps,
    y: from[1] + ((to[1] - from[1]) * i) / steps,
  }));
}

/** Heavy things and captives; where they are off, nothing. A bearer's place where it has none of its own. */
function prizeOf({ view, byId }: Board): Prize | undefined {
  for (const [id, object] of Object.entries(view.objects)) {
    if (object.kind === 'light' || object.gone !== '') continue;
    const [first] = object.by;
    const bearer = first === undefined ? undefined : byId.get(first);
    if (object.at !== null) return { id, x: object.at[0], y: object.at[1], by: object.by };
    if (bearer !== undefined) return { id, x: bearer.x, y: bearer.y, by: object.by };
  }
  return undefined;
}

/** Who holds it, and the nearest on foot up to two: Heroes and archers last. */
function bearersFor(board: Board, prize: Prize): string[] {
  const holds = prize.by.filter((id) => board.byId.get(id)?.side === board.side);
  const rank = (unit: Unit): number =>
    distance(unit, prize) / INCH +
    (unit.hero ? 12 : 0) +
    (unit.model.mv < 6 ? 20 : 0) +
    (unit.model.engaged.length > 0 ? 15 : 0);
  const others = board.own
    .filter(({ id, cavalry }) => !cavalry && !holds.includes(id))
    .toSorted((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1));
  return [...holds, ...others.map(({ id }) => id)].slice(0, Math.max(TWO, holds.length));
}

const isLetterBearer = ({ view }: Board, unit: Unit): boolean =>
  unit.model.carries.some((id) => view.objects[id]?.kind === 'light') ||
  Object.values(view.models).some(({ rides, carries }) => rides === unit.id && carries.length > 0);

function byField(field: Field, value: number): Pick<Wish, 'at' | 'far'> {
  return { at: (place) => -value * inchesFrom(field, place), far: (place) => inchesFrom(field, place) };
}

/** Inches within which who has a letter goes to a rider, to mount up behind him. */
const TO_MOUNT = 8;

function mountWish(board: Board, unit: Unit, weights: SkirmishWeights): Wish | undefined {
  if (unit.cavalry || !board.view.setup.uses.includes('passengers')) return undefined;
  const free = board.own.filter(
    ({ id, cavalry, model }) =>
      cavalry &&
      model.engaged.length === 0 &&
      !model.prone &&
      !Object.values(board.view.models).some(({ rides }) => rides === id),
  );
  const [rider] = free.toSorted((one, other) => gap(one, unit) - gap(other, unit));
  if (rider === undefined || gap(rider, unit) > TO_MOUNT * INCH) return undefined;
  const far = (place: Place): number => Math.max(0, gap({ ...place, r: unit.r }, rider)) / INCH;
  const beside = (place: Place): number => (touches({ ...place, r: unit.r }, rider) ? weights.grip : 0);
  return {
    at: (place) => beside(place) - 2 * weights.inch * far(place),
    far: (place) => far(place) + 1,
    hurries: true,
  };
}

interface Errand {
  readonly board: Board;
  readonly prize: Prize | undefined;
  readonly exits: readonly Place[];
  readonly stretches: readonly Exit[];
  readonly bearers: ReadonlySet<string>;
  readonly weights: SkirmishWeights;
  readonly lane: Lane | undefined;
}

function carrierWish(errand: Errand, unit: Unit): Wish | undefined {
  const { board, prize, exits, stretches, bearers, weights, lane } = errand;
  // A hair's breadth from the edge nobody has left.
  const atEdge = (place: Place): number => (isAtExit(stretches, { ...place, r: unit.r }) ? 2 * weights.grip : 0);
  const leaves = (): Wish => {
    const { at, far } = byField(fieldTo(board.table, exits), 2 * weights.inch);
    return { at: (place) => at(place) + atEdge(place), far, hurries: true };
  };
  // The letter rides home; so does everybody when the captive is out.
  if (isLetterBearer(board, unit)) return mountWish(board, unit, weights) ?? leaves();
  if (prize === undefined) return board.view.setup.scenario === 'the-watch' ? leaves() : undefined;
  if (prize.by.includes(unit.id) && lane !== undefined) {
    const far = (place: Place): number => inchesAround(lane.around, place);
    const out = (place: Place): number => (far(place) <= TOUCH / INCH ? 2 * weights.grip : 0);
    return { at: (place) => out(place) - 4 * weights.inch * far(place), far, hurries: true };
  }
  const there = fieldTo(board.table, [prize]);
  if (bearers.has(unit.id)) {
    const field = byField(there, 3 * weights.inch);
    const touch = unit.r / INCH + 0.5;
    const near = (place: Place): boolean => distance(place, prize) < 3 * INCH;
    const far = (place: Place): number =>
      near(place) ? distance(place, prize) / INCH - touch + 0.6 : field.far(place);
    // A hair's breadth away nothing can be held.
    const barred = isBarred(board, prize, stretches);
    const holds = (place: Place): number => {
      const there = { ...place, r: unit.r };
      if (!touches({ ...prize, r: BASE }, there)) return 0;
      return barred && isAtExit(stretches, there) ? 4 * weights.grip : weights.grip;
    };
    return { at: (place) => holds(place) - 3 * weights.inch * far(place), far, hurries: true };
  }
  return escortWish(errand, unit, prize);
}

/** Between where the burden will be and the enemies who are nearest to it. */
function escortWish({ board, lane, weights }: Errand, unit: Unit, prize: Prize): Wish {
  const middle = prize.by.length === 0 ? prize : (lane?.end ?? prize);
  const foes = board.foes.toSorted((one, other) => distance(one, middle) - distance(other, middle)).slice(0, 6);
  const nearest = foes.toSorted((one, other) => gap(one, unit) - gap(other, unit))[0];
  if (nearest === undefined) return { ...byField(fieldTo(board.table, [middle]), weights.inch), hurries: false };
  const away = Math.max(1, distance(nearest, middle));
  const guard = Math.min(away / 2, 3.5 * INCH) / away;
  const post = { x: middle.x + (nearest.x - middle.x) * guard, y: middle.y + (nearest.y - middle.y) * guard };
  return { ...byField(fieldTo(board.table, [post]), 1.5 * weights.inch), hurries: false };
}

/** Raiders and watchmen: after whoever holds the burden, on the way to the exit. */
function hunterWish(
  board: Board,
  unit: Unit,
  prize: Prize | undefined,
  exits: readonly Place[],
  weights: SkirmishWeights,
): Wish | undefined {
  if (prize === undefined) return undefined;
  const carrier = board.foes.find((foe) => isLetterBearer(board, foe));
  const out = fieldTo(board.table, exits);
  const quick = unit.cavalry && carrier !== undefined && gap(unit, carrier) < gap(unit, { ...prize, r: 0 });
  if (quick) return { ...byField(fieldTo(board.table, [carrier]), 1.5 * weights.inch), hurries: false };
  // Ahead of it as far as it goes in a turn, where that is not behind oneself.
  const ahead = prize.by.length === 0 ? prize : aheadOf(out, prize, 4);
  const goal = inchesFrom(out, unit) < inchesFrom(out, prize) ? ahead : prize;
  return { ...byField(fieldTo(board.table, [goal]), 1.5 * weights.inch), hurries: false };
}

function aheadOf(out: Field, prize: Place, inches: number): Place {
  let best = prize;
  for (let i = 0; i < 12; i++) {
    const at = {
      x: prize.x + Math.cos((i * Math.PI) / 6) * inches * INCH,
      y: prize.y + Math.sin((i * Math.PI) / 6) * inches * INCH,
    };
    if (inchesFrom(out, at) < inchesFrom(out, best)) best = at;
  }
  return best;
}

/** To the enemy; archers to where they can shoot. */
function fighterWish(board: Board, unit: Unit, weights: SkirmishWeights): Wish {
  const foes = board.foes;
  const far = (place: Place): number =>
    foes.reduce((least, foe) => Math.min(least, distance(place, foe) - foe.r - unit.r), 1e9) / INCH;
  if (unit.bow && !unit.cavalry) {
    const best = unit.range / INCH - 1;
    return {
      at: (place) => -weights.inch * Math.max(0, far(place) - best),
      far: (place) => Math.max(0, far(place) - best),
      hurries: false,
    };
  }
  return { at: (place) => -weights.inch * far(place), far, hurries: false };
}
