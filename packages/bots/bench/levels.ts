/**
 * `node packages/bots/bench/levels.ts <game> [pairs] [upper] [lower]`: whether a level beats the one below it. A pair is one
 * seed, played twice with the sides changed. Prints a row for each two levels: won from either side, and the share of all games
 * with its interval of 95 %. Seeds are counted from 1000, apart from those that anything was tuned on.
 */
import { gondorSiege, helmsDeepSiege, theFordSiege } from '@warbeacon/siege';
import type { Rules } from '@warbeacon/kernel';
import type { Bot } from '../src/bot.ts';
import { fordLevels, gondorLevels, helmsDeepLevels, type Levels, playGame, randomBot } from '../src/index.ts';

const FIRST_SEED = 1000;
/** Of a normal distribution, for 95 %. */
const Z = 1.96;

interface Ladder {
  readonly names: readonly string[];
  /** Whether `upper` wins as the side at `place`. */
  wins(upper: string, lower: string, place: 0 | 1, seed: number): boolean;
}

function ladderOf<S, C extends { readonly type: string }, E, V extends { readonly phase: string }, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  levels: Levels<C, V, Side>,
): Ladder {
  // Set up by plan: the deployment of the dice alone would be longer than a game.
  const dice: Bot<C, V, Side> = {
    name: randomBot.name,
    choose: (input) => (input.view.phase === 'deployment' ? levels.strong.choose(input) : randomBot.choose(input)),
  };
  const bots = new Map<string, Bot<C, V, Side>>(Object.entries({ dice, ...levels }));
  const botOf = (name: string): Bot<C, V, Side> => {
    const bot = bots.get(name);
    if (bot === undefined) throw new Error(`there is no ${name}; there are ${[...bots.keys()].join(', ')}`);
    return bot;
  };
  return {
    names: [...bots.keys()],
    wins(upper, lower, place, seed) {
      const own = rules.sides[place];
      const pairs = rules.sides.map((side) => [side, botOf(side === own ? upper : lower)] as const);
      const { outcome } = playGame({ rules, bots: Object.fromEntries(pairs) as Record<Side, Bot<C, V, Side>>, seed });
      return outcome.winner === own;
    },
  };
}

/** Wilson's interval, in percent. */
function interval(won: number, of: number): string {
  const share = won / of;
  const middle = share + (Z * Z) / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const whole = 1 + (Z * Z) / of;
  const percent = (part: number) => Math.round((100 * part) / whole);
  return `${Math.round(100 * share)} % [${percent(middle - spread)}, ${percent(middle + spread)}]`;
}

const LADDERS: ReadonlyMap<string, Ladder> = new Map([
  ['helms-deep', ladderOf(helmsDeepSiege.rules, helmsDeepLevels)],
  ['gondor', ladderOf(gondorSiege.rules, gondorLevels)],
  ['the-ford', ladderOf(theFordSiege.rules, fordLevels)],
]);

const [game = '', count = '50', above, below] = process.argv.slice(2);
const ladder = LADDERS.get(game);
if (ladder === undefined || !/^\d+$/.test(count))
  throw new Error(`usage: levels.ts ${[...LADDERS.keys()].join(' | ')}`);
const pairs = Number(count);
const steps = ladder.names.slice(1).map((upper, i) => [upper, ladder.names[i] ?? ''] as const);
const wanted = above !== undefined && below !== undefined ? [[above, below] as const] : steps;

console.log('| level | against | as the attacker | as the defender | of all games |');
console.log('| --- | --- | --- | --- | --- |');
for (const [upper, lower] of wanted) {
  const won = [0, 0];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + pairs; seed++) {
    if (ladder.wins(upper, lower, 0, seed)) won[0] = (won[0] ?? 0) + 1;
    if (ladder.wins(upper, lower, 1, seed)) won[1] = (won[1] ?? 0) + 1;
  }
  const [attacking = 0, defending = 0] = won;
  const all = interval(attacking + defending, 2 * pairs);
  console.log(`| ${upper} | ${lower} | ${attacking} of ${pairs} | ${defending} of ${pairs} | ${all} |`);
}
