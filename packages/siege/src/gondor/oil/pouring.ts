/** [16.74] Oil is poured: when Westernesse is asked, on whom it falls, and what it does. */
import { type Ctx, push, type Refusal, top } from '@warbeacon/kernel';
import { frameOf } from '../../engine/frame-spec.ts';
import { type Game, unitSpec } from '../../engine/game.ts';
import { unitIn } from '../../engine/board.ts';
import type { Situation } from '../../engine/situation.ts';
import { type Marker, placeOf, type State } from '../../engine/state.ts';
import { type Link, makePlaceId } from '../../engine/terrain.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { eliminate } from '../../standard/losses/losses.ts';
import { removeMarker } from '../markers.ts';
import { no } from '../refusals.ts';
import { destroyEngine } from '../siege/lost-engines.ts';
import { oilOf } from './carrying.ts';

/** G-146: down over a wall, tower or gate side, breached or whole; never through rock. */
const isPouredOver = ({ up, hexside }: Link): boolean => up === -1 && hexside.wall !== undefined;

const isBelow = ({ terrain }: Game, from: number, place: number): boolean =>
  terrain.links[from]?.some((link) => link.to === place && isPouredOver(link)) ?? false;

/** [16.74] [7.57] G-49: oil, or what looks like it, with a unit that is in a state to pour. */
function isReady(s: State, { kind, carrier }: Marker): boolean {
  if (kind !== 'oil') return false;
  const state = s.units[carrier];
  return state !== undefined && state.at >= 0 && !state.disrupted;
}

/** What oil falls on, in a hex: the combat units there by their indices, or a siege tower by itself. */
interface Below {
  readonly units: readonly number[];
  readonly tower: Marker | undefined;
}

function standingIn({ game, s }: Situation, place: number): Below {
  return {
    units: game.unitsOf.sauron.filter((unit) => s.units[unit]?.at === place),
    tower: s.markers.find(({ kind, at }) => kind === 'siege-tower' && at === place),
  };
}

/** [16.74] Ids of all on which this oil could be poured now; a siege tower is named where nobody is with it. */
export function targetsBelow(situation: Situation, oil: Marker): string[] {
  const { game, s } = situation;
  if (!isReady(s, oil)) return [];
  return (game.terrain.links[placeOf(s, oil.carrier)] ?? []).filter(isPouredOver).flatMap(({ to }) => {
    const { units, tower } = standingIn(situation, to);
    if (units.length > 0) return units.map((unit) => unitSpec(game, unit).id);
    return tower === undefined ? [] : [tower.id];
  });
}

/** [16.74] G-145: whether Westernesse is asked. Of dummies as of real oil, or the question would give them away. */
export function mayPourAny(situation: Situation): boolean {
  return situation.s.markers.some((marker) => marker.kind === 'oil' && targetsBelow(situation, marker).length > 0);
}

/** G-145: a unit of Sauron, with what it pushes, has come into a place in its own Movement Phase: below oil? */
export function askAboutOil(situation: Situation, side: Side, place: number): void {
  const { game, s } = situation;
  if (s.phase !== 'sauron-movement' || side !== 'sauron') return;
  const isUnder = s.markers.some((oil) => isReady(s, oil) && isBelow(game, placeOf(s, oil.carrier), place));
  if (!isUnder) return;
  const moving = frameOf('march', top(s));
  const unit = moving?.piece === 'unit' ? moving.index : unitIn(situation, side, place);
  push(s, { kind: 'oil', unit });
}

/** [16.74] Why a unit cannot pour oil on this unit or siege tower, or `null`. */
export function whyCannotPour(situation: Situation, unit: number, target: string): Refusal | null {
  const { game, s } = situation;
  const oil = oilOf(s, unit);
  if (oil === undefined) return no('carries-no-oil');
  if (!isReady(s, oil)) return no('disrupted-pours');
  if (oil.dummy) return no('dummy-oil');
  if (targetsBelow(situation, oil).includes(target)) return null;
  const at = placeBelow(situation, target);
  if (at === undefined) return no('no-target-for-oil');
  if (!isBelow(game, placeOf(s, unit), at)) return no('not-below-oil');
  // Of all below only a siege tower with somebody in it is no target by itself.
  return no('oil-on-crew');
}

/** Where this unit of Sauron, or siege tower, is; `undefined` when it is neither or not on the map. */
function placeBelow({ game, s }: Situation, target: string): number | undefined {
  const unit = game.unitIndex.get(target);
  const isEnemy = unit !== undefined && unitSpec(game, unit).side === 'sauron';
  const at = isEnemy
    ? placeOf(s, unit)
    : (s.markers.find(({ id, kind }) => id === target && kind === 'siege-tower')?.at ?? -1);
  return at < 0 ? undefined : at;
}

/**
 * [16.74] The unit, and a siege tower in its hex, are gone without a die; [8.24] G-56: no leader is at risk. What else the unit
 * was pushing stays where it is (G-145).
 */
export function pour(situation: Situation, unit: number, target: string, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const oil = oilOf(s, unit);
  const place = placeBelow(situation, target);
  if (oil === undefined || place === undefined) throw new Error('no oil, or nobody below');
  const { tower } = standingIn(situation, place);
  const hex = makePlaceId(game.terrain, place);
  removeMarker(s, oil);
  ctx.emit({ type: 'oilPoured', oil: oil.id, unit: unitSpec(game, unit).id, target, hex });
  if (tower !== undefined) destroyEngine(game, s, tower, ctx);
  const struck = game.unitIndex.get(target);
  if (struck !== undefined) eliminate(situation, struck, 'oil', ctx);
}
