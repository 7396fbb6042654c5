/** [S-178, S-179, M-29, R-112] Where a model may be set up. */
import type { Refusal } from '@warbeacon/kernel';
import { apart, type Disc, INCH, type Polygon } from '@warbeacon/plane';
import type { Scenario, SetUpZone } from '../data/scenario.schema.ts';
import {
  type Battle,
  discOf,
  figureOf,
  isBound,
  isHero,
  isOnTable,
  modelOf,
  nameOf,
  onTable,
  sideOf,
  specOf,
} from '../engine/battle.ts';
import { type At, freshHalves } from '../engine/state.ts';
import { otherSide, type Side } from '../engine/words.ts';
import type { Body } from '../geometry/bodies.ts';
import type { Room } from '../geometry/clear.ts';
import { checkSetUp, type SetUpFault } from '../geometry/putting.ts';
import { groundFor } from '../moving/ground.ts';
import { no } from './refusals.ts';

type Halves = Extract<Scenario['setUp'], { readonly kind: 'halves' }>;

/** [S-177, S-178, S-179] How a battle is set up that has no scenario. */
const PRINTED: Pick<Halves, 'kind' | 'apart' | 'nearHero'> = { kind: 'halves', apart: 12, nearHero: 6 };

export const setUpOf = ({ field }: Battle) => field.scenario?.setUp ?? PRINTED;

/** A zone as it is for one side: an area, and the least gap in u between friends in it. */
export interface Zone {
  readonly polygon: Polygon;
  readonly spread: number;
}

/** The middle line belongs to both halves. */
function halfOf({ field: { table }, s }: Battle, side: Side): Polygon {
  const middle = table.h / 2;
  const [south, north] = (s.halves ?? freshHalves(side, 'south'))[side] === 'south' ? [0, middle] : [middle, table.h];
  return [
    { x: 0, y: south },
    { x: table.w, y: south },
    { x: table.w, y: north },
    { x: 0, y: north },
  ];
}

const admits = ({ who }: SetUpZone, profile: string): boolean => who === 'all' || who.includes(profile);

/** In the order in which the scenario names them. */
export function zonesFor(b: Battle, model: number): Zone[] {
  const setUp = setUpOf(b);
  const side = sideOf(b, model);
  if (setUp.kind === 'halves') return [{ polygon: halfOf(b, side), spread: 0 }];
  return setUp.zones[side]
    .filter((zone) => admits(zone, specOf(b, model).profile))
    .map(({ polygon, spread = 0 }) => ({ polygon: polygon.map(([x, y]) => ({ x, y })), spread: spread * INCH }));
}

/** Own models that are set up: neither in reserve nor bound, and nobody's passenger. */
export const toSetUp = (b: Battle, side: Side): number[] =>
  b.field.models
    .filter(({ index, side: its, bound }) => its === side && bound !== true && modelOf(b, index).gone === '')
    .map(({ index }) => index);

export const waiting = (b: Battle, side: Side): number[] => toSetUp(b, side).filter((model) => !isOnTable(b, model));

/** [S-179] Whether the other side stands already. */
export const isSecond = (b: Battle, side: Side): boolean =>
  onTable(b, otherSide(side)).some((model) => !isBound(b, model));

/** What the places of one model are judged by: worked out once for all of them. */
export interface Scene {
  readonly model: number;
  readonly zones: readonly Zone[];
  readonly room: Room;
  /** Who is bound takes up its place, and is nobody's enemy. */
  readonly bound: readonly { readonly disc: Disc; readonly index: number }[];
  /** [S-178] Heroes of its side who stand already; undefined where the model need not be near one. */
  readonly heroes: { readonly of: readonly Disc[]; readonly gap: number } | undefined;
  /** Least gap to enemies, in u. */
  readonly apart: number;
}

export function sceneOf(b: Battle, model: number): Scene {
  const setUp = setUpOf(b);
  const side = sideOf(b, model);
  const all = onTable(b).filter((other) => other !== model);
  const free = all.filter((other) => !isBound(b, other));
  const bodies = free.map(
    (other): Body => ({ ...discOf(b, other), index: other, foe: sideOf(b, other) !== side, zone: false }),
  );
  const heroes = free.filter((other) => sideOf(b, other) === side && isHero(b, other)).map((hero) => discOf(b, hero));
  return {
    model,
    zones: zonesFor(b, model),
    room: { bodies, table: b.field.table, ground: groundFor(b, model) },
    bound: all.filter((other) => isBound(b, other)).map((index) => ({ index, disc: discOf(b, index) })),
    heroes: setUp.kind !== 'halves' || isHero(b, model) ? undefined : { of: heroes, gap: setUp.nearHero * INCH },
    apart: setUp.apart * INCH,
  };
}

interface Fault {
  readonly code: SetUpFault;
  readonly other?: number;
}

/** In one zone alone. */
export function faultIn(b: Battle, scene: Scene, [x, y]: At, zone: Zone): Fault | null {
  const disc = { x, y, r: figureOf(b, scene.model).r };
  const over = scene.bound.find((other) => !apart(disc, other.disc));
  if (over !== undefined) return { code: 'base', other: over.index };
  const { heroes } = scene;
  return checkSetUp(disc, scene.room, {
    zones: [zone.polygon],
    apart: scene.apart,
    spread: zone.spread,
    ...(heroes !== undefined && { heroes }),
  });
}

export const mayStand = (b: Battle, scene: Scene, at: At): boolean =>
  scene.zones.some((zone) => faultIn(b, scene, at, zone) === null);

/** Why a model may not be set up there; of several zones that is told in which it lies. */
export function whyNotThere(b: Battle, model: number, at: At): Refusal | null {
  const scene = sceneOf(b, model);
  const faults = scene.zones.map((zone) => faultIn(b, scene, at, zone));
  if (faults.includes(null)) return null;
  const fault = faults.find((each) => each !== null && each.code !== 'outside') ?? faults[0];
  const { code, other } = fault ?? { code: 'outside' };
  const values = { model: nameOf(b, model), other: other === undefined ? '' : nameOf(b, other) };
  const inches = { ...values, apart: setUpOf(b).apart };
  switch (code) {
    case 'too-near':
      return no(code, inches);
    case 'outside':
      return no(setUpOf(b).kind === 'halves' ? 'outside-half' : 'outside-zone', values);
    default:
      return no(code, values);
  }
}
