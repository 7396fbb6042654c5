/** Sauron's plan for a Movement Phase: who storms what, who holds the road, and where the engines go. */
import { type Board, CITY, danger, hexesBetween, isFit, oilOver, RING } from './board.ts';
import { campaignOf } from './campaign.ts';
import { encirclingGain, reachGain } from './encircling.ts';
import { tellOff, wayTo } from './goals.ts';
import type { Plan } from './plan.ts';
import { roadGoals, waitsBeyond } from './road.ts';
import { entranceGoals } from './entrances.ts';
import { stormGoals } from './storm.ts';
import { BEFORE_GATE, bearsGrond, engineAt, engineGoals, lonelyEngines } from './train.ts';
import { FAR, fieldTo, placeOf, TERRAIN } from './ways.ts';

/** From the gate on. */
const ROAD_TO_THE_GATE = TERRAIN.zoneList('road-minas-tirith-to-east-edge');
const FOOT_OF_WALL = TERRAIN.zoneList('foot-of-outer-wall');

export function besiege(board: Board): Plan {
  const { storm, march } = board.weights;
  const campaign = campaignOf(board);
  const engines = engineGoals(board);
  const units = board.own.filter(({ at, state }) => at >= 0 || state.hex === 'due');
  const crews = new Map<string, number>();
  for (const unit of units) {
    const engine = unit.at < 0 ? undefined : engineAt(board, unit.at);
    const goal = engine === undefined ? undefined : engines.get(engine);
    // Nobody stays outside for the sake of an engine when all others go in.
    if (goal === undefined || (campaign.shelter && isLeft(board, engine ?? '', unit.at, goal))) continue;
    if (engine !== 'grond' || bearsGrond(unit)) crews.set(unit.id, goal);
  }
  const others = units.filter(({ id }) => !crews.has(id));
  const fetched = campaign.shelter ? [] : lonelyEngines(board);
  const guarded = roadGoals(board, campaign);
  const told = tellOff(board, others, [
    ...guarded,
    ...stormGoals(board, campaign),
    ...entranceGoals(board, campaign),
    ...fetched,
  ]);
  const guards = new Set(guarded);
  const near = nearRout(board);
  const road = grondsRoad(board);
  return {
    engines,
    crews,
    goalOf: (unit) => told.get(unit.id),
    waits: (unit) => waitsBeyond(board, unit),
    value(unit, place) {
      const its = told.get(unit.id);
      const post = crews.get(unit.id);
      const field =
        post !== undefined ? fieldTo(post, 'engine', 'sauron', board.works) : its && wayTo(its, unit.mode, board);
      if (field === undefined) return 0;
      const way = field[place] ?? FAR;
      let value = -march.nearer * way + storm.strike * encirclingGain(board, unit, place);
      const guard = its !== undefined && guards.has(its);
      if (guard || campaign.onTheRoad || unit.spec.missile) value += storm.shoot * reachGain(board, unit, place);
      if (guard) return value - board.weights.road.caution * danger(board, unit, place);
      const caution = board.view.night ? storm.cautionByNight : storm.cautionByDay;
      value -= (near ? storm.cautionNearRout : caution) * danger(board, unit, place);
      if (board.view.turn < storm.begins && !CITY.has(place)) value -= inBowshot(place, storm.bowshot) ? 20 : 0;
      if (road.has(place) && !crews.has(unit.id))
        value -= place === BEFORE_GATE ? storm.inGrondsWay : storm.onGrondsRoad;
      return value - storm.underOil * Math.min(1, oilOver(board, place));
    },
  };
}

/** Is an engine outside left where it is, being a catapult or too far from the wall? */
function isLeft(board: Board, engine: string, at: number, goal: number): boolean {
  if (engine === 'grond' || CITY.has(at)) return false;
  const way = fieldTo(goal, 'engine', 'sauron', board.works)[at] ?? FAR;
  return !engine.startsWith('siege-tower') || way > board.weights.storm.towerLeft;
}

/** The road that Grond has still to go to the Main Gate. */
function grondsRoad({ view }: Board): ReadonlySet<number> {
  const grond = view.markers['grond'];
  if (grond === undefined || view.gates['main-gate']?.state !== 'shut') return new Set();
  const to = ROAD_TO_THE_GATE.indexOf(placeOf(grond.hex));
  return new Set(to < 0 ? ROAD_TO_THE_GATE : ROAD_TO_THE_GATE.slice(0, to));
}

function inBowshot(place: number, range: number): boolean {
  return FOOT_OF_WALL.some((foot) => hexesBetween(place, foot) < range);
}

function nearRout({ view, weights }: Board): boolean {
  const { sauron } = view.points;
  return sauron !== undefined && sauron.now > weights.storm.nearRout * sauron.level;
}

/** Besiegers fit to fight in a level of the city, by its number from 1. */
export function besiegersIn(board: Board, ring: number): number {
  const units = board.side === 'sauron' ? board.own : board.enemies;
  return units.filter((unit) => isFit(unit) && RING[unit.at] === ring).length;
}
