/** What spectators of one match cost: its players, those of other matches, the server, and those who come after them. */
import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import type { ServerProcess } from '../src/testing/server-process.ts';
import { measureLoad } from './load.ts';
import { usageSchema } from './measured-process.ts';
import { untilCalm } from './machine.ts';
import { ask } from './parent.ts';
import { type Quantiles, round } from './quantiles.ts';
import { makeAudience, makeJoining } from './say.ts';
import type { Settings } from './settings.ts';

/** Others are played meanwhile, with a command a second. */
const OTHER_MATCHES = 50;
/** One match alone gives few commands to measure, so it is played for longer than many are. */
const LONGER = 2;
/** How many come before time is looked at again. */
const BATCH = 500;
/** Seconds that are played before the first audience is measured, so that it is not charged with a cold server. */
const WARM_UP_SECONDS = 10;
/** Seconds after the moment in which all leave at once. */
const LEAVING_SECONDS = 5;

export interface AudienceFound {
  readonly spectators: number;
  /** Of the match that is watched, and of the others. */
  readonly watched: Quantiles;
  readonly others: Quantiles;
  /** Share of a core. */
  readonly serverCpu: number;
  /** Of all processes that only watch together. */
  readonly relaysCpu: number;
  /** Milliseconds of CPU that spectators add to a command. */
  readonly addedCpuMsPerCommand: number;
  readonly bytesToEachPerCommand: number;
  /** Share of a core with which the spectators' own process reads. */
  readonly spectatorsCpu: number;
}

export interface JoiningFound {
  /** Spectators before and after. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly msEach: number;
  /** Of the server. */
  readonly cpuMsEach: number;
}

export interface SpectatingFound {
  readonly audiences: readonly AudienceFound[];
  readonly joining: readonly JoiningFound[];
  /** The longest that a player waited while all spectators left at once. */
  readonly leavingMaxMs: number;
}

export interface SpectatingParts {
  readonly server: ServerProcess;
  /** Processes that only watch. */
  readonly relays: readonly ServerProcess[];
  /** Plays the match that is watched. */
  readonly players: ChildProcess;
  /** Play all others. */
  readonly otherPlayers: ChildProcess;
  readonly spectators: ChildProcess;
  readonly say: (line: string) => void;
}

export async function watch(
  parts: SpectatingParts,
  {
    game,
    spectators: counts,
    seconds,
    patience,
    delay,
    watchedRate,
  }: Pick<Settings, 'game' | 'spectators' | 'seconds' | 'patience' | 'delay' | 'watchedRate'>,
): Promise<SpectatingFound> {
  const { server, relays, players, otherPlayers, spectators, say } = parts;
  const { port } = server;
  const [matchId = ''] = await ask(players, 'matches', { port, count: 1, game, delay }, z.array(z.string()));
  await ask(otherPlayers, 'matches', { port, count: OTHER_MATCHES, game }, z.unknown());

  const play = async (forSeconds: number, whileMeasured?: () => Promise<void>) => {
    const watchedPace = { matches: 1, perSecond: watchedRate, seconds: forSeconds };
    const otherPace = { matches: OTHER_MATCHES, perSecond: 1, seconds: forSeconds };
    return await Promise.all([
      measureLoad({ server, players, ...(whileMeasured === undefined ? {} : { whileMeasured }) }, watchedPace),
      measureLoad({ server, players: otherPlayers }, otherPace),
    ]);
  };
  const usage = async (child: ChildProcess) => await ask(child, 'usage', null, usageSchema);
  const relaysCpuMs = async () => {
    const all = await Promise.all(relays.map(async ({ child }) => await usage(child)));
    return all.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  };
  const bytes = async () => await ask(spectators, 'bytes', null, z.number());

  await play(WARM_UP_SECONDS);
  const joining: JoiningFound[] = [];
  const audiences: AudienceFound[] = [];
  let there = 0;
  for (const wanted of counts) {
    while (there < wanted) {
      const count = Math.min(BATCH, wanted - there);
      const before = await usage(server.child);
      const ms = await ask(spectators, 'join', { port, matchId, count }, z.number());
      const cpuMs = (await usage(server.child)).cpuMs - before.cpuMs;
      const found = { from: there, to: there + count, seconds: round(ms / 1000) };
      joining.push({ ...found, msEach: round(ms / count), cpuMsEach: round(cpuMs / count) });
      there += count;
    }
    await untilCalm(patience, say);
    // What they see is what was played before: until it comes they would cost nothing.
    if (delay > 0 && wanted > 0) await play(delay * 60);
    let [read, cpu, relaysCpu] = [0, 0, 0];
    const [watched, others] = await play(seconds * LONGER, async () => {
      const before = { relays: await relaysCpuMs(), bytes: await bytes(), ...(await usage(spectators)) };
      await new Promise((resolve) => setTimeout(resolve, seconds * LONGER * 1000));
      const after = { relays: await relaysCpuMs(), bytes: await bytes(), ...(await usage(spectators)) };
      read = after.bytes - before.bytes;
      relaysCpu = (after.relays - before.relays) / (after.at - before.at);
      cpu = (after.cpuMs - before.cpuMs) / (after.at - before.at);
    });
    const serverCpu = watched.server.cpu;
    const alone = audiences.find(({ spectators: count }) => count === 0)?.serverCpu ?? serverCpu;
    const found: AudienceFound = {
      spectators: wanted,
      watched: watched.command,
      others: others.command,
      serverCpu,
      relaysCpu: round(relaysCpu),
      addedCpuMsPerCommand: round(((serverCpu - alone) * 1000) / watchedRate),
      bytesToEachPerCommand: Math.round(read / Math.max(1, wanted) / Math.max(1, watched.command.count)),
      spectatorsCpu: round(cpu),
    };
    audiences.push(found);
    say(makeAudience(found));
  }
  for (const found of joining) say(makeJoining(found));
  const [leaving] = await play(LEAVING_SECONDS, async () => void (await ask(spectators, 'leave', null, z.unknown())));
  return { audiences, joining, leavingMaxMs: leaving.command.maxMs };
}
