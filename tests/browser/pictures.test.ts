/** The board as a picture: whole, near and close, by day and by night, and after the browser has taken it away. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { untilAtRest } from './frames.ts';
import { likeness, likeReviewed, pictureOfBoard } from './pictures.ts';
import { type Person, Table } from './table.ts';

const UNITS = [
  { id: 'orc-1', hex: '1312' },
  { id: 'orc-2', hex: '1313' },
  { id: 'orc-3', hex: '1512' },
  { id: 'warg-1', hex: '1714' },
  { id: 'infantry-1', hex: '1310' },
  { id: 'archer-1', hex: '1410' },
];
const LEADERS = [{ id: 'theoden', hex: '0808' }];
const DEEP = { game: 'helms-deep', phase: 'isengard-movement', units: UNITS, leaders: LEADERS };
const CITY = {
  game: 'gondor',
  turn: 8,
  phase: 'sauron-movement',
  units: [
    { id: 'troll-1', hex: '1911' },
    { id: 'orc-1', hex: '1412' },
    { id: 'orc-2', hex: '1713' },
    { id: 'light-orc-1', hex: '2014' },
    { id: 'spearman-1', hex: '1710' },
    { id: 'axeman-1', hex: '1910' },
  ],
  leaders: [
    { id: 'nazgul', hex: '2014' },
    { id: 'gandalf', hex: '1903' },
  ],
  markers: [{ kind: 'sauron-catapult', hex: '1412' }],
};
const POSITIONS = [
  ['gondor-day', CITY],
  ['gondor-night', { ...CITY, turn: 2 }],
  ['helms-deep-day', { ...DEEP, turn: 14 }],
  ['helms-deep-night', { ...DEEP, turn: 5 }],
] as const;

let table: Table;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  table = await Table.lay();
  ann = await table.seat('Ann', { width: 1280, height: 800 });
  bob = await table.seat('Bob', undefined, { board: false });
});
afterAll(async () => {
  await table.clear();
});

const drawn = async () => {
  await ann.page.locator('[data-testid=board][data-ready=true]').waitFor();
  // The map is drawn as finely as it is going to be.
  await untilAtRest(ann);
};
/** With the wheel, over the pieces. */
const zoom = async (notches: number) => {
  const box = await ann.page.locator('.board-canvas canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  await ann.page.mouse.move(box.x + box.width * 0.37, box.y + box.height * 0.54);
  for (let i = 0; i < notches; i++) await ann.page.mouse.wheel(0, -120);
  // Nothing is pointed at.
  await ann.by('turn-track').hover();
  await untilAtRest(ann);
};

describe.each(POSITIONS)('%s', (place, position) => {
  beforeAll(async () => {
    await table.begin(position, ann, bob);
    await drawn();
    await ann.page.getByRole('button', { name: 'Whole map', exact: true }).click();
  });

  test.each([
    ['whole', 0],
    ['near', 4],
    ['close', 4],
  ] as const)('%s, the board is what was reviewed', async (name, notches) => {
    await zoom(notches);
    const { mean, worst } = await likeReviewed(ann, `${place}-${name}`, await pictureOfBoard(ann));
    expect(mean, 'of 255, on the average').toBeLessThan(3);
    expect(worst, 'of 255, at the worst').toBeLessThan(70);
  });

  test('the small map covers little of the large one, whichever way the map stands', async () => {
    const box = await ann.page.locator('.minimap').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(190);
    expect(box?.height).toBeLessThanOrEqual(154);
  });
});

const isLost = async () =>
  await ann.page.evaluate(() =>
    document.querySelector<HTMLCanvasElement>('.board-canvas canvas')?.getContext('webgl2')?.isContextLost(),
  );

/** Has the page believe in a graphics card, and draw by it as well as the machine can. */
async function withCard(): Promise<void> {
  await ann.page.addInitScript(() => {
    const NAME = 0x92_46;
    const { prototype } = WebGL2RenderingContext;
    const asked = Object.getOwnPropertyDescriptor(prototype, 'getParameter');
    Object.defineProperty(prototype, 'getParameter', {
      value(this: WebGL2RenderingContext, what: number): unknown {
        return what === NAME ? 'A card' : Reflect.apply(asked?.value as () => unknown, this, [what]);
      },
    });
  });
  await ann.page.reload();
  await drawn();
  await ann.page.getByRole('button', { name: 'Whole map', exact: true }).click();
}

test('a card draws what the processor does', async () => {
  await withCard();
  const { mean, worst } = await likeReviewed(ann, 'helms-deep-night-whole', await pictureOfBoard(ann));
  expect(mean, 'of 255, on the average').toBeLessThan(3);
  expect(worst, 'of 255, at the worst').toBeLessThan(70);
});

test('a drawing that the browser takes away and gives back is the same as before', async () => {
  const before = await pictureOfBoard(ann);
  const lose = async (what: 'lose' | 'restore') =>
    await ann.page.evaluate((asked) => {
      const canvas = document.querySelector<HTMLCanvasElement>('.board-canvas canvas');
      const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
      const kept = window as unknown as { taken?: WEBGL_lose_context | null | undefined };
      kept.taken ??= context?.getExtension('WEBGL_lose_context');
      if (asked === 'lose') kept.taken?.loseContext();
      else kept.taken?.restoreContext();
      return kept.taken !== undefined && kept.taken !== null;
    }, what);
  expect(await lose('lose')).toBe(true);
  await eventually(isLost).toBe(true);
  // Whoever sees nothing plays on in words.
  await ann.openWords();
  await ann.choose('orc-3');
  await ann.by('words-toggle').click();
  await lose('restore');
  await eventually(isLost).toBe(false);
  await ann.page.keyboard.press('Escape');
  await eventually(async () => (await likeness(ann, before, await pictureOfBoard(ann))).mean).toBeLessThan(1.5);
});

test('nothing went wrong in any page', () => {
  expect(table.errors()).toEqual([]);
});
