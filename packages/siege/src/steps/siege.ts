/** What the siege phase and the questions about rocks do of themselves: they go by when nobody needs them. */
import { whyCannotBatter, whyCannotRam, unlitFire } from '../cases/breaches.ts';
import { whyCannotLayLadder } from '../cases/ladders.ts';
import { whyCannotTakeRam } from '../cases/porters.ts';
import { mayDropAny } from '../cases/rocks.ts';
import type { RocksFrame } from '../frames.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { popUnless } from './pop-unless.ts';

/** [20.0] [W-5] */
export function stepSiege(game: Game, s: State): boolean {
  return popUnless(s, unlitFire(s) !== undefined || game.unitsOf.isengard.some((unit) => hasSiegeWork(game, s, unit)));
}

/** [20.0] Whether a unit can ram or batter a gate, lay a ladder or take up the ram. */
function hasSiegeWork(game: Game, s: State, unit: number): boolean {
  const at = s.units[unit]?.at ?? -1;
  if (at < 0) return false;
  if (whyCannotTakeRam(game, s, unit) === null) return true;
  return (game.terrain.links[at] ?? []).some(
    ({ gate, to, up }) =>
      (gate >= 0 && (whyCannotRam(game, s, unit, gate) === null || whyCannotBatter(game, s, unit, gate) === null)) ||
      (up === 1 && whyCannotLayLadder(game, s, unit, to) === null),
  );
}

/** [20.85] [W-5] Open for dummies as for real rocks. */
export function stepRocks(game: Game, s: State, frame: RocksFrame): boolean {
  return popUnless(s, mayDropAny(game, s, frame.unit));
}
