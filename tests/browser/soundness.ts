/** A page against the machine-checkable part of WCAG 2.2 AA, in both themes, and against fingers. */
import axe from 'axe-core';
import { expect } from 'vitest';
import type { Person } from './table.ts';

/** A theme is nothing but colours: what is tried by day is tried at dusk again where it looks at those. */
const THEMES = {
  day: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  dusk: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/**
 * Runs in the page: one sentence for each fault. Of what passed nothing is written down, and no style sheet is fetched anew for rules
 * that are not tried.
 */
const run = (runOnly: (typeof THEMES)[keyof typeof THEMES]): string => `axe
  .run(document, { runOnly: ${JSON.stringify(runOnly)}, resultTypes: ['violations'], preload: false })
  .then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map((node) => [id, node.target.join(' '), node.failureSummary].join(': '))),
  )`;

/** What is wrong with the page as it stands, in one theme and in the other. */
export async function faultsOf(person: Person): Promise<string[]> {
  // Half a megabyte, which stays as long as the page does.
  if (!(await person.page.evaluate(() => 'axe' in window))) await person.page.evaluate(axe.source);
  const found: string[] = [];
  for (const [theme, rules] of Object.entries(THEMES)) {
    await person.page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    const faults = await person.page.evaluate<string[]>(run(rules));
    found.push(...faults.map((fault) => `${theme}: ${fault}`));
  }
  return found;
}

/**
 * Names of what is under 44 CSS pixels high or wide and can be pressed. Links in running text, numbers of cases among
 * them, are read, not aimed at; lines of the log are lower where there is a mouse; a box is ticked by its whole label;
 * a column of a chart is as wide as its turn, and the table below it has a button for each (WCAG 2.5.8, equivalent).
 */
async function tooSmall(person: Person): Promise<string[]> {
  return await person.page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, a[href], select, summary, input:not([type=radio], [type=checkbox]), label:has(input)',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('.words:not(.open), p, td, .skip, .way-turns'))
      .filter((element) => !element.matches('.skip, .case, label.field, .log-go'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
      .map(({ element, box }) => `${element.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
}

export async function isSound(person: Person): Promise<void> {
  // All faults of all pages in one run.
  expect.soft(await faultsOf(person)).toEqual([]);
  expect.soft(await tooSmall(person)).toEqual([]);
}
