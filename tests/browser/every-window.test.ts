/** Every page in every window: a phone held upright and lying, a tiny one, a browser zoomed in, and letters twice as large. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWords, misfitsOf, putInto, shareOfBoard, type Window } from './fit.ts';
import { BEFORE_THE_CITY, FIELD } from './positions.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let attacker: Person;
let westernesse: Person;
let watcher: Person;
/** Of whom only the header is looked at, so that no board is painted anew at every width. */
let besieger: Person;
let besieged: Person;

beforeAll(async () => {
  table = await Table.lay({ EXAMPLE_GAMES: 'on' });
  attacker = await table.seat('Saruman', { width: 1280, height: 800 }, { touch: true });
  westernesse = await table.seat('Théoden of the Mark', { width: 1280, height: 800 }, { touch: true });
  watcher = await table.seat('Bard', { width: 1280, height: 800 });
  besieger = await table.seat('Gothmog', DESK, { board: false });
  besieged = await table.seat('Éomer', DESK, { board: false });
});
afterAll(async () => {
  await table.clear();
});

const PHONE = { width: 390, height: 844 };
const TINY = { width: 320, height: 480 };
const LYING = { width: 844, height: 390 };
/** A window of 1280×800 in which the browser shows everything twice as large. */
const ZOOMED = { width: 640, height: 400 };
const LARGE_LETTERS = { width: 1280, height: 800, letters: 2 };
const DESK = { width: 1280, height: 800 };
const TIGHT: readonly Window[] = [TINY, LYING, LARGE_LETTERS];
/** By night, with `npm run walks`, the roomier ones as well. */
const WINDOWS =
  process.env['WALKS'] === undefined ? TIGHT : [...TIGHT, PHONE, ZOOMED, { width: 768, height: 1024 }, DESK];
/** Where the board is to have half of the height or more. */
const SMALL: readonly Window[] = [PHONE, TINY, LYING, ZOOMED];

/** Goes through all windows, and comes back to a roomy one. */
async function fitsEverywhere(person: Person, what: string, hasBoard = true): Promise<void> {
  for (const window of WINDOWS) {
    await putInto(person, window);
    const where = `${what}, ${inWords(window)}`;
    expect.soft(await misfitsOf(person), where).toEqual([]);
    if (hasBoard && SMALL.includes(window)) expect.soft(await shareOfBoard(person), where).toBeGreaterThanOrEqual(0.5);
  }
  await putInto(person, DESK);
}

const AT_THE_WALL = { ...BEFORE_THE_CITY, phase: 'siege' };
/** Something to announce for both sides. */
const ABILITIES = {
  ...FIELD,
  phase: 'abilities',
  units: [
    { id: 'orc-1', hex: '1411' },
    { id: 'infantry-5', hex: '0710' },
    { id: 'infantry-9', hex: '1120' },
  ],
  leaders: [
    { id: 'captain-1', hex: '1411' },
    { id: 'theoden', hex: '0808' },
    { id: 'aragorn', hex: '0710' },
  ],
};

/** Widths from the narrowest phone to a large screen. */
const WIDTHS = Array.from({ length: 21 }, (_, i) => 320 + 80 * i);
/** Below this the armies stand in a row of their own. */
const TWO_ROWS = 612;

/** Where the parts of the header are, and whether the figures fit their meters. */
async function headerOf({ page }: Person) {
  return await page.evaluate(() => {
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name: element.className, left, top, right, bottom };
    };
    const seen = [...document.querySelectorAll('.top-bar > :not(.hidden-to-eye)')].map(boxOf);
    const meters = [...document.querySelectorAll('.meter small')];
    return {
      parts: [...seen, ...[...document.querySelectorAll('.side-score')].map(boxOf)],
      narrowMeters: meters.filter((each) => each.scrollWidth > each.clientWidth).length,
      heights: [
        ...new Set([...document.querySelectorAll('.meter')].map((each) => boxOf(each).bottom - boxOf(each).top)),
      ],
    };
  });
}

/** The least contrast of a tag with what lies behind it, as WCAG reckons it. Grain on paper keeps a machine from telling. */
async function faintestTag({ page }: Person): Promise<number> {
  return await page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const read = (colour: string) => {
      if (!pen) throw new Error('no canvas');
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const light = (colour: readonly number[]) => {
      const [r = 0, g = 0, b = 0] = colour.map((of) => {
        const part = of / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255, 255];
      const colour = read(getComputedStyle(element).backgroundColor);
      return colour[3] === 255 ? colour : behind(element.parentElement);
    };
    const contrasts = [...document.querySelectorAll('.tag')].map((tag) => {
      const [a, b] = [light(read(getComputedStyle(tag).color)), light(behind(tag))];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    });
    return Math.min(...contrasts);
  });
}

const rowOf = ({ top, bottom }: { readonly top: number; readonly bottom: number }) => Math.round((top + bottom) / 2);

