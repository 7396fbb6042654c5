/** [16.4] Ladders and siege towers as gear to climb by: what they do to whoever is in a hex with one. */
import type { GearSpec } from '../../engine/gear.ts';
import { MP } from '../../standard/movement/movement-point.ts';
import { own } from '../own.ts';
import { forgetEngine } from './lost-engines.ts';

/** [16.43] Three points more than the hex above; G-143: from the Game-Turn after the one in which it was laid. */
export const LADDER: GearSpec = {
  climb: 3 * MP,
  serves: (s, ladder, link) => ladder.against === link.to && !own(s).laid.includes(ladder.id),
  // [16.44]
  zones: 'upward',
  // [16.45]
  inMelee: { case: '16.45', label: 'the defender is on a ladder', value: -1 },
  againstMissiles: { case: '16.45', label: 'the defender is on a ladder', value: -1 },
  // [16.46]
  duel: 1,
  // [16.47] G-175
  broken(s, ladder, hex) {
    own(s).laid = own(s).laid.filter((id) => id !== ladder.id);
    return { type: 'gearBroken', kind: 'ladder', hex };
  },
};

/**
 * [16.41] G-97, G-142: one point more than the hex above, over every side that rises from its hex, if it stood there when
 * this turn's Siege Phase began and has not moved since.
 */
export const SIEGE_TOWER: GearSpec = {
  climb: MP,
  serves: (s, tower, link) =>
    link.up === 1 && link.hexside.scale !== undefined && own(s).engines.ready.includes(tower.id),
  // [16.44]
  zones: 'upward',
  // [16.42]
  inMelee: { case: '16.42', label: 'the defender is in a siege tower', value: -1 },
  againstMissiles: { case: '16.42', label: 'the defender is in a siege tower', value: 1 },
  // [16.46]
  duel: 1,
  // [16.47] G-175
  broken(s, tower, hex) {
    forgetEngine(s, tower.id);
    return { type: 'gearBroken', kind: 'siege-tower', hex };
  },
};
