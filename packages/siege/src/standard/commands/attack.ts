/** [7.31] [7.32] Melee: a pairing is declared; or [21.21] [21.41] a strike out of the ordinary, at once. */
import { pop, push } from '@warbeacon/kernel';
import { whyNoStrike } from '../../helms-deep/strikes.ts';
import { meleeTargets, strikeTargets, whyCannotStrike } from '../cases/melee.ts';
import type { CommandOf } from '../../engine/commands.schema.ts';
import { unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Turn } from '../../engine/situation.ts';
import { type Pairing, placeOf, type State } from '../../engine/state.ts';
import type { Side } from '../../engine/words.ts';
import { type CommandSpec, enemyUnit, type FrameOf, ownUnit, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { blowOdds } from '../odds.ts';

export const attack: CommandSpec<FrameOf<'combat'> | FrameOf<'strike'>, 'attack'> = {
  type: 'attack',
  frames: ['combat', 'strike'],
  legal(turn, frame, actor) {
    if (frame.kind === 'strike') return strikes(turn, frame);
    if (frame.segment !== 'melee' || frame.step !== 'declare') return [];
    return attacks(turn, actor);
  },
  check(turn, frame, command) {
    const { s } = turn;
    const unit = ownUnit(turn, command.unit, 'not-a-unit-to-fight');
    if (typeof unit !== 'number') return unit;
    const target = enemyUnit(turn, command.target);
    if (typeof target !== 'number') return target;
    if (frame.kind === 'strike') return whyNoStrike(turn, frame, unit, target);
    if (s.attacks.some((pairing) => pairing.unit === unit)) return no(turn.game, 'already-declared');
    const cannot = whyCannotStrike(turn, unit, target);
    if (cannot || frame.segment === 'melee') return cannot;
    return no(turn.game, 'melee-comes-last');
  },
  apply({ game, s, side }, frame, command, ctx) {
    const unit = unitIndex(game, command.unit);
    const target = unitIndex(game, command.target);
    const pairing = { unit, target, at: placeOf(s, target) };
    if (frame.kind === 'strike') strikeNow(s, side, frame, pairing);
    else s.attacks.push(pairing);
    ctx.emit({ type: 'attackDeclared', unit: command.unit, target: command.target });
  },
  offer: (turn, { unit, target }) => ({
    odds: blowOdds(turn, unitIndex(turn.game, unit), unitIndex(turn.game, target), false),
  }),
  actor: (command) => command.unit,
};

/** [21.21] [21.41] */
function strikes(turn: Turn, frame: FrameOf<'strike'>): CommandOf<'attack'>[] {
  const { game } = turn;
  const targets = strikeTargets(turn, frame);
  const unit = unitSpec(game, frame.unit).id;
  return targets.map((target) => ({ type: 'attack', unit, target: unitSpec(game, target).id }));
}

/**
 * The one pairing of a strike. [21.21] Within a melee it goes before those that are still to be resolved; [21.41] the
 * sortie has a melee of its own, over which its frame stays to the end.
 */
function strikeNow(s: State, side: Side, { reason }: FrameOf<'strike'>, pairing: Pairing): void {
  s.attacks.unshift(pairing);
  if (reason === 'glory') pop(s);
  else push(s, { kind: 'combat', side, segment: 'melee', step: 'resolve', asked: [] });
}

function attacks(turn: Turn, actor: string | undefined): CommandOf<'attack'>[] {
  const { game, s } = turn;
  const commands: CommandOf<'attack'>[] = [];
  for (const unit of unitsOf(turn, actor)) {
    if (s.attacks.length > 0 && s.attacks.some((pairing) => pairing.unit === unit)) continue;
    for (const target of meleeTargets(turn, unit)) {
      commands.push({ type: 'attack', unit: unitSpec(game, unit).id, target: unitSpec(game, target).id });
    }
  }
  return commands;
}
