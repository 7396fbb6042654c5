/** Games that bots play to their end, as fast as they can; the same seed gives the same game. */
import { playGame } from '@warbeacon/bots';
import { type Outcome, stateHash } from '@warbeacon/kernel';
import { type AnyGameKit, playerNamed, RANDOM } from './game-kit.ts';

/** More commands than any game takes; beyond it the bots are going round in circles. */
const COMMAND_LIMIT = 200_000;

export interface PlayoutOrder {
  readonly seed: number | string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Who plays each side, by a name out of `policiesOf`; chance where nobody is named. */
  readonly policy: Readonly<Partial<Record<string, string>>>;
}

export interface Playout {
  readonly commands: number;
  readonly outcome: Outcome<string>;
  /** Hash of the last state. */
  readonly hash: string;
  readonly seconds: number;
}

/** Throws when the game does not end, since that is a bug of the rules or of a bot. */
export function playOut({ rules, bots }: AnyGameKit, { seed, options = {}, policy }: PlayoutOrder): Playout {
  const began = performance.now();
  const players = Object.fromEntries(rules.sides.map((side) => [side, playerNamed(bots, policy[side] ?? RANDOM)]));
  const { outcome, commands, state } = playGame({ rules, bots: players, seed, options, limit: COMMAND_LIMIT });
  return { commands, outcome, hash: stateHash(state), seconds: Math.round(performance.now() - began) / 1000 };
}
