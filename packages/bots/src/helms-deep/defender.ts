/** The plan of Westernesse: the Dike while it can be held, then the walls, then one level after another. */
import type { Board, Unit } from './board.ts';
import { around, BEHIND_WALL, DIKE_LINE, FORTRESS, HORNBURG, ON_WALL, PASSAGE, PLACES, TERRAIN } from './ground.ts';
import { distancesTo, WAYS } from './ways.ts';
import type { Plan } from './plan.ts';
import { MAIN_GATE } from './works.ts';

export function defend(board: Board): Plan {
  const weights = board.weights.defender;
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
  const pull = (field: Float64Array, place: number): number => -Math.min(weights.far, field[place] ?? weights.far);
  return {
    distance: (unit) => (unit.at < 0 ? weights.far : -pull(isRelief(unit) ? toEnemy(unit) : toHome(unit), unit.at)),
    wish(unit, place) {
      if (isRelief(unit)) return weights.reliefPull * unit.worth * pull(toEnemy(unit), place);
      if (sallying) return garrisoned.keeps(unit, place) + weights.sallyPull * unit.worth * pull(toEnemy(unit), place);
      if (unit.at >= 0 && FORTRESS.has(unit.at)) return garrisoned.keeps(unit, place) + garrisoned.prefers(place);
      return holding
        ? weights.holdPull * unit.worth * pull(toDike(unit), place)
        : weights.homePull * unit.worth * pull(toHome(unit), place);
    },
    caution: () => (sallying ? weights.sallying : weights.wary),
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
  const weights = board.weights.defender;
  if (board.view.spent.includes('rear-guard')) return false;
  const worth = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.worth, 0);
  const men = menAtDike(board);
  const watched = new Set(men.flatMap(({ at }) => around(at, weights.dikeWatch)));
  const coming = board.enemies.filter(({ at, state }) => watched.has(at) && !state.disrupted);
  return worth(coming) <= worth(men) * weights.mostAgainstDike;
}

/** The garrison comes out when what the enemy has, on the map or soon to come, is no match for it. */
function sallies({ view, own, enemies, weights }: Board): boolean {
  const worth = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.worth, 0);
  const men = own.filter(({ at, state }) => at >= 0 && !state.disrupted);
  const here = enemies.filter(({ at, state }) => at >= 0 && !state.disrupted);
  const overdue = ({ spec }: Unit): boolean =>
    spec.arrives.at === 'turn' && spec.arrives.turn + weights.defender.patience < view.turn;
  const due = enemies.filter(({ state }) => state.hex === 'due');
  const coming =
    worth(due.filter((unit) => !overdue(unit))) + weights.defender.overdueShare * worth(due.filter(overdue));
  return worth(here) + coming < weights.defender.sallyShare * worth(men);
}

/** [23.2] Each level keeps a unit in good order, and so does the wall; beyond that, men like to stand behind a wall. */
function garrison(board: Board) {
  const weights = board.weights.defender;
  const areas = [...TERRAIN.levels.map(({ places }) => new Set(places)), new Set(ON_WALL)];
  const kept = areas.map((area) => board.own.filter(({ at, state }) => area.has(at) && !state.disrupted).length);
  const wishes = wallWishes(board);
  return {
    keeps(unit: Unit, place: number): number {
      let wish = 0;
      areas.forEach((area, index) => {
        const others = (kept[index] ?? 0) - (area.has(unit.at) ? 1 : 0);
        if (others === 0 && area.has(place)) wish += weights.levelHeld;
      });
      return wish;
    },
    prefers: (place: number): number => (FORTRESS.has(place) ? (wishes[place] ?? 0) : -weights.outOfDoors),
  };
}

/** What it is worth to hold each place of the fortress, by what threatens it. */
function wallWishes(board: Board): Float64Array {
  const weights = board.weights.defender;
  const wishes = new Float64Array(PLACES);
  for (const place of BEHIND_WALL) wishes[place] = weights.wallWish;
  for (const enemy of board.enemies) {
    if (enemy.at < 0 || enemy.state.disrupted) continue;
    for (const { to, up } of WAYS[enemy.at] ?? []) {
      if (up === 1 && FORTRESS.has(to)) wishes[to] = (wishes[to] ?? 0) + weights.footOfWall;
    }
  }
  for (const [from, to] of board.works.ladders) {
    if (board.unitAt[from]?.spec.side === 'isengard')
      wishes[to] = Math.max(wishes[to] ?? 0, weights.wallWish + weights.plug);
  }
  if (board.view.culvert === 'breached') wishes[PASSAGE] = weights.breachPlug;
  if (board.view.gates[MAIN_GATE.id]?.state === 'breached')
    wishes[MAIN_GATE.inside] = weights.wallWish + weights.breachPlug;
  const within = board.enemies.filter(({ at, state }) => FORTRESS.has(at) && !state.disrupted).length;
  const men = board.own.filter(({ at, state }) => FORTRESS.has(at) && !state.disrupted).length;
  if (within > weights.overrun * men) {
    for (const { id, places } of TERRAIN.levels) {
      for (const place of places)
        wishes[place] = (wishes[place] ?? 0) + weights.givenUp + (id === 'hornburg-1' ? 0 : weights.innermost);
    }
  }
  return wishes;
}
