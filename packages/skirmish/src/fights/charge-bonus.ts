/** [S-93, R-44] Whether a Cavalry model has its charge bonuses in the Fight that follows. */
import { type Battle, figureOf, modelOf } from '../engine/battle.ts';

export function hasChargeBonus(b: Battle, model: number): boolean {
  const { charged } = modelOf(b, model);
  if (figureOf(b, model).build !== 'Cavalry' || charged.length === 0) return false;
  if (charged.some((target) => figureOf(b, target).build !== 'Infantry')) return false;
  // It keeps them when Infantry charges it afterwards, and loses them to Cavalry that does.
  return !b.field.models.some(
    ({ index }) => figureOf(b, index).build === 'Cavalry' && modelOf(b, index).charged.includes(model),
  );
}

/** [S-144] A lance helps whoever charged, also against Cavalry. */
export const hasLance = (b: Battle, model: number): boolean =>
  figureOf(b, model).build === 'Cavalry' &&
  modelOf(b, model).charged.length > 0 &&
  figureOf(b, model).wargear.some(({ lance }) => lance !== undefined);
