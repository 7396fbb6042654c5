/** How fast a long match opens in the replay, and how fast one goes through it: in Chromium, as somebody who looks on. */
import type { CDPSession, Page } from 'playwright-core';
import { z } from 'zod';
import { noLimits } from '../../apps/server/src/testing/no-limits.ts';
import { Table } from '../../tests/browser/table.ts';
import { type Figure, figure } from './figures.ts';
import { measured } from './measured.ts';

/** Twenty turns of a match in which everybody marches. */
const COMMANDS = 1000;
/** Parts of the way through the match, as somebody pulls the slider about. */
const PLACES = [0.1, 0.5, 0.9, 1, 0.3, 0, 0.51, 0.52, 0.53, 0.99] as const;
const REST = 300;

/** Milliseconds that the page's thread has worked, whatever else the machine did meanwhile. */
const workOf = async (tools: CDPSession): Promise<number> => {
  const { metrics } = await tools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

/** Of each pull at the slider, until what it leads to is painted. */
async function pulls(page: Page, tools: CDPSession): Promise<number[]> {
  const taken: number[] = [];
  for (const place of PLACES) {
    const before = await workOf(tools);
    await page.getByTestId('replay-scrub').evaluate(async (slider: HTMLInputElement, to) => {
      slider.valueAsNumber = Math.round(to * Number(slider.max));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      for (let i = 0; i < 2; i++)
        await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve())));
    }, place);
    taken.push((await workOf(tools)) - before);
    await page.waitForTimeout(REST);
  }
  return taken.toSorted((a, b) => a - b);
}

/** Half a minute. */
export async function measureReplay(): Promise<Figure[]> {
  // As many pages of the history as anybody may have; the players alone are let hurry.
  const table = await Table.lay({ ...noLimits(), LIMIT_HISTORY_PER_SECOND: '2' });
  try {
    const matchOf = async (commands: number) =>
      z
        .object({ matchId: z.string() })
        .parse(await measured('apps/server/bench/long-match.ts', `${table.port}`, `${commands}`)).matchId;
    const [begun, matchId] = [await matchOf(1), await matchOf(COMMANDS)];
    const { page } = await table.seat('Zoe', { width: 1280, height: 800 });
    const come = async (to = matchId) => {
      const from = performance.now();
      await page.goto(`${table.address}/match/${to}`);
      // Looked for at every frame, and until that which shows it has been painted.
      await page.waitForFunction(() => document.querySelector('[data-testid=board][data-ready=true]') !== null);
      await page.evaluate(async () => {
        for (let i = 0; i < 2; i++)
          await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve())));
      });
      return performance.now() - from;
    };
    const first = await come(begun);
    const [short, again] = [[await come(begun)], [await come()]];
    for (let i = 0; i < 2; i++) {
      short.push(await come(begun));
      again.push(await come());
    }
    const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[1] ?? 0;
    await page.getByTestId('tab-match').click();
    await page.waitForTimeout(3000);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const [from, before] = [performance.now(), await workOf(tools)];
    await page.getByTestId('replay-open').click();
    await page.locator('[data-testid=replay][data-ready=true]').waitFor({ timeout: 60_000 });
    const [opened, worked] = [performance.now() - from, (await workOf(tools)) - before];
    await page.waitForTimeout(1500);
    const taken = await pulls(page, tools);
    return [
      figure(`who looks on comes to a match of ${COMMANDS} commands: until the board is seen`, middle(again), 'ms', {
        max: 1000,
      }),
      figure('the same of one that has only begun', middle(short), 'ms'),
      figure('the same with nothing kept of an earlier visit', first, 'ms'),
      figure(`replay of ${COMMANDS} commands: until it can be gone through`, opened, 'ms', { max: 2000 }),
      figure('the work of the page in it', worked, 'ms'),
      figure(
        'the work of a pull at the slider until it is painted, half of them',
        taken[taken.length >> 1] ?? 0,
        'ms',
        {
          max: 100,
        },
      ),
      figure('the longest of them', taken.at(-1) ?? 0, 'ms'),
    ];
  } finally {
    await table.clear();
  }
}
