/** Who is still to come: whose turn it is to enter, and why somebody is not on the map. */
import type { Refusal } from '@warbeacon/kernel';
import { leaderSpec, unitSpec, type Game } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import type { LeaderSpec, UnitSpec } from '../../engine/unit-kinds.ts';
import { ABSENT, DUE, type State } from '../../engine/state.ts';

type Arrives = (UnitSpec | LeaderSpec)['arrives'];

/** A reinforcement whose turn has come (late entry is allowed, G-79), or one that the game lets out of where it waits. */
export function isDue({ game, s }: Situation, unit: number): boolean {
  return mayComeOn(game, s, s.units[unit]?.at ?? ABSENT, unitSpec(game, unit).arrives);
}

export function isLeaderDue({ game, s }: Situation, leader: number): boolean {
  return mayComeOn(game, s, s.leaders[leader]?.at ?? ABSENT, leaderSpec(game, leader).arrives);
}

function mayComeOn({ hooks }: Game, s: State, at: number, arrives: Arrives): boolean {
  const own = hooks.mayComeOn?.(s, at);
  if (own !== undefined) return own;
  return at === DUE && arrives.at === 'turn' && arrives.turn <= s.turn;
}

/** Why a unit that is not on the map is not: `off` where it is neither too early for it nor does it wait elsewhere. */
export function whyUnitOff({ game, s }: Situation, unit: number, off: Refusal): Refusal {
  const at = s.units[unit]?.at ?? ABSENT;
  const turn = dueTurn(s, at, unitSpec(game, unit).arrives);
  if (turn !== undefined) return no(game, 'unit-not-due', { turn });
  return isWaiting(game, s, at) ? no(game, 'unit-waits') : off;
}

/** The same of a leader. */
export function whyLeaderOff({ game, s }: Situation, leader: number, off: Refusal): Refusal {
  const at = s.leaders[leader]?.at ?? ABSENT;
  const turn = dueTurn(s, at, leaderSpec(game, leader).arrives);
  if (turn !== undefined) return no(game, 'leader-not-due', { turn });
  return isWaiting(game, s, at) ? no(game, 'leader-waits') : off;
}

/** The turn in which a reinforcement is due, where that is still to come. */
function dueTurn(s: State, at: number, arrives: Arrives): number | undefined {
  return at === DUE && arrives.at === 'turn' && arrives.turn > s.turn ? arrives.turn : undefined;
}

/** In a box of the game's own, which does not let it out yet. */
function isWaiting({ hooks }: Game, s: State, at: number): boolean {
  return hooks.mayComeOn?.(s, at) === false;
}
