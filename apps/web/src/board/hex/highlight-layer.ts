/** What lights up: fills under the pieces, ways and prices over them. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { ICONS } from '../../art/icons.ts';
import { between, type Point } from '../stage/plane.ts';
import type { TextureCache } from '../stage/textures.ts';
import type { Looks, TargetLook } from './board-face.ts';
import { DIRECTIONS, type Geometry, makeHex } from './geometry.ts';
import type { HexId, Highlights, RangeLit } from './model.ts';
import { labelFace } from '../stage/label-face.ts';
import { type HexFill, hexFace, ZONE_FILLS } from './pieces/highlight-face.ts';

const SHADE = 0x140d05;
const SHADE_DEPTH = 0.34;
const PATH_COLOUR = 0xfff6c8;
const PATH_EDGE = 0x3a2509;
const RANGE_COLOUR = 0x0f4c81;

const TARGETS: Readonly<Record<string, TargetLook>> = {
  missile: { fill: 'missile', icon: ICONS.bow },
  melee: { fill: 'melee', icon: ICONS.melee },
  help: { fill: 'place', friendly: true },
  landing: { fill: 'place', friendly: true },
};
/** What is aimed at is an enemy, whatever for. */
const UNKNOWN_TARGET: TargetLook = { fill: 'melee' };

/** Of the arrow from who strikes to who is struck: between neighbours there is room for no more. */
const ATTACK_HEAD = 13;

/** CSS pixels for one unit of a tag at which its number can be read. */
const READABLE_TAG = 0.62;
/** So many times its size a tag may grow before it covers its neighbours. */
const LARGEST_TAG = 1.7;

/** Of the arrow at the end of a way, and from the middle of a hex to beyond the tag in it. */
const WAY_HEAD = 13;
const CLEAR_OF_TAG = 17;

/** A tag on a side stands between two counters, and is smaller than those that have a hex to themselves. */
const SIDE_TAG = 0.72;
/** From the middle of a counter to beyond its edge, in every direction of a hex. */
const CLEAR_OF_COUNTER = 31;

const clamp = (at: number, most: number): number => Math.min(most, Math.max(0, at));

/** What has no room within the map. */
const isFlat = (points: readonly number[]): boolean =>
  [0, 1].some((axis) => {
    const along = points.filter((_, i) => i % 2 === axis);
    return Math.max(...along) - Math.min(...along) < 1;
  });

export class HighlightLayer {
  /** Lies under the pieces. */
  readonly below = new Container();
  /** Lies over them. */
  readonly above = new Container();
  readonly #geometry: Geometry;
  readonly #looks: Looks;
  readonly #textures: TextureCache;
  /** Lies over what is drawn above the pieces. */
  readonly #tags = new Container();
  readonly #hover = new Sprite();
  #shown: Highlights | null = null;
  #labels: { readonly sprite: Sprite; readonly size: number }[] = [];
  #labelScale = 1;

  constructor(geometry: Geometry, looks: Looks, textures: TextureCache) {
    this.#geometry = geometry;
    this.#looks = looks;
    this.#textures = textures;
    this.#hover.anchor.set(0.5);
    this.#hover.visible = false;
  }

