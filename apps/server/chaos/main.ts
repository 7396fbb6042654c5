/**
 * `npm run chaos`: kills the real server again and again, at every bad moment, and says whether anything that anybody was
 * told has turned out not to be so. `CHAOS_KILLS` kills on each database (100), `CHAOS_MATCHES` matches at once (6),
 * `CHAOS_SEED` for the choices of players and moments; when exactly a kill falls, no seed can say. PostgreSQL too, when
 * `TEST_DATABASE_URL` names one. Ends with 1 when anything was not as it must be.
 */
import { z } from 'zod';
import { KINDS_OF_DATABASE } from '../src/testing/databases.ts';
import { campaign, MOMENTS, type Moment } from './campaign.ts';

const { CHAOS_KILLS, CHAOS_MATCHES, CHAOS_SEED } = z
  .object({
    CHAOS_KILLS: z.coerce.number().int().min(1).default(100),
    CHAOS_MATCHES: z.coerce.number().int().min(1).default(6),
    CHAOS_SEED: z.coerce
      .number()
      .int()
      .default(Date.now() % 1_000_000),
  })
  .parse(process.env);

// The client library tells it of every connection that is lost, which is what this is about.
console.info = console.warn = () => {};

const say = (line: string) => void process.stdout.write(line);
const moments = Object.keys(MOMENTS).filter((name): name is Moment => name in MOMENTS);

say(`CHAOS_SEED=${CHAOS_SEED}\n`);
let breaches = 0;
for (const kind of KINDS_OF_DATABASE) {
  say(`${kind.name}\n`);
  const found = await campaign(kind, { kills: CHAOS_KILLS, matches: CHAOS_MATCHES, seed: CHAOS_SEED, moments, say });
  breaches += found.breaches.length;
  for (const moment of moments) if (found.kills[moment] > 0) say(`${found.kills[moment]} kills ${MOMENTS[moment]}\n`);
  say(
    `${found.acknowledged} commands acknowledged; ${found.unanswered} without an answer, ${found.kept} of them in the log; ` +
      `${found.plies} plies played anew; ${found.shown} happenings shown and found again\n`,
  );
}
say(breaches === 0 ? 'Nothing was lost, nothing doubled, nothing shown that is not so.\n' : `${breaches} breaches.\n`);
process.exit(breaches === 0 ? 0 : 1);
