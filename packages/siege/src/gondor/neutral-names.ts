/** Other names for what this game alone names, for sites that show none of the books'. */
import type { NameTable } from '@warbeacon/kernel';

export const NEUTRAL_NAMES: NameTable = {
  // Places
  Gondor: 'Whitestone',
  'Minas Tirith': 'the White City',
  Pelennor: 'Outlands',
  Osgiliath: 'Riverford',
  Harlond: 'Harbour',
  'Mount Mindolluin': 'Mount Highcrag',
  'Hill of Guard': 'Watch Hill',
  // Sides and peoples
  Sauron: 'Shadow',
  Mordor: 'Blackland',
  Harad: 'Sunland',
  Nazgûl: 'Wraith',
  'Lord of the Nazgûl': 'Wraith Lord',
  mûmak: 'war elephant',
  mûmakil: 'war elephants',
  Mûmak: 'War elephant',
  Mûmakil: 'War elephants',
  // People, and a ram that has a name
  Gothmog: 'Skarn',
  Imrahil: 'Belmar',
  Éowyn: 'Edith',
  Grond: 'Ironmaw',
};
