/** Pictures of the board beside pictures that somebody has looked at, whatever machine draws them. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Person } from './table.ts';

const REVIEWED = join(import.meta.dirname, 'reviewed');
/** Pixels; fine enough to look at, small enough to keep. */
const KEPT_WIDTH = 420;
/** Of what is compared: edges that one machine smooths and another does not are gone at this size. */
const COMPARED_WIDTH = 84;

export interface Likeness {
  /** Of 255, over all pixels and colours. */
  readonly mean: number;
  /** Of 255, where the two differ most. */
  readonly worst: number;
}

/** The board alone, without what lies over it. */
export async function pictureOfBoard({ page }: Person): Promise<Buffer> {
  // The page's policy forbids style sheets that come from elsewhere, as those of a screenshot do.
  const hide = async (visibility: string) =>
    await page.locator('.board > :not(.board-canvas)').evaluateAll((over, how) => {
      for (const each of over) (each as HTMLElement).style.visibility = how;
    }, visibility);
  await hide('hidden');
  const picture = await page.screenshot({ clip: await boxOfCanvas(page) });
  await hide('');
  return picture;
}

async function boxOfCanvas(page: Page) {
  const box = await page.locator('.board-canvas canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  return box;
}

/** How alike two pictures are, both made small. */
export async function likeness({ page }: Person, a: Buffer, b: Buffer): Promise<Likeness> {
  return await page.evaluate(
    async ({ pictures, width }) => {
      const pixels = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const height = Math.round((bitmap.height / bitmap.width) * width);
          const pen = new OffscreenCanvas(width, height).getContext('2d');
          if (!pen) throw new Error('nothing to draw with');
          pen.imageSmoothingQuality = 'high';
          pen.drawImage(bitmap, 0, 0, width, height);
          return pen.getImageData(0, 0, width, height).data;
        }),
      );
      const [first, second] = pixels;
      if (!first || !second || first.length !== second.length) return { mean: 255, worst: 255 };
      const differences = [...first].map((value, i) => Math.abs(value - (second[i] ?? 0)));
      return {
        mean: differences.reduce((sum, each) => sum + each, 0) / ((differences.length * 3) / 4),
        worst: Math.max(...differences),
      };
    },
    { pictures: [a.toString('base64'), b.toString('base64')], width: COMPARED_WIDTH },
  );
}

/** The picture as it is kept. */
async function small({ page }: Person, picture: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ from, width }) => {
      const bytes = Uint8Array.from(atob(from), (char) => char.codePointAt(0) ?? 0);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((bitmap.height / bitmap.width) * width);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('nothing to draw with');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { from: picture.toString('base64'), width: KEPT_WIDTH },
  );
  return Buffer.from(base64, 'base64');
}

/**
 * How like the reviewed picture of that name one is. With `REVIEW=1` it is kept as the reviewed one: look at it before
 * it is committed.
 */
export async function likeReviewed(person: Person, name: string, picture: Buffer): Promise<Likeness> {
  const file = join(REVIEWED, `${name}.png`);
  // Made small in the same two steps as the one that is kept: fine patterns come out otherwise when it is done in one.
  const kept = await small(person, picture);
  if (process.env['REVIEW'] === '1') {
    await mkdir(REVIEWED, { recursive: true });
    await writeFile(file, kept);
  }
  if (!existsSync(file)) throw new Error(`there is no reviewed picture ${name}; REVIEW=1 keeps this one`);
  return await likeness(person, kept, await readFile(file));
}
