/** What several processes do together; runs where `TEST_DATABASE_URL` and `TEST_REDIS_URL` are set. */
import { createdSessionSchema, matchListSchema, readySchema } from '@warbeacon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Cluster, KINDS_FOR_CLUSTERS, type Member, TEST_REDIS } from '../testing/cluster.ts';
import { http, leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { tcpLine, type TcpLine } from '../testing/tcp-line.ts';

const LISTED = { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'listed' };

describe.each(KINDS_FOR_CLUSTERS)('two processes on $name', ({ make }) => {
  let cluster: Cluster;
  let toRedis: TcpLine;
  let one: Member;
  let other: Member;

  beforeEach(async () => {
    cluster = new Cluster(await make());
    const url = new URL(TEST_REDIS);
    toRedis = await tcpLine(Number(url.port || 6379));
    url.port = String(toRedis.port);
    const limit = { LIMIT_OPEN_MATCHES_PER_SESSION: '3' };
    [one, other] = await Promise.all([cluster.start(limit), cluster.start({ ...limit, REDIS_URL: url.href })]);
  }, 60_000);
  afterEach(async () => {
    await leaveAllPages();
    await cluster.end();
    await toRedis.close();
  }, 60_000);

  const alone = (page: Page) => {
    page.room.reconnection.enabled = false;
    return page;
  };
  const withNextToken = async (who: Person) => {
    const answer = await who.ask('POST', '/api/sessions/mine/rotate');
    const next = new Person(createdSessionSchema.parse(answer.body), who.port);
    expect((await next.ask('GET', '/api/sessions/mine')).status).toBe(200);
    return next;
  };

  test('close what was opened with an old token, wherever it was, and whether Redis is there or not', async () => {
    const ann = await Person.arrive(one.port, 'Ann');
    const there = new Person(ann.session, other.port);
    const here = alone(await ann.open((await ann.createMatch('isengard')).matchId));
    const elsewhere = alone(await there.open((await there.createMatch('isengard')).matchId));
    const next = await withNextToken(ann);
    await untilTrue(() => here.left.length > 0 && elsewhere.left.length > 0);
    expect((await there.ask('GET', '/api/sessions/mine')).status).toBe(401);

    const again = new Person(next.session, other.port);
    const page = alone(await again.open((await again.createMatch('isengard')).matchId));
    toRedis.cut();
    await withNextToken(next);
    await untilTrue(() => page.left.length > 0, 15_000);
  }, 60_000);

  test('send everybody out of a match that is taken back, wherever they are', async () => {
    const ann = await Person.arrive(one.port, 'Ann');
    const { matchId } = await ann.createMatch('isengard');
    const onlooker = alone(await (await Person.arrive(other.port, 'Zoe')).open(matchId, 'watch'));
    expect((await ann.ask('DELETE', `/api/matches/${matchId}`)).status).toBe(204);
    await untilTrue(() => onlooker.left.length > 0);
  }, 60_000);

  test('count together what waits, and list the same', async () => {
    const ann = await Person.arrive(one.port, 'Ann');
    const there = new Person(ann.session, other.port);
    const statuses: number[] = [];
    for (const who of [ann, there, ann, there]) statuses.push((await who.ask('POST', '/api/matches', LISTED)).status);
    expect(statuses).toEqual([201, 201, 201, 409]);
    const list = async ({ port }: Member) =>
      matchListSchema.parse((await http(port, 'GET', '/api/matches?status=open')).body);
    expect((await list(one)).matches).toHaveLength(3);
    expect(await list(other)).toEqual(await list(one));
  }, 60_000);

  test('are ready, but for the one whose line to Redis is dead', async () => {
    const ready = async ({ port }: Member) => readySchema.parse((await http(port, 'GET', '/readyz')).body);
    for (const member of [one, other]) expect(await ready(member)).toMatchObject({ status: 'ready', redis: 'ok' });
    toRedis.swallow();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const began = performance.now();
    expect(await ready(other)).toMatchObject({ status: 'not-ready', redis: 'failed', database: 'ok' });
    expect(performance.now() - began).toBeLessThan(2000);
    expect(await ready(one)).toMatchObject({ status: 'ready' });
    await toRedis.mend();
    await expect.poll(async () => (await ready(other)).redis, { timeout: 10_000 }).toBe('ok');
  }, 60_000);
});
