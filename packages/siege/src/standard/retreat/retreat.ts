/** [7.5] [7.6] [7.7] Retreat, displacement, and withdrawal before melee: the ways that are open. */
import type { Refusal } from '@warbeacon/kernel';
import { no } from '../../engine/refusals.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Link } from '../../engine/terrain.ts';
import { type State, placeOf, placeOfLeader } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { mayPassGate } from '../walls/gates.ts';
import { paths, runnerOf } from './way-back.ts';
import { displacements } from '../making-room/making-room.ts';

/**
 * [7.54] Every way a unit can retreat exactly `hexes`, ending that many from where it stood (G-43). It may pass friends but
 * not end on one; [7.61] [7.63] only when there is no other way may it displace a friend, who must be able to go.
 * By the game a unit may have a way home of its own.
 */
export function retreatPaths(situation: Situation, unit: number, hexes: number): number[][] {
  const { s } = situation;
  const at = placeOf(s, unit);
  const all = paths(situation, runnerOf(situation, unit, true), at, hexes);
  const home = situation.game.hooks.waysHome?.(situation, unit);
  if (home !== undefined) all.push(...home);
  const unitAtEnd = (path: readonly number[]): number => situation.board.unitAt[path.at(-1) ?? -1] ?? -1;
  const free = all.filter((path) => unitAtEnd(path) < 0);
  if (free.length > 0) return free;
  return all.filter((path) => {
    const friend = unitAtEnd(path);
    return displacements(situation, friend, [unit]).length > 0;
  });
}

/** Why a unit cannot retreat this way, which is none of its `retreatPaths`. */
export function whyNoRetreat({ game, s }: Situation, unit: number, hexes: number, path: readonly number[]): Refusal {
  const { side } = unitSpec(game, unit);
  const places = [placeOf(s, unit), ...path];
  const overWall = path.some((to, i) =>
    game.terrain.links[places[i] ?? -1]?.some((link) => link.to === to && barsRetreat(s, side, link)),
  );
  return overWall ? no(game, 'no-retreat-over-wall') : no(game, 'no-retreat-there', { hexes });
}

/** [A7.55] A wall or tower side, up or down, or a gate that its side may not go through. */
function barsRetreat(s: State, side: Side, link: Link): boolean {
  return link.hexside.gate ? !mayPassGate(s, link, side, true) : link.hexside.wall !== undefined;
}

/** [G-33] D-27: a lone leader thrown back two hexes ignores zones and keeps to the hexsides a unit may use. */
export function leaderRetreatPaths(situation: Situation, leader: number): number[][] {
  const { game, s } = situation;
  const at = placeOfLeader(s, leader);
  const { side } = leaderSpec(game, leader);
  return paths(situation, { side, cavalry: false, leader: true, unit: -1, thrownBack: false, load: undefined }, at, 2);
}
