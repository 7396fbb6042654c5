/** What a commander of Gondor sees: who stands where, what he is worth, and who could strike whom. */
import {
  type Attack,
  demoralizationValue,
  GONDOR,
  type GondorSide,
  type GondorView,
  hitRange,
  type Strengths,
  waysOf36,
} from '@warbeacon/siege';
import { distance } from '@warbeacon/hexgrid';
import { isStruckOver, type Mode, placeOf, TERRAIN, type Works, worksOf } from './ways.ts';
import type { GondorWeights } from './weights.ts';

export type Spec = (typeof GONDOR.units)[number];

export interface Unit {
  readonly id: string;
  readonly kind: string;
  readonly spec: Spec;
  readonly side: GondorSide;
  readonly state: GondorView['units'][string];
  /** -1 for who is not on the map. */
  readonly at: number;
  readonly strengths: Strengths;
  readonly worth: number;
  readonly mode: Mode;
  readonly oil: boolean;
}

export interface Leader {
  readonly id: string;
  readonly spec: (typeof GONDOR.leaders)[number];
  readonly side: GondorSide;
  readonly at: number;
  readonly worth: number;
}

export interface Board {
  readonly view: GondorView;
  readonly side: GondorSide;
  readonly enemy: GondorSide;
  readonly weights: GondorWeights;
  readonly works: Works;
  readonly units: ReadonlyMap<string, Unit>;
  readonly own: readonly Unit[];
  readonly enemies: readonly Unit[];
  readonly unitAt: ReadonlyMap<number, Unit>;
  readonly leaders: readonly Leader[];
}

export const CITY = TERRAIN.zone('minas-tirith');
const INDEX = GONDOR.unitIndex;
/** Of each place the number of its level in the city, from 1; 0 outside. */
export const RING: readonly number[] = rings();

function rings(): number[] {
  const ring = Array.from({ length: TERRAIN.places }, () => 0);
  for (const [number, { places }] of TERRAIN.levels.entries()) for (const place of places) ring[place] = number + 1;
  return ring;
}

export function makeBoard(view: GondorView, side: GondorSide, weights: GondorWeights): Board {
  const units = new Map<string, Unit>();
  const unitAt = new Map<number, Unit>();
  const carriers = new Set(
    Object.values(view.markers).flatMap((marker) => (marker.kind === 'oil' ? [marker.with] : [])),
  );
  for (const [id, state] of Object.entries(view.units)) {
    const index = INDEX.get(id);
    const spec = GONDOR.units[index ?? -1];
    if (index === undefined || spec === undefined) continue;
    const at = placeOf(state.hex);
    const unit: Unit = {
      id,
      kind: id.replace(/-\d+$/, ''),
      spec,
      side: spec.side === 'sauron' ? 'sauron' : 'westernesse',
      state,
      at,
      strengths: state.reduced ? spec.reduced : spec.full,
      worth: demoralizationValue(GONDOR, index) * (state.reduced ? 1 - weights.worth.halved / 2 : 1),
      mode: spec.cavalry || spec.groundbound === true ? 'horse' : 'foot',
      oil: carriers.has(id),
    };
    units.set(id, unit);
    if (at >= 0) unitAt.set(at, unit);
  }
  const all = [...units.values()];
  const leaders: Leader[] = [];
  for (const spec of GONDOR.leaders) {
    const state = view.leaders[spec.id];
    if (state === undefined) continue;
    const rating = state.reduced ? spec.reducedRally : spec.rally;
    const of = spec.side === 'sauron' ? 'sauron' : 'westernesse';
    leaders.push({ id: spec.id, spec, side: of, at: placeOf(state.hex), worth: rating * weights.worth.rating });
  }
  return {
    view,
    side,
    enemy: side === 'sauron' ? 'westernesse' : 'sauron',
    weights,
    works: worksOf(view),
    units,
    own: all.filter((unit) => unit.side === side),
    enemies: all.filter((unit) => unit.side !== side && unit.at >= 0),
    unitAt,
    leaders,
  };
}

/** Undisrupted, and on the map. */
export function isFit({ at, state }: Unit): boolean {
  return at >= 0 && !state.disrupted;
}

export function hexesBetween(a: number, b: number): number {
  return distance(TERRAIN.grid, a, b);
}

/** Chance that a blow hits; [10.0] at night Sauron's always do. */
export function hitChance(board: Board, unit: Unit, target: Unit): number {
  const { attack } = unit.strengths;
  if (attack === undefined) return 0;
  if (unit.side === 'sauron' && board.view.night) return 1;
  return chanceOf(attack, target.strengths.armour);
}

function chanceOf(attack: Attack, armour: Strengths['armour']): number {
  return waysOf36(...hitRange(attack, armour)) / 36;
}

/** Points that a unit takes on average by a blow from a place at the best of those whom it could strike there. */
export function strikeGain(board: Board, unit: Unit, place: number): number {
  const { hurtWhenHit, halved } = board.weights.worth;
  let best = 0;
  for (const link of TERRAIN.strikes[place] ?? []) {
    const target = board.unitAt.get(link.to);
    if (target === undefined || target.side === unit.side) continue;
    if (!isStruckOver(board.works, unit.side, place, link, unit.mode === 'horse')) continue;
    best = Math.max(best, hitChance(board, unit, target) * hurtWhenHit * halved * target.worth);
  }
  return best;
}

/** Points that a unit loses on average in a place to the enemies who stand next to it now. */
export function danger(board: Board, unit: Unit, place: number): number {
  const { hurtWhenHit, halved } = board.weights.worth;
  let safe = 1;
  for (const link of TERRAIN.strikes[place] ?? []) {
    const enemy = board.unitAt.get(link.to);
    if (enemy === undefined || enemy.side === unit.side || enemy.state.disrupted) continue;
    const back = (TERRAIN.strikes[link.to] ?? []).find(({ to }) => to === place);
    if (back === undefined || !isStruckOver(board.works, enemy.side, link.to, back, enemy.mode === 'horse')) continue;
    safe *= 1 - hitChance(board, enemy, unit) * hurtWhenHit * halved;
  }
  return (1 - safe) * unit.worth;
}

/** Enemies above a place who carry oil, be it real or not. */
export function oilOver(board: Board, place: number): number {
  let carriers = 0;
  for (const link of TERRAIN.links[place] ?? []) {
    const above = board.unitAt.get(link.to);
    if (link.up === 1 && above?.oil === true && above.side !== board.side && !above.state.disrupted) carriers++;
  }
  return carriers;
}
