/** Processes that only watch, beside those that host; runs where `TEST_DATABASE_URL` and `TEST_REDIS_URL` are set. */
import { matchSummarySchema } from '@warbeacon/protocol';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aMatchBetween, Cluster, KINDS_FOR_CLUSTERS, type Member } from '../../testing/cluster.ts';
import { http, leaveAllPages, type Page, Person, untilTrue } from '../../testing/people.ts';
import { playOn } from '../../testing/something-to-do.ts';

/** Milliseconds within which a process that is there has said so. */
const SAID_BY = 1500;

describe.each(KINDS_FOR_CLUSTERS)('processes that only watch, on $name', ({ make }) => {
  let cluster: Cluster;
  let host: Member;
  let front: Member;
  let watchers: Member[];

  beforeAll(async () => {
    cluster = new Cluster(await make());
    const only = { ONLY_WATCHES: 'on' };
    const [first, second, ...others] = await Promise.all([
      cluster.start(),
      cluster.start(),
      cluster.start(only),
      cluster.start(only),
    ]);
    [host, front, watchers] = [first, second, others];
    await new Promise((resolve) => setTimeout(resolve, SAID_BY));
  }, 60_000);
  afterEach(leaveAllPages);
  afterAll(async () => await cluster.end(), 60_000);

  const look = async (name: string, matchId: string, { port }: Member = front) =>
    await (await Person.arrive(port, name)).open(matchId, 'watch');
  const portOf = ({ room }: Page) => {
    const { ws } = z.object({ ws: z.object({ url: z.string() }) }).parse(room.connection.transport);
    return Number(new URL(ws.url).port);
  };
  /** Opened by the host first, so that it is there that the match is. */
  const begun = async () => {
    const { ann, bob, matchId } = await aMatchBetween(host, host);
    const [a, b] = [await ann.open(matchId), await bob.open(matchId)];
    return { ann, bob, matchId, a, b };
  };
  const shown = ({ state }: Page) => [state.ply, Object.fromEntries(state.cells)];
  const eventsOf = (page: Page) => page.told.filter(({ type }) => type === 'events').map(({ message }) => message);

  test('what is said in the gallery is heard at every process that shows the match, and not by its players', async () => {
    const { matchId, a } = await begun();
    const [z, y] = [await look('Zoe', matchId), await look('Yan', matchId)];
    expect(portOf(z)).not.toBe(portOf(y));
    await z.room.request('say', { sayId: 'first-saying', words: 'Who holds the wall?' });
    await y.room.request('say', { sayId: 'second-saying', words: 'Gimli.' });
    const heard = (page: Page) =>
      page.told.filter(({ type }) => type === 'said').map(({ message }) => (message as { words: string }).words);
    await untilTrue(() => heard(z).length === 2 && heard(y).length === 2);
    expect(heard(z).toSorted()).toEqual(['Gimli.', 'Who holds the wall?']);
    expect(heard(y).toSorted()).toEqual(['Gimli.', 'Who holds the wall?']);
    expect(heard(a)).toEqual([]);
  }, 60_000);

  test('a match that is seen later is seen as late there, and a private one not at all', async () => {
    const ann = await Person.arrive(host.port, 'Ann');
    const bob = await Person.arrive(host.port, 'Bob');
    const make = async (watching: object) => {
      const wish = { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'listed', watching };
      const { matchId } = matchSummarySchema.parse((await ann.ask('POST', '/api/matches', wish)).body);
      await bob.join(matchId);
      return { matchId, pages: [await ann.open(matchId), await bob.open(matchId)] };
    };
    const later = await make({ policy: 'delayed', minutes: 30 });
    const z = await look('Zoe', later.matchId);
    expect(watchers.map(({ port }) => port)).toContain(portOf(z));
    for (let i = 0; i < 4; i++) await playOn(later.pages);
    const { now } = await z.room.request<unknown, { now: number }>('time', {});
    expect(Math.abs(Date.now() - now - 30 * 60_000)).toBeLessThan(2000);
    expect(z.state.ply).toBe(0);
    expect(eventsOf(z)).toEqual([]);
    expect(await z.refused('history', { after: 1 })).toMatchObject({ code: 'no-such-ply' });
    const hidden = await make({ policy: 'private' });
    const zoe = await Person.arrive(front.port, 'Zoe');
    const answer = await zoe.ask('POST', `/api/matches/${hidden.matchId}/room`, { as: 'watch' });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'private-match' } } });
    const joined = await zoe.ask('POST', `/matchmake/joinById/watch-${hidden.matchId}`, {});
    expect(joined.status).toBe(404);
  }, 60_000);

  test('such a process hosts nothing, and says so to whoever asks it for anything else', async () => {
    const [only] = watchers;
    for (const [method, path] of [
      ['POST', '/api/sessions'],
      ['GET', '/api/matches'],
      ['POST', '/matchmake/joinById/lobby'],
    ] as const)
      expect(await http(only!.port, method, path, method === 'POST' ? { body: {} } : {})).toMatchObject({
        status: 503,
        body: { error: { code: 'only-watches' } },
      });
    const { matchId } = await begun();
    await look('Zoe', matchId);
    for (const member of watchers) expect(await member.liveMatches()).toBe(0);
    // Nobody enters such a room but by the process that says which one it is.
    const zoe = await Person.arrive(front.port, 'Zoe');
    expect((await zoe.ask('POST', `/matchmake/joinById/relay-${matchId}`, {})).status).toBe(404);
    const token = { reconnectionToken: 'nobody-has-this-one' };
    expect((await zoe.ask('POST', `/matchmake/reconnect/relay-${matchId}`, token)).status).toBe(410);
  }, 60_000);

  /** Asks until it is let in, at the process that is left. */
  const again = async (person: Person, matchId: string, as: 'play' | 'watch') => {
    const deadline = Date.now() + 15_000;
    for (;;) {
      try {
        return await person.open(matchId, as, front.port);
      } catch (error) {
        if (Date.now() > deadline) throw error;
        person.port = front.port;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  };

  test('who looks on sees there what they would see at the host, is told the same, and gets the same answers', async () => {
    const { matchId, a, b } = await begun();
    for (let i = 0; i < 4; i++) await playOn([a, b]);
    const pages = [await look('Zoe', matchId), await look('Yan', matchId), await look('Xim', matchId, host)];
    const ports = pages.map(portOf);
    expect(new Set(ports)).toEqual(new Set(watchers.map(({ port }) => port)));
    const began = a.state.ply;
    for (let i = 0; i < 8; i++) await playOn([a, b]);
    const { ply } = a.state;
    expect(ply).toBeGreaterThan(began);
    await untilTrue(() => pages.every(({ state }) => state.ply === ply));
    await untilTrue(() => a.state.watchers === 3 && pages.every(({ state }) => state.watchers === 3), 10_000);
    // Of players who look on nothing is told to others that those do not know; both see the same cells.
    for (const page of pages) expect(shown(page)).toEqual(shown(a));
    const plies = eventsOf(pages[0]!).map((happening) => (happening as { ply: number }).ply);
    expect(plies).toEqual(Array.from({ length: ply - began }, (_, i) => began + i + 1));
    for (const page of pages) expect(eventsOf(page)).toEqual(eventsOf(pages[0]!));
    // The same questions at the host, by somebody who came before there was any other process to look on from.
    for (const member of watchers) await member.kill();
    const atHost = await look('Wyn', matchId, host);
    expect(portOf(atHost)).toBe(host.port);
    const answers = async (page: Page): Promise<unknown[]> => [
      await page.room.request<unknown, unknown>('history', { after: 2 }),
      await page.room.request<unknown, unknown>('past', { ply }),
      await page.room.request<unknown, unknown>('zones', {}),
      await page.refused('history', { after: 999 }),
      await page.refused('command', { commandId: 'not-a-player', ply, command: { type: 'endPhase' } }),
    ];
    const there = await answers(atHost);
    const another = await cluster.start({ ONLY_WATCHES: 'on' });
    watchers = [another];
    await new Promise((resolve) => setTimeout(resolve, SAID_BY));
    const relayed = await look('Vil', matchId, host);
    expect(portOf(relayed)).toBe(another.port);
    expect(await answers(relayed)).toEqual(there);
  }, 60_000);

  test('when the host dies those who look on are sent away, and see the match again as it is', async () => {
    const { ann, bob, matchId, a, b } = await begun();
    const zoe = await Person.arrive(front.port, 'Zoe');
    const z = await zoe.open(matchId, 'watch');
    z.room.reconnection.enabled = false;
    for (const page of [a, b]) page.room.reconnection.enabled = false;
    await playOn([a, b]);
    const { ply } = a.state;
    await host.kill();
    await untilTrue(() => z.left.length > 0, 20_000);
    const pages: Page[] = [];
    for (const person of [ann, bob]) pages.push(await again(person, matchId, 'play'));
    const back = await again(zoe, matchId, 'watch');
    expect(watchers.map(({ port }) => port)).toContain(portOf(back));
    expect(back.state.ply).toBe(ply);
    await playOn(pages);
    await untilTrue(() => back.state.ply > ply);
  }, 60_000);
});
