/** A ladder over HTTP with real matches, on every database: challenges, their hours, and who may do what about them. */
import type { EventView, EventWish } from '@warbeacon/protocol/events';
import { ladderHistory } from '@warbeacon/tournament';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, settle } from '../testing/account-holder.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, seeEvent, tryWish, untilEvent, wish } from '../testing/event-people.ts';
import { leaveAllPages, type Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const FORMAT = { kind: 'ladder', reach: 2, answerDays: 3, playDays: 8, inactiveDays: 30 } as const;

describe.each(KINDS_BY_DAY)('a ladder on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ahead = 0;
  let olga: Person;
  let guest: Person;
  let ann: Person;
  let bob: Person;
  let cid: Person;
  let dan: Person;
  let eventId: string;

  beforeAll(async () => {
    place = await make();
    server = await testServer([raceGame], place, {}, { now: () => Date.now() + ahead, rounds: { events: 30 } });
    [olga, guest, ann, bob, cid, dan] = [
      await settle(server.port, 'Olga'),
      await settle(server.port, 'Guest'),
      await settle(server.port, 'Ann'),
      await settle(server.port, 'Bob'),
      await settle(server.port, 'Cid'),
      await settle(server.port, 'Dan'),
    ];
  });
  beforeEach(async () => {
    ahead = 0;
    ({ eventId } = await makeEvent(olga, {
      title: 'The long stair',
      settings: { format: FORMAT },
      terms: { pace: { kind: 'slow', days: 7, checkIn: 24 } },
    }));
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const who of [ann, bob, cid, dan]) await wish(who, eventId, { do: 'enter' });
    await wish(olga, eventId, { do: 'begin' });
  });
  afterEach(leaveAllPages);
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const idOf = ({ state }: EventView, name: string): string =>
    state.entrants.find((entrant) => entrant.name === name)?.id ?? '';
  const places = ({ state }: EventView): string =>
    state.places.map((id) => state.entrants.find((entrant) => entrant.id === id)?.name).join(' ');
  const newest = ({ state }: EventView) => state.rounds[0]?.pairings.at(-1);
  const challenge = async (who: Person, name: string): Promise<EventView> => {
    const entrant = idOf(await seeEvent(who, eventId), name);
    return await wish(who, eventId, { do: 'challenge', entrant });
  };
  const refused = async (who: Person, asked: EventWish): Promise<string | undefined> => {
    const before = (await seeEvent(olga, eventId)).state.seq;
    const { code } = codeOf(await tryWish(who, eventId, asked));
    expect((await seeEvent(olga, eventId)).state.seq).toBe(before);
    return code;
  };
  const begun = async () => await untilEvent(olga, eventId, (view) => typeof newest(view)?.legs[0]?.match === 'string');
  const resign = async (who: Person, match: string | null | undefined) => {
    const page = await who.open(match ?? '');
    expect(await page.room.request('resign', { ply: 0 })).toMatchObject({ ok: true });
  };

  test('who is challenged accepts, a match is made, and who wins it takes the place', async () => {
    expect(places(await seeEvent(guest, eventId))).toBe('Ann Bob Cid Dan');
    expect((await seeEvent(ann, eventId)).me.may).not.toContain('challenge');
    expect((await seeEvent(dan, eventId)).me.may).toContain('challenge');
    const made = await challenge(dan, 'Bob');
    expect(made.me).toMatchObject({ next: null });
    expect(made.me.may).not.toContain('challenge');
    const pairing = newest(made)?.id ?? '';
    expect((await seeEvent(bob, eventId)).me.may).toEqual(expect.arrayContaining(['accept', 'decline']));
    const accepted = await wish(bob, eventId, { do: 'accept', pairing });
    const since = newest(accepted)?.acceptedAt ?? 0;
    const { state } = await begun();
    const { me } = await seeEvent(dan, eventId);
    expect(me.next).toMatchObject({ pairing, waitsFor: 'play', deadline: since + 8 * DAY });
    // Who may watch reads the same in a calendar.
    const calendar = (await guest.ask('GET', `/api/events/${eventId}/calendar.ics`)).body;
    expect(JSON.stringify(calendar)).toContain('Dan challenges Bob');
    await resign(bob, state.rounds[0]?.pairings[0]?.legs[0]?.match);
    const over = await untilEvent(guest, eventId, (view) => newest(view)?.endedAt !== undefined);
    expect(places(over)).toBe('Ann Dan Bob Cid');
    expect(over.duties).toEqual([]);
    expect(over.me.may).not.toContain('challenge');
    expect(ladderHistory(over.state)).toMatchObject([{ kind: 'challenge', pairing: { id: pairing, stake: 2 } }]);
    const done = await wish(olga, eventId, { do: 'finish' });
    expect(done.state.phase).toBe('finished');
  });

  test('who declines gives up the place, and so does who does not answer in time', async () => {
    const first = await challenge(bob, 'Ann');
    await wish(ann, eventId, { do: 'decline', pairing: newest(first)?.id ?? '' });
    expect(places(await seeEvent(guest, eventId))).toBe('Bob Ann Cid Dan');
    await challenge(dan, 'Cid');
    ahead = 3 * DAY - 60_000;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(places(await seeEvent(guest, eventId))).toBe('Bob Ann Cid Dan');
    ahead = 3 * DAY + 1000;
    const over = await untilEvent(guest, eventId, (view) => newest(view)?.declined !== undefined);
    expect(places(over)).toBe('Bob Ann Dan Cid');
    expect(over.state.rounds[0]?.pairings.map(({ declined }) => declined)).toEqual(['said', 'unanswered']);
  });

  test('who does not play goes down a place, and everybody is told from which', async () => {
    ahead = 20 * DAY;
    const made = await challenge(cid, 'Bob');
    await wish(bob, eventId, { do: 'accept', pairing: newest(made)?.id ?? '' });
    const { state } = await begun();
    await resign(cid, state.rounds[0]?.pairings[0]?.legs[0]?.match);
    await untilEvent(guest, eventId, (view) => newest(view)?.endedAt !== undefined);
    ahead = 30 * DAY + 60_000;
    const after = await untilEvent(guest, eventId, (view) => view.state.slides.length > 0);
    expect(places(after)).toBe('Bob Ann Cid Dan');
    expect(after.state.slides).toMatchObject([{ entrant: idOf(after, 'Ann'), from: 1 }]);
  });

  test('what cannot be asked is refused with its reason, and nothing is changed', async () => {
    const view = await seeEvent(olga, eventId);
    const ask = (name: string): EventWish => ({ do: 'challenge', entrant: idOf(view, name) });
    expect(await refused(dan, ask('Ann'))).toBe('out-of-reach');
    expect(await refused(ann, ask('Bob'))).toBe('not-above');
    expect(await refused(guest, ask('Ann'))).toBe('not-an-entrant');
    expect(await refused(dan, { do: 'challenge', entrant: 'nobody' })).toBe('no-such-entrant');
    const [a, b] = [idOf(view, 'Dan'), idOf(view, 'Cid')];
    await wish(olga, eventId, { do: 'forbid', a, b, forbidden: true });
    expect(await refused(dan, ask('Cid'))).toBe('forbidden-pair');
    const pairing = newest(await challenge(dan, 'Bob'))?.id ?? '';
    expect(await refused(cid, ask('Bob'))).toBe('already-challenged');
    for (const who of [dan, cid])
      for (const answer of ['accept', 'decline'] as const)
        expect(await refused(who, { do: answer, pairing })).toBe('not-allowed');
    const deadline = { do: 'deadline', round: 1, deadline: Date.now() + DAY, reason: 'More time.' } as const;
    expect(await refused(olga, deadline)).toBe('not-in-this-format');
    expect((await seeEvent(olga, eventId)).me.may).not.toContain('deadline');
    await wish(olga, eventId, { do: 'pause', reason: 'Snow.' });
    expect((await seeEvent(bob, eventId)).me.may).not.toContain('accept');
    expect(await refused(bob, { do: 'accept', pairing })).toBe('paused');
  });

  test('what is not over in its days is the arbiter’s, and so is a void game until both have gone on', async () => {
    const pairing = newest(await challenge(dan, 'Cid'))?.id ?? '';
    await wish(bob, eventId, { do: 'withdraw' });
    await wish(cid, eventId, { do: 'accept', pairing });
    await begun();
    ahead = 8 * DAY + 1000;
    const late = await seeEvent(olga, eventId);
    expect(late.duties).toMatchObject([{ kind: 'deadline-over', pairing }]);
    const about = { pairing, leg: 0, reason: 'The line was down.' };
    const voided = await wish(olga, eventId, { do: 'rule', ...about, result: { kind: 'void' } });
    expect(voided.duties).toMatchObject([{ kind: 'void', pairing }]);
    const again = await wish(olga, eventId, { do: 'play-again', ...about });
    expect(again.duties).toEqual([]);
    const { me } = await seeEvent(dan, eventId);
    expect(me.next?.deadline).toBeGreaterThan(Date.now() + ahead + 7 * DAY);
    await wish(olga, eventId, { do: 'rule', ...about, result: { kind: 'void' } });
    expect((await challenge(dan, 'Cid')).state.rounds[0]?.pairings).toHaveLength(2);
    expect((await seeEvent(olga, eventId)).duties).toEqual([]);
  });

  test('the board to watch is chosen by its organiser, unless nobody may watch', async () => {
    const pairing = newest(await challenge(dan, 'Cid'))?.id ?? '';
    expect((await seeEvent(olga, eventId)).me.may).toContain('feature');
    expect((await wish(olga, eventId, { do: 'feature', pairing })).state.featured).toBe(pairing);
    expect((await wish(olga, eventId, { do: 'feature', pairing: null })).state.featured).toBeNull();
    ({ eventId } = await makeEvent(olga, {
      settings: { format: FORMAT },
      terms: { watching: { policy: 'private' } },
    }));
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const who of [ann, bob]) await wish(who, eventId, { do: 'enter' });
    const { me } = await wish(olga, eventId, { do: 'begin' });
    expect(me.may).toContain('rule');
    expect(me.may).not.toContain('feature');
  });
});
