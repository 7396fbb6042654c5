/** [17.1] [17.2] Spells that are in force: what they forbid, and when they end. */
import type { Refusal } from '@warbeacon/kernel';
import type { LeaderAct } from '../../engine/hooks.ts';
import type { State } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { isHeldByBanner } from '../banner/banner-moves.ts';
import { own, type SpellInForce } from '../own.ts';
import { no } from '../refusals.ts';
import { isNight } from '../turns.ts';
import type { MagicPhase, Spell } from '../words.ts';
import { isMagicPhase, magicianOf } from './magicians.ts';
import { SPELL_DATA } from './spells.ts';

export function isInForce(s: State, spell: Spell): boolean {
  const { inForce } = own(s).magic;
  // Mostly none is.
  if (inForce.length === 0) return false;
  return inForce.some((cast) => cast.spell === spell);
}

/** [17.12] A leader, by index, whom a Freeze holds. */
export function isFrozen(s: State, leader: number): boolean {
  const { inForce } = own(s).magic;
  if (inForce.length === 0) return false;
  return inForce.some(({ frozen }) => frozen.includes(leader));
}

/**
 * G-150: as the phase begins in which it was cast, a turn later, it is over; [17.21] G-154: the darkness is broken by day
 * only.
 */
export function isOver({ turn }: State, phase: MagicPhase, cast: SpellInForce): boolean {
  if (cast.spell === 'break-darkness' && isNight(turn)) return true;
  return cast.phase === phase && turn >= cast.turn + (SPELL_DATA[cast.spell].lasts ?? 0);
}

/** [17.11] [17.21] While Fear lies on Westernesse none of it is rallied; when the darkness is broken, nobody of Sauron. */
export function whyNoRally(s: State, side: Side): Refusal | null {
  if (own(s).magic.inForce.length === 0) return null;
  if (side === 'sauron') return isInForce(s, 'break-darkness') ? no('darkness-broken') : null;
  return isInForce(s, 'fear') ? no('fear-bars-rally') : null;
}

/** [8.47] [8.52] [17.12] Why a leader may not do this now: he is frozen, or his people are afraid, or it is not his time. */
export function whyLeaderCannot(s: State, leader: number, what: LeaderAct): Refusal | null {
  if (isFrozen(s, leader)) return no('frozen');
  if (what === 'form' && isInForce(s, 'fear')) return no('fear-bars-formations');
  if (what === 'move' && isHeldByBanner(s, leader)) return no('banner-holds');
  // G-180
  if (what === 'move' && magicianOf(leader) !== undefined && !isMagicPhase(s)) return no('magic-leaders-move-by-magic');
  return null;
}
