/** [21.0] Special abilities in force, and what they forbid. */
import type { Refusal } from '@warbeacon/kernel';
import { leaderSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOfLeader, type State } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import type { Ability } from '../words.ts';
import { own } from '../own.ts';
import { ABILITY_DATA } from './owners.ts';

/** [21.0] H-89: announced this turn, and so in force to its end. */
export function inForce(s: State, ability: Ability): boolean {
  return own(s).active.includes(ability);
}

/** [21.0] Each may be used once in a game. */
export function isSpent(s: State, ability: Ability): boolean {
  return own(s).spent.includes(ability);
}

/** [21.0] It is used for good, and in force to the end of the turn. */
export function spend(s: State, ability: Ability): void {
  own(s).spent.push(ability);
  own(s).active.push(ability);
}

/** Why a side may not use an ability at all now: not its own, spent, or its leader is not there; or `null`. */
export function whyNotAvailable({ game, s }: Situation, side: Side, ability: Ability): Refusal | null {
  const owner = ABILITY_DATA.owners[ability];
  if (owner.side !== side) return { ...no('not-your-ability', { ability: owner.name }), case: owner.case };
  if (isSpent(s, ability)) return no('ability-spent');
  if (owner.leader === undefined) return null;
  const leader = game.leaderIndex.get(owner.leader) ?? -1;
  return placeOfLeader(s, leader) >= 0
    ? null
    : { ...no('ability-without-leader', { leader: leaderSpec(game, leader).name }), case: owner.case };
}

const BANS = {
  'divine-light': no('divine-light-bars-rally'),
  horn: no('horn-bars-rally'),
  'voice-of-saruman': no('voice-bars-rally'),
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
  const voice = own(s).active.indexOf('voice-of-saruman');
  return voice >= 0 && own(s).active.indexOf('horn') < voice ? BANS['voice-of-saruman'] : null;
}
