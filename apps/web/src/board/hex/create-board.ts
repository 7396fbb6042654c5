/** Puts the board with hexes into an element: layers, and what people do with them. */
import { Graphics, type Renderer } from 'pixi.js';
import { type Camera, opened, openedAt } from '../stage/camera.ts';
import { listenForGestures } from '../stage/gestures.ts';
import type { Dot } from '../stage/minimap.ts';
import type { Point } from '../stage/plane.ts';
import { createRenderer } from '../stage/renderer.ts';
import { type Device, deviceOf, Scene } from '../stage/scene.ts';
import { TextureCache } from '../stage/textures.ts';
import { Animator } from './animator.ts';
import type { BoardFace } from './board-face.ts';
import { createGeometry, type Geometry, HEX_WIDTH } from './geometry.ts';
import { HighlightLayer } from './highlight-layer.ts';
import { layMap, refineMap } from './lay-map.ts';
import type { Board, BoardAnimation, BoardCallbacks, BoardModel, HexId, PieceLook, ScreenPoint } from './model.ts';
import { MAP_MARGIN } from './painter/index.ts';
import { PieceLayer } from './piece-layer.ts';
import { drawOn, faceOf } from './pieces/off-board.ts';

const NIGHT_COLOUR = 0x101e66;
const NIGHT_DARKNESS = 0.2;
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
  const board = new PixiBoard(container, face, callbacks, renderer);
  try {
    await board.paint(deviceOf(hasCard));
  } catch (error) {
    board.destroy();
    throw error;
  }
  return board;
}

class PixiBoard implements Board {
  readonly #face: BoardFace;
  readonly #callbacks: BoardCallbacks;
  readonly #scene: Scene;
  readonly #geometry: Geometry;
  readonly #textures = new TextureCache(FACE_RESOLUTION);
  /** Darkens the map and leaves the pieces bright. */
  readonly #night = new Graphics();
  /** Drawn round pieces, over everything. */
  readonly #box = new Graphics();
  readonly #highlights: HighlightLayer;
  readonly #pieces: PieceLayer;
  readonly #animator: Animator;
  #model: BoardModel | null = null;
  #pending: BoardModel | null = null;
  #hovered: HexId | null = null;
  #hoveredPiece: string | null = null;
  #dragged: string | null = null;
  #lifted = false;

