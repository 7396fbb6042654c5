/** [16.81] [16.82] A catapult of Sauron hurls a severed head. */
import { z } from 'zod';
import { type CommandSpec, ownUnit, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import { placeSchema, pieceSchema } from '../../engine/ids.ts';
import { placeOf } from '../../engine/state.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { comeDown, targetsToThrowAt, whyNoThrowAt } from '../fire/throwing.ts';
import { own } from '../own.ts';
import { no } from '../refusals.ts';
import { catapultWith, spendInSiege } from '../siege/crews.ts';
import { headCountsIn, headOdds, layHead, whyCannotHurlHead } from './heads.ts';

export const hurlHeadSchema = z.strictObject({
  type: z.literal('hurlHead'),
  unit: pieceSchema,
  hex: placeSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Siege: the catapult with which a unit stands hurls a head at a hex. */
    hurlHead: z.infer<typeof hurlHeadSchema>;
  }
}

export const hurlHead: CommandSpec<FrameOf<'engines'>, 'hurlHead'> = {
  type: 'hurlHead',
  schema: hurlHeadSchema,
  frames: ['engines'],
  exact: true,
  *legal(turn, _frame, actor) {
    const { game } = turn;
    for (const unit of unitsOf(turn, actor)) {
      if (whyCannotHurlHead(turn, unit) !== null) continue;
      for (const target of targetsToThrowAt(turn, unit))
        yield { type: 'hurlHead', unit: unitSpec(game, unit).id, hex: makePlaceId(game.terrain, target) };
    }
  },
  check(turn, _frame, { unit: id, hex }) {
    const unit = ownUnit(turn, id);
    if (typeof unit !== 'number') return unit;
    const cannot = whyCannotHurlHead(turn, unit);
    if (cannot) return cannot;
    const target = parsePlaceId(turn.game.terrain, hex);
    return target === undefined ? no('no-hex-to-throw-at', { id: hex }) : whyNoThrowAt(turn, unit, target);
  },
  apply(turn, _frame, { unit: id, hex }, ctx) {
    const { game, s } = turn;
    const unit = unitIndex(game, id);
    const catapult = catapultWith(turn, unit);
    const target = parsePlaceId(game.terrain, hex);
    if (catapult === undefined || target === undefined) throw new Error(`${id} hurls nothing`);
    spendInSiege(s, unit, catapult);
    own(s).supply.heads--;
    const { at, dice } = comeDown(game, catapult.at, target, ctx);
    const counts = headCountsIn(turn, at);
    const landed = at < 0 ? null : makePlaceId(game.terrain, at);
    ctx.emit({ type: 'headHurled', engine: catapult.id, unit: id, target: hex, dice, landed, counts });
    if (counts) layHead(turn, at, ctx);
  },
  offer(turn, { unit, hex }) {
    const target = parsePlaceId(turn.game.terrain, hex);
    if (target === undefined) return {};
    return { odds: headOdds(turn, placeOf(turn.s, unitIndex(turn.game, unit)), target) };
  },
  actor: (command) => command.unit,
  marker: (turn, { unit }) => catapultWith(turn, unitIndex(turn.game, unit))?.id,
};
