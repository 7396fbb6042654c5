/** [7.54] [7.55] The way back: over which hexsides and into which places who is thrown back may go. */
import type { Refusal } from '@warbeacon/kernel';
import { climbs, otherSide, unitSpec } from '../../engine/game.ts';
import { barredGround } from '../../engine/ways-out.ts';
import type { Runner } from '../../engine/hexsides.ts';
import type { Situation } from '../../engine/situation.ts';
import { type Link, hexOfPlace } from '../../engine/terrain.ts';
import { no } from '../../engine/refusals.ts';
import { type State, placeOf } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { mayPassGate } from '../walls/gates.ts';
import { friendAt } from '../../engine/board.ts';
import { distance } from '@warbeacon/hexgrid';
import { isHeldByZone } from '../zones/zones.ts';
import { keptLoadOf } from '../movement/loads.ts';

/**
 * [7.55] Whether a unit thrown back (or displaced) may go this way: no enemy, no lone enemy leader (D-27),
 * no enemy zone, no barred ground, and no hexside that lets nobody retreat: of walls and gates (A7.55) their rows say so.
 */
export function mayRetreat(situation: Situation, mover: Runner, link: Link): boolean {
  const { game } = situation;
  const { to, hexside } = link;
  const enemy = otherSide(game, mover.side);
  if (friendAt(situation, enemy, to) >= 0) return false;
  if (!mover.leader && isHeldByZone(situation, mover.side, to)) return false;
  if (situation.board.leaders(enemy)[to]) return false;
  if (barredGround(game, mover.cavalry, to) !== undefined) return false;
  if (mover.load !== undefined && game.terrain.grounds[to]?.load?.(mover.load) !== undefined) return false;
  return typeof hexside.retreat === 'boolean' ? hexside.retreat : hexside.retreat(situation, mover, link);
}

/** A unit as one who retreats. */
export function runnerOf(situation: Situation, unit: number, thrownBack: boolean): Runner {
  const spec = unitSpec(situation.game, unit);
  const { side, cavalry } = spec;
  return { side, cavalry, climbs: climbs(spec), leader: false, unit, thrownBack, load: keptLoadOf(situation, unit) };
}

/** [7.54] Every way of exactly so many hexes that ends that many from where it began (G-43). */
export function paths(situation: Situation, runner: Runner, from: number, hexes: number): number[][] {
  const { game } = situation;
  const origin = hexOfPlace(game.terrain, from);
  let ways: number[][] = [[]];
  for (let step = 1; step <= hexes; step++) {
    ways = ways.flatMap((way) => {
      const here = way[way.length - 1] ?? from;
      return (game.terrain.links[here] ?? [])
        .filter((link) => mayRetreat(situation, runner, link))
        .filter((link) => distance(game.terrain.grid, origin, hexOfPlace(game.terrain, link.to)) === step)
        .map((link) => [...way, link.to]);
    });
  }
  return ways;
}

/** [A7.55] Why a unit cannot retreat this way, which is none of its `retreatPaths`: by a wall, or for another reason. */
export function whyNoRetreat({ game, s }: Situation, unit: number, hexes: number, path: readonly number[]): Refusal {
  const { side } = unitSpec(game, unit);
  const places = [placeOf(s, unit), ...path];
  const overWall = path.some((to, i) =>
    game.terrain.links[places[i] ?? -1]?.some((link) => link.to === to && barsRetreat(s, side, link)),
  );
  return overWall ? no(game, 'no-retreat-over-wall') : no(game, 'no-retreat-there', { hexes });
}

/** [A7.55] A wall or tower side, up or down, or a gate that its side may not go through. */
function barsRetreat(s: State, side: Side, link: Link): boolean {
  return link.hexside.gate ? !mayPassGate(s, link, side, true) : link.hexside.wall !== undefined;
}
