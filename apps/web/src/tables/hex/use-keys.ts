/** Keys that work anywhere on the page, save while somebody is typing; arrows only where nothing else uses them. */
import { useEffect } from 'react';
import { hexOf } from '../../face/view.ts';
import { useMatchStore } from '../../match/line/context.ts';
import { useBoard } from './board-control.ts';

/** CSS pixels that one press moves the map. */
const STEP = 120;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Whether the key was one for the camera. */
function moveCamera(event: KeyboardEvent): boolean {
  const { board } = useBoard.getState();
  const onBoard = !(event.target instanceof Element) || event.target.matches('body') || event.target.closest('.board');
  const pan = onBoard ? PANS[event.key] : undefined;
  if (pan) board?.panBy(...pan);
  else if (event.key === '+' || event.key === '=') board?.zoomIn();
  else if (event.key === '-') board?.zoomOut();
  else if (event.key === '0') board?.fit();
  else return false;
  return true;
}

export function useKeys(): void {
  const store = useMatchStore();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog') !== null;
      if (typing) return;
      const { offer, view, piece, select, selectHex, aim, setAim } = store.getState();
      if (event.key === 'Escape') {
        if (aim) setAim(null);
        else selectHex(null);
      } else if (event.key === 'n' || event.key === 'p') {
        // The next or previous piece that can act.
        const actors = offer?.actors ?? [];
        if (actors.length === 0) return;
        const at = piece === null ? -1 : actors.indexOf(piece);
        const step = event.key === 'n' ? 1 : -1;
        const next = actors[(at + step + actors.length) % actors.length] ?? null;
        select(next);
        const hex = next && view ? hexOf(view, next) : undefined;
        if (hex) useBoard.getState().goTo(hex);
      } else if (!moveCamera(event)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store]);
}
