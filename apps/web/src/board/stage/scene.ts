/** A board in an element of the page: canvas, camera, frames, the painted map, small maps. What stands on it is the board's. */
import { Container, type Renderer, Ticker } from 'pixi.js';
import {
  type Camera,
  clamped,
  fitted,
  gathered,
  panned,
  READABLE_SCALE,
  steadied,
  toMap,
  toScreen,
  type View,
  type World,
  zoomed,
} from './camera.ts';
import type { MapLayer } from './map-layer.ts';
import { type Dot, Minimap } from './minimap.ts';
import type { Point } from './plane.ts';

const ZOOM_STEP = 1.35;
/** Milliseconds without a move of the camera before the map is drawn finer. */
const REST_MS = 220;
const THUMBNAIL_WIDTH = 480;
/** CSS pixels along the shorter edge of a screen on which the whole map is worth being drawn finely. */
const ROOMY_SCREEN = 700;

export interface Device {
  /** A graphics card draws. */
  readonly hasCard: boolean;
  /** The whole map is worth being drawn more finely than it is first seen. */
  readonly fine: boolean;
}

export const deviceOf = (hasCard: boolean): Device => ({
  hasCard,
  fine: hasCard && Math.min(screen.width, screen.height) >= ROOMY_SCREEN,
});

/** What a board adds. */
export interface Actors {
  /** The camera has moved; `scale`: CSS pixels to a map unit. */
  seenAt(scale: number): void;
  /** The graphics card has been taken away: what plays must not wait for it. */
  lost(): void;
  /** Where the camera begins, as things stand; nothing where nobody stands anywhere yet. */
  opening(): Camera | undefined;
  /** Everybody, */
  pieces(): readonly Point[];
  /** and as they are on small maps. */
  dots(): readonly Dot[];
}

export class Scene {
  readonly world: World;
  /** Moves with the camera. */
  readonly content = new Container();
  /** Stays where it is on the screen. */
  readonly over = new Container();
  readonly renderer: Renderer;
  readonly #container: HTMLElement;
  readonly #actors: Actors;
  readonly #stage = new Container();
  readonly #cleanUp: (() => void)[] = [];
  readonly #minimaps = new Set<Minimap>();
  #mapLayer: MapLayer | null = null;
  #picture: HTMLCanvasElement | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #view: View;
  #camera: Camera;
  #whole = true;
  /** It stands where the match begins to be looked at, or where somebody has put it before there was anything to see. */
  #opened = false;
  /** What the camera was last asked to show, as long as nobody has moved it since: it shows the same in a view of another shape. */
  #framed: 'opening' | 'pieces' | null = null;
  #frame = 0;
  #destroyed = false;
  /** The graphics card has been taken away, for the time being. */
  #lost = false;

