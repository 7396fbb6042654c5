/** [12.0] How long the game is, and when it is dark. */

/** [12.0] */
export const LAST_TURN = 20;
const LAST_NIGHT = 13;

/** [12.0] [A10.0] The battle begins by night. */
export const isNight = (turn: number): boolean => turn >= 1 && turn <= LAST_NIGHT;
