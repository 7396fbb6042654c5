/**
 * Measures the server under load, in processes of its own: how long commands take while many matches are played, how many
 * it can do, beside a bare echo of the framework under the same load; what spectators cost the players; bytes to a player
 * for an ordinary move; what people in the lobby cost; what events cost; memory for each live match. Says on stderr how it goes and prints one JSON object. `settings.ts`
 * lists the variables that choose among these.
 */
import type { ChildProcess } from 'node:child_process';
import { KINDS_OF_DATABASE, type KindOfDatabase } from '../src/testing/databases.ts';
import type { ServerProcess } from '../src/testing/server-process.ts';
import { type EventsFound, holdEvents, prepareEvents } from './events.ts';
import { type FootprintFound, measureFootprint } from './footprint.ts';
import { climb, type Ladder } from './ladder.ts';
import { gather, type LobbyFound } from './lobby.ts';
import {
  giveWay,
  startCrowd,
  startEchoServer,
  startMeasuredServer,
  startMember,
  startPlayers,
  startSpectators,
} from './processes.ts';
import { makeFootprint } from './say.ts';
import { readSettings } from './settings.ts';
import { type SpectatingFound, watch } from './spectating.ts';

export interface DatabaseFound {
  readonly game: string;
  readonly database: string;
  readonly ladder: Ladder | null;
  readonly spectating: SpectatingFound | null;
  readonly lobby: LobbyFound | null;
  readonly events: EventsFound | null;
  readonly footprint: FootprintFound | null;
}

const settings = readSettings(process.env);
const say = (line: string) => void process.stderr.write(line);

/** Each part has a server and a database of its own, so that none pays for what another has left behind. */
async function withServer<T>(kind: KindOfDatabase, work: (server: ServerProcess) => Promise<T>): Promise<T> {
  return await withServers(kind, 0, work);
}

/** `relays`: so many processes that only watch are there besides. */
async function withServers<T>(
  { make }: KindOfDatabase,
  relays: number,
  work: (server: ServerProcess, relays: readonly ServerProcess[]) => Promise<T>,
): Promise<T> {
  const place = await make();
  const servers = [relays === 0 ? await startMeasuredServer(place) : await startMember(place)];
  try {
    for (let i = 0; i < relays; i++) servers.push(await startMember(place, { ONLY_WATCHES: 'on' }));
    const [server, ...others] = servers;
    if (server === undefined) throw new Error('there is no server');
    return await work(server, others);
  } finally {
    for (const { child } of servers) child.kill('SIGKILL');
    for (const server of servers) await server.ended();
    await place.remove();
  }
}

async function withChildren<T>(children: readonly ChildProcess[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
}

async function ladderOn(kind: KindOfDatabase): Promise<Ladder> {
  return await withServer(kind, async (server) => {
    const players = startPlayers();
    const echo = settings.parts.has('echo') ? { server: await startEchoServer(), players: startPlayers() } : undefined;
    const children = [players, ...(echo === undefined ? [] : [echo.players, echo.server.child])];
    return await withChildren(children, async () => await climb({ server, players, echo, say }, settings));
  });
}

async function spectatingOn(kind: KindOfDatabase): Promise<SpectatingFound> {
  return await withServers(kind, settings.relays, async (server, relays) => {
    const parts = { players: startPlayers(), otherPlayers: startPlayers(), spectators: startSpectators() };
    if (relays.length > 0)
      for (const child of [parts.spectators, ...relays.map((relay) => relay.child)]) giveWay(child);
    return await withChildren(
      Object.values(parts),
      async () => await watch({ ...parts, server, relays, say }, settings),
    );
  });
}

async function lobbyOn(kind: KindOfDatabase): Promise<LobbyFound> {
  return await withServer(kind, async (server) => {
    const parts = { players: startPlayers(), crowd: startCrowd() };
    return await withChildren(Object.values(parts), async () => await gather({ ...parts, server, say }, settings));
  });
}

async function eventsOn({ make }: KindOfDatabase): Promise<EventsFound> {
  const place = await make();
  say('  preparing events\n');
  const prepared = await prepareEvents(place, settings.game);
  const server = await startMeasuredServer(place);
  const players = startPlayers();
  try {
    return await withChildren(
      [players, server.child],
      async () => await holdEvents({ ...prepared, server, players, say }, settings),
    );
  } finally {
    await server.ended();
    await place.remove();
  }
}

const found: DatabaseFound[] = [];
for (const kind of KINDS_OF_DATABASE) {
  if (!settings.databases.has(kind.name.toLowerCase())) continue;
  say(`${kind.name}\n`);
  // Neither spectators nor memory know of the database.
  const first = found.length === 0;
  const ladder = settings.parts.has('load') ? await ladderOn(kind) : null;
  const spectating = first && settings.parts.has('spectators') ? await spectatingOn(kind) : null;
  const lobby = first && settings.parts.has('lobby') ? await lobbyOn(kind) : null;
  const events = settings.parts.has('events') ? await eventsOn(kind) : null;
  const footprint =
    first && settings.parts.has('memory')
      ? await withServer(kind, async (server) => await measureFootprint(server, settings.game, settings.memoryMatches))
      : null;
  if (footprint !== null) say(makeFootprint(footprint));
  found.push({ game: settings.game, database: kind.name, ladder, spectating, lobby, events, footprint });
}
process.stdout.write(`${JSON.stringify({ found }, null, 2)}\n`);
process.exit(0);
