/** [14.0] [14.22] Who is still to come: whose turn it is to enter, and why somebody is not on the map. */
import { type Refusal, refuse } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
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

/** Why a unit that is not on the map is not; by `ruleCase` where it is neither too early for it nor is it in the caves. */
export function whyUnitOff({ game, s }: Situation, unit: number, ruleCase: string): Refusal {
  return whyOff(s, s.units[unit]?.at, unitSpec(game, unit).arrives, 'unit', ruleCase);
}

/** The same of a leader. */
export function whyLeaderOff({ game, s }: Situation, leader: number, ruleCase: string): Refusal {
  return whyOff(s, s.leaders[leader]?.at, leaderSpec(game, leader).arrives, 'leader', ruleCase);
}

function whyOff(s: State, at: number | undefined, arrives: Arrives, what: string, ruleCase: string): Refusal {
  if (at === DUE && arrives.at === 'turn' && arrives.turn > s.turn) {
    return refuse('not-due', `That ${what} is a reinforcement of turn ${arrives.turn}, and not yet due.`, '14.0');
  }
  if (at === CAVES && !isSpent(s, 'horn')) {
    return refuse('in-the-caves', `That ${what} waits in the caves until the horn is blown.`, '14.22');
  }
  return refuse('not-on-map', `That ${what} is not on the map.`, ruleCase);
}
