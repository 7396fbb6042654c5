/** Where the forces start. */
import type { Refusal } from '@warbeacon/kernel';
import { type Game, leaderSpec } from '../../engine/game.ts';
import { because, no } from '../../engine/refusals.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { RESERVE } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { parsePlaceId } from '../../engine/terrain.ts';
import { barredGround } from '../../engine/ways-out.ts';
import type { LeaderSpec, UnitSpec } from '../../engine/unit-kinds.ts';

/** The places in which a piece may start; none for who comes later. */
export function areaOf({ terrain }: Game, { arrives }: UnitSpec | LeaderSpec): readonly number[] {
  return arrives.at === 'deployment' ? terrain.zoneList(arrives.area) : [];
}

/** [5.0] Why a piece may not be put down in a hex, or `null`: it is not one of its area, or somebody is there. */
export function whyNotDeploy({ game, s, side }: Turn, piece: string, hex: string): Refusal | null {
  const unit = game.unitIndex.get(piece);
  const leader = game.leaderIndex.get(piece);
  const spec = game.units[unit ?? -1] ?? game.leaders[leader ?? -1];
  if (!spec) return no(game, 'unknown-piece', { id: piece });
  if (spec.side !== side) return no(game, 'not-your-piece');
  if (spec.arrives.at !== 'deployment') return no(game, 'arrives-later');
  const place = parsePlaceId(game.terrain, hex);
  if (place === undefined) return no(game, 'no-hex-to-deploy', { id: hex });
  if (!areaOf(game, spec).includes(place)) {
    return no(game, side === game.sides[0] ? 'attacker-outside-area' : 'defender-outside-area');
  }
  if (unit === undefined) {
    return s.leaders[leader ?? -1]?.at === place ? no(game, 'leader-there') : null;
  }
  const barred = barredGround(game, game.units[unit]?.cavalry ?? false, place);
  if (barred !== undefined) return because(game, barred);
  if (s.units.some((other) => other.at === place)) return no(game, 'hex-taken');
  return null;
}

/** Of each unit's area, the ground on which it may stand at all: the same in every match of a game. */
const STARTS = new WeakMap<UnitSpec, readonly number[]>();

/** Where a unit may start, be somebody there or not: one list for all who may start on the same ground. */
function startsOf(game: Game, spec: UnitSpec): readonly number[] {
  let starts = STARTS.get(spec);
  if (starts === undefined) {
    const area = areaOf(game, spec);
    const like = game.units.find((other) => other.cavalry === spec.cavalry && areaOf(game, other) === area);
    starts =
      (like && STARTS.get(like)) ?? area.filter((place) => barredGround(game, spec.cavalry, place) === undefined);
    STARTS.set(spec, starts);
    if (like) STARTS.set(like, starts);
  }
  return starts;
}

/** Of each side of a game, the different lists of `startsOf`; an empty one where a leader has not two places to choose from. */
const GROUNDS = new WeakMap<Game, Map<Side, readonly (readonly number[])[]>>();

function groundsOf(game: Game, side: Side): readonly (readonly number[])[] {
  const ofGame = GROUNDS.get(game) ?? new Map<Side, readonly (readonly number[])[]>();
  GROUNDS.set(game, ofGame);
  let grounds = ofGame.get(side);
  if (grounds === undefined) {
    const deployed = new Set(game.deployed[side]);
    const units = game.units.filter(({ id }) => deployed.has(id)).map((unit) => startsOf(game, unit));
    const isBound = game.leaders.some((leader) => deployed.has(leader.id) && areaOf(game, leader).length < 2);
    grounds = [...new Set(isBound ? [...units, []] : units)];
    ofGame.set(side, grounds);
  }
  return grounds;
}

/** The pieces of a side for which there is another place than where they are. Mostly there is one for all of them. */
export function whoCanDeploy(turn: Turn): readonly string[] {
  const { game, side, board } = turn;
  const isFull = (starts: readonly number[]) => starts.every((place) => (board.unitAt[place] ?? -1) >= 0);
  if (!groundsOf(game, side).some(isFull)) return game.deployed[side];
  return game.deployed[side].filter((piece) => hasPlace(turn, piece));
}

/** Is there a place where a piece may be put? Mostly the first that is looked at. */
function hasPlace({ game, s, board }: Turn, piece: string): boolean {
  const unit = game.units[game.unitIndex.get(piece) ?? -1];
  if (unit !== undefined) return startsOf(game, unit).some((place) => (board.unitAt[place] ?? -1) < 0);
  const leader = game.leaderIndex.get(piece) ?? -1;
  return areaOf(game, leaderSpec(game, leader)).some((place) => s.leaders[leader]?.at !== place);
}

/** [5.0] Where a unit may be put: in its area, on ground that it may enter, with no other unit there. */
export function placesForUnit(turn: Turn, unit: UnitSpec): readonly number[] {
  const { unitAt } = turn.board;
  return startsOf(turn.game, unit).filter((place) => (unitAt[place] ?? -1) < 0);
}

/** Where a leader may be put: anywhere else in its area. */
export function placesForLeader({ game, s }: Situation, leader: number, spec: LeaderSpec): readonly number[] {
  return areaOf(game, spec).filter((place) => s.leaders[leader]?.at !== place);
}

/** Puts a piece down in a hex that its owner has chosen for it; by a plan, markers that are set up as well. */
export function putDown({ game, s }: Situation, piece: string, hex: string): void {
  const at = parsePlaceId(game.terrain, hex) ?? -1;
  const unit = s.units[game.unitIndex.get(piece) ?? -1];
  const leader = s.leaders[game.leaderIndex.get(piece) ?? -1];
  if (unit) unit.at = at;
  else if (leader) leader.at = at;
  else {
    const marker = s.markers.find(({ id }) => id === piece);
    if (marker) marker.at = at;
  }
}

/** Why a side's deployment is not over, or `null`: every piece of it is put down first. */
export function whyNotDeployed(turn: Turn): Refusal | null {
  const { game, s, side } = turn;
  const left =
    game.unitsOf[side].filter((unit) => s.units[unit]?.at === RESERVE).length +
    game.leadersOf[side].filter((leader) => s.leaders[leader]?.at === RESERVE).length;
  if (left === 0) return game.hooks.whyNotDeployed?.(turn) ?? null;
  return left === 1 ? no(game, 'one-to-deploy') : no(game, 'some-to-deploy', { count: left });
}
