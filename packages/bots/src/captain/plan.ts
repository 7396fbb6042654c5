/** What each side is after in its Movement Phase: how much a unit would like to stand in a place. Unit: points of case 9.1. */
import type { Board, Unit } from './board.ts';
import { around, BEHIND_WALL, DIKE_LINE, distancesTo, FORTRESS, HORNBURG, ON_WALL, PLACES, TERRAIN } from './ground.ts';

export interface Plan {
  /** Units with the least of it move first, so that the rear does not stand in the way of the van. */
  distance(unit: Unit): number;
  /** The wish for a place, whatever may be done or suffered there. */
  wish(unit: Unit, place: number): number;
  /** How dear the danger of a place is held: 1 for what it costs on average. */
  caution(unit: Unit): number;
}

/** Points, as a share of a unit's worth, for every half movement point nearer to the goal. */
const ATTACKER_PULL = 0.04;
const HOLD_PULL = 0.03;
const HOME_PULL = 0.12;
const RELIEF_PULL = 0.02;
const SALLY_PULL = 0.04;
/** Beyond it a goal pulls no harder. */
const FAR = 120;

/** A side that outnumbers the enemy attacks with less regard for its own. */
const BOLD = 0.55;
const WARY = 1.2;

/** Hexes within which Isengard's army is counted against the men at the Dike. */
const DIKE_WATCH = 10;
const MOST_AGAINST_DIKE = 0.6;
/** Hexes from the walls at which Isengard waits, out of shot, while it has nothing to storm them with. */
const SIEGE_DISTANCE = 6;

/** The garrison sallies against less than this share of its own worth. */
const SALLY_SHARE = 0.65;
/** Turns after which reinforcements that have not come are no longer expected in full. */
const PATIENCE = 3;
const OVERDUE_SHARE = 0.25;

const LEVEL_HELD = 15;
const WALL_WISH = 1.5;
const OUT_OF_DOORS = 30;

export function planOf(board: Board): Plan {
  return board.side === 'isengard' ? isengard(board) : westernesse(board);
}

/** A field for each kind of walker, worked out when first asked for. */
function fields(board: Board, goals: readonly number[]): (unit: Unit) => Float64Array {
  const made: Float64Array[] = [];
  return ({ spec }) => (made[spec.cavalry ? 1 : 0] ??= distancesTo(board.view, spec, goals));
}

function isengard(board: Board): Plan {
  const prey = board.enemies.filter(({ at }) => at >= 0 && !FORTRESS.has(at)).map(({ at }) => at);
  const lone = board.enemyLeaders.filter(({ at }) => at >= 0 && !FORTRESS.has(at)).map(({ at }) => at);
  const quarry = [...prey, ...lone];
  const field = fields(board, quarry.length > 0 ? quarry : canStorm(board) ? wallFoot() : siegeLine(board));
  const far = (unit: Unit, place: number): number => Math.min(FAR, field(unit)[place] ?? FAR);
  return {
    distance: (unit) => (unit.at < 0 ? FAR : far(unit, unit.at)),
    wish: (unit, place) => -ATTACKER_PULL * unit.worth * far(unit, place),
    caution: () => (quarry.length > 0 || canStorm(board) ? BOLD : 1),
  };
}

/** Something with which walls are climbed or gates broken, or a gate that is broken already. */
function canStorm({ view }: Board): boolean {
  return (
    Object.values(view.markers).some(({ side, kind }) => side === 'isengard' && kind !== 'horn') ||
    Object.values(view.gates).some(({ state }) => state === 'breached') ||
    view.culvert === 'breached'
  );
}

/** Places outside from which a wall or the Main Gate can be stormed. */
function wallFoot(): number[] {
  const foot: number[] = [];
  TERRAIN.links.forEach((links, place) => {
    if (FORTRESS.has(place)) return;
    if (links.some(({ to, up, kind }) => up === 1 && FORTRESS.has(to) && kind !== 'open')) foot.push(place);
  });
  return foot;
}

/** Places near the walls that no bowman on them can reach. */
function siegeLine(board: Board): number[] {
  const line = new Set<number>();
  for (const wall of BEHIND_WALL) {
    for (const place of around(wall, SIEGE_DISTANCE)) {
      if (!FORTRESS.has(place) && (board.threat.shots[place] ?? 0) === 0) line.add(place);
    }
  }
  return [...line];
}

function westernesse(board: Board): Plan {
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

/** [14.21] Erkenbrand's men fight in the field, unless they have come into the fortress. */
function isRelief({ spec, at }: Unit): boolean {
  return spec.arrives.at === 'turn' && !FORTRESS.has(at);
}

/** Are the men at the Dike still a match for what comes against them? */
function holdsDike(board: Board): boolean {
  const men = board.own.filter(({ at, spec }) => at >= 0 && !FORTRESS.has(at) && spec.arrives.at === 'deployment');
  const watched = new Set([...DIKE_LINE].flatMap((place) => around(place, DIKE_WATCH)));
  const coming = board.enemies.filter(({ at, state }) => watched.has(at) && !state.disrupted);
  return coming.length <= men.length * MOST_AGAINST_DIKE;
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
  return {
    keeps(unit: Unit, place: number): number {
      let wish = 0;
      areas.forEach((area, index) => {
        const others = (kept[index] ?? 0) - (area.has(unit.at) ? 1 : 0);
        if (others === 0 && area.has(place)) wish += LEVEL_HELD;
      });
      return wish;
    },
    prefers: (place: number): number => (!FORTRESS.has(place) ? -OUT_OF_DOORS : BEHIND_WALL.has(place) ? WALL_WISH : 0),
  };
}
