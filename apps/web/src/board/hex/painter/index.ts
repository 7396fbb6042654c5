export { MAP_MARGIN } from './frame.ts';
export { paintMap } from './paint-map.ts';
