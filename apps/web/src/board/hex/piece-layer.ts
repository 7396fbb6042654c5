/** Counters, leaders, markers, gates: what stands on the map, and which of them lies under a point. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { between, type Point } from '../stage/plane.ts';
import type { TextureCache } from '../stage/textures.ts';
import type { BoardFace, Looks } from './board-face.ts';
import type { BoardMap } from './board-map.ts';
import type { Geometry } from './geometry.ts';
import type { BoardModel, BreachState, CounterModel, GateModel, HexId, LeaderModel, MarkerModel } from './model.ts';
import { COUNTER_WIDTH, markerPlace, type Place, stacked } from './pieces/arrange.ts';
import { CARD_SIZE, counterFace, counterFaceKey, leaderFace, leaderFaceKey } from './pieces/counter-face.ts';
import { fanned, plateUnder, stackToFan } from './pieces/fan.ts';
import { breachFace, controlFace, markerFace } from './pieces/marker-face.ts';
import { rimFace, spentFace } from './pieces/rim-face.ts';

/** Map units for one unit of a face's drawing. */
const FACE_SCALE = COUNTER_WIDTH / CARD_SIZE;
const TOKEN_SCALE = 0.5;
const TOKEN_IN_HAND = 0.64;
/** A disrupted unit lies askew, in degrees. */
const ASKEW = -9;
/** What lies over what: pieces in their hexes (below 100), markers, the piece in hand, a fan, a piece being dragged. */
const MARKER_LEVEL = 200;
const HAND_LEVEL = 5000;
const FAN_LEVEL = 10_000;
const LIFTED_LEVEL = 1_000_000;

interface Node {
  readonly id: string;
  readonly container: Container;
  readonly face: Sprite;
  readonly rim: Sprite;
  /** Over one that has done its part. */
  readonly spent: Sprite;
  hex: HexId;
  draggable: boolean;
  /** Half width and half height of the card, in map units, at scale 1. */
  half: Point;
  tilt: number;
}

type Piece = { readonly counter: CounterModel } | { readonly leader: LeaderModel };

export class PieceLayer {
  readonly container = new Container();
  readonly #geometry: Geometry;
  readonly #map: BoardMap;
  readonly #looks: Looks;
  readonly #textures: TextureCache;
  readonly #gates = new Container();
  readonly #pieces = new Container({ sortableChildren: true });
  /** Lies under a fan of pieces. */
  readonly #plate = new Graphics();
  #markers: { readonly marker: MarkerModel; readonly sprite: Sprite }[] = [];
  readonly #nodes = new Map<string, Node>();
  #model: BoardModel | null = null;
  #fanned: HexId | null = null;
  /** Where the pointer is. */
  #pointed: HexId | null = null;
  /** Being dragged, and where. */
  #lifted: { readonly id: string; readonly point: Point } | null = null;

