/**
 * What the pages ask of a machine, by Chromium's own figures: how long until a match can be read and played, what jumps,
 * what comes over the wire, how long a choice takes to be seen, what the memory does over many turns. Of the built client
 * and a server of its own, on a line as a good mobile one and on a processor slowed down four times as well.
 */
import type { CDPSession, Page } from 'playwright-core';
import { framesIn, untilAtRest } from '../../tests/browser/frames.ts';
import { type Person, Table } from '../../tests/browser/table.ts';
import { type Figure, figure } from './figures.ts';

/** Fast 4G, as Chromium's own tools have it. */
const LINE = { offline: false, latency: 60, downloadThroughput: (9e6 / 8) * 0.9, uploadThroughput: (1.5e6 / 8) * 0.9 };
const SLOWDOWNS = [1, 4] as const;
const TURNS = 20;
/** Milliseconds that nothing has happened for. */
const STILL = 3000;

const POSITIONS = {
  'helms-deep': {
    game: 'helms-deep',
    // All of the game's turns are to be played from here.
    turn: 1,
    phase: 'isengard-movement',
    units: [
      { id: 'orc-1', hex: '1312' },
      { id: 'orc-3', hex: '1512' },
      { id: 'infantry-1', hex: '1310' },
    ],
    leaders: [{ id: 'theoden', hex: '0808' }],
  },
} as const;

/** What the page notes of itself, from its first script on. */
interface Noted {
  largestPaint: number;
  shift: number;
  usable: number;
  board: number;
  slowest: number;
  /** The longest that a picture was waited for; what is quicker than 50 ms is not noted. */
  frame: number;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page. */
function note(): void {
  const noted: Noted = { largestPaint: 0, shift: 0, usable: 0, board: 0, slowest: 0, frame: 0 };
  window.noted = noted;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...more });
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    if (!shift.hadRecentInput) noted.shift += shift.value;
  });
  observe(
    'event',
    ({ duration }) => {
      noted.slowest = Math.max(noted.slowest, duration);
    },
    { durationThreshold: 16 },
  );
  observe('long-animation-frame', ({ duration }) => {
    noted.frame = Math.max(noted.frame, duration);
  });
  const look = () => {
    if (noted.usable === 0 && document.querySelector('[data-testid=task][data-mine=true]'))
      // What has been put there is painted by the next frame.
      requestAnimationFrame(() =>
        setTimeout(() => {
          noted.usable ||= performance.now();
        }),
      );
    if (noted.board === 0 && document.querySelector('[data-testid=board][data-ready=true]'))
      noted.board = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

const slowed = (times: number) => (times === 1 ? '' : `, processor ${times} times slower`);

/** A match opened with nothing kept, by its player whose move it is. */
async function openCold(table: Table, game: string, address: string, times: number, kept: string): Promise<Figure[]> {
  const guest = await table.seat('Guest', { width: 1280, height: 800 });
  const { page } = guest;
  await page.addInitScript((session) => localStorage.setItem('warbeacon.session', session), kept);
  await page.addInitScript(note);
  const tools = await page.context().newCDPSession(page);
  let bytes = 0;
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', LINE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: times });
  await page.goto(address);
  await page.locator('[data-testid=board][data-ready=true]').waitFor({ timeout: 120_000 });
  await page.waitForTimeout(STILL);
  const noted = await page.evaluate(() => window.noted);
  // A slow processor is at its finer map for longer.
  await untilAtRest(guest);
  const frames = await framesIn(guest, STILL);
  const what = (of: string) => `${game}${slowed(times)}: ${of}`;
  const bound = (limit: { max: number }) => (times === 4 ? limit : undefined);
  const figures = [
    figure(what('usable in words and buttons'), noted.usable, 'ms', bound({ max: 5000 })),
    figure(what('largest paint'), noted.largestPaint, 'ms', bound({ max: 4000 })),
    figure(what('layout shift'), noted.shift, '', bound({ max: 0.05 })),
    figure(what('first picture of the board'), noted.board, 'ms', bound({ max: 10_000 })),
    figure(what('over the wire'), bytes / 1000, 'kB', { max: 450 }),
    figure(what('frames asked for in three still seconds'), frames, '', { max: 0 }),
  ];
  await page.context().close();
  return figures;
}

/** Milliseconds: of what `act` does, until the page has answered the slowest input, and the longest that any picture took. */
async function answered(
  page: Page,
  act: () => Promise<void>,
): Promise<{ readonly input: number; readonly frame: number }> {
  await page.evaluate(() => {
    window.noted.slowest = window.noted.frame = 0;
  });
  await act();
  await page.waitForTimeout(1500);
  return await page.evaluate(() => ({ input: window.noted.slowest, frame: window.noted.frame }));
}

/** Choosing a piece, pointing at hexes, ordering it: with the pointer on the panel and the board. */
async function interactions(person: Person, tools: CDPSession): Promise<Figure[]> {
  const { page } = person;
  await person.openWords();
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.waitForTimeout(1000);
  const first = await answered(page, async () => await person.by('choose-orc-1').click());
  const next = await answered(page, async () => await person.by('choose-orc-3').click());
  const box = await person.by('board').boundingBox();
  if (!box) throw new Error('there is no board');
  const hover = await answered(page, async () => {
    for (let i = 0; i < 12; i++) await page.mouse.move(box.x + 200 + i * 25, box.y + 200 + i * 12);
  });
  const order = await answered(page, async () => await person.by('words-go').click());
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return [
    figure('processor 4 times slower: choosing the first piece, until it is seen', first.input, 'ms', { max: 200 }),
    figure('choosing another', next.input, 'ms', { max: 200 }),
    // Moves of a pointer are no inputs that a browser times: what they do is in the pictures.
    figure('pointing at hexes, the longest picture (0: below 50 ms)', hover.frame, 'ms', { max: 200 }),
    figure('an order', order.input, 'ms', { max: 200 }),
    figure('the longest picture of all these', Math.max(first.frame, next.frame, order.frame), 'ms'),
  ];
}

const heapOf = async (tools: CDPSession): Promise<number> => {
  await tools.send('HeapProfiler.collectGarbage');
  return (await tools.send('Runtime.getHeapUsage')).usedSize / 1e6;
};

/** Both end step after step, and answer what they are asked by what comes first, until so many turns have passed. */
async function playTurns(people: readonly Person[], turns: number): Promise<number> {
  const [first] = people;
  const turn = async () => Number(await first?.by('turn-track').getAttribute('data-turn'));
  const begun = await turn();
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    const now = await turn();
    // The last turn is over with the game.
    if (await first?.by('result').count()) return now - begun + 1;
    if (now - begun >= turns) return now - begun;
    for (const person of people) {
      if (!(await person.isMyMove())) continue;
      const end = person.page.getByTestId('words-end-step');
      if ((await end.count()) > 0 && (await end.isEnabled())) await end.click();
      else await person.page.locator('[data-testid=words-now] button:enabled').first().click({ timeout: 2000 });
      const sure = person.page.getByTestId('end-step-sure');
      if ((await sure.count()) > 0) await sure.click();
    }
    await first?.page.waitForTimeout(60);
  }
  return (await turn()) - begun;
}

