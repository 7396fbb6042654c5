/** What nobody has drawn: ground as bare paper, hexsides as lines in ink. A map is whole before it is beautiful. */
import { area, group, line, path } from '../../stage/ink.ts';
import type { Layer } from './scenery.ts';
import { drawnSide, type Sheet } from './sheet.ts';

/** Ground that is painted with the meadow. */
export const GRASS: readonly string[] = ['clear', 'road', 'stream'];

const listed = (
  layers: readonly Layer[],
  kinds: (layer: Layer) => readonly string[] | undefined,
): ReadonlySet<string> => new Set(layers.flatMap((layer) => kinds(layer) ?? []));

export function paintPlainGround(sheet: Sheet, layers: readonly Layer[]): string {
  const drawn = listed(layers, ({ grounds }) => grounds);
  const bare = sheet.hexes.filter((hex) => !GRASS.includes(sheet.terrain(hex)) && !drawn.has(sheet.terrain(hex)));
  if (bare.length === 0) return '';
  const outline = bare.map((hex) => area(sheet.geometry.corners(hex))).join('');
  return group('plain-ground', path(outline, { fill: '#d8cdb4', stroke: '#6b5f48', width: 1.4 }));
}

export function paintPlainSides(sheet: Sheet, layers: readonly Layer[]): string {
  const drawn = listed(layers, ({ sides }) => sides);
  const bare = sheet.sides().filter(({ kind }) => !drawn.has(kind));
  if (bare.length === 0) return '';
  const lines = bare.map((side) => {
    const { a, b } = drawnSide(sheet, side);
    return line([a, b]);
  });
  return group('plain-sides', path(lines.join(''), { stroke: '#33261a', width: 5 }));
}
