/** [A-54, T-7, X-20, M-30] The rider is gone, has dismounted or lies on the ground: the passenger is thrown at once. */
import { type Disc } from '@warbeacon/plane';
import { thrownRider } from '../charts/thrown-rider.ts';
import { type Battle, type Chance, figureOf, idOf, isOnTable, mark, modelOf } from '../engine/battle.ts';
import type { At } from '../engine/state.ts';
import { firstBeside } from '../geometry/putting.ts';
import { beginTrial, type TrialKind } from '../heroes/trial-frame.ts';
import { hit } from '../heroes/wound-frame.ts';
import { knockDown } from '../moving/carrying-out.ts';
import { testAfterForce } from '../water/wading.ts';
import { remove } from '../battle/removal.ts';
import { noteUnloaded } from './loading.ts';
import { passengerOf, roomBeside } from './riding.ts';

/** [M-30] Rings of a quarter of an inch in which a place is looked for, until there is one. */
const RINGS = 40;

/** [T-7] */
const STRENGTH = 3;

/** `at`: where the mount stands, or stood. */
export function throwPassengerOf(b: Battle, ctx: Chance, rider: number, at: At | null): void {
  const passenger = passengerOf(b, rider);
  if (passenger < 0 || at === null) return;
  const { gone } = modelOf(b, rider);
  // Who rides on one that drowns drowns, and who rides off is off.
  if (gone === 'drowned') {
    modelOf(b, passenger).rides = -1;
    return remove(b, ctx, passenger, { how: 'drowned', by: -1 });
  }
  setDownAt(b, passenger, placeBeside(b, passenger, { x: at[0], y: at[1], r: figureOf(b, rider).r }));
  beginTrial(b, { model: passenger, what: 'thrown-rider' });
}

/** On foot, with a base of its own. `moved`: who is senseless is moved no further in this phase. */
export function setDownAt(b: Battle, passenger: number, at: At, moved = false): void {
  const state = modelOf(b, passenger);
  state.at = at;
  state.gone = '';
  state.rides = -1;
  noteUnloaded(b, passenger, moved);
}

function placeBeside(b: Battle, passenger: number, horse: Disc): At {
  const mover = { index: passenger, x: horse.x, y: horse.y, r: figureOf(b, passenger).r };
  const place = firstBeside(mover, horse, roomBeside(b, passenger, horse), RINGS);
  return place === undefined ? [horse.x, horse.y] : [place.x, place.y];
}

export const thrownTrial: TrialKind = {
  thresholds: () => [2, 6],
  conclude(b, { model, dice: [die = 0] }, ctx, total) {
    const { at } = modelOf(b, model);
    if (at === null || !isOnTable(b, model)) return;
    const result = thrownRider(total);
    ctx.emit({ type: 'thrown', model: idOf(b, model), die, result, at: [at[0], at[1]] });
    testAfterForce(b, ctx, model);
    if (result === 'lands-well') return;
    mark(b, model, 'dazed');
    if (result !== 'knocked-flying') return;
    mark(b, model, 'done', 'halted');
    hit(b, { victim: model, by: -1, how: 'thrown', strength: STRENGTH });
    knockDown(b, ctx, model, 'thrown');
  },
};
