export { MAP_MARGIN, paintMap } from './paint-map.ts';
