/** Keys that work anywhere on the page, save while somebody is typing; arrows only where nothing else uses them. */
import { useEffect } from 'react';
import { hexOf } from '../../face/view.ts';
import { useMatchStore } from '../../match/line/context.ts';
import type { MatchActions, MatchState } from '../../match/line/store.ts';
import { actOnAim } from './act.ts';
import { useBoard } from './board-control.ts';
import { canMarch, stillOnTheirWay } from './marching.ts';

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

/** Enter presses what has the focus, where that can be pressed. */
const isOnControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role=tab]') !== null;

/** Whether the key was one for pieces that are sent on together. */
function march(state: MatchState & MatchActions, event: KeyboardEvent): boolean {
  const { key } = event;
  if (!canMarch(state)) return false;
  if (key === 'a') state.gather(state.offer?.actors ?? []);
  else if (key === 'm' && stillOnTheirWay(state).length > 0) void state.marchOn();
  else if (event.key === 'Enter' && state.march && !isOnControl(event)) void state.sendMarch();
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
        else if (store.getState().group.length > 0) store.getState().disband();
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
      } else if (event.key === 'Enter' && !isOnControl(event) && actOnAim(store)) {
        // As a second click on what is aimed at.
      } else if (!march(store.getState(), event) && !moveCamera(event)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store]);
}
