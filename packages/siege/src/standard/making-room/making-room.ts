/** [7.6] Making room: where a unit that is pushed out of its place may go, and what that does to it and to others. */
import { type Ctx, push } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { type State, placeOf } from '../../engine/state.ts';
import { friendAt, leadersAt, unitIn } from '../../engine/board.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { FrameOf, SiegeEvent } from '../../engine/vocabulary.ts';
import { askToFollow } from '../leaders/following.ts';
import { disrupt } from '../losses/losses.ts';
import { comesTooNear } from '../movement/keeping-away.ts';
import { enterPlace } from '../movement/entering.ts';
import { formationOf } from '../formations/formations.ts';
import { mayRetreat, runnerOf } from '../retreat/way-back.ts';

/**
 * [7.61] Of the ways back of a unit those that end in a free place; where there is none, those that end on a friend who can
 * be pushed out: [7.63] one who could not get away cannot.
 */
export function withRoomAtEnd(situation: Situation, unit: number, ways: number[][]): number[][] {
  const unitAtEnd = (path: readonly number[]): number => situation.board.unitAt[path.at(-1) ?? -1] ?? -1;
  const free = ways.filter((path) => unitAtEnd(path) < 0);
  if (free.length > 0) return free;
  return ways.filter((path) => displacements(situation, unitAtEnd(path), [unit]).length > 0);
}

/**
 * [7.62] [7.63] [7.64] [A7.64] Where a displaced unit may go: to a free place one hex away; else, where the game lets it
 * (D-23), on through friends to the nearest free one; else onto a friend next to it who is displaced in turn (G-48). Empty when it has nowhere, or would be
 * disrupted once more (7.57); [W-12] where an arrival pushes, nobody is disrupted and all can go.
 */
export function displacements(
  situation: Situation,
  unit: number,
  pushed: readonly number[],
  disrupts = true,
): number[] {
  if (pushed.includes(unit)) return [];
  const { free, friends } = waysAside(situation, unit, disrupts);
  if (free.length > 0) return free;
  return friends
    .filter((friend) => canGiveWay(situation, friend, new Set([...pushed, unit]), disrupts))
    .map((friend) => placeOf(situation.s, friend));
}

/**
 * Whether a row of friends, each pushing the next, ends in a free place. Who has been asked is not asked again: in a
 * crowd there are more rows than could ever be tried, and what he could not do he cannot do in another of them.
 */
function canGiveWay(situation: Situation, unit: number, asked: Set<number>, disrupts: boolean): boolean {
  if (asked.has(unit)) return false;
  asked.add(unit);
  const { free, friends } = waysAside(situation, unit, disrupts);
  return free.length > 0 || friends.some((friend) => canGiveWay(situation, friend, asked, disrupts));
}

/** Free places to which somebody can be pushed, and the friends next to him; neither where he cannot be pushed at all. */
function waysAside(situation: Situation, unit: number, disrupts: boolean): { free: number[]; friends: number[] } {
  const { game, s } = situation;
  const state = s.units[unit];
  const friends: number[] = [];
  if (!state || state.at < 0 || (disrupts && state.disrupted)) return { free: [], friends };
  // [W-17] A formation stands; [8.46] and who has been in one, and is thrown back itself, is not pushed first.
  if (formationOf(s, unit) || mustRetreat(s, unit)) return { free: [], friends };
  const spec = unitSpec(game, unit);
  const runner = runnerOf(situation, unit, false);
  const seen = new Set([state.at]);
  let ring = [state.at];
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
          if (depth === 1) friends.push(friend);
        }
      }
    }
    if (free.length > 0) {
      const apart = free.filter((place) => !comesTooNear(situation, unit, place));
      return { free: apart.length > 0 ? apart : free, friends };
    }
    // [7.62] G-48: one hex and no more.
    if (!game.cases.displacedThroughFriends) break;
    ring = onward;
  }
  return { free: [], friends };
}

function mustRetreat(s: State, unit: number): boolean {
  return s.frames.some((frame) => frame.kind === 'retreat' && frame.unit === unit);
}

/**
 * [7.61] [7.65] A unit leaves its place to the one that pushes it, and is disrupted, but by an arrival; [7.64] [A7.64] a
 * friend who holds the place it goes to is pushed in its turn.
 */
export function pushAside(
  turn: Turn,
  { unit, company, disrupts }: FrameOf<'displace'>,
  to: number,
  ctx: Ctx<SiegeEvent>,
): void {
  const { game, s, side } = turn;
  const state = s.units[unit];
  if (!state) throw new Error('displacement of nobody');
  const from = state.at;
  const friend = unitIn(turn, side, to);
  const companyThere = leadersAt(turn, side, to);
  game.hooks.unitGivesWay?.(turn, unit, ctx);
  state.at = to;
  ctx.emit({
    type: 'displaced',
    unit: unitSpec(game, unit).id,
    from: makePlaceId(game.terrain, from),
    to: makePlaceId(game.terrain, to),
  });
  if (disrupts) disrupt(turn, unit, ctx);
  askToFollow(s, company, to);
  if (friend >= 0) push(s, { kind: 'displace', unit: friend, company: companyThere, disrupts });
  enterPlace(turn, side, to, ctx);
}
