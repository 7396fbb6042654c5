/** Plays what happened over the table. Every animation ends by itself, and figures then go where the model has them. */
import type { Container } from 'pixi.js';
import { ease, Effects } from '../stage/effects.ts';
import { between, distance, type Point } from '../stage/plane.ts';
import { AnimationQueue } from '../stage/queue.ts';
import type { TextureCache } from '../stage/textures.ts';
import type { FigureLayer } from './figure-layer.ts';
import type { At, PlaneAnimation } from './model.ts';
import { INCH_WIDTH, type Plane } from './scale.ts';

/** Milliseconds at speed 1: to an inch of a way, and what a way takes at least and at most. */
const INCH_MS = 95;
const LEAST_MS = 220;
const MOST_MS = 1100;
const ELIMINATE_MS = 560;

export class PlaneAnimator {
  readonly queue: AnimationQueue;
  readonly #shown: Effects;
  readonly #plane: Plane;
  readonly #figures: FigureLayer;

  constructor(plane: Plane, textures: TextureCache, figures: FigureLayer, render: () => void) {
    this.#plane = plane;
    this.#figures = figures;
    this.queue = new AnimationQueue(render);
    this.#shown = new Effects(this.queue, textures);
  }

  get container(): Container {
    return this.#shown.container;
  }

  play(animations: readonly PlaneAnimation[]): Promise<void> {
    return this.queue.add(
      async () => {
        for (const animation of animations) if (!this.queue.stopped) await this.#play(animation);
      },
      () => {
        for (const child of this.container.removeChildren()) child.destroy({ children: true });
        this.#figures.settle();
      },
    );
  }

  async #play(animation: PlaneAnimation): Promise<void> {
    const { toMap } = this.#plane;
    switch (animation.type) {
      case 'move':
        return await this.#walk(animation.piece, animation.path);
      case 'volley':
        return await this.#shown.volley(toMap(animation.from), toMap(animation.to), animation.hit);
      case 'clash':
        return await this.#shown.clash(toMap(animation.from), toMap(animation.to), animation.hit);
      case 'eliminate':
        return await this.#eliminate(animation.piece);
      case 'dice':
        return await this.#shown.dice(toMap(animation.at), animation.dice, animation.caption, animation.good);
      case 'word':
        return await this.#shown.word(toMap(animation.at), animation.text, animation.tone);
    }
  }

  async #walk(piece: string, path: readonly At[]): Promise<void> {
    const node = this.#figures.node(piece);
    if (!node) return;
    const points: Point[] = [{ x: node.x, y: node.y }, ...path.map(this.#plane.toMap)];
    const lengths = points.slice(1).map((point, i) => distance(points[i] ?? point, point));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    if (whole === 0) return;
    node.zIndex = 50;
    const time = Math.min(MOST_MS, Math.max(LEAST_MS, (whole / INCH_WIDTH) * INCH_MS));
    await this.queue.run(time, (t) => {
      if (node.destroyed) return;
      let left = ease(t) * whole;
      let i = 0;
      while (i < lengths.length - 1 && left > (lengths[i] ?? 0)) left -= lengths[i++] ?? 0;
      const [a, b] = [points[i], points[i + 1]];
      if (a && b) node.position.copyFrom(between(a, b, Math.min(1, left / (lengths[i] || 1))));
    });
  }

  async #eliminate(piece: string): Promise<void> {
    const node = this.#figures.node(piece);
    if (!node) return;
    await this.queue.run(ELIMINATE_MS, (t) => {
      if (node.destroyed) return;
      node.alpha = 1 - ease(t);
      node.angle = 80 * ease(t);
      node.scale.set(1 - 0.3 * t);
    });
  }
}
