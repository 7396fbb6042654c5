/** After a Duel: which ways back are open, who can make room, and how two come apart. */
import {
  boxesApart,
  type Disc,
  DIRECTIONS,
  directionOf,
  floorRoot,
  INCH,
  onTable,
  type Point,
  quotient,
  segAtLeast,
  SLIDE,
  apart,
  step,
  touching,
  TOUCH,
} from '@warbeacon/plane';
import type { Body, Ground, Mover } from './bodies.ts';
import { clearsSolids, isClear, type Room, touchesFoe } from './clear.ts';

/** [M-19] A friend shifts by whole steps of a twentieth of an inch, in headings two degrees apart. */
const SHIFT = 127;
const HEADING = 4;

/** [M-19] Who is further away than this has nothing to do with a step of an inch. */
const ROUND_ABOUT = INCH + TOUCH + SLIDE;

/** What lies so near that a step of an inch can come upon it. */
function around(model: Mover, room: Room): Room {
  const { x, y, r } = model;
  return {
    table: room.table,
    bodies: room.bodies.filter((body) => body.index !== model.index && !apart(model, body, ROUND_ABOUT)),
    ground: {
      ...room.ground,
      solid: room.ground.solid.filter(({ a, b }) => !boxesApart({ x, y }, { x, y }, a, b, r + ROUND_ABOUT)),
    },
  };
}

/** [M-17] Whether the loser may take the whole step of an inch in direction `i`. */
function isOpen(loser: Mover, winners: readonly Point[], near: Room, i: number): boolean {
  const [dx, dy] = directionOf(i);
  if (winners.some(({ x, y }) => dx * (loser.x - x) + dy * (loser.y - y) < 0)) return false;
  const end = step(loser, i, INCH);
  const { r } = loser;
  const place = { x: end.x, y: end.y, r };
  return (
    onTable(place, near.table) &&
    near.bodies.every((body) => apart(place, body) && segAtLeast(loser, end, body, r + body.r - SLIDE)) &&
    !touchesFoe(place, near.bodies) &&
    clearsSolids(loser, end, r, near.ground.solid)
  );
}

function openAmong(loser: Mover, winners: readonly Point[], near: Room): number[] {
  return DIRECTIONS.flatMap((_, i) => (isOpen(loser, winners, near, i) ? [i] : []));
}

/**
 * [M-17, S-72, S-73] The directions in which the loser may Back Away from all the winners of its Fight, in order. Nothing open means
 * that it cannot.
 */
export function openDirections(loser: Mover, winners: readonly Point[], room: Room): number[] {
  return openAmong(loser, winners, around(loser, room));
}

/** [M-17] Whether this one direction is open. */
export const isOpenDirection = (loser: Mover, winners: readonly Point[], room: Room, direction: number): boolean =>
  isOpen(loser, winners, around(loser, room), direction);

interface Wanted {
  /** All, where none are named. */
  readonly directions?: readonly number[] | undefined;
  /** [M-12] What the ground is to a friend who steps aside; as to the loser, where nobody says otherwise. */
  readonly groundOf?: (friend: number) => Ground;
}

/** [M-19] One friend makes room for a step in one direction. */
export interface Way {
  readonly friend: number;
  readonly direction: number;
  readonly to: Point;
  /** How far the friend shifts, in u. */
  readonly shift: number;
}

/**
 * [M-19, S-76, S-78] For each of `friends` and each direction that is closed by that friend alone: its shortest straight shifts, of
 * which there may be several of one length. Sorted by length, friend and direction. `friends` are indices of who is neither Engaged
 * nor bound; who stands too far away is passed over. Of all directions, or of those that are named.
 */
export function makeWays(
  loser: Mover,
  winners: readonly Point[],
  friends: readonly number[],
  room: Room,
  { directions, groundOf = () => room.ground }: Wanted = {},
): Way[] {
  const near = around(loser, room);
  const ways: Way[] = [];
  for (const friend of near.bodies) {
    if (friend.foe || !friends.includes(friend.index)) continue;
    const without = { ...near, bodies: near.bodies.filter((body) => body !== friend) };
    const open = (directions ?? DIRECTIONS.map((_, i) => i)).filter((i) => isOpen(loser, winners, without, i));
    if (open.length === 0) continue;
    const rings = ringsOf(friend, loser, { ...room, ground: groundOf(friend.index) });
    for (const direction of open) {
      const end = step(loser, direction, INCH);
      const frees = (to: Point) => segAtLeast(loser, end, to, loser.r + friend.r);
      if (frees(friend)) continue;
      const least = leastThat(frees, rings);
      for (const to of least?.places ?? [])
        ways.push({ friend: friend.index, direction, to, shift: least?.shift ?? 0 });
    }
  }
  return ways.sort((a, b) => a.shift - b.shift || a.friend - b.friend || a.direction - b.direction);
}

