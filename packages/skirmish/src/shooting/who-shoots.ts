/** [S-55 … S-58] Who may shoot, with what, and at whom. */
import type { Refusal } from '@warbeacon/kernel';
import { bearsHeavy } from '../burdens/holding.ts';
import {
  areFoes,
  type Battle,
  budgetOf,
  figureOf,
  hasMark,
  isBound,
  isEngaged,
  isOnTable,
  isTransfixed,
  modelOf,
  mvOf,
  nameOf,
  sideOf,
} from '../engine/battle.ts';
import type { At } from '../engine/state.ts';
import { holdsStill } from '../sentries/rolling.ts';
import { isWithin } from '../sight/distance.ts';
import { type Sight, sees } from '../sight/sight.ts';
import { isInDeepWater } from '../water/wading.ts';
import { no } from './refusals.ts';

/** [T-2] */
export interface Missile {
  readonly id: string;
  /** Inches. */
  readonly range: number;
  readonly strength: number;
  /** [S-146] Whether it is of no use to who has moved more than half of its Mv. */
  readonly half: boolean;
  /** [S-151] Whether it can be thrown on the charge. */
  readonly onCharge: boolean;
}

/** The one with the longest range first. */
export const missilesOf = (b: Battle, model: number): Missile[] =>
  figureOf(b, model)
    .wargear.flatMap(({ id, range, strength = 1, moveLimit, onCharge = false }) =>
      range === undefined ? [] : [{ id, range, strength, half: moveLimit === 'half', onCharge }],
    )
    .toSorted((one, other) => other.range - one.range);

/** [S-146, R-12] Exactly half may have been spent; slow ground counts double here too. */
const movedTooFar = (b: Battle, model: number): boolean => modelOf(b, model).spent * 2 > budgetOf(mvOf(b, model));

const canUse = (b: Battle, model: number, { half }: Missile): boolean => !half || !movedTooFar(b, model);

/** What it may use now. */
export const usableOf = (b: Battle, model: number): Missile[] =>
  missilesOf(b, model).filter((missile) => canUse(b, model, missile));

/** Why a model may not shoot from where it stands, whatever it has and whoever is there. */
export const whyNoShot = (b: Battle, model: number): Refusal | null => whyNoAttack(b, model) ?? whyTooDeep(b, model);

/** */
export const whyTooDeep = (b: Battle, model: number, at?: At): Refusal | null =>
  isInDeepWater(b, model, at) ? no('in-deep-water', { model: nameOf(b, model) }) : null;

/** Why a model may neither shoot nor throw, wherever it is. */
export function whyNoAttack(b: Battle, model: number): Refusal | null {
  const named = { model: nameOf(b, model) };
  if (isBound(b, model)) return no('bound', named);
  if (isEngaged(b, model)) return no('engaged', named);
  if (modelOf(b, model).prone && !b.field.house.proneMayShoot) return no('prone', named);
  if (isTransfixed(b, model)) return no('transfixed', named);
  if (hasMark(b, model, 'dazed')) return no('dazed', named);
  // One attack in all, the throw on the charge included.
  if (hasMark(b, model, 'shot') || hasMark(b, model, 'threw')) return no('has-shot', named);
  if (bearsHeavy(b, model)) return no('must-drop', named);
  return holdsStill(b, model) ? no('no-alarm', named) : null;
}

/** The weapon that is named, else that with the longest range of those that may be used now; or why there is none. */
export function weaponOf(b: Battle, model: number, name?: string): Missile | Refusal {
  const all = missilesOf(b, model).filter(({ id }) => name === undefined || id === name);
  const usable = all.find((missile) => canUse(b, model, missile));
  return usable ?? no(all.length > 0 ? 'moved-too-far' : 'no-weapon', { model: nameOf(b, model) });
}

export const isRefusal = (found: Missile | Refusal): found is Refusal => 'code' in found;

/** Why somebody may not be aimed at, wherever it is. */
export function whyNoTarget(b: Battle, model: number, target: number): Refusal | null {
  const name = nameOf(b, target);
  if (!areFoes(b, model, target)) return no('friend', { model: nameOf(b, model), target: name });
  if (isBound(b, target)) return no('bound-target', { target: name });
  // Nobody aims at whom he has not seen.
  if (!isOnTable(b, target) || modelOf(b, target).hidden) return no('no-target', { target: name });
  return isEngaged(b, target) && b.field.house.shootIntoFights === 'never' ? no('in-a-fight', { target: name }) : null;
}

/** Why a shot at this target may not be taken. */
export function whyNotAt(b: Battle, model: number, { range }: Missile, target: number): Refusal | null {
  const barred = whyNoTarget(b, model, target);
  if (barred !== null) return barred;
  const named = { model: nameOf(b, model), target: nameOf(b, target) };
  if (!isWithin(b, model, target, range)) return no('out-of-range', { ...named, range });
  const sight = sees(b, model, target);
  return sight.seen === 'none' ? no('no-sight', named) : whyHidden(b, model, target, sight);
}

/** What hides the target first, in words. */
export const hiderName = (b: Battle, { hiders: [first] }: Sight): string =>
  first === undefined ? 'The ground' : nameOf(b, first);

function whyHidden(b: Battle, model: number, target: number, sight: Sight): Refusal | null {
  if (sight.seen === 'whole') return null;
  const named = { target: nameOf(b, target), hider: hiderName(b, sight) };
  //
  if (isEngaged(b, target)) return no('hidden-in-a-fight', named);
  if (b.field.house.partlyHidden === 'forbid') return no('partly-hidden', named);
  const friend = sight.hiders.find((hider) => !areFoes(b, model, hider));
  return friend !== undefined && sideOf(b, model) === 'good'
    ? no('friend-in-the-way', { hider: nameOf(b, friend) })
    : null;
}

/** What the shot must pass, the nearest first; then the ground, which is -1, once. */
export function inTheWay(b: Battle, model: number, target: number): number[] {
  const { hiders, ground } = sees(b, model, target);
  return ground ? [...hiders, -1] : [...hiders];
}

/** [S-2, S-62, R-13] What the die To Hit must show. */
export function toHit(b: Battle, model: number, onCharge = false): number {
  const { shoot } = figureOf(b, model);
  return Math.min(6, shoot + (!onCharge && hasMark(b, model, 'moved') ? 1 : 0));
}
