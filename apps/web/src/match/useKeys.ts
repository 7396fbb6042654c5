/** Keys that work anywhere on the page, save while somebody is typing. */
import { useEffect } from 'react';
import { useMatchStore } from './context.ts';

export function useKeys(): void {
  const store = useMatchStore();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog') !== null;
      if (typing) return;
      const { offer, piece, select, selectHex, aim, setAim } = store.getState();
      if (event.key === 'Escape') {
        if (aim) setAim(null);
        else selectHex(null);
      } else if (event.key === 'n' || event.key === 'p') {
        // The next or previous piece that can act.
        const actors = offer?.actors ?? [];
        if (actors.length === 0) return;
        const at = piece === null ? -1 : actors.indexOf(piece);
        const step = event.key === 'n' ? 1 : -1;
        select(actors[(at + step + actors.length) % actors.length] ?? null);
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store]);
}
