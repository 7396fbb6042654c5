/** [7.7] A unit withdraws before it is struck, or stands. */
import { type Ctx, pop, push } from '@warbeacon/kernel';
import { formationOf } from '../formations/formations.ts';
import { askLeadersToFollow, disrupt } from '../losses/losses.ts';
import { enterPlace } from '../movement/entering.ts';
import { mayAdvance } from '../melee/melee.ts';
import { withdrawals } from '../retreat/retreat.ts';
import type { SiegeEvent, FrameOf } from '../../engine/vocabulary.ts';
import { unitSpec, otherSide } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Turn } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { State } from '../../engine/state.ts';
import { type CommandSpec, hasPath, makePath, ownUnit, parsePath } from '../../engine/command-spec.ts';
import { withdrawalOdds } from '../combat/odds.ts';
import { z } from 'zod';
import { pathSchema, pieceSchema } from '../../engine/ids.ts';

export const retreatBeforeSchema = z.strictObject({
  type: z.literal('retreatBefore'),
  unit: pieceSchema,
  path: pathSchema,
});
export const standSchema = z.strictObject({ type: z.literal('stand'), unit: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** A unit about to be attacked withdraws, or stands. */
    retreatBefore: z.infer<typeof retreatBeforeSchema>;

    stand: z.infer<typeof standSchema>;
  }
}

export const retreatBefore: CommandSpec<FrameOf<'retreatBefore'>, 'retreatBefore'> = {
  type: 'retreatBefore',
  schema: retreatBeforeSchema,
  frames: ['retreatBefore'],
  *legal(turn, frame) {
    const { game } = turn;
    const { id } = unitSpec(game, frame.unit);
    for (const path of withdrawals(turn, frame.unit)) {
      yield { type: 'retreatBefore', unit: id, path: makePath(game, path) };
    }
  },
  check(turn, frame, command) {
    const { game } = turn;
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    if (unit !== frame.unit) return no(game, 'other-unit-withdraws', { unit: unitSpec(game, frame.unit).name });
    const path = parsePath(game, command.path);
    if (!Array.isArray(path)) return path;
    return hasPath(withdrawals(turn, unit), path) ? null : no(game, 'no-withdrawal-there');
  },
  apply(turn, frame, command, ctx) {
    const { game, s, side } = turn;
    const path = parsePath(game, command.path);
    const state = s.units[frame.unit];
    if (!Array.isArray(path) || !state) throw new Error('withdrawal without a path');
    const from = state.at;
    const to = path[path.length - 1] ?? from;
    pop(s);
    state.at = to;
    turn.changed();
    ctx.emit({
      type: 'retreated',
      piece: command.unit,
      from: makePlaceId(game.terrain, from),
      path: command.path,
      before: true,
    });
    const die = ctx.d6();
    ctx.emit({ type: 'steadiness', unit: command.unit, die, disrupted: die <= 3 });
    if (die <= 3) disrupt(turn, frame.unit, ctx);
    letOnePursue(turn, frame.unit, from, ctx);
    askLeadersToFollow(turn, side, from, to);
    for (const place of path) enterPlace(turn, side, place, ctx);
  },
  offer: () => ({ odds: withdrawalOdds() }),
  actor: (command) => command.unit,
};

/** [G-51] Who enters after a withdrawal has fought nobody, so that a wedge of glory has no second blow to come. */
function forgoSecondBlow(s: State, attacker: number): void {
  const formation = formationOf(s, attacker);
  if (formation?.glory) formation.fresh = true;
}

/** [G-51] All attacks on the unit lapse; one of its attackers may enter the hex and is done. */
function letOnePursue(turn: Turn, unit: number, from: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s, side } = turn;
  const attackers = s.attacks.filter((pairing) => pairing.target === unit).map((pairing) => pairing.unit);
  s.attacks = s.attacks.filter((pairing) => pairing.target !== unit);
  for (const attacker of attackers) {
    const state = s.units[attacker];
    if (state) state.attacked = true;
    forgoSecondBlow(s, attacker);
    ctx.emit({ type: 'attackLapsed', unit: unitSpec(game, attacker).id, target: unitSpec(game, unit).id });
  }
  const units = attackers.filter((attacker) => mayAdvance(turn, attacker, from));
  if (units.length > 0) push(s, { kind: 'advance', side: otherSide(game, side), units, at: from });
}

export const stand: CommandSpec<FrameOf<'retreatBefore'>, 'stand'> = {
  type: 'stand',
  schema: standSchema,
  frames: ['retreatBefore'],
  *legal({ game }, frame) {
    yield { type: 'stand', unit: unitSpec(game, frame.unit).id };
  },
  check(turn, frame, command) {
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return unit === frame.unit
      ? null
      : no(turn.game, 'other-unit-stands', { unit: unitSpec(turn.game, frame.unit).name });
  },
  apply({ s }, _frame, command, ctx) {
    pop(s);
    ctx.emit({ type: 'stood', unit: command.unit });
  },
  actor: (command) => command.unit,
};
