/** What people in the lobby cost: the server, those who play meanwhile, and their own lines. */
import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import type { ServerProcess } from '../src/testing/server-process.ts';
import { measureLoad } from './load.ts';
import { untilCalm } from './machine.ts';
import { usageSchema } from './measured-process.ts';
import { ask } from './parent.ts';
import { type Quantiles, round } from './quantiles.ts';
import { makeLobby } from './say.ts';
import type { Settings } from './settings.ts';

/** Played meanwhile, each with a command a second: all listed, so that what is shown of them changes all the time. */
const MATCHES = 200;
/** Seconds that are played before the first crowd is measured, so that it is not charged with a cold server. */
const WARM_UP_SECONDS = 5;
/** Commands are few beside those of a ladder, so they are played for longer. */
const LONGER = 2;

export const heardSchema = z.object({ bytes: z.number(), frames: z.number() });

export interface CrowdFound {
  readonly people: number;
  /** Of all matches. */
  readonly command: Quantiles;
  readonly donePerSecond: number;
  /** Share of a core. */
  readonly serverCpu: number;
  /** Share of the time in which its event loop had something to do. */
  readonly serverBusy: number;
  /** What everybody else on the machine used of a core. */
  readonly othersCpu: number;
  /** Frames to each in a second: the lobby tells once a second what has changed, if anything has. */
  readonly changesPerSecond: number;
  /** Milliseconds of CPU that these people add to such a change. */
  readonly addedCpuMsPerChange: number;
  readonly bytesToEachPerChange: number;
  /** Share of a core with which their own process reads. */
  readonly crowdCpu: number;
  /** Milliseconds of the server's CPU for each who came; 0 where nobody did. */
  readonly cpuMsToCome: number;
}

export interface LobbyFound {
  readonly matches: number;
  readonly crowds: readonly CrowdFound[];
}

export interface LobbyParts {
  readonly server: ServerProcess;
  readonly players: ChildProcess;
  /** Those in the lobby. */
  readonly crowd: ChildProcess;
  readonly say: (line: string) => void;
}

export async function gather(
  { server, players, crowd, say }: LobbyParts,
  { game, inLobby, seconds, patience }: Pick<Settings, 'game' | 'inLobby' | 'seconds' | 'patience'>,
): Promise<LobbyFound> {
  const { port } = server;
  await ask(players, 'matches', { port, count: MATCHES, game, listed: true }, z.unknown());
  const pace = { matches: MATCHES, perSecond: 1 };
  const usage = async (child: ChildProcess) => await ask(child, 'usage', null, usageSchema);
  const look = async () => ({ ...(await ask(crowd, 'heard', null, heardSchema)), own: await usage(crowd) });

  await measureLoad({ server, players }, { ...pace, seconds: WARM_UP_SECONDS });
  const crowds: CrowdFound[] = [];
  let there = 0;
  for (const people of inLobby) {
    const before = await usage(server.child);
    await ask(crowd, 'come', { port, count: people - there }, z.unknown());
    const cpuMsToCome = ((await usage(server.child)).cpuMs - before.cpuMs) / Math.max(1, people - there);
    there = people;
    await untilCalm(patience, say);
    let [bytes, frames, crowdCpu] = [0, 0, 0];
    const load = await measureLoad(
      {
        server,
        players,
        whileMeasured: async () => {
          const from = await look();
          await new Promise((resolve) => setTimeout(resolve, seconds * LONGER * 1000));
          const to = await look();
          [bytes, frames] = [to.bytes - from.bytes, to.frames - from.frames];
          crowdCpu = (to.own.cpuMs - from.own.cpuMs) / (to.own.at - from.own.at);
        },
      },
      { ...pace, seconds: seconds * LONGER },
    );
    const alone = crowds.find(({ people: count }) => count === 0)?.serverCpu ?? load.server.cpu;
    const changesPerSecond = frames / Math.max(1, people) / (seconds * LONGER);
    const found: CrowdFound = {
      people,
      command: load.command,
      donePerSecond: load.donePerSecond,
      serverCpu: load.server.cpu,
      serverBusy: load.server.busy,
      othersCpu: round(Math.max(0, load.othersCpu - crowdCpu)),
      changesPerSecond: round(changesPerSecond),
      addedCpuMsPerChange: changesPerSecond === 0 ? 0 : round(((load.server.cpu - alone) * 1000) / changesPerSecond),
      bytesToEachPerChange: Math.round(bytes / Math.max(1, frames)),
      crowdCpu: round(crowdCpu),
      cpuMsToCome: people === 0 ? 0 : round(cpuMsToCome),
    };
    crowds.push(found);
    say(makeLobby(found));
  }
  return { matches: MATCHES, crowds };
}
