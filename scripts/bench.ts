/**
 * `npm run bench`: the numbers that the house holds itself to, measured here and now. On a busy machine they are worse
 * than they are; a figure that is not held is marked, and fails nothing.
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Figure, figure, makeFigures } from './bench/figures.ts';
import { measureRules } from './bench/rules.ts';
import { collect, runVisibly } from './run.mjs';
import { ROOT } from './toolchain.mjs';

const SIZES = join('apps', 'web', 'scripts', 'sizes.mjs');
/** Measures the server under load, in processes of its own. */
const SERVER = join('apps', 'server', 'bench', 'main.ts');
const WHERE = { cwd: ROOT, env: process.env };

/** What `SIZES` prints, in bytes. */
interface Sizes {
  readonly pages: Readonly<Record<'lobby' | 'board', { readonly gzip: number }>>;
  readonly budgets: Readonly<Record<'lobby' | 'board', number>>;
}

async function scriptSizes(): Promise<Figure[]> {
  const { output } = await collect(process.execPath, [SIZES], WHERE);
  const { pages, budgets } = JSON.parse(output) as Sizes;
  return [
    figure('script of the lobby, gzip', pages.lobby.gzip / 1000, 'kB', { max: budgets.lobby / 1000 }),
    figure('script of a match with its board, gzip', pages.board.gzip / 1000, 'kB', { max: budgets.board / 1000 }),
  ];
}

process.stdout.write(`Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}\n\n`);
process.stdout.write(`${makeFigures('Script sizes', await scriptSizes())}\n`);
process.stdout.write(`${makeFigures('Rules, one core', measureRules())}\n`);
if (existsSync(join(ROOT, SERVER))) process.exitCode = await runVisibly(process.execPath, [SERVER], WHERE);
