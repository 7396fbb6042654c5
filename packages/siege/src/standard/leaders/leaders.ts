/** [8.0] Leaders: whom they lead, what they are worth tonight, and where they go when their unit is gone. */
import { distance } from '@warbeacon/hexgrid';
import { type Game, leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace } from '../../engine/terrain.ts';
import { placeOf, placeOfLeader } from '../../engine/state.ts';
import { isSecond } from '../formations/formations.ts';
import { nightBonus } from '../night/night.ts';

/** [A10.0] D-27: night's bonus comes on top of the current rating, halved or not. */
export function rating(situation: Situation, leader: number): number {
  const base = situation.s.leaders[leader]?.reduced ? reducedRating(situation, leader) : fullRating(situation, leader);
  return base + nightBonus(situation, leader);
}

/** [2.6] D-9: the rating of a leader who is not reduced, as printed or as the match has it. */
export function fullRating({ game, s }: Situation, leader: number): number {
  const spec = leaderSpec(game, leader);
  return game.cases.fullRating?.(s, spec) ?? spec.rally;
}

/** [7.26] D-9: half the rating, rounded as the house or the match has it. */
export function reducedRating(situation: Situation, leader: number): number {
  const { game, s } = situation;
  const full = fullRating(situation, leader);
  return game.options.house(s.options).reducedLeaders === 'down' ? Math.floor(full / 2) : Math.ceil(full / 2);
}

/** [8.1] [8.31] [8.33] H-6: the leader may lead and rally this unit. */
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
