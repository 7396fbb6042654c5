/** The hex grid, the number of every hex, borders of zones and the signs of rules. */
import { EM, FACES, type Typeface } from '../../../art/glyphs.ts';
import { letter } from '../../../art/lettering.ts';
import { circle } from '../../../art/shapes.ts';
import { HEX_RADIUS } from '../geometry.ts';
import type { HexId } from '../board-map.ts';
import { area, group, line, num, path } from '../../stage/ink.ts';
import type { Scenery } from './scenery.ts';
import { borderOf, type Sheet } from './sheet.ts';

const NUMBER_SIZE = 12.5;
const NUMBER_FACE: Typeface = FACES.bold;

function advance(digit: string): number {
  return ((NUMBER_FACE.letters[digit]?.[0] ?? 0) * NUMBER_SIZE) / EM;
}

/** Each digit once; numbers refer to them. */
export const NUMBER_DEFS = Object.keys(NUMBER_FACE.letters)
  .filter((character) => /\d/.test(character))
  .map(
    (digit) =>
      `<path id="digit-${digit}" d="${letter(digit, { face: 'bold', size: NUMBER_SIZE, anchor: 'start' }).outline}"/>`,
  )
  .join('');

export function paintGrid(sheet: Sheet): string {
  const outline = (mountain: boolean): string =>
    sheet.hexes
      .filter((hex) => sheet.isMountain(hex) === mountain)
      .map((hex) => area(sheet.geometry.corners(hex)))
      .join('');
  return group(
    'grid',
    path(outline(true), { stroke: '#1c150c', width: 0.8, opacity: 0.2 }) +
      path(outline(false), { stroke: '#2f2710', width: 1.1, opacity: 0.42 }),
  );
}

const PAPER: Readonly<Record<string, string>> = {
  mountain: '#a2988a',
  rough: '#c4b695',
  stream: '#b9ccae',
  road: '#cfcf9c',
  clear: '#c9cc9a',
};
/** How far below the top corner a number stands; lower where a wall lies on the corner. */
const NUMBER_DROP = 15.5;
const NUMBER_DROP_UNDER_WALL = 24;

function hasWallAbove(sheet: Sheet, hex: HexId, { leavesCorner }: Scenery): boolean {
  return (['NW', 'NE'] as const).some((direction) => {
    const next = sheet.geometry.neighbour(hex, direction);
    const side = next === undefined ? undefined : sheet.sideBetween(hex, next);
    return side !== undefined && !leavesCorner?.(side, hex);
  });
}

export function paintNumbers(sheet: Sheet, scenery: Scenery): string {
  const byPaper = new Map<string, string>();
  for (const hex of sheet.hexes) {
    const { x, y } = sheet.geometry.center(hex);
    const baseline = y - HEX_RADIUS + (hasWallAbove(sheet, hex, scenery) ? NUMBER_DROP_UNDER_WALL : NUMBER_DROP);
    let at = x - [...hex].reduce((width, digit) => width + advance(digit), 0) / 2;
    let digits = '';
    for (const digit of hex) {
      digits += `<use href="#digit-${digit}" x="${num(at)}" y="${num(baseline)}"/>`;
      at += advance(digit);
    }
    const paved = scenery.paved?.some((zone) => sheet.inZone(zone, hex));
    const paper = !sheet.isMountain(hex) && paved ? 'court' : sheet.terrain(hex);
    byPaper.set(paper, (byPaper.get(paper) ?? '') + digits);
  }
  return [...byPaper]
    .map(([paper, digits]) =>
      group(
        'numbers',
        digits,
        `fill="${paper === 'mountain' ? '#1c150c' : '#2b2310'}" stroke="${PAPER[paper] ?? '#d8cdb4'}" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke" opacity="${paper === 'mountain' ? 0.34 : 0.9}"`,
      ),
    )
    .join('');
}

/** Limits that a rule draws across the field. */
export function paintBorders(sheet: Sheet, borders: Scenery['borders'] = []): string {
  return borders
    .map(({ zone, colour }) => {
      const border = borderOf(sheet, new Set(sheet.zone(zone)), (hex) => !sheet.isMountain(hex))
        .map(line)
        .join('');
      return group(
        'border',
        path(border, { stroke: '#fff3d6', width: 6.5, opacity: 0.45 }) +
          path(border, { stroke: colour, width: 4, dash: '13 8', opacity: 0.9, cap: 'butt' }),
      );
    })
    .join('');
}

export function paintSigns(sheet: Sheet, kinds: Scenery['signs'] = []): string {
  const signs = kinds.flatMap(({ zone, sign, colour, dx, dy }) =>
    sheet.zone(zone).map((hex) => {
      const { x, y } = sheet.geometry.center(hex);
      const { outline } = letter(sign, { face: 'bold', size: 13 });
      return (
        path(circle(x + dx, y + dy, 9), { fill: colour, stroke: '#fff6dc', width: 1.6, opacity: 0.92 }) +
        path(outline, { fill: '#fff6dc', transform: `translate(${num(x + dx)} ${num(y + dy + 4.3)})` })
      );
    }),
  );
  return group('signs', signs.join(''));
}
