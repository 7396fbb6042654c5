/** [8.41] [8.42] [8.43] [14.2] [21.21] Which two units may form with a leader, and why others may not. */
import { type Refusal, refuse } from '@warbeacon/kernel';
import { type Game, leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { makePlaceId } from '../terrain.ts';
import { placeOf, placeOfLeader } from '../../engine/state.ts';
import type { FormationKind, Side } from '../../engine/words.ts';
import { whyNotAvailable } from '../../helms-deep/abilities/in-force.ts';
import { ownStrengths } from './armour.ts';
import { formationOf, isFormationGround } from './formations.ts';
import { leads } from './leaders.ts';
import { unitMover, whyLeaderCannotMove, whyUnitCannotMove } from './movement.ts';
import { stepCost, whyClosed } from './ways.ts';

/** [8.42] [W-15] Cavalry makes wedges, foot that can strike makes shield walls. */
export function kindOfFormation(game: Game, unit: number): FormationKind {
  return unitSpec(game, unit).cavalry ? 'wedge' : 'shield-wall';
}

/** Why these two cannot form with this leader now, or `null`. `glory`: by Théoden's ability. */
export function whyCannotForm(
  situation: Situation,
  leader: number,
  units: readonly [number, number],
  glory: boolean,
): Refusal | null {
  const { game, s } = situation;
  const own = whyLeaderCannotForm(situation, leader, glory);
  if (own) return own;
  if (units[0] === units[1]) return refuse('two-units', 'A formation is made of two units.', '8.42');
  for (const unit of units) {
    const cannot = whyUnitCannotForm(situation, leader, unit);
    if (cannot) return cannot;
  }
  const held = situation.board.unitAt[placeOfLeader(s, leader)] ?? -1;
  if (held >= 0 && !units.includes(held)) {
    return refuse('hex-taken', `${unitSpec(game, held).name} is in the leader's hex and would not be in it.`, '8.43');
  }
  return whyUnequal(situation, units);
}

/** [8.43] [8.41] The leader has not moved, and stands on ground that suits a formation, or is still to come. */
function whyLeaderCannotForm(situation: Situation, leader: number, glory: boolean): Refusal | null {
  const { game, s } = situation;
  if (s.leaders[leader]?.moved)
    return refuse('leader-moved', 'Units form where their leader was when the phase began; he has moved.', '8.43');
  const cannot = whyLeaderCannotMove(situation, leader);
  if (cannot) return cannot;
  const at = placeOfLeader(s, leader);
  if (at < 0 && leaderSpec(game, leader).side === 'isengard')
    return refuse('forms-on-map', 'Only Westernesse forms before it comes onto the map.', '14.2');
  if (at >= 0 && !isFormationGround(game, at, glory)) {
    return refuse('formation-ground', 'Formations are made on clear ground only.', '8.41');
  }
  const held = situation.board.unitAt[at] ?? -1;
  return held >= 0 && formationOf(s, held)
    ? refuse('in-formation', "A formation stands in the leader's hex already.", '8.43')
    : null;
}

/** Why this unit cannot form with this leader, whoever is the other, or `null`. */
function whyUnitCannotForm(situation: Situation, leader: number, unit: number): Refusal | null {
  const { game, s } = situation;
  const spec = unitSpec(game, unit);
  const { name } = leaderSpec(game, leader);
  if (!game.cases.mayForm(leaderSpec(game, leader), spec)) {
    return refuse('never-forms', `A unit of ${spec.name} forms nothing with ${name}.`, '8.41');
  }
  if (!leads(game, leader, unit)) return refuse('other-nation', `${name} does not lead that unit.`, '8.43');
  if (spec.full.attack === undefined) {
    return refuse('only-shoots', 'Units that can only shoot make no formation.', '8.42');
  }
  if (formationOf(s, unit)) return refuse('in-formation', 'That unit is in formation already.', '8.43');
  if (s.markers.some(({ carrier }) => carrier === unit)) {
    return refuse('burdened', 'A unit that carries anything is in no formation.', '8.43');
  }
  const cannot = whyUnitCannotMove(situation, unit);
  // D-26: where they start counts; their leader's hex may lie in a zone.
  if (cannot?.code === 'in-enemy-zone') {
    return refuse('in-enemy-zone', 'A unit in an enemy zone of control makes no formation.', '8.43');
  }
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
      ? refuse('not-together', 'Who is still to come forms with who is still to come.', '14.2')
      : refuse('not-adjacent', `That unit is neither in ${makePlaceId(game.terrain, to)} nor next to it.`, '8.43');
  }
  // On the ground of formations no one step costs more than a unit has.
  const cost = stepCost(situation, unitMover(situation, unit), from, step, 0);
  return cost < 0 ? whyClosed(cost) : null;
}

/** [8.42] [8.43] [W-41] Two of a kind: what shoots as well as strikes is not equal to what only strikes. */
function whyUnequal(situation: Situation, [one, other]: readonly [number, number]): Refusal | null {
  const { game } = situation;
  const a = unitSpec(game, one);
  const b = unitSpec(game, other);
  if (a.cavalry !== b.cavalry) {
    return refuse('not-alike', 'Two units of cavalry form a wedge, two of infantry a shield wall.', '8.42');
  }
  const of = ownStrengths(situation, one);
  const with_ = ownStrengths(situation, other);
  const equal =
    a.nation === b.nation &&
    a.missile === b.missile &&
    of.attack === with_.attack &&
    of.armour === with_.armour &&
    of.morale === with_.morale;
  return equal
    ? null
    : refuse('unequal', 'Both units of a formation have the same attack, armour and morale now.', '8.43');
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

/** [21.21] H-64 Why these cannot ride to death and glory with Théoden now, or `null`. */
export function whyNoGlory(situation: Situation, side: Side, units: readonly [number, number]): Refusal | null {
  const { game } = situation;
  const unavailable = whyNotAvailable(situation, side, 'for-death-and-glory');
  if (unavailable) return unavailable;
  if (units.some((unit) => !unitSpec(game, unit).cavalry)) {
    return refuse('not-cavalry', 'Death and glory are for a wedge, that is, for cavalry.', '21.21');
  }
  return whyCannotForm(situation, gloryLeader(game), units, true);
}

/** [21.21] The wedges that could ride to death and glory now. */
export function* gloryWedges(situation: Situation, side: Side): Generator<[number, number]> {
  const { game } = situation;
  if (whyNotAvailable(situation, side, 'for-death-and-glory')) return;
  for (const [one, other] of pairsToForm(situation, gloryLeader(game), true)) {
    if (unitSpec(game, one).cavalry) yield [one, other];
  }
}

/** [21.21] Whose ability it is. */
export function gloryLeader(game: Game): number {
  return game.leaderIndex.get(game.abilities.owners['for-death-and-glory'].leader ?? '') ?? -1;
}

/** Whether a leader has anybody to form with. */
export function canForm(situation: Situation, leader: number): boolean {
  return !pairsToForm(situation, leader, false).next().done;
}
