/** Several server processes whose Redis or database is lost and found again, without a restart of any. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aMatchBetween, Cluster, comeBack, KINDS_FOR_CLUSTERS, type Member, TEST_REDIS } from '../testing/cluster.ts';
import { leaveAllPages, type Page, type Person, untilTrue } from '../testing/people.ts';
import { playOn } from '../testing/something-to-do.ts';
import { freePort, type TcpLine, tcpLine } from '../testing/tcp-line.ts';

const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/** A URL that leads over a line, in place of straight to where it points. */
function over(line: TcpLine, url: string): string {
  const other = new URL(url);
  other.hostname = '127.0.0.1';
  other.port = String(line.port);
  return other.href;
}

describe.each(KINDS_FOR_CLUSTERS)('several processes on $name', ({ make }) => {
  let cluster: Cluster;
  const lines: TcpLine[] = [];

  beforeEach(async () => {
    cluster = new Cluster(await make());
  });
  afterEach(async () => {
    await leaveAllPages();
    await cluster.end();
    await Promise.all(lines.splice(0).map(async (line) => await line.close()));
  }, 60_000);

  const lineTo = async (url: string, usualPort: number) => {
    const line = await tcpLine(Number(new URL(url).port || usualPort));
    lines.push(line);
    return line;
  };
  const opened = async (person: Person, matchId: string, as: 'play' | 'watch' = 'play'): Promise<Page> => {
    const page = await person.open(matchId, as);
    page.room.reconnection.enabled = false;
    return page;
  };
  /** What somebody is told who asks for a match's room, and after how many milliseconds. */
  const asked = async (person: Person, matchId: string) => {
    const before = performance.now();
    const { status, headers, body } = await person.ask('POST', `/api/matches/${matchId}/room`, { as: 'watch' });
    const after = performance.now() - before;
    return { status, body, after, retryAfter: headers.get('retry-after') };
  };
  const TRY_AGAIN = { status: 503, retryAfter: '1', body: { error: { code: 'try-again' } } };

  test.each(['cut', 'swallow'] as const)(
    'a process whose line to Redis is lost (%s) plays on, lets its own people in, and is whole again when it is back',
    async (lose) => {
      const line = await lineTo(TEST_REDIS, 6379);
      const [first, second] = await Promise.all([
        cluster.start({ REDIS_URL: over(line, TEST_REDIS) }),
        cluster.start(),
      ]);
      const here = await aMatchBetween(first, second);
      const pages = [await opened(here.ann, here.matchId), await opened(here.bob, here.matchId)];
      const there = await aMatchBetween(second, first);
      await opened(there.ann, there.matchId);

      line[lose]();
      if (lose === 'swallow') await sleep(100);
      expect(await playOn(pages)).toEqual({ ok: true, ply: 1 });
      // Who asks the host itself is let in at once, and nobody waits for more than a dead process would take.
      const before = performance.now();
      const watcher = await opened(here.ann, here.matchId, 'watch');
      expect(performance.now() - before).toBeLessThan(2000);
      const [cutOff, cannotReach] = await Promise.all([asked(there.bob, there.matchId), asked(here.bob, here.matchId)]);
      expect(cutOff).toMatchObject(TRY_AGAIN);
      expect(cutOff.after).toBeLessThan(2500);
      expect(cannotReach).toMatchObject(TRY_AGAIN);
      expect(cannotReach.after).toBeLessThan(4500);

      await line.mend();
      const mendedAt = performance.now();
      const [bobs] = await Promise.all([comeBack(here.bob, here.matchId), comeBack(there.bob, there.matchId)]);
      expect(performance.now() - mendedAt).toBeLessThan(4000);
      expect(await playOn([...pages, bobs])).toEqual({ ok: true, ply: 2 });
      await untilTrue(() => [...pages, watcher].every((page) => page.state.ply === 2));
    },
    60_000,
  );

  test.runIf(hasRedisServer)(
    'a Redis that dies and comes back empty is found again, and a stop without it is as quick as any',
    async () => {
      const port = await freePort();
      let redis = await startRedis(port);
      try {
        const env = { REDIS_URL: `redis://127.0.0.1:${port}` };
        const [first, second] = await Promise.all([cluster.start(env), cluster.start(env)]);
        const { ann, bob, matchId } = await aMatchBetween(first, second);
        const pages = [await opened(ann, matchId), await opened(bob, matchId)];
        await ended(redis);
        expect(await playOn(pages)).toEqual({ ok: true, ply: 1 });
        expect(await asked(ann, matchId)).toMatchObject({ status: 200 });
        expect(await asked(bob, matchId)).toMatchObject(TRY_AGAIN);

        redis = await startRedis(port);
        const bobs = await comeBack(bob, matchId);
        expect(await playOn([...pages, bobs])).toEqual({ ok: true, ply: 2 });

        await ended(redis);
        const before = performance.now();
        for (const { child } of [first, second]) child.kill('SIGTERM');
        expect(await Promise.all([first.ended(), second.ended()])).toEqual([
          { code: 0, signal: null },
          { code: 0, signal: null },
        ]);
        expect(performance.now() - before).toBeLessThan(4000);
      } finally {
        await ended(redis);
      }
    },
    60_000,
  );

  test('a process that is cut off from the database sends its people to another within five seconds, and comes back', async () => {
    const databaseUrl = cluster.place.databaseUrl ?? '';
    const line = await lineTo(databaseUrl, 5432);
    const [first, second] = await Promise.all([
      cluster.start({ DATABASE_URL: over(line, databaseUrl) }),
      cluster.start(),
    ]);
    const { ann, bob, matchId } = await aMatchBetween(first, second);
    const pages = [await opened(ann, matchId), await opened(bob, matchId)];
    expect(await playOn(pages)).toEqual({ ok: true, ply: 1 });

    line.cut();
    const cutAt = performance.now();
    await untilTrue(() => pages.every(({ left }) => left.length > 0));
    ann.port = second.port;
    const again = await Promise.all([comeBack(ann, matchId), comeBack(bob, matchId)]);
    expect(await playOn(again)).toEqual({ ok: true, ply: 2 });
    expect(performance.now() - cutAt).toBeLessThan(5000);

    await line.mend();
    ann.port = first.port;
    const back = await comeBack(ann, matchId);
    expect(back.state.ply).toBe(2);
    expect(await liveMatches(first, second)).toEqual([0, 1]);
    const { matchId: another } = await ann.createMatch('isengard', 'computer');
    await opened(ann, another);
    expect(await liveMatches(first, second)).toEqual([1, 1]);
  }, 60_000);
});

async function liveMatches(...members: readonly Member[]): Promise<number[]> {
  return await Promise.all(members.map(async (member) => await member.liveMatches()));
}

async function startRedis(port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  redis.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await untilTrue(() => said.includes('Ready to accept connections'));
  return redis;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await end;
}
