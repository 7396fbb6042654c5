/** Measurements in lines for people who wait. */
import type { EventsFound } from './events.ts';
import type { FootprintFound } from './footprint.ts';
import type { CrowdFound } from './lobby.ts';
import type { Rung } from './ladder.ts';
import type { Quantiles } from './quantiles.ts';
import type { AudienceFound, JoiningFound } from './spectating.ts';

const short = (value: number) => (value >= 10 ? Math.round(value).toLocaleString('en') : value.toFixed(1));
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
    `late by p99 ${short(generator.lateMs.p99Ms)} ms; `,
    `PostgreSQL ${percent(found.postgresCpu)}, others ${percent(found.othersCpu)} of a core\n`,
    generator.saturated ? '  The process that makes the load is saturated: the times are its own as well.\n' : '',
    ...faults,
  ].join('');
}

export function makeAudience(found: AudienceFound): string {
  return [
    `  ${found.spectators.toLocaleString('en')} spectators: players ${makeTimes(found.watched)}\n`,
    `    other matches ${makeTimes(found.others)}\n`,
    `    server ${percent(found.serverCpu)} of a core, ${short(found.addedCpuMsPerCommand)} ms of CPU more a command; `,
    `${found.bytesToEachPerCommand} bytes to each a command; they read with ${percent(found.spectatorsCpu)} of a core\n`,
    found.relaysCpu > 0 ? `    processes that only watch ${percent(found.relaysCpu)} of a core\n` : '',
  ].join('');
}

export function makeLobby(found: CrowdFound): string {
  return [
    `  ${found.people.toLocaleString('en')} in the lobby: players ${makeTimes(found.command)}\n`,
    `    ${short(found.donePerSecond)} commands a second; server ${percent(found.serverCpu)} of a core, event loop `,
    `${percent(found.serverBusy)}, others ${percent(found.othersCpu)}; ${found.changesPerSecond} changes a second, `,
    `${short(found.addedCpuMsPerChange)} ms of CPU more each; ${found.bytesToEachPerChange} bytes to each a change; `,
    `they read with ${percent(found.crowdCpu)} of a core; ${found.cpuMsToCome} ms of the server's CPU for each who came\n`,
  ].join('');
}

export function makeEvents({ pairings, before, during, beginMs, blocked, bytes }: EventsFound): string {
  return [
    `  ${pairings} pairings begin in ${beginMs.join(', ')} ms: players before ${makeTimes(before)}\n`,
    `    meanwhile ${makeTimes(during)}\n`,
    `    the thread was held for ${blocked.reading4000} ms by 4,000 rows, ${blocked.firstLook} ms by a first look, `,
    `${blocked.pairing1000} ms by a pairing of 1,000; ${bytes.whole} bytes for all of ${bytes.plain}, ${bytes.change} for a change\n`,
  ].join('');
}

export function makeJoining({ from, to, seconds, msEach, cpuMsEach }: JoiningFound): string {
  return `  from ${from} to ${to} spectators in ${seconds} s: ${msEach} ms each, ${cpuMsEach} ms of the server's CPU\n`;
}

export function makeFootprint({ matches, deployedKb, playedKb, toMover, toOpponent }: FootprintFound): string {
  return [
    `  a live match of ${matches}: ${short(deployedKb.heldKb)} kB held, ${short(deployedKb.residentKb)} kB resident; `,
    `when played a little ${short(playedKb.heldKb)} and ${short(playedKb.residentKb)} kB\n`,
    `  an ordinary move: ${toMover.median} bytes to who moves, ${toOpponent.median} to the other\n`,
  ].join('');
}
