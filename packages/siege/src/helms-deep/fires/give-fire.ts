/** [20.31] D-12: Blasting Fire, real or a dummy, to a unit that is about to come on. */
import { freeMarkerId } from '../loads/loads.ts';
import { isGivenNow, whyCannotGiveFire } from '../loads/porters.ts';
import { unitSpec } from '../../engine/game.ts';
import { DUE } from '../../engine/state.ts';
import { carriersOf, type CommandSpec, type FrameOf, ownUnit, unitIndex } from '../../engine/command-spec.ts';

export const giveFire: CommandSpec<FrameOf<'movement'>, 'giveFire'> = {
  type: 'giveFire',
  frames: ['movement'],
  legal(turn, _frame, actor) {
    const { game, s } = turn;
    if (!isGivenNow(s)) return [];
    return carriersOf(turn, actor).flatMap((unit) =>
      [false, true]
        .filter((dummy) => whyCannotGiveFire(turn, unit, dummy) === null)
        .map((dummy) => ({ type: 'giveFire' as const, unit: unitSpec(game, unit).id, dummy })),
    );
  },
  check(turn, _frame, command) {
    const unit = ownUnit(turn, command.unit);
    return typeof unit === 'number' ? whyCannotGiveFire(turn, unit, command.dummy) : unit;
  },
  apply({ game, s, side }, _frame, { unit: id, dummy }, ctx) {
    const { real, dummy: dummies } = game.markers['blasting-fire'];
    const given = real + dummies - s.supply.fires.real - s.supply.fires.dummy;
    const fire = freeMarkerId(s, 'blasting-fire', given + 1);
    s.supply.fires[dummy ? 'dummy' : 'real']--;
    const carrier = unitIndex(game, id);
    s.markers.push({ id: fire, kind: 'blasting-fire', side, at: DUE, against: -1, carrier, dummy, known: false });
    ctx.emit({ type: 'fireGiven', fire, unit: id, dummy });
  },
  actor: (command) => command.unit,
};
