/** [7.1] One unit shoots at one unit. */
import { push } from '@warbeacon/kernel';
import { countAsFired, targetsOf, whyCannotFire, whyCannotHit, whyShootingIsOver } from './missiles.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Turn } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { type CommandSpec, ownUnit, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { enemyUnit } from '../leaders/leaders-as-targets.ts';
import { blowOdds } from '../combat/odds.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';

export const fireSchema = z.strictObject({ type: z.literal('fire'), unit: pieceSchema, target: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Missile combat: one unit at one unit. */
    fire: z.infer<typeof fireSchema>;
  }
}

export const fire: CommandSpec<FrameOf<'combat'>, 'fire'> = {
  type: 'fire',
  schema: fireSchema,
  frames: ['combat'],
  exact: true,
  legal(turn, frame, actor) {
    if (frame.segment !== 'missile') return [];
    return shots(turn, actor);
  },
  check(turn, frame, command) {
    const unit = ownUnit(turn, command.unit, 'not-a-unit-to-fight');
    if (typeof unit !== 'number') return unit;
    const target = enemyUnit(turn, command.target);
    if (typeof target !== 'number') return target;
    return whyCannotFire(turn, unit) ?? whyCannotHit(turn, unit, target) ?? whyShootingIsOver(turn.game, frame.segment);
  },
  apply({ game, s }, _frame, command) {
    const unit = unitIndex(game, command.unit);
    const target = unitIndex(game, command.target);
    countAsFired(s, unit);
    push(s, { kind: 'blow', unit, target, missile: true, step: 'roll', at: placeOf(s, target), cowed: 0 });
  },
  offer: (turn, { unit, target }) => ({
    odds: blowOdds(turn, unitIndex(turn.game, unit), unitIndex(turn.game, target), true),
  }),
  actor: (command) => command.unit,
};

function shots(turn: Turn, actor: string | undefined): CommandOf<'fire'>[] {
  const { game } = turn;
  const commands: CommandOf<'fire'>[] = [];
  for (const unit of unitsOf(turn, actor)) {
    for (const target of targetsOf(turn, unit)) {
      commands.push({ type: 'fire', unit: unitSpec(game, unit).id, target: unitSpec(game, target).id });
    }
  }
  return commands;
}
