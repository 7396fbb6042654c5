/** [F5] A unit of the wardens digs in on the eastern bank instead of moving: one better armour for as long as it stays. */
import type { Refusal } from '@warbeacon/kernel';
import { z } from 'zod';
import { type CommandSpec, ownUnit, unitIndex, unitsOf } from '../engine/command-spec.ts';
import { unitSpec } from '../engine/game.ts';
import { pieceSchema } from '../engine/ids.ts';
import type { Situation } from '../engine/situation.ts';
import { placeOf } from '../engine/state.ts';
import type { FrameOf } from '../engine/vocabulary.ts';
import { whyUnitCannotMove } from '../standard/movement/who-may-move.ts';
import { makePlaceId } from '../engine/terrain.ts';
import { own } from './own.ts';
import { no } from './refusals.ts';

export const digInSchema = z.strictObject({ type: z.literal('digIn'), unit: pieceSchema });

declare module '../engine/vocabulary.ts' {
  interface Commands {
    /** Movement: a unit digs in where it stands. */
    digIn: z.infer<typeof digInSchema>;
  }
}

export const digIn: CommandSpec<FrameOf<'movement'>, 'digIn'> = {
  type: 'digIn',
  schema: digInSchema,
  frames: ['movement'],
  legal: (turn, _frame, actor) =>
    unitsOf(turn, actor)
      .filter((unit) => whyCannotDigIn(turn, unit) === null)
      .map((unit) => ({ type: 'digIn', unit: unitSpec(turn.game, unit).id })),
  check(turn, _frame, command) {
    const unit = ownUnit(turn, command.unit);
    return typeof unit === 'number' ? whyCannotDigIn(turn, unit) : unit;
  },
  apply({ game, s }, _frame, command, ctx) {
    const unit = unitIndex(game, command.unit);
    const state = s.units[unit];
    if (state) state.moved = true;
    own(s).dugIn.push(unit);
    ctx.emit({ type: 'dugIn', unit: command.unit, hex: makePlaceId(game.terrain, placeOf(s, unit)) });
  },
  actor: (command) => command.unit,
};

export function whyCannotDigIn(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  if (unitSpec(game, unit).side !== 'wardens') return no('only-wardens-dig');
  if (own(s).dugIn.includes(unit)) return no('dug-in-already');
  if (!game.terrain.zone('east-bank').has(placeOf(s, unit))) return no('no-bank');
  return whyUnitCannotMove(situation, unit);
}
