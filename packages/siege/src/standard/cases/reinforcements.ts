/** [14.0] [14.22] Who is still to come: whose turn it is to enter, and why somebody is not on the map. */
import type { Refusal } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import type { LeaderSpec, UnitSpec } from '../unit-kinds.ts';
import { CAVES, DUE, type State } from '../../engine/state.ts';
import { isSpent } from '../../helms-deep/abilities/in-force.ts';

type Arrives = (UnitSpec | LeaderSpec)['arrives'];

/**
 * [14.0] A reinforcement whose turn has come (late entry is allowed, G-79). [14.22] Whoever is in the caves may come
 * out once the horn has been blown.
 */
export function isDue({ game, s }: Situation, unit: number): boolean {
  return mayComeOn(s, s.units[unit]?.at, unitSpec(game, unit).arrives);
}

export function isLeaderDue({ game, s }: Situation, leader: number): boolean {
  return mayComeOn(s, s.leaders[leader]?.at, leaderSpec(game, leader).arrives);
}

function mayComeOn(s: State, at: number | undefined, arrives: Arrives): boolean {
  if (at === CAVES) return isSpent(s, 'horn');
  return at === DUE && arrives.at === 'turn' && arrives.turn <= s.turn;
}

/** Why a unit that is not on the map is not: `off` where it is neither too early for it nor is it in the caves. */
export function whyUnitOff({ game, s }: Situation, unit: number, off: Refusal): Refusal {
  const at = s.units[unit]?.at;
  const turn = dueTurn(s, at, unitSpec(game, unit).arrives);
  if (turn !== undefined) return no(game, 'unit-not-due', { turn });
  return isWaiting(s, at) ? no(game, 'unit-waits') : off;
}

/** The same of a leader. */
export function whyLeaderOff({ game, s }: Situation, leader: number, off: Refusal): Refusal {
  const at = s.leaders[leader]?.at;
  const turn = dueTurn(s, at, leaderSpec(game, leader).arrives);
  if (turn !== undefined) return no(game, 'leader-not-due', { turn });
  return isWaiting(s, at) ? no(game, 'leader-waits') : off;
}

/** The turn in which a reinforcement is due, where that is still to come. */
function dueTurn(s: State, at: number | undefined, arrives: Arrives): number | undefined {
  return at === DUE && arrives.at === 'turn' && arrives.turn > s.turn ? arrives.turn : undefined;
}

/** [14.22] In the caves, before the horn has been blown. */
function isWaiting(s: State, at: number | undefined): boolean {
  return at === CAVES && !isSpent(s, 'horn');
}
