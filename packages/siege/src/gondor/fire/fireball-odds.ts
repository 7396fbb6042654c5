/** [16.63] Exact odds of a throw: where it may come down, and what comes of it there. */
import type { Odds, OddsOutcome } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { reduce } from '../../standard/combat/odds.ts';
import { fuelAt, isBurning, unitsInTower } from './fires.ts';
import { isSpentOn, type Landing, LANDING_WAYS, landings } from './throwing.ts';

type Come = Omit<OddsOutcome, 'chance' | 'hex'>;

/** Of a throw from one hex at another: each hex by itself, and all of no account together. */
export function throwOdds({ game }: Situation, from: number, target: number, outcomeAt: (place: number) => Come): Odds {
  const all = landings(game, from, target);
  const spent = all.filter(({ at }) => isSpentOn(game, at));
  const chance = (some: readonly Landing[]) =>
    reduce(
      some.reduce((sum, { ways }) => sum + ways, 0),
      LANDING_WAYS,
    );
  return {
    outcomes: [
      ...all
        .filter((landing) => !spent.includes(landing))
        .map((landing) => ({
          ...outcomeAt(landing.at),
          chance: chance([landing]),
          hex: makePlaceId(game.terrain, landing.at),
        })),
      ...(spent.length === 0
        ? []
        : [{ kind: 'spent', label: `nothing: ${namesOf(game, spent)}`, chance: chance(spent) }]),
    ],
    modifiers: [],
    roll: all.length === 1 ? 'no die' : 'one die: 1–3 hits, 4–6 scatters by a second die',
  };
}

function namesOf({ terrain }: Situation['game'], spent: readonly Landing[]): string {
  const names = spent.map(({ at }) => {
    if (at < 0) return 'off the map';
    return `${makePlaceId(terrain, at)} is ${terrain.ground[at] === 'tunnel' ? 'rock over a tunnel' : 'a mountain'}`;
  });
  return [...new Set(names)].join(', ');
}

/** [16.65] */
export function fireballOdds(situation: Situation, from: number, target: number): Odds {
  return throwOdds(situation, from, target, (place) => burning(situation, place));
}

function burning(situation: Situation, place: number): Come {
  const { game, s } = situation;
  const hex = makePlaceId(game.terrain, place);
  const lost = [
    ...fuelAt(s, place).map(({ id }) => id),
    ...unitsInTower(situation, place).map((unit) => unitSpec(game, unit).id),
  ];
  if (lost.length > 0) return { kind: 'destroyed', label: `${hex} burns, with ${lost.join(' and ')}` };
  return { kind: 'burns', label: isBurning(s, place) ? `${hex} burns already` : `${hex} burns` };
}
