/** [21.21] [21.41] A strike out of the ordinary, at once; or it is let be. */
import { pop, push } from '@warbeacon/kernel';
import { type CommandSpec, ownUnit, unitIndex } from '../../engine/command-spec.ts';
import { enemyUnit } from '../../standard/leaders/leaders-as-targets.ts';
import { unitSpec } from '../../engine/game.ts';
import { type Pairing, placeOf, type State } from '../../engine/state.ts';
import type { FrameOf, Side } from '../../engine/vocabulary.ts';
import { attack } from '../../standard/melee/attack-command.ts';
import { hold } from '../../standard/advance/advance-command.ts';
import { endStrike } from './strike-frame.ts';
import { strikeTargets } from './strike.ts';
import { whyNoStrike } from './strike.ts';

export const strikeNow: CommandSpec<FrameOf<'strike'>, 'attack'> = {
  type: 'attack',
  schema: attack.schema,
  frames: ['strike'],
  legal(turn, frame) {
    const { game } = turn;
    const unit = unitSpec(game, frame.unit).id;
    return strikeTargets(turn, frame).map((target) => ({
      type: 'attack' as const,
      unit,
      target: unitSpec(game, target).id,
    }));
  },
  check(turn, frame, command) {
    const unit = ownUnit(turn, command.unit, 'not-a-unit-to-fight');
    if (typeof unit !== 'number') return unit;
    const target = enemyUnit(turn, command.target);
    if (typeof target !== 'number') return target;
    return whyNoStrike(turn, frame, unit, target);
  },
  apply({ game, s, side }, frame, command, ctx) {
    const target = unitIndex(game, command.target);
    strike(s, side, frame, { unit: unitIndex(game, command.unit), target, at: placeOf(s, target) });
    ctx.emit({ type: 'attackDeclared', unit: command.unit, target: command.target });
  },
  offer: (turn, command) =>
    attack.offer?.(turn, command, { kind: 'combat', side: turn.side, segment: 'melee', step: 'declare', asked: [] }) ??
    {},
  actor: (command) => command.unit,
};

/**
 * The one pairing of a strike. [21.21] Within a melee it goes before those that are still to be resolved; [21.41] the
 * sortie has a melee of its own, over which its frame stays to the end.
 */
function strike(s: State, side: Side, { reason }: FrameOf<'strike'>, pairing: Pairing): void {
  s.attacks.unshift(pairing);
  if (reason === 'glory') pop(s);
  else push(s, { kind: 'combat', side, segment: 'melee', step: 'resolve', asked: [] });
}

export const letBe: CommandSpec<FrameOf<'strike'>, 'hold'> = {
  type: 'hold',
  schema: hold.schema,
  frames: ['strike'],
  *legal() {
    yield { type: 'hold' };
  },
  check: () => null,
  apply: ({ s }, frame) => endStrike(s, frame),
};
