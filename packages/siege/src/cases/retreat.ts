/** [7.5] [7.6] [7.7] Retreat, displacement, and withdrawal before melee: the ways that are open. */
import { distance } from '@warbeacon/hexgrid';
import { type Game, leaderSpec, unitSpec } from '../game.ts';
import { hexOfPlace } from '../standard/terrain.ts';
import type { State } from '../state.ts';
import { friendAt, type Situation } from './situation.ts';
import { mayRetreat } from './ways.ts';

type Runner = { readonly side: 'isengard' | 'westernesse'; readonly cavalry: boolean; readonly leader: boolean };

/**
 * Every way a unit can retreat exactly `hexes`, ending that many from where it stood (G-43). It may pass friends but
 * not end on one; only when there is no other way may it displace a friend (7.61), who must be able to go (7.63).
 */
export function retreatPaths(game: Game, s: State, situation: Situation, unit: number, hexes: number): number[][] {
  const spec = unitSpec(game, unit);
  const at = s.units[unit]?.at ?? -1;
  const all = paths(game, s, situation, { side: spec.side, cavalry: spec.cavalry, leader: false }, at, hexes);
  const free = all.filter((path) => (situation.unitAt[path[hexes - 1] ?? -1] ?? -1) < 0);
  if (free.length > 0) return free;
  return all.filter((path) => {
    const friend = situation.unitAt[path[hexes - 1] ?? -1] ?? -1;
    return displacements(game, s, situation, friend, [unit]).length > 0;
  });
}

/** [7.7] One hex or two, the owner's choice; nobody is displaced (G-52). */
export function withdrawals(game: Game, s: State, situation: Situation, unit: number): number[][] {
  const spec = unitSpec(game, unit);
  const at = s.units[unit]?.at ?? -1;
  const runner = { side: spec.side, cavalry: spec.cavalry, leader: false };
  return [1, 2].flatMap((hexes) =>
    paths(game, s, situation, runner, at, hexes).filter((path) => (situation.unitAt[path[hexes - 1] ?? -1] ?? -1) < 0),
  );
}

/** [G-33] D-27: a lone leader thrown back two hexes ignores zones and keeps to the hexsides a unit may use. */
export function leaderRetreatPaths(game: Game, s: State, situation: Situation, leader: number): number[][] {
  const at = s.leaders[leader]?.at ?? -1;
  return paths(game, s, situation, { side: leaderSpec(game, leader).side, cavalry: false, leader: true }, at, 2);
}

function paths(game: Game, s: State, situation: Situation, runner: Runner, from: number, hexes: number): number[][] {
  const origin = hexOfPlace(game.terrain, from);
  let ways: number[][] = [[]];
  for (let step = 1; step <= hexes; step++) {
    ways = ways.flatMap((way) => {
      const here = way[way.length - 1] ?? from;
      return (game.terrain.links[here] ?? [])
        .filter((link) => mayRetreat(game, s, situation, runner, link))
        .filter((link) => distance(game.terrain.grid, origin, hexOfPlace(game.terrain, link.to)) === step)
        .map((link) => [...way, link.to]);
    });
  }
  return ways;
}

/**
 * Where a displaced unit may go (A7.64, D-23): to a free place one hex away; else on through friends to the nearest
 * free one; else onto a friend who is displaced in turn. Empty when it has nowhere, or is disrupted already (7.57).
 */
export function displacements(
  game: Game,
  s: State,
  situation: Situation,
  unit: number,
  pushed: readonly number[],
): number[] {
  const state = s.units[unit];
  if (!state || state.at < 0 || state.disrupted || pushed.includes(unit)) return [];
  const spec = unitSpec(game, unit);
  const runner: Runner = { side: spec.side, cavalry: spec.cavalry, leader: false };
  const seen = new Set([state.at]);
  let ring = [state.at];
  const friendsBeside: number[] = [];
  for (let depth = 1; ring.length > 0; depth++) {
    const free: number[] = [];
    const onward: number[] = [];
    for (const place of ring) {
      for (const link of game.terrain.links[place] ?? []) {
        if (seen.has(link.to) || !mayRetreat(game, s, situation, runner, link)) continue;
        seen.add(link.to);
        const friend = friendAt(situation, spec.side, link.to);
        if (friend < 0) free.push(link.to);
        else {
          onward.push(link.to);
          if (depth === 1) friendsBeside.push(friend);
        }
      }
    }
    if (free.length > 0) return free;
    ring = onward;
  }
  return friendsBeside
    .filter((friend) => displacements(game, s, situation, friend, [...pushed, unit]).length > 0)
    .map((friend) => s.units[friend]?.at ?? -1);
}
