/** Whether a hex can be seen as the board stands now, and bringing it there where it cannot. */
import type { Board } from '../../board/hex/model.ts';

export function isInSight(board: Board, hex: string): boolean {
  const canvas = document.querySelector('.board-canvas');
  if (!canvas) return true;
  const { x, y, hexWidth } = board.locate(hex);
  const { clientWidth, clientHeight } = canvas;
  return x > hexWidth && y > hexWidth && x < clientWidth - hexWidth && y < clientHeight - hexWidth;
}

/** Goes to a hex only when it cannot be seen, or is shown narrower than `readable` CSS pixels. */
export function bringIntoSight(board: Board, hex: string, readable = 40): void {
  if (!isInSight(board, hex) || board.locate(hex).hexWidth <= readable) board.goTo(hex);
}
