/** [21.0] Special abilities in force, and what they forbid. */
import { type Refusal, refuse } from '@warbeacon/kernel';
import { leaderSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOfLeader, type State } from '../../engine/state.ts';
import type { Ability, Side } from '../../engine/words.ts';

/** [21.0] H-89: announced this turn, and so in force to its end. */
export function inForce(s: State, ability: Ability): boolean {
  return s.active.includes(ability);
}

/** [21.0] Each may be used once in a game. */
export function isSpent(s: State, ability: Ability): boolean {
  return s.spent.includes(ability);
}

/** [21.0] It is used for good, and in force to the end of the turn. */
export function spend(s: State, ability: Ability): void {
  s.spent.push(ability);
  s.active.push(ability);
}

/** Why a side may not use an ability at all now: not its own, spent, or its leader is not there; or `null`. */
export function whyNotAvailable({ game, s }: Situation, side: Side, ability: Ability): Refusal | null {
  const owner = game.abilities.owners[ability];
  if (owner.side !== side) return refuse('not-your-ability', `${owner.name} is not yours to use.`, owner.case);
  if (isSpent(s, ability)) return no('ability-spent');
  if (owner.leader === undefined) return null;
  const leader = game.leaderIndex.get(owner.leader) ?? -1;
  return placeOfLeader(s, leader) >= 0
    ? null
    : refuse('leader-not-on-map', `${leaderSpec(game, leader).name} is not on the map.`, owner.case);
}

const BANS = {
  'divine-light': refuse('divine-light', 'The Divine Light lets no unit of Isengard rally this turn.', '21.11'),
  horn: refuse('horn-blown', 'The Horn of Helm Hammerhand lets no unit of Isengard rally this turn.', '21.51'),
  'voice-of-saruman': refuse('voice-of-saruman', 'The Voice of Saruman lets no unit rally this turn.', '21.61'),
} as const;

/**
 * [21.11] [21.51] [21.61] Why no unit of a side may rally this turn, or `null`. [H-2] [H-86] The horn takes the ban of
 * the Voice away when it is blown after it.
 */
export function whyNoRally(s: State, side: Side): Refusal | null {
  if (side === 'isengard') {
    if (inForce(s, 'divine-light')) return BANS['divine-light'];
    return inForce(s, 'horn') ? BANS.horn : null;
  }
  const voice = s.active.indexOf('voice-of-saruman');
  return voice >= 0 && s.active.indexOf('horn') < voice ? BANS['voice-of-saruman'] : null;
}
