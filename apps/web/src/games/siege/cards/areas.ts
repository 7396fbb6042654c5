/** Where pieces may start. */
import type { SiegeMap } from '@warbeacon/siege/map';

interface Starter {
  readonly id: string;
  readonly arrives: { readonly at: string; readonly area?: string };
}

/** The hexes in which a piece may start, by its id; none for others. */
export function areasOf({ zones }: SiegeMap, starters: readonly Starter[]): (id: string) => readonly string[] {
  const areas = new Map(starters.map(({ id, arrives }) => [id, zones[arrives.area ?? ''] ?? []]));
  return (id) => areas.get(id) ?? [];
}
