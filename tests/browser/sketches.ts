/** Sketches of the printed maps: of which games there are some, and how one is drawn. */
import { join } from 'node:path';
import { z } from 'zod';
import type { Person } from './table.ts';

/** Few enough to come with a packet or two of the page, and enough to know the land by. */
const PIXELS = 117_000;
const QUALITY = 0.2;

/** Games whose map takes long to paint, with a side to look at it as. */
export const SKETCHED = [
  { game: 'helms-deep', side: 'isengard' },
  { game: 'gondor', side: 'sauron' },
] as const;

/** Where the sketch of a game is kept. */
export const sketchOf = (game: string): string =>
  join(import.meta.dirname, `../../apps/web/src/games/${game}/scenery/sketch.webp`);

/** Goes to a match of that game, and returns what its painter painted there, as SVG. */
export async function paintedMap(person: Person, { game, side }: (typeof SKETCHED)[number]): Promise<string> {
  const { page } = person;
  // The page keeps it nowhere: it is overheard when the page gives it to the browser to be read.
  await page.addInitScript(() => {
    const plain = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (what) => {
      if (what instanceof Blob && what.type === 'image/svg+xml') Reflect.set(globalThis, 'painted', what.text());
      return plain(what);
    };
  });
  const { matchId } = await person.ask('/api/matches', { game, side, opponent: 'human', visibility: 'private' });
  await person.open(`/match/${String(matchId)}`);
  await page.waitForFunction(() => Reflect.has(globalThis, 'painted'));
  return z.string().parse(await page.evaluate(() => Reflect.get(globalThis, 'painted') as unknown));
}

/** As WebP. */
export async function drawSketch({ page }: Person, svg: string): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ source, pixels, quality }) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
      await image.decode();
      const scale = Math.sqrt(pixels / (image.naturalWidth * image.naturalHeight));
      const canvas = new OffscreenCanvas(
        Math.round(image.naturalWidth * scale),
        Math.round(image.naturalHeight * scale),
      );
      canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0, canvas.width, canvas.height);
      URL.revokeObjectURL(image.src);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const found = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(found, (byte) => String.fromCodePoint(byte)).join(''));
    },
    { source: svg, pixels: PIXELS, quality: QUALITY },
  );
  return Buffer.from(base64, 'base64');
}
