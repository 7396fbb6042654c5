/** What units carry: markers that are loads, which go where their carriers go. */
import type { Situation } from '../../engine/situation.ts';
import { type Marker, type State, placeOf } from '../../engine/state.ts';
import type { Reason } from '../../engine/hexsides.ts';
import type { Link } from '../../engine/terrain.ts';
import type { Side } from '../../engine/vocabulary.ts';

/** The marker a unit carries; it never carries two. */
export function carriedBy(s: State, unit: number): Marker | undefined {
  for (const marker of s.markers) if (marker.carrier === unit) return marker;
  return undefined;
}

/** The kind of load that a unit carries. */
export function loadOf({ game, s }: Situation, unit: number): string | undefined {
  const kind = carriedBy(s, unit)?.kind;
  return kind !== undefined && game.markers[kind]?.load !== undefined ? kind : undefined;
}

/** The same where it goes along whatever befalls the unit. */
export function keptLoadOf(situation: Situation, unit: number): string | undefined {
  const load = loadOf(situation, unit);
  return load !== undefined && situation.game.markers[load]?.load?.kept ? load : undefined;
}

/** The markers of carriers who have gone somewhere are where they are now. */
export function bringLoads(s: State): void {
  for (const marker of s.markers) {
    if (marker.carrier < 0) continue;
    const at = placeOf(s, marker.carrier);
    if (at >= 0) marker.at = at;
  }
}

/** Why a load never goes over this link as things stand now, though its carrier might. */
export function whyNotCarried({ game, s }: Situation, load: string, side: Side, link: Link): Reason | undefined {
  const barred = game.terrain.grounds[link.to]?.load?.(load);
  if (barred !== undefined) return barred;
  const { load: rule } = link.hexside;
  return typeof rule === 'function' ? rule(s, load, side, link) : rule;
}
