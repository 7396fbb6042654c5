/** Running water, along a line. */
import { group, path } from '../../stage/ink.ts';

export function water(course: string): string {
  return group(
    'stream',
    path(course, { stroke: '#6f6a45', width: 25, opacity: 0.3 }) +
      path(course, { stroke: '#c9bf93', width: 21, opacity: 0.75 }) +
      path(course, { stroke: '#25475a', width: 17 }) +
      path(course, { stroke: '#4a86a3', width: 14 }) +
      path(course, { stroke: '#66a3ba', width: 8.5 }) +
      path(course, { stroke: '#a9d3dc', width: 1.7, dash: '18 13 7 21', opacity: 0.95 }) +
      path(course, { stroke: '#d9eff0', width: 1.1, dash: '5 37 12 26', opacity: 0.9, transform: 'translate(1 -3)' }),
  );
}
