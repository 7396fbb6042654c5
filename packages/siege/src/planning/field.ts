/** How far it is to a goal from everywhere, for one kind of mover, as gates, walls and enemies stand now. */
import { distance, type Exit, reach } from '@warbeacon/hexgrid';
import type { Game, Step } from '../engine/game.ts';
import type { Mover } from '../engine/hexsides.ts';
import type { Situation } from '../engine/situation.ts';
import { hexOfPlace } from '../engine/terrain.ts';
import { costInSearch, stepCosts } from '../standard/movement/step-cost.ts';

/** Half points from a place, or more than any way where none leads there; infinite off the map. */
export type Field = (place: number) => number;

/** Half points of the longest way that is reckoned. */
const FARTHEST = 400;
/** A hex, in half points, where it can only be guessed what it costs. */
const A_HEX = 2;

interface WayBack extends Exit {
  readonly step: Step;
}

const WAYS_BACK = new WeakMap<Game, readonly (readonly WayBack[])[]>();

function waysBack(game: Game): readonly (readonly WayBack[])[] {
  let ways = WAYS_BACK.get(game);
  if (ways === undefined) {
    const made: WayBack[][] = game.steps.map(() => []);
    for (const [from, steps] of game.steps.entries()) {
      for (const step of steps) made[step.to]?.push({ to: from, least: step.least, step });
    }
    ways = made;
    WAYS_BACK.set(game, ways);
  }
  return ways;
}

export function fieldTo(situation: Situation, mover: Mover, goal: number): Field {
  const { game } = situation;
  const costs = stepCosts(situation, { ...mover, spent: 0 });
  const reached = reach<WayBack>({
    starts: [{ at: goal, spent: 0 }],
    budget: FARTHEST,
    exits: waysBack(game),
    cost(place, { to, step }) {
      const cost = costInSearch(costs(to, step, 0));
      // The goal may be held: then one comes up to it.
      return cost < 0 && place === goal ? A_HEX : cost;
    },
    stops: () => false,
  });
  const known = new Map(reached.order.map((place, index) => [place, reached.cost[index] ?? FARTHEST]));
  const hexOf = (place: number) => hexOfPlace(game.terrain, place);
  return (place) => {
    if (place < 0) return Number.POSITIVE_INFINITY;
    return known.get(place) ?? FARTHEST + A_HEX * distance(game.terrain.grid, hexOf(place), hexOf(goal));
  };
}
