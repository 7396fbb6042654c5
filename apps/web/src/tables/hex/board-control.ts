/** The board as the rest of the page may use it: there from when it has been drawn until the page is left. */
import { create } from 'zustand';
import type { Board } from '../../board/hex/model.ts';

interface BoardControl {
  readonly board: Board | null;
  /** Brings a hex into sight, if a board is there to show it. */
  goTo(hex: string): void;
}

export const useBoard = create<BoardControl>()((_, get) => ({
  board: null,
  goTo(hex) {
    get().board?.goTo(hex);
  },
}));
