/** Zones of control: which places a unit reaches with its own, and what they do not pass. */
import type { ZoneWays } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Link, LinkKind, Terrain } from '../terrain.ts';
import { placeOf, type State } from '../../engine/state.ts';
import type { Side } from '../../engine/words.ts';
import { hasLadder } from './markers.ts';

/**
 * [6.1] [6.13] [6.14] [20.63] Marks every place a side's units reach with their zones. Disrupted units keep theirs
 * (G-12), units on ladders have none; that the demoralized have none is the caller's to see to.
 */
export function markZone({ game, s }: Situation, side: Side, zone: Uint8Array): void {
  for (const unit of game.unitsOf[side]) {
    const at = placeOf(s, unit);
    // Asked of a negative index, an array looks for a property of that name, and takes its time.
    const around = at < 0 ? undefined : game.zonesFrom[at];
    if (around === undefined || hasLadder(s, at)) continue;
    for (const place of around.open) zone[place] = 1;
    for (const link of around.barred) if (zonePasses(s, link)) zone[link.to] = 1;
  }
}

/** Where zones of control pass from each place, whatever happens in play, and over which links it must be asked. */
export function makeZoneWays(terrain: Terrain): ZoneWays[] {
  return terrain.links.map((links) => ({
    open: links.filter(({ kind }) => zoneCrosses(kind) === 'always').map(({ to }) => to),
    barred: links.filter(({ kind }) => zoneCrosses(kind) !== 'always'),
  }));
}

/**
 * [15.17] No zone passes a wall or a tower, and a gate or the Culvert only once it is breached; [15.31] arches let it
 * pass; [15.23] none leaves the ramp over its side; D-16: none comes from the wall into the passage beside it; D-24: dikes and rough ground do not stop it, nor cavalry's.
 */
export function zoneCrosses(kind: LinkKind): 'always' | 'never' | 'breached' {
  switch (kind) {
    case 'wall':
    case 'tower':
    case 'ramp-side':
    case 'cliff':
    case 'into-passage':
      return 'never';
    case 'gate':
    case 'main-gate':
    case 'culvert':
      return 'breached';
    default:
      return 'always';
  }
}

export function zonePasses(s: State, link: Link): boolean {
  const crosses = zoneCrosses(link.kind);
  if (crosses !== 'breached') return crosses === 'always';
  return (link.kind === 'culvert' ? s.culvert : s.gates[link.gate]?.state) === 'breached';
}
