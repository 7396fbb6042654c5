/** Games that bots play to their end, as fast as they can; the same seed gives the same game. */
import { playGame } from '@warbeacon/bots';
import { type Outcome, stateHash } from '@warbeacon/kernel';
import type { Side } from '@warbeacon/siege';
import type { GameKit } from './games.ts';
import { playerNamed } from './policies.ts';

/** More commands than any game takes; beyond it the bots are going round in circles. */
const COMMAND_LIMIT = 200_000;

export interface PlayoutOrder {
  readonly seed: number | string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Names out of `POLICY_NAMES`. */
  readonly policy: Readonly<Record<Side, string>>;
}

export interface Playout {
  readonly commands: number;
  readonly outcome: Outcome<Side>;
  /** Hash of the last state. */
  readonly hash: string;
  readonly seconds: number;
}

/** Throws when the game does not end, since that is a bug of the rules or of a bot. */
export function playOut({ rules }: GameKit, { seed, options = {}, policy }: PlayoutOrder): Playout {
  const began = performance.now();
  const bots = { isengard: playerNamed(policy.isengard), westernesse: playerNamed(policy.westernesse) };
  const { outcome, commands, state } = playGame({ rules, bots, seed, options, limit: COMMAND_LIMIT });
  return { commands, outcome, hash: stateHash(state), seconds: Math.round(performance.now() - began) / 1000 };
}
