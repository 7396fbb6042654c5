/** What a view shows, put so that a player can reckon with it: each model with its figures, its gear and what it is worth. */
import type { Side, View } from '@warbeacon/skirmish';
import { PROFILES, SCENARIOS, WARGEAR } from '@warbeacon/skirmish/data';
import type { SkirmishWeights } from './weights.ts';

export const INCH = 2540;
/** Gaps of as much count as contact [M-3]. */
const CONTACT = 30;

export type Model = View['models'][string];
type Table = NonNullable<View['setup']['table']>;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Unit extends Place {
  readonly id: string;
  readonly side: Side;
  readonly model: Model;
  readonly r: number;
  readonly hero: boolean;
  readonly cavalry: boolean;
  readonly heavy: boolean;
  readonly lance: boolean;
  readonly elven: boolean;
  readonly spear: boolean;
  readonly pike: boolean;
  /** Range in u of its longest missile weapon, 0 for none; whether it may shoot after half a move alone. */
  readonly range: number;
  readonly bow: boolean;
  readonly shotStrength: number;
  readonly terror: boolean;
  readonly willed: boolean;
  /** Points, with what is in store. */
  readonly worth: number;
  readonly done: boolean;
}

export interface Board {
  readonly view: View;
  readonly side: Side;
  readonly table: Table;
  readonly units: readonly Unit[];
  readonly own: readonly Unit[];
  readonly foes: readonly Unit[];
  readonly byId: ReadonlyMap<string, Unit>;
}

const BARE: Table = { w: 48 * INCH, h: 48 * INCH, areas: [], barriers: [], places: [] };

export const tableOf = ({ setup }: View): Table =>
  setup.table ?? (setup.scenario === null ? undefined : SCENARIOS.get(setup.scenario)?.table) ?? BARE;

/** Gap in u between two bases. */
export const gap = (one: Place & { readonly r: number }, other: Place & { readonly r: number }): number =>
  distance(one, other) - one.r - other.r;

export function distance(one: Place, other: Place): number {
  return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);
}

export const touches = (one: Place & { readonly r: number }, other: Place & { readonly r: number }): boolean =>
  gap(one, other) <= CONTACT;

export function worthOf(model: Model, weights: SkirmishWeights): number {
  const profile = PROFILES.get(model.profile);
  if (profile === undefined || model.bound) return 0;
  const stores = model.might + model.will * (profile.rules.includes('will-of-evil') ? 0.5 : 0.4) + model.fate;
  return (profile.points * model.wounds) / profile.wounds + weights.store * stores + (model.banner ? 15 : 0);
}

function unitOf(
  id: string,
  model: Model,
  [x, y]: readonly [number, number],
  weights: SkirmishWeights,
  counted: boolean,
): Unit {
  const profile = PROFILES.get(model.profile);
  const gear = (profile?.gear ?? []).flatMap((each) => WARGEAR.get(each) ?? []);
  const missiles = gear.filter(({ range }) => range !== undefined);
  const missile = missiles.toSorted((one, other) => (other.range ?? 0) - (one.range ?? 0))[0];
  const foot = profile?.keywords.includes('Infantry') === true;
  return {
    id,
    model,
    x,
    y,
    side: model.side,
    r: model.r,
    hero: profile?.keywords.includes('Hero') === true,
    cavalry: profile?.keywords.includes('Cavalry') === true && !model.foot,
    heavy: gear.some(({ hands }) => hands === 'two'),
    lance: gear.some(({ lance }) => lance !== undefined),
    elven: gear.some(({ elven }) => elven === true),
    spear: foot && gear.some(({ support }) => support !== undefined),
    pike: foot && gear.some(({ support }) => support === 'pike'),
    range: (missile?.range ?? 0) * INCH,
    bow: missile?.moveLimit === 'half',
    shotStrength: missile?.strength ?? 0,
    terror:
      profile?.rules.includes('terror') === true || model.effects.some(({ power }) => power === 'terrifying-aura'),
    willed: profile?.rules.includes('will-of-evil') === true,
    worth: worthOf(model, weights) + (counted && profile?.keywords.includes('Hero') === true ? weights.counted : 0),
    done: model.marks.includes('done'),
  };
}

export function boardOf(view: View, side: Side, weights: SkirmishWeights): Board {
  const units: Unit[] = [];
  const counted = SCENARIOS.get(view.setup.scenario ?? '')?.objective.kind === 'points';
  for (const [id, model] of Object.entries(view.models)) {
    if (model.at !== null && !model.bound && model.gone === '')
      units.push(unitOf(id, model, model.at, weights, counted));
  }
  return {
    view,
    side,
    table: tableOf(view),
    units,
    own: units.filter((unit) => unit.side === side),
    foes: units.filter((unit) => unit.side !== side),
    byId: new Map(units.map((unit) => [unit.id, unit])),
  };
}

export const isHeld = ({ model }: Unit): boolean =>
  model.effects.some(({ power }) => power !== 'terrifying-aura' && power !== 'black-dart');