  constructor(container: HTMLElement, face: BoardFace, callbacks: BoardCallbacks, renderer: Renderer) {
    this.#face = face;
    this.#callbacks = callbacks;
    this.#geometry = createGeometry(face.map.grid);
    const { width, height } = this.#geometry;
    const world = { left: -MAP_MARGIN, top: -MAP_MARGIN, right: width + MAP_MARGIN, bottom: height + MAP_MARGIN };
    this.#highlights = new HighlightLayer(this.#geometry, face.looks, this.#textures);
    this.#pieces = new PieceLayer(face, this.#geometry, this.#textures);
    this.#scene = new Scene(container, renderer, world, {
      seenAt: (scale) => this.#highlights.seenAt(scale),
      lost: () => this.rushAnimations(),
      opening: () => this.#opening(),
      pieces: () => this.#centersOf(piecesOf(this.#model)),
      dots: () => this.#dots(),
    });
    this.#animator = new Animator(this.#geometry, this.#textures, this.#pieces, face.effects ?? {}, () =>
      this.#scene.render(),
    );
    this.#night.rect(0, 0, width, height).fill({ color: NIGHT_COLOUR, alpha: NIGHT_DARKNESS });
    this.#night.visible = false;
    this.#scene.content.addChild(
      this.#night,
      this.#highlights.below,
      this.#pieces.container,
      this.#highlights.above,
      this.#animator.container,
    );
    this.#scene.over.addChild(this.#box);
    this.#listen(renderer.canvas);
  }

  /** Shows the map, and then goes on to refine it. */
  async paint(device: Device): Promise<void> {
    await this.#scene.paint(
      async () => await layMap(this.#face, this.#scene.world),
      async (layer) => await refineMap(layer, this.#face, device),
    );
  }

  update(model: BoardModel): void {
    if (this.#animator.queue.playing) {
      this.#pending = model;
      return;
    }
    this.#show(model);
  }

  async animate(animations: readonly BoardAnimation[]): Promise<void> {
    if (!this.#scene.lost) await this.#animator.play(animations);
    if (this.#animator.queue.playing || this.#scene.destroyed) return;
    const pending = this.#pending;
    this.#pending = null;
    if (pending) this.#show(pending);
    else this.#scene.requestFrame();
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
    this.#scene.zoomIn();
  }

  zoomOut(): void {
    this.#scene.zoomOut();
  }

  panBy(dx: number, dy: number): void {
    this.#scene.panBy(dx, dy);
  }

  goTo(hex: HexId): void {
    // What somebody holds would slip from under the hand.
    if (this.#lifted || !this.#geometry.has(hex)) return;
    this.#scene.goTo(this.#geometry.center(hex));
  }

  fit(): void {
    this.#scene.fit();
  }

  fitPieces(): void {
    this.#scene.fitPieces();
  }

  locate(hex: HexId): { x: number; y: number; hexWidth: number } {
    const { x, y } = this.#scene.toScreen(this.#geometry.center(hex));
    return { x, y, hexWidth: HEX_WIDTH * this.#scene.camera.scale };
  }

  drawFace(canvas: HTMLCanvasElement, look: PieceLook): void {
    drawOn(canvas, this.#textures.drawing(...faceOf(look, this.#face.looks)));
  }

  attachMinimap(container: HTMLElement): () => void {
    return this.#scene.attachMinimap(container);
  }

  destroy(): void {
    if (this.#scene.destroyed) return;
    this.#animator.queue.stop();
    this.#scene.destroy();
    this.#textures.destroy();
    this.#scene.renderer.destroy({ removeView: true });
  }

  #opening(): Camera | undefined {
    const model = this.#model;
    if (!model) return undefined;
    const pieces = piecesOf(model);
    const everybody = this.#centersOf(pieces);
    const all = model.gathering ? [] : everybody;
    const able = this.#centersOf(pieces.filter((piece) => piece.actionable));
    const home = this.#centersOf((model.home ?? []).map((hex) => ({ hex })));
    const { view, world } = this.#scene;
    return (
      (able.length > 0 ? undefined : openedAt(view, world, home)) ??
      opened(view, world, all, able.length > 0 ? able : everybody)
    );
  }

  /** Of those that stand on the map. */
  #centersOf(some: readonly { readonly hex: HexId }[]): readonly Point[] {
    return some.filter(({ hex }) => this.#geometry.has(hex)).map(({ hex }) => this.#geometry.center(hex));
  }

  #dots(): readonly Dot[] {
    return piecesOf(this.#model).flatMap(({ hex, side }) =>
      this.#geometry.has(hex) ? [{ ...this.#geometry.center(hex), side, ...this.#face.looks.sides[side].dot }] : [],
    );
  }

  #show(model: BoardModel): void {
    this.#model = model;
    this.#scene.open();
    this.#pieces.update(model);
    this.#highlights.update(model.highlights);
    this.#night.visible = model.night === true;
    this.#scene.renderSoon();
  }

  #listen(canvas: HTMLCanvasElement): void {
    const onMap = (at: Point): Point => this.#scene.toMap(at);
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
      zoom: (factor, at) => this.#scene.zoomAt(factor, at),
      drag: (at) => {
        if (this.#dragged === null) return;
        const point = onMap(at);
        this.#pieces.lift(this.#dragged, point);
        if (!this.#lifted) {
          this.#lifted = true;
          this.#callbacks.onCounterLift?.(this.#dragged);
        }
        this.#highlights.hover(this.#geometry.hexAt(point));
        this.#scene.requestFrame();
      },
      drop: (at, cancelled) => {
        const id = this.#dragged;
        this.#dragged = null;
        this.#lifted = false;
        this.#pieces.settle();
        this.#highlights.hover(null);
        this.#scene.requestFrame();
        if (id !== null && !cancelled) this.#callbacks.onCounterDrag?.(id, this.#geometry.hexAt(onMap(at)));
      },
      menu: (at) => {
        const point = onMap(at);
        const piece = this.#pieces.pieceAt(point);
        const hex = piece?.hex ?? this.#geometry.hexAt(point);
        if (hex !== null) this.#callbacks.onContextMenu?.(hex, piece?.id ?? null, onScreen(at));
      },
    });
    this.#scene.onEnd(stop);
  }

  /** Points of the screen: the box is of the hand, not of the map. */
  #drawBox(from: Point, to: Point, state: 'drawing' | 'done' | 'cancelled'): void {
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    const [width, height] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)];
    this.#box.clear();
    if (state === 'drawing')
      this.#box.rect(x, y, width, height).fill({ color: 0xffd24a, alpha: 0.15 }).stroke({ width: 2, color: 0xffe680 });
    this.#scene.requestFrame();
    if (state !== 'done') return;
    const within = piecesOf(this.#model).filter(({ actionable, hex }) => {
      if (!actionable || !this.#geometry.has(hex)) return false;
      const at = this.#scene.toScreen(this.#geometry.center(hex));
      return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
    });
    this.#callbacks.onBox?.(within.map(({ id }) => id));
  }

  #tap(point: Point, shift: boolean): void {
    const piece = this.#pieces.pieceAt(point);
    const hex = piece?.hex ?? this.#geometry.hexAt(point);
    if (this.#pieces.fan(hex)) this.#scene.requestFrame();
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
      if (fanned || lit) this.#scene.requestFrame();
      this.#callbacks.onHexHover?.(hex, at);
    }
    const id = piece?.id ?? null;
    if (id !== this.#hoveredPiece) {
      this.#hoveredPiece = id;
      this.#scene.renderer.canvas.style.cursor = id === null ? '' : 'pointer';
      this.#callbacks.onCounterHover?.(id, at);
    }
  }
}

const piecesOf = (model: BoardModel | null) => [...(model?.counters ?? []), ...(model?.leaders ?? [])];
