/** Whom a leader might form up, for asking why he cannot. */
import { hexOf, type SiegeView } from '../../face/view.ts';
import type { Face } from './own.ts';

/** Two units of one kind, of those he leads, in his hex or next to it; who is in a formation has one. */
export function equalsAbout(
  { pieces, gazetteer }: Face,
  view: SiegeView,
  leader: string,
): readonly [string, string] | undefined {
  const spec = pieces.leader(leader);
  const at = hexOf(view, leader);
  if (!spec || !at || view.decision?.kind !== 'movement') return undefined;
  if (view.formations.some((each) => each.leader === leader)) return undefined;
  const bound = new Set(view.formations.flatMap(({ units }) => units));
  const about = Object.keys(view.units).filter((id) => {
    const [hex, unit] = [hexOf(view, id), pieces.unit(id)];
    if (!hex || unit?.side !== spec.side || !spec.leads.includes(unit.nation) || bound.has(id)) return false;
    return hex === at || gazetteer.areNeighbours(hex, at);
  });
  for (const [i, one] of about.entries()) {
    const other = about.slice(i + 1).find((id) => pieces.unit(id)?.kind === pieces.unit(one)?.kind);
    if (other) return [one, other];
  }
  return undefined;
}
