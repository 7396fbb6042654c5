/** Everybody meets everybody, by the tables of Johann Berger (FIDE Handbook C.05, annex 1). */
import type { NewPairing } from './acts.ts';
import type { Settings } from './settings.ts';
import { firstOf } from './sides.ts';
import type { Entrant } from './state.ts';

/** Rounds in which each of so many meets each once; with an odd number one rests in each. */
export const bergerRounds = (entrants: number): number => (entrants < 2 ? 0 : entrants + (entrants % 2) - 1);

/** Pairs of numbers from 1, first side first, of a round from 1. Whoever would meet the number after the last one rests. */
export function bergerRound(entrants: number, round: number): (readonly [number, number])[] {
  const last = entrants + (entrants % 2);
  const others = last - 1;
  const wrapped = (number: number): number => ((((number - 1) % others) + others) % others) + 1;
  const meetsLast = wrapped(1 + (round - 1) * (last / 2));
  const pairs: (readonly [number, number])[] = [round % 2 === 1 ? [meetsLast, last] : [last, meetsLast]];
  for (let step = 1; step < last / 2; step++) pairs.push([wrapped(meetsLast + step), wrapped(meetsLast - step)]);
  return pairs.filter(([one, other]) => one <= entrants && other <= entrants);
}

/** Without ids; in the second cycle sides are swapped. Whoever would meet somebody who is gone has a bye. */
export function roundRobinRound(
  settings: Settings,
  members: readonly Entrant[],
  round: number,
  group?: number,
): Omit<NewPairing, 'id'>[] {
  const rounds = bergerRounds(members.length);
  const swapped = round > rounds;
  const found: Omit<NewPairing, 'id'>[] = [];
  for (const pair of bergerRound(members.length, swapped ? round - rounds : round)) {
    const [one, other] = swapped ? [pair[1], pair[0]] : pair;
    const [a, b] = [members[one - 1], members[other - 1]];
    if (!a || !b) continue;
    const present = [a, b].filter(({ state }) => state === 'in');
    const where = group === undefined ? {} : { group };
    if (present.length === 2) {
      const better = a.seed < b.seed ? 'a' : 'b';
      const first = firstOf(settings, settings.sides === 'fixed' && settings.legs === 1 ? better : 'a');
      found.push({ a: a.id, b: b.id, first, ...where });
    } else if (present[0]) found.push({ a: present[0].id, b: null, first: [], ...where });
  }
  return found;
}
