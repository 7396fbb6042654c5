/** [16.65] [16.66] Fire: what it destroys where it comes down, and how long it burns. */
import type { Ctx } from '@warbeacon/kernel';
import type { Game } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Marker, State } from '../../engine/state.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { eliminate } from '../../standard/losses/losses.ts';
import { destroyCauldron } from '../oil/cauldrons.ts';
import { putMarker } from '../siege/new-markers.ts';
import { destroyEngine } from '../siege/lost-engines.ts';

/** [16.66] In Minas Tirith. */
export const isInCity = ({ terrain }: Game, place: number): boolean => terrain.zoneMask('minas-tirith')[place] === 1;

export const isBurning = ({ markers }: State, place: number): boolean =>
  markers.some(({ at, kind }) => at === place && kind === 'fire');

/** [16.65] G-105: what a fireball destroys. Ladders and Grond it does not harm, nor who stands there but for a siege tower. */
const BURNS: readonly string[] = ['sauron-catapult', 'city-catapult', 'siege-tower', 'cauldron'];

/** [16.65] What would be destroyed in a place, whoever it belongs to. */
export const fuelAt = ({ markers }: State, place: number): Marker[] =>
  markers.filter(({ at, kind }) => at === place && BURNS.includes(kind));

/** [16.65] Units that are lost with a siege tower in their place. */
export function unitsInTower({ s }: Situation, place: number): number[] {
  if (!s.markers.some(({ at, kind }) => at === place && kind === 'siege-tower')) return [];
  return s.units.flatMap(({ at }, unit) => (at === place ? [unit] : []));
}

/** [16.62] [16.65] [16.86] A fireball comes down in a place where it burns. */
export function setOnFire(situation: Situation, place: number, side: Side, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const hex = makePlaceId(game.terrain, place);
  const lost = unitsInTower(situation, place);
  for (const fuel of fuelAt(s, place)) {
    if (fuel.kind === 'cauldron') destroyCauldron(situation, place, ctx);
    else destroyEngine(game, s, fuel, ctx);
  }
  const heads = s.markers.filter(({ at, kind }) => at === place && kind === 'head').length;
  if (heads > 0) {
    s.markers = s.markers.filter(({ at, kind }) => at !== place || kind !== 'head');
    ctx.emit({ type: 'headsBurned', hex, heads });
  }
  if (!isBurning(s, place)) putMarker(s, 'fire', side, place);
  // G-56: nobody throws a die for their leaders.
  for (const unit of lost) eliminate(situation, unit, 'fire', ctx);
}

/** [16.66] Outside the city fires have burned from one Siege Phase to the next. */
export function goOut({ game, s }: Situation, ctx: Ctx<SiegeEvent>): void {
  const out = s.markers.filter(({ at, kind }) => kind === 'fire' && !isInCity(game, at));
  if (out.length === 0) return;
  s.markers = s.markers.filter((marker) => !out.includes(marker));
  ctx.emit({ type: 'firesOut', hexes: out.map(({ at }) => makePlaceId(game.terrain, at)) });
}
