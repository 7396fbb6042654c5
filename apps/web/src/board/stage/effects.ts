/** What is seen to happen on any board: arrows, blows, dice that fall, words that rise. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { diceFace, wordFace } from './dice-face.ts';
import { between, distance, type Point } from './plane.ts';
import type { AnimationQueue } from './queue.ts';
import type { TextureCache } from './textures.ts';

/** Milliseconds at speed 1. */
const VOLLEY_MS = 620;
const CLASH_MS = 520;
const DICE_MS = 1150;
const WORD_MS = 900;

export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

export class Effects {
  readonly container = new Container();
  readonly #queue: AnimationQueue;
  readonly #textures: TextureCache;

  constructor(queue: AnimationQueue, textures: TextureCache) {
    this.#queue = queue;
    this.#textures = textures;
  }

  /** Has something on the board for as long as it is drawn. */
  async show(drawn: Container, milliseconds: number, draw: (t: number) => void): Promise<void> {
    this.container.addChild(drawn);
    await this.#queue.run(milliseconds, draw);
    // With the board goes all that is on it.
    if (!drawn.destroyed) drawn.destroy();
  }

  async volley(a: Point, b: Point, hit: boolean): Promise<void> {
    const arrows = new Graphics();
    const height = distance(a, b) * 0.28;
    const point = (t: number, aside: number): Point => {
      const at = between(a, b, t);
      return { x: at.x + aside, y: at.y - Math.sin(t * Math.PI) * height + aside * 0.6 };
    };
    await this.show(arrows, VOLLEY_MS, (t) => {
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

  async clash(a: Point, b: Point, hit: boolean): Promise<void> {
    const middle = between(a, b, 0.5);
    const flash = new Graphics();
    await this.show(flash, CLASH_MS, (t) => {
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

  async dice(at: Point, dice: readonly number[], caption: string, good: boolean | undefined): Promise<void> {
    const key = `dice ${dice.join(' ')} ${caption} ${good ?? ''}`;
    const sprite = new Sprite(this.#textures.get(key, () => diceFace(dice, caption, good)));
    await this.#rise(sprite, at, DICE_MS, (t) => {
      sprite.scale.set(t < 0.18 ? 0.5 + ease(t / 0.18) * 0.5 : 1);
      sprite.angle = t < 0.3 ? (1 - t / 0.3) * -24 : 0;
    });
  }

  async word(at: Point, text: string, tone: Parameters<typeof wordFace>[1]): Promise<void> {
    const sprite = new Sprite(this.#textures.get(`word ${tone} ${text}`, () => wordFace(text, tone)));
    await this.#rise(sprite, at, WORD_MS, () => undefined);
  }

  /** Over a point, rising and fading. */
  async #rise(sprite: Sprite, { x, y }: Point, milliseconds: number, draw: (t: number) => void): Promise<void> {
    sprite.anchor.set(0.5);
    await this.show(sprite, milliseconds, (t) => {
      sprite.position.set(x, y - 34 - 16 * ease(t));
      sprite.alpha = t > 0.8 ? (1 - t) * 5 : 1;
      draw(t);
    });
  }
}
