/** Counters that are laid face down while one sets up, some of them dummies: what is laid, and what is to be done. */
import type { Plan } from '@warbeacon/siege';
import type { GameCommand, SiegeView } from '../../../face/view.ts';
import { shuffled } from './by-lot.ts';

/** Counters of one kind. */
export interface FaceDown {
  readonly kind: string;
  /** So many are what they seem, */
  readonly real: number;
  /** and so many are not. */
  readonly dummy: number;
  /** Types of the commands that lay one on a hex, and take it back. */
  readonly lay: string;
  readonly lift: string;
}

/** One's own, on a hex. */
export interface Laid {
  readonly hex: string;
  readonly dummy: boolean;
}

export const laidOf = ({ markers }: Pick<SiegeView, 'markers'>, { kind }: FaceDown): readonly Laid[] =>
  Object.values(markers).flatMap((marker) =>
    marker.kind === kind && marker.dummy !== undefined ? [{ hex: marker.hex, dummy: marker.dummy }] : [],
  );

/**
 * Lays what is not yet laid on those of the hexes that are free, until one or the other runs out. By lot it is drawn which
 * are dummies, so that nobody who knows the hexes knows them; of a few no more than half are.
 */
export function layByLot(
  { lay, real, dummy }: FaceDown,
  laid: readonly Laid[],
  hexes: readonly string[],
): readonly GameCommand[] {
  const dummies = laid.filter((each) => each.dummy).length;
  const left = { real: real - (laid.length - dummies), dummy: dummy - dummies };
  const taken = new Set(laid.map(({ hex }) => hex));
  const free = hexes.filter((hex) => !taken.has(hex)).slice(0, left.real + left.dummy);
  const count = Math.min(left.dummy, Math.max(free.length - left.real, free.length >> 1));
  const drawn = new Set(shuffled(free).slice(0, count));
  return free.map((hex) => ({ type: lay, hex, dummy: drawn.has(hex) }));
}

/** Everything that a plan says, so that one can be ready: pieces, and counters where it has hexes for them. */
export function byPlan(
  plan: Pick<Plan, 'id' | 'markers'>,
  faceDown: FaceDown | undefined,
  view: Pick<SiegeView, 'markers'>,
): readonly GameCommand[] {
  const pieces: GameCommand = { type: 'setUp', plan: plan.id };
  const hexes = faceDown && plan.markers?.[faceDown.kind];
  if (!hexes) return [pieces];
  const laid = laidOf(view, faceDown);
  const [right, wrong] = [
    laid.filter(({ hex }) => hexes.includes(hex)),
    laid.filter(({ hex }) => !hexes.includes(hex)),
  ];
  return [
    pieces,
    ...wrong.map(({ hex }): GameCommand => ({ type: faceDown.lift, hex })),
    ...layByLot(faceDown, right, hexes),
  ];
}
