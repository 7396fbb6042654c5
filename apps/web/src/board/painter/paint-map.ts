import type { SiegeMap } from '@warbeacon/siege/map';
import { polygon } from '../../art/shapes.ts';
import { createGeometry, parseHex } from '../geometry.ts';

export const MAP_MARGIN = 30;

export function paintMap(map: SiegeMap): string {
  const geometry = createGeometry(map.grid);
  const [w, h] = [geometry.width + 2 * MAP_MARGIN, geometry.height + 2 * MAP_MARGIN];
  const fill: Record<string, string> = { mountain: '#857c70', rough: '#a8977a', stream: '#8fb6b5', road: '#dcc193' };
  const body = geometry.hexes.map((hex) => {
    const { row, column } = parseHex(hex);
    const terrain = map.legend[map.terrain[row - 1]?.[column - 1] ?? ''] ?? '';
    return `<path d="${polygon(geometry.corners(hex))}" fill="${fill[terrain] ?? '#c3c392'}" stroke="#2a2012" stroke-opacity="0.4"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-MAP_MARGIN} ${-MAP_MARGIN} ${w} ${h}">${body.join('')}</svg>`;
}
