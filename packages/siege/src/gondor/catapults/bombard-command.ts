/** [16.21] [16.22] A catapult hurls rocks at a wall, a tower or a gate. */
import { z } from 'zod';
import { type CommandSpec, ownUnit, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import { placeSchema, pieceSchema } from '../../engine/ids.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { breachOdds } from '../breaches/breach-odds.ts';
import { breakableBetween, breakDown } from '../breaches/breaches.ts';
import { offerSiegeAdvance } from '../breaches/siege-advance.ts';
import { catapultWith, spendInSiege } from '../siege/crews.ts';
import { rangeToSide, targetsToBombard, totalsAt, whyCannotBombard, whyOutOfReach } from './bombarding.ts';

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
    const { game } = turn;
    for (const unit of unitsOf(turn, actor)) {
      for (const { below, above } of targetsToBombard(turn, unit)) {
        yield {
          type: 'bombard',
          unit: unitSpec(game, unit).id,
          below: makePlaceId(game.terrain, below),
          above: makePlaceId(game.terrain, above),
        };
      }
    }
  },
  check(turn, _frame, command) {
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    const cannot = whyCannotBombard(turn, unit);
    if (cannot) return cannot;
    const target = breakableBetween(turn, command.below, command.above);
    return 'code' in target ? target : whyOutOfReach(turn, unit, target);
  },
  apply(turn, _frame, { unit: id, below, above }, ctx) {
    const { game, s } = turn;
    const unit = unitIndex(game, id);
    const target = breakableBetween(turn, below, above);
    const catapult = catapultWith(turn, unit);
    if ('code' in target || catapult === undefined) throw new Error(`${id} bombards nothing`);
    const [low, high] = totalsAt(turn, unit, target) ?? [13, 0];
    const range = rangeToSide(game.terrain, catapult.at, target);
    spendInSiege(s, unit, catapult);
    const dice: [number, number] = [ctx.d6(), ctx.d6()];
    const success = dice[0] + dice[1] >= low && dice[0] + dice[1] <= high;
    ctx.emit({ type: 'bombarded', engine: catapult.id, unit: id, below, above, range, dice, success });
    if (!success) return;
    breakDown(turn, target, ctx);
    turn.changed();
    offerSiegeAdvance(turn, unit, target);
  },
  offer(turn, { unit, below, above }) {
    const target = breakableBetween(turn, below, above);
    const totals = 'code' in target ? null : totalsAt(turn, unitIndex(turn.game, unit), target);
    return totals === null ? {} : { odds: breachOdds(totals) };
  },
  actor: (command) => command.unit,
  marker: (turn, { unit }) => catapultWith(turn, unitIndex(turn.game, unit))?.id,
};
