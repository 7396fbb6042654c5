/** What a unit could do, and what could be done to it, in a place. Unit: points of case 9.1. */
import { HELMS_DEEP, linesOfFire } from '@warbeacon/siege';
import { type Board, shoots, type Unit } from './board.ts';
import { BEHIND_WALL, DIKE_TOP, DITCH, FOOT, OVER_PASSAGE, PASSAGE, TERRAIN, TOWERS } from './ground.ts';
import { BLOWS, missileRange, retreatPasses, strikes, type Way, WAYS, zonePasses } from './ways.ts';

/** What a unit's leaders add to what its loss would cost. */
export function leadersRisk(board: Board, place: number): number {
  const weights = board.weights.outlook;
  return board.leadersAt(place).reduce((sum, { worth }) => sum + worth * weights.leaderShare, 0);
}

/** The mean loss of an enemy unit hit where it stands, leaders included. */
function lossOfEnemy(board: Board, enemy: Unit, cornered: boolean): number {
  const weights = board.weights.outlook;
  const { reduced, disrupted } = enemy.state;
  const share = board.worths.shareLost(enemy.strengths.morale, { reduced, disrupted, cornered });
  const leaders = board.leadersAt(enemy.at).filter(({ spec }) => spec.side === enemy.spec.side);
  return (
    share * enemy.worth + leaders.reduce((sum, { worth }) => sum + worth * weights.leaderShare * weights.enemyLeader, 0)
  );
}

/** Armour of a target of melee, with the modifiers that a commander remembers. */
function armourInMelee(board: Board, target: Unit, way: Way): number {
  let armour: number = target.strengths.armour + standing(board, way.to);
  if (TOWERS.has(way.to)) armour++;
  if (TOWERS.has(way.from)) armour--;
  if (way.kind === 'dike' && !target.spec.cavalry) armour += way.up;
  if (way.kind === 'bank' && TERRAIN.ground[way.from] === 'stream' && TERRAIN.ground[way.to] !== 'stream') armour++;
  return armour;
}

/** What the best blow of `unit` from `place` would cost the enemy on average; 0 when it reaches nobody. */
export function strikeGain(board: Board, unit: Unit, place: number): number {
  const weights = board.weights.outlook;
  const { attack } = unit.strengths;
  if (attack === undefined) return 0;
  let best = 0;
  for (const way of BLOWS[place] ?? []) {
    const enemy = board.unitAt[way.to];
    if (enemy === undefined || enemy.spec.side === board.side) continue;
    if (!strikes(board.works, unit.spec.cavalry, way)) continue;
    const others = (board.strikers[way.to] ?? 0) - (touches(board, unit, way.to) ? 1 : 0);
    const gain =
      board.hitChance(attack, armourInMelee(board, enemy, way)) *
      lossOfEnemy(board, enemy, isCornered(board, enemy, place)) *
      weights.sharedTarget ** Math.max(0, others);
    if (gain > best) best = gain;
  }
  return best;
}

/** The same for a blow up a wall, over a ladder that is still to be laid in the unit's hex. */
export function strikeGainUp(board: Board, unit: Unit, place: number): number {
  const { attack } = unit.strengths;
  const enemy = board.unitAt[place];
  const way = WAYS[unit.at]?.find(({ to }) => to === place);
  if (attack === undefined || enemy === undefined || way === undefined) return 0;
  const armour = armourInMelee(board, enemy, way);
  return board.hitChance(attack, armour) * lossOfEnemy(board, enemy, isCornered(board, enemy, unit.at));
}

/** Is the unit among those who strike that place already? */
function touches(board: Board, unit: Unit, place: number): boolean {
  return BLOWS[unit.at]?.some((way) => way.to === place && strikes(board.works, unit.spec.cavalry, way)) ?? false;
}

/** Would an enemy thrown back have nowhere to go, once one of ours stands in `place`? */
function isCornered(board: Board, enemy: Unit, place: number): boolean {
  const ways = WAYS[enemy.at] ?? [];
  return !ways.some(
    (way) =>
      way.to !== place &&
      board.unitAt[way.to] === undefined &&
      !board.ownZone[way.to] &&
      retreatPasses(board.works, enemy.spec, way) &&
      !WAYS[place]?.some((other) => other.to === way.to && zonePasses(board.works, other)),
  );
}

