/** [16.51] [16.52] G-168: who made a breach goes in by it at once, or nobody does. */
import { push } from '@warbeacon/kernel';
import { otherSide, unitSpec } from '../../engine/game.ts';
import type { Turn } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { comesTooNear } from '../../standard/movement/keeping-away.ts';
import type { Breakable } from './breaches.ts';

/**
 * [16.51] A unit on foot that stands at the side which its engine has just broken: into the hex behind, where no unit is, and
 * no enemy zone now that the side is open. Leaders of its hex may go along, the engine stays; whoever advances costs no
 * points, and was used in the siege already.
 */
export function offerSiegeAdvance(turn: Turn, unit: number, { below, above, link }: Breakable): void {
  const { game, s, side } = turn;
  const { cavalry, groundbound } = unitSpec(game, unit);
  const at = placeOf(s, unit);
  const to = at === below ? above : at === above ? below : -1;
  if (to < 0 || cavalry) return;
  // [15.22] Nor do mûmakil go by anything but a gate, [14.31] and by that not next to horse.
  if (groundbound && link.gate < 0) return;
  if (comesTooNear(turn, unit, to)) return;
  if ((turn.board.unitAt[to] ?? -1) >= 0 || turn.board.zone(otherSide(game, side))[to]) return;
  push(s, { kind: 'advance', side, units: [unit], at: to });
}
