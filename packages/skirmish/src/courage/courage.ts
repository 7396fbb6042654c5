/** [S-102, S-165] The Courage that counts now. */
import { INCH, within } from '@warbeacon/plane';
import { areFoes, type Battle, discOf, figureOf, hasRule, isOnTable } from '../engine/battle.ts';

/** [S-102] */
export const PASSES_ON = 10;

/** [S-165] Inches. */
const HARBINGER_REACH = 12;

/** [S-165, R-35] Enemies within 12" of a Harbinger have one less, however many Harbingers there are. */
function isDaunted(b: Battle, model: number): boolean {
  if (!isOnTable(b, model)) return false;
  const own = discOf(b, model);
  return b.field
    .withRule('harbinger-of-evil')
    .some(
      (index) =>
        areFoes(b, model, index) &&
        hasRule(b, index, 'harbinger-of-evil') &&
        isOnTable(b, index) &&
        within(own, discOf(b, index), HARBINGER_REACH * INCH),
    );
}

export const courageOf = (b: Battle, model: number): number =>
  figureOf(b, model).courage - (isDaunted(b, model) ? 1 : 0);
