/** What a force costs. */
import type { ForceEntry } from '../data/schemas.ts';
import { PROFILES } from '../data/values.ts';
import { EXTRA_POINTS } from './extras.ts';

/** Points of the models of one entry; undefined for a profile that is not there. */
export function pointsOfEntry({ profile, count, extra = [] }: ForceEntry): number | undefined {
  const points = PROFILES.get(profile)?.points;
  if (points === undefined) return undefined;
  return count * extra.reduce((sum, each) => sum + EXTRA_POINTS[each], points);
}

/** Points of a whole force; undefined where one of its profiles is not there. */
export function pointsOf(entries: readonly ForceEntry[]): number | undefined {
  return entries.reduce<number | undefined>((sum, entry) => {
    const points = pointsOfEntry(entry);
    return sum === undefined || points === undefined ? undefined : sum + points;
  }, 0);
}
