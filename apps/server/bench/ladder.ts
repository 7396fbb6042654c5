/** More and more matches, each with a command a second, until the server no longer keeps pace. */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { z } from 'zod';
import type { ServerProcess } from '../src/testing/server-process.ts';
import { type LoadFound, measureCalmly } from './load.ts';
import { ask } from './parent.ts';
import { makeRung } from './say.ts';
import type { Settings } from './settings.ts';

/** A rung is held when so much of what fell due was done, and 99 of 100 commands took no longer than this. */
const HELD_SHARE = 0.95;
const HELD_P99_MS = 2000;

export interface Rung extends LoadFound {
  /** The same load on the bare framework, just before. */
  readonly echo: LoadFound | null;
  readonly held: boolean;
}

export interface Ladder {
  readonly rungs: readonly Rung[];
  /** The most commands that were done in a second. */
  readonly ceiling: number;
  /** The rung that was no longer held; `null` when all were. */
  readonly saturatedAt: number | null;
}

export interface LadderParts {
  readonly server: ServerProcess;
  readonly players: ChildProcess;
  readonly echo: { readonly server: ServerProcess; readonly players: ChildProcess } | undefined;
  readonly say: (line: string) => void;
}

export async function climb(parts: LadderParts, settings: Settings): Promise<Ladder> {
  const { server, players, echo, say } = parts;
  const { game, perSecond, seconds, patience, tries, profileDir } = settings;
  const calmly = { patience, tries, say };
  if (profileDir !== undefined) mkdirSync(profileDir, { recursive: true });
  const rungs: Rung[] = [];
  let echoRooms = 0;
  for (const matches of settings.matches) {
    const pace = { matches, perSecond, seconds };
    let bare: LoadFound | null = null;
    if (echo !== undefined) {
      const rooms = await ask(echo.server.child, 'rooms', matches - echoRooms, z.array(z.string()));
      echoRooms = matches;
      await ask(echo.players, 'echoes', { port: echo.server.port, rooms }, z.number());
      bare = await measureCalmly(echo, pace, calmly);
    }
    await ask(players, 'matches', { port: server.port, count: matches, game }, z.unknown());
    const found = await measureCalmly({ server, players, profileDir }, pace, calmly);
    const kept = found.donePerSecond >= HELD_SHARE * found.duePerSecond;
    const rung = { ...found, echo: bare, held: kept && found.command.p99Ms <= HELD_P99_MS };
    rungs.push(rung);
    say(makeRung(rung));
    if (!rung.held) break;
  }
  return {
    rungs,
    ceiling: Math.max(0, ...rungs.map(({ donePerSecond }) => donePerSecond)),
    saturatedAt: rungs.find(({ held }) => !held)?.matches ?? null,
  };
}