describe('every window', { timeout: 400_000 }, () => {
  test('a field battle: nothing in hand, a piece in hand, whoever watches, and a question', async () => {
    await table.begin(FIELD, attacker, westernesse, watcher);
    await attacker.myMove();
    await fitsEverywhere(attacker, 'nothing in hand');
    await attacker.by('chip-uruk-infantry-2').click();
    await attacker.by('options').waitFor();
    await fitsEverywhere(attacker, 'a piece in hand');
    await fitsEverywhere(watcher, 'watching');
    for (const tab of ['forces', 'match'] as const) {
      await attacker.by(`tab-${tab}`).click();
      await attacker.by(tab === 'forces' ? 'forces' : 'people').waitFor();
      await fitsEverywhere(attacker, `the tab of ${tab}`, false);
    }
    await attacker.by('end-step').click();
    const asksBack = attacker.page.locator('[data-testid=end-step][data-asks=true]');
    if ((await asksBack.count()) > 0) await asksBack.click();
    await attacker.page.locator('[data-testid=target-archer-1] .button').click();
    await attacker.by('declared').waitFor();
    await fitsEverywhere(attacker, 'a melee declared');
    await attacker.by('end-step').click();
    await westernesse.by('question').waitFor();
    await fitsEverywhere(westernesse, 'a question');
  });

  test('setting up, and the free seat before it', async () => {
    const match = await attacker.ask('/api/matches', {
      game: 'helms-deep',
      side: 'isengard',
      opponent: 'human',
      visibility: 'private',
    });
    await attacker.open(`/match/${match['matchId']}`);
    await attacker.by('invite').waitFor();
    await fitsEverywhere(attacker, 'a free seat');
    await westernesse.open(`/join/${match['matchId']}`);
    await westernesse.by('take-seat').waitFor();
    await fitsEverywhere(westernesse, 'an invitation', false);
    await westernesse.ask(`/api/matches/${match['matchId']}/join`, {});
    await attacker.by('set-up').waitFor();
    await fitsEverywhere(attacker, 'setting up');
  });

  test('spells and engines of Gondor, abilities of Helm’s Deep', async () => {
    await table.begin(BEFORE_THE_CITY, attacker, westernesse);
    await westernesse.by('spells').waitFor();
    await fitsEverywhere(westernesse, 'spells');
    await westernesse.by('tab-forces').click();
    await westernesse.by('forces').waitFor();
    await fitsEverywhere(westernesse, 'the armies of Gondor', false);
    await table.begin(AT_THE_WALL, attacker, westernesse);
    await attacker.by('engines-now').waitFor();
    await fitsEverywhere(attacker, 'engines');
    await table.begin(ABILITIES, attacker, westernesse);
    await attacker.by('abilities').waitFor();
    await fitsEverywhere(attacker, 'abilities');
  });

  test.each([
    ['helms-deep', FIELD],
    ['gondor', BEFORE_THE_CITY],
  ])('the header of %s holds its shape at every width', async (_game, position) => {
    await table.begin(position, besieger, besieged);
    await besieged.by('orders').waitFor();
    for (const width of WIDTHS) {
      await besieged.page.setViewportSize({ width, height: 900 });
      const { parts, narrowMeters, heights } = await headerOf(besieged);
      const top = parts.filter(({ name }) => name.startsWith('top-') || name === 'turn-track');
      const scores = parts.filter(({ name }) => name.startsWith('side-score'));
      const own = width <= TWO_ROWS ? top.filter(({ name }) => name !== 'top-sides') : top;
      const rows = own.map(rowOf);
      expect.soft(Math.max(...rows) - Math.min(...rows), `one row, ${width} wide`).toBeLessThanOrEqual(3);
      for (const parts of [top, scores]) {
        for (const [i, a] of parts.entries()) {
          expect.soft(a.right, `${a.name} in the window, ${width} wide`).toBeLessThanOrEqual(width + 0.5);
          for (const b of parts.slice(i + 1)) {
            const over = Math.min(a.right, b.right) > Math.max(a.left, b.left) + 0.5;
            const below = Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 0.5;
            expect.soft(over && below, `${a.name} over ${b.name}, ${width} wide`).toBe(false);
          }
        }
      }
      expect.soft(narrowMeters, `meters narrower than their figures, ${width} wide`).toBe(0);
      expect.soft(heights.length, `all meters as high, ${width} wide`).toBe(1);
    }
  });

  test.each(['/', '/lessons', '/rules', '/rules/gondor', '/about', '/nowhere'])('the page %s', async (path) => {
    await watcher.open(path);
    await watcher.page.locator('h1').first().waitFor();
    if (path === '/') await watcher.by('match-options').locator('summary').click();
    await fitsEverywhere(watcher, path, false);
  });

  test('the tags of a match in the lobby can be read by day and at dusk', async () => {
    await attacker.open('/');
    await attacker.by('your-matches').locator('.tag.turn').first().waitFor();
    for (const theme of ['day', 'dusk']) {
      await attacker.page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
      expect(await faintestTag(attacker), theme).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('no page met an error', () => {
    // The address that nobody is at says so.
    expect(table.errors()).toEqual([]);
  });
});
