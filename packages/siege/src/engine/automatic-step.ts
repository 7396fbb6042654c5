/** What happens by itself: one automatic step of the frame on top. */
import { type Ctx, top } from '@warbeacon/kernel';
import { specOf } from './frame-spec.ts';
import { finish, isDeployment } from './sequence.ts';
import type { Situation } from './situation.ts';
import type { SiegeEvent } from './vocabulary.ts';

/** One automatic step; false when somebody must decide or the game is over. */
export function step(situation: Situation, ctx: Ctx<SiegeEvent>): boolean {
  const { game, s } = situation;
  if (s.outcome === null && !isDeployment(game, s)) {
    const end = game.cases.suddenEnd(situation);
    if (end) return finish(s, end, ctx);
  }
  const frame = top(s);
  return frame !== undefined && (specOf(game, frame).step?.(situation, frame, ctx) ?? false);
}
