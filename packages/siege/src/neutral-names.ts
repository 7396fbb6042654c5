/**
 * Other names for the proper names of the siege games, for sites that show none of the books': people and places invented
 * there, and words for peoples that are theirs. Those that the games share stand here, those of one game in its folder.
 * People have plain names of their own, which stand in a sentence as the ones that they replace; where an office says it
 * better, it does.
 */
import type { NameTable } from '@warbeacon/kernel';
import { NEUTRAL_NAMES as GONDOR } from './gondor/neutral-names.ts';
import { NEUTRAL_NAMES as HELMS_DEEP } from './helms-deep/neutral-names.ts';

/** People and peoples of more than one game. */
const SHARED: NameTable = {
  Westernesse: 'Westland',
  Rohan: 'Highplain',
  Gandalf: 'Aldric',
  Théoden: 'Osric',
  Éomer: 'Leofwin',
  Aragorn: 'Halward',
  'Uruk-hai': 'Great Orc',
  'Trolls and Uruk-hai': 'Trolls and Great Orcs',
  'Trolls or Uruk-hai': 'Trolls or Great Orcs',
  '3 Uruk-hai': '3 Great Orcs',
  Uruk: 'Great Orc',
  Uruks: 'Great Orcs',
  Warg: 'Wolf',
  Wargs: 'Wolves',
  wargs: 'wolves',
};

export const NEUTRAL_NAMES: NameTable = { ...SHARED, ...HELMS_DEEP, ...GONDOR };
