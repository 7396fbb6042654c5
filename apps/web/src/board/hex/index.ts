/**
 * The board. Import it with `await import('…/board/hex/index.ts')`, and only where a board is shown: PixiJS comes with it.
 * The types alone are in `model.ts` and cost nothing.
 */
export { createBoard } from './create-board.ts';
export type * from './board-face.ts';
export type * from './model.ts';