/** With a server and a Chromium of its own; some five minutes. */
export async function measurePages(): Promise<Figure[]> {
  const table = await Table.lay();
  try {
    const ann = await table.seat('Ann', { width: 1280, height: 800 });
    const bob = await table.seat('Bob', { width: 1280, height: 800 });
    await ann.page.addInitScript(note);
    const found: Figure[] = [];
    await table.begin(POSITIONS['helms-deep'], ann, bob);
    const address = ann.page.url();
    const kept = await ann.kept();
    await ann.open('/about');
    for (const times of SLOWDOWNS) found.push(...(await openCold(table, "Helm's Deep", address, times, kept)));
    const { matchId } = await ann.ask('/api/matches', {
      game: 'gondor',
      side: 'sauron',
      opponent: 'human',
      visibility: 'private',
    });
    await bob.ask(`/api/matches/${matchId}/join`, {});
    const gondor = new URL(`/match/${matchId}`, address).href;
    for (const times of SLOWDOWNS) found.push(...(await openCold(table, 'Gondor', gondor, times, kept)));
    await ann.page.goto(address);
    await ann.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await ann.page.waitForTimeout(STILL);
    const tools = await ann.page.context().newCDPSession(ann.page);
    found.push(...(await interactions(ann, tools)));
    await bob.openWords();
    const before = await heapOf(tools);
    const turns = await playTurns([ann, bob], TURNS);
    const after = await heapOf(tools);
    found.push(figure('memory of a match page', before, 'MB'));
    found.push(figure(`the same after ${turns} turns`, after, 'MB', { max: before + 5 }));
    return found;
  } finally {
    await table.clear();
  }
}
