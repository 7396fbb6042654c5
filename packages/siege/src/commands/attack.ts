/** [7.31] [7.32] Melee: a pairing is declared. */
import { refuse } from '@warbeacon/kernel';
import { meleeTargets, whyCannotStrike } from '../cases/melee.ts';
import { inSituation, type Situation } from '../cases/situation.ts';
import type { CommandOf } from '../commands.schema.ts';
import { unitSpec } from '../game.ts';
import { type CommandSpec, enemyUnit, type FrameOf, ownUnit, type Turn, unitIndex, unitsOf } from './spec.ts';

export const attack: CommandSpec<FrameOf<'combat'>, 'attack'> = {
  type: 'attack',
  frames: ['combat'],
  legal(turn, frame, actor) {
    if (frame.segment !== 'melee' || frame.step !== 'declare') return [];
    return inSituation(turn.game, turn.s, (situation) => attacks(turn, situation, actor));
  },
  check(turn, frame, command) {
    const { game, s } = turn;
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    const target = enemyUnit(turn, command.target);
    if (typeof target !== 'number') return target;
    if (frame.segment !== 'melee') return refuse('wrong-segment', 'Melee comes after missiles and duels.', '7.31');
    if (s.attacks.some((pairing) => pairing.unit === unit)) {
      return refuse('already-declared', 'That unit has its target; call the attack off to choose another.', '7.32');
    }
    return inSituation(game, s, (situation) => whyCannotStrike(game, s, situation, unit, target));
  },
  apply({ game, s }, _frame, command, ctx) {
    const unit = unitIndex(game, command.unit);
    const target = unitIndex(game, command.target);
    s.attacks.push({ unit, target, at: s.units[target]?.at ?? -1 });
    ctx.emit({ type: 'attackDeclared', unit: command.unit, target: command.target });
  },
  actor: (command) => command.unit,
};

function attacks(turn: Turn, situation: Situation, actor: string | undefined): CommandOf<'attack'>[] {
  const { game, s } = turn;
  const commands: CommandOf<'attack'>[] = [];
  for (const unit of unitsOf(turn, actor)) {
    if (s.attacks.some((pairing) => pairing.unit === unit)) continue;
    for (const target of meleeTargets(game, s, situation, unit)) {
      commands.push({ type: 'attack', unit: unitSpec(game, unit).id, target: unitSpec(game, target).id });
    }
  }
  return commands;
}
