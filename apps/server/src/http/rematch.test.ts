/** Two people who play once more with the sides swapped, over HTTP and real sockets, on every database. */
import { matchListSchema, type MatchSummary, matchSummarySchema } from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { type HttpAnswer, leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

type Action = 'offer' | 'withdraw' | 'decline' | 'accept';

describe.each(KINDS_OF_DATABASE)('a rematch on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let zoe: Person;
  let matchId: string;

  beforeAll(async () => {
    place = await make();
    server = await testServer([raceGame], place);
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  beforeEach(async () => {
    ann = await Person.arrive(server.port, 'Ann');
    bob = await Person.arrive(server.port, 'Bob');
    zoe = await Person.arrive(server.port, 'Zoe');
    matchId = await lost({ options: { goal: 30 }, visibility: 'private' });
  });
  afterEach(leaveAllPages);

  /** A match of Ann, who plays red, against Bob; she has resigned it. */
  const lost = async (wish: object): Promise<string> => {
    const { body } = await ann.ask('POST', '/api/matches', {
      game: 'blind-race',
      side: 'red',
      opponent: 'human',
      ...wish,
    });
    const { matchId: id } = matchSummarySchema.parse(body);
    await bob.join(id);
    const page = await ann.open(id);
    expect(await page.room.request('resign', { ply: 0 })).toMatchObject({ ok: true });
    await page.room.leave();
    return id;
  };
  const say = async (who: Person, action: Action, id = matchId): Promise<HttpAnswer> =>
    await who.ask('POST', `/api/matches/${id}/rematch`, { action });
  const saying = async (who: Person, action: Action): Promise<MatchSummary> =>
    matchSummarySchema.parse((await say(who, action)).body);
  const refused = async (who: Person, action: Action, id = matchId) => {
    const { status, body } = await say(who, action, id);
    return { status, code: (body as { error?: { code: string } }).error?.code };
  };
  const seen = async (who: Person) => matchSummarySchema.parse((await who.ask('GET', `/api/matches/${matchId}`)).body);
  const mine = async (who: Person) =>
    matchListSchema.parse((await who.ask('GET', '/api/matches?status=mine')).body).matches;
  const news = (page: Page) => page.cell('news');

  test('is offered, told at once to whoever is there, and played with the sides swapped', async () => {
    const [a, b] = [await ann.open(matchId), await bob.open(matchId)];
    expect(await saying(ann, 'offer')).toMatchObject({ rematch: { by: 'red', state: 'offered', matchId: null } });
    await untilTrue(() => news(a) !== undefined && news(b) !== undefined);
    expect((await seen(bob)).rematch).toEqual({ by: 'red', state: 'offered', matchId: null });
    const before = news(a);
    const { rematch } = await saying(bob, 'accept');
    expect(rematch).toMatchObject({ by: 'red', state: 'accepted' });
    await untilTrue(() => news(a) !== before);
    expect((await seen(ann)).rematch).toEqual(rematch);
    const next = rematch?.matchId ?? '';
    const match = matchSummarySchema.parse((await ann.ask('GET', `/api/matches/${next}`)).body);
    expect(match).toMatchObject({
      status: 'live',
      visibility: 'private',
      options: { goal: 30 },
      practice: false,
      yourSide: 'blue',
      rematch: null,
      seats: [
        { side: 'red', name: 'Bob' },
        { side: 'blue', name: 'Ann' },
      ],
    });
    const page = await bob.open(next);
    expect(await page.command({ type: 'roll' }, 0)).toMatchObject({ ok: true });
  });

  test('begins where a practice match began', async () => {
    const position = { at: { red: 3, blue: 8 }, hidden: { red: 424_242, blue: null } };
    matchId = await lost({ visibility: 'private', position });
    await saying(bob, 'offer');
    const { rematch } = await saying(ann, 'accept');
    const page = await bob.open(rematch?.matchId ?? '');
    expect(page.cell('view/at')).toEqual({ red: 3, blue: 8 });
    expect((await ann.ask('GET', `/api/matches/${rematch?.matchId}`)).body).toMatchObject({ practice: true });
  });

  test('is first among the matches of whoever is to answer, and nobody else is told of it', async () => {
    const { matchId: live } = await bob.createMatch('blue', 'computer');
    await saying(ann, 'offer');
    expect((await mine(bob)).map((match) => match.matchId)).toEqual([matchId, live]);
    expect((await mine(bob))[0]).toMatchObject({ yourSide: 'blue', rematch: { by: 'red', state: 'offered' } });
    expect((await seen(zoe)).rematch).toBeNull();
    await saying(bob, 'accept');
    expect((await seen(zoe)).rematch).toBeNull();
    expect((await mine(bob)).at(-1)?.matchId).toBe(matchId);
  });

  test('is kept over a restart of the server', async () => {
    await saying(ann, 'offer');
    await server.stop();
    server = await testServer([raceGame], place);
    for (const who of [ann, bob, zoe]) who.port = server.port;
    expect((await seen(bob)).rematch).toMatchObject({ by: 'red', state: 'offered' });
    expect((await saying(bob, 'accept')).rematch).toMatchObject({ state: 'accepted' });
  });

  test('can be declined, after which the other one alone may offer it', async () => {
    await saying(ann, 'offer');
    expect((await saying(bob, 'decline')).rematch).toMatchObject({ by: 'red', state: 'declined' });
    expect(await refused(ann, 'offer')).toEqual({ status: 409, code: 'rematch-declined' });
    expect(await refused(bob, 'accept')).toEqual({ status: 409, code: 'no-rematch' });
    expect((await saying(bob, 'offer')).rematch).toMatchObject({ by: 'blue', state: 'offered' });
    expect((await saying(ann, 'accept')).rematch).toMatchObject({ state: 'accepted' });
  });

  test('can be taken back, and offered again', async () => {
    await saying(ann, 'offer');
    expect(await refused(bob, 'withdraw')).toEqual({ status: 409, code: 'no-rematch' });
    expect((await saying(ann, 'withdraw')).rematch).toBeNull();
    expect(await refused(bob, 'accept')).toEqual({ status: 409, code: 'no-rematch' });
    expect((await saying(ann, 'offer')).rematch).toMatchObject({ state: 'offered' });
  });

  test('is one, whoever offers and accepts at the same moment', async () => {
    const offers = await Promise.all([say(ann, 'offer'), say(bob, 'offer')]);
    expect(offers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const by = (await seen(ann)).rematch?.by;
    const [offerer, other] = by === 'red' ? [ann, bob] : [bob, ann];
    expect(await refused(offerer, 'offer')).toEqual({ status: 409, code: 'rematch-offered' });
    expect(await refused(other, 'offer')).toEqual({ status: 409, code: 'rematch-offered' });
    expect(await refused(offerer, 'accept')).toEqual({ status: 409, code: 'no-rematch' });
    expect(await refused(offerer, 'decline')).toEqual({ status: 409, code: 'no-rematch' });
    const accepted = await Promise.all([say(other, 'accept'), say(other, 'accept'), say(other, 'accept')]);
    expect(accepted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    for (const action of ['offer', 'accept', 'decline', 'withdraw'] as const)
      for (const who of [ann, bob])
        expect(await refused(who, action)).toEqual({ status: 409, code: 'rematch-accepted' });
    expect(await mine(ann)).toHaveLength(2);
  });

  test('is refused in plain words to whoever may not have one', async () => {
    expect(await refused(zoe, 'offer')).toEqual({ status: 403, code: 'not-seated' });
    expect(await refused(ann, 'offer', '0'.repeat(32))).toEqual({ status: 404, code: 'unknown-match' });
    expect(await refused(ann, 'offer', 'abc')).toEqual({ status: 400, code: 'bad-id' });
    expect(await refused(ann, 'accept')).toEqual({ status: 409, code: 'no-rematch' });
    const answer = await ann.ask('POST', `/api/matches/${matchId}/rematch`, { action: 'demand' });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'malformed-request' } } });
    const { matchId: open } = await ann.createMatch();
    expect(await refused(ann, 'offer', open)).toEqual({ status: 409, code: 'not-over' });
    await bob.join(open);
    expect(await refused(bob, 'offer', open)).toEqual({ status: 409, code: 'not-over' });
    const { matchId: alone } = await ann.createMatch('red', 'computer');
    expect(await refused(ann, 'offer', alone)).toEqual({ status: 409, code: 'no-opponent' });
  });

  test('is not to be had of somebody who has left for good', async () => {
    await saying(ann, 'offer');
    await ann.ask('DELETE', '/api/sessions/mine');
    expect(await refused(bob, 'accept')).toEqual({ status: 410, code: 'opponent-gone' });
    expect((await saying(bob, 'decline')).rematch).toMatchObject({ state: 'declined' });
    expect(await refused(bob, 'offer')).toEqual({ status: 410, code: 'opponent-gone' });
  });
});
