import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { MatchActions, MatchState, MatchStore } from './store.ts';

export const MatchContext = createContext<MatchStore | null>(null);

/** Shows the match again, from a ply on or from its beginning. */
export const ReplayContext = createContext<(at?: number) => void>(() => undefined);

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
