/** [21.41] H-68 Who made the sortie comes back inside by the sally port: that is its move. */
import { enterPlace } from '../../standard/movement/entering.ts';
import { comingBack, whyCannotComeBack } from './sortie.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { CommandSpec } from '../../engine/command-spec.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { no } from '../refusals.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';
import { own } from '../own.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';

export const comeBackSchema = z.strictObject({ type: z.literal('comeBack'), piece: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Movement: back inside after the sortie. */
    comeBack: z.infer<typeof comeBackSchema>;
  }
}

export const comeBack: CommandSpec<FrameOf<'movement'>, 'comeBack'> = {
  type: 'comeBack',
  schema: comeBackSchema,
  frames: ['movement'],
  *legal(turn) {
    const { s, side } = turn;
    if (own(s).sortie === null || side !== ABILITY_DATA.owners.sortie.side) return;
    const pieces = [...comingBack(turn)];
    for (const piece of pieces) yield { type: 'comeBack', piece };
  },
  check(turn, _frame, { piece }) {
    const { game, side } = turn;
    const spec = game.units[game.unitIndex.get(piece) ?? -1] ?? game.leaders[game.leaderIndex.get(piece) ?? -1];
    if (spec !== undefined && spec.side !== side) return no('not-your-piece');
    return whyCannotComeBack(turn, piece);
  },
  apply(turn, _frame, { piece }, ctx) {
    const { game, s, side } = turn;
    const unit = s.units[game.unitIndex.get(piece) ?? -1];
    const state = unit ?? s.leaders[game.leaderIndex.get(piece) ?? -1];
    const home = own(s).sortie?.home ?? -1;
    if (!state || home < 0) throw new Error(`no way back for ${piece}`);
    const from = makePlaceId(game.terrain, state.at);
    state.at = home;
    state.moved = true;
    ctx.emit({ type: 'arrived', piece, from, to: makePlaceId(game.terrain, home) });
    if (unit) enterPlace(turn, side, home, ctx);
  },
  actor: (command) => command.piece,
};
