/** [7.51] [7.53] Advance: who may enter the place that a melee has emptied, and how. */
import { enemyZone } from '../zones/zones.ts';
import { type Ctx, push } from '@warbeacon/kernel';
import { barredGround } from '../../engine/ways-out.ts';
import { climbs, unitSpec } from '../../engine/game.ts';
import { makeWhere } from '../../notation/where.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { askLeadersToAdvance } from '../leaders/following.ts';
import { enterPlace } from '../movement/entering.ts';
import { formationOf } from '../formations/formations.ts';
import { mayFormationGo } from '../formations/formation-ground.ts';
import { keepsAway } from '../missiles/missiles.ts';
import { comesTooNear } from '../movement/keeping-away.ts';
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
  if (keepsAway(spec) && enemyZone(situation, spec.side)[to]) return false;
  if (comesTooNear(situation, unit, to)) return false;
  // What is never left holds its carrier back where it cannot go along.
  const load = keptLoadOf(situation, unit);
  if (load !== undefined && whyNotCarried(situation, load, spec.side, link) !== undefined) return false;
  const formation = formationOf(s, unit);
  if (formation && !mayFormationGo(situation, formation, link)) return false;
  const { advance } = link.hexside;
  return typeof advance === 'boolean'
    ? advance
    : advance(situation, { cavalry: spec.cavalry, climbs: climbs(spec), from: state.at }, link);
}

/** [7.51] Who has struck, and nobody else, may enter the place when the blow has emptied it. */
export function offerAdvance(situation: Situation, unit: number, target: number, at: number): void {
  const { game, s } = situation;
  const gone = s.units[target]?.at !== at;
  if (gone && mayAdvance(situation, unit, at)) {
    push(s, { kind: 'advance', side: unitSpec(game, unit).side, units: [unit], at });
  }
}

/** [7.51] A unit enters the vacated place, [8.44] a formation as one; its leaders may go along. */
export function enterVacated(turn: Turn, unit: number, at: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s, side } = turn;
  const state = s.units[unit];
  if (!state) throw new Error('advance of nobody');
  const from = state.at;
  const formation = formationOf(s, unit);
  for (const member of formation?.units ?? [unit]) {
    game.hooks.unitAdvances?.(turn, member, at, ctx);
    if (s.units[member]) s.units[member].at = at;
    ctx.emit({
      type: 'advanced',
      unit: unitSpec(game, member).id,
      from: makeWhere(game, from),
      to: makePlaceId(game.terrain, at),
    });
  }
  game.hooks.unitAdvanced?.(turn, unit);
  // Leaders who are still to come enter by themselves.
  if (from >= 0) askLeadersToAdvance(turn, side, from, at);
  enterPlace(turn, side, at, ctx);
}
