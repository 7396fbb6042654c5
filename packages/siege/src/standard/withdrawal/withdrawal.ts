/** [7.7] Withdrawal before melee: who may, where to, at what risk, and who comes after. */
import type { Situation, Turn } from '../../engine/situation.ts';
import { type State, placeOf } from '../../engine/state.ts';
import { paths, runnerOf } from '../retreat/way-back.ts';
import { otherSide, unitSpec } from '../../engine/game.ts';
import { formationOf } from '../formations/formations.ts';
import { type Ctx, push } from '@warbeacon/kernel';
import { makePlaceId } from '../../engine/terrain.ts';
import { makePath } from '../../engine/command-spec.ts';
import { mayAdvance } from '../advance/advance.ts';
import { askLeadersToFollow } from '../leaders/following.ts';
import { waysApart } from '../movement/keeping-away.ts';
import { disrupt } from '../losses/losses.ts';
import { enterPlace } from '../movement/entering.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';

/** [7.7] One hex or two, the owner's choice; nobody is displaced (G-52). */
export function withdrawals(situation: Situation, unit: number): number[][] {
  const { s } = situation;
  const at = placeOf(s, unit);
  const runner = runnerOf(situation, unit, false);
  return [1, 2].flatMap((hexes) =>
    waysApart(situation, unit, paths(situation, runner, at, hexes)).filter(
      (path) => (situation.board.unitAt[path[hexes - 1] ?? -1] ?? -1) < 0,
    ),
  );
}

/** [7.7] Units that may withdraw before melee: those that only shoot, and cavalry attacked by infantry alone; no formation. */
export function mayWithdraw({ game, s }: Situation, target: number): boolean {
  const state = s.units[target];
  if (!state || state.at < 0 || state.disrupted || formationOf(s, target)) return false;
  const spec = unitSpec(game, target);
  if (spec.full.attack === undefined) return true;
  return (
    spec.cavalry && s.attacks.every((pairing) => pairing.target !== target || !unitSpec(game, pairing.unit).cavalry)
  );
}

/** Up to this, the die disrupts who has withdrawn. */
const UNSTEADY = 3;

/** [7.7] A unit withdraws: a die of 1 to 3 disrupts it, the attacks on it lapse, and one of its attackers may come after. */
export function withdraw(turn: Turn, unit: number, path: readonly number[], ctx: Ctx<SiegeEvent>): void {
  const { game, s, side } = turn;
  const state = s.units[unit];
  if (!state) throw new Error('withdrawal of nobody');
  const { id } = unitSpec(game, unit);
  const from = state.at;
  const to = path[path.length - 1] ?? from;
  state.at = to;
  turn.changed();
  ctx.emit({
    type: 'retreated',
    piece: id,
    from: makePlaceId(game.terrain, from),
    path: makePath(game, path),
    before: true,
  });
  const die = ctx.d6();
  const disrupted = die <= UNSTEADY;
  ctx.emit({ type: 'steadiness', unit: id, die, disrupted });
  if (disrupted) disrupt(turn, unit, ctx);
  letOnePursue(turn, unit, from, ctx);
  askLeadersToFollow(turn, side, from, to);
  for (const place of path) enterPlace(turn, side, place, ctx);
}

/** [G-51] Who enters after a withdrawal has fought nobody, so that a wedge of glory has no second blow to come. */
function forgoSecondBlow(s: State, attacker: number): void {
  const formation = formationOf(s, attacker);
  if (formation?.glory) formation.fresh = true;
}

/** [7.7] [G-51] All attacks on the unit lapse; one of its attackers may enter the hex and is done. */
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
