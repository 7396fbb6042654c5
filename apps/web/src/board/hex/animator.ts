/** Plays what happened over the board. Every animation ends by itself, and the pieces then go where the model has them. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { between, distance, type Point } from '../stage/plane.ts';
import { AnimationQueue } from '../stage/queue.ts';
import type { TextureCache } from '../stage/textures.ts';
import type { Effect } from './effects.ts';
import type { Geometry } from './geometry.ts';
import type { BoardAnimation, HexId, Walk } from './model.ts';
import type { PieceLayer } from './piece-layer.ts';
import { diceFace, wordFace } from './pieces/dice-face.ts';

/** Milliseconds at speed 1. */
const STEP_MS = 170;
const RETREAT_STEP_MS = 260;
const VOLLEY_MS = 620;
const CLASH_MS = 520;
const ELIMINATE_MS = 520;
/** Of many who march together the last sets out so long after the first, and none is longer on the way. */
const COLUMN_MS = 1300;
const APART_MS = 110;
const MARCH_MS = 1100;
const DICE_MS = 1150;
const WORD_MS = 900;

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

export class Animator {
  readonly container = new Container();
  readonly queue: AnimationQueue;
  readonly #geometry: Geometry;
  readonly #textures: TextureCache;
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
    this.#textures = textures;
    this.#pieces = pieces;
    this.#effects = effects;
    this.queue = new AnimationQueue(render);
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
        return this.#volley(animation.from, animation.to, animation.hit);
      case 'clash':
        return this.#clash(animation.from, animation.to, animation.hit);
      case 'eliminate':
        return this.#eliminate(animation.piece);
      case 'effect':
        return this.#effect(this.#effects[animation.effect], animation.from, animation.to);
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

  /** Has something on the board for as long as it is drawn. */
  async #show(drawn: Container, milliseconds: number, draw: (t: number) => void): Promise<void> {
    this.container.addChild(drawn);
    await this.queue.run(milliseconds, draw);
    // With the board goes all that is on it.
    if (!drawn.destroyed) drawn.destroy();
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

  /** A picture that is drawn afresh on every frame. */
  async #effect(effect: Effect | undefined, ...hexes: readonly (HexId | undefined)[]): Promise<void> {
    const [from, to = from] = this.#centers(hexes.filter((hex) => hex !== undefined));
    if (!effect || !from || !to) return;
    const strokes = new Graphics();
    await this.#show(strokes, effect.milliseconds, (t) => {
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
