/** [8.41] [8.45] Where a formation may go in a Movement Phase, and what that costs. */
import { enemyZone, stopsInZone } from '../zones/zones.ts';
import { reach } from '@warbeacon/hexgrid';
import type { Refusal } from '@warbeacon/kernel';
import { type Step, unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { type Formation, placeOf } from '../../engine/state.ts';
import type { Destination } from '../../engine/board.ts';
import { formationName } from './formations.ts';
import { isFormationGround, mayFormationGo } from './formation-ground.ts';
import { checkPath } from '../movement/movement.ts';
import { destinationsOf } from '../movement/reach.ts';
import { starts } from '../reinforcements/coming-on.ts';
import { whyUnitCannotMove } from '../movement/who-may-move.ts';
import { unitMover } from '../movement/allowance.ts';
import { costInSearch, stepCosts } from '../movement/step-cost.ts';
import type { FormationKind } from '../../engine/words.ts';
import type { Mover } from '../../engine/hexsides.ts';

/** [8.45] In half movement points. */
const ALLOWANCE: Readonly<Record<FormationKind, number>> = { wedge: 6, 'shield-wall': 4 };

function formationMover(situation: Situation, formation: Formation): Mover {
  return { ...unitMover(situation, formation.units[0]), allowance: ALLOWANCE[formation.kind] };
}

/** [8.45] Why a formation cannot move as one now, or `null`: not in the turn in which it forms. */
export function whyFormationCannotMove(situation: Situation, formation: Formation): Refusal | null {
  if (formation.fresh) return no(situation.game, 'just-formed');
  for (const unit of formation.units) {
    const cannot = whyUnitCannotMove(situation, unit);
    if (cannot) return cannot;
  }
  return null;
}

/** [5.0] [W-42] All the places a formation may end its move in: nobody makes room for it. */
export function formationDestinations(situation: Situation, formation: Formation): Destination[] {
  const { game, s } = situation;
  if (whyFormationCannotMove(situation, formation)) return [];
  const mover = formationMover(situation, formation);
  const spec = unitSpec(game, formation.units[0]);
  const at = placeOf(s, formation.units[0]);
  const held = enemyZone(situation, mover.side);
  const costs = stepCosts(situation, mover);
  const reached = reach<Step>({
    starts: starts(situation, mover, at, spec).filter(
      (start) => at >= 0 || isFormationGround(game, start.at, formation),
    ),
    budget: mover.allowance,
    exits: game.steps,
    cost: (place, step, spent) =>
      mayFormationGo(situation, formation, step.link) ? costInSearch(costs(place, step, spent)) : -1,
    stops: (place) => stopsInZone(held, mover, place),
  });
  return destinationsOf(reached, at).filter(({ to }) => (situation.board.unitAt[to] ?? -1) < 0);
}

/** [8.41] [8.45] Half points the path costs the formation, or why it may not go that way. [W-42] It ends where no other unit is. */
export function costOfFormationPath(
  situation: Situation,
  formation: Formation,
  path: readonly number[],
): number | Refusal {
  const { game, s } = situation;
  const cannot = whyFormationCannotMove(situation, formation);
  if (cannot) return cannot;
  const [speaker] = formation.units;
  const start = placeOf(s, speaker);
  let at = start;
  for (const to of path) {
    const link = game.terrain.links[at]?.find((candidate) => candidate.to === to);
    const open = at < 0 ? isFormationGround(game, to, formation) : !link || mayFormationGo(situation, formation, link);
    if (!open) return no(game, 'formation-leaves-clear-ground', { formation: formationName(formation) });
    at = to;
  }
  const walked = checkPath(
    situation,
    formationMover(situation, formation),
    { at: start, entries: game.cases.entryPlaces(game, unitSpec(game, speaker), start), insideAllowance: undefined },
    path,
  );
  if ('code' in walked) return walked;
  return (situation.board.unitAt[at] ?? -1) >= 0 ? no(game, 'formation-stacks') : walked.cost;
}
