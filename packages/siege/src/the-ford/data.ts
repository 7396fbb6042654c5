/** The Ford as data: for whoever draws or describes it and runs no rule. */
export { type Command, type FordEvent, theFordCodec } from './codec.ts';
export { UNITS } from './forces.ts';
export { MAP } from './map.ts';
export type { View } from './view.ts';
export { LAST_TURN } from './words.ts';
