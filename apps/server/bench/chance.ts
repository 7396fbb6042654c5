/** A small generator with a seed: numbers of at least 0 and less than 1. */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function oneOf<T>(items: readonly T[], chance: Chance): T | undefined {
  return items[Math.floor(chance() * items.length)];
}
