/** Tables in Markdown. */
import type { Bench, Game, Played } from './record.ts';

export function mean(numbers: readonly number[]): string {
  return (numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)).toFixed(1);
}

function row(cells: readonly (string | number)[]): string {
  return ['', ...cells, ''].join(' | ').trim();
}

/** Who won, and how. */
export function outcomes({ sides, armies }: Bench, played: readonly Played[]): string[] {
  const names = Object.values(armies).map((name, i) => (i === 0 ? `points of ${name}` : `of ${name}`));
  const head = [...sides, 'winner', 'by', 'games', 'turn', 'commands', ...names];
  return [row(head), row(head.map(() => '---')), ...played.flatMap((one) => ends(one, Object.keys(armies)))];
}

/** One line for each way in which games of the series ended, the most frequent first. */
function ends({ series, games }: Played, armies: readonly string[]): string[] {
  const byEnd = new Map<string, Game[]>();
  for (const game of games) {
    const end = `${game.winner ?? 'nobody'} | ${game.reason} [${game.case}]`;
    byEnd.set(end, [...(byEnd.get(end) ?? []), game]);
  }
  const sorted = [...byEnd].toSorted(([, a], [, b]) => b.length - a.length);
  return sorted.map(([end, of]) =>
    row([
      ...series.bots,
      end,
      `${of.length} of ${games.length}`,
      mean(of.map(({ turn }) => turn)),
      mean(of.map(({ commands }) => commands)),
      ...armies.map((army) => mean(of.map(({ points }) => points[army] ?? 0))),
    ]),
  );
}

export function speed(played: readonly Played[]): string {
  const games = played.flatMap((one) => one.games);
  const sum = (count: (game: Game) => number): number => games.map(count).reduce((a, b) => a + b, 0);
  return `${((sum(({ seconds }) => seconds) * 1000) / sum(({ commands }) => commands)).toFixed(1)} ms a decision, rules included.`;
}

/** A line for everything counted: games in which there was the choice, games in which it was made, times a game. */
export function choices(games: readonly Game[]): string[] {
  const names = new Set(games.flatMap(({ used, offered }) => [...Object.keys(used), ...Object.keys(offered)]));
  names.delete('');
  return [
    '| | could, games | in turns | did, games | times a game |',
    '| --- | --- | --- | --- | --- |',
    ...[...names].toSorted().map((name) => {
      const offered = games.filter((game) => game.offered[name] !== undefined);
      const used = games.filter((game) => game.used[name] !== undefined);
      const turns = offered.length > 0 ? mean(offered.map((game) => game.offered[name] ?? 0)) : '';
      const times = mean(games.map((game) => game.used[name] ?? 0));
      return `| ${name} | ${offered.length > 0 ? offered.length : ''} | ${turns} | ${used.length} | ${times} |`;
    }),
  ];
}

/** A line for everything counted in each series: in how many of its games it happened, and how often in a game. */
export function uses(played: readonly Played[]): string[] {
  const names = new Set(played.flatMap(({ games }) => games.flatMap(({ used }) => Object.keys(used))));
  return [
    row(['games, and times a game', ...played.map(({ series }) => series.bots.join(' – '))]),
    row(['---', ...played.map(() => '---')]),
    ...[...names].toSorted().map((name) =>
      row([
        name,
        ...played.map(({ games }) => {
          const did = games.filter(({ used }) => used[name] !== undefined).length;
          return `${did}, ${mean(games.map(({ used }) => used[name] ?? 0))}`;
        }),
      ]),
    ),
  ];
}

/** A line for everything counted by turns, the mean of all games. */
export function turns(games: readonly Game[]): string[] {
  const names = [...new Set(games.flatMap(({ byTurn }) => Object.keys(byTurn)))].toSorted();
  const last = Math.max(0, ...games.flatMap(({ byTurn }) => Object.values(byTurn).map((counts) => counts.length)));
  const numbers = Array.from({ length: last }, (_, i) => i);
  return [
    row(['turn', ...numbers.map((i) => i + 1)]),
    row(['---', ...numbers.map(() => '---')]),
    ...names.map((name) => row([name, ...numbers.map((i) => mean(games.map(({ byTurn }) => byTurn[name]?.[i] ?? 0)))])),
  ];
}
