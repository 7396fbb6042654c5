/** What the siege phase and the questions about rocks do of themselves: they go by when nobody needs them. */
import { whyCannotBatter, whyCannotRam, unlitFire } from './breaches/breaches.ts';
import { whyCannotLayLadder } from './ladders/ladders.ts';
import { whyCannotTakeRam } from './loads/porters.ts';
import { mayDropAny } from './rocks/rocks.ts';
import type { RocksFrame } from './rocks/rocks-frame.ts';
import type { Situation } from '../engine/situation.ts';
import { placeOf } from '../engine/state.ts';
import { popUnless } from '../standard/steps/pop-unless.ts';

/** [20.0] [W-5] */
export function stepSiege(situation: Situation): boolean {
  const { game, s } = situation;
  return popUnless(
    s,
    unlitFire(s) !== undefined || game.unitsOf.isengard.some((unit) => hasSiegeWork(situation, unit)),
  );
}

/** [20.0] Whether a unit can ram or batter a gate, lay a ladder or take up the ram. */
function hasSiegeWork(situation: Situation, unit: number): boolean {
  const { game, s } = situation;
  const at = placeOf(s, unit);
  if (at < 0) return false;
  if (whyCannotTakeRam(situation, unit) === null) return true;
  return (game.terrain.links[at] ?? []).some(
    ({ gate, to, up }) =>
      (gate >= 0 &&
        (whyCannotRam(situation, unit, gate) === null || whyCannotBatter(situation, unit, gate) === null)) ||
      (up === 1 && whyCannotLayLadder(situation, unit, to) === null),
  );
}

/** [20.85] [W-5] Open for dummies as for real rocks. */
export function stepRocks(situation: Situation, frame: RocksFrame): boolean {
  const { s } = situation;
  return popUnless(s, mayDropAny(situation, frame.unit));
}
