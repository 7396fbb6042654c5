/** A battle: the state with its field. What is asked of models everywhere stands here; what a chapter asks stands in its folder. */
import type { Ctx } from '@warbeacon/kernel';
import { type Disc, INCH, touching } from '@warbeacon/plane';
import type { GearId, SpecialRule } from '../data/schemas.ts';
import type { Body } from '../geometry/bodies.ts';
import type { SkirmishEvent } from './events.ts';
import { type Field, fieldOf, type Figure, type ModelSpec } from './field.ts';
import type { FightState, ModelState, State } from './state.ts';
import { MARKS, type Mark, type Side } from './words.ts';

export interface Battle {
  readonly s: State;
  readonly field: Field;
  /** Of a battle that is looked at and not changed: what has been asked of it already. */
  readonly still?: Still;
}

/** Worked out when it is first asked for. */
interface Still {
  standing?: readonly number[];
  readonly sides: Partial<Record<Side, readonly number[]>>;
  engaged?: ReadonlySet<number>;
  readonly discs: (Disc | undefined)[];
  readonly bodies: Partial<Record<Side, readonly Body[]>>;
}

export type Chance = Ctx<SkirmishEvent>;

export const battleOf = (s: State): Battle => ({ s, field: fieldOf(s.setup) });

/** For who asks and changes nothing: the state must stay as it is for as long as this is held. */
export const lookAt = (s: State): Battle => ({
  s,
  field: fieldOf(s.setup),
  still: { sides: {}, discs: [], bodies: {} },
});

export function modelOf({ s }: Battle, model: number): ModelState {
  const state = s.models[model];
  if (state === undefined) throw new Error(`no model ${model}`);
  return state;
}

export function specOf({ field }: Battle, model: number): ModelSpec {
  const spec = field.models[model];
  if (spec === undefined) throw new Error(`no model ${model}`);
  return spec;
}

/** The profile that holds now. */
export function figureOf(b: Battle, model: number): Figure {
  const spec = specOf(b, model);
  return modelOf(b, model).foot && spec.onFoot !== null ? spec.onFoot : spec.figure;
}

export const idOf = (b: Battle, model: number): string => specOf(b, model).id;
export const sideOf = (b: Battle, model: number): Side => specOf(b, model).side;
export const areFoes = (b: Battle, one: number, other: number): boolean => sideOf(b, one) !== sideOf(b, other);

/** A name for sentences: the profile's, with the model's number where there are several. */
export const nameOf = (b: Battle, model: number): string => specOf(b, model).name;

export const isOnTable = (b: Battle, model: number): boolean => modelOf(b, model).at !== null;

const isOf = (side: Side | undefined, its: Side): boolean => side === undefined || its === side;

/** Those of a side, or of both, that stand on the table, in the order of the cast. */
export function onTable(b: Battle, side?: Side): readonly number[] {
  const { still } = b;
  const known = side === undefined ? still?.standing : still?.sides[side];
  if (known !== undefined) return known;
  const found: number[] = [];
  for (const { index, side: its } of b.field.models) {
    if (isOf(side, its) && b.s.models[index]?.at !== null) found.push(index);
  }
  if (still !== undefined) {
    if (side === undefined) still.standing = found;
    else still.sides[side] = found;
  }
  return found;
}

/** The base of a model. Throws where it is not on the table. */
export function discOf(b: Battle, model: number): Disc {
  const known = b.still?.discs[model];
  if (known !== undefined) return known;
  const { at } = modelOf(b, model);
  if (at === null) throw new Error(`${idOf(b, model)} is not on the table`);
  const disc = { x: at[0], y: at[1], r: figureOf(b, model).r };
  if (b.still !== undefined) b.still.discs[model] = disc;
  return disc;
}

export const hasMark = (b: Battle, model: number, mark: Mark): boolean => modelOf(b, model).marks.includes(mark);

export function mark(b: Battle, model: number, ...marks: readonly Mark[]): void {
  const state = modelOf(b, model);
  const all = new Set([...state.marks, ...marks]);
  state.marks = MARKS.filter((each) => all.has(each));
}

export function unmark(b: Battle, model: number, ...marks: readonly Mark[]): void {
  const state = modelOf(b, model);
  state.marks = state.marks.filter((each) => !marks.includes(each));
}

export const hasRule = (b: Battle, model: number, rule: SpecialRule): boolean =>
  figureOf(b, model).rules.includes(rule);
/** A banner that it has taken from a slain bearer is its own. */
export const hasGear = (b: Battle, model: number, gear: GearId): boolean =>
  figureOf(b, model).gear.includes(gear) || (gear === 'banner' && hasMark(b, model, 'bearer'));
export const isHero = (b: Battle, model: number): boolean => figureOf(b, model).hero;
export const isBound = (b: Battle, model: number): boolean => specOf(b, model).bound === true;

export const uses = (b: Battle, subject: 'water' | 'burdens' | 'passengers' | 'sentries'): boolean =>
  b.field.setup.options.uses.includes(subject);

/** [S-124, S-164] May neither move, shoot, cast, use Active rules nor strike. */
export const isTransfixed = (b: Battle, model: number): boolean =>
  modelOf(b, model).effects.some(({ power }) => power === 'immobilise' || power === 'transfix');

/** [S-33] */
export function isEngaged({ s, still }: Battle, model: number): boolean {
  if (s.contacts.length === 0) return false;
  if (still === undefined) return s.contacts.some(([one, other]) => one === model || other === model);
  still.engaged ??= new Set(s.contacts.flat());
  return still.engaged.has(model);
}

/** Whom it is Engaged with, in the order of the cast. */
export function engagedWith(b: Battle, model: number): number[] {
  if (!isEngaged(b, model)) return [];
  return b.s.contacts
    .flatMap(([one, other]) => (one === model ? [other] : other === model ? [one] : []))
    .toSorted(byPlace);
}

export const byPlace = (a: number, b: number): number => a - b;

/** [S-24, S-30, S-31, X-27] */
export const hasZone = (b: Battle, model: number): boolean =>
  isOnTable(b, model) && !modelOf(b, model).prone && !isBound(b, model) && !isEngaged(b, model);

/** Whether two bases touch now; pairs that were parted do not count [M-22]. */
export function areTouching(b: Battle, one: number, other: number): boolean {
  if (!isOnTable(b, one) || !isOnTable(b, other) || one === other) return false;
  if (!touching(discOf(b, one), discOf(b, other))) return false;
  return !b.s.parted.some(([a, c]) => (a === one && c === other) || (a === other && c === one));
}

/** Mv of its profile, in inches. */
export const mvOf = (b: Battle, model: number): number => figureOf(b, model).mv;

/** [M-9] Inches of movement in 1/256 u. */
export const budgetOf = (inches: number): number => inches * INCH * 256;

/** The Fight that a model is in, as a fighter. */
export function fightOf({ s }: Battle, model: number): FightState | undefined {
  return s.fights.find(({ good, evil }) => good.includes(model) || evil.includes(model));
}

/** Index of an own model by its id; `-1` where there is none such. */
export const findModel = ({ field }: Battle, id: string): number => field.indexOf(id);
