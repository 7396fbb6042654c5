/** [17.0] What Gandalf can afford. */
import type { Board } from './board.ts';

/** Points of his that are not kept for Aragorn. */
export function spareOfGandalf({ view, weights: { magic } }: Board): number {
  const revealed = (view.magic.successes['reveal-aragorn'] ?? 0) > 0;
  return view.magic.points.gandalf - (revealed || view.turn > magic.revealTo ? 0 : magic.keptForReveal);
}
