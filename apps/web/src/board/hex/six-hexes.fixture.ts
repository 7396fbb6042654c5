/** A map of six hexes and looks of two sides, of no game: what nobody has drawn must be seen all the same. */
import type { Looks, SideLook } from './board-face.ts';
import type { BoardMap } from './board-map.ts';

export const SIX_HEXES: BoardMap = {
  id: 'six-hexes',
  grid: { rows: 2, columns: 3, offset: 'odd rows shoved right' },
  terrain: ['.lm', 'x.r'],
  // What `x` means, the map does not tell.
  legend: { '.': 'clear', l: 'lava', m: 'mountain', r: 'rough' },
  sides: [
    { hexes: ['0101', '0102'], kind: 'wall', upper: '0101' },
    { hexes: ['0101', '0202'], kind: 'thorns' },
    { hexes: ['0202', '0203'], kind: 'gate', id: 'postern' },
    // Far apart, and off the map: nothing that can be drawn.
    { hexes: ['0101', '0203'], kind: 'wall' },
    { hexes: ['0203', '0204'], kind: 'gate', id: 'nowhere' },
  ],
  zones: {},
  labels: [
    { text: 'Here', hex: '0202' },
    { text: 'and here too', hex: '0202' },
  ],
};

const side = (band: string): SideLook => ({
  card: {
    field: '#ffffff',
    wornField: '#dddddd',
    edge: '#000000',
    light: '#ffffff',
    figure: '#000000',
    wornFigure: '#333333',
    band,
    bandText: '#ffffff',
    line: band,
    wornBand: 0.5,
  },
  portrait: band,
  shield: { icon: '', edge: '#000000' },
  dot: { fill: band, edge: '#000000' },
  zone: { fill: band, opacity: 0.2, hatching: band },
});

export const PLAIN_LOOKS: Looks = { sides: [side('#aa0000'), side('#0000aa')] };
