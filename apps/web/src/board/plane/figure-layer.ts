/** Figures and objects where they stand, true to scale, with their marks, and lines where enemies touch. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { moved } from '../../art/drawing.ts';
import { letter } from '../../art/lettering.ts';
import type { Point } from '../stage/plane.ts';
import type { TextureCache } from '../stage/textures.ts';
import { badgeFace, FACE_RADIUS, figureFace, figureKey, objectFace } from './figures/figure-face.ts';
import type { FigureModel, ObjectModel, PlaneLooks, PlaneModel } from './model.ts';
import { lengthOf, type Plane } from './scale.ts';

/** Names are read from this scale on: CSS pixels to a map unit. */
const NAMES_FROM = 1.15;
/** The one in hand has its name from here on; seen from farther off it would lie over its neighbours, and the panel names it. */
const NAME_OF_CHOSEN_FROM = 0.55;
/** Degrees from the top, clockwise, at which marks sit on the rim, the first of them first. */
const RIM = [45, 90, 135, 180, 225];
/** Of a base of 25 mm, so that marks are of one size on all. */
const BADGE_SCALE = 0.55;

interface Shown {
  readonly node: Container;
  readonly ring: Graphics;
  readonly name: Sprite;
  model: FigureModel;
}

export class FigureLayer {
  readonly container = new Container();
  readonly #lines = new Graphics();
  readonly #objects = new Container();
  readonly #figures = new Container();
  readonly #shown = new Map<string, Shown>();
  readonly #plane: Plane;
  readonly #looks: PlaneLooks;
  readonly #textures: TextureCache;
  #model: PlaneModel | null = null;
  #lifted: string | null = null;
  #scale = 1;

