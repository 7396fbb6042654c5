/**
 * `node packages/bots/bench/main.ts [games] [file]`: how the bots fare against each other, and how the game comes
 * out between them. Prints a table in Markdown; with a file name, the figures behind it as JSON too. Seeds are counted
 * from 0, so two runs of the same code give the same table, but for the times.
 */
import { writeFileSync } from 'node:fs';
import { helmsDeep, type Side } from '@warbeacon/siege';
import { type Bot, captain, playGame, randomBot } from '../src/index.ts';

const GAMES = Number(process.argv[2] ?? 100);
const FILE = process.argv[3];
/** Games against the dice, for each hundred between captains. */
const AGAINST_DICE = 0.2;

interface Game {
  readonly seed: number;
  readonly winner: Side | null;
  readonly reason: string;
  readonly case: string;
  readonly turn: number;
  readonly commands: number;
  readonly isengard: number;
  readonly westernesse: number;
  readonly seconds: number;
}

interface Series {
  readonly isengard: Bot;
  readonly westernesse: Bot;
  readonly games: number;
}

const SERIES: readonly Series[] = [
  { isengard: captain, westernesse: captain, games: GAMES },
  { isengard: captain, westernesse: randomBot, games: Math.ceil(GAMES * AGAINST_DICE) },
  { isengard: randomBot, westernesse: captain, games: Math.ceil(GAMES * AGAINST_DICE) },
];

function playOne({ isengard, westernesse }: Series, seed: number): Game {
  const began = performance.now();
  const { outcome, commands, state } = playGame({ rules: helmsDeep, bots: { isengard, westernesse }, seed });
  const { turn, points } = helmsDeep.view(state, 'spectator');
  return {
    seed,
    winner: outcome.winner,
    reason: outcome.reason,
    case: outcome.case,
    turn,
    commands,
    isengard: points.isengard.now,
    westernesse: points.westernesse.now,
    seconds: Math.round(performance.now() - began) / 1000,
  };
}

function mean(numbers: readonly number[]): string {
  return (numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)).toFixed(1);
}

/** One line for each way in which games of the series ended, the most frequent first. */
function rowsOf(series: Series, games: readonly Game[]): string[] {
  const ends = new Map<string, Game[]>();
  for (const game of games) {
    const end = `${game.winner ?? 'nobody'} | ${game.reason} [${game.case}]`;
    ends.set(end, [...(ends.get(end) ?? []), game]);
  }
  const sorted = [...ends].toSorted(([, a], [, b]) => b.length - a.length);
  return sorted.map(([end, of]) =>
    [
      '',
      series.isengard.name,
      series.westernesse.name,
      end,
      `${of.length} of ${games.length}`,
      mean(of.map(({ turn }) => turn)),
      mean(of.map(({ commands }) => commands)),
      mean(of.map(({ isengard }) => isengard)),
      mean(of.map(({ westernesse }) => westernesse)),
      '',
    ]
      .join(' | ')
      .trim(),
  );
}

const tables = SERIES.map((series) => {
  const games = Array.from({ length: series.games }, (_, seed) => playOne(series, seed));
  return { series, games };
});

const commands = tables.flatMap(({ games }) => games.map((game) => game.commands)).reduce((a, b) => a + b, 0);
const seconds = tables.flatMap(({ games }) => games.map((game) => game.seconds)).reduce((a, b) => a + b, 0);
process.stdout.write(
  [
    '| Isengard | Westernesse | winner | by | games | turn | commands | points of Isengard | of Westernesse |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...tables.flatMap(({ series, games }) => rowsOf(series, games)),
    '',
    `${((seconds * 1000) / commands).toFixed(1)} ms a decision, rules included.`,
    '',
  ].join('\n'),
);
if (FILE !== undefined) {
  const record = tables.map(({ series, games }) => ({
    isengard: series.isengard.name,
    westernesse: series.westernesse.name,
    games,
  }));
  writeFileSync(FILE, `${JSON.stringify(record, null, 1)}\n`);
}
