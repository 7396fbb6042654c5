/** D-9: the values that no printed sheet tells, as they hold in a match. */
import type { House as StandardHouse, Options as StandardOptions, TotalRange } from '../engine/options.ts';
import type { State } from '../engine/state.ts';
import type { MarkerCount } from '../engine/game.ts';
import { MARKERS } from './markers.ts';
import { HOUSE } from './house.ts';
import type { HouseOverrides, Options } from './options.ts';
import type { MarkerKind } from './words.ts';

export interface House extends StandardHouse {
  /** [17.4] Totals with which a second or third Freeze succeeds, for one point, two and three. */
  readonly freezeAgain: readonly [TotalRange, TotalRange, TotalRange];
  /** [2.6] Ratings of leaders. */
  readonly gothmog: number;
  readonly imrahil: number;
  readonly eowyn: number;
  /** [16.43] Ladders in the counter mix. */
  readonly ladders: number;
  /** [16.3] The total with which a catapult breaks a wall two hexes away. */
  readonly wallAtTwo: 5 | 9;
  /** [15.24] The armour of who is attacked in a tunnel. */
  readonly tunnelArmour: 1 | 2 | 3 | 4;
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
    freezeAgain: overrides.freezeAgain ?? house.freezeAgain,
    gothmog: overrides.gothmog ?? house.gothmog,
    imrahil: overrides.imrahil ?? house.imrahil,
    eowyn: overrides.eowyn ?? house.eowyn,
    ladders: overrides.ladders ?? house.ladders,
    reducedLeaders: overrides.reducedLeaders ?? house.reducedLeaders,
    wallAtTwo: overrides.wallAtTwo ?? house.wallAtTwo,
    tunnelArmour: overrides.tunnelArmour ?? house.tunnelArmour,
    armour0: house.armour0,
    nightLeaders: house.nightLeaders,
  };
}

/** [2.5] [16.43] D-9: the counter mix of a match, in which the number of ladders is the house's. */
export function mixOf(s: Pick<State, 'options'>, kind: MarkerKind): MarkerCount {
  return kind === 'ladder' ? { real: houseOf(s).ladders, dummy: 0 } : MARKERS[kind];
}
