/** [7.51] [7.52] [7.7] The victorious unit enters the vacated hex, or nobody does; [21.21] [21.41] or a strike is let be. */
import { pop, push } from '@warbeacon/kernel';
import { leaveRamBehind } from '../../helms-deep/loads/loads.ts';
import { askLeadersToFollow } from '../cases/losses.ts';
import { enterPlace } from '../cases/entering.ts';
import { inForce } from '../../helms-deep/abilities/in-force.ts';
import { formationOf } from '../cases/formations.ts';
import { unitSpec } from '../../engine/game.ts';
import { makeWhere } from '../../notation/where.ts';
import { makePlaceId } from '../terrain.ts';
import type { Formation, State } from '../../engine/state.ts';
import { endStrike } from '../../helms-deep/abilities/steps.ts';
import { type CommandSpec, type FrameOf, ownUnit, unitIndex } from '../../engine/command-spec.ts';
import { no } from '../../engine/refusals.ts';

export const advance: CommandSpec<FrameOf<'advance'>, 'advance'> = {
  type: 'advance',
  frames: ['advance'],
  *legal({ game }, frame) {
    for (const unit of frame.units) yield { type: 'advance', unit: unitSpec(game, unit).id };
  },
  check(turn, frame, command) {
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return frame.units.includes(unit) ? null : no(turn.game, 'not-the-victor');
  },
  apply(turn, frame, command, ctx) {
    const { game, s, side } = turn;
    const unit = unitIndex(game, command.unit);
    const state = s.units[unit];
    if (!state) throw new Error('advance of nobody');
    const from = state.at;
    pop(s);
    // [8.44] A formation advances as one.
    const formation = formationOf(s, unit);
    for (const member of formation?.units ?? [unit]) {
      leaveRamBehind(turn, member, frame.at, ctx);
      if (s.units[member]) s.units[member].at = frame.at;
      ctx.emit({
        type: 'advanced',
        unit: unitSpec(game, member).id,
        from: makeWhere(game, from),
        to: makePlaceId(game.terrain, frame.at),
      });
    }
    if (formation) strikeOnce(s, formation);
    // Leaders who are still to come enter by themselves.
    if (from >= 0) askLeadersToFollow(turn, side, from, frame.at);
    enterPlace(turn, side, frame.at, ctx);
  },
  actor: (command) => command.unit,
};

/** [21.21] H-90 [W-43]: in its first turn Théoden's wedge may strike once more after an advance, and not a third time. */
function strikeOnce(s: State, formation: Formation): void {
  if (!formation.glory || formation.fresh || !inForce(s, 'for-death-and-glory')) return;
  formation.fresh = true;
  const [speaker] = formation.units;
  if (s.units[speaker]) s.units[speaker].attacked = false;
  push(s, { kind: 'strike', unit: speaker, reason: 'glory' });
}

export const hold: CommandSpec<FrameOf<'advance'> | FrameOf<'strike'>, 'hold'> = {
  type: 'hold',
  frames: ['advance', 'strike'],
  *legal() {
    yield { type: 'hold' };
  },
  check: () => null,
  apply({ game, s }, frame, _command, ctx) {
    if (frame.kind === 'strike') {
      endStrike(s, frame);
      return;
    }
    pop(s);
    ctx.emit({ type: 'held', hex: makePlaceId(game.terrain, frame.at) });
  },
};
