/** Recommended deployments: a sensible beginning that a player may then adjust. */
import type { Plan } from '../../engine/game.ts';

/** Wargs by the road with the guard and its captain behind them, foot on both sides, bowmen in the second line. */
const VANGUARD: Plan = {
  id: 'vanguard',
  title: 'Vanguard on the road',
  side: 'isengard',
  hexes: {
    'warg-1': '1332',
    'warg-2': '1232',
    'warg-3': '1132',
    'warg-4': '1432',
    'uruk-guard-1': '1333',
    'captain-1': '1333',
    'orc-1': '0832',
    'orc-2': '0932',
    'orc-3': '1032',
    'orc-4': '1632',
    'orc-5': '1732',
    'orc-6': '1832',
    'orc-archer-1': '0933',
    'orc-archer-2': '1033',
    'orc-archer-3': '1133',
    'orc-archer-4': '1233',
    'orc-archer-5': '1433',
    'orc-archer-6': '1633',
  },
};

/** Foot and bowmen against either end of the Dike, horse and guard on the road: Gamling's few cannot be everywhere. */
const BOTH_ENDS: Plan = {
  id: 'both-ends',
  title: 'Against both ends of the Dike',
  side: 'isengard',
  hexes: {
    'warg-1': '1132',
    'warg-2': '1232',
    'warg-3': '1332',
    'warg-4': '1432',
    'uruk-guard-1': '1233',
    'captain-1': '1233',
    'orc-1': '0532',
    'orc-2': '0632',
    'orc-3': '0732',
    'orc-4': '1732',
    'orc-5': '1832',
    'orc-6': '1932',
    'orc-archer-1': '0533',
    'orc-archer-2': '0633',
    'orc-archer-3': '0733',
    'orc-archer-4': '1733',
    'orc-archer-5': '1833',
    'orc-archer-6': '1933',
  },
};

/**
 * The Dike held at its gap with bowmen on both sides; foot and bowmen along the Deeping Wall; the king with his
 * knights in the inner court; horse in the Deep, free to go where it is needed.
 */
const WALL_AND_DIKE: Plan = {
  id: 'wall-and-dike',
  title: 'Wall and Dike',
  side: 'westernesse',
  hexes: {
    'infantry-9': '1120',
    'infantry-10': '1220',
    'infantry-11': '1019',
    'infantry-12': '1320',
    'archer-6': '0920',
    'archer-7': '0819',
    'archer-8': '1420',
    'archer-9': '1520',
    gamling: '1120',
    'archer-2': '1109',
    'armoured-archer-1': '1209',
    'infantry-1': '1310',
    'infantry-2': '1410',
    'infantry-3': '1510',
    'armoured-archer-2': '1610',
    'infantry-4': '1710',
    'infantry-5': '1809',
    'archer-1': '1909',
    'infantry-6': '2008',
    'infantry-7': '0810',
    'infantry-8': '0710',
    'archer-3': '0610',
    'archer-4': '1010',
    'archer-5': '0910',
    'knight-1': '0809',
    'knight-2': '0909',
    theoden: '0809',
    eomer: '0909',
    aragorn: '0709',
    legolas: '1310',
    gimli: '1510',
    'light-cavalry-1': '1308',
    'light-cavalry-2': '1608',
  },
  // [20.81] Over the ramp and along the Deeping Wall, where somebody stands to drop them.
  markers: { rocks: ['0710', '0810', '0910', '1010', '1109', '1209', '1310', '1410', '1510', '1610', '1710', '1809'] },
};

/**
 * The best at the two ways in: armoured bowmen and Aragorn over the Ramp, foot over the Culvert and bowmen turn about with
 * it along the wall. At the Dike all stand by the road, where the rear guard takes them in.
 */
const RAMP_AND_CULVERT: Plan = {
  id: 'ramp-and-culvert',
  title: 'Ramp and Culvert',
  side: 'westernesse',
  hexes: {
    'infantry-9': '1120',
    'infantry-10': '1220',
    'infantry-11': '0920',
    'infantry-12': '1320',
    'archer-6': '1019',
    'archer-7': '0819',
    'archer-8': '1420',
    'archer-9': '0719',
    gamling: '1120',
    'armoured-archer-1': '0710',
    'infantry-1': '0810',
    'armoured-archer-2': '0910',
    'infantry-2': '1010',
    'archer-1': '1109',
    'infantry-3': '1209',
    'archer-2': '1310',
    'infantry-4': '1410',
    'archer-3': '1510',
    'infantry-5': '1610',
    'archer-4': '1710',
    'infantry-6': '1809',
    'infantry-7': '1909',
    'archer-5': '2008',
    'infantry-8': '1409',
    'knight-1': '0809',
    'knight-2': '0909',
    theoden: '0809',
    eomer: '0909',
    aragorn: '0709',
    legolas: '0710',
    gimli: '1410',
    'light-cavalry-1': '1208',
    'light-cavalry-2': '1508',
  },
  // [20.81] Over the Ramp, over the Culvert and over both towers beside it.
  markers: { rocks: ['0710', '0810', '0910', '1010', '1209', '1310', '1410', '1510', '1610', '1710', '1809', '1909'] },
};

export const PLANS: readonly Plan[] = [VANGUARD, BOTH_ENDS, WALL_AND_DIKE, RAMP_AND_CULVERT];
