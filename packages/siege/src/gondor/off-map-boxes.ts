/** Where pieces of Gondor are when they are not on its map. */
import { OFF_MAP } from '../engine/state.ts';

/** [14.2] Rohan, beyond the northern edge until the die brings it. */
export const ROHAN = -3;

export const BOXES = { ...OFF_MAP, rohan: ROHAN } as const;
