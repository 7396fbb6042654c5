/** Whole games of any kind between bots, in memory, with dice from a seed: for tests, measurements and the balance of the game. */
import { offersOf, type Outcome, play, type Rules, seedKey, streamDice, why } from '@warbeacon/kernel';
import type { Bot, BotInput } from './bot.ts';
import { lots } from './lots.ts';

/** Plays by chance and looks at nothing: many times as fast as a bot, for which everything must be listed. */
export const CHANCE = 'chance';

export interface PlayOut<S, C, E, V, Side extends string> {
  readonly rules: Rules<S, C, E, V, Side>;
  readonly bots: Readonly<Record<Side, Bot<NoInfer<C>, NoInfer<V>, Side> | typeof CHANCE>>;
  readonly seed: number | string;
  /** For `rules.create`. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Called after every command, with what it did and where it has led, which is not to be changed. */
  readonly watch?: (side: Side, command: C, events: readonly E[], state: S) => void;
  /** Commands after which the game is given up as endless; 20,000 if not said. */
  readonly limit?: number;
}

export interface Played<S, Side extends string> {
  readonly outcome: Outcome<Side>;
  readonly commands: number;
  readonly state: S;
}

const LIMIT = 20_000;

/**
 * Plays a game to its end. The same seed gives the same game. Throws when a bot asks for what is not legal, and when the
 * game goes on beyond the limit.
 */
export function playGame<S, C, E, V, Side extends string>({
  rules,
  bots,
  seed,
  options = {},
  watch,
  limit = LIMIT,
}: PlayOut<S, C, E, V, Side>): Played<S, Side> {
  const key = seedKey(seed);
  const chances = new Map(rules.sides.map((side) => [side, chanceOf(`${seed}/${side}`)]));
  const state = rules.create(options);
  for (let commands = 0; commands < limit; commands++) {
    const outcome = rules.outcome(state);
    if (outcome !== null) return { outcome, commands, state };
    const side = rules.deciders(state)[0];
    const chance = side === undefined ? undefined : chances.get(side);
    if (side === undefined || chance === undefined) throw new Error('nobody can decide, and the game is not over');
    const bot = bots[side];
    const command =
      bot === CHANCE
        ? chooseByChance(rules, state, side, chance.random)
        : bot.choose(inputOf(rules, state, side, chance.random, chance.lot));
    const refusal = why(rules, state, side, command);
    if (refusal)
      throw new Error(
        `${typeof bot === 'string' ? bot : bot.name} asked for ${JSON.stringify(command)}: ${refusal.message}`,
      );
    const events = play(rules, state, side, command, streamDice(key, { index: commands }));
    watch?.(side, command, events, state);
  }
  throw new Error(`the game is not over after ${limit} commands`);
}

/** A bot's own chance, apart from the dice of the game. */
type Chance = Pick<BotInput<never, never, never>, 'random' | 'lot'>;

/** The same seed gives the same chance. */
export const chanceOf = (seed: string): Chance => ({ random: uniform(seed), lot: lots(seed) });

/** What a bot is told when `side` must decide; nothing of it depends on what the side may not know. */
export function inputOf<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  state: S,
  side: Side,
  random: () => number,
  lot: (of: string) => number = lots(''),
): BotInput<C, V, Side> {
  return {
    view: rules.view(state, side),
    side,
    options: () => offersOf(rules, state, side),
    optionsOf: (piece) => offersOf(rules, state, side, piece),
    random,
    lot,
  };
}

/** A piece first (or none, as for `done`), then one of its commands: the full list need not be made to pick from it. */
function chooseByChance<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  state: S,
  side: Side,
  random: () => number,
): C {
  const actors: (string | null)[] = [...rules.actors(state, side), null];
  while (actors.length > 0) {
    const [actor = null] = actors.splice(Math.floor(random() * actors.length), 1);
    const commands = [...rules.legal(state, side, actor)];
    const command = commands[Math.floor(random() * commands.length)];
    if (command !== undefined) return command;
  }
  throw new Error('nothing is legal, and the game is not over');
}

/** Numbers from 0 up to 1, in steps of 1/46,656. */
export function uniform(seed: string): () => number {
  const key = seedKey(seed);
  let index = 0;
  return () => {
    const dice = streamDice(key, { index: index++ });
    let number = 0;
    for (let i = 0; i < 6; i++) number = number * 6 + dice.d6() - 1;
    return number / 46_656;
  };
}
