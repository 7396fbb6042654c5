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
  landmarks: {
    '0512': 'the Horn Rock',
    '0810': 'the Main Gate',
    '0813': 'the Ramp',
    '1120': 'the Breach',
    '1305': 'the Glittering Caves',
    '1410': 'the Culvert',
    '1710': 'the Deeping Wall',
    '1713': "Helm's Gate",
    '1619': "Helm's Dike",
    '0826': 'the Deeping-coomb',
    '1332': 'the road to Isengard',
  },
  places: { culvert: { hex: CULVERT_HEX, name: `the passage under ${CULVERT_HEX}` } },
  // The Culvert has two mouths.
  gateOfSide: (id) => (id.startsWith('culvert') ? 'culvert' : id),
});

export const { boardHex, placeName, placeWithLandmark, whereabouts, landmark, describeHex, straightWay } = gazetteer;
export const { isPlayable, areNeighbours, gateHexes, gateBetween, acrossGate } = gazetteer;
