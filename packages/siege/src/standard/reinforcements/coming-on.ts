/** Coming onto the map: where a piece may begin its move, and what the first hex costs it. */
import type { Refusal } from '@warbeacon/kernel';
import { otherSide } from '../../engine/game.ts';
import { because, no } from '../../engine/refusals.ts';
import type { State } from '../../engine/state.ts';
import type { Situation } from '../../engine/situation.ts';
import type { LeaderSpec, UnitSpec } from '../../engine/unit-kinds.ts';
import { friendAt } from '../../engine/board.ts';
import { barredGround, groundCost } from '../../engine/ways-out.ts';
import type { Mover } from '../../engine/hexsides.ts';
import { slowedPlaces } from '../movement/slowed.ts';
import { isBeside } from '../movement/keeping-away.ts';
import { whyShunned } from '../zones/zones.ts';

/** The k-th unit in a chain pays k times the first hex (G-78). Leaders do not lengthen a chain. */
export function entryCost(situation: Situation, place: number, leader: boolean): number {
  const { game, s } = situation;
  const before = s.entries.find((entry) => entry.at === place)?.count ?? 0;
  const cost = game.terrain.grounds[place]?.entry ?? groundCost(game.terrain, s, place);
  return cost * (leader ? 1 : before + 1) + (slowedPlaces(situation)?.get(place) ?? 0);
}

/** G-78: a unit has come in by this hex, and counts for who comes behind it. */
export function countEntry({ entries }: State, place: number): void {
  const entry = entries.find(({ at }) => at === place);
  if (entry) entry.count++;
  else entries.push({ at: place, count: 1 });
}

/** Where a piece may begin: where it stands, or the entry hexes with what they cost. */
export function starts(
  situation: Situation,
  mover: Mover,
  at: number,
  spec: UnitSpec | LeaderSpec,
): { at: number; spent: number }[] {
  const { game } = situation;
  if (at >= 0) return [{ at, spent: mover.spent }];
  return game.cases
    .entryPlaces(game, spec, at)
    .filter((place) => whyNotEnter(situation, mover, place) === null)
    .map((place) => ({ at: place, spent: entryCost(situation, place, mover.leader) }));
}

export function whyNotEnter(situation: Situation, mover: Mover, place: number): Refusal | null {
  const { game } = situation;
  const enemy = otherSide(game, mover.side);
  if (friendAt(situation, enemy, place) >= 0) return no(game, 'enemy-occupied');
  if ((mover.leader || game.cases.leadersKeepUnitsOut) && situation.board.leaders(enemy)[place])
    return no(game, 'enemy-leader');
  const barred =
    barredGround(game, mover.cavalry, place) ??
    (mover.load === undefined ? undefined : game.terrain.grounds[place]?.load?.(mover.load)) ??
    whyShunned(situation, mover, place) ??
    (mover.avoids !== undefined && isBeside(game.terrain, mover.avoids, place) ? mover.avoids.why : undefined);
  return barred === undefined ? null : because(game, barred);
}
