/** [16.11] [16.12] [16.13] Engines on the move: who pushes which, how far, and where they never go. Costs are in half points. */
import type { Refusal } from '@warbeacon/kernel';
import type { Destination } from '../../engine/board.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Mover } from '../../engine/hexsides.ts';
import type { Situation } from '../../engine/situation.ts';
import { DUE, type Marker, placeOf, type State } from '../../engine/state.ts';
import { unitMover } from '../../standard/movement/allowance.ts';
import { checkPath } from '../../standard/movement/movement.ts';
import { MP } from '../../standard/movement/movement-point.ts';
import { destinationsOf, search } from '../../standard/movement/reach.ts';
import { whyUnitCannotMove } from '../../standard/movement/who-may-move.ts';
import { isHeldByZone } from '../../standard/zones/zones.ts';
import { starts } from '../../standard/reinforcements/coming-on.ts';
import { bearsGrond } from '../grond/grond.ts';
import { own } from '../own.ts';
import { no } from '../refusals.ts';
import { isEngine } from '../siege/engines.ts';

/** [16.11] [16.12] [16.13] G-92: of the engine and of who pushes it. */
const TWO_POINTS = 2 * MP;

export function engineNamed(s: State, id: string): Marker | undefined {
  return s.markers.find((marker) => marker.id === id && isEngine(marker.kind));
}

/** G-10: there is one in a hex, at the most; [14.1] some wait beyond the edge. */
export function enginesWith({ game, s }: Situation, unit: number): Marker[] {
  const at = placeOf(s, unit);
  const { side } = unitSpec(game, unit);
  if (at < 0 && at !== DUE) return [];
  return s.markers.filter((marker) => marker.at === at && marker.side === side && isEngine(marker.kind));
}

/** [16.11] [16.12] [16.13] [3.0] Why a unit cannot push this engine anywhere now, or `null`. */
export function whyCannotPush(situation: Situation, unit: number, engine: Marker | undefined): Refusal | null {
  const { game, s } = situation;
  const spec = unitSpec(game, unit);
  if (engine === undefined) return no('no-such-engine');
  if (engine.side !== spec.side) return no('enemy-engine');
  const at = placeOf(s, unit);
  if (engine.at !== at || (at < 0 && at !== DUE)) return no('engine-elsewhere');
  // Who has come to it on its way, and may go on with oil, did not begin the phase with it.
  if ((s.units[unit]?.spent ?? 0) > 0) return no('engine-elsewhere');
  if (engine.kind === 'grond' && !bearsGrond(spec)) return no('too-weak-for-grond');
  const { fired, moved } = own(s).engines;
  if (moved.includes(engine.id)) return no('engine-has-moved');
  // G-3, G-167: what was used in the Siege Phase stays, and so does its crew.
  if (fired.includes(engine.id)) return no('engine-was-used');
  return whyCannotSetOut(situation, unit);
}

/** What keeps a unit from walking keeps it from pushing too, and is told of the engine. */
function whyCannotSetOut(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  const state = s.units[unit];
  if (state?.moved) return no('pusher-has-moved');
  if (state?.disrupted) return no('disrupted-pusher');
  if (isHeldByZone(situation, unitSpec(game, unit).side, placeOf(s, unit))) return no('pusher-held');
  return whyUnitCannotMove(situation, unit);
}

function pusher(situation: Situation, unit: number, { kind }: Marker): Mover {
  const mover = unitMover(situation, unit);
  return { ...mover, allowance: Math.min(TWO_POINTS, mover.allowance), load: kind };
}

/** [16.48] G-10 [W-226]: why a push cannot end in a place, or `null`: nobody makes room for an engine. */
function whyNotThere({ board, s }: Situation, engine: Marker, place: number): Refusal | null {
  if ((board.unitAt[place] ?? -1) >= 0) return no('push-ends-on-unit');
  const stays = s.markers.some(
    (other) => other.at === place && isEngine(other.kind) && (other.side === engine.side || other.kind === 'grond'),
  );
  return stays ? no('push-ends-on-engine') : null;
}

/** Where an engine may be pushed, with the cheapest way to each. */
export function pushDestinations(situation: Situation, unit: number, engine: Marker): Destination[] {
  const { game, s } = situation;
  if (whyCannotPush(situation, unit, engine) !== null) return [];
  const mover = pusher(situation, unit, engine);
  const at = placeOf(s, unit);
  const from = starts(situation, mover, at, unitSpec(game, unit)).filter(({ spent }) => spent <= mover.allowance);
  return destinationsOf(search(situation, mover, from, false), at).filter(
    ({ to }) => whyNotThere(situation, engine, to) === null,
  );
}

/** Half points that a push costs, or why the engine cannot be pushed that way. */
export function costOfPush(
  situation: Situation,
  unit: number,
  engine: Marker | undefined,
  path: readonly number[],
): number | Refusal {
  const { game, s } = situation;
  const cannot = whyCannotPush(situation, unit, engine);
  if (cannot !== null || engine === undefined) return cannot ?? no('no-such-engine');
  const at = placeOf(s, unit);
  const entries = game.cases.entryPlaces(game, unitSpec(game, unit), at);
  const mover = pusher(situation, unit, engine);
  const walked = checkPath(situation, mover, { at, entries, insideAllowance: undefined }, path);
  if ('code' in walked) return walked.code === 'too-far' ? no('engine-too-far') : walked;
  return whyNotThere(situation, engine, path.at(-1) ?? -1) ?? walked.cost;
}

/** The engine that is being pushed into a place comes along. [16.41] G-142: a tower that has moved is not ready. */
export function bringEngine(s: State, place: number): void {
  for (const frame of s.frames) {
    if (frame.kind !== 'push' || placeOf(s, frame.unit) !== place) continue;
    const engine = engineNamed(s, frame.engine);
    if (engine) engine.at = place;
  }
}
