/** The printed map as textures: the painter's SVG drawn once into tiles that any graphics card takes. */
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import type { World } from './camera.ts';

/** Texture pixels along a tile; every WebGL 2 implementation takes 2048. */
const TILE = 2048;
/** Pixels that neighbouring tiles share, so that no seam shows when they are drawn smaller. */
const OVERLAP = 16;

async function loadSvg(svg: string, width: number, height: number): Promise<HTMLImageElement> {
  const sized = svg.replace(/^<svg ([^>]*?)width="[^"]*" height="[^"]*"/, `<svg $1width="${width}" height="${height}"`);
  const url = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Draws an SVG whose view box is `world`, with `resolution` texture pixels for one map unit. Rejects if the browser
 * cannot read the SVG.
 */
export async function createMapLayer(svg: string, world: World, resolution: number): Promise<Container> {
  const width = Math.ceil((world.right - world.left) * resolution);
  const height = Math.ceil((world.bottom - world.top) * resolution);
  const image = await loadSvg(svg, width, height);
  const layer = new Container();
  for (let top = 0; top < height; top += TILE - OVERLAP) {
    for (let left = 0; left < width; left += TILE - OVERLAP) {
      const canvas = document.createElement('canvas');
      canvas.width = Math.min(TILE, width - left);
      canvas.height = Math.min(TILE, height - top);
      const context = canvas.getContext('2d', { alpha: false });
      context?.drawImage(image, -left, -top, width, height);
      const source = new CanvasSource({ resource: canvas, resolution, autoGenerateMipmaps: true, scaleMode: 'linear' });
      const sprite = new Sprite(new Texture({ source }));
      sprite.position.set(world.left + left / resolution, world.top + top / resolution);
      layer.addChild(sprite);
      // A breath between tiles keeps the page alive while a large map is drawn.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  return layer;
}

/** The whole map on one small canvas, `width` pixels wide. */
export async function paintSmall(svg: string, width: number): Promise<HTMLCanvasElement> {
  const box = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg);
  const height = Math.round((width * Number(box?.[2] ?? 1)) / Number(box?.[1] ?? 1));
  const image = await loadSvg(svg, width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}
