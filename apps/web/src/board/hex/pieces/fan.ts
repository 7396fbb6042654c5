/** A stack spread out so that each of its pieces can be seen and chosen: by the pointer, a finger, or the keys. */
import type { BoardModel, HexId } from '../model.ts';
import { COUNTER_WIDTH, type Place } from './arrange.ts';

const STEP = 60;
/** Pieces side by side; the rest lie in rows above. */
const ROW = 5;

/** Offsets from the middle of the hex, in the order given: from the left, and row above row. */
export function fanned(count: number): readonly Place[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / ROW);
    const inRow = Math.min(ROW, count - row * ROW);
    return { x: ((i % ROW) - (inRow - 1) / 2) * STEP, y: 4 - row * STEP * 1.1, scale: 1.06 };
  });
}

/** What lies under a fan: left, top, width and height, from the middle of the hex. */
export function plateUnder(places: readonly Place[]): readonly [number, number, number, number] {
  const reach = COUNTER_WIDTH * 0.68;
  const left = Math.min(...places.map(({ x }) => x)) - reach;
  const top = Math.min(...places.map(({ y }) => y)) - reach;
  const right = Math.max(...places.map(({ x }) => x)) + reach;
  const bottom = Math.max(...places.map(({ y }) => y)) + reach;
  return [left, top, right - left, bottom - top];
}

/** The stack that is spread out: the one that the model has opened, else that under the pointer. A piece alone is no stack. */
export function stackToFan({ counters, leaders, fan }: BoardModel, pointed: HexId | null): HexId | null {
  const isStack = (hex: HexId | null | undefined): hex is HexId =>
    hex !== null && hex !== undefined && [...counters, ...leaders].filter((piece) => piece.hex === hex).length > 1;
  return [fan?.hex, pointed].find(isStack) ?? null;
}
