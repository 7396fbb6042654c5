/** [16.21] [16.22] A catapult hurls rocks at a wall, a tower or a gate. */
import { z } from 'zod';
import { type CommandSpec, unitIndex } from '../../engine/command-spec.ts';
import { placeSchema, pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { breachOdds } from '../breaches/breach-odds.ts';
import { breakableBetween } from '../breaches/breaches.ts';
import { aimsOf, breakOpen, rollToBreak, sideToBreak } from '../breaches/breaching.ts';
import { catapultServed, spendInSiege } from '../siege/crews.ts';
import { rangeToSide, targetsToBombard, totalsAt, whyCannotBombard, whyOutOfReach } from './bombarding.ts';
import { unitFor } from '../units-for.ts';

/** The side between two hexes, the second of them the higher. */
export const bombardSchema = z.strictObject({
  type: z.literal('bombard'),
  unit: pieceSchema,
  below: placeSchema,
  above: placeSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Siege: the catapult with which a unit stands hurls rocks at the side between two hexes. */
    bombard: z.infer<typeof bombardSchema>;
  }
}

export const bombard: CommandSpec<FrameOf<'engines'>, 'bombard'> = {
  type: 'bombard',
  schema: bombardSchema,
  frames: ['engines'],
  exact: true,
  *legal(turn, _frame, actor) {
    for (const aim of aimsOf(turn, actor, targetsToBombard)) yield { type: 'bombard', ...aim };
  },
  check(turn, _frame, command) {
    const unit = unitFor(turn, command.unit, 'not-a-unit-to-serve');
    if (typeof unit !== 'number') return unit;
    const cannot = whyCannotBombard(turn, unit);
    if (cannot) return cannot;
    const target = breakableBetween(turn, command.below, command.above);
    return 'code' in target ? target : whyOutOfReach(turn, unit, target);
  },
  apply(turn, _frame, aim, ctx) {
    const { game, s } = turn;
    const { unit: id, below, above } = aim;
    const unit = unitIndex(game, id);
    const target = sideToBreak(turn, aim);
    const catapult = catapultServed(turn, unit);
    const range = rangeToSide(game.terrain, catapult.at, target);
    spendInSiege(s, unit, catapult);
    const { dice, success } = rollToBreak(totalsAt(turn, unit, target) ?? [13, 0], ctx);
    ctx.emit({ type: 'bombarded', engine: catapult.id, unit: id, below, above, range, dice, success });
    if (success) breakOpen(turn, unit, target, ctx);
  },
  offer(turn, { unit, below, above }) {
    const target = breakableBetween(turn, below, above);
    const totals = 'code' in target ? null : totalsAt(turn, unitIndex(turn.game, unit), target);
    return totals === null ? {} : { odds: breachOdds(totals) };
  },
  actor: (command) => command.unit,
  marker: (turn, { unit }) => catapultServed(turn, unitIndex(turn.game, unit)).id,
};
