/** Who plays in a play-out: chance, or bots by their names. */
import { type Bot, captain, CHANCE } from '@warbeacon/bots';
import type { Command, Side, View } from '@warbeacon/siege';

type Player = Bot<Command, View, Side> | typeof CHANCE;

/** Chance needs no bot: it looks at nothing. */
const PLAYERS: Readonly<Record<string, Player>> = { random: CHANCE, captain };

export const POLICY_NAMES: readonly string[] = Object.keys(PLAYERS);

/** Throws for a name that is not among `POLICY_NAMES`. */
export function playerNamed(name: string): Player {
  const player = PLAYERS[name];
  if (player === undefined) throw new Error(`no bot ${name}`);
  return player;
}
