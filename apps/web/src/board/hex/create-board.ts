/** Puts the board into an element: canvas, camera, layers, and what people do with them. */
import { Container, Graphics, type Renderer, Ticker } from 'pixi.js';
import {
  type Camera,
  clamped,
  fitted,
  gathered,
  opened,
  openedAt,
  panned,
  READABLE_SCALE,
  toMap,
  toScreen,
  type View,
  type World,
  zoomed,
} from '../stage/camera.ts';
import { listenForGestures } from '../stage/gestures.ts';
import type { MapLayer } from '../stage/map-layer.ts';
import type { Point } from '../stage/plane.ts';
import { createRenderer } from '../stage/renderer.ts';
import { TextureCache } from '../stage/textures.ts';
import { Animator } from './animator.ts';
import type { BoardFace } from './board-face.ts';
import { createGeometry, type Geometry, HEX_WIDTH } from './geometry.ts';
import { HighlightLayer } from './highlight-layer.ts';
import { type Device, layMap, refineMap } from './lay-map.ts';
import { Minimap } from './minimap.ts';
import type { Board, BoardAnimation, BoardCallbacks, BoardModel, HexId, PieceLook, ScreenPoint } from './model.ts';
import { MAP_MARGIN } from './painter/index.ts';
import { PieceLayer } from './piece-layer.ts';
import { drawOn, faceOf } from './pieces/off-board.ts';

const NIGHT_COLOUR = 0x101e66;
const NIGHT_DARKNESS = 0.2;
const ZOOM_STEP = 1.35;
/** Milliseconds without a move of the camera before the map is drawn finer. */
const REST_MS = 220;
const THUMBNAIL_WIDTH = 480;
/** CSS pixels along the shorter edge of a screen on which the whole map is worth being drawn finely. */
const ROOMY_SCREEN = 700;
/** Texture pixels for one unit of a counter's drawing: sharp at the closest look on a fine screen. */
const FACE_RESOLUTION = 3;

/**
 * Resolves when the first picture stands: map and an empty board. `container` must have a size; the board fills it and
 * follows it when it changes. Rejects if the browser can draw it by nothing.
 */
export async function createBoard(
  container: HTMLElement,
  face: BoardFace,
  callbacks: BoardCallbacks = {},
): Promise<Board> {
  const { renderer, hasCard } = await createRenderer(container);
  const fine = hasCard && Math.min(screen.width, screen.height) >= ROOMY_SCREEN;
  const board = new PixiBoard(container, face, callbacks, renderer, { fine, hasCard });
  try {
    await board.paint();
  } catch (error) {
    board.destroy();
    throw error;
  }
  return board;
}

class PixiBoard implements Board {
  readonly #container: HTMLElement;
  readonly #face: BoardFace;
  readonly #callbacks: BoardCallbacks;
  readonly #renderer: Renderer;
  readonly #device: Device;
  readonly #stage = new Container();
  readonly #geometry: Geometry;
  readonly #world: World;
  readonly #textures = new TextureCache(FACE_RESOLUTION);
  readonly #scene = new Container();
  /** Darkens the map and leaves the pieces bright. */
  readonly #night = new Graphics();
  /** Drawn round pieces, over everything. */
  readonly #box = new Graphics();
  readonly #highlights: HighlightLayer;
  readonly #pieces: PieceLayer;
  readonly #animator: Animator;
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
  #model: BoardModel | null = null;
  #pending: BoardModel | null = null;
  #frame = 0;
  #hovered: HexId | null = null;
  #hoveredPiece: string | null = null;
  #dragged: string | null = null;
  #lifted = false;
  #destroyed = false;
  /** The graphics card has been taken away, for the time being. */
  #lost = false;

