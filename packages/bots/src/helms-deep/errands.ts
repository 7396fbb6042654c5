/** Who brings the ram and the Blasting Fire, and where to. */
import type { Board, Load, Unit } from './board.ts';
import { placeOf } from './ground.ts';
import { distancesTo } from './ways.ts';
import { burns, INNER_GATES, isBarred, isMined, MAIN_GATE, type Site, SITES, TOWER_GATE } from './works.ts';

export interface Errand {
  /** Half points to where it must go, on the ways open to its load. */
  readonly field: Float64Array;
  /** Points for every half movement point nearer. */
  readonly pull: number;
  /** Where fire is laid: to be entered only by who can leave again; -1 for an errand without danger. */
  readonly danger: number;
}

const FAR = Number.POSITIVE_INFINITY;

export function errandsOf(board: Board): ReadonlyMap<string, Errand> {
  const errands = new Map<string, Errand>();
  if (board.side !== 'isengard') return errands;
  fires(board, errands);
  ram(board, errands);
  return errands;
}

/** [20.2] The carrier goes from gate to gate; when it lies, the nearest Dunlendings go for it. */
function ram(board: Board, errands: Map<string, Errand>): void {
  const weights = board.weights.errands;
  const goal = ramGoal(board);
  if (goal.length === 0) return;
  const carrier = board.own.find(({ id }) => board.loads.get(id)?.kind === 'ram');
  if (carrier !== undefined) {
    const field = fieldTo(board, goal);
    const first = goal[0] === MAIN_GATE.outside && comesFire(board, errands, field[carrier.at] ?? 0);
    errands.set(carrier.id, {
      field: first ? fieldTo(board, [placeOf(weights.behindFire)]) : field,
      pull: weights.pull,
      danger: -1,
    });
    return;
  }
  const lies = Object.values(board.view.markers).find(({ kind }) => kind === 'ram');
  const at = placeOf(lies?.hex ?? '');
  if (at < 0) return;
  const field = distancesTo(board.works, { side: 'isengard', cavalry: false }, [at]);
  const fetcher = nearest(board.own.filter(({ spec }) => spec.kind === 'dunland-infantry').filter(isReady), field);
  if (fetcher !== undefined) errands.set(fetcher.id, { field, pull: weights.fetchPull, danger: -1 });
}

function fieldTo(board: Board, goal: readonly number[]): Float64Array {
  return distancesTo(board.works, { side: 'isengard', cavalry: false, laden: 'ram' }, goal);
}

/** [20.4] [20.5] Fire breaks the Main Gate twice as surely as the ram, and who lays it must be able to step back. */
function comesFire(board: Board, errands: ReadonlyMap<string, Errand>, distance: number): boolean {
  const weights = board.weights.errands;
  return board.own.some(({ id, at }) => {
    const errand = errands.get(id);
    return errand?.danger === MAIN_GATE.outside && (errand.field[at] ?? FAR) <= distance + weights.waitsForFire;
  });
}

function ramGoal(board: Board): number[] {
  if (isBarred(board, MAIN_GATE)) return [MAIN_GATE.outside];
  const inner = INNER_GATES.filter((site) => isBarred(board, site));
  return (inner.length > 0 ? inner : [TOWER_GATE].filter((site) => isBarred(board, site))).map(
    ({ outside }) => outside,
  );
}

/** [20.3] The nearest fire to each place that must be broken, in the order of their worth. */
function fires(board: Board, errands: Map<string, Errand>): void {
  const weights = board.weights.errands;
  const carriers = board.own.filter((unit) => isReady(unit) && isRealFire(board.loads.get(unit.id)));
  if (carriers.length === 0) return;
  const free = new Set(carriers);
  for (const site of wanted(board)) {
    const field = distancesTo(board.works, { side: 'isengard', cavalry: false, laden: 'fire' }, [site.outside]);
    for (let i = 0; i <= weights.spares; i++) {
      const bearer = nearest([...free], field);
      if (bearer === undefined) break;
      free.delete(bearer);
      errands.set(bearer.id, { field, pull: i === 0 ? weights.pull : weights.sparePull, danger: site.outside });
    }
  }
}

/** With the Main Gate down nobody needs the gates between the Deep and the court. */
function wanted(board: Board): Site[] {
  const open = board.view.gates[MAIN_GATE.id]?.state === 'breached';
  return SITES.filter((site) => isBarred(board, site) && !isMined(board, site) && burns(board, site)).filter(
    ({ id }) => !open || (id !== 'rear-gate' && id !== 'wall-gate'),
  );
}

export function isRealFire(load: Load | undefined): boolean {
  return load?.kind === 'fire' && load.dummy !== true;
}

function isReady({ at, state }: Unit): boolean {
  return at >= 0 && !state.disrupted;
}

function nearest(units: readonly Unit[], field: Float64Array): Unit | undefined {
  let found: Unit | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    const distance = field[unit.at] ?? Number.POSITIVE_INFINITY;
    if (distance >= least) continue;
    least = distance;
    found = unit;
  }
  return found;
}
