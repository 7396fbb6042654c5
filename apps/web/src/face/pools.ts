/** Forces of a side that lose heart each by itself, with their names: most sides are one, and are called by their own. */
import type { SideTitle } from './title.ts';
import type { PoolView, SiegeView } from './view.ts';

export interface NamedPool {
  readonly id: string;
  readonly name: string;
  readonly points: PoolView;
}

/** Those of a side, in the order in which its title tells them. A game in which nobody loses heart has none. */
export function poolsOf({ id: side, name, pools = { [side]: name } }: SideTitle, view: SiegeView | null): NamedPool[] {
  return Object.entries(pools).flatMap(([id, its]) => {
    const points = view?.points[id];
    return points === undefined ? [] : [{ id, name: its, points }];
  });
}
