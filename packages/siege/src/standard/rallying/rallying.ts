/** [8.3] Rallying: whom a leader can rally, from where, how often, and how it is thrown for. */
import type { Ctx, Refusal } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Link } from '../../engine/terrain.ts';
import { type State, placeOfLeader } from '../../engine/state.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { isDemoralizedUnit } from '../demoralization/demoralization.ts';
import { zonePasses } from '../zones/zones.ts';
import { whyLeaderOff, whyUnitOff } from '../reinforcements/reinforcements.ts';
import { mayPassGate } from '../walls/gates.ts';
import { leads, rating } from '../leaders/leaders.ts';
import { rallyRange } from '../tables/rally.ts';

/** [8.32] */
export const RALLIES_A_TURN = 3;

/** [8.31] [8.33] [8.36] Why a leader cannot try to rally this unit now, or `null`. [8.35] No zone hinders it. */
export function whyCannotRally(situation: Situation, leader: number, unit: number): Refusal | null {
  const { game, s } = situation;
  const own = whyCannotRallyAny(situation, leader);
  if (own) return own;
  const state = s.units[unit];
  const at = placeOfLeader(s, leader);
  if (!state || state.at < 0) return whyUnitOff(situation, unit, no(game, 'unit-off-map-to-be-rallied'));
  if (!state.disrupted) return no(game, 'not-disrupted');
  // [9.31]
  if (isDemoralizedUnit(situation, unit)) return no(game, 'demoralized-rally');
  if (!leads(game, leader, unit)) return no(game, 'rallies-other-nation');
  // [8.36] Once a turn, whoever tries.
  if (state.tried) return no(game, 'already-tried');
  const { side } = unitSpec(game, unit);
  const beside = game.terrain.links[at]?.some((link) => link.to === state.at && mayRallyOver(s, link, side)) ?? false;
  if (state.at !== at && !beside) return no(game, 'too-far-to-rally');
  return game.hooks.whyNotRallied?.(situation, unit) ?? null;
}

/**
 * [8.31] G-59: a leader is heard wherever a zone would pass, or his voice alone does, and through a gate that its side may
 * go through.
 */
function mayRallyOver(s: State, link: Link, side: Side): boolean {
  if (link.hexside.gate) return mayPassGate(s, link, side, false);
  return link.hexside.heard === true || zonePasses(s, link);
}

/** [8.32] [9.31] Why a leader cannot rally anybody now, or `null`. */
function whyCannotRallyAny(situation: Situation, leader: number): Refusal | null {
  const { game, s } = situation;
  const state = s.leaders[leader];
  if (!state || state.at < 0) return whyLeaderOff(situation, leader, no(game, 'leader-off-map-to-rally'));
  if (state.rallies >= RALLIES_A_TURN) return no(game, 'three-rallies');
  // [9.31] A side of which every pool is demoralized rallies nobody.
  if (!hasHeart(situation, leaderSpec(game, leader).side)) return no(game, 'demoralized-rally');
  return (
    game.hooks.whyNoRally?.(s, leaderSpec(game, leader).side) ??
    game.hooks.whyLeaderCannot?.(s, leader, 'rally') ??
    null
  );
}

function hasHeart({ game, board }: Situation, side: Side): boolean {
  return game.poolsOf[side].some((pool) => !board.demoralized(pool.index));
}

/** The units a leader can try to rally now. */
export function* rallyTargets(situation: Situation, leader: number): Generator<number> {
  const { game, s } = situation;
  if (whyCannotRallyAny(situation, leader)) return;
  const at = placeOfLeader(s, leader);
  const places = new Set([at, ...(game.terrain.links[at] ?? []).map((link) => link.to)]);
  for (const place of places) {
    const unit = situation.board.unitAt[place] ?? -1;
    if (unit >= 0 && whyCannotRally(situation, leader, unit) === null) yield unit;
  }
}

/** [8.34] Two dice on table 8.37 for the leader's rating; [8.32] [8.36] the try counts for both, come of it what may. */
export function tryToRally(situation: Situation, leader: number, unit: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const leaderState = s.leaders[leader];
  const unitState = s.units[unit];
  if (!leaderState || !unitState) throw new Error('rally without a unit');
  const value = rating(situation, leader);
  const dice: [number, number] = [ctx.d6(), ctx.d6()];
  const range = rallyRange(value);
  const sum = dice[0] + dice[1];
  const success = range !== undefined && sum >= range[0] && sum <= range[1];
  leaderState.rallies++;
  unitState.tried = true;
  if (success) unitState.disrupted = false;
  ctx.emit({
    type: 'rallied',
    leader: leaderSpec(game, leader).id,
    unit: unitSpec(game, unit).id,
    rating: value,
    dice,
    success,
  });
}
