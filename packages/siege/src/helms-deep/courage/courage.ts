/** [9.2] [22.11] [22.12] [22.13] The end of courage: points, and the levels at which they tell. */
import type { Ctx } from '@warbeacon/kernel';
import type { PoolName, SiegeEvent } from '../../engine/vocabulary.ts';
import type { Situation } from '../../engine/situation.ts';
import { DUE, placeOf } from '../../engine/state.ts';
import { optionsOf } from '../house-values.ts';
import { levelControl } from '../victory/victory.ts';

/** [22.11] [22.12] */
export const levelOf = (pool: PoolName): number => (pool === 'isengard' ? 120 : 100);

/** [22.11] For each level that Isengard holds, and for the Deeping Wall. */
const PLACE_HELD = 10;

/**
 * [22.11] [22.13] [22.2] Losses, leaders' among them (`standard/leaders/leaders-at-risk.ts`), single events, and for
 * Westernesse what Isengard holds now.
 */
export function points(situation: Situation, pool: PoolName): number {
  const { game, s } = situation;
  if (pool === 'isengard') return s.losses.isengard;
  let now = s.losses.westernesse + (wallIsLost(situation) ? PLACE_HELD : 0);
  for (let level = 0; level < game.terrain.levels.length; level++) {
    if (levelControl(situation, level) === 'isengard') now += PLACE_HELD;
  }
  return now;
}

/** What losses may be short of the points at most. */
function mostHeld({ game }: Situation, pool: PoolName): number {
  return pool === 'isengard' ? 0 : PLACE_HELD * (1 + game.terrain.levels.length);
}

/** [22.11] H-75: Isengard stands on the Deeping Wall and no undisrupted Westernesse unit does. */
function wallIsLost({ game, s }: Situation): boolean {
  const wall = game.terrain.zoneMask('deeping-wall');
  const stands = (unit: number): boolean => {
    const at = placeOf(s, unit);
    return at >= 0 && wall[at] === 1;
  };
  return (
    game.unitsOf.isengard.some(stands) &&
    !game.unitsOf.westernesse.some((unit) => !s.units[unit]?.disrupted && stands(unit))
  );
}

/** [9.21] [9.22] [9.23] D-7: each side by its own points, at the moment. */
export function isDemoralized(situation: Situation, pool: PoolName): boolean {
  const { demoralization } = optionsOf(situation.s);
  // It is asked after every change, and mostly the losses alone are far from it.
  if (situation.s.losses[pool] + mostHeld(situation, pool) < levelOf(pool)) return false;
  const reaches = demoralization === 'reaches' || (demoralization === 'house' && pool === 'isengard');
  const now = points(situation, pool);
  return reaches ? now >= levelOf(pool) : now > levelOf(pool);
}

/** [22.11] [W-3] Ten points off once Gandalf and Erkenbrand have both come. */
export function leaderEntered({ game, s }: Situation, leader: number, ctx: Ctx<SiegeEvent>): void {
  const id = game.leaders[leader]?.id;
  if (id !== 'gandalf' && id !== 'erkenbrand') return;
  const other = game.leaderIndex.get(id === 'gandalf' ? 'erkenbrand' : 'gandalf') ?? -1;
  if (s.leaders[other]?.at === DUE) return;
  s.losses.westernesse -= 10;
  ctx.emit({ type: 'points', side: 'westernesse', points: -10, why: 'relief' });
}
