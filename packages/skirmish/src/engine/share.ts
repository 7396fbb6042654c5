/**
 * What one command leaves as it was, which is nearly everything, is the very same object in the state before and after it:
 * a server keeps several states of each match, and need not keep or spell that part again.
 */
import type { At, ModelState, ObjectState, State } from './state.ts';

/** Lets `after` hold the models and objects of `before` that are equal to its own. Neither state may be changed any more. */
export function shareState(before: State, after: State): void {
  share(before.models, after.models, sameModel);
  share(before.objects, after.objects, sameObject);
}

function share<T>(before: readonly T[], after: T[], same: (a: T, b: T) => boolean): void {
  for (const [i, is] of after.entries()) {
    const was = before[i];
    if (was !== undefined && was !== is && same(was, is)) after[i] = was;
  }
}

// Member by member, which is ten times as fast as a loop over their names. The laws find a member that is forgotten here.
function sameModel(a: ModelState, b: ModelState): boolean {
  return (
    samePlace(a.at, b.at) &&
    a.gone === b.gone &&
    a.wounds === b.wounds &&
    a.might === b.might &&
    a.will === b.will &&
    a.fate === b.fate &&
    a.prone === b.prone &&
    a.foot === b.foot &&
    a.spent === b.spent &&
    a.cap === b.cap &&
    samePlace(a.from, b.from) &&
    sameList(a.marks, b.marks) &&
    sameList(a.charged, b.charged) &&
    a.effects.length === b.effects.length &&
    a.effects.every(({ power, by }, i) => power === b.effects[i]?.power && by === b.effects[i]?.by) &&
    a.rides === b.rides &&
    a.hidden === b.hidden
  );
}

function sameObject(a: ObjectState, b: ObjectState): boolean {
  return (
    samePlace(a.at, b.at) &&
    sameList(a.by, b.by) &&
    a.moved === b.moved &&
    sameList(a.movers, b.movers) &&
    a.passed === b.passed &&
    a.gone === b.gone
  );
}

const samePlace = (a: At | null, b: At | null): boolean => a === b || (a?.[0] === b?.[0] && a?.[1] === b?.[1]);

const sameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);
