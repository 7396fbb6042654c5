/** [21.41] The sortie: who may go out, at whom they strike, and how they come back. */
import type { Refusal } from '@warbeacon/kernel';
import { type Game, leaderSpec, otherSide, unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { type State, placeOf, placeOfLeader } from '../../engine/state.ts';
import { friendAt, leadersAt } from '../../engine/board.ts';
import { own } from '../own.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { whyNotAvailable } from '../abilities/abilities.ts';
import { whyNoRoom } from '../abilities/arriving.ts';

/** Index of the leader who makes it. */
function captain(game: Game): number {
  return game.leaderIndex.get(ABILITY_DATA.owners.sortie.leader ?? '') ?? -1;
}

/** Who goes out: the leader, the unit in his hex, and the other leaders there, who may choose. */
export function sortieParty(situation: Situation): {
  readonly leader: number;
  readonly unit: number;
  readonly others: readonly number[];
  readonly home: number;
} {
  const { game, s } = situation;
  const leader = captain(game);
  const home = placeOfLeader(s, leader);
  const { side } = ABILITY_DATA.owners.sortie;
  const unit = home < 0 ? -1 : friendAt(situation, side, home);
  return { leader, unit, others: leadersAt(situation, side, home).filter((other) => other !== leader), home };
}

/** [21.41] Why the leader and his unit cannot go out by the sally port, wherever it leads; `null` when they can. */
export function whyNoParty(situation: Situation): Refusal | null {
  const { game, s } = situation;
  const { leader, unit, home } = sortieParty(situation);
  const { name } = leaderSpec(game, leader);
  if (!ABILITY_DATA.sortie.from.has(home)) return no('not-at-the-sally-port', { leader: name });
  const state = s.units[unit];
  if (!state) return no('sortie-without-unit', { leader: name });
  if (unitSpec(game, unit).cavalry) return no('cavalry-on-sortie');
  if (state.disrupted) return no('disrupted-attack');
  // H-66: they must have been there when the turn began.
  if (state.moved || s.leaders[leader]?.moved) return no('came-with-rear-guard');
  return null;
}

/** [21.41] The enemy at whom the unit may strike over the side of the ramp (exception to 15.23); -1 for none. */
export function sortieTarget(situation: Situation): number {
  const { game } = situation;
  const { sortie, owners } = ABILITY_DATA;
  return friendAt(situation, otherSide(game, owners.sortie.side), sortie.target);
}

/** The strike of the sortie is going on, and so far out of the ordinary. */
export function isSortieStrike(s: State, unit: number): boolean {
  return s.frames.some((frame) => frame.kind === 'strike' && frame.reason === 'sortie' && frame.unit === unit);
}

/** Leaders with the unit, other than the one who leads the sortie: each may lower the target's spirits. */
export function heartening(situation: Situation, unit: number): number[] {
  const { game, s } = situation;
  const at = placeOf(s, unit);
  return leadersAt(situation, ABILITY_DATA.owners.sortie.side, at).filter((leader) => leader !== captain(game));
}

/**
 * [21.41] H-68: the hex inside to which a unit that made the sortie this turn may be thrown back; -1 where it may not,
 * since it is no longer outside, or the enemy or his zone is there.
 */
export function homeward(situation: Situation, unit: number): number {
  const { game, s } = situation;
  const { sortie } = own(s);
  if (sortie === null || sortie.unit !== unit || s.units[unit]?.at !== ABILITY_DATA.sortie.exit) return -1;
  const { home } = sortie;
  const enemy = otherSide(game, unitSpec(game, unit).side);
  const barred =
    friendAt(situation, enemy, home) >= 0 ||
    situation.board.zone(enemy)[home] === 1 ||
    situation.board.leaders(enemy)[home] === 1;
  return barred ? -1 : home;
}

/** [21.41] H-68 [W-31] Why a piece cannot come back inside in its Movement Phase, or `null`. Zones do not hold it. */
export function whyCannotComeBack(situation: Situation, piece: string): Refusal | null {
  const { game, s } = situation;
  const { exit } = ABILITY_DATA.sortie;
  const unit = game.unitIndex.get(piece);
  const leader = game.leaderIndex.get(piece);
  const { sortie } = own(s);
  if (sortie === null) return no('not-on-sortie');
  const { home, leaders } = sortie;
  const enemy = otherSide(game, ABILITY_DATA.owners.sortie.side);
  if (unit !== undefined) {
    const state = s.units[unit];
    if (sortie.unit !== unit || state?.at !== exit) return no('not-on-sortie');
    if (state.moved) return no('piece-has-moved');
    if (state.disrupted) return no('disrupted-move');
    if (friendAt(situation, enemy, home) >= 0) return no('enemy-at-home');
    return (situation.board.unitAt[home] ?? -1) < 0 ? null : no('friend-at-home');
  }
  if (leader === undefined || !leaders.includes(leader) || s.leaders[leader]?.at !== exit) return no('not-on-sortie');
  if (s.leaders[leader].moved) return no('piece-has-moved');
  return friendAt(situation, enemy, home) >= 0 || situation.board.leaders(enemy)[home] === 1
    ? no('enemy-at-home')
    : null;
}

/**
 * [21.41] A move from outside the sally port to where it leads is none: why the piece cannot come back either, or by
 * which command it does; `null` for any other move.
 */
export function whyNoMoveHome(situation: Situation, piece: string, path: readonly number[]): Refusal | null {
  const { game, s } = situation;
  const { exit, from } = ABILITY_DATA.sortie;
  const { sortie } = own(s);
  if (sortie === null || !from.has(path[0] ?? -1)) return null;
  const unit = game.unitIndex.get(piece) ?? -1;
  const leader = game.leaderIndex.get(piece) ?? -1;
  const isOut =
    (sortie.unit === unit && s.units[unit]?.at === exit) ||
    (sortie.leaders.includes(leader) && s.leaders[leader]?.at === exit);
  if (!isOut) return null;
  const home = makePlaceId(game.terrain, sortie.home);
  return whyCannotComeBack(situation, piece) ?? no('come-back', { hex: home });
}

/** Ids of those who can come back now, the unit first. */
export function* comingBack(situation: Situation): Generator<string> {
  const { game, s } = situation;
  const { sortie } = own(s);
  if (sortie === null) return;
  const pieces = [unitSpec(game, sortie.unit).id, ...sortie.leaders.map((leader) => leaderSpec(game, leader).id)];
  for (const piece of pieces) if (whyCannotComeBack(situation, piece) === null) yield piece;
}

/** [21.41] Why the sortie cannot be made, or `null`. */
export function whyNoSortie(situation: Situation, side: Side): Refusal | null {
  return (
    whyNotAvailable(situation, side, 'sortie') ??
    whyNoParty(situation) ??
    whyNoRoom(situation, side, ABILITY_DATA.sortie.exit, 'no-displacement-for-sortie')
  );
}
