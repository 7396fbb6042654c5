/** [16.25] Among the missiles a catapult shoots at a unit; its crew may shoot besides (G-141). */
import { z } from 'zod';
import { type CommandSpec, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import { pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { enemyUnit } from '../../standard/leaders/leaders-as-targets.ts';
import { whyShootingIsOver } from '../../standard/missiles/missiles.ts';
import { catapultServed, whyCannotServe } from '../siege/crews.ts';
import { shootCatapult, shotOdds, targetsToShoot, whyCannotShootAt } from './shooting.ts';
import { unitFor } from '../units-for.ts';

export const shootCatapultSchema = z.strictObject({
  type: z.literal('shootCatapult'),
  unit: pieceSchema,
  target: pieceSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Missile combat: the catapult with which a unit stands shoots at a unit. */
    shootCatapult: z.infer<typeof shootCatapultSchema>;
  }
}

export const shootWithCatapult: CommandSpec<FrameOf<'combat'>, 'shootCatapult'> = {
  type: 'shootCatapult',
  schema: shootCatapultSchema,
  frames: ['combat'],
  exact: true,
  *legal(turn, { segment }, actor) {
    if (segment !== 'missile') return;
    const { game } = turn;
    for (const unit of unitsOf(turn, actor)) {
      for (const target of targetsToShoot(turn, unit))
        yield { type: 'shootCatapult', unit: unitSpec(game, unit).id, target: unitSpec(game, target).id };
    }
  },
  check(turn, { segment }, command) {
    const unit = unitFor(turn, command.unit, 'not-a-unit-to-serve');
    if (typeof unit !== 'number') return unit;
    const target = enemyUnit(turn, command.target);
    if (typeof target !== 'number') return target;
    return whyCannotServe(turn, unit) ?? whyCannotShootAt(turn, unit, target) ?? whyShootingIsOver(turn.game, segment);
  },
  apply(turn, _frame, { unit, target }, ctx) {
    shootCatapult(turn, unitIndex(turn.game, unit), unitIndex(turn.game, target), ctx);
  },
  offer: (turn, { unit, target }) => ({
    odds: shotOdds(turn, unitIndex(turn.game, unit), unitIndex(turn.game, target)),
  }),
  actor: (command) => command.unit,
  marker: (turn, { unit }) => catapultServed(turn, unitIndex(turn.game, unit)).id,
};
