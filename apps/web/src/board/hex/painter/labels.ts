/** Names on the map. The words come from the map's data; where and how they stand, from its scenery. */
import type { FaceName } from '../../../art/glyphs.ts';
import { canLetter, letter } from '../../../art/lettering.ts';
import type { BoardMap, HexId } from '../board-map.ts';
import { group, num, path } from '../../stage/ink.ts';
import type { LabelStyle, Scenery } from './scenery.ts';
import type { Sheet } from './sheet.ts';

interface Ink {
  readonly face: FaceName;
  readonly fill: string;
  readonly halo: string;
  readonly haloWidth: number;
  readonly capitals: boolean;
}

const INKS: Readonly<Record<LabelStyle['kind'], Ink>> = {
  region: { face: 'display', fill: '#33301a', halo: '#ece0bd', haloWidth: 5, capitals: true },
  height: { face: 'display', fill: '#f6ecd6', halo: '#2c241c', haloWidth: 5, capitals: true },
  place: { face: 'italic', fill: '#2b2412', halo: '#ece0bd', haloWidth: 4.5, capitals: false },
  crag: { face: 'italic', fill: '#f6ecd6', halo: '#332a20', haloWidth: 4.5, capitals: false },
  water: { face: 'italic', fill: '#17485f', halo: '#d5dcbd', haloWidth: 4, capitals: false },
  small: { face: 'italic', fill: '#241b0e', halo: '#efe5cb', haloWidth: 3.6, capitals: false },
};
const UNSTYLED: LabelStyle = { kind: 'place', size: 22 };

function lines(text: string, breakAfter: number | undefined): string[] {
  if (breakAfter === undefined) return [text];
  const words = text.split(' ');
  return [words.slice(0, breakAfter).join(' '), words.slice(breakAfter).join(' ')].filter((words) => words !== '');
}

function paintLabel(sheet: Sheet, text: string, hex: HexId, id: string, style: LabelStyle): string {
  const ink = INKS[style.kind];
  const words = ink.capitals ? text.toUpperCase() : text;
  // A name from elsewhere may hold letters that the capitals lack.
  const face = canLetter(words, ink.face) ? ink.face : 'italic';
  const { x, y } = sheet.geometry.center(hex);
  const at = `translate(${num(x + (style.dx ?? 0))} ${num(y + (style.dy ?? 0))})${style.turn === undefined ? '' : ` rotate(${style.turn})`}`;
  const outline = lines(words, style.breakAfter)
    .map((row, i) => {
      const { outline: letters } = letter(row, {
        face,
        size: style.size,
        ...(style.spacing === undefined ? {} : { spacing: style.spacing }),
      });
      return path(letters, { transform: `translate(0 ${num(i * style.size * 0.94)})` }).replace('fill="none" ', '');
    })
    .join('');
  const halo = (width: number, opacity: number): string =>
    `<use href="#${id}" fill="none" stroke="${ink.halo}" stroke-width="${num(width)}" stroke-linejoin="round" opacity="${opacity}"/>`;
  return group(
    'label',
    `<defs><g id="${id}">${outline}</g></defs>${halo(ink.haloWidth + 3, 0.4)}${halo(ink.haloWidth, 1)}<use href="#${id}" fill="${ink.fill}"/>`,
    `transform="${at}"`,
  );
}

/** The id of a name: several may stand in one hex. */
function nameOf(hex: HexId, lettered: Map<HexId, number>): string {
  const before = lettered.get(hex) ?? 0;
  lettered.set(hex, before + 1);
  return before === 0 ? `name-${hex}` : `name-${hex}-${before + 1}`;
}

export function paintLabels(sheet: Sheet, labels: BoardMap['labels'], styles: Scenery['labels'] = {}): string {
  const lettered = new Map<HexId, number>();
  return labels
    .flatMap(({ text, hex }) => {
      const style = styles[hex] ?? UNSTYLED;
      return [{ hex, dx: style.dx, dy: style.dy }, ...(style.also ?? [])].map((at) =>
        paintLabel(sheet, text, at.hex, nameOf(at.hex, lettered), { ...style, dx: at.dx ?? 0, dy: at.dy ?? 0 }),
      );
    })
    .join('');
}
