/** [16.6] [16.8] What catapults throw over walls, fireballs and heads: how far, over what, and where it comes down. */
import { DIRECTIONS, distance, neighbour } from '@warbeacon/hexgrid';
import type { Ctx, Refusal } from '@warbeacon/kernel';
import { type Game, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf, type State } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { isBehindMountain } from '../catapults/bombarding.ts';
import { optionsOf } from '../house-values.ts';
import { no } from '../refusals.ts';
import { whyCannotServe, whyCrewIsUsed } from '../siege/crews.ts';

/** [16.61] In hexes, the target's counted and the catapult's not. */
const LONGEST_THROW = 4;
/** [16.63] What is thrown no farther comes down where it should. */
const SURE_THROW = 2;
/** [16.63] The first die, by which what goes farther does so too. */
const HIT = 3;

/** [3.0] G-4: by option the catapults of the city do nothing in the Siege Phase. */
export const areIdle = (s: State, side: Side): boolean => side === 'westernesse' && !optionsOf(s).cityCatapults;

/** [16.61] [3.0] G-4: why a unit cannot throw anything with its catapult in the Siege Phase, or `null`. */
export function whyCannotThrow(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  if (areIdle(s, unitSpec(game, unit).side)) return no('city-catapults-idle');
  return whyCannotServe(situation, unit) ?? whyCrewIsUsed(s, unit);
}

/** [16.61] [W-248] Why nothing can be thrown at a hex from where the unit is, or `null`. */
export function whyNoThrowAt({ game, s }: Situation, unit: number, target: number): Refusal | null {
  const { terrain } = game;
  const from = placeOf(s, unit);
  const range = distance(terrain.grid, from, target);
  if (range === 0) return no('throws-at-itself');
  if (range > LONGEST_THROW) return no('throw-too-far', { range });
  return isBehindMountain(terrain, from, target) ? no('mountain-in-the-way') : null;
}

/** From each place the hexes at which something can be thrown: the map never changes. */
const known = new WeakMap<Game, Map<number, readonly number[]>>();

/** [16.61] Everywhere the unit's catapult can throw now. */
export function targetsToThrowAt(situation: Situation, unit: number): readonly number[] {
  return whyCannotThrow(situation, unit) === null ? withinThrow(situation, unit) : [];
}

function withinThrow(situation: Situation, unit: number): readonly number[] {
  const { game, s } = situation;
  const from = placeOf(s, unit);
  let byPlace = known.get(game);
  if (byPlace === undefined) known.set(game, (byPlace = new Map<number, readonly number[]>()));
  let targets = byPlace.get(from);
  if (targets === undefined) {
    targets = [...game.terrain.placeOf.values()].filter((to) => whyNoThrowAt(situation, unit, to) === null);
    byPlace.set(from, targets);
  }
  return targets;
}

export const canThrow = (situation: Situation, unit: number): boolean =>
  whyCannotThrow(situation, unit) === null && withinThrow(situation, unit).length > 0;

/** Where something may come down, and in how many of twelve ways; -1 is off the map. */
export interface Landing {
  readonly at: number;
  readonly ways: number;
}

/** Of all landings of a throw together. */
export const LANDING_WAYS = 12;

/** [16.63] [16.64] Where it may come down. */
export function landings({ terrain }: Game, from: number, target: number): readonly Landing[] {
  if (distance(terrain.grid, from, target) <= SURE_THROW) return [{ at: target, ways: LANDING_WAYS }];
  return [
    { at: target, ways: 6 },
    ...DIRECTIONS.map((direction) => ({ at: neighbour(terrain.grid, target, direction), ways: 1 })),
  ];
}

/** [16.63] Where it does come down, by one die, two or none. */
export function comeDown(
  { terrain }: Game,
  from: number,
  target: number,
  ctx: Pick<Ctx<never>, 'd6'>,
): { at: number; dice: number[] } {
  if (distance(terrain.grid, from, target) <= SURE_THROW) return { at: target, dice: [] };
  const die = ctx.d6();
  if (die <= HIT) return { at: target, dice: [die] };
  const rose = ctx.d6();
  const direction = DIRECTIONS[rose - 1];
  return { at: direction === undefined ? -1 : neighbour(terrain.grid, target, direction), dice: [die, rose] };
}

/** [16.62] G-104, G-166: off the map, on a mountain and on the rock over a tunnel it is spent on nothing. */
export function isSpentOn({ terrain }: Game, at: number): boolean {
  return at < 0 || terrain.grounds[at]?.closed === true || terrain.ground[at] === 'tunnel';
}
