/**
 * Keeps the keyboard's focus in a part of the page whose buttons come and go: a button that is switched off while an
 * order is sent gets the focus back, and when it is gone the part itself takes it. Without this every order would throw
 * a keyboard player back to the top of the page.
 */
import { type RefObject, useEffect } from 'react';

export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    let last: HTMLElement | null = null;
    const focused = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement && target !== element && element.contains(target) ? target : null;
    };
    // Whoever takes the pointer elsewhere means it.
    const left = () => {
      last = null;
    };
    const changed = new MutationObserver(() => {
      if (!last || document.activeElement !== document.body) return;
      if (!last.isConnected) element.focus({ preventScroll: true });
      else if (!last.matches(':disabled')) last.focus({ preventScroll: true });
    });
    changed.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', focused);
    document.addEventListener('pointerdown', left);
    return () => {
      changed.disconnect();
      document.removeEventListener('focusin', focused);
      document.removeEventListener('pointerdown', left);
    };
  }, [part]);
}
