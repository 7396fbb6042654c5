/** [16.28] Grond's blow at a wall, a tower or a gate of its hex. */
import { z } from 'zod';
import { type CommandSpec, ownUnit, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import { placeSchema, pieceSchema } from '../../engine/ids.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { breachOdds } from '../breaches/breach-odds.ts';
import { grondBreach } from '../breaches/breach-table.ts';
import { breakableBetween, breakDown } from '../breaches/breaches.ts';
import { offerSiegeAdvance } from '../breaches/siege-advance.ts';
import { engineWith, spendInSiege } from '../siege/crews.ts';
import { targetsOfGrond, whyCannotSwing, whyNotBesideGrond } from './grond.ts';

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
    const { game } = turn;
    for (const unit of unitsOf(turn, actor)) {
      for (const { below, above } of targetsOfGrond(turn, unit)) {
        yield {
          type: 'swingGrond',
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
    const cannot = whyCannotSwing(turn, unit);
    if (cannot) return cannot;
    const target = breakableBetween(turn, command.below, command.above);
    return 'code' in target ? target : whyNotBesideGrond(turn, unit, target);
  },
  apply(turn, _frame, { unit: id, below, above }, ctx) {
    const { game, s } = turn;
    const unit = unitIndex(game, id);
    const target = breakableBetween(turn, below, above);
    const grond = engineWith(s, unit, 'grond');
    if ('code' in target || grond === undefined) throw new Error(`${id} strikes at nothing`);
    const [low, high] = grondBreach(target.rampart);
    spendInSiege(s, unit, grond);
    const dice: [number, number] = [ctx.d6(), ctx.d6()];
    const success = dice[0] + dice[1] >= low && dice[0] + dice[1] <= high;
    ctx.emit({ type: 'grondSwung', unit: id, below, above, dice, success });
    if (!success) return;
    breakDown(turn, target, ctx);
    turn.changed();
    offerSiegeAdvance(turn, unit, target);
  },
  offer(turn, { below, above }) {
    const target = breakableBetween(turn, below, above);
    return 'code' in target ? {} : { odds: breachOdds(grondBreach(target.rampart)) };
  },
  actor: (command) => command.unit,
  marker: (turn, { unit }) => engineWith(turn.s, unitIndex(turn.game, unit), 'grond')?.id,
};
