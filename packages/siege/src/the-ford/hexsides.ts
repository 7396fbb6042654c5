/** The hexsides of the Ford: the standard ones, and the ford itself. Costs are in half points. */
import type { HexsideSpec } from '../engine/hexsides.ts';
import { STANDARD_HEXSIDES } from '../standard/hexsides.ts';
import { MP } from '../standard/movement/movement-point.ts';

/** [F4] One point more on foot, closed to horse; who stands behind it is the better protected. */
const ford: HexsideSpec = {
  foot: MP,
  mounted: 'ford-on-horse',
  zone: 'always',
  retreat: true,
  advance: true,
  armour: ({ game }, _attacker, target) =>
    game.units[target]?.side === 'wardens'
      ? { case: 'F4', label: 'the attacker stands in the ford', value: 1 }
      : undefined,
};

export const HEXSIDES = { ...STANDARD_HEXSIDES, ford } as const satisfies Readonly<Record<string, HexsideSpec>>;
