/** [14.31] Horse and mûmakil cannot bear each other. */
import { unitSpec } from '../../engine/game.ts';
import type { Avoided } from '../../engine/hexsides.ts';
import type { Reason } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import type { UnitKind } from '../../engine/unit-kinds.ts';
import { UNITS } from '../forces.ts';
import { own } from '../own.ts';

const isMumak = ({ kind }: UnitKind): boolean => kind === 'mumak';

/** Indices of all mûmakil, and of all horse, friend and enemy. */
const MUMAKIL: readonly number[] = UNITS.flatMap((spec, unit) => (isMumak(spec) ? [unit] : []));
const HORSE: readonly number[] = UNITS.flatMap((spec, unit) => (spec.cavalry ? [unit] : []));

/** [14.31] G-157: units of horse, and of them also wedges, keep from every mûmak, and mûmakil from all horse. */
export function keepsFrom({ game, s }: Situation, unit: number): Avoided | undefined {
  const spec = unitSpec(game, unit);
  if (spec.cavalry) return avoided(s, MUMAKIL, 'horse-near-mumak');
  return isMumak(spec) ? avoided(s, HORSE, 'mumak-near-horse') : undefined;
}

function avoided(s: Situation['s'], units: readonly number[], why: Reason): Avoided | undefined {
  let places: number[] | undefined;
  for (const unit of units) {
    const at = placeOf(s, unit);
    if (at >= 0) (places ??= []).push(at);
  }
  return places === undefined ? undefined : { places, why };
}

/** [7.36] G-37: they do not fight each other, but where a run has brought them together. */
export function whyNoBlow({ game, s }: Situation, unit: number, target: number): Reason | undefined {
  const [one, other] = [unitSpec(game, unit), unitSpec(game, target)];
  const mumak = one.cavalry && isMumak(other) ? target : isMumak(one) && other.cavalry ? unit : -1;
  return mumak < 0 || hasRun(s, mumak) ? undefined : 'horse-fights-mumak';
}

/** [14.32] It stands where a run has brought it. */
function hasRun(s: Situation['s'], mumak: number): boolean {
  return own(s).ran.some(({ unit, at }) => unit === mumak && at === placeOf(s, mumak));
}

/** Who has gone on from where a run had brought it is as it was before. */
export function forgetRuns(s: Situation['s']): void {
  const its = own(s);
  if (its.ran.length > 0) its.ran = its.ran.filter(({ unit, at }) => placeOf(s, unit) === at);
}
