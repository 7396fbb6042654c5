/** [20.31] D-12: Blasting Fire, real or a dummy, to a unit that is about to come on. */
import { freeMarkerId, MARKERS } from '../markers.ts';
import { isGivenNow, whyCannotGiveFire } from './fires.ts';
import { unitSpec } from '../../engine/game.ts';
import { DUE } from '../../engine/state.ts';
import { type CommandSpec, ownUnit, unitIndex } from '../../engine/command-spec.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { own } from '../own.ts';
import { carriersOf } from '../loads/loads.ts';

export const giveFireSchema = z.strictObject({ type: z.literal('giveFire'), unit: pieceSchema, dummy: z.boolean() });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Movement: Blasting Fire, real or a dummy, to a unit that is still to come on. */
    giveFire: z.infer<typeof giveFireSchema>;
  }
}

export const giveFire: CommandSpec<FrameOf<'movement'>, 'giveFire'> = {
  type: 'giveFire',
  schema: giveFireSchema,
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
    const { real, dummy: dummies } = MARKERS['blasting-fire'];
    const given = real + dummies - own(s).supply.fires.real - own(s).supply.fires.dummy;
    const fire = freeMarkerId(s, 'blasting-fire', given + 1);
    own(s).supply.fires[dummy ? 'dummy' : 'real']--;
    const carrier = unitIndex(game, id);
    s.markers.push({ id: fire, kind: 'blasting-fire', side, at: DUE, against: -1, carrier, dummy, known: false });
    ctx.emit({ type: 'fireGiven', fire, unit: id, dummy });
  },
  actor: (command) => command.unit,
};
