/** What the pieces, markers and effects of Gondor look like on the board. */
import { ICONS } from '../../../art/icons.ts';
import type { CardColours, Looks, SideLook } from '../../../board/hex/board-face.ts';
import { FIGURES } from '../../../board/hex/looks.ts';
import { standing } from '../../../board/hex/pieces/counter-face.ts';
import { LADDER } from '../../../board/hex/pieces/marker-face.ts';
import { PORTRAITS } from './icons.ts';
import { ENGINES, FIGURES_OF_GONDOR, SIGNS } from './silhouettes.ts';

const MORDOR: CardColours = {
  field: '#26262a',
  wornField: '#575358',
  edge: '#0d0c0f',
  light: '#6a666c',
  figure: '#efe4cb',
  wornFigure: '#cdc1aa',
  band: '#8a2117',
  bandText: '#fff1d8',
  line: '#efe4cb',
  wornBand: 0.25,
};
/** Red and gold of the south. */
const HARAD: CardColours = {
  ...MORDOR,
  field: '#7a2a1a',
  wornField: '#93655a',
  edge: '#2c0d06',
  light: '#b4705c',
  figure: '#f6dfa6',
  wornFigure: '#e0c996',
  band: '#c08a2a',
  bandText: '#2a1504',
};
const GONDOR: CardColours = {
  field: '#eceae2',
  wornField: '#cfcdc4',
  edge: '#17283d',
  light: '#ffffff',
  figure: '#1d3a5c',
  wornFigure: '#5c6a7b',
  band: '#1f4a72',
  bandText: '#f4f8fc',
  line: '#1f4a72',
  wornBand: 0.7,
};
const ROHAN: CardColours = {
  ...GONDOR,
  field: '#e9e6c9',
  wornField: '#d0cdb0',
  edge: '#1f3a27',
  figure: '#24432f',
  wornFigure: '#5d6b57',
  band: '#2d5f41',
  bandText: '#fff6dc',
  line: '#2d5f41',
};
const MEN: CardColours = {
  ...GONDOR,
  field: '#e6e2ea',
  wornField: '#cbc6d0',
  edge: '#2a1d3a',
  figure: '#3a2a55',
  wornFigure: '#6a5f7b',
  band: '#4a3a72',
  bandText: '#f6f2fc',
  line: '#4a3a72',
};

const SAURON_LOOK: SideLook = {
  card: MORDOR,
  portrait: '#6b1710',
  shield: { icon: SIGNS.eye, edge: '#160705' },
  dot: { fill: '#1d1412', edge: '#ff9d7a' },
  zone: { fill: '#8a2117', opacity: 0.2, hatching: '#6b130b' },
};
const WESTERNESSE_LOOK: SideLook = {
  card: GONDOR,
  portrait: '#1f4a72',
  shield: { icon: SIGNS.tree, edge: '#0f1f31' },
  dot: { fill: '#ffffff', edge: '#123456' },
  zone: { fill: '#2d5f9f', opacity: 0.18, hatching: '#1b4378' },
};

export const LOOKS: Looks = {
  sides: [SAURON_LOOK, WESTERNESSE_LOOK],
  figures: {
    ...FIGURES,
    mumak: standing(FIGURES_OF_GONDOR.mumak, 60),
    troll: standing(FIGURES_OF_GONDOR.troll, 60),
    axeman: standing(FIGURES_OF_GONDOR.axeman, 58),
  },
  portraits: PORTRAITS,
  nations: { harad: HARAD, rohan: ROHAN, men: MEN },
  markers: {
    'sauron-catapult': { icon: ENGINES.catapult, ground: '#6b4a30', ink: '#fbe9cf' },
    'city-catapult': { icon: ENGINES.catapult, ground: '#c9d6e2', ink: '#1d3a5c' },
    'siege-tower': { icon: ENGINES.tower, ground: '#7a5a36', ink: '#fff1d8' },
    grond: { icon: ENGINES.grond, ground: '#2a1512', ink: '#ff9a4a' },
    cauldron: { icon: ENGINES.cauldron, ground: '#aeb6bd', ink: '#241f19' },
    oil: { icon: ENGINES.oil, ground: '#3b2c12', ink: '#ffc860', badge: '#ffc860' },
    ladder: { icon: ICONS.ladder, ground: '#c79a5b', ink: '#2d1a08', against: { drawing: LADDER, scale: 0.62 } },
    fire: { icon: SIGNS.fire, ground: '#5a1a08', ink: '#ffb43c' },
    head: { icon: SIGNS.head, ground: '#b9ab93', ink: '#3a1810' },
    banner: { icon: SIGNS.banner, ground: '#16181f', ink: '#f4f6fb' },
  },
  targets: {
    oil: { fill: 'missile', icon: ENGINES.oil },
    breach: { fill: 'missile', icon: ENGINES.catapult },
    throw: { fill: 'place', friendly: true },
  },
  formations: {
    wedge: { icon: ICONS.wedge, strap: '#d9a441' },
    'shield-wall': { icon: ICONS['shield-wall'], strap: '#b9c3c9' },
  },
};
