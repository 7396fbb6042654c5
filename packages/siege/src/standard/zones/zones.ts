/** [6.0] Zones of control: which places a unit reaches with its own, what stops them, and whom they stop. */
import type { Situation } from '../../engine/situation.ts';
import { type State, placeOf } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { otherSide } from '../../engine/game.ts';
import type { Mover, Reason } from '../../engine/hexsides.ts';
import { markRisingZones, placesWithoutZones } from '../../engine/gear.ts';
import type { Link } from '../../engine/terrain.ts';
import { isDemoralizedUnit } from '../demoralization/demoralization.ts';
import { partnerOf } from '../formations/formations.ts';

/**
 * [6.1] [6.12] [6.13] [8.22] Marks every place a side's units reach with their zones. Disrupted units keep theirs
 * (G-12); units on gear have none, or one upward besides, as the game says.
 */
export function markZone(situation: Situation, side: Side, zone: Uint8Array): void {
  for (const pool of situation.game.poolsOf[side]) {
    if (!situation.board.demoralized(pool.index)) markZoneOfUnits(situation, pool.units, zone);
  }
  if (situation.game.zonesRise) markRisingZones(situation, side, zone);
}

function markZoneOfUnits(situation: Situation, units: readonly number[], zone: Uint8Array): void {
  const { game, s } = situation;
  const without = placesWithoutZones(situation);
  for (const unit of units) {
    const at = placeOf(s, unit);
    // Asked of a negative index, an array looks for a property of that name, and takes its time.
    const around = at < 0 ? undefined : game.zonesFrom[at];
    if (around === undefined || (without.length > 0 && without.includes(at))) continue;
    for (const place of around.open) zone[place] = 1;
    for (const link of around.barred) if (zonePasses(s, link)) zone[link.to] = 1;
  }
}

/**
 * [6.14] G-69: the units of a demoralized pool have no zones while it is demoralized. [W-220] A formation of two pools
 * has one as long as either of its units has.
 */
export function hasZones(situation: Situation, unit: number): boolean {
  if (!isDemoralizedUnit(situation, unit)) return true;
  const partner = partnerOf(situation.s, unit);
  return partner >= 0 && !isDemoralizedUnit(situation, partner);
}

/** [6.16] Of zones only the enemy's count, never a side's own: 1 where an enemy of `side` exerts one. */
export function enemyZone({ game, board }: Situation, side: Side): Uint8Array {
  return board.zone(otherSide(game, side));
}

/**
 * [6.2] [6.11] [6.15] [8.22] Whether who has come into a place goes no further; `held`: the zones of the enemy. A unit ends its
 * move in one, at no extra cost. To leaders zones mean nothing.
 */
export function stopsInZone(held: Uint8Array, { leader }: { readonly leader: boolean }, place: number): boolean {
  return !leader && held[place] === 1;
}

/** [6.2] [6.11] A unit that begins its move in an enemy zone does not move at all, and none is thrown back through one. */
export function isHeldByZone(situation: Situation, side: Side, at: number): boolean {
  return at >= 0 && enemyZone(situation, side)[at] === 1;
}

/** [6.1] [6.13] Whether a zone of control passes over a link now: every hexside says so in its row. */
export function zonePasses(s: State, link: Link): boolean {
  const { zone } = link.hexside;
  return zone === 'breached' ? isBreached(s, link) : zone === 'always';
}

/** What is on the link has been broken, and is open to all. */
export function isBreached(s: State, link: Link): boolean {
  return link.hexside.breached?.(s, link) ?? false;
}

/** [7.15] [9.32] Why a piece does not go into a place of its own will: who keeps away from enemy zones enters none. */
export function whyShunned(situation: Situation, mover: Mover, to: number): Reason | undefined {
  if (mover.shunsZones === undefined) return undefined;
  return enemyZone(situation, mover.side)[to] ? mover.shunsZones : undefined;
}
