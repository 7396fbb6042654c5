/** What one match is to the server in memory, and one move to a player in bytes. */
import { forEachAtOnce } from './at-once.ts';
import { chanceFrom } from '../src/testing/chance.ts';
import type { BenchGame } from './games.ts';
import { arrive, LiveMatch } from './live-match.ts';
import { type Memory, memorySchema } from './measured-process.ts';
import { ask } from './parent.ts';
import { round } from './quantiles.ts';
import type { ServerProcess } from '../src/testing/server-process.ts';

/** Matches that are played at the same time. */
const AT_ONCE = 4;
/** Commands that each match has gone through when its memory is looked at again. */
const PLAYED = 20;
/** Moves whose bytes are counted. */
const MOVES = 100;
/** Milliseconds for everything that belongs to a move to arrive. */
const SETTLED_MS = 15;

export interface BytesFound {
  readonly count: number;
  readonly median: number;
  readonly most: number;
}

export interface FootprintFound {
  readonly matches: number;
  /** Kilobytes for each match: held by what is in use, and of the process. */
  readonly deployedKb: Memory;
  /** The same after some commands. */
  readonly playedKb: Memory;
  /** Bytes of a move into an empty hex after which the same player goes on. */
  readonly toMover: BytesFound;
  readonly toOpponent: BytesFound;
}

export async function measureFootprint(server: ServerProcess, game: BenchGame, count: number): Promise<FootprintFound> {
  const memory = async () => await ask(server.child, 'memory', null, memorySchema);
  const pair = await arrive(server.port);
  const first = await deployed(await LiveMatch.start(server.port, pair, chanceFrom(0), { game }));
  const [toMover, toOpponent] = await countBytes(first);
  const before = await memory();
  const matches: LiveMatch[] = [];
  const seeds = Array.from({ length: count - 1 }, (_, i) => i + 1);
  await forEachAtOnce(AT_ONCE, seeds, async (seed) => {
    matches.push(await deployed(await LiveMatch.start(server.port, pair, chanceFrom(seed), { game })));
  });
  const each = (after: Memory): Memory => ({
    heldKb: round((after.heldKb - before.heldKb) / matches.length),
    residentKb: round((after.residentKb - before.residentKb) / matches.length),
  });
  const deployedKb = each(await memory());
  await forEachAtOnce(AT_ONCE, matches, async (match) => await playOn(match, PLAYED));
  const playedKb = each(await memory());
  for (const match of [first, ...matches]) match.close();
  return { matches: count, deployedKb, playedKb, toMover, toOpponent };
}

/** Two set-ups by plan, and the end of each. */
async function deployed(match: LiveMatch): Promise<LiveMatch> {
  await playOn(match, 4);
  return match;
}

async function playOn(match: LiveMatch, commands: number): Promise<void> {
  for (let i = 0; i < commands; i++) {
    const turn = await match.next();
    if (turn === undefined) return;
    const reply = await match.send(turn);
    if (!reply.ok) throw new Error(`a command that was offered is refused: ${reply.refusal.message}`);
  }
}

async function countBytes(match: LiveMatch): Promise<[BytesFound, BytesFound]> {
  const [toMover, toOpponent]: [number[], number[]] = [[], []];
  const settled = async () => await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  while (toMover.length < MOVES) {
    const turn = await match.next();
    if (turn === undefined) break;
    await settled();
    const before = match.seats.map(({ bytes }) => bytes);
    await match.send(turn);
    await settled();
    if (turn.command.type !== 'move' || turn.seat.decision().actors.length === 0) continue;
    for (const [i, seat] of match.seats.entries()) {
      (seat === turn.seat ? toMover : toOpponent).push(seat.bytes - (before[i] ?? 0));
    }
  }
  return [bytesFound(toMover), bytesFound(toOpponent)];
}

function bytesFound(values: readonly number[]): BytesFound {
  const sorted = values.toSorted((a, b) => a - b);
  return { count: sorted.length, median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}
