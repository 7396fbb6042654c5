/** Games that bots play to their end, as fast as they can; the same seed gives the same game. */
import { type Outcome, play, seedKey, stateHash, streamDice } from '@warbeacon/kernel';
import type { Command, Side, SiegeRules, State } from '@warbeacon/siege';
import type { GameKit } from './games.ts';
import { botNamed } from './policies.ts';

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
  const key = seedKey(seed);
  const random = randomNumbers(seedKey(`bots of ${seed}`));
  const state = rules.create(options);
  for (let commands = 0; commands < COMMAND_LIMIT; commands++) {
    const outcome = rules.outcome(state);
    if (outcome) {
      return { commands, outcome, hash: stateHash(state), seconds: Math.round(performance.now() - began) / 1000 };
    }
    const [side] = rules.deciders(state);
    if (side === undefined) throw new Error('nobody can decide, and the game is not over');
    const command = choose(rules, state, side, policy[side], random);
    const refusal = rules.check(state, side, command);
    if (refusal) throw new Error(`${policy[side]} chose what is refused: ${refusal.code}: ${refusal.message}`);
    play(rules, state, side, command, streamDice(key, { index: commands }));
  }
  throw new Error(`the game did not end within ${COMMAND_LIMIT} commands`);
}

function choose(rules: SiegeRules, s: State, side: Side, name: string, random: () => number): Command {
  const bot = botNamed(name);
  if (!bot) return chooseAtRandom(rules, s, side, random);
  const offer = (command: Command) => rules.offer(s, side, command);
  return bot.choose({
    view: rules.view(s, side),
    side,
    options: () => Array.from(rules.legal(s, side), offer),
    optionsOf: (piece) => Array.from(rules.legal(s, side, piece), offer),
    random,
  });
}

/** A piece first (or none, as for `done`), then one of its commands: the full list need not be made to pick from it. */
function chooseAtRandom(rules: SiegeRules, s: State, side: Side, random: () => number): Command {
  const actors: (string | null)[] = [...rules.actors(s, side), null];
  while (actors.length > 0) {
    const [actor = null] = actors.splice(Math.floor(random() * actors.length), 1);
    const commands = [...rules.legal(s, side, actor)];
    const command = commands[Math.floor(random() * commands.length)];
    if (command) return command;
  }
  throw new Error('nothing is legal, and the game is not over');
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
