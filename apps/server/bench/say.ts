/** Measurements in lines for people who wait. */
import type { Rung } from './ladder.ts';
import type { Quantiles } from './quantiles.ts';

const short = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2));
const percent = (share: number) => `${Math.round(share * 100)} %`;

export function makeTimes({ p50Ms, p90Ms, p99Ms, maxMs }: Quantiles): string {
  return `p50 ${short(p50Ms)}, p90 ${short(p90Ms)}, p99 ${short(p99Ms)}, max ${short(maxMs)} ms`;
}

export function makeRung({ matches, held, ...found }: Rung): string {
  const { server, generator, echo } = found;
  const faults = Object.entries(found.faults).map(([words, count]) => `  ${count} × ${words}\n`);
  return [
    `${held ? '✓' : '✗'} ${matches.toLocaleString('en')} matches: `,
    `${short(found.donePerSecond)} of ${short(found.duePerSecond)} commands a second; ${makeTimes(found.command)}\n`,
    `  options ${makeTimes(found.options)}\n`,
    echo === null
      ? ''
      : `  bare echo ${makeTimes(echo.command)}; ${echo.server.cpuMsPerCommand} ms of CPU for two requests\n`,
    `  server ${server.cpuMsPerCommand} ms of CPU a command, ${percent(server.cpu)} of a core, `,
    `event loop ${percent(server.busy)}, ${short(server.residentMb)} MB\n`,
    `  load made with ${percent(generator.cpu)} of a core, event loop ${percent(generator.busy)}, `,
    `late by p99 ${short(generator.lateMs.p99Ms)} ms; others used ${percent(found.othersCpu)} of a core\n`,
    generator.saturated ? '  The process that makes the load is saturated: the times are its own as well.\n' : '',
    ...faults,
  ].join('');
}
