/** Deployment: every piece at once, by a plan the game knows. */
import { putDown } from './setting-up.ts';
import type { CommandSpec } from '../../engine/command-spec.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { no } from '../../engine/refusals.ts';
import { z } from 'zod';

export const setUpSchema = z.strictObject({ type: z.literal('setUp'), plan: z.string().max(40) });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Deployment: put every piece of one's own on the map by a named plan. */
    setUp: z.infer<typeof setUpSchema>;
  }
}

export const setUp: CommandSpec<FrameOf<'deployment'>, 'setUp'> = {
  type: 'setUp',
  schema: setUpSchema,
  frames: ['deployment'],
  *legal({ game, side }) {
    for (const plan of game.plans) if (plan.side === side) yield { type: 'setUp', plan: plan.id };
  },
  check({ game, side }, _frame, { plan }) {
    return game.plans.some((candidate) => candidate.id === plan && candidate.side === side)
      ? null
      : no(game, 'unknown-plan');
  },
  apply(turn, _frame, { plan }, ctx) {
    const { game, side } = turn;
    const hexes = game.plans.find((candidate) => candidate.id === plan)?.hexes ?? {};
    for (const [piece, hex] of Object.entries(hexes)) putDown(turn, piece, hex);
    ctx.emit({ type: 'setUp', side, plan });
  },
};
