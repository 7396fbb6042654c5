/** What a siege costs each side: counters that are lost, and hearts. */
import type { Counters } from '../../face/pieces.ts';
import type { NamedPool, Toll } from '../../face/toll.ts';
import type { SideTitle } from '../../face/title.ts';
import type { SiegeView } from '../../face/view.ts';
import { play } from '../../text/play.ts';

export function poolsOf({ id: side, name, pools = { [side]: name } }: SideTitle, view: SiegeView | null): NamedPool[] {
  return Object.entries(pools).flatMap(([id, its]) => {
    const points = view?.points[id];
    return points === undefined ? [] : [{ id, name: its, points }];
  });
}

export const makeToll = ({ unit }: Pick<Counters, 'unit'>): Toll => ({
  pools: poolsOf,
  gone: ({ units, leaders }: SiegeView) =>
    Object.entries({ ...units, ...leaders }).flatMap(([id, { hex }]) => (hex === 'lost' ? [id] : [])),
  kind: (id) => unit(id)?.name,
  words: play.points,
});
