/** Plays what happened over the board. Every animation ends by itself, and the pieces then go where the model has them. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { between, distance, type Geometry, type Point } from './geometry.ts';
import type { BoardAnimation, HexId } from './model.ts';
import { EFFECTS, type Effect } from './effects.ts';
import type { PieceLayer } from './piece-layer.ts';
import { diceFace, wordFace } from './pieces/dice-face.ts';
import type { TextureCache } from '../stage/textures.ts';

/** Milliseconds at speed 1. */
const STEP_MS = 170;
const RETREAT_STEP_MS = 260;
const VOLLEY_MS = 620;
const CLASH_MS = 520;
const ELIMINATE_MS = 520;
const DICE_MS = 1150;
const WORD_MS = 900;
/** How long after its time an animation ends for which no frames come, as in a page in the background. */
const UNSEEN_MS = 1500;

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

export class Animator {
  readonly container = new Container();
  /** 0 plays nothing. Starts at 0 where the person has asked the system for less motion. */
  speed = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
  readonly #geometry: Geometry;
  readonly #textures: TextureCache;
  readonly #pieces: PieceLayer;
  readonly #render: () => void;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #stopped = false;
  /** Of each animation that plays: ends it. */
  readonly #ends = new Set<() => void>();

  constructor(geometry: Geometry, textures: TextureCache, pieces: PieceLayer, render: () => void) {
    this.#geometry = geometry;
    this.#textures = textures;
    this.#pieces = pieces;
    this.#render = render;
  }

  get playing(): boolean {
    return this.#waiting > 0;
  }

  /** Resolves when these have been played, after whatever was asked for before them. */
  play(animations: readonly BoardAnimation[]): Promise<void> {
    this.#waiting++;
    this.#queue = this.#queue.then(() => this.#playAll(animations));
    return this.#queue;
  }

