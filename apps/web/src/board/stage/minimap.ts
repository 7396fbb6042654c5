/** The whole map small, with a frame round what the board shows; dragging the frame moves the board. */
import type { Camera, View, World } from './camera.ts';
import type { Point } from './plane.ts';

/** Somebody, where they stand. */
export interface Dot extends Point {
  readonly side: 0 | 1;
  readonly fill: string;
  readonly edge: string;
}

/** What the small map needs to know of the board. */
export interface MinimapSource {
  readonly world: World;
  /** The map, small; null until it has been painted. */
  picture(): HTMLCanvasElement | null;
  camera(): { readonly camera: Camera; readonly view: View };
  dots(): readonly Dot[];
  lookAt(point: Point): void;
}

/** CSS pixels. A map that stands would cover what it is there to find. */
const MOST_HIGH = 150;

export class Minimap {
  readonly #canvas = document.createElement('canvas');
  readonly #source: MinimapSource;
  readonly #container: HTMLElement;
  readonly #listeners = new AbortController();

  constructor(container: HTMLElement, source: MinimapSource) {
    this.#container = container;
    this.#source = source;
    const canvas = this.#canvas;
    canvas.style.cssText = 'display:block;width:100%;height:auto;touch-action:none;cursor:crosshair';
    canvas.setAttribute('aria-hidden', 'true');
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const { world } = source;
    const breadth = (world.right - world.left) / (world.bottom - world.top);
    const width = Math.min(container.clientWidth || 220, MOST_HIGH * breadth);
    container.style.maxWidth = `${width + container.offsetWidth - container.clientWidth}px`;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(canvas.width / breadth);
    container.append(canvas);
    const options = { signal: this.#listeners.signal };
    const look = (event: PointerEvent): void => {
      if ((event.buttons & 1) === 0) return;
      const box = canvas.getBoundingClientRect();
      source.lookAt({
        x: world.left + ((event.clientX - box.left) / box.width) * (world.right - world.left),
        y: world.top + ((event.clientY - box.top) / box.height) * (world.bottom - world.top),
      });
    };
    canvas.addEventListener(
      'pointerdown',
      (event) => {
        canvas.setPointerCapture(event.pointerId);
        look(event);
      },
      options,
    );
    canvas.addEventListener('pointermove', look, options);
    this.draw();
  }

  draw(): void {
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    const { world } = this.#source;
    const picture = this.#source.picture();
    const { width, height } = this.#canvas;
    const scale = width / (world.right - world.left);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = '#8c8270';
    context.fillRect(0, 0, width, height);
    if (picture) context.drawImage(picture, 0, 0, width, height);
    context.setTransform(scale, 0, 0, scale, -world.left * scale, -world.top * scale);
    for (const { x, y, side, fill, edge } of this.#source.dots()) {
      context.beginPath();
      // Squares against circles: the sides differ in shape here too.
      if (side === 0) context.rect(x - 27, y - 27, 54, 54);
      else context.arc(x, y, 31, 0, 2 * Math.PI);
      context.fillStyle = fill;
      context.strokeStyle = edge;
      context.lineWidth = 12;
      context.fill();
      context.stroke();
    }
    const { camera, view } = this.#source.camera();
    const [w, h] = [view.width / camera.scale, view.height / camera.scale];
    // Beside the whole map a small one of it says nothing.
    const whole = w >= 0.99 * (world.right - world.left) && h >= 0.99 * (world.bottom - world.top);
    this.#container.style.visibility = whole ? 'hidden' : '';
    for (const [colour, lineWidth] of [
      ['#2b1a06', 5.5 / scale],
      ['#ffe27a', 2.5 / scale],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = lineWidth;
      context.strokeRect(camera.x - w / 2, camera.y - h / 2, w, h);
    }
  }

  destroy(): void {
    this.#listeners.abort();
    this.#canvas.remove();
  }
}
