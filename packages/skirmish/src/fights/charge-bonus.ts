/** [S-93, R-44] Whether a Cavalry model has its charge bonuses in the Fight that follows. */
import { type Battle, figureOf, fightOf, hasMark, modelOf } from '../engine/battle.ts';
import { weaponOf } from './weapons.ts';

export function hasChargeBonus(b: Battle, model: number): boolean {
  const { charged } = modelOf(b, model);
  if (figureOf(b, model).build !== 'Cavalry' || charged.length === 0) return false;
  if (charged.some((target) => figureOf(b, target).build !== 'Infantry')) return false;
  // It keeps them when Infantry charges it afterwards, and loses them to Cavalry that does.
  return hasMark(b, model, 'charged-since') || !isChargedByCavalry(b, model);
}

export const isChargedByCavalry = (b: Battle, model: number): boolean =>
  b.field.models.some(
    ({ index }) => figureOf(b, index).build === 'Cavalry' && modelOf(b, index).charged.includes(model),
  );

/** [S-144, R-116] A lance helps whoever charged and fights with it, also against Cavalry. */
export const hasLance = (b: Battle, model: number, fight = fightOf(b, model)): boolean =>
  figureOf(b, model).build === 'Cavalry' &&
  modelOf(b, model).charged.length > 0 &&
  weaponOf(b, model, fight)?.lance !== undefined;
