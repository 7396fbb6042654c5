/** [18.13] The ways of the Banner in the Westernesse Movement Phase: with its leader, or by itself to another. */
import type { Refusal } from '@warbeacon/kernel';
import { parsePath } from '../../engine/command-spec.ts';
import { leaderSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOfLeader, type State } from '../../engine/state.ts';
import { leaderMover } from '../../standard/movement/allowance.ts';
import { checkPath } from '../../standard/movement/movement.ts';
import { pathsTo } from '../../standard/movement/paths.ts';
import { destinationsOf, search } from '../../standard/movement/reach.ts';
import { type Banner, own } from '../own.ts';
import { no } from '../refusals.ts';

/** Where the Banner moves by itself. */
const PHASE = 'westernesse-movement';

/** [18.13] G-171: it moves once in the phase: as its leader goes, it goes with him, and that is its move. */
export function carryBanner(s: State, leader: number): void {
  const { banner } = own(s);
  if (banner !== null && banner.leader === leader && s.phase === PHASE) banner.moved = true;
}

/** [18.13] As the phase begins it has not moved. */
export function restBanner(s: State): void {
  const { banner } = own(s);
  if (banner !== null) banner.moved = false;
}

/** [W-240] He to whom it has come by itself would carry it on: it moves once, and may not be left alone. */
export function isHeldByBanner(s: State, leader: number): boolean {
  const { banner } = own(s);
  return banner !== null && banner.moved && banner.leader === leader && s.phase === PHASE;
}

/** [18.13] Why the Banner cannot go to this leader, whatever the way, or `null`. G-133, G-180: frozen or not, magic or not. */
function whyNotTo({ s }: Situation, banner: Banner, leader: number): Refusal | null {
  if (banner.moved) return no('banner-has-moved');
  if (banner.leader === leader) return no('has-the-banner');
  return placeOfLeader(s, leader) < 0 ? no('takes-no-banner') : null;
}

/** [4.11] [18.13] Half points that the way costs, or why the Banner may not take it. */
export function costOfBanner(situation: Situation, leader: number, ids: readonly string[]): number | Refusal {
  const { game, s } = situation;
  const { banner } = own(s);
  if (banner === null) return no('no-banner');
  const cannot = whyNotTo(situation, banner, leader);
  if (cannot) return cannot;
  const path = parsePath(game, ids);
  if (!Array.isArray(path)) return path;
  const at = placeOfLeader(s, banner.leader);
  if ((path.at(-1) ?? at) !== placeOfLeader(s, leader)) return no('banner-without-leader');
  // From hand to hand within a hex.
  if (path.length === 0) return 0;
  const mover = leaderMover(game, banner.leader);
  const walked = checkPath(situation, mover, { at, entries: [], insideAllowance: undefined }, path);
  return 'code' in walked ? walked : walked.cost;
}

export interface BannerMove {
  readonly leader: string;
  readonly path: string[];
  /** Half points. */
  readonly cost: number;
}

/** Every leader of these to whom the Banner can go now, with the cheapest way. */
export function bannerMoves(situation: Situation, leaders: readonly number[]): BannerMove[] {
  const { game, s } = situation;
  const { banner } = own(s);
  if (banner === null) return [];
  const able = leaders.filter((leader) => whyNotTo(situation, banner, leader) === null);
  if (able.length === 0) return [];
  const at = placeOfLeader(s, banner.leader);
  const mover = leaderMover(game, banner.leader);
  const destinations = destinationsOf(search(situation, mover, [{ at, spent: 0 }], false), at);
  const paths = pathsTo(game, destinations);
  return able.flatMap((leader): BannerMove[] => {
    const { id } = leaderSpec(game, leader);
    const to = placeOfLeader(s, leader);
    if (to === at) return [{ leader: id, path: [], cost: 0 }];
    const i = destinations.findIndex((destination) => destination.to === to);
    const found = destinations[i];
    return found ? [{ leader: id, path: paths[i] ?? [], cost: found.reached.cost[found.index] ?? 0 }] : [];
  });
}

/** Whether the Banner can come to this piece now: reason enough for the phase to be held. */
export function canTakeBanner(situation: Situation, piece: string): boolean {
  const { game } = situation;
  const leader = game.leaderIndex.get(piece);
  return (
    leader !== undefined && game.leaders[leader]?.side === 'westernesse' && bannerMoves(situation, [leader]).length > 0
  );
}
