/** [20.85] [20.86] Rocks are dropped on a unit, or nothing more is dropped now. */
import { pop } from '@warbeacon/kernel';
import { rollLoss } from '../siege/roll-loss.ts';
import { removeMarker } from '../markers.ts';
import { targetsBelow, whyCannotDrop } from './rocks.ts';
import { unitSpec } from '../../engine/game.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { type CommandSpec, unitIndex } from '../../engine/command-spec.ts';
import { enemyUnit } from '../../standard/leaders/leaders-as-targets.ts';
import { rocksOdds } from '../siege/siege-odds.ts';
import { z } from 'zod';
import { markerSchema, pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';

export const dropRocksSchema = z.strictObject({
  type: z.literal('dropRocks'),
  rocks: markerSchema,
  target: pieceSchema,
});
export const passSchema = z.strictObject({ type: z.literal('pass') });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Rocks are dropped on a unit, or nothing more is dropped now. */
    dropRocks: z.infer<typeof dropRocksSchema>;

    pass: z.infer<typeof passSchema>;
  }
}

export const dropRocks: CommandSpec<FrameOf<'rocks'>, 'dropRocks'> = {
  type: 'dropRocks',
  schema: dropRocksSchema,
  frames: ['rocks'],
  *legal(turn, frame) {
    const { game, s } = turn;
    for (const rocks of s.markers) {
      if (rocks.kind !== 'rocks') continue;
      for (const target of targetsBelow(turn, rocks, frame.unit)) {
        if (whyCannotDrop(turn, frame.unit, rocks.id, target) !== null) continue;
        yield { type: 'dropRocks', rocks: rocks.id, target: unitSpec(game, target).id };
      }
    }
  },
  check(turn, frame, command) {
    const target = enemyUnit(turn, command.target);
    return typeof target === 'number' ? whyCannotDrop(turn, frame.unit, command.rocks, target) : target;
  },
  apply(turn, _frame, command, ctx) {
    const { game, s } = turn;
    const rocks = s.markers.find(({ id }) => id === command.rocks);
    if (!rocks) throw new Error(`no rocks ${command.rocks}`);
    // [20.82]
    removeMarker(s, rocks);
    ctx.emit({
      type: 'rocksDropped',
      rocks: rocks.id,
      hex: makePlaceId(game.terrain, rocks.at),
      target: command.target,
    });
    rollLoss(turn, unitIndex(game, command.target), ctx);
  },
  offer: (turn, { target }) => ({ odds: rocksOdds(turn, unitIndex(turn.game, target)) }),
  marker: (_turn, { rocks }) => rocks,
};

export const pass: CommandSpec<FrameOf<'rocks'>, 'pass'> = {
  type: 'pass',
  schema: passSchema,
  frames: ['rocks'],
  *legal() {
    yield { type: 'pass' };
  },
  check: () => null,
  apply({ s }) {
    pop(s);
  },
};
