/** `warbeacon playout`: games between bots, one line each, and what became of them. */
import type { Side } from '@warbeacon/siege';
import { parseCount } from './arguments.ts';
import { EXIT } from './exit-codes.ts';
import { GAMES } from './games.ts';
import { type Playout, playOut } from './playout.ts';
import { POLICY_NAMES } from './policies.ts';

export function runPlayouts(values: Readonly<Record<'seed' | 'games' | Side, string>>): number {
  const first = parseCount('seed', values.seed, 0);
  const games = parseCount('games', values.games, 1);
  const policy = { isengard: parseBot(values.isengard), westernesse: parseBot(values.westernesse) };
  const played: Playout[] = [];
  for (let seed = first; seed < first + games; seed++) {
    const { commands, outcome, hash, seconds } = playOut(GAMES['helms-deep'], { seed, policy });
    played.push({ commands, outcome, hash, seconds });
    const winner = outcome.winner ?? 'nobody';
    process.stdout.write(
      `seed ${seed}: ${winner} wins, ${outcome.reason} [${outcome.case}], ${commands} commands, ${seconds} s, ${hash}\n`,
    );
  }
  const commands = played.reduce((sum, game) => sum + game.commands, 0);
  const seconds = played.reduce((sum, game) => sum + game.seconds, 0);
  const wins = (side: Side) => played.filter(({ outcome }) => outcome.winner === side).length;
  process.stdout.write(
    `${games} ${games === 1 ? 'game' : 'games'}: isengard ${wins('isengard')}, westernesse ${wins('westernesse')}; ` +
      `${commands} commands in ${seconds.toFixed(1)} s, ${Math.round(commands / Math.max(seconds, 0.001))} a second\n`,
  );
  return EXIT.ok;
}

function parseBot(name: string): string {
  if (POLICY_NAMES.includes(name)) return name;
  throw new TypeError(`There is no bot ${name}. There are: ${POLICY_NAMES.join(', ')}.`);
}
