/** Goes through a game by chance and shows the states to try the laws on. */
import { play, seedKey, streamDice } from '@warbeacon/kernel';
import { type Random, randomFrom, type Subject } from './subject.ts';

export interface Step<S, C, E, Side extends string> {
  /** How many commands have been given. */
  readonly ply: number;
  /** Changed in place by the next step: clone it to keep it. */
  readonly state: S;
  readonly side: Side;
  /** What will be done next. */
  readonly command: C;
  /** What the command before brought about. */
  readonly events: readonly E[];
}

export interface Walk<S, C, Side extends string> {
  readonly seed: number;
  /** Where it begins; a new game when it is left out. */
  readonly from?: S;
  /** At most so many commands. */
  readonly limit?: number;
  /** Told every command, with whose it was. */
  readonly record?: { side: Side; command: C }[];
}

/** The dice of the n-th command of a walk. */
export const walkDice = (seed: number, ply: number) => streamDice(seedKey(`walk ${seed}`), { index: ply });

/** Plays by chance: a piece by chance (or none), then a kind of its commands, then one of them. Throws when nobody can decide. */
export function* walk<S, C, E, V, Side extends string>(
  subject: Subject<S, C, E, V, Side>,
  { seed, from, limit = 100_000, record }: Walk<S, C, Side>,
): Generator<Step<S, C, E, Side>, S> {
  const { rules } = subject;
  const random = randomFrom(seed);
  const state = from === undefined ? rules.create({}) : rules.clone(from);
  let events: readonly E[] = [];
  for (let ply = 0; ply < limit; ply++) {
    const side = rules.deciders(state)[0];
    if (side === undefined) break;
    let command = choose(subject, state, side, random);
    while (subject.isIdle(command) && random(10) > 0) command = choose(subject, state, side, random);
    yield { ply, state, side, command, events };
    record?.push({ side, command });
    events = play(rules, state, side, command, walkDice(seed, ply));
  }
  return state;
}

function choose<S, C, E, V, Side extends string>(
  { rules, kindOf }: Subject<S, C, E, V, Side>,
  s: S,
  side: Side,
  random: Random,
): C {
  const actors: (string | null)[] = [...rules.actors(s, side), null];
  while (actors.length > 0) {
    const [actor = null] = actors.splice(random(actors.length), 1);
    const commands = [...rules.legal(s, side, actor)];
    const kinds = [...new Set(commands.map(kindOf))];
    const kind = kinds[random(kinds.length)];
    const alike = commands.filter((command) => kindOf(command) === kind);
    const command = alike[random(alike.length)];
    if (command !== undefined) return command;
  }
  throw new Error(`${side} must decide and can do nothing`);
}
