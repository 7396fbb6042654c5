/** How the map of Helm's Deep is painted, and where names and signs stand on it. */
import { MAP } from '@warbeacon/siege/helms-deep';
import { ICONS } from '../../../art/icons.ts';
import { courts, stairs, wallShadows } from '../../../board/hex/painter/masonry.ts';
import { mountains } from '../../../board/hex/painter/mountains.ts';
import type { Scenery } from '../../../board/hex/painter/scenery.ts';
import { rough } from '../../../board/hex/painter/terrain.ts';
import { arches, gates, mainGates, towerSides, towers, walls } from '../../../board/hex/painter/walls.ts';
import { caves } from './caves.ts';
import { culvertMouths } from './culvert.ts';
import { deepingWall } from './deeping-wall.ts';
import { dike } from './dike.ts';
import { ramp } from './ramp.ts';
import { deepingRoad } from './road.ts';
import { stream } from './stream.ts';

const OVER_THE_CULVERT = MAP.sides.filter(({ kind, over }) => kind === 'culvert' && over === 'wall');
const [KEEP = ''] = MAP.zones['central-tower'] ?? [];

export const SCENERY: Scenery = {
  shaded: ['behind-deeping-wall', 'deeping-wall'],
  under: [
    rough({ rock: ['horn-rock', 'ramp', 'hornburg'], stony: ['ramp'] }),
    mountains([
      { hex: '0402', dx: -34, dy: -8, size: 88 },
      { hex: '0404', dx: -2, dy: -6, size: 80 },
      { hex: '0403', dx: -18, dy: 26, size: 108 },
    ]),
    deepingRoad,
    stream,
  ],
  over: [
    dike,
    courts(
      [
        ['hornburg-1', 'url(#flags-outer)'],
        ['hornburg-2', 'url(#flags-inner)'],
        ['central-tower', 'url(#flags-keep)'],
      ],
      ['hornburg-1', 'hornburg-2', 'central-tower'],
    ),
    ramp,
    deepingWall,
    stairs(),
    wallShadows('wall', 'tower', 'gate', 'main-gate'),
    caves,
    walls(OVER_THE_CULVERT),
    towerSides(),
    towers('towers', { hex: KEEP, sign: ICONS.horn }),
    arches(),
    culvertMouths,
    gates(),
    mainGates(),
  ],
  paved: ['hornburg'],
  leavesCorner: (side, hex) => side.kind === 'bank' || (side.kind === 'dike' && side.upper === hex),
  labels: {
    '0606': { kind: 'height', size: 27, spacing: 4, dx: 40, dy: -62 },
    '0810': { kind: 'small', size: 15, dx: -5, dy: 6, breakAfter: 1 },
    '0711': { kind: 'small', size: 14.5, dx: 18, dy: 8 },
    '0812': { kind: 'crag', size: 20, dx: 2, dy: -44 },
    '1107': { kind: 'small', size: 13.5, dx: 6, dy: 14, breakAfter: 2 },
    '1009': { kind: 'small', size: 14.5, dx: -10, dy: 12 },
    '0512': { kind: 'crag', size: 25, dx: 30, dy: 12 },
    '1305': { kind: 'region', size: 40, spacing: 9, dx: 66, dy: 6 },
    '1301': { kind: 'place', size: 21, dx: 112, dy: 22 },
    '1710': { kind: 'region', size: 19, spacing: 4, dx: 148, dy: 40, turn: 90 },
    '1410': { kind: 'place', size: 21, dx: 156, dy: 10 },
    '1316': {
      kind: 'water',
      size: 22,
      dx: 66,
      dy: 64,
      also: [
        { hex: '1505', dx: -10, dy: 52 },
        { hex: '1528', dx: 40, dy: 26 },
      ],
    },
    '1713': { kind: 'place', size: 30, dx: 70, dy: -126 },
    '1619': { kind: 'region', size: 25, spacing: 7, dx: -104, dy: 66, turn: 90 },
    '1120': { kind: 'place', size: 23, dx: 94, dy: -54 },
    '0826': { kind: 'region', size: 42, spacing: 15, dx: 0, dy: -124 },
    '2304': { kind: 'height', size: 31, spacing: 7, dx: 60, dy: 12 },
    '0203': { kind: 'height', size: 23, spacing: 6, dx: -46, dy: 196 },
    '1334': { kind: 'place', size: 20, dx: -116, dy: -34 },
  },
  borders: [{ zone: 'isengard-setup', colour: '#8e1b12' }],
  signs: [
    { zone: 'sortie-start', sign: 'S', colour: '#22427a', dx: 24, dy: 22 },
    { zone: 'sortie-exit', sign: 'X', colour: '#22427a', dx: -20, dy: 3 },
    { zone: 'orc-cunning', sign: 'O', colour: '#7d1c12', dx: 24, dy: 22 },
    { zone: 'glittering-caves-entry', sign: 'G', colour: '#4b2f6b', dx: 22, dy: 22 },
  ],
  compass: { hex: '2102', dx: 22, dy: -6 },
};
