/** D-9: the values that no printed sheet tells, as they hold in a match. */
import type { House as StandardHouse, Options as StandardOptions, TotalRange } from '../engine/options.ts';
import type { State } from '../engine/state.ts';
import type { Attack } from '../engine/words.ts';
import { HOUSE } from './house.ts';
import type { MarkerCount } from '../engine/game.ts';
import { MARKERS } from './markers.ts';
import type { HouseOverrides, Options } from './options.ts';
import type { MarkerKind } from './words.ts';

/** [20.5] What one die does to a Main Gate or to the Culvert. */
export type BlastResult = 'dud' | 'breached' | 'collapsed';

export interface House extends StandardHouse {
  /** [20.67] Ladders in the counter mix. */
  readonly ladders: number;
  /** [15.4] Totals that break a gate without the ram, by the present attack strength; `null` where none does. */
  readonly noRamBreach: Readonly<Record<Attack, TotalRange | null>>;
  /** [20.4] Totals with which the ram breaks the Main Gate. */
  readonly ramBreach: TotalRange;
  /** [20.5] Blasting Fire at the Main Gate or the Culvert, by one die. */
  readonly blastingFire: readonly [BlastResult, BlastResult, BlastResult, BlastResult, BlastResult, BlastResult];
}

/** States of one match share their options, so the sum is done once for each match. */
const known = new WeakMap<HouseOverrides, House>();

/** The options of a state, all of which this game's schema has read. */
export function optionsOf({ options }: { readonly options: StandardOptions }): Options {
  return options as Options;
}

/** The house values in force in a match: the game's, and in their place what its players have agreed on. */
export function houseOf(s: Pick<State, 'options'>): House {
  const overrides = optionsOf(s).house;
  // In nearly all matches the game's own values hold, which then are shared.
  if (Object.keys(overrides).length === 0) return HOUSE;
  let house = known.get(overrides);
  if (house === undefined) known.set(overrides, (house = merge(HOUSE, overrides)));
  return house;
}

function merge(house: House, overrides: HouseOverrides): House {
  return {
    ladders: overrides.ladders ?? house.ladders,
    noRamBreach: mergeRows(house.noRamBreach, overrides.noRamBreach),
    ramBreach: overrides.ramBreach ?? house.ramBreach,
    blastingFire: overrides.blastingFire ?? house.blastingFire,
    armour0: mergeRows(house.armour0, overrides.armour0),
    nightLeaders: overrides.nightLeaders ?? house.nightLeaders,
    reducedLeaders: overrides.reducedLeaders ?? house.reducedLeaders,
  };
}

/** `null` says never, and only what is left out is the house's. */
function mergeRows<T>(
  rows: Readonly<Record<Attack, T>>,
  overrides: { readonly [A in Attack]?: T | undefined } = {},
): Readonly<Record<Attack, T>> {
  const row = (attack: Attack): T => {
    const own = overrides[attack];
    return own === undefined ? rows[attack] : own;
  };
  return { A: row('A'), B: row('B'), C: row('C'), D: row('D'), E: row('E') };
}

/** [2.5] [20.67] D-9: the counter mix of a match, in which the number of ladders is the house's. */
export function mixOf(s: Pick<State, 'options'>, kind: MarkerKind): MarkerCount {
  return kind === 'ladder' ? { real: houseOf(s).ladders, dummy: 0 } : MARKERS[kind];
}
