/** The Ford as the board is told it. Loaded where a board is shown, and nowhere else. */
import { MAP } from '@warbeacon/siege/the-ford';
import { ICONS } from '../../../art/icons.ts';
import type { BoardFace } from '../../../board/hex/board-face.ts';
import { FIGURES, sideLook } from '../../../board/hex/looks.ts';
import { rough } from '../../../board/hex/painter/terrain.ts';
import { ford } from './ford.ts';

export const BOARD_FACE: BoardFace = {
  map: MAP,
  scenery: {
    under: [rough(), ford],
    over: [],
    labels: {
      '0102': { kind: 'water', size: 17, dx: 22, dy: 106 },
      '0203': { kind: 'place', size: 14, dx: 2, dy: 41 },
    },
  },
  looks: {
    sides: [
      sideLook({ field: '#4d321d', figure: '#f0dfc0', band: '#8a4a17', bandText: '#fff0d8', icon: ICONS.melee }),
      sideLook({ field: '#e3e8ea', figure: '#1f4a6b', band: '#1f4a6b', bandText: '#f1f8fd', icon: ICONS.guard }),
    ],
    figures: FIGURES,
  },
};
