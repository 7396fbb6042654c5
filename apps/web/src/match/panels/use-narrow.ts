import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 760px)');
const subscribe = (call: () => void) => {
  query.addEventListener('change', call);
  return () => query.removeEventListener('change', call);
};

/** The page is laid out for a narrow screen; the same width as in the style sheets. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
