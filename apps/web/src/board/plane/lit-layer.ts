/** What lies over the table for now: reach, zones, the way in hand with its ruler, places to go, targets, the tape. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { labelFace } from '../stage/label-face.ts';
import { between, distance, type Point } from '../stage/plane.ts';
import type { TextureCache } from '../stage/textures.ts';
import type { At, FigureModel, LitModel, PlaneModel, SpotKind } from './model.ts';
import { INCH_WIDTH, lengthOf, type Plane } from './scale.ts';

const INK = 0x1c1205;
const SPOTS: Readonly<Record<SpotKind, number>> = {
  go: 0xfff0a0,
  charge: 0xff5a3c,
  back: 0x57c25c,
  trapped: 0xe0242b,
  makeWay: 0xb48cf0,
  deploy: 0xfff0a0,
  leave: 0x7fd0ff,
};
const SEEN = { whole: 0xfff6a8, part: 0xffb03a, none: 0xff4a3a } as const;
const TARGETS = { charge: 0xff5a3c, shot: 0xff9a2f, power: 0x7fb4ff, strike: 0xff3b3b, help: 0x7be07f } as const;

export class LitLayer {
  /** Below figures, and above them. */
  readonly below = new Container();
  readonly above = new Container();
  readonly #ground = new Graphics();
  readonly #lines = new Graphics();
  readonly #labels = new Container();
  readonly #plane: Plane;
  readonly #textures: TextureCache;
  #scale = 1;

  constructor(plane: Plane, textures: TextureCache) {
    this.#plane = plane;
    this.#textures = textures;
    this.below.addChild(this.#ground);
    this.above.addChild(this.#lines, this.#labels);
  }

  update({ lit, figures }: PlaneModel): void {
    this.#ground.clear();
    this.#lines.clear();
    for (const old of this.#labels.removeChildren()) old.destroy();
    for (const area of lit.areas) this.#area(area);
    if (lit.reach) this.#reach(lit.reach);
    for (const zone of lit.zones) this.#zone(zone);
    for (const circle of lit.circles) this.#circle(circle);
    for (const spot of lit.spots) this.#spot(spot);
    const byId = new Map(figures.map((figure) => [figure.id, figure]));
    for (const target of lit.targets) this.#target(target, byId.get(target.id));
    if (lit.sight) this.#sight(lit.sight, byId);
    if (lit.way) this.#way(lit.way);
    if (lit.tape) this.#tape(lit.tape);
    this.seenAt(this.#scale);
  }

  /** Labels keep their size on the screen. */
  seenAt(scale: number): void {
    this.#scale = scale;
    const size = Math.max(0.55, Math.min(1.6, 0.95 / scale));
    for (const label of this.#labels.children) label.scale.set(size);
  }

  #area(area: readonly At[]): void {
    const points = area.map(this.#plane.toMap).flatMap(({ x, y }) => [x, y]);
    this.#ground.poly(points).fill({ color: 0xfff3b0, alpha: 0.14 }).stroke({ width: 3, color: 0xfff6d0, alpha: 0.8 });
  }

  #reach({ at, r }: NonNullable<LitModel['reach']>): void {
    const { x, y } = this.#plane.toMap(at);
    this.#ground
      .circle(x, y, lengthOf(r))
      .fill({ color: 0xfff3a8, alpha: 0.1 })
      .stroke({ width: 2.4, color: 0xfffbe0, alpha: 0.75 });
  }

  #zone({ at, r, binds }: LitModel['zones'][number]): void {
    const { x, y } = this.#plane.toMap(at);
    const radius = lengthOf(r);
    if (binds)
      this.#ground
        .circle(x, y, radius)
        .fill({ color: 0xc11d24, alpha: 0.13 })
        .stroke({ width: 2.6, color: 0xff8d7a, alpha: 0.9 });
    else this.#dotted({ x, y }, radius, 0xff8d7a);
  }

  #dotted({ x, y }: Point, radius: number, color: number): void {
    const dots = Math.max(12, Math.round((2 * Math.PI * radius) / 14));
    for (let i = 0; i < dots; i++) {
      const angle = (i / dots) * 2 * Math.PI;
      this.#ground.circle(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 2.1).fill({ color, alpha: 0.9 });
    }
  }

  #circle({ at, r, words }: LitModel['circles'][number]): void {
    const { x, y } = this.#plane.toMap(at);
    const radius = lengthOf(r);
    this.#ground.circle(x, y, radius).stroke({ width: 4, color: INK, alpha: 0.45 });
    this.#dotted({ x, y }, radius, 0xbfe6ff);
    this.#label(words, { x, y: y - radius }, 'dark');
  }

  #spot({ at, r, kind, marked }: LitModel['spots'][number]): void {
    const { x, y } = this.#plane.toMap(at);
    const color = SPOTS[kind];
    if ((kind === 'back' || kind === 'makeWay' || kind === 'deploy') && !marked) {
      this.#lines.circle(x, y, 6.5).fill({ color }).stroke({ width: 1.8, color: INK, alpha: 0.75 });
      return;
    }
    if (kind === 'go' && !marked) {
      this.#ground.circle(x, y, 6).fill({ color, alpha: 0.85 }).stroke({ width: 1.6, color: INK, alpha: 0.6 });
      return;
    }
    this.#lines
      .circle(x, y, lengthOf(r))
      .fill({ color, alpha: marked ? 0.4 : 0.2 })
      .stroke({ width: marked ? 5 : 2.6, color });
    if (kind === 'trapped')
      this.#lines
        .moveTo(x - 7, y - 7)
        .lineTo(x + 7, y + 7)
        .moveTo(x + 7, y - 7)
        .lineTo(x - 7, y + 7)
        .stroke({ width: 4, color: 0xffffff });
  }

  #target({ kind, chance, marked }: LitModel['targets'][number], figure: FigureModel | undefined): void {
    if (!figure) return;
    const { x, y } = this.#plane.toMap(figure.at);
    const r = lengthOf(figure.r) + 6;
    const color = TARGETS[kind];
    this.#lines.circle(x, y, r).stroke({ width: marked ? 10 : 7, color: INK, alpha: 0.8 });
    this.#lines.circle(x, y, r).stroke({ width: marked ? 6.5 : 4, color });
    // Four ticks, so that a target is told from who is in hand by its form too.
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const)
      this.#lines
        .moveTo(x + dx * (r - 5), y + dy * (r - 5))
        .lineTo(x + dx * (r + 9), y + dy * (r + 9))
        .stroke({ width: 5, color });
    if (chance !== undefined) this.#label(chance, { x, y: y - r - 15 }, marked ? 'red' : 'dark');
  }

  #way({ points, r, words, fits }: NonNullable<LitModel['way']>): void {
    const line = points.map(this.#plane.toMap);
    const last = line.at(-1);
    if (!last || line.length < 2) return;
    const color = fits === false ? 0xff4a3a : fits === null ? 0xffffff : 0xffe05a;
    for (const [width, tone, alpha] of [
      [9, INK, 0.6],
      [4.5, color, 1],
    ] as const) {
      line.forEach(({ x, y }, i) => (i === 0 ? this.#lines.moveTo(x, y) : this.#lines.lineTo(x, y)));
      this.#lines.stroke({ width, color: tone, alpha, cap: 'round', join: 'round' });
    }
    for (const { x, y } of line.slice(1, -1))
      this.#lines.circle(x, y, 5).fill({ color }).stroke({ width: 2, color: INK });
    this.#ruled(line);
    this.#lines.circle(last.x, last.y, lengthOf(r)).fill({ color, alpha: 0.28 }).stroke({ width: 3, color });
    this.#label(words, { x: last.x, y: last.y - lengthOf(r) - 18 }, fits === false ? 'red' : 'light');
  }

  /** A tick to each inch of the way. */
  #ruled(line: readonly Point[]): void {
    let left = INCH_WIDTH;
    for (let i = 0; i + 1 < line.length; i++) {
      const [a, b] = [line[i], line[i + 1]];
      if (!a || !b) continue;
      const length = distance(a, b);
      if (length === 0) continue;
      const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
      for (; left <= length; left += INCH_WIDTH) {
        const { x, y } = between(a, b, left / length);
        this.#lines
          .moveTo(x - across.x * 8, y - across.y * 8)
          .lineTo(x + across.x * 8, y + across.y * 8)
          .stroke({ width: 3, color: INK });
      }
      left -= length;
    }
  }

  #sight(
    { wedge, seen, hiders, words }: NonNullable<LitModel['sight']>,
    figures: ReadonlyMap<string, FigureModel>,
  ): void {
    const points = wedge.map(this.#plane.toMap);
    const [eye, ...ends] = points;
    if (!eye) return;
    const color = SEEN[seen];
    this.#lines
      .poly(points.flatMap(({ x, y }) => [x, y]))
      .fill({ color, alpha: 0.3 })
      .stroke({ width: 2.4, color, alpha: 0.95 });
    for (const id of hiders) {
      const figure = figures.get(id);
      if (!figure) continue;
      const { x, y } = this.#plane.toMap(figure.at);
      this.#lines.circle(x, y, lengthOf(figure.r) + 4).stroke({ width: 7, color: INK, alpha: 0.8 });
      this.#lines.circle(x, y, lengthOf(figure.r) + 4).stroke({ width: 4, color: SEEN.part });
    }
    const [far = eye] = ends;
    this.#label(words, between(eye, far, 0.5), 'dark');
  }

  #tape({ from, to, words }: NonNullable<LitModel['tape']>): void {
    const [a, b] = [this.#plane.toMap(from), this.#plane.toMap(to)];
    this.#lines.moveTo(a.x, a.y).lineTo(b.x, b.y).stroke({ width: 9, color: INK, alpha: 0.75, cap: 'round' });
    this.#lines.moveTo(a.x, a.y).lineTo(b.x, b.y).stroke({ width: 5, color: 0xf5d547, cap: 'round' });
    this.#ruled([a, b]);
    this.#label(words, between(a, b, 0.5), 'dark');
  }

  #label(words: string, { x, y }: Point, tone: 'light' | 'dark' | 'red'): void {
    if (words === '') return;
    const label = new Sprite(this.#textures.get(`label ${tone} ${words}`, () => labelFace(words, tone)));
    label.anchor.set(0.5);
    label.position.set(x, y);
    this.#labels.addChild(label);
  }
}
