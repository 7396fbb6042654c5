/** Seven rings of walls: the outermost of dark stone that nothing breaks, the others white; gates and towers in them. */
import { rectangle } from '../../../art/shapes.ts';
import { group, path } from '../../../board/stage/ink.ts';
import { whole } from '../../../board/hex/painter/masonry.ts';
import type { Layer } from '../../../board/hex/painter/scenery.ts';
import { drawnSide, placed, type Sheet } from '../../../board/hex/painter/sheet.ts';
import { type Battlement, battlements } from '../../../board/hex/painter/walls.ts';
import type { BoardSide } from '../../../board/hex/board-map.ts';

const OUTER: Battlement = { thick: 14, merlons: 6, merlon: 5, stone: '#3f414a', lit: '#8e919b' };
const INNER: Battlement = { thick: 10, merlons: 6, merlon: 4.2, stone: '#cfc5ab', lit: '#fbf6e8' };

/** The towers stand out from the Outer Wall, of which they are. */
const isOfTower = (sheet: Sheet, { hexes }: BoardSide): boolean =>
  hexes.some((hex) => sheet.inZone('tower-hexes', hex));

/** `outer`: the hexsides of the Outer Wall. */
export function ringWalls(outer: ReadonlySet<string>): Layer {
  const isOuter = (sheet: Sheet, side: BoardSide): boolean =>
    outer.has(side.hexes.join(' ')) || (side.kind === 'tower' && isOfTower(sheet, side));
  return {
    sides: ['wall', 'tower'],
    paint(sheet) {
      const all = sheet.sides('wall', 'tower');
      const [dark, white] = [all.filter((side) => isOuter(sheet, side)), all.filter((side) => !isOuter(sheet, side))];
      const drawn = (sides: readonly BoardSide[]) => sides.map((side) => drawnSide(sheet, side));
      const drums = drawn(white.filter(({ kind }) => kind === 'tower')).map((side) => placed(side, DRUM));
      return group('ring-walls', battlements(drawn(white), INNER) + battlements(drawn(dark), OUTER) + drums.join(''));
    },
  };
}

/** A square tower in a wall, seen from above. */
const DRUM =
  path(rectangle(-12, -10, 28, 25), { fill: '#140e06', opacity: 0.3 }) +
  path(rectangle(-13.5, -12, 27, 24), { fill: '#2b2317' }) +
  path(rectangle(-11, -9.5, 22, 19), { fill: '#efe8d3' }) +
  path(rectangle(-9.5, -8, 19, 16), { stroke: '#8a7b5e', width: 3, dash: '3.4 2.8', cap: 'butt' }) +
  path(rectangle(-4, -3.5, 8, 7), { fill: '#6f634d' });

/** Floor of the towers that stand out. */
export const towerFloors: Layer = {
  paint: (sheet) =>
    group('tower-floors', path(whole(sheet, sheet.zone('tower-hexes')), { fill: '#8b8c90', opacity: 0.9 })),
};
