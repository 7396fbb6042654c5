export { isSettled, NEWCOMER, NO_BIAS, type Rating, rate, type Score, shownBias, type SideBias } from './rating.ts';
