/** [16.2] Catapults against walls: what they reach, what is in the way, and who may not. */
import { distance, line } from '@warbeacon/hexgrid';
import type { Refusal } from '@warbeacon/kernel';
import { type Game, unitSpec } from '../../engine/game.ts';
import type { TotalRange } from '../../engine/options.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import type { Terrain } from '../../engine/terrain.ts';
import { catapultBreach, LONGEST_BREACH } from '../breaches/breach-table.ts';
import { type Breakable, breakables, whyNotWhole } from '../breaches/breaches.ts';
import { houseOf } from '../house-values.ts';
import { no } from '../refusals.ts';
import { whyCannotServe, whyCrewIsUsed } from '../siege/crews.ts';

/** [16.23] G-95: one at the side itself, else one more than the way to the nearer of its hexes. */
export function rangeToSide({ grid }: Terrain, from: number, { below, above }: Breakable): number {
  return 1 + Math.min(distance(grid, from, below), distance(grid, from, above));
}

/** [16.24] G-96, G-21: a mountain stops a line that crosses it; two of them one that runs between them. */
export function isBehindMountain(terrain: Terrain, from: number, to: number): boolean {
  return mountainsBetween(terrain, from, to).length > 0;
}

/** The mountains that stop it. */
export function mountainsBetween({ grid, grounds }: Terrain, from: number, to: number): number[] {
  const isMountain = (hex: number): boolean => grounds[hex]?.closed === true;
  const { through, along } = line(grid, from, to);
  return [...through.filter(isMountain), ...along.filter((pair) => pair.every(isMountain)).flat()];
}

/** [16.24] [W-247] The stone goes to the nearer hex of the side, and to either of them when both are as near. */
function isOutOfSight(terrain: Terrain, from: number, { below, above }: Breakable): boolean {
  const [toBelow, toAbove] = [distance(terrain.grid, from, below), distance(terrain.grid, from, above)];
  const nearer = toBelow < toAbove ? [below] : toAbove < toBelow ? [above] : [below, above];
  return nearer.every((hex) => isBehindMountain(terrain, from, hex));
}

/** [16.22] The totals with which the unit's catapult breaks it; `null` for never. */
export function totalsAt({ game, s }: Situation, unit: number, target: Breakable): TotalRange | null {
  return catapultBreach(houseOf(s), rangeToSide(game.terrain, placeOf(s, unit), target), target.rampart);
}

/** [16.21] [3.0] G-4: why a unit cannot bombard anything, or `null`. */
export function whyCannotBombard(situation: Situation, unit: number): Refusal | null {
  if (unitSpec(situation.game, unit).side === 'westernesse') return no('city-breaks-nothing');
  return whyCannotServe(situation, unit) ?? whyCrewIsUsed(situation.s, unit);
}

/** [16.21] [16.23] [16.24] [16.3] Why its catapult does nothing to this side, or `null`. */
export function whyOutOfReach(situation: Situation, unit: number, target: Breakable): Refusal | null {
  const { game, s } = situation;
  if (target.rampart === 'main-gate') return no('main-gate-withstands');
  const from = placeOf(s, unit);
  const range = rangeToSide(game.terrain, from, target);
  if (range > LONGEST_BREACH) return no('side-too-far', { range });
  if (isOutOfSight(game.terrain, from, target)) return no('mountain-in-the-way');
  return totalsAt(situation, unit, target) === null ? no('side-withstands', { range }) : null;
}

/** From each place what a catapult there might break, while it is whole: neither map nor table changes in a match. */
const known = new WeakMap<Game, Map<number, readonly Breakable[]>>();

function withinReach(situation: Situation, unit: number): readonly Breakable[] {
  const { game, s } = situation;
  const from = placeOf(s, unit);
  let byPlace = known.get(game);
  if (byPlace === undefined) known.set(game, (byPlace = new Map<number, readonly Breakable[]>()));
  let targets = byPlace.get(from);
  if (targets === undefined) {
    targets = breakables(game).filter((target) => whyOutOfReach(situation, unit, target) === null);
    byPlace.set(from, targets);
  }
  return targets;
}

/** Everything that the unit's catapult might break now. */
export function targetsToBombard(situation: Situation, unit: number): readonly Breakable[] {
  if (whyCannotBombard(situation, unit) !== null) return [];
  return withinReach(situation, unit).filter(({ link }) => whyNotWhole(situation.s, link) === null);
}
