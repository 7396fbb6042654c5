/** [8.41] [8.42] [8.43] Which two units may form with a leader, and why others may not. */
import type { Refusal } from '@warbeacon/kernel';
import { type Game, leaderSpec, unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { placeOf, placeOfLeader } from '../../engine/state.ts';
import type { FormationKind } from '../../engine/words.ts';
import { ownStrengths } from '../combat/armour.ts';
import { formationOf } from './formations.ts';
import { isFormationGround } from './formation-ground.ts';
import { leads } from '../leaders/leaders.ts';
import { whyLeaderCannotMove, whyUnitCannotMove } from '../movement/who-may-move.ts';
import { unitMover } from '../movement/allowance.ts';
import { stepCost } from '../movement/step-cost.ts';
import { because } from '../../engine/refusals.ts';

/** [8.42] [W-15] Cavalry makes wedges, foot that can strike makes shield walls. */
export function kindOfFormation(game: Game, unit: number): FormationKind {
  return unitSpec(game, unit).cavalry ? 'wedge' : 'shield-wall';
}

/** Why these two cannot form with this leader now, or `null`. `glory`: by a special rule of the game. */
export function whyCannotForm(
  situation: Situation,
  leader: number,
  units: readonly [number, number],
  glory: boolean,
): Refusal | null {
  const { game, s } = situation;
  const own = whyLeaderCannotForm(situation, leader, glory);
  if (own) return own;
  if (units[0] === units[1]) return no(game, 'two-units');
  for (const unit of units) {
    const cannot = whyUnitCannotForm(situation, leader, unit);
    if (cannot) return cannot;
  }
  const held = situation.board.unitAt[placeOfLeader(s, leader)] ?? -1;
  if (held >= 0 && !units.includes(held)) {
    return no(game, 'other-unit-with-leader', { unit: unitSpec(game, held).name });
  }
  return whyUnequal(situation, units);
}

/** [8.43] [8.41] The leader has not moved, and stands on ground that suits a formation, or is still to come. */
function whyLeaderCannotForm(situation: Situation, leader: number, glory: boolean): Refusal | null {
  const { game, s } = situation;
  if (s.leaders[leader]?.moved) return no(game, 'leader-left');
  const cannot = whyLeaderCannotMove(situation, leader, 'form');
  if (cannot) return cannot;
  const at = placeOfLeader(s, leader);
  if (at < 0 && game.hooks.mayFormBeyond?.(leaderSpec(game, leader).side) !== true) return no(game, 'forms-off-map');
  if (at >= 0 && !isFormationGround(game, at, { glory })) return no(game, 'forms-off-clear-ground');
  const held = situation.board.unitAt[at] ?? -1;
  return held >= 0 && formationOf(s, held) ? no(game, 'formation-with-leader') : null;
}

/** Why this unit cannot form with this leader, whoever is the other, or `null`. */
function whyUnitCannotForm(situation: Situation, leader: number, unit: number): Refusal | null {
  const { game, s } = situation;
  const spec = unitSpec(game, unit);
  const { name } = leaderSpec(game, leader);
  if (!game.cases.mayForm(leaderSpec(game, leader), spec)) {
    return no(game, 'never-forms', { unit: spec.name, leader: name });
  }
  if (!leads(game, leader, unit)) return no(game, 'forms-other-nation', { leader: name });
  if (spec.full.attack === undefined) return no(game, 'archers-form-nothing');
  if (formationOf(s, unit)) return no(game, 'in-formation');
  if (s.markers.some(({ carrier }) => carrier === unit)) return no(game, 'burdened');
  const cannot = whyUnitCannotMove(situation, unit);
  // D-26: where they start counts; their leader's hex may lie in a zone.
  if (cannot?.code === 'in-enemy-zone') return no(game, 'forms-in-enemy-zone');
  if (cannot) return cannot;
  return whyCannotStepIn(situation, leader, unit);
}

/** [8.43] The unit is with the leader or next to him, with a way that it can go. */
function whyCannotStepIn(situation: Situation, leader: number, unit: number): Refusal | null {
  const { game, s } = situation;
  const to = placeOfLeader(s, leader);
  const from = placeOf(s, unit);
  if (from === to) return null;
  const step = from < 0 ? undefined : game.steps[from]?.find((candidate) => candidate.to === to);
  if (!step) {
    return to < 0 || from < 0
      ? no(game, 'not-together')
      : no(game, 'too-far-to-form', { hex: makePlaceId(game.terrain, to) });
  }
  // On the ground of formations no one step costs more than a unit has.
  const cost = stepCost(situation, unitMover(situation, unit), from, step, 0);
  return typeof cost === 'string' ? because(game, cost) : null;
}

/** [8.42] [8.43] [W-41] Two of a kind: what shoots as well as strikes is not equal to what only strikes. */
function whyUnequal(situation: Situation, [one, other]: readonly [number, number]): Refusal | null {
  const { game } = situation;
  const a = unitSpec(game, one);
  const b = unitSpec(game, other);
  if (a.cavalry !== b.cavalry) return no(game, 'not-alike');
  const of = ownStrengths(situation, one);
  const with_ = ownStrengths(situation, other);
  const equal =
    a.nation === b.nation &&
    a.missile === b.missile &&
    of.attack === with_.attack &&
    of.armour === with_.armour &&
    of.morale === with_.morale;
  return equal ? null : no(game, 'unequal');
}

/** The pairs that can form with a leader now, lower index first. */
export function* pairsToForm(situation: Situation, leader: number, glory: boolean): Generator<[number, number]> {
  const { game, s } = situation;
  if (whyLeaderCannotForm(situation, leader, glory)) return;
  const { side } = leaderSpec(game, leader);
  const to = placeOfLeader(s, leader);
  const beside = new Set([to, ...(to < 0 ? [] : (game.terrain.links[to] ?? []).map((link) => link.to))]);
  const near = game.unitsOf[side].filter(
    (unit) => beside.has(placeOf(s, unit)) && whyUnitCannotForm(situation, leader, unit) === null,
  );
  for (const [i, one] of near.entries()) {
    for (const other of near.slice(i + 1)) {
      if (whyCannotForm(situation, leader, [one, other], glory) === null) yield [one, other];
    }
  }
}

/** Whether a leader has anybody to form with. */
export function canForm(situation: Situation, leader: number): boolean {
  return !pairsToForm(situation, leader, false).next().done;
}
