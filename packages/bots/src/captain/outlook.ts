/** What a unit could do, and what could be done to it, in a place. Unit: points of case 9.1. */
import { HELMS_DEEP, type Link, linesOfFire } from '@warbeacon/siege';
import type { Board, Unit } from './board.ts';
import { BEHIND_WALL, DIKE_TOP, DITCH, retreatPasses, strikes, TERRAIN, TOWERS, zonePasses } from './ground.ts';
import { hitChance, shareLost } from './worth.ts';

/** Attackers beyond the third seldom find room, or anything left to strike. */
const MOST_ATTACKERS = 3;
/** A target that another has an eye on already may be gone when this one strikes. */
const SHARED_TARGET = 0.75;
/** [A8.24] A leader shares the fate of his unit on a five or six. */
const LEADER_SHARE = 1 / 3;
/** Worth of friends nearby that halves what falls on a single unit. */
const HALVING_SUPPORT = 30;
/** The enemy chooses among many targets. */
const SHOT_SHARE = 0.4;

/** What a unit's leaders add to what its loss would cost. */
export function leadersRisk(board: Board, place: number): number {
  return board.leadersAt(place).reduce((sum, { worth }) => sum + worth * LEADER_SHARE, 0);
}

/** The mean loss of an enemy unit hit where it stands, leaders included. */
function lossOfEnemy(board: Board, enemy: Unit, cornered: boolean): number {
  const { reduced, disrupted } = enemy.state;
  const share = shareLost(enemy.strengths.morale, { reduced, disrupted, cornered });
  const leaders = board.leadersAt(enemy.at).filter(({ spec }) => spec.side === enemy.spec.side);
  return share * enemy.worth + leaders.reduce((sum, { worth }) => sum + worth * LEADER_SHARE * 0.5, 0);
}

/** Armour of a target of melee, with the modifiers that a commander remembers. */
function armourInMelee(target: Unit, from: number, link: Link): number {
  let armour: number = target.strengths.armour;
  if (TOWERS.has(link.to)) armour++;
  if (TOWERS.has(from)) armour--;
  if (link.kind === 'dike' && !target.spec.cavalry) armour += link.up;
  if (link.kind === 'bank' && TERRAIN.ground[from] === 'stream' && TERRAIN.ground[link.to] !== 'stream') armour++;
  return armour;
}

/** What the best blow of `unit` from `place` would cost the enemy on average; 0 when it reaches nobody. */
export function strikeGain(board: Board, unit: Unit, place: number): number {
  const { attack } = unit.strengths;
  if (attack === undefined) return 0;
  let best = 0;
  for (const link of TERRAIN.links[place] ?? []) {
    const enemy = board.unitAt[link.to];
    if (enemy === undefined || enemy.spec.side === board.side) continue;
    if (!strikes(board.view, unit.spec.cavalry, link)) continue;
    const others = (board.strikers[link.to] ?? 0) - (touches(board, unit, link.to) ? 1 : 0);
    const gain =
      hitChance(attack, armourInMelee(enemy, place, link)) *
      lossOfEnemy(board, enemy, isCornered(board, enemy, place)) *
      SHARED_TARGET ** Math.max(0, others);
    if (gain > best) best = gain;
  }
  return best;
}

/** Is the unit among those who strike that place already? */
function touches(board: Board, unit: Unit, place: number): boolean {
  return (
    TERRAIN.links[unit.at]?.some((link) => link.to === place && strikes(board.view, unit.spec.cavalry, link)) ?? false
  );
}

/** Would an enemy thrown back have nowhere to go, once one of ours stands in `place`? */
function isCornered(board: Board, enemy: Unit, place: number): boolean {
  const links = TERRAIN.links[enemy.at] ?? [];
  return !links.some(
    (link) =>
      link.to !== place &&
      board.unitAt[link.to] === undefined &&
      !board.ownZone[link.to] &&
      retreatPasses(board.view, enemy.spec, enemy.at, link) &&
      !TERRAIN.links[place]?.some((other) => other.to === link.to && zonePasses(board.view, other)),
  );
}

/** What the best shot of `unit` from `place` would cost the enemy on average. */
export function shotGain(board: Board, unit: Unit, place: number): number {
  if (!unit.spec.missile) return 0;
  const range = unit.spec.cavalry ? 2 : 3;
  let best = 0;
  for (const { to, clear, distance } of linesOfFire(HELMS_DEEP, place)) {
    if (!clear || distance > range) continue;
    const enemy = board.unitAt[to];
    if (enemy === undefined || enemy.spec.side === board.side) continue;
    const gain = hitChance('E', armourAgainstShots(enemy, to, place)) * lossOfEnemy(board, enemy, false);
    if (gain > best) best = gain;
  }
  return best;
}

function armourAgainstShots(target: Unit, place: number, from: number): number {
  const cover = BEHIND_WALL.has(place) && !BEHIND_WALL.has(from) ? 1 : 0;
  return target.strengths.armour + cover + (TOWERS.has(place) ? 1 : 0) - (TOWERS.has(from) ? 1 : 0);
}

/** What standing in `place` would cost on average in the enemy's next turn, leaders left out. */
export function danger(board: Board, unit: Unit, place: number, disrupted = unit.state.disrupted): number {
  const { morale, armour } = unit.strengths;
  const share = shareLost(morale, { reduced: unit.state.reduced, disrupted, cornered: false });
  const { blows, shots } = board.threat;
  const tower = TOWERS.has(place) ? 1 : 0;
  const raised = unit.spec.cavalry ? 0 : DIKE_TOP.has(place) ? 1 : DITCH.has(place) ? -1 : 0;
  let left = 1;
  let room = Math.min(MOST_ATTACKERS, openSides(board, place));
  for (const attack of ['A', 'B', 'C', 'D', 'E'] as const) {
    for (let n = Math.min(room, blows[attack][place] ?? 0); n > 0; n--, room--) {
      left *= 1 - hitChance(attack, armour + tower + raised);
    }
  }
  const cover = tower + (BEHIND_WALL.has(place) ? 1 : 0);
  const shot = hitChance('E', armour + cover) * SHOT_SHARE;
  const struck = 1 - left * (1 - shot) ** (shots[place] ?? 0);
  const crowd = 1 + (board.support[place] ?? 0) / HALVING_SUPPORT;
  return (struck * share * unit.worth) / crowd;
}

/** Sides over which an enemy could strike a place and which no friend holds. */
function openSides(board: Board, place: number): number {
  let open = 0;
  for (const link of TERRAIN.links[place] ?? []) {
    const friend = board.unitAt[link.to];
    if (friend !== undefined && friend.spec.side === board.side) continue;
    if (link.kind === 'ramp-side' || link.kind === 'cliff') continue;
    // Nobody strikes up a wall without a ladder.
    if ((link.kind === 'wall' || link.kind === 'tower') && link.up === -1) continue;
    open++;
  }
  return open;
}
