/** [20.2] [20.3] The ram and the Blasting Fire as loads: who carries them, where they go, and when they are left. */
import type { Ctx } from '@warbeacon/kernel';
import type { SiegeEvent } from '../../engine/events.schema.ts';
import type { Situation } from '../../engine/situation.ts';
import { type Link, makePlaceId } from '../../standard/terrain.ts';
import { type Marker, type MarkerKind, placeOf, type State } from '../../engine/state.ts';
import { holdsGate } from '../../standard/cases/gates.ts';

export type Load = 'ram' | 'blasting-fire';

type Say = Ctx<SiegeEvent>;

/** The marker a unit carries; it never carries two. */
export function carriedBy(s: State, unit: number): Marker | undefined {
  for (const marker of s.markers) if (marker.carrier === unit) return marker;
  return undefined;
}

export function loadOf(s: State, unit: number): Load | undefined {
  const marker = carriedBy(s, unit);
  return marker?.kind === 'ram' || marker?.kind === 'blasting-fire' ? marker.kind : undefined;
}

/** [15.61] [18.12] [20.68] H-59: whether a load can never be taken over this link as things stand now. */
export function barsLoad({ game, s }: Situation, load: Load, link: Link): boolean {
  if (game.terrain.ground[link.to] === 'rough') return true;
  switch (link.kind) {
    case 'wall':
    case 'tower':
    case 'ramp-side':
    case 'cliff':
      return true;
    case 'gate':
    case 'main-gate': {
      const gate = s.gates[link.gate];
      // D-18: a gate one does not control is a wall.
      if (gate === undefined || gate.state === 'collapsed') return true;
      return gate.state === 'shut' && !holdsGate(s, link, 'isengard', true);
    }
    case 'culvert':
      return load === 'ram';
    default:
      return false;
  }
}

/** The markers of carriers who have gone somewhere are where they are now. */
export function bringLoads(s: State): void {
  for (const marker of s.markers) {
    if (marker.carrier < 0) continue;
    const at = placeOf(s, marker.carrier);
    if (at >= 0) marker.at = at;
  }
}

/** [20.22] The ram stays where it is when its carrier is thrown back, pushed away or killed, or puts it down. */
export function leaveRam({ game, s }: Situation, unit: number, ctx: Say): void {
  const marker = carriedBy(s, unit);
  if (marker?.kind !== 'ram') return;
  marker.carrier = -1;
  ctx.emit({ type: 'ramLeft', hex: marker.at < 0 ? 'due' : makePlaceId(game.terrain, marker.at) });
}

/** [7.51] [20.22] The ram goes along with an advance, unless it cannot go that way. */
export function leaveRamBehind(situation: Situation, unit: number, to: number, ctx: Say): void {
  const { game, s } = situation;
  const link = game.terrain.links[placeOf(s, unit)]?.find((candidate) => candidate.to === to);
  if (link && barsLoad(situation, 'ram', link)) leaveRam(situation, unit, ctx);
}

/** [20.22] [20.32] H-53: the ram outlives its carrier, the fire does not, whatever kills it. */
export function loseLoad(situation: Situation, unit: number, ctx: Say): void {
  const { s } = situation;
  leaveRam(situation, unit, ctx);
  const fire = carriedBy(s, unit);
  if (fire === undefined) return;
  removeMarker(s, fire);
  ctx.emit({ type: 'fireLost', fire: fire.id });
}

export function removeMarker(s: State, marker: Marker): void {
  s.markers = s.markers.filter((other) => other !== marker);
}

/** A marker's id tells its kind and the order in which it came into play, and so nothing that is secret. */
export function freeMarkerId(s: State, kind: MarkerKind, first: number): string {
  let number = first;
  while (s.markers.some(({ id }) => id === `${kind}-${number}`)) number++;
  return `${kind}-${number}`;
}
