/** What the pieces, markers and effects of Helm's Deep look like on the board. */
import type { Shape } from '../../../art/drawing.ts';
import { ICONS } from '../../../art/icons.ts';
import type { CardColours, Looks, SideLook } from '../../../board/hex/board-face.ts';
import { FIGURES } from '../../../board/hex/looks.ts';
import { LADDER } from '../../../board/hex/pieces/marker-face.ts';
import { OWN_ICONS } from './icons.ts';

const ORC: CardColours = {
  field: '#2c2725',
  wornField: '#5c534d',
  edge: '#120d0b',
  light: '#6f655d',
  figure: '#efe4cb',
  wornFigure: '#cdc1aa',
  band: '#8a2117',
  bandText: '#fff1d8',
  line: '#efe4cb',
  wornBand: 0.25,
};
const DUNLAND: CardColours = {
  ...ORC,
  field: '#50341f',
  wornField: '#77604c',
  edge: '#23140a',
  light: '#94775a',
  band: '#a4541a',
};

/** Dark fields, bands of blood. */
const ISENGARD: SideLook = {
  card: ORC,
  portrait: '#7b1d14',
  shield: { icon: ICONS.skull, edge: '#160705' },
  dot: { fill: '#1d1412', edge: '#ff9d7a' },
  zone: { fill: '#8a2117', opacity: 0.2, hatching: '#6b130b' },
};
/** Light fields, green bands. */
const WESTERNESSE: SideLook = {
  card: {
    field: '#efe3c2',
    wornField: '#d8cdb0',
    edge: '#1f3a27',
    light: '#fffaf0',
    figure: '#24432f',
    wornFigure: '#5d6b57',
    band: '#2d5f41',
    bandText: '#fff6dc',
    line: '#2d5f41',
    wornBand: 0.7,
  },
  portrait: '#2d5f41',
  shield: { icon: ICONS.horseshoe, edge: '#142318' },
  dot: { fill: '#fff3cf', edge: '#153d22' },
  zone: { fill: '#2d5f9f', opacity: 0.18, hatching: '#1b4378' },
};

/** The mouth of the passage under the wall, with the stream in it. */
const CULVERT: readonly Shape[] = [
  { d: 'M-17 14V0A17 17 0 0 1 17 0V14Z', fill: '#1c1610' },
  { d: 'M-14.5 11.5V0A14.5 14.5 0 0 1 14.5 0V11.5Z', fill: '#d6c9ac' },
  { d: 'M-9.5 11.5V1A9.5 9.5 0 0 1 9.5 1V11.5Z', fill: '#0f222d' },
  { d: 'M-7 8q3.5-3 7 0t7 0', stroke: '#7fb6cb', strokeWidth: 2 },
];

const { 'blasting-fire': blastingFire, ...portraits } = OWN_ICONS;

export const LOOKS: Looks = {
  sides: [ISENGARD, WESTERNESSE],
  figures: FIGURES,
  portraits,
  nations: { dunland: DUNLAND },
  markers: {
    ladder: { icon: ICONS.ladder, ground: '#c79a5b', ink: '#2d1a08', against: { drawing: LADDER, scale: 0.62 } },
    ram: { icon: ICONS.ram, ground: '#8b6a44', ink: '#fff1d8' },
    'blasting-fire': { icon: blastingFire, ground: '#3a1408', ink: '#ffb43c', badge: '#ffb43c' },
    rocks: { icon: ICONS.rocks, ground: '#8d8577', ink: '#241f19' },
    horn: { icon: ICONS.horn, ground: '#e2bb55', ink: '#3b2305' },
  },
  formations: {
    wedge: { icon: ICONS.wedge, strap: '#d9a441' },
    'shield-wall': { icon: ICONS['shield-wall'], strap: '#b9c3c9' },
  },
  places: { culvert: CULVERT },
  targets: { rocks: { fill: 'missile', icon: ICONS.rocks } },
};
