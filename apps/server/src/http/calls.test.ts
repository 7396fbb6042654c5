/** An arbiter called to a match: who may call, who may decide, what becomes of the match, and everything that is no way to do it. */
import { replay } from '@warbeacon/kernel';
import {
  accordsCellSchema,
  auditSchema,
  clockCellSchema,
  matchSummarySchema,
  openCallsSchema,
  ownCallSchema,
  parseRecord,
} from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { openDatabase } from '../storage/database.ts';
import { codeOf, emailOf, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const CLOCK = { kind: 'live', bank: 60, increment: 5, reserve: 0 } as const;
const WISH = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'listed' } as const;
const NOT_ALLOWED = { status: 403, code: 'not-allowed' };
const OWN_CASE = { status: 409, code: 'own-case' };
const SETTLED = { status: 409, code: 'settled-already' };
const ROLL = { type: 'roll' };
const dismiss = { act: 'dismiss', words: 'Nothing was wrong.' };

describe.each(KINDS_OF_DATABASE)('an arbiter called to a match on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let later = 0;
  let admin: Person;
  let arbiter: Person;
  let ann: Person;
  let bob: Person;
  let matchId: string;
  let tests = 0;

  const start = async (changes: object = {}) => {
    const limits = {
      LIMIT_CALLS_PER_HOUR: 1000,
      LIMIT_ACCOUNTS_PER_DAY: 1000,
      LIMIT_PASSWORDS_PER_MINUTE: 1000,
      ...changes,
    };
    server = await testServer(
      [raceGame],
      place,
      { ADMIN_EMAIL: emailOf('Elrond'), ...limits },
      { now: () => Date.now() + later, rounds: { deadlines: 40 } },
    );
    for (const person of [admin, arbiter, ann, bob]) if (person) person.port = server.port;
  };
  const restart = async (changes: object = {}) => {
    await leaveAllPages();
    await server.stop();
    await start(changes);
  };
  beforeAll(async () => {
    place = await make();
    await start();
    admin = await settle(server.port, 'Elrond');
    arbiter = await settle(server.port, 'Celeborn');
    await restart();
    await setRole('Celeborn', 'arbiter');
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  beforeEach(async () => {
    tests++;
    ann = await settle(server.port, `Ann ${tests}`);
    bob = await settle(server.port, `Bob ${tests}`);
    await begin();
  });
  afterEach(leaveAllPages);

  const setRole = async (name: string, role: string) =>
    await admin.ask('POST', '/api/moderation/roles', { name, role });
  const begin = async (more: object = { clock: CLOCK }) => {
    const { body } = await ann.ask('POST', '/api/matches', { ...WISH, ...more });
    ({ matchId } = matchSummarySchema.parse(body));
    await bob.join(matchId);
  };
  const call = async (who: Person, more: object = {}) =>
    await who.ask('POST', '/api/calls', { matchId, reason: 'behaviour', words: 'He shouts.', ...more });
  const calls = async (who = arbiter) => openCallsSchema.parse((await who.ask('GET', '/api/calls')).body).calls;
  const called = async (who = bob): Promise<string> => {
    expect((await call(who)).status).toBe(204);
    const found = (await calls()).find((one) => one.matchId === matchId);
    if (found === undefined) throw new Error('nobody has called');
    return found.id;
  };
  const decide = async (id: string, wish: object, who = arbiter) => await who.ask('POST', `/api/calls/${id}`, wish);
  const summary = async () => matchSummarySchema.parse((await ann.ask('GET', `/api/matches/${matchId}`)).body);
  const audit = async () => auditSchema.parse((await admin.ask('GET', '/api/moderation/audit')).body).entries;
  const seated = async () => [await ann.open(matchId), await bob.open(matchId)] as const;
  const accords = (page: Page) => accordsCellSchema.parse(page.cell('accords') ?? { open: [], paused: false });
  const clock = (page: Page) => clockCellSchema.parse(page.cell('clock'));
  /** Of a match that is over: it holds, and these are its decisions. */
  const record = async () => {
    const parsed = parseRecord((await ann.ask('GET', `/api/matches/${matchId}/log`)).body);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const played = replay(raceGame.rules, parsed.value, raceGame.parseCommand);
    if (!played.ok) throw new Error(played.error.message);
    return parsed.value.map(({ body }) => body).filter(({ kind }) => kind === 'arbiter' || kind === 'close');
  };

  test('a call is kept, shown to arbiters first come first, and its caller is told what becomes of it', async () => {
    await call(bob, { reason: 'fault' });
    const mine = async () => ownCallSchema.parse((await bob.ask('GET', `/api/calls/mine/${matchId}`)).body).call;
    expect(await mine()).toMatchObject({ reason: 'fault', settled: false });
    const found = (await calls()).find((one) => one.matchId === matchId);
    expect(found).toMatchObject({ by: `Bob ${tests}`, side: 'blue', words: 'He shouts.', own: false, over: false });
    expect(codeOf(await call(bob))).toEqual({ status: 409, code: 'called-already' });
    await decide(found?.id ?? '', dismiss);
    expect(await mine()).toMatchObject({ settled: true });
    // The other side is told nothing of the call itself.
    expect(ownCallSchema.parse((await ann.ask('GET', `/api/calls/mine/${matchId}`)).body).call).toBeNull();
  });

  test('time is given, told at the board to both and to who looks on, and stays after a restart', async () => {
    const [a, b] = await seated();
    const z = await (await Person.arrive(server.port, 'Zoe')).open(matchId, 'watch');
    const id = await called();
    later += 61_000;
    const wish = { act: 'time', words: 'The line was down.', gives: { red: 90_000, blue: 30_000 } };
    expect((await decide(id, wish)).status).toBe(204);
    for (const page of [a, b, z]) {
      await untilTrue(() => accords(page).ruling !== undefined);
      expect(accords(page).ruling).toMatchObject({ act: 'time', words: wish.words, gives: wish.gives });
    }
    expect(clock(a)?.left).toEqual({ red: 90_000, blue: 90_000 });
    expect(await b.room.request('claim', { ply: 0 })).toMatchObject({ ok: false, refusal: { code: 'time-left' } });
    await restart();
    const again = await ann.open(matchId);
    expect(accords(again).ruling).toMatchObject({ act: 'time', words: wish.words });
    // The hash of a state would tell what is hidden in it.
    expect(JSON.stringify(again.cell('accords'))).not.toContain('ash');
    expect((await audit())[0]).toMatchObject({
      by: 'Celeborn',
      act: 'ruled',
      about: `Bob ${tests}`,
      details: expect.stringContaining('The line was down.') as string,
    });
  });

  test('a pause of an arbiter’s stands until one ends it, and settles nothing', async () => {
    const [a, b] = await seated();
    const id = await called();
    expect((await decide(id, { act: 'pause', words: 'I look at it.' })).status).toBe(204);
    await untilTrue(() => accords(a).held === true && clock(a)?.paused === true);
    expect(await a.command(ROLL)).toMatchObject({ ok: false, refusal: { code: 'held-by-arbiter' } });
    for (const [request, payload] of [
      ['resume', {}],
      ['propose', { ply: 0, what: { about: 'draw' } }],
      ['resign', { ply: 0 }],
      ['claim', { ply: 0 }],
    ] as const)
      expect(await b.room.request(request, payload)).toMatchObject({ refusal: { code: 'held-by-arbiter' } });
    expect(codeOf(await decide(id, { act: 'pause', words: 'Again.' }))).toMatchObject({ code: 'paused-already' });
    await restart();
    const back = await ann.open(matchId);
    expect(await back.command(ROLL)).toMatchObject({ refusal: { code: 'held-by-arbiter' } });
    expect((await calls()).find((one) => one.id === id)).toMatchObject({ held: true });
    expect((await decide(id, { act: 'time', words: 'Go on.', gives: { red: 5000 } })).status).toBe(204);
    await untilTrue(() => accords(back).held === undefined && clock(back)?.paused === false);
    expect(await back.command(ROLL)).toMatchObject({ ok: true });
    await (await bob.open(matchId)).room.request('resign', { ply: 1 });
    expect((await record()).map((body) => ('act' in body ? body.act : body.kind))).toEqual([
      'pause',
      'resume',
      'time',
      'close',
    ]);
  });

  test.each([
    ['a win', { winner: 'blue', counts: true }, { winner: 'blue', voided: false }, 'arbiter'],
    ['a draw', { winner: null, counts: true }, { winner: null, voided: false }, 'arbiter'],
    ['not counted', { winner: null, counts: false }, { winner: null, voided: true }, 'void'],
  ])('an arbiter ends a match as %s, and its record holds', async (_, wish, ended, reason) => {
    const [a] = await seated();
    const id = await called();
    expect((await decide(id, { act: 'end', words: 'So it is.', ...wish })).status).toBe(204);
    await untilTrue(() => a.cell('view/toMove') === null);
    expect(accords(a).ruling).toMatchObject({ act: 'end', words: 'So it is.' });
    expect(await summary()).toMatchObject({ status: 'over', ...ended });
    expect(await record()).toMatchObject([
      { kind: 'arbiter', act: 'end', words: 'So it is.', ...wish },
      { kind: 'close', winner: wish.winner, reason },
    ]);
    expect(codeOf(await decide(id, dismiss))).toEqual(SETTLED);
    expect(codeOf(await call(ann))).toMatchObject({ code: 'game-over' });
  });

  test.each([
    ['counts', { winner: 'blue', counts: true }, true],
    ['does not count', { winner: null, counts: false }, false],
  ])('ratings obey: a match that %s', async (_, wish, changes) => {
    await begin({ rated: true });
    const [a, b] = await seated();
    await a.command(ROLL);
    await untilTrue(() => b.state.ply === 1);
    await b.command(ROLL);
    const id = await called();
    expect((await decide(id, { act: 'end', words: 'So it is.', ...wish })).status).toBe(204);
    if (changes) await untilTrue(() => a.state.ply === 3);
    await restart();
    expect((await summary()).seats.map(({ ratingChange }) => ratingChange !== undefined)).toEqual([changes, changes]);
  });

  test('a call in a match that has ended meanwhile can be dismissed, and nothing else', async () => {
    const [a] = await seated();
    const id = await called();
    await a.room.request('resign', { ply: 0 });
    expect((await calls()).find((one) => one.id === id)).toMatchObject({ over: true });
    expect(codeOf(await decide(id, { act: 'end', words: 'No.', winner: null, counts: false }))).toMatchObject({
      code: 'game-over',
    });
    expect((await decide(id, dismiss)).status).toBe(204);
    expect((await record()).map(({ kind }) => kind)).toEqual(['close']);
  });

  test('at the end of the opponent’s time one may call, and not before', async () => {
    await seated();
    expect(codeOf(await call(bob, { reason: 'time' }))).toEqual({ status: 409, code: 'time-left' });
    later += 61_000;
    expect((await call(bob, { reason: 'time' })).status).toBe(204);
  });

  describe('nobody decides', () => {
    test('who plays, in that match or in another, or who is no arbiter', async () => {
      const id = await called();
      for (const who of [ann, bob, await Person.arrive(server.port, 'Zoe')]) {
        expect(codeOf(await decide(id, dismiss, who))).toEqual(NOT_ALLOWED);
        expect(codeOf(await who.ask('GET', '/api/calls'))).toEqual(NOT_ALLOWED);
      }
      const nobody = new Person({ ...ann.session, token: 'A'.repeat(43) }, server.port);
      expect(codeOf(await decide(id, dismiss, nobody))).toMatchObject({ status: 401 });
    });

    test('in a match of their own, against one of its players, or against whom they have reported', async () => {
      const id = await called();
      const other = matchSummarySchema.parse((await arbiter.ask('POST', '/api/matches', WISH)).body);
      await ann.join(other.matchId);
      expect(codeOf(await decide(id, dismiss))).toEqual(OWN_CASE);
      expect((await calls()).find((one) => one.id === id)).toMatchObject({ own: true, by: '', words: '', side: '' });
      expect((await decide(id, dismiss, admin)).status).toBe(204);
      matchId = other.matchId;
      await call(ann);
      const theirs = (await calls(admin)).find((one) => one.matchId === other.matchId)?.id ?? '';
      expect(codeOf(await decide(theirs, { act: 'end', words: 'Mine.', winner: 'red', counts: true }))).toEqual(
        OWN_CASE,
      );
      await (await arbiter.open(matchId)).room.request('resign', { ply: 0 });
      await decide(theirs, dismiss, admin);
      await begin();
      const third = await called();
      await admin.ask('POST', '/api/moderation/reports', { about: { name: `Ann ${tests}` }, reason: 'cheating' });
      expect(codeOf(await decide(third, dismiss, admin))).toEqual(OWN_CASE);
    });

    test('whose role was taken', async () => {
      const id = await called();
      await setRole('Celeborn', 'player');
      expect(codeOf(await decide(id, dismiss))).toEqual(NOT_ALLOWED);
      await setRole('Celeborn', 'arbiter');
    });

    test('twice: of many answers at once one is carried out', async () => {
      await seated();
      const id = await called();
      const wish = { act: 'time', words: 'A minute.', gives: { red: 60_000 } };
      const given = await Promise.all(
        Array.from({ length: 8 }, async (_, i) => await decide(id, wish, i % 2 ? admin : arbiter)),
      );
      expect(given.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, ...Array<number>(7).fill(409)]);
      await (await ann.open(matchId)).room.request('resign', { ply: 0 });
      expect((await record()).filter(({ kind }) => kind === 'arbiter')).toHaveLength(1);
      expect((await audit()).filter(({ details }) => details.includes(matchId))).toHaveLength(1);
    });

    test('with what is no decision', async () => {
      const id = await called();
      for (const wish of [
        { act: 'dismiss' },
        { act: 'dismiss', words: '   ' },
        { act: 'time', words: 'x', gives: { red: -5000 } },
        { act: 'time', words: 'x', gives: { red: 31_536_000_000 } },
        { act: 'time', words: 'x', gives: {} },
        { act: 'end', words: 'x', winner: 'red', counts: false },
        { act: 'dismiss', words: 'x', call: 'y', stateHash: 'z' },
      ])
        expect(codeOf(await decide(id, wish))).toEqual({ status: 400, code: 'malformed-request' });
    });

    test('for a side that there is not, or time where no clock runs; and the call still waits', async () => {
      await begin({});
      const id = await called();
      const time = { act: 'time', words: 'x', gives: { red: 5000 } };
      expect(codeOf(await decide(id, time))).toMatchObject({ code: 'no-clock' });
      const end = { act: 'end', words: 'x', winner: 'green', counts: true };
      expect(codeOf(await decide(id, end))).toMatchObject({ code: 'unknown-side' });
      expect((await decide(id, dismiss)).status).toBe(204);
    });

    test('by the socket', async () => {
      const [a] = await seated();
      await called();
      for (const request of ['rule', 'bench', 'arbiter', 'time', 'end'])
        expect(JSON.stringify(await a.refused(request, { act: 'end', winner: 'red', words: 'x' }))).not.toContain(
          '"ok":true',
        );
      expect(await summary()).toMatchObject({ status: 'live' });
    });
  });

  test('nobody calls who does not play, against the computer, in a match that is none, or too often', async () => {
    const zoe = await Person.arrive(server.port, 'Zoe');
    expect(codeOf(await call(zoe))).toEqual({ status: 403, code: 'not-seated' });
    expect(codeOf(await call(ann, { matchId: 'f'.repeat(32) }))).toMatchObject({ code: 'unknown-match' });
    expect(codeOf(await call(ann, { reason: 'revenge' }))).toMatchObject({ status: 400 });
    const practice = matchSummarySchema.parse(
      (await ann.ask('POST', '/api/matches', { ...WISH, opponent: 'computer' })).body,
    );
    expect(codeOf(await call(ann, { matchId: practice.matchId }))).toMatchObject({ code: 'no-opponent' });
    const waiting = matchSummarySchema.parse((await ann.ask('POST', '/api/matches', WISH)).body);
    expect(codeOf(await call(ann, { matchId: waiting.matchId }))).toMatchObject({ code: 'not-started' });
    await restart({ LIMIT_CALLS_PER_HOUR: 2 });
    const flood = await Promise.all(Array.from({ length: 12 }, async () => await call(ann)));
    expect(flood.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(10);
    await restart();
  });

  test('an answer that was begun by a process that died is brought to an end, or waits again', async () => {
    await seated();
    const id = await called();
    await decide(id, { act: 'pause', words: 'I look at it.' });
    const other = matchId;
    await begin();
    const lost = await called();
    const stuck = { state: 'answering', answered_at: 1, answered_by: arbiter.session.sessionId } as const;
    const answer = JSON.stringify({ act: 'end', words: 'Never written.', winner: null, counts: false });
    await leaveAllPages();
    await server.stop();
    const database = await openDatabase(place);
    const { db } = database;
    await db.updateTable('arbiter_calls').set(stuck).where('id', '=', id).execute();
    const never = { ...stuck, answers: 1, answer };
    await db.updateTable('arbiter_calls').set(never).where('id', '=', lost).execute();
    await database.close();
    await start();
    expect(codeOf(await decide(lost, dismiss))).toEqual(SETTLED);
    later += 120_000;
    while ((await decide(lost, dismiss)).status !== 204) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await summary()).status).toBe('live');
    expect((await audit()).some(({ details }) => details.includes('Never written.'))).toBe(false);
    expect((await audit()).filter(({ details }) => details.includes(other))).toHaveLength(2);
  });

  describe('a match that is private or seen later', () => {
    const PRIVATE = { watching: { policy: 'private' }, clock: CLOCK };

    test('is open to an arbiter who was called, as everybody would see it, and to no other', async () => {
      await begin(PRIVATE);
      const [a] = await seated();
      const look = async (who: Person) => codeOf(await who.ask('GET', `/api/matches/${matchId}`));
      expect(await look(arbiter)).toEqual({ status: 403, code: 'private-match' });
      const id = await called();
      expect(await look(arbiter)).toMatchObject({ status: 200 });
      expect(await look(await settle(server.port, `Zoe ${tests}`))).toMatchObject({ status: 403 });
      const page = await arbiter.open(matchId, 'watch');
      await a.command({ type: 'hide', number: 424_242 });
      await a.command(ROLL);
      await untilTrue(() => page.state.ply === 2);
      // What is hidden is hidden from an arbiter too, and nobody sees that one looks on.
      expect(JSON.stringify([...page.state.cells, ...page.told])).not.toContain('424242');
      expect(a.state.watchers).toBe(0);
      expect(await page.refused('command', { commandId: 'x'.repeat(9), ply: 2, command: ROLL })).toMatchObject({
        code: 'not-seated',
      });
      await decide(id, dismiss);
    });

    test('its room lets nobody else in, however they ask, and sends those home whose role is taken', async () => {
      await begin(PRIVATE);
      await called();
      const page = await arbiter.open(matchId, 'watch');
      const knock = async (who: Person) =>
        codeOf(await who.ask('POST', `/matchmake/joinById/judge-${matchId}`, {})).status;
      const zoe = await settle(server.port, `Zoe ${tests}`);
      const entered = await zoe.open(matchId, 'watch').then(
        () => 'in',
        () => 'out',
      );
      expect(entered).toBe('out');
      // A seat in it is kept for nobody but for whom it lets in.
      expect([200, 401, 403, 404]).toContain(await knock(zoe));
      expect([200, 401, 403, 404]).toContain(await knock(ann));
      page.room.reconnection.enabled = false;
      await setRole('Celeborn', 'player');
      await untilTrue(() => page.left.length > 0, 12_000);
      await setRole('Celeborn', 'arbiter');
    }, 20_000);

    test('a delayed one is seen by an arbiter as it stands, and by everybody else later', async () => {
      await begin({ watching: { policy: 'delayed', minutes: 30 } });
      const [a] = await seated();
      await called();
      const page = await arbiter.open(matchId, 'watch');
      const z = await (await Person.arrive(server.port, 'Zoe')).open(matchId, 'watch');
      await a.command(ROLL);
      await untilTrue(() => page.state.ply === 1);
      expect(z.state.ply).toBe(0);
      const zoe = await Person.arrive(server.port, 'Zoe');
      const before = await zoe.ask('GET', `/api/matches/${matchId}`);
      await decide((await calls()).find((one) => one.matchId === matchId)?.id ?? '', {
        act: 'end',
        words: 'Not yet for everybody.',
        winner: null,
        counts: false,
      });
      await untilTrue(() => accords(page).ruling !== undefined);
      // What an arbiter decides is told as late as everything else.
      expect((await zoe.ask('GET', `/api/matches/${matchId}`)).body).toEqual(before.body);
      expect(JSON.stringify([...z.state.cells, ...z.told])).not.toContain('Not yet for everybody.');
    });
  });
});
