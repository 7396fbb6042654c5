/** How fast what happens is played, on any table, as its viewer has chosen. */
import { create } from 'zustand';

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

interface SpeedControl {
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
}

export const useSpeed = create<SpeedControl>()((set) => ({
  speed: first(),
  setSpeed(speed) {
    try {
      localStorage.setItem(KEY, speed);
    } catch {
      // Kept until the page is closed.
    }
    set({ speed });
  },
}));

export const speedNow = (): number => SPEEDS[useSpeed.getState().speed];
