/**
 * `npm run bench`: the numbers that the house holds itself to, measured here and now. On a busy machine they are worse
 * than they are; a figure that is not held is marked, and fails nothing.
 */
import { cpus } from 'node:os';
import { type Figure, figure, makeFigures } from './bench/figures.ts';
import { measureSizes } from './bench/sizes.ts';
import { runStep } from './run.mjs';
import { Trouble } from './say.mjs';
import { ROOT } from './toolchain.mjs';

/** What `packages/siege/bench` says; times of a single core. */
interface RulesFound {
  readonly playOut: { readonly commandsPerSecond: number; readonly withBothViews: number };
  readonly legalListOfMovementMs: number;
  readonly submitMs: number;
  readonly cloneUs: number;
  readonly stateHashUs: number;
}

/** What `apps/server/bench` says. */
interface ServerFound {
  readonly liveMatches: number;
  readonly command: { readonly p50Ms: number; readonly p99Ms: number; readonly wantedP99Ms: number };
  readonly echo: { readonly p50Ms: number; readonly p99Ms: number };
  readonly bytesPerOrdinaryMove: { readonly median: number; readonly most: number; readonly wanted: number };
  readonly memoryPerLiveMatchKb: { readonly resident: number; readonly wanted: number };
}

/** Runs a measurement in a process of its own and reads the JSON object that it prints. */
async function measured(what: string, program: string): Promise<unknown> {
  const { code, output } = await runStep(what, process.execPath, [program], { cwd: ROOT, env: process.env });
  // On one line or on several; what libraries have to say may stand around it.
  const json = /^\{(?:[^\n]*\}|\n[^]*?\n\})$/m.exec(output)?.[0];
  if (code !== 0 || json === undefined) throw new Trouble(`${program} has failed.`, output);
  return JSON.parse(json);
}

function rulesFigures(found: RulesFound): Figure[] {
  return [
    figure('random play-out, commands a second', found.playOut.commandsPerSecond, '', { min: 60_000 }),
    figure('random play-out with the views of both seats', found.playOut.withBothViews, '', { min: 20_000 }),
    figure('legal list of a whole movement phase', found.legalListOfMovementMs, 'ms', { max: 5 }),
    figure('submit', found.submitMs, 'ms', { max: 0.3 }),
    figure('clone of a state', found.cloneUs, 'µs', { max: 20 }),
    figure('hash of a state', found.stateHashUs, 'µs'),
  ];
}

function serverFigures({ command, echo, bytesPerOrdinaryMove, memoryPerLiveMatchKb }: ServerFound): Figure[] {
  return [
    figure('command, sent to answered, median', command.p50Ms, 'ms'),
    figure('command, sent to answered, 99 of 100', command.p99Ms, 'ms', { max: command.wantedP99Ms }),
    figure('bare echo beside it, median', echo.p50Ms, 'ms'),
    figure('bare echo beside it, 99 of 100', echo.p99Ms, 'ms'),
    figure('to a player for an ordinary move', bytesPerOrdinaryMove.median, 'bytes', {
      max: bytesPerOrdinaryMove.wanted,
    }),
    figure('memory of a live match', memoryPerLiveMatchKb.resident, 'kB', { max: memoryPerLiveMatchKb.wanted }),
  ];
}

process.stdout.write(`Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}\n\n`);
process.stdout.write(`${makeFigures('Script sizes', measureSizes())}\n`);
const rules = (await measured('measuring the rules', 'packages/siege/bench/main.ts')) as RulesFound;
process.stdout.write(`${makeFigures('Rules, one core', rulesFigures(rules))}\n`);
const server = (await measured('measuring the server', 'apps/server/bench/main.ts')) as ServerFound;
process.stdout.write(makeFigures(`Server with ${server.liveMatches} live matches`, serverFigures(server)));
