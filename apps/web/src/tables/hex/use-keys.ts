/** Keys that work anywhere on the page, save while somebody is typing; arrows only where nothing else uses them. */
import { useEffect, useRef } from 'react';
import { useMatchStore } from '../../match/line/context.ts';
import type { MatchActions, MatchState, MatchStore } from '../../match/line/store.ts';
import { nothingComing } from '../../shell/parts/late.tsx';
import { useBoard } from './board-control.ts';
import { aimNext, chooseNext, enter, goThroughStack, walk } from './by-keys.ts';
import { canAttack, canMarch, stillOnTheirWay } from './marching.ts';
import { turnReach } from './overlay.ts';
import { usePace } from './pace.ts';
import { isArrow } from './walking.ts';

/** CSS pixels that one press moves the map. */
const STEP = 120;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
/** Milliseconds from which on a key has been held, not pressed. */
const HELD_MS = 450;
/** Keys that may be held: they move the eye, and order nothing. */
const HELD = new Set([...Object.keys(PANS), '+', '=', '-', 'n', 'p', 's', 't']);

/** Arrows are for the board where no other part of the page has the focus. */
const isOnBoard = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element) || target.matches('body') || target.closest('.board') !== null;

/** The orders have taken the focus of a button that is gone, and have no use for arrows themselves. */
const isOnNothing = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.matches('.orders');

/** Whether the key was one for the camera. */
function moveCamera(event: KeyboardEvent, key: string): boolean {
  const { board } = useBoard.getState();
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
const isOnControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role=tab]') !== null;

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null);

/** What is typed for the field of the goal before that is there; `null` while none is waited for. */
let typedAhead: { digits: string; entered: boolean } | null = null;

/** Whoever gathers them by a key says by keys where they go: the field has the focus as soon as the card is there. */
async function toGoal(): Promise<void> {
  const ahead = { digits: '', entered: false };
  typedAhead = ahead;
  await nothingComing();
  if (typedAhead !== ahead) return;
  typedAhead = null;
  const field = document.querySelector<HTMLInputElement>('.group-card .to-hex input');
  if (!field) return;
  field.focus({ preventScroll: true });
  field.value = ahead.digits;
  if (ahead.entered) field.form?.requestSubmit();
}

/** Whether the key was meant for the field that is on its way. Else Enter would press what has the focus still. */
function typeAhead(key: string): boolean {
  if (!typedAhead) return false;
  if (/^\d$/.test(key)) typedAhead.digits += key;
  else if (key === 'Enter') typedAhead.entered = true;
  else return false;
  return true;
}

/** Whether the key was one for pieces that are sent on together. */
function march(state: MatchState & MatchActions, event: KeyboardEvent, key: string): boolean {
  if (!canMarch(state)) return false;
  if (key === 'a') {
    state.gather(state.offer?.actors ?? []);
    void toGoal();
  } else if (key === 'm' && stillOnTheirWay(state).length > 0) void state.marchOn();
  else if (key === 'Enter' && state.march && !isOnControl(event)) void state.sendMarch();
  else return false;
  return true;
}

/** Whether the key was one for what is played. */
function pace(event: KeyboardEvent, key: string): boolean {
  const { player, playing, paused, again } = usePace.getState();
  const { speed, setSpeed } = useBoard.getState();
  if (key === 'g' && again && !playing) document.querySelector<HTMLElement>('[data-testid=pace-again]')?.click();
  else if (!playing) return false;
  else if (key === ' ' && !isOnControl(event)) player?.pause(!paused);
  else if (key === 'v') setSpeed(speed === 'calm' ? 'quick' : 'calm');
  else if (key === 'x') player?.rush();
  else return false;
  return true;
}

/** Puts down what is in hand, the last of it first. */
function putDown({ getState }: MatchStore): void {
  const { aim, setAim, fan, setFan, group, disband, selectHex } = getState();
  if (fan) setFan(null);
  else if (aim) setAim(null);
  else if (group.length > 0) disband();
  else selectHex(null);
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

/** `showKeys` is called when somebody asks which keys there are. */
export function useKeys(showKeys: () => void): void {
  const store = useMatchStore();
  const last = useRef(0);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      // Capitals are typed with Shift held, or without where it is locked.
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      // A key that is held orders nothing twice; nor does the button that has the focus.
      const held = event.repeat && !HELD.has(key);
      if (typeAhead(key)) event.preventDefault();
      else if (held ? key === 'Enter' || !isOnControl(event) : act(event, key)) event.preventDefault();
    };
    /** Whether the key was one of ours. */
    const act = (event: KeyboardEvent, key: string): boolean => {
      const choose = (step: 1 | -1): boolean => {
        if ((store.getState().offer?.actors ?? []).length === 0) return false;
        last.current = chooseNext(store, step, last.current);
        return true;
      };
      if (isArrow(key) && !event.shiftKey && (isOnBoard(event) || isOnNothing(event)) && walk(store, key)) return true;
      switch (key) {
        case 'Escape':
          putDown(store);
          return true;
        case 'n':
          return choose(event.shiftKey ? -1 : 1);
        case 'p':
          return choose(-1);
        case 's':
          return goThroughStack(store, event.shiftKey ? -1 : 1);
        case 't':
          return aimNext(store);
        case 'e':
          if (!endButton()) return false;
          void endStep(store);
          return true;
        case 'z':
          return lay('turnZones');
        case 'r':
          return lay('turnRange');
        case '?':
          showKeys();
          return true;
        case 'a':
          if (canAttack(store.getState()).length === 0) return march(store.getState(), event, key);
          void store.getState().attackTogether('all');
          return true;
        default:
          if (march(store.getState(), event, key) || pace(event, key)) return true;
          if (key === 'Enter') return !isOnControl(event) && enter(store);
          return moveCamera(event, key);
      }
    };
    /** What is laid over the map by a key that is held is gone with it. */
    let laid = 0;
    const lay = (what: 'turnZones' | 'turnRange'): true => {
      laid = performance.now();
      turnReach(store, what);
      return true;
    };
    const release = ({ key }: KeyboardEvent) => {
      if (laid === 0 || performance.now() - laid < HELD_MS || !/^[zr]$/i.test(key)) return;
      laid = 0;
      turnReach(store, key.toLowerCase() === 'z' ? 'hideZones' : 'hideRange');
    };
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
    };
  }, [store, showKeys]);
}
