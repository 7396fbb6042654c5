/** [8.0] Leaders: whom they lead, what they are worth tonight, and where they go when their unit is gone. */
import { distance } from '@warbeacon/hexgrid';
import type { Refusal } from '@warbeacon/kernel';
import { type Game, leaderSpec, unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace, type Link } from '../../engine/terrain.ts';
import { placeOf, placeOfLeader, type State } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { hasGear } from '../../engine/gear.ts';
import { isWall, zonePasses } from '../../engine/ways-out.ts';
import { isSecond } from '../formations/formations.ts';
import { whyLeaderOff, whyUnitOff } from '../reinforcements/reinforcements.ts';
import { mayPassGate } from '../movement/step-cost.ts';

/** [8.32] */
export const RALLIES_A_TURN = 3;

/** [A10.0] D-27: night's bonus comes on top of the current rating, halved or not. */
export function rating(situation: Situation, leader: number): number {
  const { game, s } = situation;
  const base = s.leaders[leader]?.reduced ? reducedRating(situation, leader) : leaderSpec(game, leader).rally;
  return base + nightBonus(situation, leader);
}

/** [7.26] D-9: half the rating, rounded as the house or the match has it. */
export function reducedRating({ game, s }: Situation, leader: number): number {
  const { rally } = leaderSpec(game, leader);
  return game.options.house(s.options).reducedLeaders === 'down' ? Math.floor(rally / 2) : Math.ceil(rally / 2);
}

/** [A10.0] D-9: what this night adds to the rating of a leader. */
export function nightBonus({ game, s }: Situation, leader: number): number {
  if (!game.cases.isNight(s.turn)) return 0;
  return game.options.house(s.options).nightLeaders.includes(leaderSpec(game, leader).id) ? game.cases.nightBonus : 0;
}

/** [7.22] What the die of a duel is read against: attacker less defender. */
export function duelDifferential(situation: Situation, leader: number, target: number): number {
  const value = (one: number, other: number): number => rating(situation, one) - gearPenalty(situation, one, other);
  return value(leader, target) - value(target, leader);
}

/** One for a leader on gear who fights over a wall or tower, or [W-48] over a gate that is no breach. */
export function gearPenalty(situation: Situation, one: number, other: number): number {
  const { game, s } = situation;
  const at = placeOfLeader(s, one);
  const to = placeOfLeader(s, other);
  const link = game.terrain.links[at]?.find((candidate) => candidate.to === to);
  return link && isWall(s, link) && hasGear(situation, at) ? 1 : 0;
}

/** [8.1] [8.31] H-6: the leader may lead and rally this unit. */
export function leads(game: Game, leader: number, unit: number): boolean {
  const spec = leaderSpec(game, leader);
  const of = unitSpec(game, unit);
  return spec.side === of.side && spec.leads.includes(of.nation);
}

/** [A8.1] [A8.24] The nearest units a lone leader can go to: several when they are as near (D-27). */
export function nearestUnits({ game, s }: Situation, leader: number): number[] {
  const at = placeOfLeader(s, leader);
  if (at < 0) return [];
  const from = hexOfPlace(game.terrain, at);
  let nearest: number[] = [];
  let best = Number.MAX_SAFE_INTEGER;
  for (let unit = 0; unit < s.units.length; unit++) {
    const place = placeOf(s, unit);
    if (place < 0 || isSecond(s, unit) || !leads(game, leader, unit)) continue;
    const away = distance(game.terrain.grid, from, hexOfPlace(game.terrain, place));
    if (away < best) {
      best = away;
      nearest = [];
    }
    if (away === best) nearest.push(unit);
  }
  return nearest;
}

/** Why a leader cannot try to rally this unit now, or `null`. */
export function whyCannotRally(situation: Situation, leader: number, unit: number): Refusal | null {
  const { game, s } = situation;
  const own = whyCannotRallyAny(situation, leader);
  if (own) return own;
  const state = s.units[unit];
  const at = placeOfLeader(s, leader);
  if (!state || state.at < 0) return whyUnitOff(situation, unit, no(game, 'unit-off-map-to-be-rallied'));
  if (!state.disrupted) return no(game, 'not-disrupted');
  if (!leads(game, leader, unit)) return no(game, 'rallies-other-nation');
  if (state.tried) return no(game, 'already-tried');
  const { side } = unitSpec(game, unit);
  const beside = game.terrain.links[at]?.some((link) => link.to === state.at && mayRallyOver(s, link, side)) ?? false;
  if (state.at !== at && !beside) return no(game, 'too-far-to-rally');
  return null;
}

/** [8.31] G-59: a leader is heard wherever a zone would pass, and through a gate that its side may go through. */
function mayRallyOver(s: State, link: Link, side: Side): boolean {
  return link.hexside.gate ? mayPassGate(s, link, side, false) : zonePasses(s, link);
}

function whyCannotRallyAny(situation: Situation, leader: number): Refusal | null {
  const { game, s } = situation;
  const state = s.leaders[leader];
  if (!state || state.at < 0) return whyLeaderOff(situation, leader, no(game, 'leader-off-map-to-rally'));
  if (state.rallies >= RALLIES_A_TURN) return no(game, 'three-rallies');
  if (game.cases.isDemoralized(situation, leaderSpec(game, leader).side)) return no(game, 'demoralized-rally');
  return game.hooks.whyNoRally?.(s, leaderSpec(game, leader).side) ?? null;
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
