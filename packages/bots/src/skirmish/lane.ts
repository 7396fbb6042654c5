/** The way along which a burden is to be carried next, and who stands in it. */
import { type Board, distance, INCH, type Place, type Unit } from './board.ts';
import { around, type Around, type Disc, type Exit, wayAround } from './carried.ts';
import { type Field, fieldTo, type Shun } from './ground.ts';

export interface Lane {
  /** What is carried, and who carry it. */
  readonly carried: readonly Disc[];
  /** Shifts of all of them, one after the other, each from where they are now. */
  readonly shifts: readonly Place[];
  /** Where the burden will be. */
  readonly end: Place;
  readonly around: Around;
}

/** Inches of the way that are looked at. */
const AHEAD = 8;
/** A burden's own base, and what carriers need besides, in u. */
const BASE = 1250;
const SPARE = 150;
/** Inches that it is worth going round who stands, and round a Fight. */
const ROUND = 5;
const FIGHT = 8;

/** Enemies and Fights, as what is carried sees them from afar. */
export function shunnedBy(board: Board): Shun[] {
  const bars = (unit: Unit, inches: number, gap: number): Shun => ({
    x: unit.x,
    y: unit.y,
    within: unit.r + gap + BASE,
    inches,
  });
  return [
    ...board.foes.map((foe) =>
      foe.model.engaged.length > 0 || foe.model.prone ? bars(foe, FIGHT, BASE) : bars(foe, ROUND, INCH + BASE),
    ),
    ...board.own.flatMap((own) => (own.model.engaged.length > 0 ? [bars(own, FIGHT, BASE)] : [])),
  ];
}

/** Where what is carried goes: no wall is jumped, and nobody is met. */
export const wayOut = (board: Board, exits: readonly Place[]): Field =>
  fieldTo(board.table, exits, 'carried', shunnedBy(board));

export function laneOf(board: Board, out: Field, exits: readonly Exit[], from: Place, by: readonly string[]): Lane {
  const bearers = by.flatMap((id) => board.byId.get(id) ?? []);
  // Nobody holds it yet: those who will need room beside it.
  const carried = [{ x: from.x, y: from.y, r: bearers.length === 0 ? 2 * BASE : BASE }, ...bearers] as const;
  const way = around(board, carried, new Set(by), out, exits);
  const shifts = wayAround(way, AHEAD);
  const last = shifts.at(-1) ?? { x: 0, y: 0 };
  return { carried, shifts, end: { x: from.x + last.x, y: from.y + last.y }, around: way };
}

/** How far a base at this place reaches into the lane: 0 beside it, 1 in the middle of it. */
export function inLane({ carried, shifts }: Lane, there: Disc): number {
  const [burden] = carried;
  // Who stands on it keeps it where it is, whichever way it is to go.
  if (burden !== undefined && distance(burden, there) < BASE + there.r) return 1;
  let most = 0;
  for (const one of carried) {
    const room = one.r + there.r + SPARE;
    if (distance(one, there) > room + AHEAD * INCH) continue;
    let from: Place = one;
    for (const [i, shift] of shifts.entries()) {
      const to = { x: one.x + shift.x, y: one.y + shift.y };
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const along = ((there.x - from.x) * dx + (there.y - from.y) * dy) / (dx * dx + dy * dy || 1);
      // Who stands behind is in nobody's way.
      if (along > 0 || i > 0) {
        const t = Math.max(0, Math.min(1, along));
        const far = distance(there, { x: from.x + t * dx, y: from.y + t * dy });
        most = Math.max(most, (room - far) / room);
      }
      from = to;
    }
  }
  return most;
}
