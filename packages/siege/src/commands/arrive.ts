/** [14.22] [21.51] The horn has been blown: a piece comes out of the caves to the western edge. */
import { push } from '@warbeacon/kernel';
import { arrivals, whyCannotArrive } from '../cases/announcing.ts';
import { inSituation, leadersAt, unitIn } from '../cases/situation.ts';
import type { Game } from '../game.ts';
import { makePlaceId, parsePlaceId } from '../standard/terrain.ts';
import type { State } from '../state.ts';
import { otherSide, type Side } from '../words.ts';
import type { CommandSpec, FrameOf } from './spec.ts';

export const arrive: CommandSpec<FrameOf<'arrivals'>, 'arrive'> = {
  type: 'arrive',
  frames: ['arrivals'],
  *legal({ game, s, side }) {
    const found = inSituation(game, s, (situation) => [...arrivals(game, s, situation, side)]);
    for (const { piece, place } of found) yield { type: 'arrive', piece, hex: makePlaceId(game.terrain, place) };
  },
  check({ game, s, side }, _frame, { piece, hex }) {
    const place = parsePlaceId(game.terrain, hex) ?? -1;
    return inSituation(game, s, (situation) => whyCannotArrive(game, s, situation, side, piece, place));
  },
  apply({ game, s, side }, _frame, { piece, hex }) {
    const at = parsePlaceId(game.terrain, hex) ?? -1;
    const unit = game.unitIndex.get(piece);
    const leader = game.leaderIndex.get(piece);
    push(s, {
      kind: 'arrive',
      units: unit === undefined ? [] : [unit],
      leaders: leader === undefined ? [] : [leader],
      at,
      surprises: -1,
    });
    pushOut(game, s, side, at);
  },
  actor: (command) => command.piece,
};

/** D-15: an enemy unit that stands where a side's pieces are to come goes first, undisrupted, and whom it pushes too. */
export function pushOut(game: Game, s: State, side: Side, place: number): void {
  const enemy = otherSide(side);
  const unit = unitIn(game, s, enemy, place);
  if (unit < 0) return;
  push(s, { kind: 'displace', unit, company: leadersAt(game, s, enemy, place), disrupts: false });
}
