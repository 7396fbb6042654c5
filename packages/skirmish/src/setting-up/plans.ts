/**
 * Plans by which a whole force is set up at once. They are made, not stored: places lie on a lattice, Heroes come first, then Warriors
 * in the order of their force, each on the first free place that is legal.
 */
import { INCH, type Point, squared } from '@warbeacon/plane';
import type { Battle } from '../engine/battle.ts';
import { isHero, modelOf } from '../engine/battle.ts';
import { fieldOf } from '../engine/field.ts';
import type { At } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { faultIn, isSecond, sceneOf, setUpOf, toSetUp, type Zone, zonesFor } from './places.ts';

export type Plan = 'line' | 'round';

export const planFor = (b: Battle): Plan => (setUpOf(b).kind === 'halves' ? 'line' : 'round');

/** Between places of the lattice, in u: two of the largest bases beside each other, and a little. */
const PITCH = 4200;
/** From the middle line to the first row, in u: half of the largest base. */
const FRONT = 2000;
/** The row in which a Hero stands if he can, the foremost being 0. */
const HERO_ROW = 3;

export type Planned = { readonly at: ReadonlyMap<number, At> } | { readonly without: number };

/** Where each model of a side comes to stand, or who finds no place. What stands of it already is passed over. */
export function planned(b: Battle, side: Side): Planned {
  const trial = trialOf(b, side);
  const models = toSetUp(trial, side);
  const at = new Map<number, At>();
  const heroes = models.filter((model) => isHero(b, model));
  const warriors = models.filter((model) => !isHero(b, model));
  const places = new Map<string, Places>();
  for (const model of [...heroes, ...warriors]) {
    const found = firstPlace(trial, side, model, places);
    if (found === undefined) return { without: model };
    modelOf(trial, model).at = found;
    at.set(model, found);
  }
  return { at };
}

interface Place {
  readonly at: At;
  readonly zone: Zone;
}

/** The same battle with the models of that side still to be set up. */
function trialOf({ s, field }: Battle, side: Side): Battle {
  const models = s.models.map((model, index) => {
    const spec = field.models[index];
    return spec?.side === side && spec.bound !== true ? { ...model, at: null } : { ...model };
  });
  return { s: { ...s, models }, field: fieldOf(s.setup) };
}

/** What is barred to a model is barred to all of its profile who come after: each list is run through once for each of them. */
interface Places {
  readonly list: readonly Place[];
  /** By profile: how many of the list are barred. */
  readonly barred: Map<string, number>;
}

function firstPlace(b: Battle, side: Side, model: number, known: Map<string, Places>): At | undefined {
  const profile = b.field.models[model]?.profile ?? '';
  const key = planFor(b) === 'line' ? String(isHero(b, model)) : profile;
  const { list, barred } = known.get(key) ?? { list: placesFor(b, side, model), barred: new Map<string, number>() };
  known.set(key, { list, barred });
  const scene = sceneOf(b, model);
  const at = list.findIndex(
    ({ at: place, zone }, i) => i >= (barred.get(profile) ?? 0) && faultIn(b, scene, place, zone) === null,
  );
  barred.set(profile, at < 0 ? list.length : at);
  return list[at]?.at;
}

function placesFor(b: Battle, side: Side, model: number): Place[] {
  const zones = zonesFor(b, model);
  if (planFor(b) === 'round') return zones.flatMap((zone) => round(zone).map((at) => ({ at, zone })));
  const [zone] = zones;
  return zone === undefined ? [] : rows(b, side, isHero(b, model)).map((at) => ({ at, zone }));
}

/** Rows along the middle line; columns are counted from the middle of the table. */
function rows(b: Battle, side: Side, hero: boolean): At[] {
  const { w, h } = b.field.table;
  const south = b.s.halves?.[side] !== 'north';
  const front = FRONT + (isSecond(b, side) ? setUpOf(b).apart * INCH : 0);
  const columns = Math.trunc(w / 2 / PITCH);
  const places: { readonly row: number; readonly column: number; readonly at: At }[] = [];
  for (let row = 0; front + row * PITCH <= h / 2; row++) {
    const y = h / 2 + (south ? -1 : 1) * (front + row * PITCH);
    for (let column = -columns; column <= columns; column++)
      places.push({ row, column, at: [w / 2 + column * PITCH, y] });
  }
  const away = ({ row, column }: { row: number; column: number }): number =>
    hero ? Math.abs(row - HERO_ROW) + Math.abs(column) : row;
  return places
    .toSorted((a, c) =>
      hero
        ? away(a) - away(c) || a.row - c.row || a.column - c.column
        : a.row - c.row || Math.abs(a.column) - Math.abs(c.column) || a.column - c.column,
    )
    .map(({ at }) => at);
}

/** From the middle of the zone outwards, then from north to south, then from west to east. */
function round({ polygon, spread }: Zone): At[] {
  const pitch = spread > 0 ? spread + INCH : PITCH;
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const middle: Point = { x: Math.trunc((west + east) / 2), y: Math.trunc((south + north) / 2) };
  const places: Point[] = [];
  const [columns, lines] = [Math.trunc((east - west) / 2 / pitch), Math.trunc((north - south) / 2 / pitch)];
  for (let line = -lines; line <= lines; line++) {
    for (let column = -columns; column <= columns; column++) {
      places.push({ x: middle.x + column * pitch, y: middle.y + line * pitch });
    }
  }
  return places
    .toSorted((a, c) => squared(a, middle) - squared(c, middle) || c.y - a.y || a.x - c.x)
    .map(({ x, y }): At => [x, y]);
}
