/** [7.54] [7.55] The way back: over which hexsides and into which places who is thrown back may go. */
import { otherSide, unitSpec } from '../../engine/game.ts';
import { barredGround } from '../../engine/ways-out.ts';
import type { Runner } from '../../engine/hexsides.ts';
import type { Situation } from '../../engine/situation.ts';
import { type Link, hexOfPlace } from '../../engine/terrain.ts';
import { friendAt } from '../../engine/board.ts';
import { distance } from '@warbeacon/hexgrid';
import { isHeldByZone } from '../zones/zones.ts';
import { keptLoadOf } from '../movement/loads.ts';

/**
 * [7.54] [7.55] [A7.55] Whether a unit thrown back (or displaced) may go this way: no enemy, no lone enemy leader (D-27),
 * no enemy zone, no barred ground, and no hexside that lets nobody retreat.
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
  const { side, cavalry } = unitSpec(situation.game, unit);
  return { side, cavalry, leader: false, unit, thrownBack, load: keptLoadOf(situation, unit) };
}

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
