/** The players of many matches, or people who shout into echoing rooms at the same pace, in a process of their own. */
import { z } from 'zod';
import { forEachAtOnce } from './at-once.ts';
import { type Chance, chanceFrom } from '../src/testing/chance.ts';
import { tellParent } from './measured-process.ts';
import { arrive, LiveMatch, type Pair } from './live-match.ts';
import { BENCH_GAMES, deployedPosition } from './games.ts';
import { type Lane, type LoopFound, runOpenLoop } from './open-loop.ts';
import { Link } from './wire.ts';

/** Doors that are knocked at together while matches are made. */
const AT_ONCE = 8;
/** Matches that two people play at the same time. */
const MATCHES_OF_A_PAIR = 10;

const openSchema = z.object({
  port: z.number(),
  count: z.number(),
  game: z.enum(BENCH_GAMES),
  delay: z.number().default(0),
  listed: z.boolean().default(false),
});
const echoSchema = z.object({ port: z.number(), rooms: z.array(z.string()) });
const playSchema = z.object({
  startsAt: z.number(),
  periodMs: z.number(),
  warmUpMs: z.number(),
  measuredMs: z.number(),
  aheadMs: z.number(),
  graceMs: z.number(),
});

const chance: Chance = chanceFrom(7);
const matches: LiveMatch[] = [];
const lanes: Lane[] = [];
const pairs: Pair[] = [];

function laneOf(match: LiveMatch): Lane {
  return {
    prepare: async () => {
      const turn = await match.next();
      if (turn === undefined) return undefined;
      return async () => {
        const reply = await match.send(turn);
        if (!reply.ok) throw new Error(`${reply.refusal.code}: ${reply.refusal.message}`);
      };
    },
  };
}

/** As much as a command and its answer, and asked for as often. */
function echoLane(link: Link): Lane {
  const message = { commandId: 'x'.repeat(36), ply: 1 };
  return {
    prepare: async () => {
      await link.request('echo', message);
      return async () => void (await link.request('echo', message));
    },
  };
}

tellParent({
  /** Opens matches until there are so many; says what their ids are. */
  matches: async (about) => {
    const { port, count, game, delay, listed } = openSchema.parse(about);
    const position = deployedPosition(game);
    const wanted = Array.from({ length: count - matches.length }, (_, i) => matches.length + i);
    while (pairs.length * MATCHES_OF_A_PAIR < count) pairs.push(await arrive(port));
    await forEachAtOnce(AT_ONCE, wanted, async (i) => {
      const pair = pairs[Math.floor(i / MATCHES_OF_A_PAIR)];
      if (pair === undefined) throw new Error('there are too few people');
      const match = await LiveMatch.start(port, pair, chanceFrom(i), { game, position, delay, listed });
      matches.push(match);
      lanes.push(laneOf(match));
    });
    return matches.map(({ matchId }) => matchId);
  },
  /** Goes into echoing rooms, two people into each as at a match. */
  echoes: async (about) => {
    const { port, rooms } = echoSchema.parse(about);
    await forEachAtOnce(AT_ONCE, rooms, async (room) => {
      lanes.push(echoLane(await Link.open(port, room)));
      await Link.open(port, room);
    });
    return lanes.length;
  },
  play: async (about): Promise<LoopFound> => await runOpenLoop(lanes, chance, playSchema.parse(about)),
});