  constructor(container: HTMLElement, renderer: Renderer, world: World, actors: Actors) {
    this.#container = container;
    this.renderer = renderer;
    this.world = world;
    this.#actors = actors;
    this.#view = { width: Math.max(1, container.clientWidth), height: Math.max(1, container.clientHeight) };
    this.#camera = fitted(this.#view, world);
    this.#stage.addChild(this.content, this.over);
    const { canvas } = renderer;
    canvas.style.cssText += ';display:block;touch-action:none;outline:none';
    // The page says the same in words beside the board.
    canvas.setAttribute('aria-hidden', 'true');
    container.append(canvas);
    const observer = new ResizeObserver(() => this.#resize());
    observer.observe(container);
    this.onEnd(() => observer.disconnect());
    const onContext = ({ type }: Event): void => {
      this.#lost = type === 'webglcontextlost';
      if (this.#lost) actors.lost();
      this.requestFrame();
    };
    for (const type of ['webglcontextlost', 'webglcontextrestored']) {
      canvas.addEventListener(type, onContext);
      this.onEnd(() => canvas.removeEventListener(type, onContext));
    }
  }

  get view(): View {
    return this.#view;
  }
  get camera(): Camera {
    return this.#camera;
  }
  /** While the card is gone nothing can be drawn, nor seen. */
  get lost(): boolean {
    return this.#lost;
  }
  get destroyed(): boolean {
    return this.#destroyed;
  }

  onEnd(call: () => void): void {
    this.#cleanUp.push(call);
  }

  /** Shows the map that `lay` has made, and then goes on to `refine` it. */
  async paint(lay: () => Promise<MapLayer>, refine: (layer: MapLayer) => Promise<void>): Promise<void> {
    const layer = await lay();
    if (this.#destroyed) {
      layer.destroy();
      return;
    }
    this.#mapLayer = layer;
    this.content.addChildAt(layer.container, 0);
    this.moveCamera(this.#camera);
    void this.#refine(layer, refine);
  }

  async #refine(layer: MapLayer, refine: (layer: MapLayer) => Promise<void>): Promise<void> {
    // The first picture and the first model come before anything that only makes them finer.
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    if (this.#destroyed) return;
    this.#picture = layer.thumbnail(THUMBNAIL_WIDTH);
    this.requestFrame();
    await refine(layer);
    if (this.#destroyed) return;
    layer.seenAt(this.#camera.scale * this.renderer.resolution);
    this.#sharpenSoon();
    this.requestFrame();
  }

  #sharpenSoon(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (this.#destroyed) return;
      if (this.#mapLayer?.sharpen(this.#camera, this.#view, this.renderer.resolution)) this.requestFrame();
    }, REST_MS);
  }

  zoomIn(): void {
    this.#zoom(ZOOM_STEP);
  }

  zoomOut(): void {
    this.#zoom(1 / ZOOM_STEP);
  }

  zoomAt(factor: number, at: Point): void {
    this.moveCamera(zoomed(this.#camera, this.#view, this.world, factor, at));
  }

  #zoom(factor: number): void {
    this.zoomAt(factor, { x: this.#view.width / 2, y: this.#view.height / 2 });
  }

  panBy(dx: number, dy: number): void {
    this.moveCamera(panned(this.#camera, this.#view, this.world, dx, dy));
  }

  fit(): void {
    this.#opened = true;
    this.moveCamera(fitted(this.#view, this.world));
    this.#whole = true;
  }

  fitPieces(): void {
    const camera = gathered(this.#view, this.world, this.#actors.pieces());
    const { x, y, scale } = this.#camera;
    if (!camera || (camera.x === x && camera.y === y && camera.scale === scale)) this.fit();
    else this.moveCamera(camera, 'pieces');
  }

  /** Brings a point to the middle; zooms in if the map is shown too small to read. */
  goTo({ x, y }: Point): void {
    const scale = Math.max(this.#camera.scale, READABLE_SCALE);
    this.moveCamera(clamped({ x, y, scale }, this.#view, this.world));
  }

  /** Where the map is too small to read when seen whole, people are first shown where the pieces are. */
  open(): void {
    if (this.#opened) return;
    this.#opened = true;
    if (!this.#whole) return;
    const camera = this.#actors.opening();
    if (camera && camera.scale > fitted(this.#view, this.world).scale) this.moveCamera(camera, 'opening');
  }

  toMap(at: Point): Point {
    return toMap(this.#camera, this.#view, at);
  }

  toScreen(point: Point): Point {
    return toScreen(this.#camera, this.#view, point);
  }

  attachMinimap(container: HTMLElement): () => void {
    const minimap = new Minimap(container, {
      world: this.world,
      picture: () => this.#picture,
      camera: () => ({ camera: this.#camera, view: this.#view }),
      dots: () => this.#actors.dots(),
      lookAt: ({ x, y }) => this.moveCamera(clamped({ ...this.#camera, x, y }, this.#view, this.world)),
    });
    this.#minimaps.add(minimap);
    return () => {
      this.#minimaps.delete(minimap);
      minimap.destroy();
    };
  }

  /** What the page itself has to say about it is seen first: drawing may take long where there is no graphics card. */
  renderSoon(): void {
    requestAnimationFrame(() => setTimeout(() => this.requestFrame()));
  }

  requestFrame(): void {
    if (this.#frame !== 0 || this.#destroyed) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#destroyed) return;
      this.render();
      for (const minimap of this.#minimaps) minimap.draw();
    });
  }

  render(): void {
    if (this.#destroyed || this.#lost) return;
    this.renderer.render(this.#stage);
    Ticker.system.update();
  }

  moveCamera(camera: Camera, framed: 'opening' | 'pieces' | null = null): void {
    this.#camera = camera;
    this.#framed = framed;
    this.#whole = camera.scale <= fitted(this.#view, this.world).scale * 1.001;
    this.content.scale.set(camera.scale);
    this.#mapLayer?.seenAt(camera.scale * this.renderer.resolution);
    this.#actors.seenAt(camera.scale);
    const origin = this.toScreen({ x: 0, y: 0 });
    this.content.position.set(origin.x, origin.y);
    this.#sharpenSoon();
    this.requestFrame();
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#container;
    if (clientWidth === 0 || clientHeight === 0 || this.#destroyed) return;
    const was = this.#view;
    this.#view = { width: clientWidth, height: clientHeight };
    this.renderer.resize(clientWidth, clientHeight);
    const steady = steadied(this.#camera, was, this.#view, this.world, this.#whole);
    this.moveCamera(steady ?? this.#reframed(), this.#framed);
  }

  /** Who looks at the whole map goes on looking at the whole map, and who looks at the armies at the armies. */
  #reframed(): Camera {
    const [view, world] = [this.#view, this.world];
    if (this.#whole) return fitted(view, world);
    const opening = this.#framed === 'opening' ? this.#actors.opening() : undefined;
    const armies = this.#framed === 'pieces' ? gathered(view, world, this.#actors.pieces()) : undefined;
    return opening ?? armies ?? clamped(this.#camera, view, world);
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    for (const done of this.#cleanUp) done();
    for (const minimap of this.#minimaps) minimap.destroy();
    this.#mapLayer?.destroy();
    this.#stage.destroy({ children: true });
  }
}
