/** Games that bots play to their end, as fast as they can; the same seed gives the same game. */
import { type Outcome, seedKey, stateHash, streamDice, submit } from '@warbeacon/kernel';
import type { Command, Side } from '@warbeacon/siege';
import type { GameKit } from './games.ts';
import { BOTS, type BotName } from './policies.ts';

/** More commands than any game takes; beyond it the bots are going round in circles. */
const COMMAND_LIMIT = 200_000;

export interface PlayoutOrder {
  readonly seed: number | string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly policy: Readonly<Record<Side, BotName>>;
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
  const key = seedKey(seed);
  const random = randomNumbers(seedKey(`bots of ${seed}`));
  let state = rules.create(options);
  for (let commands = 0; commands < COMMAND_LIMIT; commands++) {
    const outcome = rules.outcome(state);
    if (outcome) {
      return { commands, outcome, hash: stateHash(state), seconds: Math.round(performance.now() - began) / 1000 };
    }
    const [side] = rules.deciders(state);
    if (side === undefined) throw new Error('nobody can decide, and the game is not over');
    const name = policy[side];
    const now = state;
    // The random player looks at no odds, so that none need be worked out for it.
    const offer = (command: Command) => (name === 'random' ? { command } : rules.offer(now, side, command));
    const command = BOTS[name].choose({
      view: rules.view(now, side),
      side,
      options: () => Array.from(rules.legal(now, side), offer),
      optionsOf: (piece) => Array.from(rules.legal(now, side, piece), offer),
      random,
    });
    const done = submit(rules, now, side, command, streamDice(key, { index: commands }));
    if (!done.ok) throw new Error(`${name} chose what is refused: ${done.error.code}: ${done.error.message}`);
    state = done.value.state;
  }
  throw new Error(`the game did not end within ${COMMAND_LIMIT} commands`);
}

/** Numbers of at least 0 and less than 1 from 32 bytes (sfc32); they decide what bots do, never what dice show. */
function randomNumbers(key: Uint8Array): () => number {
  const words = new DataView(key.buffer, key.byteOffset);
  let [a, b, c, count] = [words.getUint32(0), words.getUint32(4), words.getUint32(8), words.getUint32(12)];
  return () => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
}
