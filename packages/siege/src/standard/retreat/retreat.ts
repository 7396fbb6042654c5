/** [7.5] Retreat: the ways that are open, what it does, and what befalls who has none. */
import { type Ctx, push } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { placeOf, placeOfLeader } from '../../engine/state.ts';
import type { FrameOf, SiegeEvent } from '../../engine/vocabulary.ts';
import { makePath } from '../../engine/command-spec.ts';
import { leadersAt, unitIn } from '../../engine/board.ts';
import { askLeadersToFollow } from '../leaders/following.ts';
import { riskLeaders } from '../leaders/leaders-at-risk.ts';
import { disrupt, eliminate } from '../losses/losses.ts';
import { waysApart } from '../movement/keeping-away.ts';
import { enterPlace } from '../movement/entering.ts';
import { paths, runnerOf } from './way-back.ts';
import { withRoomAtEnd } from '../making-room/making-room.ts';

/**
 * [7.54] [7.55] Every way a unit can retreat exactly `hexes`. It may pass friends but not end on one, unless that one can
 * make room (7.61). By the game a unit may have a way home of its own.
 */
export function retreatPaths(situation: Situation, unit: number, hexes: number): number[][] {
  const { s } = situation;
  const at = placeOf(s, unit);
  const all = paths(situation, runnerOf(situation, unit, true), at, hexes);
  const home = situation.game.hooks.waysHome?.(situation, unit);
  if (home !== undefined) all.push(...home);
  // Next to whom it keeps away from only where there is no other way.
  const apart = waysApart(situation, unit, all);
  const ways = withRoomAtEnd(situation, unit, apart);
  return ways.length > 0 || apart.length === all.length ? ways : withRoomAtEnd(situation, unit, all);
}

/** [G-33] D-27: a lone leader thrown back two hexes ignores zones and keeps to the hexsides a unit may use. */
export function leaderRetreatPaths(situation: Situation, leader: number): number[][] {
  const { game, s } = situation;
  const at = placeOfLeader(s, leader);
  const { side } = leaderSpec(game, leader);
  return paths(
    situation,
    { side, cavalry: false, climbs: true, leader: true, unit: -1, thrownBack: false, load: undefined },
    at,
    2,
  );
}

/**
 * [7.57] A unit goes back the way its owner has chosen, and is disrupted; [7.23] who goes with it without being asked;
 * a friend who holds the last place is pushed out of it (7.61).
 */
export function throwBack(
  turn: Turn,
  { unit, escort }: FrameOf<'retreat'>,
  path: readonly number[],
  ctx: Ctx<SiegeEvent>,
): void {
  const { game, s, side } = turn;
  const state = s.units[unit];
  if (!state) throw new Error('retreat of nobody');
  const from = state.at;
  const to = path[path.length - 1] ?? from;
  const friend = unitIn(turn, side, to);
  const company = leadersAt(turn, side, to);
  game.hooks.unitGivesWay?.(turn, unit, ctx);
  state.at = to;
  ctx.emit({
    type: 'retreated',
    piece: unitSpec(game, unit).id,
    from: makePlaceId(game.terrain, from),
    path: makePath(game, path),
    before: false,
  });
  disrupt(turn, unit, ctx);
  for (const leader of escort) {
    const companion = s.leaders[leader];
    if (!companion || companion.at !== from) continue;
    companion.at = to;
    ctx.emit({ type: 'followed', leader: leaderSpec(game, leader).id, to: makePlaceId(game.terrain, to) });
  }
  askLeadersToFollow(turn, side, from, to);
  if (friend >= 0 && friend !== unit) push(s, { kind: 'displace', unit: friend, company, disrupts: true });
  for (const place of path) enterPlace(turn, side, place, ctx);
}

/** [7.57] [7.56] [7.23] A unit that cannot retreat, or is disrupted already, is lost, or, after a duel, reduced. */
export function sufferNoRetreat(
  situation: Situation,
  unit: number,
  fail: FrameOf<'retreat'>['fail'],
  ctx: Ctx<SiegeEvent>,
): void {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state) return;
  if (state.disrupted) {
    eliminate(situation, unit, 'disrupted', ctx);
    return;
  }
  // [A8.24] [W-61] D-25: what 7.23 does to a unit endangers its leaders as a blow would; a want of retreat alone does not.
  if (fail === 'reduce') riskLeaders(situation, unit, state.reduced ? 'E' : 'half', ctx);
  if (fail === 'eliminate' || state.reduced) {
    eliminate(situation, unit, 'no-retreat', ctx);
    return;
  }
  state.reduced = true;
  ctx.emit({ type: 'reduced', piece: unitSpec(game, unit).id });
}
