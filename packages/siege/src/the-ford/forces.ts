/** [F2] Four units: two axemen on the western bank, a spearman and a bowman who hold the ford. */
import type { UnitKind, UnitSpec } from '../engine/unit-kinds.ts';

const AXEMAN: UnitKind = {
  kind: 'axeman',
  side: 'raiders',
  nation: 'hills',
  name: 'Axeman',
  silhouette: 'swordsman',
  cavalry: false,
  missile: false,
  full: { attack: 'B', armour: 2, morale: 'X' },
  reduced: { attack: 'C', armour: 1, morale: 'X' },
  reducedAll: { attack: 'C', armour: 1, morale: 'Y' },
};
const SPEARMAN: UnitKind = {
  kind: 'spearman',
  side: 'wardens',
  nation: 'ford',
  name: 'Spearman',
  silhouette: 'spearman',
  cavalry: false,
  missile: false,
  full: { attack: 'C', armour: 2, morale: 'X' },
  reduced: { attack: 'D', armour: 1, morale: 'X' },
  reducedAll: { attack: 'D', armour: 1, morale: 'Y' },
};
const BOWMAN: UnitKind = {
  kind: 'bowman',
  side: 'wardens',
  nation: 'ford',
  name: 'Bowman',
  silhouette: 'bowman',
  cavalry: false,
  missile: true,
  full: { armour: 1, morale: 'Y' },
  reduced: { armour: 1, morale: 'Y' },
  reducedAll: { armour: 1, morale: 'Z' },
};

const on = (area: string): UnitSpec['arrives'] => ({ at: 'deployment', area });

export const UNITS: readonly UnitSpec[] = [
  { ...AXEMAN, id: 'axeman-1', arrives: on('west-bank') },
  { ...AXEMAN, id: 'axeman-2', arrives: on('west-bank') },
  { ...SPEARMAN, id: 'spearman-1', arrives: on('east-bank') },
  { ...BOWMAN, id: 'bowman-1', arrives: on('east-bank') },
];
