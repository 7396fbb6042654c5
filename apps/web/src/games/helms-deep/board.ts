/** What the board is told of a view besides what every siege game shows. */
import type { View } from '@warbeacon/siege';
import { MAP } from '@warbeacon/siege/helms-deep';
import type { BoardPart } from '../../face/hex-face.ts';

const CULVERT_SIDES = MAP.sides.filter(({ kind }) => kind === 'culvert');

export const board: BoardPart = {
  load: async () => (await import('./scenery/board-face.ts')).BOARD_FACE,
  breaches: ({ culvert }: View) =>
    culvert === 'whole' ? [] : CULVERT_SIDES.map(({ hexes }) => ({ hexes, state: culvert })),
  // By the sally port.
  out: ({ sortie }: View) => sortie,
  dummies: new Set(['blasting-fire', 'rocks']),
};
