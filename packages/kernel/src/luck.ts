/**
 * How lucky the dice of a record were: for each side and kind of command the pips that were thrown, and where they stand
 * among all that could have been. Exact: the distribution is worked out, not drawn or approximated.
 */
import type { LogEntry } from './record.ts';

export interface Luck {
  readonly side: string;
  /** Of the commands whose dice these are; dice that other sides or the game itself threw in answer to them included. */
  readonly kind: string;
  /** Commands that threw at least one die. */
  readonly commands: number;
  readonly dice: number;
  /** How often each face came, from 1 to 6. */
  readonly faces: readonly number[];
  readonly pips: number;
  /** Three and a half for each die. */
  readonly expected: number;
  /**
   * From 0 to 1: the chance of fewer pips, and half that of just as many. Near 0 the dice were low, near 1 they were high;
   * which of them is good is for the rules of the roll to say.
   */
  readonly percentile: number;
  /** So low or so high that no more than one throw in twenty is. */
  readonly rare: boolean;
  /** The fewest and the most pips that are not rare. */
  readonly usual: readonly [number, number];
}

/** In each tail a fortieth, which makes one in twenty. */
const TAIL = 0.025;

/** The chance of each sum of `dice` fair dice; the first is that of one pip a die. */
export function pipChances(dice: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: chances.length + 5 }, () => 0);
    for (let at = 0; at < next.length; at++) {
      let chance = 0;
      for (let face = 0; face < 6; face++) chance += chances[at - face] ?? 0;
      next[at] = chance / 6;
    }
    chances = next;
  }
  return chances;
}

/** By side in the order of `sides`, then by kind in the order in which they came up. `kindOf` names a logged command. */
export function luckOf(
  sides: readonly string[],
  entries: readonly LogEntry[],
  kindOf: (command: unknown) => string,
): Luck[] {
  return sides.flatMap((side) => {
    const kinds = new Map<string, { commands: number; faces: number[] }>();
    for (const { body } of entries) {
      if (body.kind !== 'command' || body.side !== side || body.dice.length === 0) continue;
      const kind = kindOf(body.command);
      const sum = kinds.get(kind) ?? { commands: 0, faces: [0, 0, 0, 0, 0, 0] };
      kinds.set(kind, sum);
      sum.commands++;
      for (const die of body.dice) sum.faces[die - 1] = (sum.faces[die - 1] ?? 0) + 1;
    }
    return [...kinds].map(([kind, sum]) => ({ side, kind, ...sum, ...judged(sum.faces) }));
  });
}

function judged(faces: readonly number[]) {
  const dice = faces.reduce((sum, count) => sum + count, 0);
  const pips = faces.reduce((sum, count, i) => sum + count * (i + 1), 0);
  const chances = pipChances(dice);
  const same = chances[pips - dice] ?? 0;
  const fewer = sumOf(chances.slice(0, pips - dice));
  const more = sumOf(chances.slice(pips - dice + 1));
  const rare = fewer + same <= TAIL || more + same <= TAIL;
  // The chances are the same from either end.
  const cut = tailOf(chances);
  const usual = [dice + cut, 6 * dice - cut] as const;
  return { dice, pips, expected: 3.5 * dice, percentile: fewer + same / 2, rare, usual };
}

/** How many sums at one end are rare, beginning with the least likely. */
function tailOf(chances: readonly number[]): number {
  let sum = 0;
  const first = chances.findIndex((chance) => (sum += chance) > TAIL);
  return Math.max(0, first);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
