/** [20.6] What a ladder is to who is on it, and to who climbs it. */
import type { GearSpec } from '../../engine/gear.ts';

/** [20.65] In melee and against missiles. */
const ON_LADDER = { case: '20.65', label: 'the defender is on a ladder', value: -1 } as const;

export const LADDER: GearSpec = {
  // [20.61] [20.62] Three points on top of the hex above, for whoever climbs it as long as it stands (`standard/walls`).
  climb: 6,
  // [20.63]
  zones: 'none',
  // [20.64]
  whyNoShot: 'fires-on-gear',
  inMelee: ON_LADDER,
  againstMissiles: ON_LADDER,
  // [20.66] What the odds call it, the game's `modifiers` say.
  duel: 1,
  // [20.67] H-58: any result of a melee on a unit in its hex destroys it. It is never laid again.
  broken: (_s, _ladder, hex) => ({ type: 'ladderDestroyed', hex }),
};
