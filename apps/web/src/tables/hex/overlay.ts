/** What is laid over the map because somebody has asked to see it; gone with the board. */
import { create } from 'zustand';
import { text } from '../../text/en.ts';
import type { Overlay } from './reach.ts';
import type { MatchStore } from './own.ts';

export const useOverlay = create<{ readonly overlay: Overlay | null }>()(() => ({ overlay: null }));

/** Lays over the board what is asked for, or takes it away; fetched when it is first wanted. */
export function turnReach(store: MatchStore, what: 'turnZones' | 'hideZones' | 'turnRange' | 'hideRange'): void {
  import('./reach.ts').then(
    ({ reachOf }) => reachOf(store)[what](),
    () => store.setState({ refusal: { code: 'offline', message: text.errors.offline } }),
  );
}
