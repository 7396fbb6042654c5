/** Seven levels of the city: paved ground, houses, the way from gate to gate, the numerals of the levels. */
import { letter } from '../../../art/lettering.ts';
import { rectangle } from '../../../art/shapes.ts';
import { HEX_RADIUS } from '../../../board/hex/geometry.ts';
import { chanceOf } from '../../../board/stage/chance.ts';
import { curve, group, num, path } from '../../../board/stage/ink.ts';
import { whole } from '../../../board/hex/painter/masonry.ts';
import type { Layer } from '../../../board/hex/painter/scenery.ts';
import type { Sheet } from '../../../board/hex/painter/sheet.ts';

/** Whiter from level to level. */
const LEVELS = [
  { zone: 'level-1', numeral: 'I', fill: '#c6b48a' },
  { zone: 'level-2', numeral: 'II', fill: '#cfbf98' },
  { zone: 'level-3', numeral: 'III', fill: '#d7c9a6' },
  { zone: 'level-4', numeral: 'IV', fill: '#dfd4b6' },
  { zone: 'level-5', numeral: 'V', fill: '#e8dfc8' },
  { zone: 'level-6', numeral: 'VI', fill: '#f0e9d8' },
  { zone: 'level-7', numeral: 'VII', fill: '#faf6ea' },
] as const;

export const CITY_DEFS =
  '<pattern id="cobbles" width="22" height="14" patternUnits="userSpaceOnUse"><path d="M0 0H22M0 7H22M6 0V7M17 7V14" stroke="#7d6a48" stroke-width="0.8" fill="none" opacity="0.32"/></pattern>';

export const cityGround: Layer = {
  grounds: ['city', 'citadel', 'tower', 'tunnel'],
  paint: (sheet) =>
    group(
      'city-ground',
      // First as far as the crooked foot of the mountain, then to the walls.
      LEVELS.map(({ zone, fill }) => path(sheet.zone(zone).map(sheet.rough.hex).join(''), { fill })).join('') +
        LEVELS.map(({ zone, fill }) => path(whole(sheet, sheet.zone(zone)), { fill, stroke: fill, width: 1 })).join(
          '',
        ) +
        path(whole(sheet, sheet.zone('minas-tirith')), { fill: 'url(#cobbles)' }),
    ),
};

/** Roofs stand beside the middle of a hex, where counters lie, and off its corners, where numbers are. */
const PLOTS = [
  [-25, -9],
  [25, -9],
  [-22, 12],
  [22, 12],
  [-10, -3],
  [11, -4],
] as const;
const ROOFS = ['#b58a63', '#a9796a', '#a39a8b', '#b9a27c', '#8f9aa3'] as const;

function block(sheet: Sheet, hex: string): string {
  const chance = chanceOf(`houses ${hex}`);
  const { x, y } = sheet.geometry.center(hex);
  return PLOTS.map(([dx, dy]) => {
    const [skip, w, h, turn] = [chance() < 0.2, 10 + chance() * 4.5, 7.5 + chance() * 2.5, (chance() - 0.5) * 40];
    const roof = ROOFS[Math.floor(chance() * ROOFS.length)] ?? ROOFS[0];
    const at = `translate(${num(x + dx + chance() * 3)} ${num(y + dy + chance() * 3)}) rotate(${num(turn)})`;
    if (skip) return '';
    return group(
      'house',
      path(rectangle(-w / 2 + 2, -h / 2 + 2.5, w, h), { fill: '#3c2f1d', opacity: 0.3 }) +
        path(rectangle(-w / 2, -h / 2, w, h), { fill: roof, stroke: '#5b4630', width: 0.9 }) +
        path(rectangle(-w / 2, -h / 2, w, h / 2), { fill: '#fff6e0', opacity: 0.3 }) +
        path(`M${num(-w / 2)} 0H${num(w / 2)}`, { stroke: '#5b4630', width: 0.7 }),
      `transform="${at}" opacity="0.9"`,
    );
  }).join('');
}

/** `paved`: the way through the gates, from hex to hex. */
export function streets(paved: readonly string[]): Layer {
  return {
    paint(sheet) {
      const way = curve(paved.map(sheet.geometry.center));
      const houses = LEVELS.slice(0, 6).flatMap(({ zone }) =>
        sheet.zone(zone).filter((hex) => sheet.terrain(hex) === 'city'),
      );
      return group(
        'streets',
        path(way, { stroke: '#8a7550', width: 9, opacity: 0.35 }) +
          path(way, { stroke: '#f3ead0', width: 6.5, opacity: 0.9 }) +
          path(way, { stroke: '#a08a60', width: 6.5, dash: '1 5', cap: 'butt', opacity: 0.55 }) +
          houses.map((hex) => block(sheet, hex)).join(''),
      );
    },
  };
}

/** The number of its level low in each hex. */
export const numerals: Layer = {
  paint: (sheet) =>
    group(
      'numerals',
      LEVELS.slice(0, 6)
        .flatMap(({ zone, numeral, fill }) =>
          sheet.zone(zone).flatMap((hex) => {
            if (sheet.terrain(hex) !== 'city') return [];
            const { x, y } = sheet.geometry.center(hex);
            const { outline } = letter(numeral, { face: 'bold', size: 14 });
            const transform = `translate(${num(x)} ${num(y + HEX_RADIUS * 0.66)})`;
            return (
              path(outline, { fill, stroke: fill, width: 3.5, transform }) +
              path(outline, { fill: '#6d2418', transform })
            );
          }),
        )
        .join(''),
    ),
};

/** The White Tower with its banner, on the hex of the zone. */
export const whiteTower: Layer = {
  paint(sheet) {
    const [hex] = sheet.zone('citadel');
    if (hex === undefined) return '';
    const { x, y } = sheet.geometry.center(hex);
    return group(
      'white-tower',
      '<ellipse cx="4" cy="4" rx="21" ry="6.5" fill="#3f3526" opacity="0.35"/>' +
        path('M-16 3L-13-9H13L16 3Z', { fill: '#ece7da', stroke: '#4f4a40', width: 1.7 }) +
        path('M-9-9L-6.5-30H6.5L9-9Z', { fill: '#fffdf6', stroke: '#4f4a40', width: 1.7 }) +
        path('M1-30H6.5L9-9H2Z', { fill: '#cfc9ba' }) +
        path('M-7.5-30L0-43L7.5-30Z', { fill: '#dcd8cd', stroke: '#4f4a40', width: 1.6 }) +
        path('M0-43V-52', { stroke: '#4f4a40', width: 1.6 }) +
        path('M0-52L13-48.5L0-45Z', { fill: '#1f2430' }) +
        path('M-4 3V-3a4 4 0 0 1 8 0V3Z', { fill: '#6b6150' }),
      `transform="translate(${num(x)} ${num(y + 20)})"`,
    );
  },
};
