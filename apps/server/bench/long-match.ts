/**
 * `node long-match.ts PORT COMMANDS`: plays a match of that many commands by chance on the server that listens there, of full
 * size and with everything deployed, and prints its id as JSON: `{"matchId":"…"}`. Those that end before are played again.
 */
import { z } from 'zod';
import { chanceFrom } from '../src/testing/chance.ts';
import { deployedPosition } from './games.ts';
import { arrive, LiveMatch } from './live-match.ts';

const [port, commands] = z
  .tuple([z.coerce.number().int(), z.coerce.number().int().min(1)])
  .parse(process.argv.slice(2));
const game = 'helms-deep';
const position = deployedPosition(game);

for (let seed = 1; ; seed++) {
  const match = await LiveMatch.start(port, await arrive(port), chanceFrom(seed), { game, position });
  let plies = 0;
  for (; plies < commands; plies++) {
    const turn = await match.next();
    if (turn === undefined) break;
    await match.send(turn);
  }
  match.close();
  if (plies < commands) continue;
  process.stdout.write(`${JSON.stringify({ matchId: match.matchId })}\n`);
  break;
}
