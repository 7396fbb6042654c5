/** What may come of one shot: exact fractions, with no Might spent, and all Fate of who is wounded. */
import type { Chance } from '@warbeacon/kernel';
import { type WoundNeed, woundChance } from '../charts/to-wound.ts';

export interface ShotFacts {
  /** What the die To Hit must show. */
  readonly need: number;
  /** How many things are in the way, each of which lets it pass on 4+ [X-8]. */
  readonly inTheWay: number;
  /** Whether the target has a passenger, who is hit instead on 1 to 3. */
  readonly passenger: boolean;
  /** What is needed To Wound the target, and what is added to each die. */
  readonly toWound: WoundNeed;
  readonly bonus?: number;
  /** Of the target: Wounds and Fate left. */
  readonly wounds: number;
  readonly fate: number;
}

export interface ShotChances {
  /** The target itself is hit. */
  readonly hit: Chance;
  readonly wounded: Chance;
  /** It is slain, though all its Fate is spent. */
  readonly slain: Chance;
  /** Something in the way is struck, or swallows the shot. */
  readonly stopped: Chance;
  /** The passenger is hit. */
  readonly passenger: Chance;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** In lowest terms. */
function fraction(n: number, d: number): Chance {
  const by = divisor(n, d) || 1;
  return { n: n / by, d: d / by };
}

const times = (one: Chance, other: Chance): Chance => fraction(one.n * other.n, one.d * other.d);
const EVEN: Chance = { n: 1, d: 2 };
const SURE: Chance = { n: 1, d: 1 };
const NEVER: Chance = { n: 0, d: 1 };

const power = (chance: Chance, exponent: number): Chance =>
  Array.from({ length: exponent }, () => chance).reduce(times, SURE);

/** The chance that a die shows so much. */
const atLeast = (need: number): Chance => fraction(Math.min(6, Math.max(0, 7 - need)), 6);

export function shotChances({ need, inTheWay, passenger, toWound, bonus, wounds, fate }: ShotFacts): ShotChances {
  const hits = atLeast(need);
  const comes = times(hits, power(EVEN, inTheWay));
  const hit = passenger ? times(comes, EVEN) : comes;
  const wounded = times(hit, woundChance(toWound, bonus));
  return {
    hit,
    wounded,
    slain: wounds > 1 ? NEVER : times(wounded, power(EVEN, fate)),
    stopped: fraction(hits.n * comes.d - comes.n * hits.d, hits.d * comes.d),
    passenger: passenger ? hit : NEVER,
  };
}
