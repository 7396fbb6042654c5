/** A mouse or a finger on a table in inches, as it is seen whole. */
import type { Inches } from './inches.ts';
import type { Person } from './table.ts';

/** Of what is drawn around the table, in inches. */
const EDGE = 42 / 60;

interface Spot {
  readonly x: number;
  readonly y: number;
}

export class PlanePointer {
  readonly #person: Person;
  readonly #size: Inches;

  /** `size`: of the table. */
  constructor(person: Person, size: Inches) {
    this.#person = person;
    this.#size = size;
  }

  async click(at: Inches): Promise<void> {
    const { x, y } = await this.#spot(at);
    await this.#person.page.mouse.click(x, y);
  }

  async tap(at: Inches): Promise<void> {
    const { x, y } = await this.#spot(at);
    await this.#person.page.touchscreen.tap(x, y);
  }

  /** Takes up what stands at a place, leads it to another, and holds it there. */
  async carry(from: Inches, to: Inches): Promise<void> {
    const [a, b] = [await this.#spot(from), await this.#spot(to)];
    const { mouse } = this.#person.page;
    await mouse.move(a.x, a.y);
    await mouse.down();
    for (const { x, y } of between(a, b)) await mouse.move(x, y);
  }

  async drop(): Promise<void> {
    await this.#person.page.mouse.up();
  }

  /** The same with a finger, which then lets go unless it is to be held. */
  async drag(from: Inches, to: Inches, held: () => Promise<unknown> = async () => undefined): Promise<void> {
    const [a, b] = [await this.#spot(from), await this.#spot(to)];
    const { page } = this.#person;
    const devtools = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]) =>
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await touch('touchStart', [a]);
    for (const spot of between(a, b)) await touch('touchMove', [spot]);
    await held();
    await touch('touchEnd', []);
    await devtools.detach();
  }

  /** Where a place is on the page while the whole table is shown: it fills the board one way and is centred the other. */
  async #spot([x, y]: Inches): Promise<Spot> {
    const box = await this.#person.page.locator('.board-canvas').boundingBox();
    if (!box) throw new Error('the board is not on the page');
    const [w, h] = this.#size;
    const scale = Math.min(box.width / (w + 2 * EDGE), box.height / (h + 2 * EDGE));
    return {
      x: box.x + box.width / 2 + (x - w / 2) * scale,
      y: box.y + box.height / 2 + (h / 2 - y) * scale,
    };
  }
}

const between = (a: Spot, b: Spot): readonly Spot[] =>
  [0.2, 0.5, 0.8, 1].map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }));
