/**
 * `node packages/bots/bench/skirmish.ts <scenario> [games] [good] [evil] [first seed] [options as JSON]`: games of one scenario of the skirmish
 * between two players, `captain`, `sergeant` or `dice` (who set up by plan). Prints who won, by what, and what was left; and how
 * long a decision took, rules included.
 */
import { battlehost, type Command, type Side, skirmish, type View } from '@warbeacon/skirmish';
import { playGame, randomBot, sergeant, skirmishCaptain } from '../src/index.ts';
import type { Bot } from '../src/bot.ts';

type SkirmishBot = Bot<Command, View, Side>;

const dice: SkirmishBot = {
  name: randomBot.name,
  choose: (input) => (input.view.phase === 'set-up' ? skirmishCaptain.choose(input) : randomBot.choose(input)),
};
const PLAYERS: Readonly<Record<string, SkirmishBot>> = { captain: skirmishCaptain, sergeant, dice };

const [scenario = 'forces-clash', games = '20', good = 'captain', evil = 'captain', first = '1', more = '{}'] =
  process.argv.slice(2);

/** Milliseconds for which this thread has been at work: what others do on the machine does not count. */
function busy(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of one player's decisions. */
class Watch {
  count = 0;
  sum = 0;
  most = 0;
  around(bot: SkirmishBot): SkirmishBot {
    return {
      name: bot.name,
      choose: (input) => {
        const begun = busy();
        const command = bot.choose(input);
        const spent = busy() - begun;
        this.count += 1;
        this.sum += spent;
        this.most = Math.max(this.most, spent);
        return command;
      },
    };
  }
}

const watch = new Watch();
const player = (name: string): SkirmishBot => {
  const bot = PLAYERS[name];
  if (bot === undefined) throw new Error(`there is no ${name}`);
  return name === 'dice' ? bot : watch.around(bot);
};

const results = new Map<string, number>();
const wins = { good: 0, evil: 0, nobody: 0 };
const turns: number[] = [];
const scores = { good: 0, evil: 0 };
const left = { good: 0, evil: 0 };
let commands = 0;
for (let seed = Number(first); seed < Number(first) + Number(games); seed++) {
  const played = playGame({
    rules: battlehost.rules,
    bots: { good: player(good), evil: player(evil) },
    seed,
    options: { scenario, ...(JSON.parse(more) as Record<string, unknown>) },
  });
  const { outcome, state } = played;
  wins[outcome.winner ?? 'nobody'] += 1;
  const key = `${outcome.winner ?? 'nobody'} ${outcome.reason}`;
  results.set(key, (results.get(key) ?? 0) + 1);
  turns.push(state.turn);
  commands += played.commands;
  const view = skirmish.view(state, 'spectator');
  for (const side of ['good', 'evil'] as const) {
    scores[side] += view.score[side];
    left[side] += Object.values(view.models).filter((model) => model.side === side && model.at !== null).length;
  }
  const burdens = Object.entries(view.objects).map(
    ([id, { gone, by }]) => `${id} ${gone || (by.length > 0 ? 'held' : 'lies')}`,
  );
  if (process.env['VERBOSE'] !== undefined)
    console.log(seed, key, `turn ${state.turn}`, JSON.stringify(view.score), burdens.join(', '), `alarm ${view.alarm}`);
  for (const burden of burdens) results.set(burden, (results.get(burden) ?? 0) + 1);
}
const mean = (sum: number) => (sum / Number(games)).toFixed(1);
console.log(`${scenario}: ${good} (good) against ${evil} (evil), ${games} games from seed ${first}`);
console.log(
  `good ${wins.good}, evil ${wins.evil}, nobody ${wins.nobody}; ${[...results].map(([key, n]) => `${key}: ${n}`).join('; ')}`,
);
console.log(
  `turn ${mean(turns.reduce((sum, turn) => sum + turn, 0))}, commands ${mean(commands)}, points ${mean(scores.good)} to ${mean(scores.evil)}, left ${mean(left.good)} and ${mean(left.evil)}`,
);
console.log(
  `${(watch.sum / watch.count).toFixed(2)} ms a decision, ${watch.most.toFixed(0)} at most, of ${watch.count}`,
);
