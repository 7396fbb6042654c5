/** [F2] Four units: two axemen on the western bank, a spearman and a bowman who hold the ford. */
import type { UnitKind, UnitSpec } from '../engine/unit-kinds.ts';
import { muster } from '../standard/counters/muster.ts';
import { parseStrengths } from '../standard/counters/strengths.ts';

const KINDS: readonly UnitKind[] = [
  {
    kind: 'axeman',
    side: 'raiders',
    nation: 'hills',
    name: 'Axeman',
    silhouette: 'swordsman',
    cavalry: false,
    ...parseStrengths('B2X'),
  },
  {
    kind: 'spearman',
    side: 'wardens',
    nation: 'ford',
    name: 'Spearman',
    silhouette: 'spearman',
    cavalry: false,
    ...parseStrengths('C2X'),
  },
  {
    kind: 'bowman',
    side: 'wardens',
    nation: 'ford',
    name: 'Bowman',
    silhouette: 'bowman',
    cavalry: false,
    ...parseStrengths('e1Y'),
  },
];

const on = (area: string): UnitSpec['arrives'] => ({ at: 'deployment', area });

export const UNITS: readonly UnitSpec[] = muster(KINDS, [
  ['axeman', 2, on('west-bank')],
  ['spearman', 1, on('east-bank')],
  ['bowman', 1, on('east-bank')],
]);
