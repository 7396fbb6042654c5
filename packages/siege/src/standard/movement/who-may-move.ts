/** Who may move at all in a Movement Phase, and why others may not. */
import { isHeldByZone } from '../zones/zones.ts';
import type { Refusal } from '@warbeacon/kernel';
import { type Game, leaderSpec, unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { isDue, isLeaderDue, whyLeaderOff, whyUnitOff } from '../reinforcements/reinforcements.ts';

/** [4.22] [6.11] [7.57] Why a unit cannot move at all now, or `null`. */
export function whyUnitCannotMove(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state) return no(game, 'no-such-unit');
  if (state.at < 0 && !isDue(situation, unit)) return whyUnitOff(situation, unit, no(game, 'unit-off-map'));
  if (state.moved) return no(game, 'unit-has-moved');
  if (state.disrupted) return no(game, 'disrupted-move');
  if (state.used) return whyUsed(game, unitSpec(game, unit).side);
  if (isHeldByZone(situation, unitSpec(game, unit).side, state.at)) return no(game, 'held-by-zone');
  return null;
}

/** [3.0] Why a piece that was used this turn may not move. */
function whyUsed(game: Game, side: Side): Refusal {
  return side === game.sides[0] ? no(game, 'attacker-used') : no(game, 'defender-used');
}

/** [4.22] [6.15] The same of a leader, whom no zone holds; or why he cannot form, for which he must be free to move. */
export function whyLeaderCannotMove(
  situation: Situation,
  leader: number,
  what: 'move' | 'form' = 'move',
): Refusal | null {
  const { game, s } = situation;
  const state = s.leaders[leader];
  if (!state) return no(game, 'no-such-leader');
  if (state.at < 0 && !isLeaderDue(situation, leader))
    return whyLeaderOff(situation, leader, no(game, 'leader-off-map'));
  if (state.moved) return no(game, 'leader-has-moved');
  if (state.used) return whyUsed(game, leaderSpec(game, leader).side);
  return game.hooks.whyLeaderCannot?.(s, leader, what) ?? null;
}
