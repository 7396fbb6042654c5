/** What is done in events by the hour, on every database: check-in, rounds by themselves, those who do not come, calls, reminders. */
import type { EventView } from '@warbeacon/protocol/events';
import { matchSummarySchema } from '@warbeacon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, seeEvent, SETTINGS, tryWish, untilEvent, wish } from '../testing/event-people.ts';
import { leaveAllPages, type Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const MINUTE = 60_000;

describe.each(KINDS_OF_DATABASE)('the hours of an event on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let olga: Person;
  let ann: Person;
  let bob: Person;
  let cid: Person;
  let ahead: number;
  let eventId: string;

  beforeEach(async () => {
    ahead = 0;
    place = await make();
    server = await testServer(
      [raceGame],
      place,
      {},
      { rounds: { events: 50, housekeeping: 50 }, now: () => Date.now() + ahead },
    );
    olga = await settle(server.port, 'Olga');
    ann = await settle(server.port, 'Ann');
    bob = await settle(server.port, 'Bob');
    cid = await settle(server.port, 'Cid');
  });
  afterEach(async () => {
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  const until = async (seen: (view: EventView) => boolean) => await untilEvent(olga, eventId, seen);
  const legOf = (view: EventView) => view.state.rounds[0]?.pairings[0]?.legs[0];
  const idOf = (view: EventView, who: Person) => view.state.entrants.find(({ name }) => name === who.session.name)?.id;
  const begun = async (who: readonly Person[], terms: object = {}) => {
    ({ eventId } = await makeEvent(olga, { terms, settings: { format: { kind: 'swiss', rounds: 1 } } }));
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const one of who) await wish(one, eventId, { do: 'enter' });
    await wish(olga, eventId, { do: 'begin' }, { do: 'pair' }, { do: 'publish', round: 1 });
    return await until((view) => legOf(view)?.match !== null);
  };
  const matchOf = async (view: EventView) =>
    matchSummarySchema.parse((await olga.ask('GET', `/api/matches/${legOf(view)?.match}`)).body);
  const untilOver = async (view: EventView) => {
    for (let tries = 0; tries < 200; tries++) {
      const match = await matchOf(view);
      if (match.status === 'over') return match;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('the match goes on');
  };

  test('check-in opens, and the first round is played when its hour has come, by itself', async () => {
    ({ eventId } = await makeEvent(olga, {
      terms: { runs: 'by-itself', startsAt: Date.now() + 60 * MINUTE },
      settings: { format: { kind: 'swiss', rounds: 1 }, entry: { ...SETTINGS.entry, checkIn: true } },
    }));
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const one of [ann, bob, cid]) await wish(one, eventId, { do: 'enter' });
    expect(codeOf(await tryWish(ann, eventId, { do: 'check-in' }))).toEqual({ status: 409, code: 'no-check-in' });
    ahead = 46 * MINUTE;
    await until(({ state }) => state.phase === 'check-in');
    for (const one of [ann, bob]) await wish(one, eventId, { do: 'check-in' });
    ahead = 61 * MINUTE;
    const view = await until((seen) => typeof legOf(seen)?.match === 'string');
    expect(view.state.entrants.map(({ state }) => state)).toEqual(['in', 'in', 'withdrawn']);
    expect(await matchOf(view)).toMatchObject({ status: 'live', seats: [{ account: true }, { account: true }] });
  });

  test('who does not come to the board in time loses, and the match counts as not played', async () => {
    const view = await begun([ann, bob]);
    await ann.open(legOf(view)?.match ?? '');
    ahead = 6 * MINUTE;
    const after = await until((seen) => legOf(seen)?.result !== null);
    expect(legOf(after)?.result).toEqual({ kind: 'walkover', winner: idOf(after, ann) });
    expect(await untilOver(after)).toMatchObject({ voided: true, winner: null });
  });

  test('both lose where neither comes; nobody where both have come and think', async () => {
    await begun([ann, bob]);
    ahead = 6 * MINUTE;
    expect(legOf(await until((seen) => legOf(seen)?.result !== null))?.result).toEqual({ kind: 'double-loss' });
    ahead = 0;
    const view = await begun([ann, bob]);
    for (const one of [ann, bob]) await one.open(legOf(view)?.match ?? '');
    ahead = 30 * MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(legOf(await seeEvent(olga, eventId))?.result).toBeNull();
  });

  test('the end of a match that is watched later is told in the event as late', async () => {
    const view = await begun([ann, bob], { watching: { policy: 'delayed', minutes: 10 } });
    const page = await ann.open(legOf(view)?.match ?? '');
    await page.room.request('resign', { ply: 0 });
    expect((await ann.ask('GET', `/api/matches/${legOf(view)?.match}`)).body).toMatchObject({ status: 'over' });
    // Long after the other one should have come, who need not any more.
    ahead = 9 * MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 400));
    for (const one of [olga, cid]) {
      const seen = await seeEvent(one, eventId);
      expect(legOf(seen)?.result).toBeNull();
    }
    ahead = 11 * MINUTE;
    const after = await until((seen) => legOf(seen)?.result !== null);
    expect(legOf(after)?.result).toMatchObject({ kind: 'played', winner: idOf(after, bob) });
  });

  test('a match stands still from the call of an arbiter to the ruling, which ends it', async () => {
    const view = await begun([ann, bob], { callPauses: true });
    const match = legOf(view)?.match ?? '';
    const page = await ann.open(match);
    expect(
      (await ann.ask('POST', '/api/calls', { matchId: match, reason: 'other', words: 'A goblin sits on my keyboard.' }))
        .status,
    ).toBe(204);
    const called = await until((seen) => legOf(seen)?.dispute !== null);
    expect(called.duties[0]).toMatchObject({ kind: 'dispute', entrant: idOf(called, ann) });
    for (let tries = 0; tries < 100 && page.cell('accords') === undefined; tries++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await page.command({ type: 'done' }, 0)).toMatchObject({ ok: false, refusal: { code: 'held-by-arbiter' } });
    // The organiser of the event is asked there, too, and nobody else.
    expect((await olga.ask('GET', '/api/calls')).body).toMatchObject({
      calls: [{ matchId: match, words: 'A goblin sits on my keyboard.' }],
    });
    expect(codeOf(await bob.ask('GET', '/api/calls'))).toEqual({ status: 403, code: 'not-allowed' });
    const winner = idOf(view, bob) ?? '';
    const ruled = await wish(olga, eventId, {
      do: 'rule',
      pairing: view.state.rounds[0]?.pairings[0]?.id ?? '',
      leg: 0,
      result: { kind: 'adjudicated', winner, margin: 0 },
      reason: 'No goblins.',
    });
    expect(legOf(ruled)).toMatchObject({ dispute: null, result: { kind: 'adjudicated', winner } });
    expect(await untilOver(ruled)).toMatchObject({ voided: false });
    expect((await olga.ask('GET', '/api/calls')).body).toMatchObject({ calls: [] });
  });

  test('a match that is made void is played again when an arbiter says so', async () => {
    const view = await begun([ann, bob]);
    const pairing = view.state.rounds[0]?.pairings[0]?.id ?? '';
    await wish(olga, eventId, { do: 'rule', pairing, leg: 0, result: { kind: 'void' }, reason: 'The power was cut.' });
    expect(await untilOver(view)).toMatchObject({ voided: true });
    const again = await wish(olga, eventId, { do: 'play-again', pairing, leg: 0, reason: 'It is back.' });
    expect(legOf(again)).toMatchObject({ result: null });
    expect(legOf(again)?.match).not.toBe(legOf(view)?.match);
    expect(await matchOf(again)).toMatchObject({ status: 'live' });
  });

  test('who leaves the event loses the match that is on', async () => {
    const view = await begun([ann, bob], { pace: { kind: 'slow', days: 60, checkIn: 24 } });
    await ann.open(legOf(view)?.match ?? '');
    await wish(ann, eventId, { do: 'withdraw' });
    const after = await until((seen) => legOf(seen)?.result !== null);
    expect(legOf(after)?.result).toEqual({ kind: 'walkover', winner: idOf(after, bob) });
    expect(await untilOver(after)).toMatchObject({ voided: true });
  });

  test('a match of an event that nobody has begun yet is not cleared away', async () => {
    const view = await begun([ann, bob], { pace: { kind: 'slow', days: 60, checkIn: 24 } });
    ahead = 40 * 24 * 60 * MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await matchOf(view)).toMatchObject({ status: 'live' });
  });

  test('a round that is undone is gone with its matches', async () => {
    const view = await begun([ann, bob]);
    const after = await wish(olga, eventId, { do: 'undo-round', round: 1, reason: 'Wrong list.' });
    expect(after.state.rounds).toEqual([]);
    expect(await untilOver(view)).toMatchObject({ voided: true });
    await wish(olga, eventId, { do: 'pair' }, { do: 'publish', round: 1 });
    const again = await until((seen) => typeof legOf(seen)?.match === 'string');
    expect(legOf(again)?.match).not.toBe(legOf(view)?.match);
  });

  test('sides go to whoever gives more for one, and nobody is told what was bid before both have', async () => {
    ({ eventId } = await makeEvent(olga, { settings: { sides: 'bids', format: { kind: 'swiss', rounds: 1 } } }));
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const one of [ann, bob]) await wish(one, eventId, { do: 'enter' });
    const view = await wish(olga, eventId, { do: 'begin' }, { do: 'pair' }, { do: 'publish', round: 1 });
    const pairing = view.state.rounds[0]?.pairings[0]?.id ?? '';
    expect(view.duties).toContainEqual(expect.objectContaining({ kind: 'bids-missing', pairing }));
    expect((await seeEvent(ann, eventId)).me.next).toMatchObject({ waitsFor: 'bid', side: null });
    await wish(ann, eventId, { do: 'bid', pairing, side: 1, points: 7 });
    const before = await seeEvent(bob, eventId);
    expect(before.state.rounds[0]?.pairings[0]).toMatchObject({ bids: [], hasBid: [idOf(before, ann)] });
    const { body } = await bob.ask('GET', `/api/events/${eventId}/log`);
    expect(JSON.stringify(body)).not.toContain('"points":7');
    expect((await seeEvent(ann, eventId)).me.next).toMatchObject({ waitsFor: 'opponent-bid' });
    await wish(bob, eventId, { do: 'bid', pairing, side: 1, points: 3 });
    const after = await until((seen) => typeof legOf(seen)?.match === 'string');
    expect(legOf(after)?.sides).toEqual([idOf(after, bob), idOf(after, ann)]);
    expect(await matchOf(after)).toMatchObject({ seats: [{ name: 'Bob' }, { name: 'Ann' }] });
  });

  test('on a ladder a challenge that is accepted is played for the place', async () => {
    const format = { kind: 'ladder', reach: 2, answerDays: 3, playDays: 7, inactiveDays: null };
    ({ eventId } = await makeEvent(olga, {
      settings: { format },
      terms: { pace: { kind: 'slow', days: 7, checkIn: 24 } },
    }));
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const one of [ann, bob, cid]) await wish(one, eventId, { do: 'enter' });
    const start = await wish(olga, eventId, { do: 'begin' });
    const [first, , third] = start.state.places.map(
      (id) => [ann, bob, cid].find((one) => idOf(start, one) === id) ?? olga,
    );
    if (first === undefined || third === undefined) throw new Error('there are three places');
    const challenged = await wish(third, eventId, { do: 'challenge', entrant: idOf(start, first) ?? '' });
    const pairing = challenged.state.rounds[0]?.pairings[0]?.id ?? '';
    expect(codeOf(await tryWish(third, eventId, { do: 'accept', pairing }))).toEqual({
      status: 403,
      code: 'not-allowed',
    });
    await wish(first, eventId, { do: 'accept', pairing });
    const view = await until((seen) => typeof legOf(seen)?.match === 'string');
    const page = await first.open(legOf(view)?.match ?? '');
    expect(await page.room.request('resign', { ply: 0 })).toMatchObject({ ok: true });
    const over = await until((seen) => legOf(seen)?.result !== null);
    expect(over.state.places[0]).toBe(idOf(over, third));
  });
});
