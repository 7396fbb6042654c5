/** Whether what is on a page fits the window: nothing is cut off, out of reach, or lies over something else. */
import type { Person } from './table.ts';

/** CSS pixels of a window, and how much larger than usual somebody reads. */
export interface Window {
  readonly width: number;
  readonly height: number;
  readonly letters?: number;
}

export const inWords = ({ width, height, letters = 1 }: Window): string =>
  `${width}×${height}${letters === 1 ? '' : `, letters ${letters} times as large`}`;

/** As a person has it who drags the window's edge, and whose own style sheet makes letters larger. */
export async function putInto({ page }: Person, { width, height, letters = 1 }: Window): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (times) => {
    const { style } = document.documentElement;
    style.removeProperty('font-size');
    if (times !== 1) {
      const usual = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      style.setProperty('font-size', `${usual * times}px`, 'important');
    }
    // What the page itself does when its window changes is done by then.
    await new Promise((resolve) => setTimeout(resolve, 150));
  }, letters);
}

/** One sentence for each fault. */
export async function misfitsOf({ page }: Person): Promise<string[]> {
  return await page.evaluate(() => {
    /** Long names that people give themselves end in dots; the tab of the match has them whole. */
    const GIVEN = '.side-score-name b';
    const found: string[] = [];
    const inWindow = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className.replaceAll(' ', '.')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.words:not(.open), .skip') &&
      // Told to readers of screens alone.
      ![element, element.parentElement, element.parentElement?.parentElement].some(
        (each) => each && getComputedStyle(each).clipPath.startsWith('inset(50%'),
      );
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';

    /** How much of a box is cut off for good: nothing where one can scroll to the rest. */
    const cutOff = (element: Element, box: DOMRect): string | undefined => {
      let [across, down] = [true, true];
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (scrolls(overflowX)) across = false;
        if (scrolls(overflowY)) down = false;
        const isPage = at === document.documentElement || at === document.body;
        const edge = isPage ? inWindow : at.getBoundingClientRect();
        if (
          across &&
          (overflowX !== 'visible' || isPage) &&
          (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)
        )
          return `to the side of ${name(at)}`;
        if (isPage) down = false;
        if (down && overflowY !== 'visible' && (box.top < edge.top - 1.5 || box.bottom > edge.bottom + 1.5))
          return `above or below ${name(at)}`;
      }
      return undefined;
    };

    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide in a window of ${innerWidth}`);

    const all = [...document.body.querySelectorAll('*')].filter((each) => !each.closest('svg, canvas, select'));
    const tells = all.filter(
      (each) =>
        [...each.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        ) && isSeen(each),
    );
    for (const element of tells) {
      if (element.matches(GIVEN)) continue;
      const { overflowX, display } = getComputedStyle(element);
      if (display !== 'inline' && element.scrollWidth > element.clientWidth + 1 && !scrolls(overflowX))
        found.push(`${name(element)} is ${element.scrollWidth} wide in ${element.clientWidth}`);
      const where = cutOff(element, element.getBoundingClientRect());
      if (where) found.push(`${name(element)} is cut off ${where}`);
    }
    for (const button of all) {
      if (!button.matches('button, a[href], select, input, summary, [role=tab]') || !isSeen(button)) continue;
      const where = cutOff(button, button.getBoundingClientRect());
      if (where) found.push(`${name(button)} is out of reach ${where}`);
    }

    /** The lines of text that are seen, less what letters do not fill. */
    const lines = tells.flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map((rect) => {
          const air = rect.height * 0.28;
          let [left, top, right, bottom] = [rect.left + 1, rect.top + air, rect.right - 1, rect.bottom - air];
          for (let at: Element | null = element; at; at = at.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(at);
            if (overflowX === 'visible' && overflowY === 'visible') continue;
            const edge = at.getBoundingClientRect();
            [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
            [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
          }
          return { element, left, top, right, bottom };
        });
      }),
    );
    const shown = lines.filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
    shown.forEach((a, i) => {
      for (const b of shown.slice(i + 1)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2 && a.element !== b.element)
          found.push(`${name(a.element)} lies over ${name(b.element)}`);
      }
    });
    return [...new Set(found)];
  });
}

/** The board's share of the window's height. */
export async function shareOfBoard(person: Person): Promise<number> {
  const box = await person.by('board').boundingBox();
  return (box?.height ?? 0) / (person.page.viewportSize()?.height ?? 1);
}
