/** How fast the page of a large event can be used, in Chromium: of a thousand entrants after nine rounds, by somebody who looks on. */
import { writeLongEvent } from '../../apps/server/src/testing/long-event.ts';
import { Table } from '../../tests/browser/table.ts';
import { type Figure, figure } from './figures.ts';

const ENTRANTS = 1000;
const TIMES = 3;

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Half a minute. */
export async function measureEventPage(): Promise<Figure[]> {
  const table = await Table.layWithoutBoard({ EXAMPLE_GAMES: 'on' });
  try {
    // The log is written while nobody else has the database, and read by the server when somebody looks first.
    await table.stop();
    const place = { dataDir: table.folder, databaseUrl: undefined };
    const terms = { game: 'the-ford', options: {} };
    const eventId = await writeLongEvent(place, { owner: 'nobody', entrants: ENTRANTS, rounds: 9, terms });
    await table.startAgain();
    const { page } = await table.seat('Zoe', { width: 1280, height: 800 });
    let bytes = 0;
    const tools = await page.context().newCDPSession(page);
    await tools.send('Network.enable');
    tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    const open = async (tab: string, row: string): Promise<number> => {
      await page.goto('about:blank');
      bytes = 0;
      const from = performance.now();
      await page.goto(`${table.address}/events/${eventId}#${tab}`);
      await page.getByTestId(row).nth(5).waitFor({ timeout: 60_000 });
      // What has been put there is painted by the next frame, and then a press is answered.
      await page.evaluate(async () => {
        await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve())));
      });
      return performance.now() - from;
    };
    const first = await open('standings', 'standing');
    const overTheWire = bytes;
    const again: number[] = [];
    for (let i = 0; i < TIMES; i++) again.push(await open('standings', 'standing'));
    const rows = await page.getByTestId('standing').count();
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const pairings = [];
    for (let i = 0; i < TIMES; i++) pairings.push(await open('rounds', 'pairing'));
    const name = `${ENTRANTS.toLocaleString('en')} entrants, nine rounds`;
    return [
      figure(`${name}: standings to be used, by the first who looks since the server began`, first, 'ms'),
      figure('the same when others have looked, the middle of three', middle(again), 'ms', { max: 2000 }),
      figure('the pairings of the last round', middle(pairings), 'ms', { max: 2000 }),
      figure('over the wire at first, everything', overTheWire / 1000, 'kB'),
      figure('rows of the standings in the page', rows, '', { max: 100 }),
      figure('elements in the page', elements, ''),
    ];
  } finally {
    await table.clear();
  }
}