  constructor({ map, looks }: BoardFace, geometry: Geometry, textures: TextureCache) {
    this.#map = map;
    this.#looks = looks;
    this.#geometry = geometry;
    this.#textures = textures;
    this.#plate.visible = false;
    this.#plate.zIndex = FAN_LEVEL - 1;
    this.#pieces.addChild(this.#plate);
    this.container.addChild(this.#gates, this.#pieces);
  }

  update(model: BoardModel): void {
    const before = this.#model;
    this.#model = model;
    this.#fanned = stackToFan(model, this.#pointed);
    const wanted = new Set([...model.counters, ...model.leaders].map((piece) => piece.id));
    for (const [id, node] of this.#nodes) {
      if (wanted.has(id)) continue;
      node.container.destroy({ children: true });
      this.#nodes.delete(id);
    }
    for (const counter of model.counters) this.#dress(counter, { counter });
    for (const leader of model.leaders) this.#dress(leader, { leader });
    this.#place();
    if (before?.gates !== model.gates || before.breaches !== model.breaches) this.#showGates(model);
    if (before?.markers !== model.markers) this.#showMarkers(model.markers);
    this.#showLifted();
  }

  /** Spreads out the pieces of the hex that is pointed at; returns whether that changed anything. */
  fan(hex: HexId | null): boolean {
    this.#pointed = hex;
    const next = this.#model && stackToFan(this.#model, hex);
    if (next === this.#fanned) return false;
    this.#fanned = next;
    this.#place();
    return true;
  }

  /** The piece on top under a map point, or the marker, where that is one that can be dragged. */
  pieceAt(point: Point): { readonly id: string; readonly hex: HexId; readonly draggable: boolean } | null {
    let best: Node | null = null;
    for (const node of this.#nodes.values()) {
      const { x, y, scale, zIndex } = node.container;
      if (Math.abs(point.x - x) > node.half.x * scale.x || Math.abs(point.y - y) > node.half.y * scale.y) continue;
      if (!best || zIndex > best.container.zIndex) best = node;
    }
    const level = best?.container.zIndex ?? 0;
    const token = this.#markers.findLast(
      ({ marker, sprite }) =>
        marker.draggable === true &&
        sprite.zIndex > level &&
        Math.hypot(point.x - sprite.x, point.y - sprite.y) <= sprite.width / 2,
    )?.marker;
    if (token) return { id: token.id, hex: token.hex, draggable: true };
    return best && { id: best.id, hex: best.hex, draggable: best.draggable };
  }

  /** For animations: the thing to move. Undefined when the piece is not on the board. */
  node(id: string): Container | undefined {
    return this.#nodes.get(id)?.container;
  }

  /** Puts every piece back where the model has it. */
  settle(): void {
    this.#lifted = null;
    this.#place();
    this.#showMarkers(this.#model?.markers ?? []);
  }

  /** Lifts a piece to a map point while it is dragged. */
  lift(id: string, point: Point): void {
    this.#lifted = { id, point };
    this.#showLifted();
  }

  #showLifted(): void {
    if (!this.#lifted) return;
    const { id, point } = this.#lifted;
    const token = this.#markers.find(({ marker }) => marker.id === id)?.sprite;
    const node = token ?? this.#nodes.get(id)?.container;
    if (!node) return;
    node.position.set(point.x, point.y);
    node.scale.set(token ? TOKEN_IN_HAND : 1.15);
    node.zIndex = LIFTED_LEVEL;
    // Who takes a marker along is carried with it.
    const along = token ? undefined : this.#markers.find(({ marker }) => marker.selected)?.sprite;
    if (!along) return;
    const corner = markerPlace(0);
    along.position.set(point.x + corner.x, point.y + corner.y);
    along.zIndex = LIFTED_LEVEL + 1;
  }

  #dress(piece: CounterModel | LeaderModel, kind: Piece): void {
    const node = this.#nodes.get(piece.id) ?? this.#create(piece.id);
    const looks = this.#looks;
    const texture =
      'counter' in kind
        ? this.#textures.get(counterFaceKey(kind.counter, looks), () => counterFace(kind.counter, looks))
        : this.#textures.get(leaderFaceKey(kind.leader, looks), () => leaderFace(kind.leader, looks));
    const shape = 'counter' in kind ? 'counter' : 'leader';
    node.face.texture = texture;
    node.spent.visible = piece.spent;
    if (piece.spent)
      node.spent.texture = this.#textures.get(`spent ${shape} ${piece.side}`, () => spentFace(shape, piece.side));
    const pointedAt = piece.selected || piece.id === this.#model?.fan?.piece;
    node.rim.visible = pointedAt || piece.actionable;
    if (node.rim.visible) {
      const state = pointedAt ? 'selected' : 'actionable';
      node.rim.texture = this.#textures.get(`rim ${shape} ${piece.side} ${state}`, () =>
        rimFace(shape, piece.side, state),
      );
    }
    node.hex = piece.hex;
    node.draggable = piece.draggable === true;
    node.half = { x: (texture.width / 2 - 7) * FACE_SCALE, y: (texture.height / 2 - 7) * FACE_SCALE };
    node.tilt = 'counter' in kind && kind.counter.disrupted ? ASKEW : 0;
  }

  #create(id: string): Node {
    const container = new Container();
    const rim = new Sprite();
    const face = new Sprite();
    const spent = new Sprite();
    for (const sprite of [rim, face, spent]) {
      sprite.anchor.set(0.5);
      sprite.scale.set(FACE_SCALE);
      container.addChild(sprite);
    }
    this.#pieces.addChild(container);
    const node: Node = {
      id,
      container,
      face,
      rim,
      spent,
      hex: '0101',
      draggable: false,
      half: { x: 0, y: 0 },
      tilt: 0,
    };
    this.#nodes.set(id, node);
    return node;
  }

  #place(): void {
    const model = this.#model;
    if (!model) return;
    this.#plate.visible = false;
    const byHex = new Map<HexId, { counters: CounterModel[]; leaders: LeaderModel[] }>();
    const at = (hex: HexId): { counters: CounterModel[]; leaders: LeaderModel[] } => {
      const here = byHex.get(hex) ?? { counters: [], leaders: [] };
      byHex.set(hex, here);
      return here;
    };
    for (const counter of model.counters) at(counter.hex).counters.push(counter);
    for (const leader of model.leaders) at(leader.hex).leaders.push(leader);
    for (const [hex, { counters, leaders }] of byHex) {
      if (!this.#geometry.has(hex)) continue;
      // What stands on top comes before what is below.
      counters.sort((a, b) => Number(a.place !== undefined) - Number(b.place !== undefined));
      const pieces: (CounterModel | LeaderModel)[] = [...counters, ...leaders];
      const fan = hex === this.#fanned;
      const places = fan ? fanned(pieces.length) : stacked(counters.length, leaders.length);
      const middle = this.#geometry.center(hex);
      if (fan) this.#showPlate(middle, places);
      pieces.forEach((piece, i) => {
        const leader = i >= counters.length;
        const order = leader ? 50 + i : 40 - i;
        this.#put(piece, middle, places[i] as Place, order + (fan ? FAN_LEVEL : 0));
      });
    }
    for (const { marker, sprite } of this.#markers) sprite.zIndex = this.#levelOf(marker);
    this.#showLifted();
  }

  #put(piece: CounterModel | LeaderModel, middle: Point, place: Place, order: number): void {
    const node = this.#nodes.get(piece.id);
    if (!node) return;
    const lifted = piece.selected ? 3 : 0;
    node.container.position.set(middle.x + place.x, middle.y + place.y - lifted);
    node.container.scale.set(place.scale * (piece.selected ? 1.06 : 1));
    node.container.angle = node.tilt;
    node.container.alpha = 1;
    node.container.zIndex = order + middle.y / 100 + (piece.selected ? HAND_LEVEL : 0);
  }

  #showPlate(middle: Point, places: readonly Place[]): void {
    const [left, top, width, height] = plateUnder(places);
    this.#plate
      .clear()
      .roundRect(middle.x + left, middle.y + top, width, height, 12)
      .fill({ color: 0x1c130b, alpha: 0.72 })
      .stroke({ width: 2, color: 0xf0dca8 });
    this.#plate.visible = true;
  }

  /** One that can be dragged is to be had where the pieces of its hex are spread out, too. */
  #levelOf({ hex, draggable, selected }: MarkerModel): number {
    if (draggable && hex === this.#fanned) return FAN_LEVEL + MARKER_LEVEL;
    return selected ? HAND_LEVEL + MARKER_LEVEL : MARKER_LEVEL;
  }

  #showMarkers(markers: readonly MarkerModel[]): void {
    for (const { sprite } of this.#markers) sprite.destroy();
    this.#markers = [];
    const count = new Map<HexId, number>();
    for (const marker of markers) {
      if (!this.#geometry.has(marker.hex)) continue;
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      const middle = this.#geometry.center(marker.hex);
      const across =
        marker.against !== undefined && this.#geometry.has(marker.against)
          ? this.#geometry.center(marker.against)
          : null;
      const laid = this.#looks.markers?.[marker.kind]?.against;
      if (laid && across) {
        sprite.texture = this.#textures.get(`against ${marker.kind}`, () => laid.drawing);
        sprite.alpha = marker.state === 'spent' ? 0.6 : 1;
        sprite.scale.set(laid.scale);
        const spot = between(middle, across, 0.46);
        sprite.position.set(spot.x, spot.y);
        sprite.rotation = Math.atan2(across.y - middle.y, across.x - middle.x) + Math.PI / 2;
      } else {
        sprite.texture = this.#textures.get(
          `marker ${marker.kind} ${marker.face} ${marker.state ?? ''} ${marker.note ?? ''} ${marker.selected ?? ''}`,
          () => markerFace(marker, this.#looks),
        );
        sprite.scale.set(marker.selected ? TOKEN_IN_HAND : TOKEN_SCALE);
        if (across) {
          const spot = between(middle, across, 0.42);
          sprite.position.set(spot.x, spot.y);
        } else {
          const index = count.get(marker.hex) ?? 0;
          count.set(marker.hex, index + 1);
          const place = markerPlace(index);
          sprite.position.set(middle.x + place.x, middle.y + place.y);
        }
      }
      sprite.zIndex = this.#levelOf(marker);
      this.#markers.push({ marker, sprite });
      this.#pieces.addChild(sprite);
    }
  }

  #showGates(model: BoardModel): void {
    for (const child of this.#gates.removeChildren()) child.destroy();
    for (const gate of model.gates) this.#showGate(gate);
    for (const { hexes, state } of model.breaches ?? []) this.#breach(hexes, state, 0.85);
  }

  #showGate(gate: GateModel): void {
    const side = this.#map.sides.find((candidate) => candidate.id === gate.id);
    if (!side || !this.#geometry.areNeighbours(...side.hexes)) return;
    if (gate.state !== 'shut') this.#breach(side.hexes, gate.state, 0.9);
    const [start, end] = this.#geometry.side(...side.hexes);
    // On the gate itself, where no counter hides it.
    const spot = between(start, end, 0.5);
    const shield = new Sprite(
      this.#textures.get(`control ${gate.control}`, () => controlFace(gate.control, this.#looks.sides[gate.control])),
    );
    shield.anchor.set(0.5);
    shield.scale.set(0.6);
    shield.position.set(spot.x, spot.y);
    this.#gates.addChild(shield);
  }

  #breach(hexes: readonly [HexId, HexId], state: BreachState, scale: number): void {
    if (!this.#geometry.areNeighbours(...hexes)) return;
    const [start, end] = this.#geometry.side(...hexes);
    const sprite = new Sprite(this.#textures.get(`breach ${state}`, () => breachFace(state)));
    sprite.anchor.set(0.5);
    sprite.scale.set(scale);
    const middle = between(start, end, 0.5);
    sprite.position.set(middle.x, middle.y);
    sprite.rotation = Math.atan2(end.y - start.y, end.x - start.x);
    this.#gates.addChild(sprite);
  }
}
