/** Questions that are short to ask and long to answer, such as what the crew of a catapult can do, and what others notice of them. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import type { Config } from '../config.ts';
import type { AnyGame } from '../match/game.ts';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { Stranger } from '../testing/stranger.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { z } from 'zod';

const [KIND] = KINDS_OF_DATABASE;
const CREW = { actor: 'orc-1' };
/** Of one socket at once, by the limits as they are. */
const AT_ONCE = 40;
const ATTACKER = '203.0.113.7';

let place: TestDatabase;
let server: TestServer;
let strangers: Stranger[];
beforeEach(async () => {
  if (KIND === undefined) throw new Error('there is no database to test on');
  place = await KIND.make();
  strangers = [];
});
afterEach(async () => {
  for (const stranger of strangers) stranger.leave();
  await leaveAllPages();
  await server.stop();
  await place.remove();
});

/** Sauron's Siege Phase, with a catapult in the midst of the city. */
const SIEGE = {
  game: 'gondor',
  turn: 8,
  phase: 'siege',
  units: [
    { id: 'orc-1', hex: '1708' },
    { id: 'citadel-guard-1', hex: '1903' },
  ],
  markers: [{ kind: 'sauron-catapult', hex: '1708' }],
};

/** Who is at this address enters as Sauron. */
type Enter = (address: string) => Promise<Stranger>;

async function siege(limits: Partial<Config> = {}, games: readonly AnyGame[] = GAMES.all): Promise<Enter> {
  server = await testServer(games, place, { TRUST_PROXY: 1, ...limits });
  const ann = await Person.arrive(server.port, 'Ann');
  const bob = await Person.arrive(server.port, 'Bob');
  const made = await http(server.port, 'POST', '/api/matches', {
    token: ann.session.token,
    body: { game: 'gondor', side: 'sauron', opponent: 'human', visibility: 'private', position: SIEGE },
  });
  const { matchId } = z.object({ matchId: z.string() }).parse(made.body);
  await bob.join(matchId);
  return async (from) => {
    const one = await Stranger.arrive({ port: server.port, matchId, as: 'play', token: ann.session.token, from });
    strangers.push(one);
    return await one.joined();
  };
}

const answered = (some: readonly Stranger[]): number => some.reduce((sum, { replies }) => sum + replies.length, 0);

describe('questions with long answers', () => {
  test('are paid for by their length, so that nobody is sent megabytes for a few bytes', async () => {
    const enter = await siege({ LIMIT_WORK_PER_ADDRESS: 60 });
    const one = await enter(ATTACKER);
    for (let i = 0; i < AT_ONCE; i++) await one.answerTo('options', CREW);
    expect(one.refusals()).toContain('too-many-requests');
    expect(one.replies.length - one.refusals().length).toBeGreaterThan(5);
  });

  test('keep nobody waiting who comes from elsewhere', async () => {
    const enter = await siege();
    const crowd: Stranger[] = [];
    for (let i = 0; i < 10; i++) crowd.push(await enter(ATTACKER));
    const other = await enter('203.0.113.8');
    for (let i = 0; i < AT_ONCE; i++) for (const one of crowd) one.ask('options', CREW);
    await untilTrue(() => answered(crowd) > 0);
    await other.answerTo('why', { command: { type: 'done' } });
    expect(answered(crowd)).toBeLessThan((AT_ONCE * crowd.length) / 2);
  });

  test('are not worked out any more for who has gone', async () => {
    let workedOut = 0;
    const watched = GAMES.all.map((game): AnyGame => {
      const { rules } = game;
      const offers: NonNullable<AnyGame['rules']['offers']> = (...of) => {
        workedOut++;
        return rules.offers?.(...of) ?? [];
      };
      return { ...game, rules: { ...rules, offers } };
    });
    const enter = await siege({}, watched);
    const crowd: Stranger[] = [];
    for (let i = 0; i < 10; i++) crowd.push(await enter(ATTACKER));
    workedOut = 0;
    for (const one of crowd) for (let i = 0; i < AT_ONCE; i++) one.ask('options', CREW);
    for (const one of crowd) one.socket.end();
    await untilTrue(() => crowd.every(({ ended }) => ended));
    const other = await enter('203.0.113.8');
    await other.answerTo('why', { command: { type: 'done' } });
    expect(workedOut).toBeLessThan((AT_ONCE * crowd.length) / 2);
  });
});

describe('the past, where it is not in memory', () => {
  test('is read at the cost of whoever asks first, and of nobody who asks after that', async () => {
    const EACH = 700;
    const HIDDEN = 2;
    /** Milliseconds of the thread, which are what is charged: those of the clock pass while others have the core. */
    const worked = () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    };
    /** Reading an event of it takes long. */
    const slow: AnyGame = {
      ...raceGame,
      eventSchema: raceGame.eventSchema.refine(() => {
        for (const end = worked() + EACH; worked() < end; );
        return true;
      }),
    };
    // Of one socket at once 300 milliseconds, and 75 a second, also of those in which the server could not listen.
    server = await testServer([slow], place, { TRUST_PROXY: 1, LIMIT_WORK_PER_ADDRESS: 150 });
    const [ann, bob] = [await Person.arrive(server.port, 'Ann'), await Person.arrive(server.port, 'Bob')];
    const { matchId } = await ann.createMatch('red');
    await bob.join(matchId);
    const pages = [await ann.open(matchId), await bob.open(matchId)];
    for (let ply = 0, side = 0; ply < 110; ply++) {
      const hides = ply < 2 * HIDDEN && ply % 2 === 0;
      const page = pages[side];
      await untilTrue(() => page?.state.ply === ply);
      expect(await page?.command(hides ? { type: 'hide', number: 100 + ply } : { type: 'done' })).toMatchObject({
        ok: true,
      });
      if (!hides) side = 1 - side;
    }
    const reader = async (from: string) => {
      const one = await Stranger.arrive({ port: server.port, matchId, as: 'watch', from });
      strangers.push(one);
      return await one.joined();
    };
    const [first, second] = [await reader(ATTACKER), await reader('203.0.113.8')];
    for (const one of [first, second]) {
      await one.answerTo('history', { after: 0 });
      await one.answerTo('time', {});
    }
    expect([first.refusals(), second.refusals()]).toEqual([['too-many-requests'], []]);
  });
});
