/** [16.61] [16.62] A catapult hurls a fireball. */
import { z } from 'zod';
import { type CommandSpec, ownUnit, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import { placeSchema, pieceSchema } from '../../engine/ids.ts';
import { placeOf } from '../../engine/state.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { no } from '../refusals.ts';
import { catapultWith, spendInSiege } from '../siege/crews.ts';
import { fireballOdds } from './fireball-odds.ts';
import { setOnFire } from './fires.ts';
import { areIdle, comeDown, isSpentOn, targetsToThrowAt, whyCannotThrow, whyNoThrowAt } from './throwing.ts';

export const hurlFireballSchema = z.strictObject({
  type: z.literal('hurlFireball'),
  unit: pieceSchema,
  hex: placeSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Siege: the catapult with which a unit stands hurls a fireball at a hex. */
    hurlFireball: z.infer<typeof hurlFireballSchema>;
  }
}

export const hurlFireball: CommandSpec<FrameOf<'engines'>, 'hurlFireball'> = {
  type: 'hurlFireball',
  schema: hurlFireballSchema,
  frames: ['engines'],
  // G-4: who may never do it is told so at once.
  anytime: ({ s, side }) => (areIdle(s, side) ? { kind: 'engines', side, begun: false } : undefined),
  exact: true,
  *legal(turn, _frame, actor) {
    const { game } = turn;
    for (const unit of unitsOf(turn, actor)) {
      for (const target of targetsToThrowAt(turn, unit))
        yield { type: 'hurlFireball', unit: unitSpec(game, unit).id, hex: makePlaceId(game.terrain, target) };
    }
  },
  check(turn, _frame, { unit: id, hex }) {
    const unit = ownUnit(turn, id);
    if (typeof unit !== 'number') return unit;
    const cannot = whyCannotThrow(turn, unit);
    if (cannot) return cannot;
    const target = parsePlaceId(turn.game.terrain, hex);
    return target === undefined ? no('no-hex-to-throw-at', { id: hex }) : whyNoThrowAt(turn, unit, target);
  },
  apply(turn, _frame, { unit: id, hex }, ctx) {
    const { game, s, side } = turn;
    const unit = unitIndex(game, id);
    const catapult = catapultWith(turn, unit);
    const target = parsePlaceId(game.terrain, hex);
    if (catapult === undefined || target === undefined) throw new Error(`${id} hurls nothing`);
    spendInSiege(s, unit, catapult);
    const { at, dice } = comeDown(game, catapult.at, target, ctx);
    const burns = !isSpentOn(game, at);
    const landed = at < 0 ? null : makePlaceId(game.terrain, at);
    ctx.emit({ type: 'fireballHurled', engine: catapult.id, unit: id, target: hex, dice, landed, burns });
    if (burns) setOnFire(turn, at, side, ctx);
  },
  offer(turn, { unit, hex }) {
    const target = parsePlaceId(turn.game.terrain, hex);
    if (target === undefined) return {};
    return { odds: fireballOdds(turn, placeOf(turn.s, unitIndex(turn.game, unit)), target) };
  },
  actor: (command) => command.unit,
  marker: (turn, { unit }) => catapultWith(turn, unitIndex(turn.game, unit))?.id,
};
