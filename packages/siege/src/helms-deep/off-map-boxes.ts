/** Where pieces of Helm's Deep are when they are not on its map. */
import { OFF_MAP } from '../engine/state.ts';

/** [14.22] The Glittering Caves. */
export const CAVES = -3;
/** [14.22] Left by the west edge too late to come back: gone for good, and not lost. */
export const AWAY = -6;

export const BOXES = { ...OFF_MAP, caves: CAVES, away: AWAY } as const;
