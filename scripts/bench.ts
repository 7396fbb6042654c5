/**
 * `npm run bench [-- sizes rules skirmish tournaments turn pages event-page replay verify server]`: the numbers that the house holds itself to, measured here and now. On a busy
 * machine they are worse than they are; a figure that is not held is marked, and fails nothing. `BENCH_…` variables
 * (`apps/server/bench/settings.ts`) choose among what is measured of the server.
 */
import { cpus } from 'node:os';
import { measureEventPage } from './bench/event-page.ts';
import { type Figure, figure, makeFigures } from './bench/figures.ts';
import { measured } from './bench/measured.ts';
import { measurePages } from './bench/pages.ts';
import { measureReplay } from './bench/replay.ts';
import { serverFigures } from './bench/server.ts';
import { type SkirmishFound, skirmishFigures } from './bench/skirmish.ts';
import { measureSizes } from './bench/sizes.ts';
import { measureTurn } from './bench/turn.ts';
import { type TournamentsFound, tournamentFigures } from './bench/tournaments.ts';
import { measureVerify } from './bench/verify.ts';
import { ensureChromium } from './install-chromium.ts';
import { say } from './say.mjs';
import { GAMES } from './systems.ts';

/** What `packages/siege/bench` says; times of a single core. */
interface RulesFound {
  readonly playOut: { readonly commandsPerSecond: number; readonly withBothViews: number };
  readonly legalListOfMovementMs: number;
  readonly submitMs: number;
  readonly cloneUs: number;
  readonly stateHashUs: number;
}

/** Of the first game the house holds itself to them; of the others they are told. */
function rulesFigures(found: RulesFound, held: boolean): Figure[] {
  const bound = (limit: { min?: number; max?: number }) => (held ? limit : undefined);
  return [
    figure('random play-out, commands a second', found.playOut.commandsPerSecond, '', bound({ min: 60_000 })),
    figure('random play-out with the views of both seats', found.playOut.withBothViews, '', bound({ min: 20_000 })),
    figure('legal list of a whole movement phase', found.legalListOfMovementMs, 'ms', bound({ max: 5 })),
    figure('submit', found.submitMs, 'ms', bound({ max: 0.3 })),
    figure('clone of a state', found.cloneUs, 'µs', bound({ max: 20 })),
    figure('hash of a state', found.stateHashUs, 'µs'),
  ];
}

const wanted = new Set(process.argv.slice(2));
const isWanted = (group: string) => wanted.size === 0 || wanted.has(group);

process.stdout.write(`Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}\n\n`);
if (isWanted('sizes')) process.stdout.write(`${makeFigures('Script sizes', measureSizes())}\n`);
if (isWanted('rules')) {
  for (const game of GAMES) {
    const program = 'packages/siege/bench/main.ts';
    say(`measuring the rules of ${game} …`);
    const rules = (await measured(program, '3', game)) as RulesFound;
    const figures = rulesFigures(rules, game === GAMES[0]);
    process.stdout.write(`${makeFigures(`Rules of ${game}, one core`, figures)}\n`);
  }
}
if (isWanted('skirmish')) {
  say('measuring the rules of the skirmish …');
  const found = (await measured('packages/skirmish/bench/main.ts', '3')) as SkirmishFound;
  process.stdout.write(`${makeFigures('Rules of the skirmish, one core', skirmishFigures(found))}\n`);
}
if (isWanted('tournaments')) {
  say('pairing events of up to 4,000 entrants …');
  const found = (await measured('packages/tournament/bench/main.ts')) as TournamentsFound;
  process.stdout.write(`${makeFigures('Events, one core', tournamentFigures(found))}\n`);
}
if (['turn', 'pages', 'event-page', 'replay', 'verify'].some(isWanted)) await ensureChromium();
if (isWanted('turn')) {
  say('playing a turn of Isengard in Chromium …');
  process.stdout.write(`${makeFigures('A set turn of Isengard', await measureTurn())}\n`);
}
if (isWanted('pages')) {
  say('measuring the pages in Chromium, which takes some minutes …');
  process.stdout.write(`${makeFigures('Pages, on fast 4G', await measurePages())}\n`);
}
if (isWanted('event-page')) {
  say('opening the page of an event of a thousand in Chromium …');
  process.stdout.write(`${makeFigures('A large event', await measureEventPage())}\n`);
}
if (isWanted('replay')) {
  say('measuring the replay of a long match in Chromium …');
  process.stdout.write(`${makeFigures('Replay', await measureReplay())}\n`);
}
if (isWanted('verify')) {
  say('judging a whole match in Chromium …');
  process.stdout.write(`${makeFigures('Verify', await measureVerify())}\n`);
}
if (isWanted('server')) {
  say('measuring the server, which takes some minutes …');
  const server = await measured('apps/server/bench/main.ts');
  for (const { title, figures } of serverFigures(server)) process.stdout.write(`${makeFigures(title, figures)}\n`);
}
