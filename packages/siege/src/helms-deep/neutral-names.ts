/** Other names for what this game alone names, for sites that show none of the books'. */
import type { NameTable } from '@warbeacon/kernel';

export const NEUTRAL_NAMES: NameTable = {
  // Places
  "Helm's Deep": "King's Vale",
  'the Deep': 'the Vale',
  'Hornburg and Deep': 'High Keep and Vale',
  Hornburg: 'High Keep',
  "Helm's Gate": "King's Gate",
  "Helm's Dike": "King's Dike",
  'Deeping Wall': 'Long Wall',
  'Deeping Stream': 'Vale Stream',
  'Deeping-coomb': 'Outer Vale',
  'Glittering Caves': 'Crystal Caves',
  'White Mountains': 'Snowy Mountains',
  Thrihyrne: 'Three Peaks',
  'Westfold Vale': 'West Vale',
  // Sides and peoples
  Isengard: 'Irontower',
  Dunland: 'Fellmoor',
  Dunlending: 'Hillman',
  Dunlendings: 'Hillmen',
  // People
  'Horn of Helm Hammerhand': 'Horn of the Old Kings',
  'Horn of Helm': 'Horn of the Old Kings',
  Saruman: 'Malgrim',
  Erkenbrand: 'Wulfstan',
  Gamling: 'Hereward',
  Legolas: 'Sylvar',
  Gimli: 'Durgan',
};
