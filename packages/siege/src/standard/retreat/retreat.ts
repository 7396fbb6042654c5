/** [7.5] [7.6] [7.7] Retreat, displacement, and withdrawal before melee: the ways that are open. */
import { distance } from '@warbeacon/hexgrid';
import type { Refusal } from '@warbeacon/kernel';
import { no } from '../../engine/refusals.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace, type Link } from '../../engine/terrain.ts';
import type { Runner } from '../../engine/hexsides.ts';
import { placeOf, placeOfLeader, type State } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { friendAt } from '../../engine/board.ts';
import { formationOf } from '../formations/formations.ts';
import { keptLoadOf } from '../movement/loads.ts';
import { mayPassGate, mayRetreat } from '../movement/step-cost.ts';

/** A unit as one who retreats. */
function runnerOf(situation: Situation, unit: number, thrownBack: boolean): Runner {
  const { side, cavalry } = unitSpec(situation.game, unit);
  return { side, cavalry, leader: false, unit, thrownBack, load: keptLoadOf(situation, unit) };
}

/**
 * Every way a unit can retreat exactly `hexes`, ending that many from where it stood (G-43). It may pass friends but
 * not end on one; only when there is no other way may it displace a friend (7.61), who must be able to go (7.63).
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

/** [7.7] One hex or two, the owner's choice; nobody is displaced (G-52). */
export function withdrawals(situation: Situation, unit: number): number[][] {
  const { s } = situation;
  const at = placeOf(s, unit);
  const runner = runnerOf(situation, unit, false);
  return [1, 2].flatMap((hexes) =>
    paths(situation, runner, at, hexes).filter((path) => (situation.board.unitAt[path[hexes - 1] ?? -1] ?? -1) < 0),
  );
}

/** [G-33] D-27: a lone leader thrown back two hexes ignores zones and keeps to the hexsides a unit may use. */
export function leaderRetreatPaths(situation: Situation, leader: number): number[][] {
  const { game, s } = situation;
  const at = placeOfLeader(s, leader);
  const { side } = leaderSpec(game, leader);
  return paths(situation, { side, cavalry: false, leader: true, unit: -1, thrownBack: false, load: undefined }, at, 2);
}

function paths(situation: Situation, runner: Runner, from: number, hexes: number): number[][] {
  const { game } = situation;
  const origin = hexOfPlace(game.terrain, from);
  let ways: number[][] = [[]];
  for (let step = 1; step <= hexes; step++) {
    ways = ways.flatMap((way) => {
      const here = way[way.length - 1] ?? from;
      return (game.terrain.links[here] ?? [])
        .filter((link) => mayRetreat(situation, runner, link))
        .filter((link) => distance(game.terrain.grid, origin, hexOfPlace(game.terrain, link.to)) === step)
        .map((link) => [...way, link.to]);
    });
  }
  return ways;
}

/**
 * Where a displaced unit may go (A7.64, D-23): to a free place one hex away; else on through friends to the nearest
 * free one; else onto a friend who is displaced in turn. Empty when it has nowhere, or would be disrupted once more
 * (7.57); [W-12] where an arrival pushes, nobody is disrupted and all can go.
 */
export function displacements(
  situation: Situation,
  unit: number,
  pushed: readonly number[],
  disrupts = true,
): number[] {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || state.at < 0 || (disrupts && state.disrupted) || pushed.includes(unit)) return [];
  // [W-17] A formation stands; [8.46] and who has been in one, and is thrown back itself, is not pushed first.
  if (formationOf(s, unit) || mustRetreat(s, unit)) return [];
  const spec = unitSpec(game, unit);
  const runner = runnerOf(situation, unit, false);
  const seen = new Set([state.at]);
  let ring = [state.at];
  const friendsBeside: number[] = [];
  for (let depth = 1; ring.length > 0; depth++) {
    const free: number[] = [];
    const onward: number[] = [];
    for (const place of ring) {
      for (const link of game.terrain.links[place] ?? []) {
        if (seen.has(link.to) || !mayRetreat(situation, runner, link)) continue;
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
    .filter((friend) => displacements(situation, friend, [...pushed, unit], disrupts).length > 0)
    .map((friend) => placeOf(s, friend));
}

function mustRetreat(s: State, unit: number): boolean {
  return s.frames.some((frame) => frame.kind === 'retreat' && frame.unit === unit);
}
