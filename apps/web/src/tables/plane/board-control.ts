/** The board as the rest of the page may use it: there from when it has been drawn until the page is left. */
import { create } from 'zustand';
import type { At, PlaneBoard } from '../../board/plane/model.ts';

export const usePlane = create<{ readonly board: PlaneBoard | null }>()(() => ({ board: null }));

/** CSS pixels from the edge of the board within which a place does not count as seen. */
const BORDER = 30;

/** Goes to a place only where it cannot be seen, or not be made out. */
export function bringIntoSight(at: At, readable = 0): void {
  const { board } = usePlane.getState();
  const canvas = document.querySelector('.board-canvas');
  if (!board || !canvas) return;
  const { x, y, inch } = board.locate(at);
  const seen =
    x > BORDER && y > BORDER && x < canvas.clientWidth - BORDER && y < canvas.clientHeight - BORDER && inch > readable;
  if (!seen) board.goTo(at);
}
