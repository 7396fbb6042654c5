/** Puts a table without hexes into an element: ground, figures, what lies over them, and what people do with them. */
import type { Renderer } from 'pixi.js';
import { type Camera, opened, openedAt } from '../stage/camera.ts';
import { listenForGestures } from '../stage/gestures.ts';
import { MapLayer } from '../stage/map-layer.ts';
import type { Dot } from '../stage/minimap.ts';
import type { Point } from '../stage/plane.ts';
import { createRenderer } from '../stage/renderer.ts';
import { type Device, deviceOf, Scene } from '../stage/scene.ts';
import { TextureCache } from '../stage/textures.ts';
import { FigureLayer } from './figure-layer.ts';
import { paintGround, worldOf } from './ground/paint-ground.ts';
import { LitLayer } from './lit-layer.ts';
import type { At, GroundModel, PlaneAnimation, PlaneBoard, PlaneCallbacks, PlaneLooks, PlaneModel } from './model.ts';
import { PlaneAnimator } from './plane-animator.ts';
import { INCH_WIDTH, lengthOf, type Plane, planeOf } from './scale.ts';

/** Texture pixels for one unit of a figure's drawing: sharp at the closest look on a fine screen. */
const FACE_RESOLUTION = 2.4;
/** Texture pixels for one map unit of ground. */
const COARSE = 0.75;
const FINE = 1.5;
/** CSS pixels by which a finger may miss a base, and a spot. */
const NEAR = 14;

/** Resolves when the first picture stands: the ground. `container` must have a size; the board fills it and follows it. */
export async function createPlane(
  container: HTMLElement,
  ground: GroundModel,
  looks: PlaneLooks,
  callbacks: PlaneCallbacks = {},
): Promise<PlaneBoard> {
  const { renderer, hasCard } = await createRenderer(container);
  const board = new PixiPlane(container, ground, looks, callbacks, renderer);
  try {
    await board.paint(deviceOf(hasCard));
  } catch (error) {
    board.destroy();
    throw error;
  }
  return board;
}

class PixiPlane implements PlaneBoard {
  readonly #ground: GroundModel;
  readonly #looks: PlaneLooks;
  readonly #callbacks: PlaneCallbacks;
  readonly #plane: Plane;
  readonly #scene: Scene;
  readonly #textures = new TextureCache(FACE_RESOLUTION);
  readonly #lit: LitLayer;
  readonly #figures: FigureLayer;
  readonly #animator: PlaneAnimator;
  #model: PlaneModel | null = null;
  #pending: PlaneModel | null = null;
  #dragged: string | null = null;