/** What the best shot of `unit` from `place` would cost the enemy on average. */
export function shotGain(board: Board, unit: Unit, place: number): number {
  const weights = board.weights.outlook;
  // [20.64] Nobody shoots from a ladder.
  if (!unit.spec.missile || board.works.ladders.has(place)) return 0;
  const range = missileRange(unit.spec);
  let best = 0;
  for (const { to, clear, distance } of linesOfFire(HELMS_DEEP, place)) {
    if (!clear || distance > range) continue;
    const enemy = board.unitAt[to];
    if (enemy === undefined || enemy.spec.side === board.side) continue;
    const others = (board.shooters[to] ?? 0) - (shoots(board.works, unit, unit.at, to) ? 1 : 0);
    const gain =
      board.hitChance('E', armourAgainstShots(board, enemy, to, place)) *
      lossOfEnemy(board, enemy, false) *
      weights.sharedShot ** Math.max(0, others);
    if (gain > best) best = gain;
  }
  return best;
}

function armourAgainstShots(board: Board, target: Unit, place: number, from: number): number {
  const walled = BEHIND_WALL.has(place) && !BEHIND_WALL.has(from);
  const cover = walled || (isUnderWall(board, place) && BEHIND_WALL.has(from)) ? 1 : 0;
  return (
    target.strengths.armour + cover + standing(board, place) + (TOWERS.has(place) ? 1 : 0) - (TOWERS.has(from) ? 1 : 0)
  );
}

/** By option a wall helps against whoever shoots down from it, too. */
function isUnderWall({ view }: Board, place: number): boolean {
  return view.options.wallBonus === 'both' && FOOT.has(place);
}

/** [18.15] [20.65] What a place gives its occupant in melee and against missiles: the Culvert shelters, a ladder bares. */
function standing({ works }: Board, place: number): number {
  if (works.ladders.has(place)) return -1;
  return place === OVER_PASSAGE || place === PASSAGE ? 1 : 0;
}

/** What rocks take of a unit on average: no roll to hit, but one on 7.42. */
export function lossWhenStoned(board: Board, target: Unit): number {
  return lossOfEnemy(board, target, false);
}

/** What standing in `place` would cost on average in the enemy's next turn, leaders left out. */
export function danger(board: Board, unit: Unit, place: number, disrupted = unit.state.disrupted): number {
  const weights = board.weights.outlook;
  const { morale, armour } = unit.strengths;
  const share = board.worths.shareLost(morale, { reduced: unit.state.reduced, disrupted, cornered: false });
  const { blows, shots } = board.threat;
  const tower = (TOWERS.has(place) ? 1 : 0) + standing(board, place);
  const raised = unit.spec.cavalry ? 0 : DIKE_TOP.has(place) ? 1 : DITCH.has(place) ? -1 : 0;
  let left = 1;
  let room = Math.min(weights.mostAttackers, openSides(board, place));
  for (const attack of ['A', 'B', 'C', 'D', 'E'] as const) {
    for (let n = Math.min(room, blows[attack][place] ?? 0); n > 0; n--, room--) {
      left *= 1 - board.hitChance(attack, armour + tower + raised);
    }
  }
  const cover = tower + (BEHIND_WALL.has(place) || isUnderWall(board, place) ? 1 : 0);
  const shot = board.hitChance('E', armour + cover) * weights.shotShare;
  const struck = 1 - left * (1 - shot) ** (shots[place] ?? 0);
  const crowd = 1 + (board.support[place] ?? 0) / weights.halvingSupport;
  return (
    (struck * share * unit.worth) / crowd +
    (blasted(board, place, share) + stoned(board, unit, place, share)) * unit.worth
  );
}

/** [20.34] The chance to be lost to fire that lies here, or, by half, to be struck by one that lies beyond the gate. */
function blasted({ fires }: Board, place: number, share: number): number {
  let lost = 0;
  for (const { at, opposite, chance } of fires) {
    if (at === place) lost += chance;
    else if (opposite === place) lost += chance * share;
  }
  return Math.min(1, lost);
}

/** [20.85] What rocks above a place cost the besieger who comes under them. They fall once, and on whom they please. */
function stoned({ rocks, weights }: Board, unit: Unit, place: number, share: number): number {
  if (unit.spec.side !== 'isengard' || rocks.size === 0) return 0;
  let spared = 1;
  for (const way of WAYS[place] ?? []) {
    if (way.up === 1) spared *= 1 - weights.outlook.rocksFall * (rocks.get(way.to) ?? 0);
  }
  return (1 - spared) * share;
}

/** Sides over which an enemy could strike a place and which no friend holds. */
function openSides(board: Board, place: number): number {
  let open = 0;
  for (const way of BLOWS[place] ?? []) {
    const friend = board.unitAt[way.to];
    if (friend !== undefined && friend.spec.side === board.side) continue;
    if (way.unstruck) continue;
    // [18.14] Down into the breached passage, and never up out of it.
    if (way.kind === 'into-passage' && (way.up === -1 || board.works.culvert !== 'breached')) continue;
    // Nobody strikes up a wall without a ladder.
    if (way.wall && way.up === -1) continue;
    open++;
  }
  return open;
}
