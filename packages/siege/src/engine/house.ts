/** D-9: the values that no printed sheet tells, by the rule that reads them. Each game has its own. */
import type { Game, MarkerCount } from './game.ts';
import type { HouseOverrides } from './options.ts';
import type { MarkerKind, State } from './state.ts';
import type { Attack } from './words.ts';

/** Lowest and highest total of two dice. */
export type TotalRange = readonly [low: number, high: number];

/** [20.5] What one die does to a Main Gate or to the Culvert. */
export type BlastResult = 'dud' | 'breached' | 'collapsed';

export interface House {
  /** [20.67] Ladders in the counter mix. */
  readonly ladders: number;
  /** [15.4] Totals that break a gate without the ram, by the present attack strength; `null` where none does. */
  readonly noRamBreach: Readonly<Record<Attack, TotalRange | null>>;
  /** [20.4] Totals with which the ram breaks the Main Gate. */
  readonly ramBreach: TotalRange;
  /** [20.5] Blasting Fire at the Main Gate or the Culvert, by one die. */
  readonly blastingFire: readonly [BlastResult, BlastResult, BlastResult, BlastResult, BlastResult, BlastResult];
  /** [7.41] Totals that hit armour 0, by attack strength. */
  readonly armour0: Readonly<Record<Attack, TotalRange>>;
  /** [10.0] Ids of the leaders who have the bonus of the night. */
  readonly nightLeaders: readonly string[];
  /** [7.26] Half the rating of a reduced leader, rounded up or down. */
  readonly reducedLeaders: 'up' | 'down';
}

/** States of one match share their options, so the sum is done once for each match. */
const known = new WeakMap<HouseOverrides, { readonly of: Game; readonly house: House }>();

/** The house values in force in a match: the game's, and in their place what its players have agreed on. */
export function houseOf(game: Game, s: Pick<State, 'options'>): House {
  const overrides = s.options.house;
  if (isUsual(overrides)) return game.house;
  const found = known.get(overrides);
  if (found?.of === game) return found.house;
  const house = merge(game.house, overrides);
  known.set(overrides, { of: game, house });
  return house;
}

/** Whether the game's own values hold, as in nearly all matches, which then share them. */
export function isUsual(overrides: HouseOverrides): boolean {
  return Object.keys(overrides).length === 0;
}

/** [2.5] [20.67] D-9: the counter mix of a match, in which the number of ladders is the house's. */
export function mixOf(game: Game, s: Pick<State, 'options'>, kind: MarkerKind): MarkerCount {
  return kind === 'ladder' ? { real: houseOf(game, s).ladders, dummy: 0 } : game.markers[kind];
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
