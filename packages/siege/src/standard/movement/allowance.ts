/** [4.1] How far a piece goes in one move: its allowance, and what it carries. */
import { type Game, leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { ownStrengths } from '../combat/armour.ts';
import { loadOf } from './loads.ts';
import type { Mover } from '../../engine/hexsides.ts';

/** [4.11] Leaders have six movement points, in halves. */
const LEADER_ALLOWANCE = 12;

export function unitMover(situation: Situation, unit: number): Mover {
  const { game, s } = situation;
  const spec = unitSpec(game, unit);
  const onlyShoots = spec.full.attack === undefined;
  const { morale } = ownStrengths(situation, unit);
  const cowed = morale === 'Z' && situation.board.demoralized(spec.side);
  const load = loadOf(situation, unit);
  return {
    side: spec.side,
    leader: false,
    cavalry: spec.cavalry,
    shunsZones: onlyShoots ? 'bowmen-shun-zones' : cowed ? 'demoralized-shun-zones' : undefined,
    allowance: game.cases.allowance(spec) - weightOf(game, load),
    spent: s.units[unit]?.spent ?? 0,
    load,
  };
}

export function weightOf(game: Game, load: string | undefined): number {
  return load === undefined ? 0 : (game.markers[load]?.load?.weight ?? 0);
}

export function leaderMover(game: Game, leader: number): Mover {
  return {
    side: leaderSpec(game, leader).side,
    leader: true,
    cavalry: false,
    shunsZones: undefined,
    allowance: LEADER_ALLOWANCE,
    spent: 0,
    load: undefined,
  };
}
