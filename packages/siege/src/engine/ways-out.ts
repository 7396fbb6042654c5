/**
 * Ways out of each place as movement and zones of control see them: what the tables of hexsides and grounds say and
 * nothing in play changes, worked out once, since searches ask by the million.
 */
import type { Game, Step, ZoneWays } from './game.ts';
import type { Cost, Reason } from './hexsides.ts';
import type { State } from './state.ts';
import type { Link, Terrain } from './terrain.ts';

/** D-2: half a movement point by road. */
export const ROAD = 1;

/** More than any allowance. */
const NEVER = 1000;

type Field = Pick<Game, 'terrain' | 'cases'>;

export function makeSteps(game: Field): Step[][] {
  return game.terrain.links.map((links) =>
    links.map((link) => {
      const foot = costOf(game.terrain, link, false);
      const mounted = costOf(game.terrain, link, true);
      return {
        to: link.to,
        link,
        least: Math.min(leastOf(foot), leastOf(mounted)),
        foot: foot ?? 0,
        mounted: mounted ?? 0,
        barsMounted: barredGround(game, true, link.to),
      };
    }),
  );
}

function leastOf(cost: Cost | undefined): number {
  if (cost === undefined) return ROAD;
  return typeof cost === 'number' ? cost : NEVER;
}

/**
 * What it costs to go over a hexside to the ground beyond it, in half movement points, as the tables have it: for
 * computer players too. Where nobody ever goes, the key of the refusal; `undefined` where it hangs on what has happened
 * in play: a gate's state, gear against a wall, a breach. Whether cavalry may be on that ground at all, `barredGround`
 * says.
 */
export function costOf({ grounds }: Terrain, { hexside, road, to }: Link, mounted: boolean): Cost | undefined {
  const crossing = mounted ? hexside.mounted : hexside.foot;
  if (typeof crossing === 'string') return crossing;
  if (typeof crossing === 'function') return undefined;
  const ground = road ? ROAD : grounds[to]?.cost;
  return typeof ground === 'number' ? ground + crossing : undefined;
}

/** [4.3] The chart, for the ground entered, with no regard to the hexside. */
export function groundCost({ grounds }: Terrain, s: State, place: number): number {
  const cost = grounds[place]?.cost;
  if (cost === undefined) throw new Error(`no ground at ${place}`);
  return typeof cost === 'number' ? cost : cost(s);
}

/** [4.3] The same, or less where the road runs over the link. */
export function wayCost(terrain: Terrain, s: State, link: Link): number {
  return link.road ? ROAD : groundCost(terrain, s, link.to);
}

/** [5.0] [4.27] Why the mover may never be in a place. */
export function barredGround({ terrain, cases }: Field, cavalry: boolean, place: number): Reason | undefined {
  return cavalry ? (terrain.grounds[place]?.mounted ?? cases.barredToCavalry?.(terrain, place)) : undefined;
}

/** Where zones of control pass from each place, whatever happens in play, and over which links it must be asked. */
export function makeZoneWays(terrain: Terrain): ZoneWays[] {
  return terrain.links.map((links) => ({
    open: links.filter(({ hexside }) => hexside.zone === 'always').map(({ to }) => to),
    barred: links.filter(({ hexside }) => hexside.zone === 'breached'),
  }));
}
