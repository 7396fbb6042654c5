/** Hexes of Helm's Deep in words. */
import { MAP } from '@warbeacon/siege/helms-deep';
import { makeGazetteer } from '../siege/gazetteer.ts';
import { gateName, levelName, TOLD_ZONES, terrainName, zoneName } from './names.ts';

/** The hex whose passage below is the place `culvert`. */
export const CULVERT_HEX: string = MAP.zones['culvert']?.[0] ?? '';

export const gazetteer = makeGazetteer(MAP, {
  gate: gateName,
  level: levelName,
  terrain: terrainName,
  zone: zoneName,
  toldZones: TOLD_ZONES,
  // The wall tells more than the valley that it belongs to.
  wideZones: ['helms-deep'],
  openLevel: 'ground',
  places: { culvert: { hex: CULVERT_HEX, name: `the passage under ${CULVERT_HEX}` } },
  // The Culvert has two mouths.
  gateOfSide: (id) => (id.startsWith('culvert') ? 'culvert' : id),
});

export const { boardHex, placeName, placeWithLandmark, landmark, describeHex, straightWay } = gazetteer;
export const { isPlayable, areNeighbours, gateHexes, gateBetween, acrossGate } = gazetteer;
