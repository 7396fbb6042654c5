/** `warbeacon playout`: games between bots, one line each, and what became of them. */
import { parseCount } from './arguments.ts';
import { EXIT } from './exit-codes.ts';
import { type AnyGameKit, policiesOf } from './game-kit.ts';
import { type Playout, playOut } from './playout.ts';

export interface PlayoutValues {
  readonly seed: string;
  readonly games: string;
  /** Who plays each side, by its name. */
  readonly players: Readonly<Partial<Record<string, string>>>;
}

export function runPlayouts(kit: AnyGameKit, values: PlayoutValues): number {
  const first = parseCount('seed', values.seed, 0);
  const games = parseCount('games', values.games, 1);
  const { sides } = kit.rules;
  const policy = Object.fromEntries(sides.map((side) => [side, parseBot(kit, values.players[side])]));
  const played: Playout[] = [];
  for (let seed = first; seed < first + games; seed++) {
    const { commands, outcome, hash, seconds } = playOut(kit, { seed, policy });
    played.push({ commands, outcome, hash, seconds });
    const winner = outcome.winner ?? 'nobody';
    process.stdout.write(
      `seed ${seed}: ${winner} wins, ${outcome.reason} [${outcome.case}], ${commands} commands, ${seconds} s, ${hash}\n`,
    );
  }
  const commands = played.reduce((sum, game) => sum + game.commands, 0);
  const seconds = played.reduce((sum, game) => sum + game.seconds, 0);
  const wins = (side: string) => played.filter(({ outcome }) => outcome.winner === side).length;
  process.stdout.write(
    `${games} ${games === 1 ? 'game' : 'games'}: ${sides.map((side) => `${side} ${wins(side)}`).join(', ')}; ` +
      `${commands} commands in ${seconds.toFixed(1)} s, ${Math.round(commands / Math.max(seconds, 0.001))} a second\n`,
  );
  return EXIT.ok;
}

/** Chance plays where nobody is named. */
function parseBot(kit: AnyGameKit, name: string | undefined): string {
  const names = policiesOf(kit);
  if (name === undefined) return names[0];
  if (names.includes(name)) return name;
  throw new TypeError(`There is no bot ${name}. There are: ${names.join(', ')}.`);
}
