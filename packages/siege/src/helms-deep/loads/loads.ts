/**
 * [20.2] [20.3] The ram and the Blasting Fire as loads: who carries them, where they go, and when they are left. What
 * each hexside and ground says of loads is in its row (`hexsides.ts`, `grounds.ts`).
 */
import type { Ctx } from '@warbeacon/kernel';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { carriedBy } from '../../standard/movement/loads.ts';
import { removeMarker } from '../markers.ts';
import { leaveRam, whyCannotTakeRam } from '../ram/ram.ts';
import { unitsOf } from '../../engine/command-spec.ts';
import { fireSites, whyCannotGiveFire } from '../fires/fires.ts';

type Say = Ctx<SiegeEvent>;

/** [20.22] [20.32] H-53: the ram outlives its carrier, the fire does not, whatever kills it. */
export function loseLoad(situation: Situation, unit: number, ctx: Say): void {
  const { s } = situation;
  leaveRam(situation, unit, ctx);
  const fire = carriedBy(s, unit);
  if (fire === undefined) return;
  removeMarker(s, fire);
  ctx.emit({ type: 'fireLost', fire: fire.id });
}

/** Indices of the besieger's units, or of the one named. */
export function carriersOf(turn: Turn, actor?: string): readonly number[] {
  return turn.side === 'isengard' ? unitsOf(turn, actor) : [];
}

/**
 * Whether a unit can do anything in a Movement Phase but move: take up the ram, be given fire, or lay it. To put down
 * the ram does not count, or no phase would go by itself while somebody carries it.
 */
export function canHandle(situation: Situation, unit: number): boolean {
  return (
    whyCannotTakeRam(situation, unit) === null ||
    whyCannotGiveFire(situation, unit, false) === null ||
    whyCannotGiveFire(situation, unit, true) === null ||
    fireSites(situation, unit).length > 0
  );
}
