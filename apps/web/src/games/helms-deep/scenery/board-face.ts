/** Helm's Deep as the board is told it. Loaded where a board is shown, and nowhere else. */
import { MAP } from '@warbeacon/siege/helms-deep';
import type { BoardFace } from '../../../board/hex/board-face.ts';
import { battering, blast, fallingStones, risingLadder, rings, splutter } from '../../../board/hex/effects.ts';
import { LOOKS } from '../art/looks.ts';
import sketch from './sketch.webp';
import { SCENERY } from './scenery.ts';

export const BOARD_FACE: BoardFace = {
  map: MAP,
  scenery: SCENERY,
  sketch,
  looks: LOOKS,
  effects: {
    blast,
    dud: splutter,
    rocks: fallingStones,
    batter: battering(false),
    breach: battering(true),
    ladder: risingLadder,
    horn: rings(0xffe7a4),
    'war-horn': rings(0xe0533a),
  },
};
