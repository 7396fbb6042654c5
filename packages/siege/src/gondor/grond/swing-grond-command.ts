/** [16.28] Grond's blow at a wall, a tower or a gate of its hex. */
import { z } from 'zod';
import { type CommandSpec, unitIndex } from '../../engine/command-spec.ts';
import { placeSchema, pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { breachOdds } from '../breaches/breach-odds.ts';
import { grondBreach } from '../breaches/breach-table.ts';
import { breakableBetween } from '../breaches/breaches.ts';
import { aimsOf, breakOpen, rollToBreak, sideToBreak } from '../breaches/breaching.ts';
import { engineWith, spendInSiege } from '../siege/crews.ts';
import { targetsOfGrond, whyCannotSwing, whyNotBesideGrond } from './grond.ts';
import { unitFor } from '../units-for.ts';

/** The side between two hexes, the second of them the higher. */
export const swingGrondSchema = z.strictObject({
  type: z.literal('swingGrond'),
  unit: pieceSchema,
  below: placeSchema,
  above: placeSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Siege: a unit strikes with Grond at the side between two hexes. */
    swingGrond: z.infer<typeof swingGrondSchema>;
  }
}

export const swingGrond: CommandSpec<FrameOf<'engines'>, 'swingGrond'> = {
  type: 'swingGrond',
  schema: swingGrondSchema,
  frames: ['engines'],
  exact: true,
  *legal(turn, _frame, actor) {
    for (const aim of aimsOf(turn, actor, targetsOfGrond)) yield { type: 'swingGrond', ...aim };
  },
  check(turn, _frame, command) {
    const unit = unitFor(turn, command.unit, 'not-a-unit-to-serve');
    if (typeof unit !== 'number') return unit;
    const cannot = whyCannotSwing(turn, unit);
    if (cannot) return cannot;
    const target = breakableBetween(turn, command.below, command.above);
    return 'code' in target ? target : whyNotBesideGrond(turn, unit, target);
  },
  apply(turn, _frame, aim, ctx) {
    const { game, s } = turn;
    const { unit: id, below, above } = aim;
    const unit = unitIndex(game, id);
    const target = sideToBreak(turn, aim);
    const grond = engineWith(s, unit, 'grond');
    if (grond === undefined) throw new Error(`${id} strikes with nothing`);
    spendInSiege(s, unit, grond);
    const { dice, success } = rollToBreak(grondBreach(target.rampart), ctx);
    ctx.emit({ type: 'grondSwung', unit: id, below, above, dice, success });
    if (success) breakOpen(turn, unit, target, ctx);
  },
  offer(turn, { below, above }) {
    const target = breakableBetween(turn, below, above);
    return 'code' in target ? {} : { odds: breachOdds(grondBreach(target.rampart)) };
  },
  actor: (command) => command.unit,
  marker: (turn, { unit }) => engineWith(turn.s, unitIndex(turn.game, unit), 'grond')?.id,
};