/** [S-76] Of these ways the shortest for each direction. */
export function shortestWays(ways: readonly Way[]): Way[] {
  const least = new Map<number, number>();
  for (const { direction, shift } of ways) least.set(direction, Math.min(shift, least.get(direction) ?? shift));
  return ways.filter(({ direction, shift }) => shift === least.get(direction));
}

/** Where a friend can shift to by one length, in all headings. */
interface Ring {
  readonly shift: number;
  readonly places: readonly Point[];
}

/** The rings round a friend, by their number from 0; each is worked out when it is first asked for. */
function ringsOf(friend: Body, loser: Mover, room: Room): (ring: number) => Ring {
  const near = around(friend, room);
  const others = near.bodies.filter(({ index }) => index !== loser.index);
  const { r } = friend;
  const fits = (to: Point): boolean => {
    const place = { x: to.x, y: to.y, r };
    return (
      onTable(place, near.table) &&
      segAtLeast(friend, to, loser, r + loser.r - SLIDE) &&
      others.every((body) => apart(place, body) && segAtLeast(friend, to, body, r + body.r - SLIDE)) &&
      !touchesFoe(place, others) &&
      clearsSolids(friend, to, r, near.ground.solid)
    );
  };
  const known: Ring[] = [];
  return (ring) => {
    const shift = (ring + 1) * SHIFT;
    return (known[ring] ??= { shift, places: ROUND.map((heading) => step(friend, heading, shift)).filter(fits) });
  };
}

const ROUND = Array.from({ length: DIRECTIONS.length / HEADING }, (_, i) => i * HEADING);
const RINGS = Math.trunc(INCH / SHIFT);

/** The innermost ring on which a place is as wished, with those of its places that are. */
function leastThat(wish: (to: Point) => boolean, rings: (ring: number) => Ring): Ring | undefined {
  for (let i = 0; i < RINGS; i++) {
    const { shift, places } = rings(i);
    const found = places.filter(wish);
    if (found.length > 0) return { shift, places: found };
  }
  return undefined;
}

/** [M-22] How a winner and a loser who lives come apart. */
export type Parting =
  | { readonly kind: 'apart' }
  | { readonly kind: 'moved'; readonly who: 'winner' | 'loser'; readonly to: Point }
  | { readonly kind: 'stuck' };

/**
 * [M-22, S-75] The winner is moved along the line of centres until they no longer touch, else the loser, else neither. Each has a
 * room of its own: what is solid for one is not for the other [M-12]. The bases of the two are passed over.
 */
export function parting(winner: Mover, loser: Mover, rooms: Readonly<Record<'winner' | 'loser', Room>>): Parting {
  if (!touching(winner, loser)) return { kind: 'apart' };
  for (const who of ['winner', 'loser'] as const) {
    const to = who === 'winner' ? pushed(winner, loser) : pushed(loser, winner);
    const { r } = who === 'winner' ? winner : loser;
    const { bodies, ...room } = rooms[who];
    const others = bodies.filter(({ index }) => index !== winner.index && index !== loser.index);
    if (isClear({ x: to.x, y: to.y, r }, { ...room, bodies: others })) return { kind: 'moved', who, to };
  }
  return { kind: 'stuck' };
}

/** The first place of `a`, straight away from `b`, in which they do not touch: each coordinate is rounded away from `b`. */
function pushed(a: Disc, b: Disc): Point {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  const length = floorRoot(dx * dx + dy * dy);
  const need = a.r + b.r + TOUCH + 1 - length;
  const away = (d: number) => Math.sign(d) * quotient(Math.abs(d) * need + length - 1, length);
  return { x: a.x + away(dx), y: a.y + away(dy) };
}
