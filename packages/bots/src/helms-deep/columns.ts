/** Which of the besieger's foot makes for which place below the walls, so that the whole front is stormed and not one gate. */
import type { Board, Unit } from './board.ts';
import { FOOT, FORTRESS, LANDMARKS, RAMP, type Works } from './ground.ts';
import { distancesTo } from './ways.ts';
import { MAIN_GATE } from './works.ts';

/** Nobody has broken in yet: the ways outside the walls, which never change. */
const OUTSIDE: Works = { gates: {}, culvert: 'whole', ladders: new Map() };

/** Half points from everywhere outside to each place below the walls. */
const APPROACHES: readonly { readonly place: number; readonly field: Float64Array }[] = [
  ...FOOT,
  LANDMARKS.rampFoot,
].map((place) => ({ place, field: distancesTo(OUTSIDE, { side: 'isengard', cavalry: false }, [place]) }));

interface Slot {
  readonly approach: Float64Array;
  /** Half points from here to the goal. */
  readonly farther: number;
  readonly room: number;
  taken: number;
}

/** Half points for each of these units to where it is to climb or go through; `inward` are those from there to the goal. */
export function columnsOf(
  board: Board,
  units: readonly Unit[],
  inward: Float64Array,
): ReadonlyMap<string, Float64Array> {
  const weights = board.weights.columns;
  const slots = APPROACHES.flatMap(({ place, field }): Slot[] => {
    const farther = inward[place] ?? Number.POSITIVE_INFINITY;
    const room = roomAt(board, place);
    return Number.isFinite(farther) && room > 0 ? [{ approach: field, farther, room, taken: 0 }] : [];
  });
  const columns = new Map<string, Slot>();
  const waiting = new Set(units);
  while (waiting.size > 0) {
    let least = Number.POSITIVE_INFINITY;
    let found: { unit: Unit; slot: Slot } | undefined;
    for (const unit of waiting) {
      for (const slot of slots) {
        const queue = weights.queue * Math.max(0, slot.taken + 1 - slot.room);
        const distance = (slot.approach[unit.at] ?? Number.POSITIVE_INFINITY) + slot.farther + queue;
        if (distance >= least) continue;
        least = distance;
        found = { unit, slot };
      }
    }
    if (found === undefined) break;
    found.slot.taken++;
    waiting.delete(found.unit);
    columns.set(found.unit.id, found.slot);
  }
  const fields = new Map<Slot, Float64Array>();
  for (const slot of new Set(columns.values())) {
    // Who is through or up already looks ahead.
    const { approach, farther } = slot;
    fields.set(
      slot,
      approach.map((distance, at) => (AHEAD.has(at) ? (inward[at] ?? distance) : distance + farther)),
    );
  }
  return new Map([...columns].map(([id, slot]) => [id, fields.get(slot) ?? inward]));
}

const AHEAD: ReadonlySet<number> = new Set([...FORTRESS, ...RAMP]);

function roomAt({ view, unitAt, weights }: Board, place: number): number {
  if (place === LANDMARKS.rampFoot)
    return view.gates[MAIN_GATE.id]?.state === 'breached' ? weights.columns.throughBreach : 0;
  if (place === LANDMARKS.culvertFoot && view.culvert === 'breached') return weights.columns.throughBreach;
  // Who lies there in disorder bars the place to others.
  const unit = unitAt[place];
  return unit?.spec.side === 'westernesse' || unit?.state.disrupted === true ? 0 : 1;
}
