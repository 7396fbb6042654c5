/** The board as the rest of the page may use it: there from when it has been drawn until the page is left. */
import { create } from 'zustand';
import type { Board } from '../../board/hex/model.ts';

export type Speed = 'off' | 'calm' | 'quick';
const KEY = 'warbeacon.animations';
export const SPEEDS: Readonly<Record<Speed, number>> = { calm: 1, quick: 2.5, off: 0 };

export const asSpeed = (value: string): Speed => (value === 'off' || value === 'quick' ? value : 'calm');

function first(): Speed {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'off' || kept === 'calm' || kept === 'quick') return kept;
  } catch {
    // Nothing kept.
  }
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'calm';
}

interface BoardControl {
  readonly board: Board | null;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  /** Brings a hex into sight, if a board is there to show it. */
  goTo(hex: string): void;
}

export const useBoard = create<BoardControl>()((set, get) => ({
  board: null,
  speed: first(),
  setSpeed(speed) {
    try {
      localStorage.setItem(KEY, speed);
    } catch {
      // Kept until the page is closed.
    }
    set({ speed });
    get().board?.setAnimationSpeed(SPEEDS[speed]);
  },
  goTo(hex) {
    get().board?.goTo(hex);
  },
}));
