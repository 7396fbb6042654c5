/** [20.61] [20.62] Climbing by a ladder. */

/** [20.61] [20.62] Half points on top of the hex above, for whoever climbs it as long as it stands (`standard/walls`). */
export const CLIMB = 6;
