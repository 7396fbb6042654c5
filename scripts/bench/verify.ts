/** How long the browser takes to judge the longest record that is kept, and whether its page lives meanwhile: in Chromium, without a line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { Table } from '../../tests/browser/table.ts';
import { type Figure, figure } from './figures.ts';

/** A whole game of Gondor by chance: the longest of those that the rules are proven by. */
const LONGEST = join(import.meta.dirname, '../../apps/cli/corpus/gondor_1.0.0_1.json.gz');
const TIMES = 3;
/** A thousand and more dice and hashes a second: what takes a page longer than this has stopped. */
const GIVE_UP_MS = 120_000;

const recordSchema = z.object({ entries: z.array(z.object({ body: z.object({ kind: z.string() }) })) });

declare global {
  interface Window {
    /** Milliseconds of the page's thread in one piece, the longest; what is shorter than 50 is not noted. */
    longestTask: number;
    /** Milliseconds between two pictures that the page was asked for, the longest. */
    longestGap: number;
  }
}

/** Runs in the page. */
function noteTasks(): void {
  window.longestTask = window.longestGap = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    window.longestGap = Math.max(window.longestGap, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Found {
  readonly tookMs: number;
  readonly longestTask: number;
  readonly longestGap: number;
}

async function judge(page: Page, name: string, buffer: Buffer): Promise<Found> {
  await page.evaluate(() => {
    window.longestTask = window.longestGap = 0;
  });
  const began = performance.now();
  await page.getByTestId('verify-file').setInputFiles({ name, mimeType: 'application/json', buffer });
  const work = page.locator('[data-testid=verify-work][data-work=found]').getByText(name);
  await work.waitFor({ timeout: GIVE_UP_MS });
  await page.getByTestId('verdict').waitFor();
  const tookMs = performance.now() - began;
  const verdict = await page.getByTestId('verdict').getAttribute('data-verdict');
  if (verdict !== 'sound') throw new Error(`a record that is sound is called ${verdict}`);
  const noted = await page.evaluate(() => ({ longestTask: window.longestTask, longestGap: window.longestGap }));
  return { tookMs, ...noted };
}

/** With a server and a Chromium of its own; half a minute. */
export async function measureVerify(): Promise<Figure[]> {
  const record = gunzipSync(readFileSync(LONGEST));
  const { entries } = recordSchema.parse(JSON.parse(record.toString('utf8')));
  const commands = entries.filter(({ body }) => body.kind === 'command').length;
  const table = await Table.layWithoutBoard();
  try {
    const { page } = await table.seat('Zoe', { width: 1280, height: 800 });
    await page.addInitScript(noteTasks);
    await page.goto(`${table.address}/verify`);
    await page.locator('[data-testid=verify][data-ready=true]').waitFor({ timeout: 60_000 });
    await page.context().setOffline(true);
    const found: Found[] = [];
    for (let i = 0; i < TIMES; i++) found.push(await judge(page, `record-${i}.json`, record));
    const most = (of: (one: Found) => number) => Math.max(...found.map(of));
    const what = `a whole match of ${commands.toLocaleString('en')} commands`;
    return [
      figure(
        `${what}: judged, the slowest of ${TIMES} times`,
        most(({ tookMs }) => tookMs),
        'ms',
        { max: 10_000 },
      ),
      figure(
        "the longest task of the page's thread (0: below 50 ms)",
        most(({ longestTask }) => longestTask),
        'ms',
        {
          max: 200,
        },
      ),
      figure(
        'the longest that the page showed no new picture',
        most(({ longestGap }) => longestGap),
        'ms',
      ),
    ];
  } finally {
    await table.clear();
  }
}
