/** Several server processes over one PostgreSQL and one Redis; runs where `TEST_DATABASE_URL` and `TEST_REDIS_URL` are set. */
import { replay } from '@warbeacon/kernel';
import { helmsDeep, parseCommand } from '@warbeacon/siege';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { MatchStore } from '../storage/matches.ts';
import { aMatchBetween, Cluster, comeBack, KINDS_FOR_CLUSTERS, type Member } from '../testing/cluster.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
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
});
