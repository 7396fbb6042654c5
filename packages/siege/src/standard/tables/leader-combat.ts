/** [7.26] Leader combat: one die, by the difference of the two ratings. */

/** Who suffers what: `A` the attacker, `D` the defender; `-` nobody. */
export type DuelResult = 'Ae' | 'A1/2e' | 'Ar2' | '-' | 'Dr2' | 'D1/2e' | 'De';

/** Every column is a window of six in this one sequence. */
const SEQUENCE: readonly DuelResult[] = [
  'Ae',
  'Ae',
  'A1/2e',
  'A1/2e',
  'Ar2',
  'Ar2',
  '-',
  'Dr2',
  'D1/2e',
  'D1/2e',
  'De',
  'De',
  'De',
];

/** Where the window of a differential begins: 0 for -4 and less, up to 7 for +6 and more. */
export function duelColumn(differential: number): number {
  if (differential <= -4) return 0;
  if (differential <= -2) return 1;
  if (differential === -1) return 2;
  if (differential === 0) return 3;
  if (differential === 1) return 4;
  if (differential <= 3) return 5;
  if (differential <= 5) return 6;
  return 7;
}

/** The result of a die, 1 to 6. */
export function duelResult(differential: number, die: number): DuelResult {
  const result = SEQUENCE[duelColumn(differential) + die - 1];
  if (!result) throw new Error(`no die ${die}`);
  return result;
}
