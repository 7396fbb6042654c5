/**
 * `node scripts/board-pictures.ts`: draws the pictures that the lobby shows of the games: their boards as they are in a
 * match, by the page's own painter, from positions written here. To be run, and looked at, when a board looks otherwise.
 * The client has to be built.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureOfBoard } from '../tests/browser/pictures.ts';
import { type Person, Table } from '../tests/browser/table.ts';
import { say } from './say.mjs';

/** Pixels: twice as wide as high, and sharp where the lobby shows it 640 wide. */
const WIDTH = 1120;
const HEIGHT = 560;
/** Bytes that one may have, and how good it is at most. */
const MOST = 60_000;
const BEST = 0.82;

interface Shot {
  readonly position: { readonly game: string; readonly turn: number; readonly phase: string } & Record<string, unknown>;
  /** Where one looks, as parts of the whole map's picture, and how often one zooms in there. */
  readonly at: readonly [number, number];
  readonly zooms: number;
}

const units = (kind: string, ...hexes: string[]) => hexes.map((hex, i) => ({ id: `${kind}-${i + 1}`, hex }));
const leaders = (places: Readonly<Record<string, string>>) => Object.entries(places).map(([id, hex]) => ({ id, hex }));

const inches = (x: number, y: number) => [x, y].map((each) => Math.round(each * 2540));
const standing = (profile: string, ...places: readonly (readonly [number, number])[]) =>
  places.map(([x, y], i) => ({ id: `${profile}-${i + 1}`, profile, at: inches(x, y) }));

const SHOTS: readonly Shot[] = [
  {
    position: {
      game: 'helms-deep',
      turn: 14,
      phase: 'isengard-movement',
      units: [
        ...units('infantry', '0810', '0910', '1010', '1310', '1510', '1610', '1710'),
        ...units('archer', '1110', '1210', '1410', '0709'),
        ...units('orc', '0812', '0813', '0914', '1013', '1212', '1413'),
        ...units('uruk-infantry', '1311', '1511', '1611'),
        ...units('warg', '1015', '1215'),
        ...units('dunland-infantry', '1513', '1614', '1713'),
      ],
      leaders: leaders({ theoden: '0810', aragorn: '1310', 'captain-1': '0813', chief: '1513' }),
    },
    at: [0.24, 0.3],
    zooms: 3,
  },
  {
    position: {
      game: 'gondor',
      turn: 8,
      phase: 'sauron-movement',
      units: [
        ...units('spearman', '1710', '1910', '2110', '2309'),
        ...units('orc', '1812', '1912', '2012', '2112', '1713', '2214'),
        ...units('mordor-orc', '1914', '2014'),
        ...units('troll', '1913'),
        ...units('mumak', '2115', '1816'),
      ],
      leaders: leaders({ gandalf: '1910', imrahil: '1710', nazgul: '1914', gothmog: '2112' }),
    },
    at: [0.47, 0.54],
    zooms: 4,
  },
  {
    position: {
      game: 'the-ford',
      turn: 2,
      phase: 'raiders-movement',
      units: [
        { id: 'axeman-1', hex: '0102' },
        { id: 'spearman-1', hex: '0103' },
        { id: 'bowman-1', hex: '0203' },
      ],
    },
    at: [0.5, 0.5],
    zooms: 1,
  },
  {
    position: {
      game: 'skirmish',
      scenario: 'the-ford',
      turn: 3,
      phase: 'move',
      side: 'good',
      priority: 'good',
      models: [
        standing('mt-captain', [30.2, 19.6]),
        standing('mt-halfling', [28.2, 17.4]),
        standing('mt-shield', [31, 17.6], [31.6, 19], [31.3, 22]),
        standing('mt-spear', [29.8, 17.6], [29.6, 20.9]),
        standing('mt-bow', [28, 21.4], [28.2, 22.8]),
        standing('mt-knight', [24.6, 22.6], [23.4, 16.6]),
        standing('mo-wraith-strong', [36.2, 19]),
        standing('mo-shield', [32.6, 17.4], [33.4, 19.2], [32.6, 21.4]),
        standing('mo-spear', [34.6, 18.2], [34.8, 21.2]),
        standing('mo-two-handed', [33.2, 15.8]),
        standing('mo-bow', [37, 22.6], [36.6, 15.6]),
        standing('mo-warg-shield', [20, 20.2]),
        standing('mo-warg-bow', [18.6, 24]),
      ].flat(),
      objects: [
        { id: 'letter', kind: 'light', with: 'mt-halfling-1' },
        { id: 'chest', kind: 'heavy', base: 25, at: inches(38, 19.4) },
      ],
    },
    at: [0.62, 0.47],
    zooms: 3,
  },
];

/** As good as fits. */
async function squeezed({ page }: Person, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ picture, most, best, width, height }) => {
      const bytes = Uint8Array.from(atob(picture), (char) => char.codePointAt(0) ?? 0);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
      for (let quality = best; ; quality -= 0.04) {
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
        if (blob.size > most && quality > 0.1) continue;
        const found = new Uint8Array(await blob.arrayBuffer());
        return btoa(Array.from(found, (byte) => String.fromCodePoint(byte)).join(''));
      }
    },
    { picture: png.toString('base64'), most: MOST, best: BEST, width: WIDTH, height: HEIGHT },
  );
  return Buffer.from(base64, 'base64');
}

async function draw(table: Table, { position, at: [x, y], zooms }: Shot): Promise<void> {
  const viewport = { width: WIDTH + 400, height: HEIGHT + 300 };
  const ann = await table.seat('Ann', viewport);
  const bob = await table.seat('Bob', viewport);
  const { game } = position;
  const match = await ann.ask('/api/matches', {
    game,
    side: SIDES[game] ?? '',
    opponent: 'human',
    visibility: 'private',
    position,
  });
  await bob.ask(`/api/matches/${match['matchId']}/join`, {});
  const eve = await table.seat('Eve', viewport);
  const { page } = eve;
  await page.emulateMedia({ colorScheme: 'light' });
  await eve.open(`/match/${match['matchId']}`);
  await page.locator('[data-testid=board][data-ready=true]').waitFor();
  // Everything but the board out of the way, by the object model: the page takes no style sheet from elsewhere.
  await page.evaluate(
    ([width, height]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `.match > :not(.match-main), .match-main > :not(.board) { display: none !important }
         .match-main { flex: none !important; width: ${width}px; height: ${height}px }`,
      );
      document.adoptedStyleSheets = [sheet];
    },
    [WIDTH, HEIGHT] as const,
  );
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await page.waitForTimeout(1500);
  await page.mouse.move(WIDTH * x, HEIGHT * y);
  for (let i = 0; i < zooms; i++) {
    await page.mouse.wheel(0, -240);
    await page.waitForTimeout(400);
  }
  // Nothing is pointed at.
  await page.mouse.move(WIDTH + 300, HEIGHT + 200);
  await page.waitForTimeout(1500);
  const file = join(import.meta.dirname, `../apps/web/src/games/${game}/picture.webp`);
  const picture = await squeezed(eve, await pictureOfBoard(eve));
  await writeFile(file, picture);
  say(`${file}: ${Math.round(picture.length / 1000)} kB`);
}

const SIDES: Readonly<Record<string, string>> = {
  'helms-deep': 'isengard',
  gondor: 'sauron',
  'the-ford': 'raiders',
  skirmish: 'good',
};

const table = await Table.lay({ EXAMPLE_GAMES: 'on' });
try {
  for (const shot of SHOTS) await draw(table, shot);
} finally {
  await table.clear();
}
