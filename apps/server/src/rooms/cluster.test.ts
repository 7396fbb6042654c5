/** Several server processes over one PostgreSQL and one Redis; runs where `TEST_DATABASE_URL` and `TEST_REDIS_URL` are set. */
import { replay } from '@warbeacon/kernel';
import { clockCellSchema, matchSummarySchema } from '@warbeacon/protocol';
import { helmsDeep, parseCommand } from '@warbeacon/siege';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCallsSchema } from '@warbeacon/protocol';
import { openDatabase } from '../storage/database.ts';
import { MatchStore } from '../storage/matches.ts';
import { settle } from '../testing/account-holder.ts';
import { aMatchBetween, Cluster, comeBack, KINDS_FOR_CLUSTERS, type Member } from '../testing/cluster.ts';
import { allLeaveTheLobby, LobbyGoer } from '../testing/lobby-goer.ts';
import { http, leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { playOn } from '../testing/something-to-do.ts';

describe.each(KINDS_FOR_CLUSTERS)('several processes on $name', ({ make }) => {
  let cluster: Cluster;
  let first: Member;
  let second: Member;

  beforeEach(async () => {
    cluster = new Cluster(await make());
    [first, second] = await Promise.all([cluster.start(), cluster.start()]);
  }, 60_000);
  afterEach(async () => {
    await allLeaveTheLobby();
    await leaveAllPages();
    await cluster.end();
  }, 60_000);

  /** Opens pages at once, and says how many could not be opened. */
  const openAll = async (opens: readonly (readonly [Person, string, 'play' | 'watch'])[]) => {
    const opened = await Promise.allSettled(
      opens.map(async ([person, matchId, as]) => {
        const page = await person.open(matchId, as);
        page.room.reconnection.enabled = false;
        return page;
      }),
    );
    return opened.filter(({ status }) => status === 'rejected').length;
  };

  test('two who come at the same moment through two processes meet in one room, and everybody after them', async () => {
    const pairs = await Promise.all(Array.from({ length: 24 }, async () => await aMatchBetween(first, second)));
    let failed = 0;
    // One match after the other, then many at once.
    for (const { ann, bob, matchId } of pairs.slice(0, 6)) {
      failed += await openAll([
        [ann, matchId, 'play'],
        [bob, matchId, 'play'],
      ]);
    }
    failed += await openAll(
      pairs
        .slice(6)
        .flatMap(({ ann, bob, matchId }) => [[ann, matchId, 'play'] as const, [bob, matchId, 'play'] as const]),
    );
    expect(failed).toBe(0);
    expect((await first.liveMatches()) + (await second.liveMatches())).toBe(24);
    const later = pairs.flatMap(({ ann, bob, matchId }) => [
      [ann, matchId, 'watch'] as const,
      [bob, matchId, 'watch'] as const,
      [bob, matchId, 'play'] as const,
    ]);
    expect(await openAll(later)).toBe(0);
    expect((await first.liveMatches()) + (await second.liveMatches())).toBe(24);
  }, 60_000);

  test('an arbiter decides at one process in a match that another one hosts, once', async () => {
    const { ann, bob, matchId } = await aMatchBetween(first, second);
    const page = await ann.open(matchId);
    const arbiter = await settle(second.port, 'Celeborn');
    const database = await openDatabase(cluster.place);
    await database.db
      .updateTable('accounts')
      .set({ role: 'arbiter' })
      .where('person_id', '=', arbiter.session.sessionId)
      .execute();
    await database.close();
    expect((await bob.ask('POST', '/api/calls', { matchId, reason: 'fault' })).status).toBe(204);
    const { calls } = openCallsSchema.parse((await arbiter.ask('GET', '/api/calls')).body);
    const wish = { act: 'end', words: 'So it is.', winner: null, counts: false };
    const decided = await Promise.all(
      [first, second, first, second].map(async ({ port }) => {
        return await new Person(arbiter.session, port).ask('POST', `/api/calls/${calls[0]?.id ?? ''}`, wish);
      }),
    );
    expect(decided.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409]);
    await untilTrue(() => JSON.stringify(page.cell('accords') ?? null).includes('So it is.'));
    expect((await bob.ask('GET', `/api/matches/${matchId}`)).body).toMatchObject({ status: 'over', voided: true });
  });

  test('players and spectators meet, whichever process they ask, and a killed one is replaced within five seconds', async () => {
    const { ann, bob, matchId } = await aMatchBetween(first, second);
    const pages = [await ann.open(matchId), await bob.open(matchId)] as const;
    const zoe = await Person.arrive(second.port, 'Zoe');
    const watcher = await zoe.open(matchId, 'watch');
    await untilTrue(() => pages[0].state.watchers === 1);
    expect(await playOn(pages)).toEqual({ ok: true, ply: 1 });
    await untilTrue(() => pages[1].state.ply === 1 && watcher.state.ply === 1);
    expect(await first.liveMatches()).toBe(1);

    for (const page of [...pages, watcher]) page.room.reconnection.enabled = false;
    await first.kill();
    const killedAt = performance.now();
    ann.port = second.port;
    const again = await Promise.all([comeBack(ann, matchId), comeBack(bob, matchId)]);
    expect(again.map((page) => page.state.ply)).toEqual([1, 1]);
    expect(await playOn(again)).toEqual({ ok: true, ply: 2 });
    const replacedAfter = performance.now() - killedAt;
    expect(replacedAfter).toBeLessThan(5000);
  }, 60_000);

  test('a rematch is told through the process that has the match, whichever is asked', async () => {
    const { ann, bob, matchId } = await aMatchBetween(first, second);
    const pages = [await ann.open(matchId), await bob.open(matchId)] as const;
    expect(await pages[0].room.request('resign', { ply: 0 })).toMatchObject({ ok: true });
    for (const [who, action] of [
      [ann, 'offer'],
      [bob, 'accept'],
    ] as const) {
      const before = pages.map((page) => page.cell('news'));
      expect((await who.ask('POST', `/api/matches/${matchId}/rematch`, { action })).status).toBe(200);
      await untilTrue(() => pages.every((page, i) => page.cell('news') !== before[i]));
    }
  });

  test('one that stops hands its matches over at once', async () => {
    const { ann, bob, matchId } = await aMatchBetween(first, second);
    const pages = [await ann.open(matchId), await bob.open(matchId)];
    expect(await playOn(pages)).toEqual({ ok: true, ply: 1 });
    // Somebody has been promised a seat, and does not come.
    const watcher = await bob.open(matchId, 'watch');
    expect((await http(second.port, 'POST', `/matchmake/joinById/watch-${matchId}`, { body: {} })).status).toBe(200);
    const before = performance.now();
    first.child.kill('SIGTERM');
    await untilTrue(() => [...pages, watcher].every((page) => page.left.length > 0));
    ann.port = second.port;
    const again = await Promise.all([comeBack(ann, matchId), comeBack(bob, matchId)]);
    expect(await playOn(again)).toEqual({ ok: true, ply: 2 });
    expect(performance.now() - before).toBeLessThan(5000);
    expect(await first.ended()).toEqual({ code: 0, signal: null });
  });

  test('one that was frozen, and believes that it still hosts a match, writes nothing to it and leads its people over', async () => {
    const { ann, bob, matchId } = await aMatchBetween(first, second);
    const stuck = await ann.open(matchId);
    stuck.room.reconnection.enabled = false;
    expect(await playOn([stuck])).toEqual({ ok: true, ply: 1 });

    first.child.kill('SIGSTOP');
    const bobs = await comeBack(bob, matchId);
    expect(bobs.state.ply).toBe(1);
    // The command lies in the frozen process's socket, and is the first that it finds.
    const late = stuck.command({ type: 'done' }, 1).catch(() => ({ ok: false }));
    first.child.kill('SIGCONT');
    expect(await late).toMatchObject({ ok: false });
    await untilTrue(() => stuck.left.length > 0);

    const anns = await comeBack(ann, matchId);
    expect(anns.state.ply).toBe(1);
    expect(await playOn([anns, bobs])).toEqual({ ok: true, ply: 2 });
    expect([await first.liveMatches(), await second.liveMatches()]).toEqual([0, 1]);
    const database = await openDatabase(cluster.place);
    const entries = await new MatchStore(database).log(matchId);
    await database.close();
    expect(entries).toHaveLength(3);
    expect(replay(helmsDeep, entries, parseCommand)).toMatchObject({ ok: true, value: { ply: 2 } });
  }, 60_000);

  test('the lobby of each tells of all matches, and a clock runs on when its process is killed', async () => {
    const goers = [await LobbyGoer.arrive(first.port), await LobbyGoer.arrive(second.port)];
    const [ann, bob] = [await Person.arrive(first.port, 'Ann'), await Person.arrive(second.port, 'Bob')];
    const clock = { kind: 'live', bank: 600, increment: 0, reserve: 0 };
    const made = await ann.ask('POST', '/api/matches', {
      game: 'helms-deep',
      side: 'isengard',
      opponent: 'human',
      visibility: 'listed',
      clock,
    });
    const { matchId } = matchSummarySchema.parse(made.body);
    await untilTrue(() => goers.every((goer) => goer.ids('open').includes(matchId)));
    await bob.join(matchId);
    await untilTrue(() => goers.every((goer) => goer.ids('live').includes(matchId)));
    const before = [await ann.open(matchId), await bob.open(matchId)];
    const shown = (page: Page | undefined) => clockCellSchema.parse(page?.cell('clock'));
    await untilTrue(() => before.every((page) => shown(page) !== null));
    const [host] = (await first.liveMatches()) === 1 ? [first] : [second];
    const other = host === first ? second : first;
    const was = shown(before[0]);
    for (const page of before) page.room.reconnection.enabled = false;
    await host.kill();
    for (const person of [ann, bob]) person.port = other.port;
    const pages = await Promise.all([comeBack(ann, matchId), comeBack(bob, matchId)]);
    // Another process was there all the while, so nobody is given time back: the deadline is the one that it was.
    expect(pages.map((page) => shown(page)?.deadline)).toEqual([was?.deadline, was?.deadline]);
    expect(await pages[0]?.room.request('resign', { ply: 0 })).toMatchObject({ ok: true });
    await untilTrue(() => goers.some((goer) => goer.ids('over').includes(matchId)));
  }, 60_000);
});
