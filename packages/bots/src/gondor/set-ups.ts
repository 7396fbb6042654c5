/** The captain's own ways to set up, beside those that the game recommends. */
import type { GondorSide } from '@warbeacon/siege';

interface SetUp {
  readonly side: GondorSide;
  readonly hexes: Readonly<Record<string, string>>;
  readonly markers?: Readonly<Record<string, readonly string[]>>;
}

/** Every catapult with horse or the best of the foot, every cauldron with somebody, and all of it over the ways to the Gate. */
const WALLS_MANNED: SetUp = {
  side: 'westernesse',
  hexes: {
    'axeman-1': '1910',
    'armoured-archer-1': '1811',
    'bowman-1': '2011',
    'spearman-1': '1710',
    'spearman-2': '2110',
    'spearman-3': '1610',
    'spearman-4': '2210',
    'mounted-knight-1': '1810',
    'lance-knight-1': '2010',
    'citadel-guard-1': '1903',
    gandalf: '1910',
    imrahil: '2010',
    'city-catapult-1': '1810',
    'city-catapult-2': '2010',
    'city-catapult-3': '1910',
  },
  markers: { cauldron: ['1910', '1811', '2011', '1710', '2110', '1610'] },
};

/** All towers to the north of the Gate, with what follows them; the south is left to those who come later. */
const BY_THE_NORTH: SetUp = {
  side: 'sauron',
  hexes: {
    'siege-tower-1': '1221',
    'siege-tower-2': '1521',
    'siege-tower-3': '1721',
    'sauron-catapult-1': '1321',
    'sauron-catapult-2': '1621',
    'sauron-catapult-3': '1921',
    'orc-1': '1221',
    'orc-2': '1521',
    'orc-3': '1721',
    'orc-4': '1321',
    'orc-5': '1621',
    'orc-6': '1921',
    'orc-7': '1121',
    'orc-8': '1421',
    'orc-9': '1821',
    'light-orc-1': '1222',
    'light-orc-2': '1122',
    'light-orc-3': '1322',
    'light-orc-4': '1422',
    'light-orc-5': '1522',
    'light-orc-6': '1622',
    'light-orc-7': '1722',
    'light-orc-8': '2021',
    'light-orc-9': '2122',
    'orc-archer-1': '1021',
    'orc-archer-2': '1323',
    'orc-archer-3': '1822',
    'orc-archer-4': '1922',
    nazgul: '1721',
    gothmog: '1521',
  },
};

export const OWN_SET_UPS: Readonly<Record<GondorSide, SetUp>> = { sauron: BY_THE_NORTH, westernesse: WALLS_MANNED };
