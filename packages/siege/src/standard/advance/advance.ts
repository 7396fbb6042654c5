/** [7.51] [7.53] Advance: who may enter the place that a melee has emptied. */
import { barredGround } from '../../engine/ways-out.ts';
import { otherSide, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { formationOf } from '../formations/formations.ts';
import { mayFormationGo } from '../formations/formation-ground.ts';
import { keepsAway } from '../missiles/missiles.ts';
import { keptLoadOf, whyNotCarried } from '../movement/loads.ts';
import { wayToStrike } from '../melee/melee.ts';

/** [7.51] [7.53] [7.36] May the unit enter the vacated place? [7.15] Bowmen keep away (`missiles`). */
export function mayAdvance(situation: Situation, unit: number, to: number): boolean {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || state.disrupted) return false;
  const spec = unitSpec(game, unit);
  const link = wayToStrike(situation, unit, to);
  if (!link || (situation.board.unitAt[to] ?? -1) >= 0 || barredGround(game, spec.cavalry, to) !== undefined)
    return false;
  if (keepsAway(spec) && situation.board.zone(otherSide(game, spec.side))[to]) return false;
  // What is never left holds its carrier back where it cannot go along.
  const load = keptLoadOf(situation, unit);
  if (load !== undefined && whyNotCarried(situation, load, spec.side, link) !== undefined) return false;
  const formation = formationOf(s, unit);
  if (formation && !mayFormationGo(situation, formation, link)) return false;
  const { advance } = link.hexside;
  return typeof advance === 'boolean' ? advance : advance(situation, { cavalry: spec.cavalry, from: state.at }, link);
}
