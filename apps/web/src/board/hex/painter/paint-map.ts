/** The printed map as one SVG, from nothing but its data. The same map gives the same bytes. */
import type { BoardMap } from '../board-map.ts';
import { FRAME_DEFS, MAP_MARGIN, paintCompass, paintFrame } from './frame.ts';
import { NUMBER_DEFS, paintBorders, paintGrid, paintNumbers, paintSigns } from './grid.ts';
import { group, num } from '../../stage/ink.ts';
import { paintLabels } from './labels.ts';
import { MASONRY_DEFS } from './masonry.ts';
import { MOUNTAIN_DEFS, mountains } from './mountains.ts';
import { paintPlainGround, paintPlainSides } from './plain.ts';
import type { Layer, Scenery } from './scenery.ts';
import { createSheet } from './sheet.ts';
import { slopes } from './slopes.ts';
import { paintMeadow, rough, TERRAIN_DEFS } from './terrain.ts';
import { arches, gates, mainGates, towerSides, walls } from './walls.ts';

/** What a map is painted with that nobody has dressed. */
const PLAIN_UNDER: readonly Layer[] = [rough(), mountains()];
const PLAIN_OVER: readonly Layer[] = [slopes(), walls(), towerSides(), arches(), gates(), mainGates()];

/**
 * Its view box is the hex field with `MAP_MARGIN` of paper around it, in map units; width and height are the same in
 * pixels and may be replaced. It refers to nothing outside itself: letters are outlines.
 */
export function paintMap(map: BoardMap, scenery: Scenery = {}): string {
  const sheet = createSheet(map);
  const { under = PLAIN_UNDER, over = PLAIN_OVER } = scenery;
  const layers = [...under, ...over];
  const { width, height } = sheet.geometry;
  const [w, h] = [num(width + 2 * MAP_MARGIN), num(height + 2 * MAP_MARGIN)];
  const field = [
    paintMeadow(sheet, scenery.shaded),
    paintPlainGround(sheet, layers),
    ...under.map((layer) => layer.paint(sheet)),
    paintGrid(sheet),
    ...over.map((layer) => layer.paint(sheet)),
    paintPlainSides(sheet, layers),
    paintBorders(sheet, scenery.borders),
    paintNumbers(sheet, scenery),
    paintSigns(sheet, scenery.signs),
    scenery.compass ? paintCompass(sheet, scenery.compass) : '',
    paintLabels(sheet, map.labels, scenery.labels),
  ].join('');
  const defs = `<defs><clipPath id="field"><rect width="${num(width)}" height="${num(height)}"/></clipPath>${TERRAIN_DEFS}${MOUNTAIN_DEFS}${MASONRY_DEFS}${FRAME_DEFS}${NUMBER_DEFS}${scenery.defs ?? ''}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-MAP_MARGIN} ${-MAP_MARGIN} ${w} ${h}">${defs}${group('field', field, 'clip-path="url(#field)"')}${paintFrame(sheet)}</svg>`;
}
