/** Dark mouths of caves at the western edge, with a glitter in them. */
import { circle } from '../../../art/shapes.ts';
import { chanceOf } from '../../../board/stage/chance.ts';
import { group, num, path } from '../../../board/stage/ink.ts';
import type { Layer } from '../../../board/hex/painter/scenery.ts';
import type { Sheet } from '../../../board/hex/painter/sheet.ts';

function paintCaves(sheet: Sheet): string {
  return sheet
    .zone('glittering-caves-entry')
    .map((hex) => {
      const { y } = sheet.geometry.center(hex);
      const chance = chanceOf(`cave ${hex}`);
      const glints = ['#f6e7a5', '#bfe4ee', '#e9c2e6', '#fff8e0'].map((colour) => {
        const stars = Array.from({ length: 4 }, () =>
          circle(2 + chance() * 20, y - 14 + chance() * 34, 0.7 + chance() * 1.2),
        ).join('');
        return path(stars, { fill: colour });
      });
      return (
        path(`M-2 ${num(y - 31)}C30 ${num(y - 33)} 40 ${num(y + 6)} 33 ${num(y + 29)}L-2 ${num(y + 30)}Z`, {
          fill: '#85796a',
          stroke: '#2a221a',
          width: 2,
        }) +
        path(`M-2 ${num(y - 24)}C23 ${num(y - 26)} 31 ${num(y + 8)} 25 ${num(y + 25)}L-2 ${num(y + 26)}Z`, {
          fill: '#17121f',
          stroke: '#46394f',
          width: 2.4,
        }) +
        glints.join('')
      );
    })
    .join('');
}

export const caves: Layer = { paint: (sheet) => group('caves', paintCaves(sheet)) };
