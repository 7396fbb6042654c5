/** Who plays in a play-out: chance, or bots by their names. */
import { type Bot, BOTS } from '@warbeacon/bots';

/** Chance needs no bot: it looks at nothing. */
export const RANDOM = 'random';

export const POLICY_NAMES: readonly string[] = [RANDOM, ...Object.keys(BOTS).filter((name) => name !== RANDOM)];

/** The bot of that name; `undefined` for chance, and for names that are none. */
export function botNamed(name: string): Bot | undefined {
  return name === RANDOM || !POLICY_NAMES.includes(name) ? undefined : BOTS[name];
}
