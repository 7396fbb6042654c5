/** [15.12] [15.13] [16.27] Walls and towers of Gondor: walls until they are broken on this side or that, and then a way. */
import type { HexsideSpec } from '../../engine/hexsides.ts';
import type { State } from '../../engine/state.ts';
import type { Link } from '../../engine/terrain.ts';
import { wayCost } from '../../engine/ways-out.ts';
import { wall } from '../../standard/hexsides.ts';
import { MP } from '../../standard/movement/movement-point.ts';
import { advanceUpWall, climbOrDrop, strikeOverWall } from '../../standard/walls/walls.ts';
import { own } from '../own.ts';

/** [16.27] A wall or tower side is broken; a gate keeps its own state. */
export function isBroken(s: State, { side }: Link): boolean {
  const { breaches } = own(s);
  return breaches.length > 0 && side !== undefined && breaches.includes(side);
}

/**
 * [4.3] One point more once it is broken. [15.22] [7.36] G-165: neither horse nor mûmakil cross it or strike over it even
 * then.
 */
export const breakableWall: HexsideSpec = {
  ...wall,
  foot: (situation, mover, from, link, spent) =>
    mover.climbs && isBroken(situation.s, link)
      ? wayCost(situation.game.terrain, situation.s, link) + MP
      : climbOrDrop(situation, mover, from, link, spent, 'wall'),
  // [6.13] Both ways, and horse's zones too.
  zone: 'breached',
  breached: isBroken,
  strike: (situation, striker, link) =>
    striker.climbs && isBroken(situation.s, link) ? undefined : strikeOverWall(situation, striker, link),
  // [7.55]
  retreat: ({ s }, { climbs }, link) => climbs && isBroken(s, link),
  // [7.53]
  advance: (situation, striker, link) =>
    (striker.climbs && isBroken(situation.s, link)) || advanceUpWall(situation, striker, link),
  // [16.48] G-102.
  load: (s, _load, _side, link) => (isBroken(s, link) ? undefined : 'load-wall'),
  // [7.18] G-161.
  wall: (s, link) => !isBroken(s, link),
  scale: (s, link) => {
    if (link.up !== 1) return 'nothing-to-scale';
    return isBroken(s, link) ? 'scale-broken-wall' : undefined;
  },
};
