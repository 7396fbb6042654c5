/**
 * `node packages/bots/bench/main.ts [games] [file]`: how the bots fare against each other, how the game comes out
 * between them, and what the captain uses of what he has. Prints tables in Markdown; with a file name, the figures
 * behind them as JSON too. Seeds are counted from 0, so two runs of the same code give the same tables, but for the
 * times.
 */
import { writeFileSync } from 'node:fs';
import { type Command, HELMS_DEEP, helmsDeep, type Side } from '@warbeacon/siege';
import type { Bot } from '../src/helms-deep/bot.ts';
import { captain, playGame, randomBot } from '../src/index.ts';

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
  /** Turns in which each side had the choice of what is counted. */
  readonly offered: Readonly<Record<string, number>>;
  /** How often it was chosen. */
  readonly used: Readonly<Record<string, number>>;
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

/** What is counted of a side's commands, under the name of the second table; `undefined` for all others. */
function countedAs(side: Side, command: Command): string | undefined {
  switch (command.type) {
    case 'announce':
      return command.ability;
    case 'form':
      return `${HORSE.has(command.units[0]) ? 'wedge' : 'shield wall'} of ${side}`;
    case 'rally':
      return `rally of ${side}`;
    default:
      return COUNTED[command.type];
  }
}

const HORSE: ReadonlySet<string> = new Set(HELMS_DEEP.units.flatMap(({ id, cavalry }) => (cavalry ? [id] : [])));
const COUNTED: Readonly<Partial<Record<Command['type'], string>>> = {
  blowHorn: 'horn',
  orcCunning: 'orc-cunning',
  sortie: 'sortie',
  deathAndGlory: 'for-death-and-glory',
  layLadder: 'ladder',
  ram: 'ram',
  detonate: 'fire',
  dropRocks: 'rocks',
};
/** Decisions in which abilities and formations are chosen, looked at once a turn: what else there is, is chosen often. */
const LOOKED_AT: ReadonlySet<string> = new Set(['abilities', 'movement']);

function playOne({ isengard, westernesse }: Series, seed: number): Game {
  const began = performance.now();
  const offered = new Map<string, number>();
  const used = new Map<string, number>();
  const seen = new Set<string>();
  const watched = (bot: Bot): Bot => ({
    name: bot.name,
    choose(input) {
      const { turn, decision } = input.view;
      const moment = `${turn} ${input.side} ${decision?.kind}`;
      if (LOOKED_AT.has(decision?.kind ?? '') && !seen.has(moment)) {
        seen.add(moment);
        const counted = input.options().map(({ command }) => countedAs(input.side, command) ?? '');
        for (const name of new Set(counted)) offered.set(name, (offered.get(name) ?? 0) + 1);
      }
      return bot.choose(input);
    },
  });
  const { outcome, commands, state } = playGame({
    rules: helmsDeep,
    bots: { isengard: watched(isengard), westernesse: watched(westernesse) },
    seed,
    watch: (side, command) => {
      const name = countedAs(side, command);
      if (name !== undefined) used.set(name, (used.get(name) ?? 0) + 1);
    },
  });
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
    offered: Object.fromEntries(offered),
    used: Object.fromEntries(used),
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

/** A line for everything counted: games in which there was the choice, games in which it was made, times a game. */
function usesOf(games: readonly Game[]): string[] {
  const names = new Set(games.flatMap(({ used, offered }) => [...Object.keys(used), ...Object.keys(offered)]));
  names.delete('');
  return [...names].toSorted().map((name) => {
    const offered = games.filter((game) => game.offered[name] !== undefined);
    const used = games.filter((game) => game.used[name] !== undefined);
    const turns = offered.length > 0 ? mean(offered.map((game) => game.offered[name] ?? 0)) : '';
    const times = mean(games.map((game) => game.used[name] ?? 0));
    return `| ${name} | ${offered.length > 0 ? offered.length : ''} | ${turns} | ${used.length} | ${times} |`;
  });
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
    `Of ${tables[0]?.games.length ?? 0} games between captains:`,
    '',
    '| | could, games | in turns | did, games | times a game |',
    '| --- | --- | --- | --- | --- |',
    ...usesOf(tables[0]?.games ?? []),
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
