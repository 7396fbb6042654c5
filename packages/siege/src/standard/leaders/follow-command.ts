/** [A8.24] H-5: a leader goes with its unit or stays; a leader without a unit joins another. */
import { pop } from '@warbeacon/kernel';
import { nearestUnits } from './leaders.ts';
import { flyTo, whyCannotStay } from './joining.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { type CommandSpec, ownLeader, ownUnit, unitIndex } from '../../engine/command-spec.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { no } from '../../engine/refusals.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';

export const followSchema = z.strictObject({ type: z.literal('follow'), leader: pieceSchema });
export const staySchema = z.strictObject({ type: z.literal('stay'), leader: pieceSchema });
export const joinSchema = z.strictObject({ type: z.literal('join'), leader: pieceSchema, unit: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** A leader goes with its unit, or stays where it is. */
    follow: z.infer<typeof followSchema>;

    stay: z.infer<typeof staySchema>;
    /** A leader without a unit joins this one. */
    join: z.infer<typeof joinSchema>;
  }
}

export const follow: CommandSpec<FrameOf<'follow'>, 'follow'> = {
  type: 'follow',
  schema: followSchema,
  frames: ['follow'],
  *legal({ game }, frame) {
    yield { type: 'follow', leader: leaderSpec(game, frame.leader).id };
  },
  check(turn, frame, command) {
    const leader = ownLeader(turn, command.leader);
    if (typeof leader !== 'number') return leader;
    return leader === frame.leader
      ? null
      : no(turn.game, 'other-leader-asked', { leader: leaderSpec(turn.game, frame.leader).name });
  },
  apply({ game, s }, frame, command, ctx) {
    const state = s.leaders[frame.leader];
    pop(s);
    if (state) state.at = frame.to;
    ctx.emit({ type: 'followed', leader: command.leader, to: makePlaceId(game.terrain, frame.to) });
  },
  actor: (command) => command.leader,
};

export const stay: CommandSpec<FrameOf<'follow'> | FrameOf<'join'>, 'stay'> = {
  type: 'stay',
  schema: staySchema,
  frames: ['follow', 'join'],
  *legal({ game }, frame) {
    if (frame.kind === 'follow' || !frame.must) yield { type: 'stay', leader: leaderSpec(game, frame.leader).id };
  },
  check(turn, frame, command) {
    const leader = ownLeader(turn, command.leader);
    if (typeof leader !== 'number') return leader;
    if (leader !== frame.leader) {
      return no(turn.game, 'other-leader-asked', { leader: leaderSpec(turn.game, frame.leader).name });
    }
    return whyCannotStay(turn, leader, frame.kind === 'join' && frame.must);
  },
  apply({ s }, _frame, command, ctx) {
    pop(s);
    ctx.emit({ type: 'stayed', leader: command.leader });
  },
  actor: (command) => command.leader,
};

export const join: CommandSpec<FrameOf<'join'>, 'join'> = {
  type: 'join',
  schema: joinSchema,
  frames: ['join'],
  *legal(turn, frame) {
    const { game } = turn;
    const { id } = leaderSpec(game, frame.leader);
    for (const unit of nearestUnits(turn, frame.leader))
      yield { type: 'join', leader: id, unit: unitSpec(game, unit).id };
  },
  check(turn, frame, command) {
    const leader = ownLeader(turn, command.leader);
    if (typeof leader !== 'number') return leader;
    if (leader !== frame.leader) {
      return no(turn.game, 'other-leader-asked', { leader: leaderSpec(turn.game, frame.leader).name });
    }
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return nearestUnits(turn, leader).includes(unit) ? null : no(turn.game, 'not-nearest');
  },
  apply(turn, frame, command, ctx) {
    pop(turn.s);
    flyTo(turn, frame.leader, unitIndex(turn.game, command.unit), ctx);
  },
  actor: (command) => command.leader,
};
