/** Looks for a game whose artist has few words: figures by silhouette, and a side's counters made of a few colours. */
import { ICONS } from '../../art/icons.ts';
import type { Figure, SideLook } from './board-face.ts';
import { standing } from './pieces/counter-face.ts';

export const FIGURES: Readonly<Record<string, Figure>> = {
  bowman: standing(ICONS.bowman),
  orc: standing(ICONS.orc),
  'wolf-rider': standing(ICONS['wolf-rider']),
  uruk: standing(ICONS.uruk),
  guard: standing(ICONS.guard),
  swordsman: standing(ICONS.swordsman),
  spearman: standing(ICONS.spearman),
  heavy: standing(ICONS.heavy),
  horseman: standing(ICONS.horseman, 60),
  knight: standing(ICONS.knight, 60),
  'horse-archer': [
    { icon: ICONS['horse-archer'], x: 13, y: 8, size: 52 },
    { icon: ICONS.bow, x: 53, y: 14, size: 35 },
  ],
};

interface SideColours {
  /** Of the cardboard, and of what is drawn on it. */
  readonly field: string;
  readonly figure: string;
  /** Below the figure, with the strengths on it. */
  readonly band: string;
  readonly bandText: string;
  /** On the shield over what the side holds. */
  readonly icon: string;
}

/** Worn counters, edges, dots and zones are shades of these. */
export function sideLook({ field, figure, band, bandText, icon }: SideColours): SideLook {
  const edge = mixed(band, '#000000', 0.65);
  return {
    card: {
      field,
      wornField: mixed(field, '#9a9184', 0.4),
      edge,
      light: mixed(field, '#ffffff', 0.4),
      figure,
      wornFigure: mixed(figure, field, 0.3),
      band,
      bandText,
      line: figure,
      wornBand: 0.45,
    },
    portrait: band,
    shield: { icon, edge },
    dot: { fill: field, edge },
    zone: { fill: band, opacity: 0.2, hatching: mixed(band, '#000000', 0.3) },
  };
}

/** `#rrggbb` between two colours; `part` of the second. */
function mixed(one: string, other: string, part: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * (1 - part) + channel(other, at) * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}
