/** [12.0] How long the game is, and when it is dark. */

/** [12.0] */
export const LAST_TURN = 16;
const FIRST_NIGHT = 2;
const LAST_NIGHT = 6;

/** [12.0] [10.0] Darkness lies over the second turn to the sixth. */
export const isNight = (turn: number): boolean => turn >= FIRST_NIGHT && turn <= LAST_NIGHT;
