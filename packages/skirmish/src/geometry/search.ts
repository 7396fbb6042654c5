/** Looking for a way between bases and round them: for who asks how to get somewhere. It finds good ways, not always the best. */
import { cost256, type Disc, type Point, segAtLeast, segsApart, SLIDE, type Segment, squared } from '@warbeacon/plane';
import { BARE, type Body, type Mover } from './bodies.ts';
import { checkMove, type MoveHow } from './paths.ts';
import type { Table } from '@warbeacon/plane';
import { waysRound } from './ways.ts';
import { inZone, ZONE } from './zones.ts';

/** How many things one way is led around, and how many ways are tried. */
const DEEPEST = 5;
const TRIES = 200;

/** What a way is led around: a circle that its legs stay out of. */
interface Circle extends Disc {
  /** Nothing further away than that from a leg is in its way. */
  readonly keep: number;
}

export interface FoundWay {
  readonly points: Point[];
  /** In 1/256 u. */
  readonly cost: number;
}

/**
 * The cheapest legal way that is found to one of `goals`; undefined for none. Round what is in the way of a leg both sides are tried,
 * and then what is in the way of the parts.
 */
export function findWay(
  mover: Mover,
  goals: readonly Point[],
  bodies: readonly Body[],
  table: Table,
  how: MoveHow,
): FoundWay | undefined {
  const ground = how.ground ?? BARE;
  const circles = circlesFor(mover, bodies, how);
  const ends = ground.solid.flatMap(({ a, b }) =>
    [a, b].map((p): Circle => ({ ...p, r: mover.r, keep: mover.r - SLIDE })),
  );
  const from = { x: mover.x, y: mover.y };
  let best: FoundWay | undefined;
  let tries = TRIES;
  const look = (way: readonly Point[], checked: number, deepest: number): void => {
    if (tries-- <= 0) return;
    const cost = cost256(way, ground.slow);
    if (cost > how.may256 || (best !== undefined && cost >= best.cost)) return;
    for (let leg = checked; leg < way.length; leg++) {
      const [p, q] = [way[leg - 1], way[leg]];
      if (p === undefined || q === undefined) return;
      const inWay = blocking(p, q, circles) ?? blockingWall(p, q, mover.r, ground.solid, ends);
      if (inWay === undefined) continue;
      if (deepest === 0) return;
      for (const circle of inWay) {
        for (const round of waysRound(p, q, circle)) {
          if (round.length > 0) look([...way.slice(0, leg), ...round, ...way.slice(leg)], leg, deepest - 1);
        }
      }
      return;
    }
    const points = way.slice(1);
    if (checkMove(mover, points, bodies, table, how) === null) best = { points, cost };
  };
  for (const goal of [...goals].sort((a, b) => squared(from, a) - squared(from, b))) look([from, goal], 1, DEEPEST);
  return best;
}

/** Bases, and zones of whom it does not charge: larger circles round the same place. In whose zone it stands, that counts as a base. */
function circlesFor(mover: Mover, bodies: readonly Body[], how: MoveHow): Circle[] {
  const others = bodies.filter(({ index }) => index !== mover.index);
  const free = others.some((body) => body.index === how.target && body.zone && inZone(mover, body));
  return others.map((body) => {
    const touch = body.r + mover.r;
    const bound = body.foe && body.zone && body.index !== how.target && !free && !inZone(mover, body);
    const keep = bound ? touch + ZONE : touch - SLIDE;
    return { x: body.x, y: body.y, r: bound ? keep : touch, keep };
  });
}

/** What is first in the way of the leg. */
function blocking(p: Point, q: Point, circles: readonly Circle[]): Circle[] | undefined {
  const met = circles.filter((circle) => !segAtLeast(p, q, circle, circle.keep));
  const [first] = met.sort((a, b) => squared(p, a) - squared(p, b));
  return first && [first];
}

/** Both ends of a solid line that is in the way. */
function blockingWall(
  p: Point,
  q: Point,
  r: number,
  solid: readonly Segment[],
  ends: readonly Circle[],
): Circle[] | undefined {
  const line = solid.findIndex(({ a, b }) => !segsApart(p, q, a, b, r - SLIDE));
  return line < 0 ? undefined : ends.slice(2 * line, 2 * line + 2);
}
