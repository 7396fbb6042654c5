/** Drawings as textures, each drawn once. */
import { ImageSource, Texture } from 'pixi.js';
import { type Drawing, paintDrawing } from '../../art/drawing.ts';

export class TextureCache {
  readonly #textures = new Map<string, Texture>();
  readonly #canvases = new Map<string, HTMLCanvasElement>();
  readonly #resolution: number;

  /** `resolution`: texture pixels for one unit of a drawing. */
  constructor(resolution: number) {
    this.#resolution = resolution;
  }

  /** `draw` is called only when no texture of this key is there yet; equal keys must mean equal drawings. */
  get(key: string, draw: () => Drawing): Texture {
    const known = this.#textures.get(key);
    if (known) return known;
    const canvas = this.drawing(key, draw);
    const source = new ImageSource({
      resource: canvas,
      resolution: this.#resolution,
      autoGenerateMipmaps: true,
      scaleMode: 'linear',
      alphaMode: 'premultiply-alpha-on-upload',
    });
    const texture = new Texture({ source });
    this.#textures.set(key, texture);
    return texture;
  }

  /** The drawing alone, as fine as for a texture. */
  drawing(key: string, draw: () => Drawing): HTMLCanvasElement {
    const known = this.#canvases.get(key);
    if (known) return known;
    const drawing = draw();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(drawing.width * this.#resolution);
    canvas.height = Math.ceil(drawing.height * this.#resolution);
    const context = canvas.getContext('2d');
    if (context) {
      context.scale(this.#resolution, this.#resolution);
      paintDrawing(context, drawing);
    }
    this.#canvases.set(key, canvas);
    return canvas;
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy(true);
    this.#textures.clear();
    this.#canvases.clear();
  }
}
