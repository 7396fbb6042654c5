/** [7.31] [7.32] Melee: a pairing is declared. */
import { hasDeclared, meleeTargets, whyCannotStrike } from './melee.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Turn } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { type CommandSpec, ownUnit, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { enemyUnit } from '../leaders/leaders-as-targets.ts';
import { blowOdds } from '../combat/odds.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';

export const attackSchema = z.strictObject({ type: z.literal('attack'), unit: pieceSchema, target: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Melee: declares a pairing; all are declared before the first is resolved. */
    attack: z.infer<typeof attackSchema>;
  }
}

export const attack: CommandSpec<FrameOf<'combat'>, 'attack'> = {
  type: 'attack',
  schema: attackSchema,
  frames: ['combat'],
  legal(turn, frame, actor) {
    if (frame.segment !== 'melee' || frame.step !== 'declare') return [];
    return attacks(turn, actor);
  },
  check(turn, frame, command) {
    const unit = ownUnit(turn, command.unit, 'not-a-unit-to-fight');
    if (typeof unit !== 'number') return unit;
    const target = enemyUnit(turn, command.target);
    if (typeof target !== 'number') return target;
    const cannot = whyCannotStrike(turn, unit, target);
    if (cannot || frame.segment === 'melee') return cannot;
    return no(turn.game, 'melee-comes-last');
  },
  apply({ game, s }, _frame, command, ctx) {
    const unit = unitIndex(game, command.unit);
    const target = unitIndex(game, command.target);
    s.attacks.push({ unit, target, at: placeOf(s, target) });
    ctx.emit({ type: 'attackDeclared', unit: command.unit, target: command.target });
  },
  offer: (turn, { unit, target }) => ({
    odds: blowOdds(turn, unitIndex(turn.game, unit), unitIndex(turn.game, target), false),
  }),
  actor: (command) => command.unit,
};

function attacks(turn: Turn, actor: string | undefined): CommandOf<'attack'>[] {
  const { game, s } = turn;
  const commands: CommandOf<'attack'>[] = [];
  for (const unit of unitsOf(turn, actor)) {
    if (hasDeclared(s, unit)) continue;
    for (const target of meleeTargets(turn, unit)) {
      commands.push({ type: 'attack', unit: unitSpec(game, unit).id, target: unitSpec(game, target).id });
    }
  }
  return commands;
}
