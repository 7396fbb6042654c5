/** What happens by itself: one automatic step of the frame on top. */
import { type Ctx, top } from '@warbeacon/kernel';
import type { SiegeEvent } from './events.schema.ts';
import { specOf } from './frames.ts';
import { finish } from './sequence.ts';
import type { Situation } from './situation.ts';

/** One automatic step; false when somebody must decide or the game is over. */
export function step(situation: Situation, ctx: Ctx<SiegeEvent>): boolean {
  const { game, s } = situation;
  if (s.outcome === null && s.phase !== 'deployment') {
    const end = game.cases.suddenEnd(situation);
    if (end) return finish(s, end, ctx);
  }
  const frame = top(s);
  return frame !== undefined && (specOf(frame).step?.(situation, frame, ctx) ?? false);
}
