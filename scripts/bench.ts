/**
 * `npm run bench`: the numbers that the house holds itself to, measured here and now. On a busy machine they are worse
 * than they are; a figure that is not held is marked, and fails nothing.
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { makeFigures } from './bench/figures.ts';
import { measureRules } from './bench/rules.ts';
import { measureSizes } from './bench/sizes.ts';
import { runVisibly } from './run.mjs';
import { ROOT } from './toolchain.mjs';

/** Measures the server under load, in processes of its own. */
const SERVER = join(ROOT, 'apps', 'server', 'bench', 'main.ts');

process.stdout.write(`Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}\n\n`);
process.stdout.write(`${makeFigures('Script sizes', measureSizes())}\n`);
process.stdout.write(`${makeFigures('Rules, one core', measureRules())}\n`);
if (existsSync(SERVER))
  process.exitCode = await runVisibly(process.execPath, [SERVER], { cwd: ROOT, env: process.env });
