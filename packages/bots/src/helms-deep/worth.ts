/** What pieces are worth to a commander, and what a blow or a shot takes of that on average. Unit: points of case 9.1. */
import type { Odds } from '@warbeacon/kernel';
import {
  type Attack,
  casualtyResult,
  demoralizationValue,
  HELMS_DEEP,
  hitRange,
  type LeaderSpec,
  type Morale,
  type View,
  waysOf36,
} from '@warbeacon/siege';
import type { Weights } from './weights.ts';

/** [23.11] Isengard wins when these three are dead. */
const LORDS: ReadonlySet<string> = new Set(['theoden', 'eomer', 'erkenbrand']);

/** [9.12] */
export const UNIT_WORTH: ReadonlyMap<string, number> = new Map(
  HELMS_DEEP.units.map(({ id }, index) => [id, demoralizationValue(HELMS_DEEP, index)]),
);

export function isLord(id: string): boolean {
  return LORDS.has(id);
}

/** What matters of a unit that is struck. */
interface Condition {
  readonly reduced: boolean;
  readonly disrupted: boolean;
  /** It has nowhere to retreat to, so a retreat is its end (7.56). */
  readonly cornered: boolean;
}

/** The chance that an attack of this strength makes a casualty. `armour` is clamped to what the table has. */
export type HitChance = (attack: Attack, armour: number) => number;

/** By the table of the match, in which armour 0 is a house value. */
export function hitChances({ armour0 }: View['options']['house']): HitChance {
  const bare = (attack: Attack): number => waysOf36(...armour0[attack]);
  const none: Readonly<Record<Attack, number>> = {
    A: bare('A'),
    B: bare('B'),
    C: bare('C'),
    D: bare('D'),
    E: bare('E'),
  };
  return (attack, armour) => {
    const clamped = Math.min(4, Math.max(0, armour)) as 0 | 1 | 2 | 3 | 4;
    return (clamped === 0 ? none[attack] : (PRINTED[attack][clamped - 1] ?? 0)) / 36;
  };
}

const PRINTED: Readonly<Record<Attack, readonly number[]>> = {
  A: printed('A'),
  B: printed('B'),
  C: printed('C'),
  D: printed('D'),
  E: printed('E'),
};

function printed(attack: Attack): number[] {
  return ([1, 2, 3, 4] as const).map((armour) => waysOf36(...hitRange(attack, armour)));
}

/** What follows from how dear the captain holds things. */
export interface Worths {
  leader(spec: LeaderSpec): number;
  /** The share of its worth, 0 to 1, that a unit loses on average when it is hit. */
  shareLost(morale: Morale, condition: Condition): number;
  /** The share of its worth that the target of these odds loses on average. */
  expectedShare(odds: Odds): number;
}

export function makeWorths({ lord, rating, halved, thrownBack }: Weights['worth']): Worths {
  const shares = (morale: Morale): number[] =>
    [0, 1, 2, 3].map((bits) => {
      let sum = 0;
      for (let die = 1; die <= 6; die++) {
        const { loss, retreat } = casualtyResult(morale, die);
        const dies = loss === 'E' || (loss === 'half' && (bits & 1) === 1) || (retreat > 0 && (bits & 2) === 2);
        sum += dies ? 1 : loss === 'half' ? halved : thrownBack;
      }
      return sum / 6;
    });
  const table: Readonly<Record<Morale, readonly number[]>> = {
    W: shares('W'),
    X: shares('X'),
    Y: shares('Y'),
    Z: shares('Z'),
  };
  const byOutcome = { eliminated: 1, reduced: halved, retreat: thrownBack };
  return {
    leader: ({ id, rally }) => (isLord(id) ? lord : rating * rally),
    shareLost(morale, { reduced, disrupted, cornered }) {
      const lost = table[morale][(reduced ? 1 : 0) + (disrupted || cornered ? 2 : 0)];
      if (lost === undefined) throw new Error(`no morale ${morale}`);
      return lost;
    },
    expectedShare: (odds) => mean(odds, byOutcome),
  };
}

/** The chance that these odds do anything at all to the target. */
export function effectChance(odds: Odds): number {
  return mean(odds, { eliminated: 1, reduced: 1, retreat: 1 });
}

/** The mean of what each kind of outcome is worth; a kind that is not named is worth nothing. */
export function mean(odds: Odds, worths: Readonly<Record<string, number>>): number {
  return odds.outcomes.reduce((sum, { kind, chance }) => sum + ((worths[kind] ?? 0) * chance.n) / chance.d, 0);
}
