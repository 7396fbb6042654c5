/**
 * Other names for the proper names of the skirmish, for sites that show none of the books': whole models and forces are
 * called as their data say, and what else names a person, a people or a place goes by these words.
 */
import { type NameTable, renaming } from '@warbeacon/kernel';
import { FORCES, PROFILES, SCENARIOS } from './data/index.ts';

const WORDS: NameTable = {
  'Minas Tirith': 'the White City',
  Rohan: 'Highplain',
  Mordor: 'Blackland',
  Isengard: 'Irontower',
  Gandalf: 'Aldric',
  Théoden: 'Osric',
  Éomer: 'Leofwin',
  Saruman: 'Malgrim',
  Peregrin: 'Tobin',
  Ringwraith: 'Wraith',
  Ringwraiths: 'Wraiths',
  'Uruk-hai': 'Great Orc',
  Hobbit: 'Halfling',
  Hobbits: 'Halflings',
  Warg: 'Wolf',
  Wargs: 'Wolves',
};

const rename = renaming(WORDS);

/** Of what the data name twice, that which has a proper name in it. */
const SPELLED: readonly (readonly [string, string])[] = [
  ...[...PROFILES.values()].map(({ name, neutral }) => [name, neutral] as const),
  ...[...FORCES.values(), ...SCENARIOS.values()].map(({ title, neutral = title }) => [title, neutral] as const),
].filter(([name]) => rename(name) !== name);

export const NEUTRAL_NAMES: NameTable = { ...Object.fromEntries(SPELLED), ...WORDS };
