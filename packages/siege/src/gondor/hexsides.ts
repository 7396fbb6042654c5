/** The hexsides of Gondor: those of the Standard Rules, and what only this map has. Costs are in half points. */
import type { HexsideSpec } from '../engine/hexsides.ts';
import { STANDARD_HEXSIDES } from '../standard/hexsides.ts';
import { breakableWall } from './breaches/walls.ts';
import { MP } from '../standard/movement/movement-point.ts';

/** [4.3] G-123: one point more, up and down; who is attacked from below is the better protected ([W-201]: in melee). */
const slope: HexsideSpec = {
  ...STANDARD_HEXSIDES.slope,
  foot: MP,
  mounted: MP,
  armour: (_situation, _attacker, _target, link) =>
    link.up === 1 ? { case: '4.3', label: 'the defender is attacked up a slope', value: 1 } : undefined,
};

/** [6.13] G-16: the mouth of a tunnel. Units and blows go through it; zones do not. */
const mouth: HexsideSpec = { ...STANDARD_HEXSIDES.arch, zone: 'never' };

export const HEXSIDES = {
  ...STANDARD_HEXSIDES,
  slope,
  // [15.23] What the map marks as unbreachable is never broken.
  wall: breakableWall,
  tower: breakableWall,
  arch: mouth,
  // [15.15] G-87: gate like any other.
  'main-gate': STANDARD_HEXSIDES.gate,
} as const satisfies Readonly<Record<string, HexsideSpec>>;
