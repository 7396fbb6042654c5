/** Lets a match be heard, where its reader has asked for it. */
import { useEffect } from 'react';
import { create } from 'zustand';
import { isMine, useMatchStore } from '../line/context.ts';
import { faceOf } from '../line/store.ts';
import type { Player } from './player.ts';

const KEY = 'warbeacon.sounds';

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

interface SoundControl {
  /** Off until somebody switches them on. */
  readonly on: boolean;
  switchTo(on: boolean): void;
}

export const useSound = create<SoundControl>()((set) => ({
  on: kept(),
  switchTo(on) {
    try {
      if (on) localStorage.setItem(KEY, 'on');
      else localStorage.removeItem(KEY);
    } catch {
      // Kept until the page is closed.
    }
    set({ on });
  },
}));

export function useSounds(): void {
  const store = useMatchStore();
  const on = useSound((state) => state.on);
  useEffect(() => {
    if (!on) return;
    let player: Player | undefined;
    let gone = false;
    const stops: (() => void)[] = [];
    const begin = async () => {
      const [{ makePlayer }, { heardOf }] = await Promise.all([import('./player.ts'), import('./heard.ts')]);
      if (gone) return;
      player = makePlayer();
      const { play } = player;
      play(['dice']);
      stops.push(
        store.getState().onBegun(({ events }) => {
          const state = store.getState();
          if (state.view) play(heardOf(faceOf(state).animationsOf(events, state.view)));
        }),
        store.subscribe((state, before) => {
          if (before.view && isMine(state) && !isMine(before)) play(['horn']);
        }),
      );
    };
    // Without sounds the match is as good as with them.
    begin().catch(() => undefined);
    return () => {
      gone = true;
      for (const stop of stops) stop();
      player?.close();
    };
  }, [on, store]);
}
