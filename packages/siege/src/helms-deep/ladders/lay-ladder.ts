/** [20.61] H-55: a ladder is laid, and may be climbed in the same turn. */
import { freeMarkerId } from '../loads/loads.ts';
import { whyCannotLayLadder } from './ladders.ts';
import { unitSpec } from '../../engine/game.ts';
import { makePlaceId, parsePlaceId } from '../../standard/terrain.ts';
import { placeOf } from '../../engine/state.ts';
import { type CommandSpec, type FrameOf, ownUnit, unitIndex, unitsOf } from '../../engine/command-spec.ts';

export const layLadder: CommandSpec<FrameOf<'siege'>, 'layLadder'> = {
  type: 'layLadder',
  frames: ['siege'],
  *legal(turn, _frame, actor) {
    const { game, s } = turn;
    for (const unit of unitsOf(turn, actor)) {
      for (const { to } of game.terrain.links[placeOf(s, unit)] ?? []) {
        if (whyCannotLayLadder(turn, unit, to) !== null) continue;
        yield { type: 'layLadder', unit: unitSpec(game, unit).id, against: makePlaceId(game.terrain, to) };
      }
    }
  },
  check(turn, _frame, command) {
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return whyCannotLayLadder(turn, unit, parsePlaceId(turn.game.terrain, command.against) ?? -1);
  },
  apply({ game, s, side }, _frame, command, ctx) {
    const at = placeOf(s, unitIndex(game, command.unit));
    const against = parsePlaceId(game.terrain, command.against) ?? -1;
    const id = freeMarkerId(s, 'ladder', 1);
    s.supply.ladders--;
    s.markers.push({ id, kind: 'ladder', side, at, against, carrier: -1, dummy: false, known: false });
    ctx.emit({
      type: 'ladderLaid',
      unit: command.unit,
      hex: makePlaceId(game.terrain, at),
      against: command.against,
    });
  },
  actor: (command) => command.unit,
};
