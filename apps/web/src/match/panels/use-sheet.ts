/**
 * How high the sheet below the board stands, where the window is narrow: low while one plays on the board, raised by hand
 * or for as long as something is asked, and never so high by itself that the board has less than half of the window.
 */
import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from 'react';

const HEIGHTS = ['low', 'half', 'tall'] as const;
export type Height = (typeof HEIGHTS)[number];

/** CSS pixels that a finger may tremble, and after which letting go moves the sheet. */
const STILL = 8;
const MEANT = 32;

/** `asked`: what is asked now, that is to be seen; empty where there is nothing. */
export function useSheet(asked: string) {
  const [height, setHeight] = useState<Height>(asked ? 'half' : 'low');
  const [seen, setSeen] = useState(asked);
  /** Nobody has raised it by hand: it goes down again when there is nothing to answer. */
  const [byItself, setByItself] = useState(asked !== '');
  if (asked !== seen) {
    setSeen(asked);
    if (asked && height === 'low') {
      setHeight('half');
      setByItself(true);
    } else if (!asked && byItself) setHeight('low');
  }
  const set = useCallback((next: Height) => {
    setHeight(next);
    setByItself(false);
  }, []);
  const step = useCallback(
    (by: 1 | -1) => {
      const next = HEIGHTS[HEIGHTS.indexOf(height) + by];
      if (next) set(next);
    },
    [height, set],
  );
  return { height, set, step };
}

/** The sheet follows the finger that draws it, and the board keeps its size until it is let go. */
export function useDrawn(step: (by: 1 | -1) => void) {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return useCallback(
    ({ pointerId, clientY: from, currentTarget: head, isPrimary, button }: ReactPointerEvent<HTMLElement>) => {
      if (!isPrimary || button !== 0) return;
      const sheet = head.parentElement;
      let drawn = 0;
      const follow = (event: PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        drawn = event.clientY - from;
        if (Math.abs(drawn) > STILL) sheet?.style.setProperty('translate', `0 ${drawn}px`);
      };
      const end = (event: PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        stop.current?.();
        if (event.type === 'pointerup' && Math.abs(drawn) > MEANT) step(drawn < 0 ? 1 : -1);
      };
      // What lies under a finger that has drawn the sheet was not pressed.
      const press = (event: MouseEvent) => {
        if (Math.abs(drawn) > STILL) event.stopPropagation();
      };
      const kinds = ['pointerup', 'pointercancel'] as const;
      stop.current = () => {
        sheet?.style.removeProperty('translate');
        removeEventListener('pointermove', follow);
        for (const kind of kinds) removeEventListener(kind, end);
        setTimeout(() => head.removeEventListener('click', press, true));
      };
      addEventListener('pointermove', follow);
      for (const kind of kinds) addEventListener(kind, end);
      head.addEventListener('click', press, true);
    },
    [step],
  );
}
