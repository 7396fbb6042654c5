/** The words of the small boards in the lists of matches. */
import { count } from './en.ts';

export const livePictures = {
  board: (sides: readonly string[]) => `The board now: ${sides.join('; ')}.`,
  units: (side: string, hexes: number) => `${side} in ${count(hexes, 'hex', 'hexes')}`,
} as const;
