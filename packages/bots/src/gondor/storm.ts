/** The storm: each enemy in the city, the gates of the levels that are next to be taken, and shelter for all others. */
import { type Board, CITY, hexesBetween, RING, type Unit } from './board.ts';
import type { Campaign } from './campaign.ts';
import type { Goal } from './goals.ts';
import { isGoingIn } from './entrances.ts';
import { BEFORE_GATE, BEHIND } from './train.ts';
import { TERRAIN } from './ways.ts';

/** [20.2] The lowest level that is not yet Sauron's, by its index. */
function nextLevel({ view }: Board): number {
  const next = TERRAIN.levels.findIndex(({ id }, index) => index < 7 && view.levels[id] !== 'sauron');
  return next < 0 ? 6 : next;
}

/** Who is in the city goes on there, since a level held counts for both sides (19.11, 19.13). */
export function stormGoals(board: Board, campaign: Campaign): Goal[] {
  const entering = new Set(board.own.filter((unit) => unit.mode === 'foot' && isGoingIn(board, unit)));
  const suits = (unit: Unit): boolean => entering.has(unit);
  const goals = [...enemyGoals(board, campaign), ...gateGoals(board, suits)];
  return [...goals, ...(campaign.shelter ? shelterGoals(board, suits) : stagingGoals(board))];
}

/** The higher a level, the farther from the bows and lances of the relief. */
function shelterGoals({ weights }: Board, suits: (unit: Unit) => boolean): Goal[] {
  const { from, upTo, deeper } = weights.shelter;
  return [...CITY].flatMap((place): Goal[] => {
    const ring = RING[place] ?? 0;
    return ring < from || ring > upTo ? [] : [{ place, room: 1, nearer: deeper * ring, suits }];
  });
}

/** Until the storm all gather before the wall. */
function stagingGoals({ weights }: Board): Goal[] {
  const suits = ({ mode }: Unit): boolean => mode === 'foot';
  return BEHIND.map((place) => ({ place, room: 1, nearer: -weights.storm.stagingFarther, suits }));
}

function enemyGoals(board: Board, { broken, shelter, battle }: Campaign): Goal[] {
  const { huntersEach, enemyNearer, hunt } = board.weights.storm;
  return board.enemies.flatMap(({ at }): Goal[] => {
    const goal = { place: at, room: huntersEach, nearer: enemyNearer };
    if (CITY.has(at)) return [{ ...goal, suits: (unit) => unit.mode === 'foot', lays: !broken }];
    if (shelter && !battle) return [];
    return [{ ...goal, suits: (unit) => unit.mode === 'horse' || hexesBetween(unit.at, at) <= hunt }];
  });
}

function isFirstLevelFree({ enemies }: Board): boolean {
  return enemies.every(({ at }) => RING[at] !== 1);
}

function gateGoals(board: Board, suits: (unit: Unit) => boolean): Goal[] {
  const { levelsAtOnce, gateNearer, mainGateNearer } = board.weights.storm;
  const goals: Goal[] = [];
  // Nobody comes back out of the city for it, or off his ladder.
  const outside = (unit: Unit): boolean => suits(unit) && !CITY.has(unit.at) && !board.works.ladders.has(unit.at);
  const next = nextLevel(board);
  for (let level = next; level < Math.min(7, next + levelsAtOnce); level++) {
    for (const index of TERRAIN.levels[level]?.gates ?? []) {
      const gate = TERRAIN.gates[index];
      if (gate === undefined || board.view.gates[gate.id]?.control === 'sauron') continue;
      const nearer = gate.lower === BEFORE_GATE ? mainGateNearer : gateNearer;
      for (const place of [gate.upper, gate.lower]) {
        const before = place === BEFORE_GATE;
        if (before && (board.unitAt.get(place)?.side === board.side || !isFirstLevelFree(board))) continue;
        goals.push({ place, room: 1, nearer, suits: before ? outside : suits, lays: true });
      }
    }
  }
  return goals;
}