  constructor(plane: Plane, looks: PlaneLooks, textures: TextureCache) {
    this.#plane = plane;
    this.#looks = looks;
    this.#textures = textures;
    this.#figures.sortableChildren = true;
    this.container.addChild(this.#objects, this.#lines, this.#figures);
  }

  update(model: PlaneModel): void {
    this.#model = model;
    const there = new Set(model.figures.map(({ id }) => id));
    for (const [id, { node }] of this.#shown)
      if (!there.has(id)) {
        this.#shown.delete(id);
        node.destroy({ children: true });
      }
    for (const figure of model.figures) this.#show(figure);
    for (const old of this.#objects.removeChildren()) old.destroy();
    for (const object of model.objects) this.#objects.addChild(this.#object(object));
    this.#touching(model);
  }

  #show(model: FigureModel): void {
    const known = this.#shown.get(model.id);
    if (known && sameLook(known.model, model)) {
      known.model = model;
      if (this.#lifted !== model.id) known.node.position.copyFrom(this.#plane.toMap(model.at));
      return;
    }
    known?.node.destroy({ children: true });
    const r = lengthOf(model.r);
    const node = new Container();
    const ring = this.#ring(model, r);
    const look = { ...model, spent: model.marks.includes('moved') && !model.actionable };
    const face = new Sprite(this.#textures.get(figureKey(look), () => figureFace(look, this.#looks)));
    face.anchor.set(0.5);
    face.scale.set(r / FACE_RADIUS);
    node.addChild(ring, face);
    model.marks.slice(0, RIM.length).forEach((mark, i) => {
      const badge = new Sprite(this.#textures.get(`badge ${mark}`, () => badgeFace(mark)));
      badge.anchor.set(0.5);
      const angle = ((RIM[i] ?? 0) / 180) * Math.PI;
      badge.scale.set(BADGE_SCALE);
      badge.position.set(Math.sin(angle) * r * 0.96, -Math.cos(angle) * r * 0.96);
      node.addChild(badge);
    });
    const name = new Sprite(this.#textures.get(`name ${model.tag}`, () => nameFace(model.tag)));
    name.anchor.set(0.5, 0);
    name.position.set(0, r + 3);
    name.scale.set(nameScale(this.#scale));
    name.visible = isNamed(model, this.#scale);
    node.addChild(name);
    node.position.copyFrom(this.#plane.toMap(model.at));
    node.zIndex = model.selected ? 10 : model.hero ? 2 : 1;
    this.#figures.addChild(node);
    this.#shown.set(model.id, { node, ring, name, model });
  }

  /** Who can act has a bright rim, who is in hand a broad one. */
  #ring({ selected, actionable, marks }: FigureModel, r: number): Graphics {
    const ring = new Graphics();
    if (marks.includes('trapped')) ring.circle(0, 0, r + 3).stroke({ width: 4, color: 0xe0242b });
    if (selected)
      ring
        .circle(0, 0, r + 5)
        .stroke({ width: 8, color: 0x1c1205, alpha: 0.85 })
        .circle(0, 0, r + 5)
        .stroke({ width: 4.5, color: 0xffd23f });
    else if (actionable)
      ring
        .circle(0, 0, r + 2.5)
        .stroke({ width: 5, color: 0x1c1205, alpha: 0.55 })
        .circle(0, 0, r + 2.5)
        .stroke({ width: 2.6, color: 0xfff6c9 });
    return ring;
  }

  #object({ kind, at, r }: ObjectModel): Sprite {
    const sprite = new Sprite(this.#textures.get(`object ${kind}`, () => objectFace(kind)));
    sprite.anchor.set(0.5);
    sprite.scale.set(lengthOf(r) / FACE_RADIUS);
    sprite.position.copyFrom(this.#plane.toMap(at));
    return sprite;
  }

  #touching({ contacts, figures }: PlaneModel): void {
    const at = new Map(figures.map(({ id, at: place }) => [id, this.#plane.toMap(place)]));
    this.#lines.clear();
    for (const [one, other] of contacts) {
      const [a, b] = [at.get(one), at.get(other)];
      if (!a || !b) continue;
      this.#lines.moveTo(a.x, a.y).lineTo(b.x, b.y).stroke({ width: 11, color: 0x1c0b06, alpha: 0.7 });
      this.#lines.moveTo(a.x, a.y).lineTo(b.x, b.y).stroke({ width: 6, color: 0xe8432c });
    }
  }

  /** Who is under a point of the map, the nearest of those whose base is no farther than `near`. */
  figureAt(point: Point, near = 0): FigureModel | null {
    let best: { readonly model: FigureModel; readonly far: number } | null = null;
    for (const model of this.#model?.figures ?? []) {
      const at = this.#plane.toMap(model.at);
      const far = Math.hypot(at.x - point.x, at.y - point.y) - lengthOf(model.r);
      if (far <= near && (best === null || far < best.far)) best = { model, far };
    }
    return best?.model ?? null;
  }

  node(id: string): Container | undefined {
    return this.#shown.get(id)?.node;
  }

  lift(id: string, point: Point): void {
    const shown = this.#shown.get(id);
    if (!shown) return;
    this.#lifted = id;
    shown.node.position.copyFrom(point);
    shown.node.alpha = 0.75;
    shown.node.zIndex = 100;
  }

  /** Everybody goes where the model has them. */
  settle(): void {
    this.#lifted = null;
    for (const { node, model } of this.#shown.values()) {
      node.position.copyFrom(this.#plane.toMap(model.at));
      node.alpha = 1;
      node.angle = 0;
      node.scale.set(1);
      node.zIndex = model.selected ? 10 : model.hero ? 2 : 1;
    }
  }

  seenAt(scale: number): void {
    this.#scale = scale;
    for (const { name, model } of this.#shown.values()) {
      name.visible = isNamed(model, scale);
      name.scale.set(nameScale(scale));
    }
  }
}

const isNamed = ({ selected }: FigureModel, scale: number): boolean =>
  scale >= (selected ? NAME_OF_CHOSEN_FROM : NAMES_FROM);

/** As large as can be read, whatever the scale. */
const nameScale = (scale: number): number => Math.max(0.62, 0.7 / scale);

const sameLook = (a: FigureModel, b: FigureModel): boolean =>
  a.selected === b.selected &&
  a.actionable === b.actionable &&
  a.prone === b.prone &&
  a.kind === b.kind &&
  a.banner === b.banner &&
  a.tag === b.tag &&
  a.marks.join() === b.marks.join();

function nameFace(text: string) {
  const words = letter(text, { face: 'italic', size: 19, anchor: 'start' });
  return {
    width: words.width + 14,
    height: 24,
    shapes: [
      { d: words.outline, stroke: '#150d05', strokeWidth: 4.5, transform: moved(7, 17) },
      { d: words.outline, fill: '#fff6de', transform: moved(7, 17) },
    ],
  };
}
