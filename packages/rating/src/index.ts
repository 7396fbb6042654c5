export {
  isSettled,
  NEWCOMER,
  NO_BIAS,
  type Rating,
  rate,
  type Score,
  SETTLED,
  shownBias,
  shownRating,
  type SideBias,
} from './rating.ts';
