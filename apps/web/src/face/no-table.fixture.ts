/** For tests of what is said and lit: no table, and no cards. */
import type { Cards } from './face.ts';
import type { Table } from './table.ts';

const Nothing = () => null;

export const NO_CARDS: Cards = { steps: {}, Forces: Nothing };

export const NO_TABLE: Table = {
  Board: Nothing,
  PointedOut: Nothing,
  InWords: Nothing,
  Hand: Nothing,
  HandLine: Nothing,
  Question: Nothing,
  Declared: Nothing,
  CanAct: Nothing,
  LineButton: Nothing,
  Keys: Nothing,
  InSight: Nothing,
  aimed: () => 0,
  readAbout: '',
  keys: () => Promise.resolve([]),
};
