/** A pointer on the board, as it is seen whole: hexes, and what lies in a corner of one. */
import type { Person } from './table.ts';

/** Of the printed sheet, in units of a hex's radius: the margin round the field of hexes, as a share of that radius. */
const MARGIN = 34 / 44;
/** From the middle of a hex to where the first round marker on it lies. */
const MARKER = { x: -25 / 44, y: -20 / 44 };

/** Hexes of the map; which rows are shoved right by half a hex. */
export interface Field {
  readonly rows: number;
  readonly columns: number;
  readonly shoved: 'odd' | 'even';
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

export class Pointer {
  readonly #person: Person;
  readonly #field: Field;

  constructor(person: Person, field: Field) {
    this.#person = person;
    this.#field = field;
  }

  async click(hex: string): Promise<void> {
    const { x, y } = await this.#spot(hex);
    await this.#person.page.mouse.click(x, y);
  }

  /** With a finger, where the page was opened for one. */
  async tap(hex: string): Promise<void> {
    const { x, y } = await this.#spot(hex);
    await this.#person.page.touchscreen.tap(x, y);
  }

  /** Points at a hex, and clicks beside its middle, in units of its radius: what lies spread out there. */
  async clickInFan(hex: string, beside: Spot): Promise<void> {
    const { mouse } = this.#person.page;
    const [middle, spot] = [await this.#spot(hex), await this.#spot(hex, beside)];
    await mouse.move(middle.x, middle.y);
    await mouse.move(spot.x, spot.y, { steps: 3 });
    await mouse.click(spot.x, spot.y);
  }

  /** Drags as a hand does: in steps. */
  async drag(from: string, to: string): Promise<void> {
    await this.carry(from, to);
    await this.drop();
  }

  async dragMarker(from: string, to: string): Promise<void> {
    await this.#carry(await this.#spot(from, MARKER), await this.#spot(to));
    await this.drop();
  }

  /** Takes up the marker of a hex, and lets it go where it lies. */
  async clickMarker(hex: string): Promise<void> {
    const { x, y } = await this.#spot(hex, MARKER);
    await this.#person.page.mouse.click(x, y);
  }

  /** Takes what is on top of a hex to another, and holds it there. */
  async carry(from: string, to: string): Promise<void> {
    await this.#carry(await this.#spot(from), await this.#spot(to));
  }

  async drop(): Promise<void> {
    await this.#person.page.mouse.up();
  }

  async #carry(a: Spot, b: Spot): Promise<void> {
    const { mouse } = this.#person.page;
    await mouse.move(a.x, a.y);
    await mouse.down();
    for (const part of [0.2, 0.5, 0.8, 1]) await mouse.move(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
  }

  /** Where a hex is on the page while the whole map is shown: the sheet fills the board one way and is centred the other. */
  async #spot(hex: string, beside: Spot = { x: 0, y: 0 }): Promise<Spot> {
    const box = await this.#person.by('board').boundingBox();
    if (!box) throw new Error('the board is not on the page');
    const { rows, columns, shoved } = this.#field;
    const width = (columns + 0.5) * Math.sqrt(3) + 2 * MARGIN;
    const height = rows * 1.5 + 0.5 + 2 * MARGIN;
    const scale = Math.min(box.width / width, box.height / height);
    const [row, column] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const isShoved = (row % 2 === 0) === (shoved === 'even');
    const x = MARGIN + (column - 0.5 + (isShoved ? 0.5 : 0)) * Math.sqrt(3) + beside.x;
    const y = MARGIN + (row - 1) * 1.5 + 1 + beside.y;
    return {
      x: box.x + box.width / 2 + (x - width / 2) * scale,
      y: box.y + box.height / 2 + (y - height / 2) * scale,
    };
  }
}
