/**
 * The field of a battle: what follows from its setup alone, worked out once. Models with their profiles as they stand in the
 * cast, the table with its ground, the scenario.
 */
import { edgesOf, INCH, type Point, type Polygon, type Segment } from '@warbeacon/plane';
import { PROFILES, SCENARIOS, WARGEAR } from '../data/index.ts';
import type { Area as AreaData, Scenario, Table } from '../data/scenario.schema.ts';
import type { Profile, SpecialRule, Wargear } from '../data/schemas.ts';
import { EXTRA_POINTS } from '../forces/extras.ts';
import type { House } from './options.ts';
import type { CastModel, CastObject, Setup } from './state.ts';
import type { Build } from './words.ts';

/** [M-2] mm of a base to its radius in u. */
export const radiusOf = (base: number): number => base * 50;

/** A profile with what is often asked of it. */
export interface Figure extends Profile {
  /** Radius of the base in u. */
  readonly r: number;
  readonly build: Build;
  readonly hero: boolean;
  readonly wargear: readonly Wargear[];
}

export interface ModelSpec extends CastModel {
  readonly index: number;
  /** For sentences. */
  readonly name: string;
  readonly figure: Figure;
  /** On foot, once dismounted. */
  readonly onFoot: Figure | null;
}

/** Ground that is drawn as a polygon. */
export interface Area {
  readonly id: string;
  readonly kind: AreaData['kind'];
  readonly polygon: Polygon;
  readonly data: AreaData;
}

/** [M-12] One stretch of a barrier, or an edge of impassable ground or of a gap, which are solid for everybody. */
export interface Solid extends Segment {
  /** Of the barrier or area that it is part of. */
  readonly id: string;
  /** u; `Infinity` is written as `null`: solid for everybody. */
  readonly height: number | null;
}

/** [M-21] */
export interface Wall extends Segment {
  readonly top: number;
}

export interface Field {
  readonly setup: Setup;
  readonly house: House;
  readonly scenario: Scenario | null;
  readonly table: Table;
  readonly models: readonly ModelSpec[];
  readonly objects: readonly CastObject[];
  readonly areas: readonly Area[];
  readonly solids: readonly Solid[];
  readonly walls: readonly Wall[];
  /** Places in the cast of those who have a rule, mounted or on foot. */
  withRule(rule: SpecialRule): readonly number[];
  indexOf(id: string): number;
  objectOf(id: string): number;
}

/** */
export const BARE_TABLE: Table = { w: 48 * INCH, h: 48 * INCH, areas: [], barriers: [], places: [] };

const fields = new WeakMap<Setup, Field>();

export function fieldOf(setup: Setup): Field {
  const known = fields.get(setup);
  if (known !== undefined) return known;
  const made = makeField(setup);
  fields.set(setup, made);
  return made;
}

export function scenarioOf({ options }: Setup): Scenario | null {
  return options.scenario === null ? null : (SCENARIOS.get(options.scenario) ?? null);
}

function makeField(setup: Setup): Field {
  const scenario = scenarioOf(setup);
  const table = setup.table ?? scenario?.table ?? BARE_TABLE;
  const models = setup.models.map((cast, index) => specOf(cast, index, setup.models));
  const byId = new Map(models.map(({ id, index }) => [id, index]));
  const objectsById = new Map(setup.objects.map(({ id }, index) => [id, index]));
  const byRule = new Map<SpecialRule, number[]>();
  for (const { index, figure, onFoot } of models) {
    for (const rule of new Set([...figure.rules, ...(onFoot?.rules ?? [])]))
      byRule.set(rule, [...(byRule.get(rule) ?? []), index]);
  }
  const areas = table.areas.map(
    (data): Area => ({ id: data.id, kind: data.kind, polygon: pointsOf(data.polygon), data }),
  );
  return {
    setup,
    house: setup.options.house,
    scenario,
    table,
    models,
    objects: setup.objects,
    areas,
    solids: solidsOf(table, areas),
    walls: wallsOf(table, areas),
    withRule: (rule) => byRule.get(rule) ?? [],
    indexOf: (id) => byId.get(id) ?? -1,
    objectOf: (id) => objectsById.get(id) ?? -1,
  };
}

export const pointsOf = (line: readonly (readonly [number, number])[]): Point[] => line.map(([x, y]) => ({ x, y }));

/** Its profile's name, with its number where there are several. */
function nameFor({ id, profile }: CastModel, { name }: Profile, all: readonly CastModel[]): string {
  const number = /-(\d+)$/.exec(id)?.[1];
  const several = all.filter((other) => other.profile === profile).length > 1;
  return several && number !== undefined ? `${name} ${number}` : name;
}

function specOf(cast: CastModel, index: number, all: readonly CastModel[]): ModelSpec {
  const profile = PROFILES.get(cast.profile);
  if (profile === undefined) throw new Error(`no profile ${cast.profile}`);
  const { foot: afoot = profile.foot } = cast.as ?? {};
  const foot = PROFILES.get(afoot ?? '');
  return {
    ...cast,
    index,
    name: nameFor(cast, profile, all),
    figure: figureOf(profile, cast),
    onFoot: foot === undefined ? null : figureOf(foot, dismounted(cast)),
  };
}

/** What a horse that was bought has changed of the profile goes with the horse. */
function dismounted({ as, ...cast }: CastModel): CastModel {
  if (as?.foot === undefined) return { ...cast, ...(as !== undefined && { as }) };
  const { mv: _mv, base: _base, height: _height, keywords: _keywords, foot: _foot, ...own } = as;
  return { ...cast, as: own };
}

function figureOf(profile: Profile, { as = {}, banner }: CastModel): Figure {
  const gear = [...(as.gear ?? profile.gear), ...(banner === true ? (['banner'] as const) : [])];
  const keywords = as.keywords ?? profile.keywords;
  const build = (['Cavalry', 'Monster'] as const).find((word) => keywords.includes(word)) ?? 'Infantry';
  return {
    ...profile,
    ...as,
    gear,
    rules: [...(as.rules ?? profile.rules)],
    stores: as.stores === undefined ? profile.stores : as.stores,
    points: (as.points ?? profile.points) + (banner === true ? EXTRA_POINTS.banner : 0),
    r: radiusOf(as.base ?? profile.base),
    build,
    hero: keywords.includes('Hero'),
    wargear: gear.flatMap((id) => WARGEAR.get(id) ?? []),
  };
}

function solidsOf(table: Table, areas: readonly Area[]): Solid[] {
  const barriers = table.barriers.flatMap(({ id, height, line }) => {
    const points = pointsOf(line);
    return points.slice(1).flatMap((b, i): Solid[] => {
      const a = points[i];
      return a === undefined ? [] : [{ id, a, b, height }];
    });
  });
  const edges = areas
    .filter(({ kind }) => kind === 'impassable' || kind === 'gap')
    .flatMap(({ id, polygon }) => edgesOf(polygon).map((edge): Solid => ({ ...edge, id, height: null })));
  return [...barriers, ...edges];
}

function wallsOf(table: Table, areas: readonly Area[]): Wall[] {
  const barriers = solidsOf(table, []).map(({ a, b, height }): Wall => ({ a, b, top: height ?? 0 }));
  const raised = areas.flatMap(({ polygon, data }) => {
    const top = data.kind === 'impassable' ? data.top : data.kind === 'hill' ? data.height : 0;
    return top > 0 ? edgesOf(polygon).map((edge): Wall => ({ ...edge, top })) : [];
  });
  return [...barriers, ...raised];
}
