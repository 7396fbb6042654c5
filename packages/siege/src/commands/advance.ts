/** [7.51] [7.52] [7.7] The victorious unit enters the vacated hex, or nobody does. */
import { pop, refuse } from '@warbeacon/kernel';
import { askLeadersToFollow, enterPlace } from '../cases/losses.ts';
import { unitSpec } from '../game.ts';
import { makePlaceId } from '../standard/terrain.ts';
import { DUE } from '../state.ts';
import { type CommandSpec, type FrameOf, ownUnit, unitIndex } from './spec.ts';

export const advance: CommandSpec<FrameOf<'advance'>, 'advance'> = {
  type: 'advance',
  frames: ['advance'],
  *legal({ game }, frame) {
    for (const unit of frame.units) yield { type: 'advance', unit: unitSpec(game, unit).id };
  },
  check(turn, frame, command) {
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return frame.units.includes(unit)
      ? null
      : refuse('not-the-victor', 'Only the unit that emptied the hex may advance.', '7.51');
  },
  apply({ game, s, side }, frame, command, ctx) {
    const unit = unitIndex(game, command.unit);
    const state = s.units[unit];
    if (!state) throw new Error('advance of nobody');
    const from = state.at;
    pop(s);
    state.at = frame.at;
    ctx.emit({
      type: 'advanced',
      unit: command.unit,
      from: from === DUE ? 'due' : makePlaceId(game.terrain, from),
      to: makePlaceId(game.terrain, frame.at),
    });
    // Leaders who are still to come enter by themselves.
    if (from !== DUE) askLeadersToFollow(game, s, side, from, frame.at);
    enterPlace(game, s, side, frame.at, ctx);
  },
  actor: (command) => command.unit,
};

export const hold: CommandSpec<FrameOf<'advance'>, 'hold'> = {
  type: 'hold',
  frames: ['advance'],
  *legal() {
    yield { type: 'hold' };
  },
  check: () => null,
  apply({ game, s }, frame, _command, ctx) {
    pop(s);
    ctx.emit({ type: 'held', hex: makePlaceId(game.terrain, frame.at) });
  },
};
