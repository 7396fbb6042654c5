/** Exact chances of casting and resisting, with no Might spent. */
import type { Chance } from '@warbeacon/kernel';

const SIDES = 6n;

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}

/** In lowest terms; where these go beyond what a double holds exactly, to its last place. */
function fraction(n: bigint, d: bigint): Chance {
  const by = divisor(n, d) || 1n;
  let [top, bottom] = [n / by, d / by];
  while (bottom > BigInt(Number.MAX_SAFE_INTEGER)) [top, bottom] = [top >> 1n, bottom >> 1n];
  return { n: Number(top), d: Number(bottom) };
}

const raised = (base: number, exponent: number): bigint => BigInt(base) ** BigInt(exponent);
const all = (dice: number): bigint => SIDES ** BigInt(dice);

/** The chance that one of so many dice shows `need` or more. */
export const anyAtLeast = (need: number, dice: number): Chance =>
  fraction(all(dice) - raised(Math.min(6, Math.max(0, need - 1)), dice), all(dice));

/** What has been worked out, some two thousand at most: with twenty Will on both sides a menu asks for each again for every enemy. */
const known = new Map<string, Chance>();

/** [S-115] The chance that so many Resist dice stop a power that so many dice have cast at `need`. */
export function resistedGivenCast(need: number, dice: number, answer: number): Chance {
  const key = `${need} ${dice} ${answer}`;
  const found = known.get(key) ?? workedOut(need, dice, answer);
  known.set(key, found);
  return found;
}

function workedOut(need: number, dice: number, answer: number): Chance {
  let stopped = 0n;
  for (let highest = need; highest <= 6; highest++) {
    const rolls = raised(highest, dice) - raised(highest - 1, dice);
    stopped += rolls * (all(answer) - raised(highest - 1, answer));
  }
  return fraction(stopped, (all(dice) - raised(need - 1, dice)) * all(answer));
}
