/**
 * Pointer, wheel and touch on the board's element, told as what people mean by them: tap, hover, drag, pan, pinch, long
 * press. Knows neither map nor pieces.
 */
import type { Point } from './plane.ts';

/** All points are CSS pixels from the element's top left corner. */
export interface GestureHandlers {
  /** What a press at this point takes hold of: an object to drag, or the map itself. */
  grab(at: Point, shift: boolean): Hold;
  /** `shift`: held as the pointer went down. */
  tap(at: Point, shift: boolean): void;
  /** `null` when the pointer leaves. Touch never hovers. */
  hover(at: Point | null): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** A grabbed piece is moved, then dropped; `cancelled` when a second finger or Escape ends it. */
  drag(at: Point): void;
  drop(at: Point, cancelled: boolean): void;
  /** A box from where the pointer went down; `done` when it is let go, `cancelled` when nothing is to come of it. */
  box(from: Point, to: Point, state: 'drawing' | 'done' | 'cancelled'): void;
  menu(at: Point): void;
}

/** An object, the map, or a box that is drawn over it. */
type Hold = 'piece' | 'map' | 'box';

/** CSS pixels a pointer may tremble before a press becomes a drag. */
const SLOP = { mouse: 4, touch: 9 } as const;
const LONG_PRESS_MS = 500;

interface Press {
  readonly start: Point;
  last: Point;
  readonly touch: boolean;
  readonly shift: boolean;
  readonly holds: Hold;
  phase: 'pressed' | 'dragging' | 'spent';
}

export function listenForGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const pointers = new Map<number, Point>();
  let press: Press | null = null;
  let longPress: ReturnType<typeof setTimeout> | undefined;
  const listeners = new AbortController();

  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const middle = (): { point: Point; spread: number } => {
    const [a, b] = [...pointers.values()] as [Point, Point];
    return { point: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, spread: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) };
  };
  const endPress = (cancelled: boolean): void => {
    clearTimeout(longPress);
    if (press?.phase === 'dragging' && press.holds === 'piece') handlers.drop(press.last, cancelled);
    if (press?.phase === 'dragging' && press.holds === 'box')
      handlers.box(press.start, press.last, cancelled ? 'cancelled' : 'done');
    press = null;
  };

  const down = (event: PointerEvent): void => {
    if (event.button === 2) return;
    element.setPointerCapture(event.pointerId);
    const point = at(event);
    pointers.set(event.pointerId, point);
    if (pointers.size > 1) {
      endPress(true);
      return;
    }
    const touch = event.pointerType === 'touch';
    const holds = event.button === 1 ? 'map' : handlers.grab(point, event.shiftKey);
    press = { start: point, last: point, touch, shift: event.shiftKey, holds, phase: 'pressed' };
    if (touch) {
      longPress = setTimeout(() => {
        if (press?.phase !== 'pressed') return;
        press.phase = 'spent';
        handlers.menu(point);
      }, LONG_PRESS_MS);
    }
  };

  const move = (event: PointerEvent): void => {
    const point = at(event);
    if (!pointers.has(event.pointerId)) {
      if (event.pointerType !== 'touch') handlers.hover(point);
      return;
    }
    if (pointers.size === 2) {
      const before = middle();
      pointers.set(event.pointerId, point);
      const after = middle();
      handlers.zoom(after.spread / before.spread, after.point);
      handlers.pan(before.point.x - after.point.x, before.point.y - after.point.y);
      return;
    }
    pointers.set(event.pointerId, point);
    if (!press || press.phase === 'spent') return;
    if (press.phase === 'pressed') {
      const slop = press.touch ? SLOP.touch : SLOP.mouse;
      if (Math.hypot(point.x - press.start.x, point.y - press.start.y) < slop) return;
      press.phase = 'dragging';
      clearTimeout(longPress);
    }
    if (press.holds === 'piece') handlers.drag(point);
    else if (press.holds === 'box') handlers.box(press.start, point, 'drawing');
    else handlers.pan(press.last.x - point.x, press.last.y - point.y);
    press.last = point;
  };

  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    if (!press) return;
    if (event.type === 'pointercancel') {
      endPress(true);
      return;
    }
    const { phase, start, shift } = press;
    endPress(false);
    if (phase === 'pressed' && event.button === 0) handlers.tap(start, shift);
  };

  const options = { signal: listeners.signal };
  element.addEventListener('pointerdown', down, options);
  element.addEventListener('pointermove', move, options);
  element.addEventListener('pointerup', up, options);
  element.addEventListener('pointercancel', up, options);
  element.addEventListener('pointerleave', () => handlers.hover(null), options);
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1);
      // A pinch on a trackpad arrives as a wheel with Ctrl held, in much smaller steps.
      const factor = Math.exp(-Math.max(-240, Math.min(240, pixels)) * (event.ctrlKey ? 0.01 : 0.0018));
      handlers.zoom(factor, at(event));
    },
    { ...options, passive: false },
  );
  element.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      // A long press has already told of itself.
      if (!press?.touch) handlers.menu(at(event));
    },
    options,
  );
  window.addEventListener('keydown', (event) => event.key === 'Escape' && endPress(true), options);

  return () => {
    clearTimeout(longPress);
    listeners.abort();
  };
}
