/** How likely the Raid is to win, from what everybody sees. */
import { LAST_TURN, MAP, UNITS, type View } from '@warbeacon/siege/the-ford';
import { type Chances, chanceIn, share } from '../chances.ts';

const ACROSS: ReadonlySet<string> = new Set(MAP.zones['east-bank']);
const of = (side: string): readonly string[] => UNITS.filter((unit) => unit.side === side).map(({ id }) => id);
const RAIDERS = of('raiders');
const WARDENS = of('wardens');

export const chances: Chances<View> = {
  side: 'raiders',
  features({ turn, units }) {
    const isThere = (id: string) => units[id]?.hex !== 'lost';
    const left = share(Math.max(0, LAST_TURN - turn), LAST_TURN);
    const over = share(RAIDERS.filter((id) => ACROSS.has(units[id]?.hex ?? '')).length, RAIDERS.length);
    const raiders = share(RAIDERS.filter(isThere).length, RAIDERS.length);
    const wardens = share(WARDENS.filter(isThere).length, WARDENS.length);
    return [left, over, raiders, wardens, over * left, raiders * left, wardens * left];
  },
  weights: [-1.27, 2.73, 4.12, 0.12, -2.82, 1.11, 2.35, 0.79],
};

export const chance = (view: View): number => chanceIn(chances, view);
