/** [18.22] The Banner rallies a unit, without dice. */
import { z } from 'zod';
import { type CommandSpec, ownUnit, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import { pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { own } from '../own.ts';
import { no } from '../refusals.ts';
import { toBeHeartened, whyNotHeartened } from './banner-rally.ts';

export const bannerRallySchema = z.strictObject({ type: z.literal('bannerRally'), unit: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Rally phase: the Banner of the King rallies a unit. */
    bannerRally: z.infer<typeof bannerRallySchema>;
  }
}

export const bannerRally: CommandSpec<FrameOf<'rally'>, 'bannerRally'> = {
  type: 'bannerRally',
  schema: bannerRallySchema,
  frames: ['rally'],
  *legal(turn, _frame, actor) {
    if (turn.side !== 'westernesse') return;
    for (const unit of toBeHeartened(turn, unitsOf(turn, actor)))
      yield { type: 'bannerRally', unit: unitSpec(turn.game, unit).id };
  },
  check(turn, _frame, command) {
    if (turn.side !== 'westernesse') return no('banner-of-westernesse');
    const unit = ownUnit(turn, command.unit, 'not-a-unit-to-rally');
    return typeof unit === 'number' ? whyNotHeartened(turn, unit) : unit;
  },
  apply({ game, s }, _frame, command, ctx) {
    const state = s.units[unitIndex(game, command.unit)];
    const { banner } = own(s);
    if (!state || banner === null) return;
    state.disrupted = false;
    banner.rallies++;
    ctx.emit({ type: 'bannerRallied', unit: command.unit });
  },
  actor: (command) => command.unit,
};