  /** Ends everything at once; nothing is drawn any more, since what it would be drawn on is about to go. */
  stop(): void {
    this.#stopped = true;
    for (const end of this.#ends) end();
  }

  async #playAll(animations: readonly BoardAnimation[]): Promise<void> {
    try {
      let together: Promise<void>[] = [];
      for (const animation of animations) {
        if (this.#stopped) return;
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
    } finally {
      this.#waiting--;
      if (!this.#stopped) {
        for (const child of this.container.removeChildren()) child.destroy({ children: true });
        this.#pieces.settle();
      }
    }
  }

  async #playOne(animation: BoardAnimation): Promise<void> {
    switch (animation.type) {
      case 'move':
        return this.#travel(animation.piece, animation.path, STEP_MS);
      case 'retreat':
        return this.#travel(animation.piece, animation.path, RETREAT_STEP_MS);
      case 'volley':
        return this.#volley(animation.from, animation.to, animation.hit);
      case 'clash':
        return this.#clash(animation.from, animation.to, animation.hit);
      case 'eliminate':
        return this.#eliminate(animation.piece);
      case 'blast':
      case 'rocks':
      case 'batter':
      case 'ladder':
      case 'horn':
        return this.#effect(animation);
      case 'dice': {
        const { dice, caption = '', good } = animation;
        const key = `dice ${dice.join(' ')} ${caption} ${good ?? ''}`;
        const sprite = new Sprite(this.#textures.get(key, () => diceFace(dice, caption, good)));
        return this.#rise(sprite, animation.hex, DICE_MS, (t) => {
          sprite.scale.set(t < 0.18 ? 0.5 + ease(t / 0.18) * 0.5 : 1);
          sprite.angle = t < 0.3 ? (1 - t / 0.3) * -24 : 0;
        });
      }
      case 'word': {
        const { text, tone } = animation;
        const sprite = new Sprite(this.#textures.get(`word ${tone} ${text}`, () => wordFace(text, tone)));
        return this.#rise(sprite, animation.hex, WORD_MS, () => undefined);
      }
    }
  }

  /**
   * Calls `draw` with 0 to 1 on every frame, and renders. When it has resolved nothing is drawn any more, also by frames
   * that were asked for before and come late: what was drawn on may then be gone.
   */
  #run(milliseconds: number, draw: (t: number) => void): Promise<void> {
    if (this.speed === 0 || this.#stopped) return Promise.resolve();
    const length = milliseconds / this.speed;
    const start = performance.now();
    return new Promise((resolve) => {
      const end = (): void => {
        this.#ends.delete(end);
        clearTimeout(unseen);
        resolve();
      };
      const frame = (now: number): void => {
        if (!this.#ends.has(end)) return;
        const t = Math.min(1, Math.max(0, (now - start) / length));
        draw(t);
        this.#render();
        if (t === 1) end();
        else requestAnimationFrame(frame);
      };
      this.#ends.add(end);
      requestAnimationFrame(frame);
      // What happened must not wait for frames that nobody sees.
      const unseen = setTimeout(end, length + UNSEEN_MS);
    });
  }

  /** Has something on the board for as long as it is drawn. */
  async #show(drawn: Container, milliseconds: number, draw: (t: number) => void): Promise<void> {
    this.container.addChild(drawn);
    await this.#run(milliseconds, draw);
    // With the board goes all that is on it.
    if (!drawn.destroyed) drawn.destroy();
  }

  #centers(path: readonly HexId[]): Point[] {
    return path.filter((hex) => this.#geometry.has(hex)).map((hex) => this.#geometry.center(hex));
  }

  async #travel(piece: string, path: readonly HexId[], stepMs: number): Promise<void> {
    const node = this.#pieces.node(piece);
    const points = this.#centers(path);
    if (!node || points.length < 2) return;
    node.zIndex = 1e6;
    const steps = points.length - 1;
    await this.#run(stepMs * steps, (t) => {
      if (node.destroyed) return;
      const along = t * steps;
      const step = Math.min(steps - 1, Math.floor(along));
      const at = between(points[step] as Point, points[step + 1] as Point, ease(along - step));
      const hop = Math.sin((along - step) * Math.PI) * 5;
      node.position.set(at.x, at.y + 5 - hop);
    });
  }

  async #volley(from: HexId, to: HexId, hit: boolean): Promise<void> {
    const [a, b] = this.#centers([from, to]);
    if (!a || !b) return;
    const arrows = new Graphics();
    const height = distance(a, b) * 0.28;
    const point = (t: number, aside: number): Point => {
      const at = between(a, b, t);
      return { x: at.x + aside, y: at.y - Math.sin(t * Math.PI) * height + aside * 0.6 };
    };
    await this.#show(arrows, VOLLEY_MS, (t) => {
      arrows.clear();
      [-12, -5, 2, 9, 15].forEach((aside, i) => {
        const tip = Math.min(1, Math.max(0, t * 1.35 - i * 0.06));
        if (tip <= 0) return;
        const [head, tail] = [point(tip, aside), point(Math.max(0, tip - 0.09), aside)];
        arrows.moveTo(tail.x, tail.y).lineTo(head.x, head.y);
      });
      arrows.stroke({ width: 4.5, color: 0x1d1209, cap: 'round' });
      if (hit && t > 0.85)
        arrows.circle(b.x, b.y, 26 * t).stroke({ width: 5, color: 0xffd24a, alpha: 1 - (t - 0.85) * 6 });
    });
  }

  async #clash(from: HexId, to: HexId, hit: boolean): Promise<void> {
    const [a, b] = this.#centers([from, to]);
    if (!a || !b) return;
    const middle = between(a, b, 0.5);
    const flash = new Graphics();
    await this.#show(flash, CLASH_MS, (t) => {
      const reach = 14 + 30 * ease(t);
      flash.clear();
      for (let i = 0; i < 8; i++) {
        const angle = (i * Math.PI) / 4 + 0.3;
        const [inner, outer] = [reach * 0.45, reach * (i % 2 === 0 ? 1 : 0.75)];
        flash.moveTo(middle.x + Math.cos(angle) * inner, middle.y + Math.sin(angle) * inner);
        flash.lineTo(middle.x + Math.cos(angle) * outer, middle.y + Math.sin(angle) * outer);
      }
      flash.stroke({ width: 6, color: hit ? 0xffc93c : 0xf3ead6, alpha: 1 - t * t, cap: 'round' });
    });
  }

  /** What siege engines, stones and horns do, each drawn afresh on every frame. */
  async #effect(animation: Effect): Promise<void> {
    const { milliseconds, draw } = EFFECTS[animation.type];
    const hexes = 'hex' in animation ? [animation.hex] : [animation.from, animation.to];
    const [from, to = from] = this.#centers(hexes);
    if (!from || !to) return;
    const strokes = new Graphics();
    await this.#show(strokes, milliseconds, (t) => {
      strokes.clear();
      draw(strokes, t, from, to, animation);
    });
  }

  async #eliminate(piece: string): Promise<void> {
    const node = this.#pieces.node(piece);
    if (!node) return;
    await this.#run(ELIMINATE_MS, (t) => {
      if (node.destroyed) return;
      node.alpha = 1 - ease(t);
      node.angle = 35 * ease(t);
      node.scale.set(1 - 0.35 * t);
    });
  }

  /** Over a hex, rising and fading. */
  async #rise(sprite: Sprite, hex: HexId, milliseconds: number, draw: (t: number) => void): Promise<void> {
    if (!this.#geometry.has(hex)) return;
    const { x, y } = this.#geometry.center(hex);
    sprite.anchor.set(0.5);
    await this.#show(sprite, milliseconds, (t) => {
      sprite.position.set(x, y - 34 - 16 * ease(t));
      sprite.alpha = t > 0.8 ? (1 - t) * 5 : 1;
      draw(t);
    });
  }
}
