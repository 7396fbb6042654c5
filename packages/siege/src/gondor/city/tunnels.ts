/** [15.24] In the tunnels. Where they lead, and that nothing passes their rock, is in the rows of their ground and hexsides. */
import type { Cases } from '../../engine/game.ts';
import { placeOf } from '../../engine/state.ts';
import { houseOf } from '../house-values.ts';

const WHY = { case: '15.24', label: 'the defender is in a tunnel' } as const;

/** [15.24] G-90: armour of who is attacked there, whatever it is and whatever else would change it. */
export const armourInTunnel: NonNullable<Cases['armourInstead']> = ({ game, s }, target) =>
  game.terrain.ground[placeOf(s, target)] === 'tunnel' ? { value: houseOf(s).tunnelArmour, why: WHY } : undefined;
