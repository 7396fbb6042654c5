/**
 * Measures the server under load, in processes of its own: how long commands take while many matches are played, how many
 * it can do, beside a bare echo of the framework under the same load; what spectators cost the players; bytes to a player
 * for an ordinary move; memory for each live match. Says on stderr how it goes and prints one JSON object. `settings.ts`
 * lists the variables that choose among these.
 */
import { KINDS_OF_DATABASE } from '../src/testing/databases.ts';
import { climb, type Ladder } from './ladder.ts';
import { startEchoServer, startMeasuredServer, startPlayers } from './processes.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const say = (line: string) => void process.stderr.write(line);
const ladders: Record<string, Ladder> = {};

for (const { name, make } of KINDS_OF_DATABASE) {
  if (!settings.databases.has(name.toLowerCase())) continue;
  say(`${name}\n`);
  const place = await make();
  const server = await startMeasuredServer(place);
  const players = startPlayers();
  const echo = settings.parts.has('echo') ? { server: await startEchoServer(), players: startPlayers() } : undefined;
  if (settings.parts.has('load')) ladders[name] = await climb({ server, players, echo, say }, settings);
  for (const child of [players, server.child, echo?.server.child, echo?.players]) child?.kill('SIGKILL');
  await server.ended();
  await place.remove();
}
process.stdout.write(`${JSON.stringify({ ladders }, null, 2)}\n`);
process.exit(0);
