/** What the counter mix says of a piece, with the figure that stands on its counter. */
import type { View } from '@warbeacon/siege/gondor';
import { LEADERS, UNITS } from '@warbeacon/siege/gondor';

/** Kinds that have a figure of their own here; all others have that of their like in every game. */
const FIGURE_OF: Readonly<Record<string, string>> = {
  mumak: 'mumak',
  troll: 'troll',
  'harad-axeman': 'axeman',
  'mordor-axeman': 'axeman',
  axeman: 'axeman',
};

export const COUNTERS = UNITS.map((unit) => ({ ...unit, silhouette: FIGURE_OF[unit.kind] ?? unit.silhouette }));

const LEADER_BY_ID = new Map(LEADERS.map((leader) => [leader.id, leader]));

/** D-9: leaders whose rating no printed sheet tells. */
export const isByHouse = (id: string): id is 'gothmog' | 'imrahil' | 'eowyn' =>
  id === 'gothmog' || id === 'imrahil' || id === 'eowyn';

/** D-9: what a leader rallies with, as the players have agreed. */
export function rallyOf({ leaders, options: { house } }: View, id: string): number | undefined {
  const spec = LEADER_BY_ID.get(id);
  if (!spec) return undefined;
  const full = isByHouse(id) ? house[id] : spec.rally;
  if (!leaders[id]?.reduced) return full;
  return house.reducedLeaders === 'down' ? Math.floor(full / 2) : Math.ceil(full / 2);
}
