/** [17.4] The Magic Capabilities Chart: totals of two dice with which a spell works, by the points that are staked. */
import type { TotalRange } from '../../engine/options.ts';
import type { State } from '../../engine/state.ts';
import { houseOf } from '../house-values.ts';
import { own } from '../own.ts';
import { isNight } from '../turns.ts';
import type { Spell } from '../words.ts';

/** One point, two points, and so on; with one point more than there are totals a spell is certain. */
type Row = readonly TotalRange[];

const BY_DAY: Row = [[4, 10]];
const BY_NIGHT: Row = [
  [4, 6],
  [4, 9],
];
const FIRST_FREEZE: Row = [
  [4, 6],
  [3, 8],
];

const CHART: Readonly<Record<Exclude<Spell, 'stalemate-nazgul' | 'freeze-leader'>, Row>> = {
  'break-darkness': [
    [6, 8],
    [5, 8],
    [3, 8],
    [3, 10],
    [2, 11],
  ],
  'reveal-aragorn': [
    [5, 8],
    [4, 10],
    [3, 10],
  ],
  fear: [
    [4, 5],
    [4, 7],
    [4, 9],
    [4, 10],
  ],
  'operate-grond': [],
};

/** [17.12] [17.22] The row of a spell as things stand: by day or by night, for the first time or again. */
function rowOf(s: State, spell: Spell): Row {
  switch (spell) {
    case 'stalemate-nazgul':
      return isNight(s.turn) ? BY_NIGHT : BY_DAY;
    case 'freeze-leader':
      // D-9: how likely the second and the third are, no sheet tells.
      return own(s).magic.successes['freeze-leader'] === undefined ? FIRST_FREEZE : houseOf(s).freezeAgain;
    default:
      return CHART[spell];
  }
}

/** [17.3] The fewest points for which a spell is certain. */
export function surePoints(s: State, spell: Spell): number {
  return rowOf(s, spell).length + 1;
}

/** [8.54] The totals with which a spell works; `undefined` where it is certain, and no dice are thrown (G-149). */
export function totalsFor(s: State, spell: Spell, points: number): TotalRange | undefined {
  return rowOf(s, spell)[points - 1];
}
