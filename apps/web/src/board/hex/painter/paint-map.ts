/** The printed map as one SVG, from nothing but its data. The same map gives the same bytes. */
import type { SiegeMap } from '@warbeacon/siege/map';
import { paintDike } from '../../../games/helms-deep/scenery/dike.ts';
import { paintStream } from '../../../games/helms-deep/scenery/stream.ts';
import { FRAME_DEFS, MAP_MARGIN, paintCompass, paintFrame } from './frame.ts';
import { NUMBER_DEFS, paintBorders, paintGrid, paintNumbers, paintSigns } from './grid.ts';
import { group, num } from './ink.ts';
import { paintLabels } from './labels.ts';
import { MASONRY_DEFS, paintMasonry } from './masonry.ts';
import { MOUNTAIN_DEFS, paintMountains } from './mountains.ts';
import { paintRoad } from './road.ts';
import { sceneryOf } from './scenery.ts';
import { createSheet } from './sheet.ts';
import { paintGround, paintRough, TERRAIN_DEFS } from './terrain.ts';
import { paintWalls } from './walls.ts';

/**
 * Its view box is the hex field with `MAP_MARGIN` of paper around it, in map units; width and height are the same in
 * pixels and may be replaced. It refers to nothing outside itself: letters are outlines.
 */
export function paintMap(map: SiegeMap): string {
  const sheet = createSheet(map);
  const scenery = sceneryOf(map.id);
  const { width, height } = sheet.geometry;
  const [w, h] = [num(width + 2 * MAP_MARGIN), num(height + 2 * MAP_MARGIN)];
  const field = [
    paintGround(sheet),
    paintRough(sheet),
    paintMountains(sheet, scenery.greatPeaks),
    paintRoad(sheet),
    paintStream(sheet),
    paintGrid(sheet),
    paintDike(sheet),
    paintMasonry(sheet),
    paintWalls(sheet),
    paintBorders(sheet, scenery),
    paintNumbers(sheet),
    paintSigns(sheet, scenery),
    scenery.compass ? paintCompass(sheet, scenery.compass) : '',
    paintLabels(sheet, map.labels, scenery),
  ].join('');
  const defs = `<defs><clipPath id="field"><rect width="${num(width)}" height="${num(height)}"/></clipPath>${TERRAIN_DEFS}${MOUNTAIN_DEFS}${MASONRY_DEFS}${FRAME_DEFS}${NUMBER_DEFS}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-MAP_MARGIN} ${-MAP_MARGIN} ${w} ${h}">${defs}${group('field', field, 'clip-path="url(#field)"')}${paintFrame(sheet)}</svg>`;
}
