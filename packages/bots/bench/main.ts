/**
 * `node packages/bots/bench/main.ts [game] [games] [file] [series]`: how the bots fare against each other, how the game
 * comes out between them, and what the captain uses of what he has. Prints tables in Markdown; with a file name, each game
 * is written there as it ends, a line of JSON a game. `series` are the numbers of those that are played, from 0, such as
 * `0,3`; all if not said. Seeds are counted from 0, so two runs of the same code give the same tables, but for the times.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { gondor } from './gondor/series.ts';
import { helmsDeep } from './helms-deep/series.ts';
import type { Bench } from './record.ts';
import { outcomes, speed } from './tables.ts';

const BENCHES: ReadonlyMap<string, Bench> = new Map([
  ['helms-deep', helmsDeep],
  ['gondor', gondor],
]);

const [name = 'helms-deep', count = '100', file, only] = process.argv.slice(2);
const bench = BENCHES.get(name);
if (bench === undefined || !/^\d+$/.test(count))
  throw new Error(`usage: main.ts [${[...BENCHES.keys()].join(' | ')}] [games] [file] [series]`);

if (file !== undefined) writeFileSync(file, '');
const wanted = only?.split(',').map(Number);
const played = bench
  .series(Number(count))
  .filter((_, i) => wanted?.includes(i) !== false)
  .map((series) => {
    const games = Array.from({ length: series.games }, (_, seed) => {
      const game = series.play(seed);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ game: name, bots: series.bots, ...game })}\n`);
      return game;
    });
    return { series, games };
  });

process.stdout.write(
  [...outcomes(bench, played), '', speed(played), ...bench.tables(played).flatMap((line) => line), ''].join('\n'),
);