  constructor(
    container: HTMLElement,
    ground: GroundModel,
    looks: PlaneLooks,
    callbacks: PlaneCallbacks,
    renderer: Renderer,
  ) {
    this.#ground = ground;
    this.#looks = looks;
    this.#callbacks = callbacks;
    this.#plane = planeOf(ground.w, ground.h);
    this.#lit = new LitLayer(this.#plane, this.#textures);
    this.#figures = new FigureLayer(this.#plane, looks, this.#textures);
    this.#scene = new Scene(container, renderer, worldOf(ground), {
      seenAt: (scale) => {
        this.#lit.seenAt(scale);
        this.#figures.seenAt(scale);
      },
      lost: () => this.rushAnimations(),
      opening: () => this.#opening(),
      pieces: () => this.#places(),
      dots: () => this.#dots(),
    });
    this.#animator = new PlaneAnimator(this.#plane, this.#textures, this.#figures, () => this.#scene.render());
    this.#scene.content.addChild(this.#lit.below, this.#figures.container, this.#lit.above, this.#animator.container);
    this.#listen(renderer.canvas);
  }

  async paint({ hasCard, fine }: Device): Promise<void> {
    const { world } = this.#scene;
    await this.#scene.paint(
      async () => {
        const layer = new MapLayer(world);
        try {
          await layer.read(paintGround(this.#ground, [this.#looks.sides[0].field, this.#looks.sides[1].field]));
          await layer.draw(COARSE);
          return layer;
        } catch (error) {
          layer.destroy();
          throw error;
        }
      },
      async (layer) => {
        if (fine) await layer.draw(FINE);
        if (!hasCard) layer.shrink();
      },
    );
  }

  update(model: PlaneModel): void {
    if (this.#animator.queue.playing) this.#pending = model;
    else this.#show(model);
  }

  async animate(animations: readonly PlaneAnimation[]): Promise<void> {
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
  fit(): void {
    this.#scene.fit();
  }
  fitPieces(): void {
    this.#scene.fitPieces();
  }
  goTo(at: At): void {
    if (this.#dragged === null) this.#scene.goTo(this.#plane.toMap(at));
  }
  locate(at: At): { x: number; y: number; inch: number } {
    const { x, y } = this.#scene.toScreen(this.#plane.toMap(at));
    return { x, y, inch: INCH_WIDTH * this.#scene.camera.scale };
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

  #show(model: PlaneModel): void {
    this.#model = model;
    this.#scene.open();
    this.#figures.update(model);
    this.#lit.update(model);
    this.#scene.renderSoon();
  }

  #places(): readonly Point[] {
    return (this.#model?.figures ?? []).map(({ at }) => this.#plane.toMap(at));
  }

  #opening(): Camera | undefined {
    const model = this.#model;
    if (!model) return undefined;
    const { view, world } = this.#scene;
    // Who sets up looks at the whole table.
    if (model.lit.areas.length > 0) return undefined;
    const home = model.home.map(this.#plane.toMap);
    const places = this.#places();
    return openedAt(view, world, home) ?? opened(view, world, places, home.length > 0 ? home : places);
  }

  #dots(): readonly Dot[] {
    return (this.#model?.figures ?? []).map(({ at, side }) => {
      const { field, text } = this.#looks.sides[side];
      return { ...this.#plane.toMap(at), side, fill: field, edge: text };
    });
  }

  /** The spot at which somebody points, the nearest of those that they may mean. */
  #spotAt(point: Point, near: number): string | null {
    let best: { readonly id: string; readonly far: number } | null = null;
    for (const { id, at, r, kind } of this.#model?.lit.spots ?? []) {
      const { x, y } = this.#plane.toMap(at);
      const far = Math.hypot(x - point.x, y - point.y) - (kind === 'go' ? 6 : lengthOf(r) * 0.6);
      if (far <= near && (best === null || far < best.far)) best = { id, far };
    }
    return best?.id ?? null;
  }

  #listen(canvas: HTMLCanvasElement): void {
    const near = (): number => NEAR / this.#scene.camera.scale;
    const stop = listenForGestures(canvas, {
      grab: (at) => {
        const figure = this.#figures.figureAt(this.#scene.toMap(at), near() / 2);
        this.#dragged = figure?.draggable && this.#callbacks.onDrop ? figure.id : null;
        return this.#dragged === null ? 'map' : 'piece';
      },
      tap: (at) => {
        const point = this.#scene.toMap(at);
        const spot = this.#spotAt(point, near() / 2);
        const figure = this.#figures.figureAt(point);
        if (figure) this.#callbacks.onFigureTap?.(figure.id, this.#plane.toTable(point));
        else if (spot !== null) this.#callbacks.onSpotTap?.(spot);
        else {
          const missed = this.#figures.figureAt(point, near() / 2);
          if (missed) this.#callbacks.onFigureTap?.(missed.id, missed.at);
          else this.#callbacks.onTap?.(this.#plane.toTable(point), near());
        }
      },
      box: () => undefined,
      hover: (at) => {
        const point = at && this.#scene.toMap(at);
        const figure = point && this.#figures.figureAt(point);
        canvas.style.cursor = figure ? 'pointer' : '';
        this.#callbacks.onHover?.(point && this.#plane.toTable(point), figure?.id ?? null);
      },
      pan: (dx, dy) => this.panBy(dx, dy),
      zoom: (factor, at) => this.#scene.zoomAt(factor, at),
      drag: (at) => {
        if (this.#dragged === null) return;
        const point = this.#scene.toMap(at);
        this.#figures.lift(this.#dragged, point);
        this.#callbacks.onDrag?.(this.#dragged, this.#plane.toTable(point));
        this.#scene.requestFrame();
      },
      drop: (at, cancelled) => {
        const id = this.#dragged;
        this.#dragged = null;
        const point = this.#scene.toMap(at);
        this.#figures.settle();
        this.#scene.requestFrame();
        if (id === null) return;
        const over = this.#overOther(id, point);
        this.#callbacks.onDrop?.(id, cancelled ? null : this.#plane.toTable(point), cancelled ? null : over);
      },
      menu: () => undefined,
    });
    this.#scene.onEnd(stop);
  }

  /** Upon whom somebody is put down. */
  #overOther(id: string, point: Point): string | null {
    const found = (this.#model?.figures ?? []).filter((each) => {
      const { x, y } = this.#plane.toMap(each.at);
      return each.id !== id && Math.hypot(x - point.x, y - point.y) <= lengthOf(each.r) * 1.25;
    });
    return found[0]?.id ?? null;
  }
}
