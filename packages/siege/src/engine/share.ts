/**
 * What one command leaves as it was, which is nearly everything, is the very same object in the state before and after it:
 * a server keeps several states of each match, and need not keep, spell or compare that part again.
 */
import type { GateState, LeaderState, Marker, State, UnitState } from './state.ts';

/**
 * Lets `after` hold the pieces of `before` that are equal to its own; the units that have changed are shared with all other
 * matches. Neither state may be changed any more. With `before` as `after`, all its units are.
 */
export function shareState(before: State, after: State): void {
  for (let i = 0; i < after.units.length; i++) {
    const was = before.units[i];
    const is = after.units[i];
    if (is !== undefined) after.units[i] = was !== undefined && was !== is && sameUnit(was, is) ? was : common(is);
  }
  share(before.leaders, after.leaders, sameLeader);
  if (share(before.gates, after.gates, sameGate)) after.gates = before.gates;
  if (share(before.markers, after.markers, sameMarker)) after.markers = before.markers;
}

/**
 * Units as they stand in any match, by all that is said of them: a thousand matches have a hundred thousand units, and not
 * many more ways for one to stand than there are hexes.
 */
const known = new Map<number, UnitState>();
/** Far more than matches of one map need. */
const MOST_KNOWN = 20_000;
/** Places before the first of the map stand for being nowhere on it. */
const NOWHERES = 16;

function common(unit: UnitState): UnitState {
  // Few have, and each has spent something else.
  if (unit.spent !== 0) return unit;
  let key = unit.at + NOWHERES;
  key = key * 2 + Number(unit.attacked);
  key = key * 2 + Number(unit.disrupted);
  key = key * 2 + Number(unit.fired);
  key = key * 2 + Number(unit.moved);
  key = key * 2 + Number(unit.reduced);
  key = key * 2 + Number(unit.tried);
  key = key * 2 + Number(unit.used);
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size < MOST_KNOWN) known.set(key, unit);
  return unit;
}

/** Whether all of them were equal. */
function share<T>(before: readonly T[], after: T[], same: (a: T, b: T) => boolean): boolean {
  let all = before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    const was = before[i];
    const is = after[i];
    if (was !== undefined && is !== undefined && same(was, is)) after[i] = was;
    else all = false;
  }
  return all;
}

// Member by member, which is ten times as fast as a loop over their names. The laws find a member that is forgotten here.
function sameUnit(a: UnitState, b: UnitState): boolean {
  return (
    a.at === b.at &&
    a.attacked === b.attacked &&
    a.disrupted === b.disrupted &&
    a.fired === b.fired &&
    a.moved === b.moved &&
    a.reduced === b.reduced &&
    a.spent === b.spent &&
    a.tried === b.tried &&
    a.used === b.used
  );
}

function sameLeader(a: LeaderState, b: LeaderState): boolean {
  return (
    a.at === b.at &&
    a.fought === b.fought &&
    a.moved === b.moved &&
    a.rallies === b.rallies &&
    a.reduced === b.reduced &&
    a.used === b.used
  );
}

function sameGate(a: GateState, b: GateState): boolean {
  return (
    a.state === b.state && a.control === b.control && a.holders[0] === b.holders[0] && a.holders[1] === b.holders[1]
  );
}

function sameMarker(a: Marker, b: Marker): boolean {
  return (
    a.id === b.id &&
    a.kind === b.kind &&
    a.side === b.side &&
    a.at === b.at &&
    a.against === b.against &&
    a.carrier === b.carrier &&
    a.dummy === b.dummy &&
    a.known === b.known
  );
}
