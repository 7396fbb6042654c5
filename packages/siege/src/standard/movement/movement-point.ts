/** What movement is counted in. */

/** Half points for one movement point. */
export const MP = 2;
