/** The plan of Westernesse: the Dike while it can be held, then the walls, then one level after another. */
import type { Board, Unit } from './board.ts';
import { around, BEHIND_WALL, DIKE_LINE, distancesTo, FORTRESS, HORNBURG, ON_WALL, PLACES, TERRAIN } from './ground.ts';
import type { Plan } from './plan.ts';
import { MAIN_GATE } from './works.ts';

/** Points, as a share of a unit's worth, for every half movement point nearer to the goal. */
const HOLD_PULL = 0.03;
const HOME_PULL = 0.12;
const RELIEF_PULL = 0.02;
const SALLY_PULL = 0.04;
/** Beyond it a goal pulls no harder. */
const FAR = 120;
const WARY = 1.2;

/** Hexes within which Isengard's army is counted against the men at the Dike. */
const DIKE_WATCH = 6;
const MOST_AGAINST_DIKE = 0.8;

/** The garrison sallies against less than this share of its own worth. */
const SALLY_SHARE = 0.65;
/** Turns after which reinforcements that have not come are no longer expected in full. */
const PATIENCE = 3;
const OVERDUE_SHARE = 0.25;

const LEVEL_HELD = 15;
const WALL_WISH = 1.5;
const OUT_OF_DOORS = 30;
/** A gap through which the enemy would come at once. */
const PLUG = 3;
const FOOT_OF_WALL = 0.6;
const BREACH_PLUG = 4;
/** The share of enemies within the walls, of the men there, from which on the Deep is given up for the Hornburg. */
const OVERRUN = 0.35;
const GIVEN_UP = 3;
const INNERMOST = 1.5;

export function defend(board: Board): Plan {
  const holding = holdsDike(board);
  const sallying = sallies(board);
  const garrisoned = garrison(board);
  const free = [...Array(PLACES).keys()].filter(
    (place) => (HORNBURG.has(place) || ON_WALL.has(place)) && board.unitAt[place] === undefined,
  );
  const toDike = fields(board, [...DIKE_LINE]);
  const toHome = fields(board, free);
  const enemies = board.enemies.filter(({ at }) => at >= 0).map(({ at }) => at);
  const toEnemy = fields(board, enemies);
  const pull = (field: Float64Array, place: number): number => -Math.min(FAR, field[place] ?? FAR);
  return {
    distance: (unit) => (unit.at < 0 ? FAR : -pull(isRelief(unit) ? toEnemy(unit) : toHome(unit), unit.at)),
    wish(unit, place) {
      if (isRelief(unit)) return RELIEF_PULL * unit.worth * pull(toEnemy(unit), place);
      if (sallying) return garrisoned.keeps(unit, place) + SALLY_PULL * unit.worth * pull(toEnemy(unit), place);
      if (unit.at >= 0 && FORTRESS.has(unit.at)) return garrisoned.keeps(unit, place) + garrisoned.prefers(place);
      return holding
        ? HOLD_PULL * unit.worth * pull(toDike(unit), place)
        : HOME_PULL * unit.worth * pull(toHome(unit), place);
    },
    caution: () => (sallying ? 1 : WARY),
  };
}

/** A field for each kind of walker, worked out when first asked for. */
function fields(board: Board, goals: readonly number[]): (unit: Unit) => Float64Array {
  const made: Float64Array[] = [];
  return ({ spec }) => (made[spec.cavalry ? 1 : 0] ??= distancesTo(board.works, spec, goals));
}

/** [14.21] Erkenbrand's men fight in the field, unless they have come into the fortress. */
function isRelief({ spec, at }: Unit): boolean {
  return spec.arrives.at === 'turn' && !FORTRESS.has(at);
}

/** The men set up at the Dike who are still in the field. */
export function menAtDike({ own }: Board): Unit[] {
  return own.filter(({ at, spec }) => at >= 0 && !FORTRESS.has(at) && spec.arrives.at === 'deployment');
}

/** Are the men at the Dike still a match for what comes against them? Once the rear guard has been called they go home. */
export function holdsDike(board: Board): boolean {
  if (board.view.spent.includes('rear-guard')) return false;
  const worth = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.worth, 0);
  const men = menAtDike(board);
  const watched = new Set(men.flatMap(({ at }) => around(at, DIKE_WATCH)));
  const coming = board.enemies.filter(({ at, state }) => watched.has(at) && !state.disrupted);
  return worth(coming) <= worth(men) * MOST_AGAINST_DIKE;
}

/** The garrison comes out when what the enemy has, on the map or soon to come, is no match for it. */
function sallies({ view, own, enemies }: Board): boolean {
  const worth = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.worth, 0);
  const men = own.filter(({ at, state }) => at >= 0 && !state.disrupted);
  const here = enemies.filter(({ at, state }) => at >= 0 && !state.disrupted);
  const overdue = ({ spec }: Unit): boolean => spec.arrives.at === 'turn' && spec.arrives.turn + PATIENCE < view.turn;
  const due = enemies.filter(({ state }) => state.hex === 'due');
  const coming = worth(due.filter((unit) => !overdue(unit))) + OVERDUE_SHARE * worth(due.filter(overdue));
  return worth(here) + coming < SALLY_SHARE * worth(men);
}

/** [23.2] Each level keeps a unit in good order, and so does the wall; beyond that, men like to stand behind a wall. */
function garrison(board: Board) {
  const areas = [...TERRAIN.levels.map(({ places }) => new Set(places)), new Set(ON_WALL)];
  const kept = areas.map((area) => board.own.filter(({ at, state }) => area.has(at) && !state.disrupted).length);
  const wishes = wallWishes(board);
  return {
    keeps(unit: Unit, place: number): number {
      let wish = 0;
      areas.forEach((area, index) => {
        const others = (kept[index] ?? 0) - (area.has(unit.at) ? 1 : 0);
        if (others === 0 && area.has(place)) wish += LEVEL_HELD;
      });
      return wish;
    },
    prefers: (place: number): number => (FORTRESS.has(place) ? (wishes[place] ?? 0) : -OUT_OF_DOORS),
  };
}

/** What it is worth to hold each place of the fortress, by what threatens it. */
function wallWishes(board: Board): Float64Array {
  const wishes = new Float64Array(PLACES);
  for (const place of BEHIND_WALL) wishes[place] = WALL_WISH;
  for (const enemy of board.enemies) {
    if (enemy.at < 0 || enemy.state.disrupted) continue;
    for (const { to, up } of TERRAIN.links[enemy.at] ?? []) {
      if (up === 1 && FORTRESS.has(to)) wishes[to] = (wishes[to] ?? 0) + FOOT_OF_WALL;
    }
  }
  for (const [from, to] of board.works.ladders) {
    if (board.unitAt[from]?.spec.side === 'isengard') wishes[to] = Math.max(wishes[to] ?? 0, WALL_WISH + PLUG);
  }
  if (board.view.culvert === 'breached') wishes[TERRAIN.passage] = BREACH_PLUG;
  if (board.view.gates[MAIN_GATE.id]?.state === 'breached') wishes[MAIN_GATE.inside] = WALL_WISH + BREACH_PLUG;
  const within = board.enemies.filter(({ at, state }) => FORTRESS.has(at) && !state.disrupted).length;
  const men = board.own.filter(({ at, state }) => FORTRESS.has(at) && !state.disrupted).length;
  if (within > OVERRUN * men) {
    for (const { id, places } of TERRAIN.levels) {
      for (const place of places)
        wishes[place] = (wishes[place] ?? 0) + GIVEN_UP + (id === 'hornburg-1' ? 0 : INNERMOST);
    }
  }
  return wishes;
}