  constructor(container: HTMLElement, face: BoardFace, callbacks: BoardCallbacks, renderer: Renderer, device: Device) {
    this.#container = container;
    this.#face = face;
    this.#callbacks = callbacks;
    this.#renderer = renderer;
    this.#device = device;
    this.#geometry = createGeometry(face.map.grid);
    this.#world = {
      left: -MAP_MARGIN,
      top: -MAP_MARGIN,
      right: this.#geometry.width + MAP_MARGIN,
      bottom: this.#geometry.height + MAP_MARGIN,
    };
    this.#view = { width: Math.max(1, container.clientWidth), height: Math.max(1, container.clientHeight) };
    this.#camera = fitted(this.#view, this.#world);
    this.#highlights = new HighlightLayer(this.#geometry, face.looks, this.#textures);
    this.#pieces = new PieceLayer(face, this.#geometry, this.#textures);
    this.#animator = new Animator(this.#geometry, this.#textures, this.#pieces, face.effects ?? {}, () =>
      this.#render(),
    );
    this.#night
      .rect(0, 0, this.#geometry.width, this.#geometry.height)
      .fill({ color: NIGHT_COLOUR, alpha: NIGHT_DARKNESS });
    this.#night.visible = false;
    this.#scene.addChild(
      this.#night,
      this.#highlights.below,
      this.#pieces.container,
      this.#highlights.above,
      this.#animator.container,
    );
    this.#stage.addChild(this.#scene, this.#box);

    const { canvas } = renderer;
    canvas.style.cssText += ';display:block;touch-action:none;outline:none';
    // The page says the same in words beside the board.
    canvas.setAttribute('aria-hidden', 'true');
    container.append(canvas);
    this.#listen(canvas);
    const observer = new ResizeObserver(() => this.#resize());
    observer.observe(container);
    this.#cleanUp.push(() => observer.disconnect());
    // While the card is gone nothing can be drawn, nor seen: what plays must not wait for it.
    const onContext = ({ type }: Event): void => {
      this.#lost = type === 'webglcontextlost';
      if (this.#lost) this.rushAnimations();
      this.#requestFrame();
    };
    for (const type of ['webglcontextlost', 'webglcontextrestored']) {
      canvas.addEventListener(type, onContext);
      this.#cleanUp.push(() => canvas.removeEventListener(type, onContext));
    }
  }

  /** Shows the map, and then goes on to refine it. */
  async paint(): Promise<void> {
    const layer = await layMap(this.#face, this.#world);
    if (this.#destroyed) {
      layer.destroy();
      return;
    }
    this.#mapLayer = layer;
    this.#scene.addChildAt(layer.container, 0);
    this.#moveCamera(this.#camera);
    void this.#refine(layer);
  }

  async #refine(layer: MapLayer): Promise<void> {
    // The first picture and the first model come before anything that only makes them finer.
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    if (this.#destroyed) return;
    this.#picture = layer.thumbnail(THUMBNAIL_WIDTH);
    this.#requestFrame();
    await refineMap(layer, this.#face, this.#device);
    if (this.#destroyed) return;
    layer.seenAt(this.#camera.scale * this.#renderer.resolution);
    this.#sharpenSoon();
    this.#requestFrame();
  }

  #sharpenSoon(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (this.#destroyed) return;
      if (this.#mapLayer?.sharpen(this.#camera, this.#view, this.#renderer.resolution)) this.#requestFrame();
    }, REST_MS);
  }

  update(model: BoardModel): void {
    if (this.#animator.queue.playing) {
      this.#pending = model;
      return;
    }
    this.#show(model);
  }

  async animate(animations: readonly BoardAnimation[]): Promise<void> {
    if (!this.#lost) await this.#animator.play(animations);
    if (this.#animator.queue.playing || this.#destroyed) return;
    const pending = this.#pending;
    this.#pending = null;
    if (pending) this.#show(pending);
    else this.#requestFrame();
  }

  setAnimationSpeed(speed: number): void {
    this.#animator.queue.speed = Math.max(0, speed);
  }

  pauseAnimations(paused: boolean): void {
    this.#animator.queue.paused = paused;
  }

  rushAnimations(): void {
    this.#animator.queue.rush();
  }

  zoomIn(): void {
    this.#zoom(ZOOM_STEP);
  }

  zoomOut(): void {
    this.#zoom(1 / ZOOM_STEP);
  }

  panBy(dx: number, dy: number): void {
    this.#moveCamera(panned(this.#camera, this.#view, this.#world, dx, dy));
  }

  goTo(hex: HexId): void {
    // What somebody holds would slip from under the hand.
    if (this.#lifted || !this.#geometry.has(hex)) return;
    const { x, y } = this.#geometry.center(hex);
    const scale = Math.max(this.#camera.scale, READABLE_SCALE);
    this.#moveCamera(clamped({ x, y, scale }, this.#view, this.#world));
  }

  fit(): void {
    this.#opened = true;
    this.#moveCamera(fitted(this.#view, this.#world));
    this.#whole = true;
  }

  fitPieces(): void {
    const camera = gathered(this.#view, this.#world, this.#centersOf(piecesOf(this.#model)));
    const { x, y, scale } = this.#camera;
    if (!camera || (camera.x === x && camera.y === y && camera.scale === scale)) this.fit();
    else this.#moveCamera(camera, 'pieces');
  }

  locate(hex: HexId): { x: number; y: number; hexWidth: number } {
    const at = toScreen(this.#camera, this.#view, this.#geometry.center(hex));
    return { x: at.x, y: at.y, hexWidth: HEX_WIDTH * this.#camera.scale };
  }

  drawFace(canvas: HTMLCanvasElement, look: PieceLook): void {
    drawOn(canvas, this.#textures.drawing(...faceOf(look, this.#face.looks)));
  }

  attachMinimap(container: HTMLElement): () => void {
    const minimap = new Minimap(container, {
      world: this.#world,
      sides: this.#face.looks.sides,
      picture: () => this.#picture,
      camera: () => ({ camera: this.#camera, view: this.#view }),
      centerOf: (hex) => (this.#geometry.has(hex) ? this.#geometry.center(hex) : null),
      model: () => this.#model,
      lookAt: ({ x, y }) => this.#moveCamera(clamped({ ...this.#camera, x, y }, this.#view, this.#world)),
    });
    this.#minimaps.add(minimap);
    return () => {
      this.#minimaps.delete(minimap);
      minimap.destroy();
    };
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#animator.queue.stop();
    for (const done of this.#cleanUp) done();
    for (const minimap of this.#minimaps) minimap.destroy();
    this.#mapLayer?.destroy();
    this.#stage.destroy({ children: true });
    this.#textures.destroy();
    this.#renderer.destroy({ removeView: true });
  }

  /** Where the map is too small to read when seen whole, people are first shown where the pieces are. */
  #open(model: BoardModel): void {
    const camera = this.#opening(model);
    if (camera.scale > fitted(this.#view, this.#world).scale) this.#moveCamera(camera, 'opening');
  }

  #opening(model: BoardModel): Camera {
    const pieces = piecesOf(model);
    const everybody = this.#centersOf(pieces);
    const all = model.gathering ? [] : everybody;
    const able = this.#centersOf(pieces.filter((piece) => piece.actionable));
    const home = this.#centersOf((model.home ?? []).map((hex) => ({ hex })));
    return (
      (able.length > 0 ? undefined : openedAt(this.#view, this.#world, home)) ??
      opened(this.#view, this.#world, all, able.length > 0 ? able : everybody)
    );
  }

  /** Of those that stand on the map. */
  #centersOf(some: readonly { readonly hex: HexId }[]): readonly Point[] {
    return some.filter(({ hex }) => this.#geometry.has(hex)).map(({ hex }) => this.#geometry.center(hex));
  }

  #show(model: BoardModel): void {
    if (!this.#opened && this.#whole) this.#open(model);
    this.#opened = true;
    this.#model = model;
    this.#pieces.update(model);
    this.#highlights.update(model.highlights);
    this.#night.visible = model.night === true;
    this.#afterPaint();
  }

  /** What the page itself has to say about it is seen first: drawing may take long where there is no graphics card. */
  #afterPaint(): void {
    requestAnimationFrame(() => setTimeout(() => this.#requestFrame()));
  }

  #requestFrame(): void {
    if (this.#frame !== 0 || this.#destroyed) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#destroyed) return;
      this.#render();
      for (const minimap of this.#minimaps) minimap.draw();
    });
  }

  #render(): void {
    if (this.#destroyed || this.#lost) return;
    this.#renderer.render(this.#stage);
    Ticker.system.update();
  }

  #zoom(factor: number): void {
    const middle = { x: this.#view.width / 2, y: this.#view.height / 2 };
    this.#moveCamera(zoomed(this.#camera, this.#view, this.#world, factor, middle));
  }

  #moveCamera(camera: Camera, framed: 'opening' | 'pieces' | null = null): void {
    this.#camera = camera;
    this.#framed = framed;
    this.#whole = camera.scale <= fitted(this.#view, this.#world).scale * 1.001;
    this.#scene.scale.set(camera.scale);
    this.#mapLayer?.seenAt(camera.scale * this.#renderer.resolution);
    this.#highlights.seenAt(camera.scale);
    const origin = toScreen(camera, this.#view, { x: 0, y: 0 });
    this.#scene.position.set(origin.x, origin.y);
    this.#sharpenSoon();
    this.#callbacks.onCameraChange?.();
    this.#requestFrame();
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#container;
    if (clientWidth === 0 || clientHeight === 0 || this.#destroyed) return;
    this.#view = { width: clientWidth, height: clientHeight };
    this.#renderer.resize(clientWidth, clientHeight);
    this.#moveCamera(this.#reframed(), this.#framed);
  }

  /** Who looks at the whole map goes on looking at the whole map, and who looks at the armies at the armies. */
  #reframed(): Camera {
    const [view, world, model] = [this.#view, this.#world, this.#model];
    if (this.#whole) return fitted(view, world);
    if (this.#framed === 'opening' && model) return this.#opening(model);
    const armies = this.#framed === 'pieces' ? gathered(view, world, this.#centersOf(piecesOf(model))) : undefined;
    return armies ?? clamped(this.#camera, view, world);
  }

  #listen(canvas: HTMLCanvasElement): void {
    const onMap = (at: Point): Point => toMap(this.#camera, this.#view, at);
    const onScreen = (at: Point): ScreenPoint => {
      const box = canvas.getBoundingClientRect();
      return { x: at.x + box.left, y: at.y + box.top };
    };
    const stop = listenForGestures(canvas, {
      grab: (at, shift) => {
        if (shift && this.#callbacks.onBox) return 'box';
        const piece = this.#pieces.pieceAt(onMap(at));
        this.#dragged = piece?.draggable && this.#callbacks.onCounterDrag ? piece.id : null;
        return this.#dragged === null ? 'map' : 'piece';
      },
      tap: (at, shift) => this.#tap(onMap(at), shift),
      box: (from, to, state) => this.#drawBox(from, to, state),
      hover: (at) => this.#hover(at === null ? null : onMap(at), at === null ? { x: 0, y: 0 } : onScreen(at)),
      pan: (dx, dy) => this.panBy(dx, dy),
      zoom: (factor, at) => this.#moveCamera(zoomed(this.#camera, this.#view, this.#world, factor, at)),
      drag: (at) => {
        if (this.#dragged === null) return;
        const point = onMap(at);
        this.#pieces.lift(this.#dragged, point);
        if (!this.#lifted) {
          this.#lifted = true;
          this.#callbacks.onCounterLift?.(this.#dragged);
        }
        this.#highlights.hover(this.#geometry.hexAt(point));
        this.#requestFrame();
      },
      drop: (at, cancelled) => {
        const id = this.#dragged;
        this.#dragged = null;
        this.#lifted = false;
        this.#pieces.settle();
        this.#highlights.hover(null);
        this.#requestFrame();
        if (id !== null && !cancelled) this.#callbacks.onCounterDrag?.(id, this.#geometry.hexAt(onMap(at)));
      },
      menu: (at) => {
        const point = onMap(at);
        const piece = this.#pieces.pieceAt(point);
        const hex = piece?.hex ?? this.#geometry.hexAt(point);
        if (hex !== null) this.#callbacks.onContextMenu?.(hex, piece?.id ?? null, onScreen(at));
      },
    });
    this.#cleanUp.push(stop);
  }

  /** Points of the screen: the box is of the hand, not of the map. */
  #drawBox(from: Point, to: Point, state: 'drawing' | 'done' | 'cancelled'): void {
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    const [width, height] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)];
    this.#box.clear();
    if (state === 'drawing')
      this.#box.rect(x, y, width, height).fill({ color: 0xffd24a, alpha: 0.15 }).stroke({ width: 2, color: 0xffe680 });
    this.#requestFrame();
    if (state !== 'done') return;
    const within = piecesOf(this.#model).filter(({ actionable, hex }) => {
      if (!actionable || !this.#geometry.has(hex)) return false;
      const at = toScreen(this.#camera, this.#view, this.#geometry.center(hex));
      return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
    });
    this.#callbacks.onBox?.(within.map(({ id }) => id));
  }

  #tap(point: Point, shift: boolean): void {
    const piece = this.#pieces.pieceAt(point);
    const hex = piece?.hex ?? this.#geometry.hexAt(point);
    if (this.#pieces.fan(hex)) this.#requestFrame();
    if (hex === null) return;
    if (piece && this.#callbacks.onCounterClick) this.#callbacks.onCounterClick(piece.id, hex, shift);
    else this.#callbacks.onHexClick?.(hex);
  }

  #hover(point: Point | null, at: ScreenPoint): void {
    const piece = point && this.#pieces.pieceAt(point);
    const hex = piece ? piece.hex : point && this.#geometry.hexAt(point);
    if (hex !== this.#hovered) {
      this.#hovered = hex;
      const fanned = this.#pieces.fan(hex);
      const lit = this.#highlights.hover(hex);
      if (fanned || lit) this.#requestFrame();
      this.#callbacks.onHexHover?.(hex, at);
    }
    const id = piece?.id ?? null;
    if (id !== this.#hoveredPiece) {
      this.#hoveredPiece = id;
      this.#renderer.canvas.style.cursor = id === null ? '' : 'pointer';
      this.#callbacks.onCounterHover?.(id, at);
    }
  }
}

const piecesOf = (model: BoardModel | null) => [...(model?.counters ?? []), ...(model?.leaders ?? [])];