  update(highlights: Highlights): void {
    if (highlights === this.#shown) return;
    this.#shown = highlights;
    this.#labels = [];
    this.below.removeChild(this.#hover);
    this.above.removeChild(this.#tags);
    for (const layer of [this.below, this.above, this.#tags])
      for (const child of layer.removeChildren()) child.destroy();

    this.#zones(highlights.zones ?? []);
    for (const hex of highlights.area ?? []) this.#fill(hex, 'area');
    this.#reachable(highlights.reachable ?? []);
    for (const hex of highlights.marked ?? []) this.#fill(hex, 'marked');
    if (highlights.range) this.#range(highlights.range, new Set(highlights.targets?.map(({ hex }) => hex)));
    this.#way(highlights.trace ?? [], 0.45);
    this.#sides(highlights.sides ?? []);
    for (const choice of highlights.choices ?? []) this.#fill(choice.hex, choice.kind);
    for (const { hex, kind, chance } of highlights.targets ?? []) {
      const look = this.#looks.targets?.[kind] ?? TARGETS[kind] ?? UNKNOWN_TARGET;
      this.#fill(hex, look.fill);
      if (chance !== undefined) this.#label(hex, chance, look.friendly ? 'dark' : 'red', look.icon, -31);
    }
    for (const { from, to } of highlights.attacks ?? []) this.#attack(from, to);
    for (const { path, cost } of highlights.ways ?? []) {
      this.#way(path, 0.8);
      const end = path.at(-1);
      if (end !== undefined && cost !== '') this.#label(end, cost, 'light', undefined, 24);
    }
    this.#way(highlights.path ?? [], 1);
    if (highlights.cursor !== undefined) this.#fill(highlights.cursor, 'cursor', this.above);
    this.above.addChild(this.#tags);
    this.below.addChild(this.#hover);
  }

  /** Tags stay readable however small the map is shown: `scale` is CSS pixels for one unit of the map. */
  seenAt(scale: number): void {
    this.#labelScale = Math.min(LARGEST_TAG, Math.max(1, READABLE_TAG / scale));
    for (const { sprite, size } of this.#labels) sprite.scale.set(size * this.#labelScale);
  }

  /** Returns whether anything changed. */
  hover(hex: HexId | null): boolean {
    const visible = hex !== null;
    const at = hex === null ? this.#hover.position : this.#geometry.center(hex);
    if (visible === this.#hover.visible && at.x === this.#hover.x && at.y === this.#hover.y) return false;
    this.#hover.texture = this.#textures.get('hex hover', () => hexFace('hover', this.#looks.sides));
    this.#hover.position.set(at.x, at.y);
    this.#hover.visible = visible;
    return true;
  }

  #fill(hex: HexId, kind: HexFill, layer: Container = this.below): void {
    if (!this.#geometry.has(hex)) return;
    const sprite = new Sprite(this.#textures.get(`hex ${kind}`, () => hexFace(kind, this.#looks.sides)));
    const { x, y } = this.#geometry.center(hex);
    sprite.anchor.set(0.5);
    sprite.position.set(x, y);
    layer.addChild(sprite);
  }

  #label(hex: HexId, text: string, tone: 'light' | 'dark' | 'red', picture: string | undefined, drop: number): void {
    if (!this.#geometry.has(hex)) return;
    const { x, y } = this.#geometry.center(hex);
    this.#labelAt({ x, y: y + drop }, text, tone, picture);
  }

  #labelAt({ x, y }: Point, text: string, tone: 'light' | 'dark' | 'red', picture: string | undefined, size = 1): void {
    const sprite = new Sprite(
      this.#textures.get(`label ${tone} ${picture ?? ''} ${text}`, () => labelFace(text, tone, picture)),
    );
    sprite.anchor.set(0.5);
    sprite.position.set(x, y);
    sprite.scale.set(size * this.#labelScale);
    this.#labels.push({ sprite, size });
    this.#tags.addChild(sprite);
  }

  #zones(zones: NonNullable<Highlights['zones']>): void {
    const sides = new Map<HexId, HexFill>();
    for (const { hex, side } of zones) {
      const fill = ZONE_FILLS[side];
      sides.set(hex, (sides.get(hex) ?? fill) === fill ? fill : 'zone both');
    }
    for (const [hex, fill] of sides) this.#fill(hex, fill);
  }

  /** A bar of light along each side. */
  #sides(sides: NonNullable<Highlights['sides']>): void {
    if (sides.length === 0) return;
    const bars = new Graphics();
    for (const [width, color, alpha] of [
      [20, 0xffd24a, 0.3],
      [11, 0x3a2509, 0.9],
      [6, 0xffe680, 1],
    ] as const) {
      for (const { from, to } of sides) {
        if (!this.#geometry.areNeighbours(from, to)) continue;
        const [start, end] = this.#geometry.side(from, to);
        const [a, b] = [between(start, end, 0.08), between(start, end, 0.92)];
        bars.moveTo(a.x, a.y).lineTo(b.x, b.y);
      }
      bars.stroke({ width, color, alpha, cap: 'round' });
    }
    this.above.addChild(bars);
  }

  /** Everything else in shade: the map stays as it is where the piece can go, and is seen dimly where it cannot. */
  #shade(inside: ReadonlySet<HexId>): void {
    const shade = new Graphics();
    const { rows, columns, width, height } = this.#geometry;
    // At the edges of the map lie parts of hexes that are no places in the game: they are as far out of reach.
    for (let row = 0; row <= rows + 1; row++) {
      for (let column = 0; column <= columns + 1; column++) {
        const hex = makeHex(row, column);
        const part = this.#geometry.corners(hex).flatMap(({ x, y }) => [clamp(x, width), clamp(y, height)]);
        if (!inside.has(hex) && !isFlat(part)) shade.poly(part);
      }
    }
    this.below.addChild(shade.fill({ color: SHADE, alpha: SHADE_DEPTH }));
  }

  /** A tint, its price, and one line round the whole; the rest in shade. */
  #reachable(reachable: NonNullable<Highlights['reachable']>): void {
    if (reachable.length === 0) return;
    const inside = new Set(reachable.map(({ hex }) => hex));
    this.#shade(inside);
    for (const { hex, cost, occupied } of reachable) {
      if (!this.#geometry.has(hex)) continue;
      this.#fill(hex, 'reachable');
      if (cost !== '') this.#label(hex, cost, 'light', undefined, occupied ? -31 : 0);
    }
    this.#border(inside, [
      [7, PATH_EDGE],
      [3.6, 0xffe680],
    ]);
  }

  /** One line round hexes, in strokes of so many map units and these colours. */
  #border(
    inside: ReadonlySet<HexId>,
    strokes: readonly (readonly [width: number, color: number])[],
    layer = this.below,
  ): void {
    const border: (readonly [Point, Point])[] = [];
    for (const hex of inside) {
      if (!this.#geometry.has(hex)) continue;
      for (const direction of DIRECTIONS) {
        const next = this.#geometry.neighbour(hex, direction);
        if (next === undefined || !inside.has(next)) border.push(this.#geometry.sideTowards(hex, direction));
      }
    }
    const edge = new Graphics();
    for (const [width, color] of strokes) {
      for (const [start, end] of border) edge.moveTo(start.x, start.y).lineTo(end.x, end.y);
      edge.stroke({ width, color, cap: 'round' });
    }
    layer.addChild(edge);
  }

  /** What is seen lies light, what is not is crossed out, and round it all goes one line. */
  #range({ from, seen, unseen, stops, notes, sides, line }: RangeLit, aimed: ReadonlySet<HexId>): void {
    for (const hex of seen) this.#fill(hex, 'seen');
    for (const hex of unseen) this.#fill(hex, 'unseen');
    for (const hex of stops) this.#fill(hex, 'stop');
    // Over whatever else lies in those hexes; no piece stands on their edges.
    this.#border(
      new Set([from, ...seen, ...unseen]),
      [
        [6, 0xf4fbff],
        [3, RANGE_COLOUR],
      ],
      this.above,
    );
    this.#sides(sides);
    // In the chance that stands at a target all that helps it has been reckoned.
    for (const { hex, text } of notes) if (!aimed.has(hex)) this.#label(hex, text, 'dark', undefined, 40);
    for (const { from: below, to, text } of sides) {
      if (this.#geometry.areNeighbours(below, to))
        this.#labelAt(this.#middle(below, to), text, 'light', undefined, SIDE_TAG);
    }
    if (line) this.#sightLine(from, line.to, line.clear);
  }

  #middle(from: HexId, to: HexId): Point {
    return between(this.#geometry.center(from), this.#geometry.center(to), 0.5);
  }

  /** From the edge of who shoots to what is pointed at; one that is stopped is broken. */
  #sightLine(from: HexId, to: HexId, clear: boolean): void {
    if (!this.#geometry.has(from) || !this.#geometry.has(to) || from === to) return;
    const [a, b] = [this.#geometry.center(from), this.#geometry.center(to)];
    const pieces = clear ? [[0, 1] as const] : Array.from({ length: 9 }, (_, i) => [i / 9, (i + 0.55) / 9] as const);
    const line = new Graphics();
    for (const [width, color] of [
      [8, 0xf4fbff],
      [4.4, clear ? RANGE_COLOUR : 0x7a2f10],
    ] as const) {
      for (const [start, end] of pieces) {
        const [p, q] = [between(a, b, start), between(a, b, end)];
        line.moveTo(p.x, p.y).lineTo(q.x, q.y);
      }
      line.stroke({ width, color, cap: 'round' });
    }
    this.below.addChild(line);
  }

  /** Under the pieces that it passes, and no farther than the edge of what stands at its end: a piece, or its price. */
  #way(path: readonly HexId[], alpha: number): void {
    const points = path.filter((hex) => this.#geometry.has(hex)).map((hex) => this.#geometry.center(hex));
    const [first, second] = points;
    const last = points.at(-1);
    const before = points.at(-2);
    if (!first || !second || !last || !before) return;
    const line = new Graphics();
    // The way begins at the edge of the piece, whose strengths stay in sight.
    points[0] = between(first, second, 0.48);
    const stands = this.#shown?.reachable?.some(({ hex, occupied }) => occupied && hex === path.at(-1)) === true;
    const clear = (stands ? CLEAR_OF_COUNTER : CLEAR_OF_TAG) + WAY_HEAD;
    const end = between(last, before, clear / Math.hypot(last.x - before.x, last.y - before.y));
    points[points.length - 1] = end;
    const draw = (width: number, color: number): void => {
      points.forEach((point, i) => (i === 0 ? line.moveTo(point.x, point.y) : line.lineTo(point.x, point.y)));
      line.stroke({ width, color, cap: 'round', join: 'round' });
    };
    draw(9, PATH_EDGE);
    draw(5, PATH_COLOUR);
    for (const point of points.slice(1, -1))
      line.circle(point.x, point.y, 5).fill(PATH_COLOUR).stroke({ width: 2, color: PATH_EDGE });
    this.#arrowhead(line, before, end, WAY_HEAD);
    line.alpha = alpha;
    this.below.addChild(line);
  }

  #arrowhead(line: Graphics, from: Point, to: Point, size: number, colour = PATH_COLOUR, edge = PATH_EDGE): void {
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const at = (turn: number, reach: number): Point => ({
      x: to.x + Math.cos(angle + turn) * reach,
      y: to.y + Math.sin(angle + turn) * reach,
    });
    line.poly([at(0, size), at(2.35, size), at(Math.PI, size * 0.35), at(-2.35, size)].flatMap(({ x, y }) => [x, y]));
    line.fill(colour).stroke({ width: 2.4, color: edge, join: 'round' });
  }

  /** From the edge of one counter to the edge of the other, so that neither's strengths are hidden. */
  #attack(from: HexId, to: HexId): void {
    if (!this.#geometry.has(from) || !this.#geometry.has(to)) return;
    const [a, b] = [this.#geometry.center(from), this.#geometry.center(to)];
    const away = Math.hypot(b.x - a.x, b.y - a.y);
    const start = between(a, b, CLEAR_OF_COUNTER / away);
    const end = between(a, b, 1 - (CLEAR_OF_COUNTER + ATTACK_HEAD) / away);
    const line = new Graphics();
    line.moveTo(start.x, start.y).lineTo(end.x, end.y).stroke({ width: 9, color: 0xfff0ec });
    line.moveTo(start.x, start.y).lineTo(end.x, end.y).stroke({ width: 5, color: 0xa80f1c });
    this.#arrowhead(line, a, end, ATTACK_HEAD, 0xa80f1c, 0xfff0ec);
    this.above.addChild(line);
  }
}
