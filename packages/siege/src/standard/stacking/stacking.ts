/** [4.28] [5.0] Stacking at the end of the phase: who may end his move on a friend, who must then move on. */
import { otherSide, unitSpec } from '../../engine/game.ts';
import { type Situation, situate } from '../../engine/situation.ts';
import { type State, placeOf } from '../../engine/state.ts';
import { formationOf } from '../formations/formations.ts';
import { whyUnitCannotMove } from '../movement/who-may-move.ts';
import { hasSureStep, reachOfUnit } from '../movement/reach.ts';

/** The place a unit leaves free when it goes; -1 when somebody shares it. */
function vacatedBy(s: State, unit: number): number {
  const at = placeOf(s, unit);
  for (let other = 0; other < s.units.length; other++) if (other !== unit && s.units[other]?.at === at) return -1;
  return at;
}

/** [4.28] Who must move on because a unit, with its partner in formation or -1, has ended its move on it; -1 for nobody. */
export function friendInTheWay({ units }: State, unit: number, partner: number): number {
  const at = units[unit]?.at;
  return units.findIndex((other, index) => index !== unit && index !== partner && other.at === at);
}

/**
 * [4.28] [W-4] Stacking is judged at the end of the phase: a friend in whose place `mover` would end must still be able
 * to go somewhere free afterwards.
 */
export function canMakeRoom(situation: Situation, friend: number, mover: number): boolean {
  const { s } = situation;
  // [W-17] A formation makes no room.
  if (formationOf(s, friend)) return false;
  const after = recovery(situation, friend, mover);
  if (after) return canLeave(after, friend, -1);
  return canLeave(situation, friend, vacatedBy(s, mover));
}

/**
 * [6.14] The situation after the move where it lets a demoralized enemy take heart again, as when its last unit leaves
 * what it had taken: zones of control come back, and may hold the friend. Mostly there is none.
 */
function recovery(situation: Situation, friend: number, mover: number): Situation | undefined {
  const { game, s } = situation;
  const enemy = otherSide(game, unitSpec(game, mover).side);
  const cowed = game.poolsOf[enemy].filter((pool) => situation.board.demoralized(pool.index));
  if (cowed.length === 0) return undefined;
  const to = placeOf(s, friend);
  const units = s.units.map((unit, index) => (index === mover ? { ...unit, at: to } : unit));
  const after = situate(game, { ...s, units });
  return cowed.every(({ id }) => game.cases.isDemoralized(after, id)) ? undefined : after;
}

function canLeave(situation: Situation, friend: number, vacated: number): boolean {
  const free = (to: number): boolean => (to === vacated && vacated >= 0) || (situation.board.unitAt[to] ?? -1) < 0;
  if (!situation.board.reaches.has(friend) && whyUnitCannotMove(situation, friend) === null) {
    // Mostly one step is enough to see it; only the hemmed in need the whole search.
    if (hasSureStep(situation, friend, free)) return true;
  }
  return reachOfUnit(situation, friend).some(({ to }) => free(to));
}
