/** [21.21] H-64 The wedges that ride to death and glory. */
import { push, type Refusal } from '@warbeacon/kernel';
import { formationOf } from '../../standard/formations/formations.ts';
import { pairsToForm, whyCannotForm } from '../../standard/formations/forming.ts';
import { type Game, unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import { inForce, whyNotAvailable } from '../abilities/abilities.ts';

/** [21.21] H-64 Why these cannot ride to death and glory with Théoden now, or `null`. */
export function whyNoGlory(situation: Situation, side: Side, units: readonly [number, number]): Refusal | null {
  const { game } = situation;
  const unavailable = whyNotAvailable(situation, side, 'for-death-and-glory');
  if (unavailable) return unavailable;
  if (units.some((unit) => !unitSpec(game, unit).cavalry)) return no('no-wedge-for-glory');
  return whyCannotForm(situation, gloryLeader(game), units, true);
}

/** [21.21] The wedges that could ride to death and glory now. */
export function* gloryWedges(situation: Situation, side: Side): Generator<[number, number]> {
  const { game } = situation;
  if (whyNotAvailable(situation, side, 'for-death-and-glory')) return;
  for (const [one, other] of pairsToForm(situation, gloryLeader(game), true)) {
    if (unitSpec(game, one).cavalry) yield [one, other];
  }
}

/** [21.21] Whose ability it is. */
export function gloryLeader(game: Game): number {
  return game.leaderIndex.get(ABILITY_DATA.owners['for-death-and-glory'].leader ?? '') ?? -1;
}

/** [21.21] H-90 [W-43]: in its first turn Théoden's wedge may strike once more after an advance, and not a third time. */
export function strikeOnceMore({ s }: Situation, unit: number): void {
  const formation = formationOf(s, unit);
  if (!formation?.glory || formation.fresh || !inForce(s, 'for-death-and-glory')) return;
  formation.fresh = true;
  const [speaker] = formation.units;
  if (s.units[speaker]) s.units[speaker].attacked = false;
  push(s, { kind: 'strike', unit: speaker, reason: 'glory' });
}
