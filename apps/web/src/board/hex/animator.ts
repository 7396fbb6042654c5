/** Plays what happened over the board. Every animation ends by itself, and the pieces then go where the model has them. */
import { type Container, Graphics } from 'pixi.js';
import { ease, Effects } from '../stage/effects.ts';
import { between, type Point } from '../stage/plane.ts';
import { AnimationQueue } from '../stage/queue.ts';
import type { TextureCache } from '../stage/textures.ts';
import type { Effect } from './effects.ts';
import type { Geometry } from './geometry.ts';
import type { BoardAnimation, HexId, Walk } from './model.ts';
import type { PieceLayer } from './piece-layer.ts';

/** Milliseconds at speed 1. */
const STEP_MS = 170;
const RETREAT_STEP_MS = 260;
const ELIMINATE_MS = 520;
/** Of many who march together the last sets out so long after the first, and none is longer on the way. */
const COLUMN_MS = 1300;
const APART_MS = 110;
const MARCH_MS = 1100;

export class Animator {
  readonly queue: AnimationQueue;
  readonly #shown: Effects;
  readonly #geometry: Geometry;
  readonly #pieces: PieceLayer;
  readonly #effects: Readonly<Record<string, Effect>>;

  constructor(
    geometry: Geometry,
    textures: TextureCache,
    pieces: PieceLayer,
    effects: Readonly<Record<string, Effect>>,
    render: () => void,
  ) {
    this.#geometry = geometry;
    this.#pieces = pieces;
    this.#effects = effects;
    this.queue = new AnimationQueue(render);
    this.#shown = new Effects(this.queue, textures);
  }

  get container(): Container {
    return this.#shown.container;
  }

  /** Resolves when these have been played, after whatever was asked for before them. */
  play(animations: readonly BoardAnimation[]): Promise<void> {
    return this.queue.add(
      () => this.#playAll(animations),
      () => {
        for (const child of this.container.removeChildren()) child.destroy({ children: true });
        this.#pieces.settle();
      },
    );
  }

  async #playAll(animations: readonly BoardAnimation[]): Promise<void> {
    let together: Promise<void>[] = [];
    for (const animation of animations) {
      if (this.queue.stopped) return;
      const fleeting = animation.type === 'volley' || animation.type === 'clash';
      if (!fleeting) {
        await Promise.all(together);
        together = [];
      }
      const played = this.#playOne(animation);
      if (fleeting) together.push(played);
      else await played;
    }
    await Promise.all(together);
  }

  async #playOne(animation: BoardAnimation): Promise<void> {
    switch (animation.type) {
      case 'move':
        return this.#travel(animation.piece, animation.path, STEP_MS);
      case 'march':
        return this.#march(animation.moves);
      case 'retreat':
        return this.#travel(animation.piece, animation.path, RETREAT_STEP_MS);
      case 'volley':
        return this.#between(animation, (a, b) => this.#shown.volley(a, b, animation.hit));
      case 'clash':
        return this.#between(animation, (a, b) => this.#shown.clash(a, b, animation.hit));
      case 'eliminate':
        return this.#eliminate(animation.piece);
      case 'effect':
        return this.#effect(this.#effects[animation.effect], animation.from, animation.to);
      case 'dice':
        return this.#at(animation.hex, (at) =>
          this.#shown.dice(at, animation.dice, animation.caption ?? '', animation.good),
        );
      case 'word':
        return this.#at(animation.hex, (at) => this.#shown.word(at, animation.text, animation.tone));
    }
  }

  async #at(hex: HexId, play: (at: Point) => Promise<void>): Promise<void> {
    const [at] = this.#centers([hex]);
    if (at) await play(at);
  }

  async #between(
    { from, to }: { readonly from: HexId; readonly to: HexId },
    play: (a: Point, b: Point) => Promise<void>,
  ): Promise<void> {
    const [a, b] = this.#centers([from, to]);
    if (a && b) await play(a, b);
  }

  #centers(path: readonly HexId[]): Point[] {
    return path.filter((hex) => this.#geometry.has(hex)).map((hex) => this.#geometry.center(hex));
  }

  async #travel(piece: string, path: readonly HexId[], stepMs: number): Promise<void> {
    const walk = this.#walk(piece, path);
    if (walk) await this.queue.run(stepMs * walk.steps, walk.at);
  }

  /** All on their ways at once, one a little after the other. */
  async #march(moves: readonly Walk[]): Promise<void> {
    const walks = moves.flatMap(({ piece, path }) => this.#walk(piece, path) ?? []);
    const apart = Math.min(APART_MS, COLUMN_MS / walks.length);
    const begun = walks.map(({ steps, at }, i) => ({ at, from: i * apart, long: Math.min(MARCH_MS, steps * STEP_MS) }));
    const whole = Math.max(0, ...begun.map(({ from, long }) => from + long));
    if (whole === 0) return;
    await this.queue.run(whole, (t) => {
      for (const { at, from, long } of begun) {
        const own = (t * whole - from) / long;
        if (own >= 0) at(Math.min(1, own));
      }
    });
  }

  #walk(piece: string, path: readonly HexId[]): { readonly steps: number; at(t: number): void } | undefined {
    const node = this.#pieces.node(piece);
    const points = this.#centers(path);
    if (!node || points.length < 2) return undefined;
    node.zIndex = 1e6;
    const steps = points.length - 1;
    const at = (t: number): void => {
      if (node.destroyed) return;
      const along = t * steps;
      const step = Math.min(steps - 1, Math.floor(along));
      const { x, y } = between(points[step] as Point, points[step + 1] as Point, ease(along - step));
      const hop = Math.sin((along - step) * Math.PI) * 5;
      node.position.set(x, y + 5 - hop);
    };
    return { steps, at };
  }

  /** A picture that is drawn afresh on every frame. */
  async #effect(effect: Effect | undefined, ...hexes: readonly (HexId | undefined)[]): Promise<void> {
    const [from, to = from] = this.#centers(hexes.filter((hex) => hex !== undefined));
    if (!effect || !from || !to) return;
    const strokes = new Graphics();
    await this.#shown.show(strokes, effect.milliseconds, (t) => {
      strokes.clear();
      effect.draw(strokes, t, from, to);
    });
  }

  async #eliminate(piece: string): Promise<void> {
    const node = this.#pieces.node(piece);
    if (!node) return;
    await this.queue.run(ELIMINATE_MS, (t) => {
      if (node.destroyed) return;
      node.alpha = 1 - ease(t);
      node.angle = 35 * ease(t);
      node.scale.set(1 - 0.35 * t);
    });
  }
}
