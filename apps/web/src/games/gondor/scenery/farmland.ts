/** Townlands of the Pelennor: plowed fields with a hedge round each, and groves. */
import { circle } from '../../../art/shapes.ts';
import { HEX_RADIUS } from '../../../board/hex/geometry.ts';
import { chanceOf } from '../../../board/stage/chance.ts';
import { group, line, num, path } from '../../../board/stage/ink.ts';
import { whole } from '../../../board/hex/painter/masonry.ts';
import type { Layer } from '../../../board/hex/painter/scenery.ts';
import { borderOf, type Sheet } from '../../../board/hex/painter/sheet.ts';
import type { Point } from '../../../board/stage/plane.ts';

/** Degrees at which furrows run: neighbouring fields are plowed across one another. */
const FURROWS = [8, 68, -52, 30, -22] as const;

export const FARMLAND_DEFS = FURROWS.map(
  (turn, i) =>
    `<pattern id="furrows-${i}" width="60" height="7.6" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 3Q15 1.4 30 3T60 3" stroke="#8a6c38" stroke-width="2.3" fill="none" opacity="0.8"/><path d="M0 5.4Q15 3.8 30 5.4T60 5.4" stroke="#ead8a0" stroke-width="1.3" fill="none" opacity="0.85"/></pattern>`,
).join('');

/** `patches` are the hexes of one field each. */
export function fields(patches: readonly (readonly string[])[]): Layer {
  return {
    grounds: ['plowed fields'],
    paint: (sheet) => group('fields', patches.map((patch, i) => field(sheet, patch, i)).join('')),
  };
}

function field(sheet: Sheet, patch: readonly string[], i: number): string {
  const hexes = patch.filter((hex) => sheet.terrain(hex) === 'plowed fields');
  const outline = whole(sheet, hexes);
  const hedge = borderOf(sheet, new Set(hexes), () => true)
    .map(line)
    .join('');
  return (
    path(outline, { fill: i % 2 === 0 ? '#c6aa69' : '#d0b677' }) +
    path(outline, { fill: `url(#furrows-${i % FURROWS.length})` }) +
    path(hedge, { stroke: '#4d5c2c', width: 5, opacity: 0.35 }) +
    path(hedge, { stroke: '#6f7f3d', width: 3.4, dash: '6 4.5' })
  );
}

const TREES = 11;

function wood(sheet: Sheet, hex: string): string {
  const chance = chanceOf(`grove ${hex}`);
  const { x, y } = sheet.geometry.center(hex);
  const trees: Point[] = [];
  for (let i = 0; i < 60 && trees.length < TREES; i++) {
    const [angle, far] = [chance() * 2 * Math.PI, Math.sqrt(chance()) * HEX_RADIUS * 0.69];
    const tree = { x: x + Math.cos(angle) * far, y: y + 4 + Math.sin(angle) * far };
    // The number of the hex stands clear of them.
    if (Math.abs(tree.x - x) < 21 && tree.y < y - 12) continue;
    if (trees.every((other) => Math.hypot(tree.x - other.x, tree.y - other.y) > 12)) trees.push(tree);
  }
  return trees
    .toSorted((a, b) => a.y - b.y)
    .map((at) => {
      const r = 7.4 + chance() * 2.7;
      return (
        `<ellipse cx="${num(at.x + 3)}" cy="${num(at.y + 5)}" rx="${num(r)}" ry="${num(r * 0.7)}" fill="#3d4a24" opacity="0.35"/>` +
        path(circle(at.x, at.y, r), { fill: '#55733a', stroke: '#2c401e', width: 1.2 }) +
        path(circle(at.x - r * 0.3, at.y - r * 0.32, r * 0.45), { fill: '#8bab5e', opacity: 0.85 })
      );
    })
    .join('');
}

export const groves: Layer = {
  grounds: ['grove'],
  paint(sheet) {
    const hexes = sheet.hexes.filter((hex) => sheet.terrain(hex) === 'grove');
    const floor = hexes.map(sheet.rough.hex).join('');
    return group(
      'groves',
      path(floor, { fill: '#8fa05c', stroke: '#8fa05c', width: 6, opacity: 0.55 }) +
        hexes.map((hex) => wood(sheet, hex)).join(''),
    );
  },
};
