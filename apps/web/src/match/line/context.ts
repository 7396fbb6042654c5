import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { MatchActions, MatchState, MatchStore } from './store.ts';

export const MatchContext = createContext<MatchStore | null>(null);

/** How one looks at the match as it was: all that has happened since some ply, played by itself, or from some ply on. */
export interface Looking {
  readonly since?: number | undefined;
  readonly at?: number | undefined;
}
/** Shows the match again; from its beginning, where nothing is said. */
export const ReplayContext = createContext<(looking: Looking) => void>(() => undefined);

export function useMatchStore(): MatchStore {
  const store = useContext(MatchContext);
  if (!store) throw new Error('outside of a match page');
  return store;
}

/** A part of what the page knows; renders again only when that part differs. */
export function useMatch<T>(select: (state: MatchState & MatchActions) => T): T {
  return useStore(useMatchStore(), useShallow(select));
}

/** It is this browser's decision now. */
export const isMine = (state: MatchState): boolean => state.side !== null && state.view?.decision?.side === state.side;
