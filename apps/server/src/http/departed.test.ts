/** Matches that somebody leaves for good: a guest who is forgotten, or an account that is deleted, over real requests and sockets. */
import { matchSummarySchema } from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { PASSWORD, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const DONE = { type: 'done' };

describe.each(KINDS_OF_DATABASE)('a match that somebody leaves for good, on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  let bob: Person;

  beforeAll(async () => {
    place = await make();
    server = await testServer([raceGame], place, {}, { rounds: { deadlines: 50 } });
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  beforeEach(async () => {
    ann = await Person.arrive(server.port, 'Ann');
    bob = await Person.arrive(server.port, 'Bob');
  });
  afterEach(leaveAllPages);

  /** So many commands were given in it, by one after the other. */
  const begun = async (commands: number, [red, blue] = [ann, bob]) => {
    const { matchId } = await red.createMatch('red');
    await blue.join(matchId);
    const pages = [await red.open(matchId), await blue.open(matchId)];
    for (let ply = 0; ply < commands; ply++)
      expect(await pages[ply % 2]?.command(DONE, ply)).toMatchObject({ ok: true });
    return { matchId, pages };
  };
  const seen = async (who: Person, matchId: string) =>
    matchSummarySchema.parse((await who.ask('GET', `/api/matches/${matchId}`)).body);
  const ended = async (who: Person, matchId: string) => {
    for (let tries = 0; tries < 100 && (await seen(who, matchId)).status !== 'over'; tries++)
      await new Promise((go) => setTimeout(go, 50));
    return await seen(who, matchId);
  };

  test('is lost by a guest who has themselves forgotten, when both had moved, and whoever stays is told at the board', async () => {
    const { matchId, pages } = await begun(2);
    const [, bobs] = pages;
    expect((await ann.ask('DELETE', '/api/sessions/mine')).status).toBe(204);
    expect(await ended(bob, matchId)).toMatchObject({ status: 'over', winner: 'blue', voided: false });
    await untilTrue(() => bobs?.state.ply === 3);
  });

  test('counts as not played when one of them had not moved', async () => {
    for (const commands of [0, 1]) {
      const guest = await Person.arrive(server.port, 'Guest');
      const { matchId } = await begun(commands, [guest, bob]);
      expect((await guest.ask('DELETE', '/api/sessions/mine')).status).toBe(204);
      expect(await ended(bob, matchId)).toMatchObject({ status: 'over', winner: null, voided: true });
    }
  });

  test('is lost by whoever deletes the account, too', async () => {
    const eve = await settle(server.port, 'Eve');
    const { matchId } = await begun(3, [bob, eve]);
    expect((await eve.ask('POST', '/api/account/delete', { password: PASSWORD })).status).toBe(204);
    expect(await ended(bob, matchId)).toMatchObject({ status: 'over', winner: 'red', voided: false });
  });

  test('is over when both have gone, and no other match is touched', async () => {
    const { matchId } = await begun(2);
    const cid = await Person.arrive(server.port, 'Cid');
    const other = await begun(2, [cid, await Person.arrive(server.port, 'Dan')]);
    const practice = await cid.createMatch('red', 'computer');
    await Promise.all([ann, bob].map(async (person) => await person.ask('DELETE', '/api/sessions/mine')));
    const match = await ended(cid, matchId);
    // Of two who go at the same moment the first to be noticed may lose to the second, who was there until then.
    expect(match.status).toBe('over');
    expect((await seen(cid, other.matchId)).status).toBe('live');
    expect((await seen(cid, practice.matchId)).status).toBe('live');
  });
});
