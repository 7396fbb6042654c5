/** Who plays in a play-out: chance, or bots by their names. */
import { type Bot, BOTS, CHANCE } from '@warbeacon/bots';

/** Chance needs no bot: it looks at nothing. */
const RANDOM = 'random';

export const POLICY_NAMES: readonly string[] = [RANDOM, ...Object.keys(BOTS).filter((name) => name !== RANDOM)];

/** Throws for a name that is not among `POLICY_NAMES`. */
export function playerNamed(name: string): Bot | typeof CHANCE {
  const bot = name === RANDOM ? CHANCE : BOTS[name];
  if (bot === undefined) throw new Error(`no bot ${name}`);
  return bot;
}
