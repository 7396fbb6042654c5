/** A few kills of `npm run chaos`, at each of its moments; and a database that is lost in the middle of a commit. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS_OF_DATABASE, type TestDatabase } from '../src/testing/databases.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../src/testing/people.ts';
import { type ServerProcess, startReady } from '../src/testing/server-process.ts';
import { campaign, type Moment } from './campaign.ts';
import { type CommitProxy, commitProxy } from './commit-proxy.ts';
import { privateMessageSchema } from '../src/testing/helms-deep-wire.ts';

const KILLS = 5;
const MOMENTS: readonly Moment[] = ['playing', 'volley', 'commit-lost', 'commit-kept', 'returning'];

describe.each(KINDS_OF_DATABASE)('a server that is killed while matches are played, on $name', (kind) => {
  test('has lost nothing that was acknowledged or shown, done nothing twice, shown nothing that is not in the log', async () => {
    const said: string[] = [];
    const found = await campaign(kind, {
      kills: KILLS,
      matches: 3,
      seed: 20,
      moments: MOMENTS,
      say: (line) => void said.push(line),
    });
    expect(found.breaches, said.join('')).toEqual([]);
    expect(Object.values(found.kills).reduce((sum, kills) => sum + kills)).toBe(KILLS);
    // Each match has played on after the last kill at the latest, and kills of a volley leave commands without an answer.
    expect(found.acknowledged).toBeGreaterThan(3);
    expect(found.unanswered).toBeGreaterThan(0);
    expect(found.plies).toBeGreaterThanOrEqual(found.acknowledged);
    expect(found.shown).toBeGreaterThan(found.acknowledged);
  }, 120_000);
});

const REACHED_BY_A_LINE = KINDS_OF_DATABASE.filter(({ name }) => name === 'PostgreSQL');

describe.each(REACHED_BY_A_LINE)('a server whose line to $name breaks in the middle of a commit', ({ make }) => {
  let place: TestDatabase;
  let proxy: CommitProxy;
  let server: ServerProcess;
  let pages: readonly [Page, Page, Page];
  let setUp: unknown;

  beforeEach(async () => {
    place = await make();
    proxy = await commitProxy(place.databaseUrl ?? '');
    server = await startReady({ env: { LOG_LEVEL: 'fatal', DATA_DIR: place.dataDir, DATABASE_URL: proxy.url } });
    const [ann, bob, zoe] = [
      await Person.arrive(server.port, 'Ann'),
      await Person.arrive(server.port, 'Bob'),
      await Person.arrive(server.port, 'Zoe'),
    ];
    const { matchId } = await ann.createMatch('isengard');
    await bob.join(matchId);
    pages = [await ann.open(matchId), await bob.open(matchId), await zoe.open(matchId, 'watch')];
    const [page] = pages;
    const offers = () => privateMessageSchema.safeParse(page.last('private')).data?.commands ?? [];
    await untilTrue(() => offers().length > 0);
    setUp = offers().find(({ command }) => command.type === 'setUp')?.command;
  });
  afterEach(async () => {
    await leaveAllPages();
    server.child.kill('SIGKILL');
    await server.ended();
    await proxy.close();
    await place.remove();
  });

  test('carries a command out without a word when the database never heard of it', async () => {
    const [page] = pages;
    const held = proxy.holdNext();
    const answer = page.command(setUp, 0, 'set-up-once');
    (await held).cut();
    expect(await answer).toEqual({ ok: true, ply: 1 });
    await untilTrue(() => pages.every(({ state }) => state.ply === 1));
  });

  test('believes the log when the answer to the commit is lost, and shows everybody what is in it', async () => {
    const [page] = pages;
    const held = proxy.holdNext();
    const answer = page.command(setUp, 0, 'set-up-once');
    const commit = await held;
    await commit.carryOut();
    commit.cut();
    expect(await answer).toEqual({ ok: true, ply: 1 });
    await untilTrue(() => pages.every(({ state }) => state.ply === 1));
    // The same command again is answered so too, and is not done twice.
    expect(await page.command(setUp, 0, 'set-up-once')).toEqual({ ok: true, ply: 1 });
    expect(page.state.ply).toBe(1);
  });
});
