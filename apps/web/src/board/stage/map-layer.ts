/**
 * The printed map as textures. A sketch that was made beforehand may be there first; the painter's SVG is drawn once into
 * tiles that any graphics card takes; where the camera comes so near that those would look soft, the part in view is drawn
 * afresh; and where there is no card, a small picture of them stands in for them from afar.
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
/** Pixels of the small picture: enough for a whole map on a screen of 1,280 by 800. */
const SMALL_PIXELS = 0.9e6;
/** Share of the view drawn beyond each of its edges, so that a small pan stays sharp. */
const DETAIL_BORDER = 0.12;

/** `left`, `top`: where it lies, in texture pixels. */
interface Tile {
  readonly canvas: HTMLCanvasElement;
  readonly left: number;
  readonly top: number;
}

export class MapLayer {
  readonly container = new Container();
  readonly #world: World;
  readonly #sketch = new Container();
  readonly #small = new Container();
  readonly #tiles = new Container();
  readonly #detail = new Container();
  /** What the map is drawn from. */
  #lines: HTMLImageElement | null = null;
  #sketchedFrom: HTMLImageElement | null = null;
  /** Of the tiles, in texture pixels for one map unit. */
  #resolution = 0;
  #drawn: readonly Tile[] = [];
  #smallResolution = 0;

  constructor(world: World) {
    this.#world = world;
    this.container.addChild(this.#sketch, this.#small, this.#tiles, this.#detail);
  }

  /** Shows a rough picture of all of the world that was made beforehand. Rejects if there is none that the browser can read. */
  async sketch(address: string): Promise<void> {
    const image = await imageFrom(address);
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0);
    this.#sketchedFrom = image;
    this.#sketch.addChild(this.#wholeWorld(canvas));
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

  /** Whether there is no more to see yet than a sketch. */
  get isSketch(): boolean {
    return this.#sketchedFrom !== null;
  }

  /** Makes the small picture of the tiles, as smooth as the browser can. */
  shrink(): void {
    if (this.container.destroyed || this.#drawn.length === 0) return;
    const [across, down] = [this.#world.right - this.#world.left, this.#world.bottom - this.#world.top];
    const resolution = Math.sqrt(SMALL_PIXELS / (across * down));
    // Who has the tiles no finer than that needs nothing smaller.
    if (resolution >= this.#resolution) return;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(across * resolution);
    canvas.height = Math.round(down * resolution);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    const smaller = resolution / this.#resolution;
    for (const { canvas: tile, left, top } of this.#drawn) {
      context.drawImage(tile, left * smaller, top * smaller, tile.width * smaller, tile.height * smaller);
    }
    for (const old of this.#small.removeChildren()) discard(old);
    this.#small.addChild(this.#wholeWorld(canvas));
    this.#smallResolution = resolution;
  }

  /** From afar the small picture is shown, if there is one. `resolution`: pixels of the screen for one map unit. */
  seenAt(resolution: number): void {
    const isFar = this.#small.children.length > 0 && resolution <= this.#smallResolution * SOFTNESS;
    this.#small.visible = isFar;
    this.#tiles.visible = !isFar;
  }

  #wholeWorld(canvas: HTMLCanvasElement): Sprite {
    const { left, top, right } = this.#world;
    const sprite = spriteOf(canvas, canvas.width / (right - left), true);
    sprite.position.set(left, top);
    return sprite;
  }

  /** Draws the whole map with `wanted` texture pixels for one map unit, or as many as there is room for. To be read first. */
  async draw(wanted: number): Promise<void> {
    const lines = this.#lines;
    if (!lines) return;
    const [across, down] = [this.#world.right - this.#world.left, this.#world.bottom - this.#world.top];
    const resolution = Math.min(wanted, Math.sqrt(MOST_PIXELS / (across * down)));
    const width = Math.ceil(across * resolution);
    const height = Math.ceil(down * resolution);
    const drawn: Tile[] = [];
    const sprites: Sprite[] = [];
    for (let top = 0; top < height; top += TILE - OVERLAP) {
      for (let left = 0; left < width; left += TILE - OVERLAP) {
        const canvas = document.createElement('canvas');
        canvas.width = Math.min(TILE, width - left);
        canvas.height = Math.min(TILE, height - top);
        canvas.getContext('2d', { alpha: false })?.drawImage(lines, -left, -top, width, height);
        const sprite = spriteOf(canvas, resolution, true);
        sprite.position.set(this.#world.left + left / resolution, this.#world.top + top / resolution);
        drawn.push({ canvas, left, top });
        sprites.push(sprite);
        // A breath between tiles keeps the page alive while a large map is drawn.
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    }
    if (this.container.destroyed) {
      for (const sprite of sprites) discard(sprite);
      return;
    }
    for (const old of [...this.#tiles.removeChildren(), ...this.#sketch.removeChildren()]) discard(old);
    this.#tiles.addChild(...sprites);
    this.#sketchedFrom = null;
    this.#drawn = drawn;
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
    const from = this.#lines ?? this.#sketchedFrom;
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
