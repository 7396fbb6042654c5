/** Keys that work anywhere on the page, save while somebody is typing; arrows only where nothing else uses them. */
import { useEffect } from 'react';
import type { Camera } from '../../face/table.ts';
import { useMatchStore } from '../line/context.ts';
import type { MatchStore } from '../line/store.ts';
import { usePace } from '../pace/pace.ts';
import { useSpeed } from '../pace/speed.ts';

/** CSS pixels that one press moves the map. */
const STEP = 120;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
/** Keys that may be held: they move the eye, and order nothing. */
const HELD = new Set([...Object.keys(PANS), '+', '=', '-', 'n', 'p', 's', 't']);

/** Arrows are for the board where no other part of the page has the focus. */
const isOnBoard = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element) || target.matches('body') || target.closest('.board') !== null;

/** The orders have taken the focus of a button that is gone, and have no use for arrows themselves. */
const isOnNothing = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.matches('.orders');

/** Whether the key was one for the camera. */
function moveCamera(board: Camera | null, event: KeyboardEvent, key: string): boolean {
  const pan = isOnBoard(event) ? PANS[key] : undefined;
  if (pan) board?.panBy(...pan);
  else if (key === '+' || key === '=') board?.zoomIn();
  else if (key === '-') board?.zoomOut();
  else if (key === '0') board?.fit();
  else if (key === 'f') board?.fitPieces();
  else return false;
  return true;
}

/** Enter presses what has the focus, where that can be pressed. */
export const isOnControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role=tab]') !== null;

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null);

/** Whether the key was one for what is played. */
function pace(event: KeyboardEvent, key: string): boolean {
  const { player, playing, paused, again } = usePace.getState();
  const { speed, setSpeed } = useSpeed.getState();
  if (key === 'g' && again && !playing) document.querySelector<HTMLElement>('[data-testid=pace-again]')?.click();
  else if (!playing) return false;
  else if (key === ' ' && !isOnControl(event)) player?.pause(!paused);
  else if (key === 'v') setSpeed(speed === 'calm' ? 'quick' : 'calm');
  else if (key === 'x') player?.rush();
  else return false;
  return true;
}

const endButton = () => document.querySelector<HTMLButtonElement>('.phase-bar .end-step .button');

/**
 * Presses the button that ends the step, as soon as the order before it has been carried out. What it asks is answered at
 * the button, never by the same key.
 */
async function endStep({ getState }: MatchStore): Promise<void> {
  if (!(await getState().settled())) return;
  // The button is drawn a moment after the position is known.
  await new Promise(requestAnimationFrame);
  const button = endButton();
  button?.focus();
  if (button?.dataset['asks'] === 'false') button.click();
}

/** What a table adds to the keys that every table has. */
interface Own {
  camera(): Camera | null;
  /** Whether the key was one of its own; arrows come here only where they are meant for the board. */
  press(event: KeyboardEvent, key: string): boolean;
  release?(key: string): void;
  /** Takes a key before all others. */
  first?(key: string): boolean;
  /** Puts down what is in hand, the last of it first. */
  putDown(): void;
}

const isArrow = (key: string): boolean => PANS[key] !== undefined;

/** `own` stays the same from one rendering to the next; `showKeys` is called when somebody asks which keys there are. */
export function useTableKeys(own: Own, showKeys: () => void): void {
  const store = useMatchStore();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      // Capitals are typed with Shift held, or without where it is locked.
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      // A key that is held orders nothing twice; nor does the button that has the focus.
      const held = event.repeat && !HELD.has(key);
      if (own.first?.(key)) event.preventDefault();
      else if (held ? key === 'Enter' || !isOnControl(event) : act(event, key)) event.preventDefault();
    };
    /** Whether the key was one of ours. */
    const act = (event: KeyboardEvent, key: string): boolean => {
      const forBoard = !event.shiftKey && (isOnBoard(event) || isOnNothing(event));
      if ((!isArrow(key) || forBoard) && own.press(event, key)) return true;
      switch (key) {
        case 'Escape':
          own.putDown();
          return true;
        case 'e':
          if (!endButton()) return false;
          void endStep(store);
          return true;
        case '?':
          showKeys();
          return true;
        default:
          return pace(event, key) || moveCamera(own.camera(), event, key);
      }
    };
    const release = ({ key }: KeyboardEvent) => own.release?.(key.toLowerCase());
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
    };
  }, [store, own, showKeys]);
}
