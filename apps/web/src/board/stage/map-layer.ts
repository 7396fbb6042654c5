/**
 * The printed map as textures. A picture that was made beforehand may be there first; the painter's SVG is drawn once into
 * tiles that any graphics card takes; where the camera comes so near that those would look soft, the part in view is drawn
 * afresh.
 */
import { ImageSource, Container, Sprite, Texture } from 'pixi.js';
import type { Camera, View, World } from './camera.ts';

/** Texture pixels along a tile; every WebGL 2 implementation takes 2048. */
const TILE = 2048;
/** Pixels that neighbouring tiles share, so that no seam shows when they are drawn smaller. */
const OVERLAP = 16;
/** However large a map is, its tiles hold no more pixels than these: 80 MB of texture. */
const MOST_PIXELS = 20e6;
/** How much softer than the screen the tiles may look before the part in view is drawn afresh. */
const SOFTNESS = 1.15;
/** Share of the view drawn beyond each of its edges, so that a small pan stays sharp. */
const DETAIL_BORDER = 0.12;

export class MapLayer {
  readonly container = new Container();
  readonly #world: World;
  readonly #print = new Container();
  readonly #tiles = new Container();
  readonly #detail = new Container();
  /** What the map is drawn from. */
  #lines: HTMLImageElement | null = null;
  #printedFrom: HTMLImageElement | null = null;
  #resolution = 0;

  constructor(world: World) {
    this.#world = world;
    this.container.addChild(this.#print, this.#tiles, this.#detail);
  }

  /** Shows a picture of all of the world that was made beforehand. Rejects if there is none that the browser can read. */
  async print(address: string): Promise<void> {
    const image = await imageFrom(address);
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0);
    this.#printedFrom = image;
    const sprite = spriteOf(canvas, this.#resolutionOf(image), true);
    sprite.position.set(this.#world.left, this.#world.top);
    this.#print.addChild(sprite);
  }

  /** Reads an SVG whose view box is the world, to be drawn from. Rejects if the browser cannot. */
  async read(svg: string): Promise<void> {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    try {
      this.#lines = await imageFrom(url);
    } finally {
      URL.revokeObjectURL(url);
    }
  }

  /** Whether there is a picture that was made beforehand. */
  get printed(): boolean {
    return this.#printedFrom !== null;
  }

  dropPrint(): void {
    if (this.container.destroyed) return;
    for (const sprite of this.#print.removeChildren()) discard(sprite);
    this.#printedFrom = null;
    this.#tiles.visible = true;
  }

  /** From afar the print is shown, if there still is one. `resolution`: pixels of the screen for one map unit. */
  seenAt(resolution: number): void {
    const print = this.#printedFrom;
    if (!print || this.#tiles.children.length === 0) return;
    this.#tiles.visible = resolution > this.#resolutionOf(print) * SOFTNESS;
    this.#print.visible = !this.#tiles.visible;
  }

  #resolutionOf(image: HTMLImageElement): number {
    return image.naturalWidth / (this.#world.right - this.#world.left);
  }

  /** Draws the whole map with `wanted` texture pixels for one map unit, or as many as there is room for. To be read first. */
  async draw(wanted: number): Promise<void> {
    const lines = this.#lines;
    if (!lines) return;
    const [across, down] = [this.#world.right - this.#world.left, this.#world.bottom - this.#world.top];
    const resolution = Math.min(wanted, Math.sqrt(MOST_PIXELS / (across * down)));
    const width = Math.ceil(across * resolution);
    const height = Math.ceil(down * resolution);
    const drawn: Sprite[] = [];
    for (let top = 0; top < height; top += TILE - OVERLAP) {
      for (let left = 0; left < width; left += TILE - OVERLAP) {
        const canvas = document.createElement('canvas');
        canvas.width = Math.min(TILE, width - left);
        canvas.height = Math.min(TILE, height - top);
        canvas.getContext('2d', { alpha: false })?.drawImage(lines, -left, -top, width, height);
        const sprite = spriteOf(canvas, resolution, true);
        sprite.position.set(this.#world.left + left / resolution, this.#world.top + top / resolution);
        drawn.push(sprite);
        // A breath between tiles keeps the page alive while a large map is drawn.
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    }
    if (this.container.destroyed) {
      for (const sprite of drawn) discard(sprite);
      return;
    }
    for (const old of this.#tiles.removeChildren()) discard(old);
    this.#tiles.addChild(...drawn);
    this.#resolution = resolution;
  }

  /**
   * To be called when the camera has come to rest. Draws what it sees as fine as the screen is, if the tiles are
   * coarser; returns whether anything changed.
   */
  sharpen(camera: Camera, view: View, pixelRatio: number): boolean {
    const lines = this.#lines;
    if (!lines) return false;
    const before = this.#detail.removeChildren();
    for (const old of before) discard(old);
    const resolution = camera.scale * pixelRatio;
    if (resolution <= this.#resolution * SOFTNESS) return before.length > 0;
    const halfWidth = (view.width / camera.scale) * (0.5 + DETAIL_BORDER);
    const halfHeight = (view.height / camera.scale) * (0.5 + DETAIL_BORDER);
    const left = Math.max(this.#world.left, camera.x - halfWidth);
    const top = Math.max(this.#world.top, camera.y - halfHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil((Math.min(this.#world.right, camera.x + halfWidth) - left) * resolution);
    canvas.height = Math.ceil((Math.min(this.#world.bottom, camera.y + halfHeight) - top) * resolution);
    const context = canvas.getContext('2d', { alpha: false });
    context?.drawImage(
      lines,
      (this.#world.left - left) * resolution,
      (this.#world.top - top) * resolution,
      (this.#world.right - this.#world.left) * resolution,
      (this.#world.bottom - this.#world.top) * resolution,
    );
    const sprite = spriteOf(canvas, resolution, false);
    sprite.position.set(left, top);
    this.#detail.addChild(sprite);
    return true;
  }

  /** Frees the textures. A drawing still going on ends without a trace. */
  destroy(): void {
    this.container.destroy({ children: true, texture: true, textureSource: true });
  }

  /** The whole map on one small canvas, `width` pixels wide. */
  thumbnail(width: number): HTMLCanvasElement {
    const { left, top, right, bottom } = this.#world;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * (bottom - top)) / (right - left));
    const from = this.#lines ?? this.#printedFrom;
    if (from) canvas.getContext('2d')?.drawImage(from, 0, 0, canvas.width, canvas.height);
    return canvas;
  }
}

async function imageFrom(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** An `ImageSource`, though it is a canvas: a `CanvasSource` would set the canvas to its size again, and so wipe it. */
function spriteOf(canvas: HTMLCanvasElement, resolution: number, mipmaps: boolean): Sprite {
  const source = new ImageSource({ resource: canvas, resolution, autoGenerateMipmaps: mipmaps, scaleMode: 'linear' });
  return new Sprite(new Texture({ source }));
}

function discard(sprite: Container): void {
  sprite.destroy({ texture: true, textureSource: true });
}
