/** [S-108 … S-111] Who may cast what, at whom, with how much Will. */
import type { Refusal } from '@warbeacon/kernel';
import {
  areFoes,
  type Battle,
  figureOf,
  hasMark,
  hasRule,
  isBound,
  isEngaged,
  isTransfixed,
  modelOf,
  nameOf,
} from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import type { Power, Side } from '../engine/words.ts';
import { whyCannotAct, whyMovesOnly } from '../moving/whose-turn.ts';
import { baseUnder } from '../passengers/riding.ts';
import { holdsStill } from '../sentries/rolling.ts';
import { isWithin } from '../sight/distance.ts';
import { seesPastModels } from '../sight/sight.ts';
import { no } from './refusals.ts';
import { freePoints, paidOf, type Points } from './will.ts';

export interface Spell {
  readonly power: Power;
  /** Inches; 0 for a power upon oneself. */
  readonly range: number;
  /** What a casting die must show. */
  readonly cast: number;
}

/** [S-96, S-108] */
export const spellsOf = (b: Battle, model: number): readonly Spell[] => {
  const { hero, powers } = figureOf(b, model);
  return hero ? powers : [];
};

export const spellOf = (b: Battle, model: number, power: Power): Spell | undefined =>
  spellsOf(b, model).find((spell) => spell.power === power);

/** Why a model may cast nothing at this moment. */
export function whyNoCasting(b: Battle, frame: Frame, side: Side, model: number): Refusal | null {
  const barred = whyCannotAct(b, frame, side, model) ?? whyMovesOnly(b, frame, model);
  if (barred !== null) return barred;
  const named = { model: nameOf(b, model) };
  if (spellsOf(b, model).length === 0) return no('no-power', named);
  if (isEngaged(b, model)) return no('engaged', named);
  if (modelOf(b, model).prone) return no('prone', named);
  if (isTransfixed(b, model)) return no('transfixed', named);
  if (hasMark(b, model, 'dazed')) return no('dazed', named);
  if (hasMark(b, model, 'cast')) return no('already-cast', named);
  return holdsStill(b, model) ? no('no-alarm', named) : null;
}

/** [S-110, R-28, R-92] Why the power may not be cast at this target. Models in the way do not matter. */
export function whyNotUpon(b: Battle, model: number, { power, range }: Spell, target: number): Refusal | null {
  if (power === 'terrifying-aura') return whyNoAura(b, model, target);
  const named = { model: nameOf(b, model), target: nameOf(b, target) };
  if (!areFoes(b, model, target)) return no('only-enemies');
  if (isBound(b, target)) return no('bound-target', named);
  // Nobody aims at whom he has not seen.
  if (baseUnder(b, target) < 0 || modelOf(b, target).hidden) return no('no-target', named);
  if (!isWithin(b, model, target, range)) return no('out-of-range', { ...named, range });
  return seesPastModels(b, model, target) === 'none' ? no('no-sight', named) : null;
}

function whyNoAura(b: Battle, model: number, target: number): Refusal | null {
  if (target !== model) return no('only-self');
  return modelOf(b, model).effects.some(({ power }) => power === 'terrifying-aura') ? no('lasts') : null;
}

/** [S-174] What of its store a model may spend to cast. */
export function willToCast(b: Battle, model: number): number {
  const { will } = modelOf(b, model);
  return hasRule(b, model, 'will-of-evil') ? Math.max(0, will - 1) : will;
}

/** [S-111, S-145] Why so much Will may not be spent on a roll; `most`: what of the store may go. */
export function whyNoWill(b: Battle, model: number, points: Points, most: number): Refusal | null {
  if (points.will < 1) return no('no-dice');
  if (points.free === true && freePoints(b, model) === 0) return no('no-free');
  const paid = paidOf(points);
  const { will } = modelOf(b, model);
  if (paid > will) return no('no-will', { left: will });
  return paid > most ? no('last-will', { model: nameOf(b, model) }) : null;
}
