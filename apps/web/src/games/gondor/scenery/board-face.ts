/** Gondor as the board is told it. Loaded where a board is shown, and nowhere else. */
import { MAP } from '@warbeacon/siege/gondor';
import type { BoardFace } from '../../../board/hex/board-face.ts';
import { battering, blast, fallingStones, rings, risingLadder } from '../../../board/hex/effects.ts';
import { LOOKS } from '../art/looks.ts';
import sketch from './sketch.webp';
import { SCENERY } from './scenery.ts';

export const BOARD_FACE: BoardFace = {
  map: MAP,
  scenery: SCENERY,
  sketch,
  looks: LOOKS,
  effects: {
    ladder: risingLadder,
    wreck: fallingStones,
    batter: battering(false),
    breach: battering(true),
    fireball: blast,
    oil: fallingStones,
    spell: rings(0xffe7a4),
    'dark-spell': rings(0xe0533a),
  },
};
