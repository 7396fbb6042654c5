/** How likely Isengard is to win, from what everybody sees. */
import type { View } from '@warbeacon/siege';
import { MAP, UNITS } from '@warbeacon/siege/helms-deep';
import { type Chances, chanceIn, share, strain } from '../chances.ts';

const LAST_TURN = 20;
const DEEP: ReadonlySet<string> = new Set(MAP.zones['helms-deep']);
const of = (side: string): readonly string[] => UNITS.filter((unit) => unit.side === side).map(({ id }) => id);
const ISENGARD = of('isengard');
const WESTERNESSE = of('westernesse');

export const chances: Chances<View> = {
  side: 'isengard',
  features(view) {
    const { units, levels, points } = view;
    const isIn = (id: string) => DEEP.has(units[id]?.hex ?? '');
    const left = share(Math.max(0, LAST_TURN - view.turn), LAST_TURN);
    const taken = share(Object.values(levels).filter((side) => side === 'isengard').length, Object.keys(levels).length);
    const keepers = share(WESTERNESSE.filter((id) => isIn(id) && units[id]?.disrupted === false).length, 20);
    const within = share(ISENGARD.filter(isIn).length, 20);
    const host = strain(points.isengard);
    return [left, taken, keepers, within, host, taken * left, keepers * left, host * left, within * left];
  },
  weights: [-0.69, 0.61, 2.52, -0.37, 1.12, -2.27, 0.58, -1.08, 2.13, 2.26],
};

export const chance = (view: View): number => chanceIn(chances, view);
