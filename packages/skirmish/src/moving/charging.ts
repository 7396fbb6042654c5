/** [S-32, S-39, S-168] Whom a command charges, and what bars that whatever the way. */
import type { Refusal } from '@warbeacon/kernel';
import { type Battle, isBound, isOnTable, nameOf, sideOf } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { bringsTerror } from '../courage/terror.ts';
import { whyCannotJoin } from '../heroic-actions/joining.ts';
import { goingOf, openOf } from './activation.ts';
import { canBeCharged } from './bodies.ts';
import { no } from './refusals.ts';

/** Places in the cast; -1 for a name that nobody bears. */
export const chargesOf = (b: Battle, ids: readonly string[] = []): number[] => ids.map((id) => b.field.indexOf(id));

/** Whom others walk, or who walks without being alert, charges nobody. */
export function mayCharge(b: Battle, frame: Frame, model: number): boolean {
  const going = goingOf(b, frame, model);
  return going !== 'distracted' && going !== 'walks';
}

export function whyCannotCharge(
  b: Battle,
  frame: Frame,
  model: number,
  charges: readonly number[],
  ids: readonly string[] = [],
): Refusal | null {
  if (charges.length === 0) return null;
  if (!mayCharge(b, frame, model)) return no('may-not-charge');
  if (new Set(charges).size < charges.length) return no('twice');
  for (const [i, target] of charges.entries()) {
    if (target < 0) return no('no-target', { target: ids[i] ?? '' });
    const name = nameOf(b, target);
    if (sideOf(b, target) === sideOf(b, model)) return no('friend', { model: nameOf(b, model), target: name });
    if (isBound(b, target)) return no('bound-target', { target: name });
    if (!isOnTable(b, target)) return no('no-target', { target: name });
  }
  const barred = charges.map((target) => whyBarredInCombat(b, frame, model, target)).find((why) => why !== null);
  if (barred !== undefined) return barred;
  const feared = charges.find((target) => !mayChargeTerror(frame, model) && bringsTerror(b, model, target));
  return feared === undefined ? null : no('untested', { model: nameOf(b, model), target: nameOf(b, feared) });
}

/** */
const whyBarredInCombat = (b: Battle, frame: Frame, model: number, target: number): Refusal | null =>
  goingOf(b, frame, model) === 'combat' ? whyCannotJoin(b, model, target) : null;

/** Untested it may do so with the command that opens its activation alone, which brings its test; commanded it needs none. */
export function mayChargeTerror(frame: Frame, model: number): boolean {
  const open = openOf(frame, model);
  return open === undefined || !open.begun || open.terror === 'passed' || open.going === 'command';
}

/** Enemies whom a charge of this model could name now. */
export const chargeable = (b: Battle, frame: Frame, model: number, targets: readonly number[]): number[] =>
  mayCharge(b, frame, model)
    ? targets.filter(
        (target) =>
          canBeCharged(b, model, target) &&
          whyBarredInCombat(b, frame, model, target) === null &&
          (mayChargeTerror(frame, model) || !bringsTerror(b, model, target)),
      )
    : [];
