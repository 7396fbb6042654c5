import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 760px), (max-height: 520px)');
const subscribe = (call: () => void) => {
  query.addEventListener('change', call);
  return () => query.removeEventListener('change', call);
};

/**
 * The page is laid out for a small window, upright with a sheet below the board, or lying with the panel beside it: as in
 * the style sheets.
 */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
