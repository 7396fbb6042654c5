/** [X-36] A Sentry is hidden until an enemy has it in sight within 12", or comes so near to it that he would be in its zone. */
import { apart, INCH, type Point, pointAt, squared, WHOLE, within } from '@warbeacon/plane';
import { areFoes, type Battle, type Chance, discOf, idOf, isBound, modelOf, onTable } from '../engine/battle.ts';
import type { At, State } from '../engine/state.ts';
import { entryInto, ZONE, zoneReach } from '../geometry/zones.ts';
import { seesPastModels } from '../sight/sight.ts';
import { hidersAmong, isAnybodyHidden } from './hiding.ts';

/** Inches. */
const SEEN = 12;
/** Between the places of a way at which its model looks about, in u. */
const STRIDE = INCH / 2;

const isHidden = (b: Battle, model: number): boolean => modelOf(b, model).hidden;

function finds(b: Battle, watcher: number, hider: number): boolean {
  const [one, other] = [discOf(b, watcher), discOf(b, hider)];
  if (!apart(one, other, ZONE)) return true;
  return within(one, other, SEEN * INCH) && seesPastModels(b, watcher, hider) !== 'none';
}

/** Enemies who could find it out. */
const watchersOf = (b: Battle, hider: number): number[] =>
  onTable(b).filter((model) => areFoes(b, model, hider) && !isBound(b, model));

/** Who hides no longer where all stand now. */
const foundNow = (b: Battle): number[] =>
  hidersAmong(b)
    .map(({ model }) => model)
    .filter((hider) => watchersOf(b, hider).some((watcher) => finds(b, watcher, hider)));

/** They are seen by everybody from here on. An empty list tells that somebody looked about, and saw nobody. */
export function reveal(b: Battle, ctx: Chance, models: readonly number[]): void {
  for (const model of models) modelOf(b, model).hidden = false;
  ctx.emit({
    type: 'sighted',
    models: models.flatMap((model) => {
      const { at } = modelOf(b, model);
      return at === null ? [] : [{ model: idOf(b, model), at: [at[0], at[1]] as const }];
    }),
  });
}

/** Where all stand who may find somebody out, and who may be found: nothing where nobody hides. */
export interface Lookout {
  readonly watchers: string;
  readonly hiders: string;
}

export function lookout(s: State): Lookout | null {
  if (!isAnybodyHidden(s)) return null;
  const { models, setup, phase } = s;
  const sides = new Set(models.flatMap(({ hidden }, index) => (hidden ? [setup.models[index]?.side] : [])));
  const place = (which: (model: number) => boolean): string =>
    models
      .map(({ at, prone }, index) => (at !== null && which(index) ? `${at[0]},${at[1]}${prone ? '-' : ''}` : ''))
      .join(' ');
  return {
    // Whoever sets up looks about when all stand.
    watchers: `${phase === 'set-up'} ${place((index) => setup.models[index]?.bound !== true && !(sides.size === 1 && sides.has(setup.models[index]?.side)))}`,
    hiders: place((index) => models[index]?.hidden === true),
  };
}

/**
 * Looks for who is found out, where anything has changed since. Who has changed his place has looked about, and is told so: else
 * he could take back a way that has shown him nobody.
 */
export function lookAbout(b: Battle, ctx: Chance, since: Lookout | null): void {
  if (since === null || b.s.phase === 'set-up' || !isAnybodyHidden(b.s)) return;
  const now = lookout(b.s);
  const looks = now?.watchers !== since.watchers;
  if (!looks && now?.hiders === since.hiders) return;
  const found = foundNow(b);
  if (looks || found.length > 0) reveal(b, ctx, found);
}

/** A way as far as nobody is found out on it, and who is found out there. */
export interface Sighting {
  readonly path: readonly At[];
  readonly rest: readonly At[];
  readonly found: readonly number[];
}

/** Where on its way, before its end, a model sees somebody who hides, comes near him, or is seen itself, as it hides. */
export function sightingOn(b: Battle, model: number, path: readonly At[], crawls: boolean): Sighting | null {
  if (!isAnybodyHidden(b.s)) return null;
  if (isHidden(b, model)) return seenOn(b, model, path);
  if (isBound(b, model)) return null;
  const hiders = hidersAmong(b)
    .map((each) => each.model)
    .filter((hider) => areFoes(b, model, hider));
  const near = nearOn(b, model, path, hiders);
  // Who crawls looks at the ground.
  const sight = crawls
    ? null
    : firstOn(b, model, near?.path ?? path, (there) => hiders.filter((hider) => finds(there, model, hider)));
  if (sight !== null) return { ...sight, rest: [] };
  return near;
}

const seenOn = (b: Battle, model: number, path: readonly At[]): Sighting | null =>
  firstOn(b, model, path, (there) =>
    watchersOf(there, model).some((watcher) => finds(there, watcher, model)) ? [model] : [],
  );

/** The last place before the zone of the first who hides. */
function nearOn(b: Battle, model: number, path: readonly At[], hiders: readonly number[]): Sighting | null {
  const { x, y, r } = discOf(b, model);
  const points = path.map(([px, py]): Point => ({ x: px, y: py }));
  const entries = hiders.flatMap((hider) => {
    const disc = discOf(b, hider);
    const reach = zoneReach(r, disc);
    const entry = squared({ x, y }, disc) < reach * reach ? undefined : entryInto({ x, y }, points, disc, reach);
    return entry === undefined ? [] : [{ hider, ...entry }];
  });
  const before = (corner: number): Point => points[corner - 1] ?? { x, y };
  const [first] = entries.toSorted(
    (one, other) =>
      one.corner - other.corner ||
      squared(before(one.corner), one.at) - squared(before(other.corner), other.at) ||
      one.hider - other.hider,
  );
  if (first === undefined) return null;
  const last = before(first.corner);
  const walked = path.slice(0, first.corner);
  const stays = last.x === first.at.x && last.y === first.at.y;
  return { path: stays ? walked : [...walked, [first.at.x, first.at.y]], rest: [], found: [first.hider] };
}

/** The first place of the way, short of its end, at which somebody is found. */
function firstOn(b: Battle, model: number, path: readonly At[], foundAt: (there: Battle) => number[]): Sighting | null {
  const { x, y } = discOf(b, model);
  let p: Point = { x, y };
  for (const [corner, [qx, qy]] of path.entries()) {
    const q = { x: qx, y: qy };
    const strides = stridesOf(p, q);
    for (let i = 1; i <= strides; i++) {
      const last = i === strides;
      if (last && corner === path.length - 1) return null;
      const at = last ? q : pointAt(p, q, Math.trunc((WHOLE * i) / strides));
      const found = foundAt(as(b, model, [at.x, at.y]));
      if (found.length === 0) continue;
      return { path: [...path.slice(0, corner), [at.x, at.y]], rest: path.slice(last ? corner + 1 : corner), found };
    }
    p = q;
  }
  return null;
}

/** Strides of a leg; the last of them is the shortest. */
function stridesOf(p: Point, q: Point): number {
  const square = squared(p, q);
  let strides = 1;
  while (strides * strides * STRIDE * STRIDE < square) strides++;
  return strides;
}

/** The battle with one model elsewhere. */
function as(b: Battle, model: number, at: At): Battle {
  return {
    s: { ...b.s, models: b.s.models.map((each, index) => (index === model ? { ...each, at } : each)) },
    field: b.field,
  };
}
