/** An event that is paused, on every database: its matches go on, or stand still as long, through a restart of the server. */
import { matchSummarySchema } from '@warbeacon/protocol';
import type { EventView } from '@warbeacon/protocol/events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, settle } from '../testing/account-holder.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, seeEvent, tryWish, untilEvent, wish } from '../testing/event-people.ts';
import { leaveAllPages, type Page, type Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const MINUTE = 60_000;
const CLOCK = { kind: 'live', bank: 600, increment: 0, reserve: 0 };
const clockSchema = z.object({ paused: z.boolean(), left: z.record(z.string(), z.number()) });
const accordsSchema = z.object({
  held: z.boolean().optional(),
  ruling: z.object({ act: z.string(), words: z.string() }).optional(),
});

describe.each(KINDS_BY_DAY)('an event that is paused on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let olga: Person;
  let ann: Person;
  let bob: Person;
  let ahead: number;
  let eventId: string;

  const start = async () => {
    server = await testServer(
      [raceGame],
      place,
      {},
      { rounds: { events: 50, housekeeping: 50 }, now: () => Date.now() + ahead },
    );
  };
  beforeEach(async () => {
    ahead = 0;
    place = await make();
    await start();
    [olga, ann, bob] = (await Promise.all(['Olga', 'Ann', 'Bob'].map((name) => settle(server.port, name)))) as [
      Person,
      Person,
      Person,
    ];
  });
  afterEach(async () => {
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  const until = async (seen: (view: EventView) => boolean) => await untilEvent(olga, eventId, seen);
  const legOf = (view: EventView) => view.state.rounds[0]?.pairings[0]?.legs[0];
  const begun = async (terms: object = {}, computer = false) => {
    ({ eventId } = await makeEvent(olga, { terms, settings: { format: { kind: 'swiss', rounds: 1 } } }));
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    await wish(ann, eventId, { do: 'enter' });
    if (computer) await wish(olga, eventId, { do: 'add', name: 'Machine', computer: 'learner' });
    else await wish(bob, eventId, { do: 'enter' });
    await wish(olga, eventId, { do: 'begin' }, { do: 'pair' }, { do: 'publish', round: 1 });
    const view = await until((seen) => typeof legOf(seen)?.match === 'string');
    return { view, match: legOf(view)?.match ?? '' };
  };
  const within = async (seen: () => boolean) => {
    for (let tries = 0; tries < 200 && !seen(); tries++) await new Promise((resolve) => setTimeout(resolve, 25));
    expect(seen()).toBe(true);
  };
  const accordsOf = (page: Page) => accordsSchema.safeParse(page.cell('accords')).data;
  const isHeld = (page: Page) => accordsOf(page)?.held === true;
  const clockOf = (page: Page) => clockSchema.parse(page.cell('clock'));
  const HELD = { ok: false, refusal: { code: 'held-by-arbiter' } };
  const statusOf = async (match: string) =>
    matchSummarySchema.parse((await olga.ask('GET', `/api/matches/${match}`)).body).status;
  const done = { type: 'done' };

  test('its matches stand still with their clocks where the organiser says so, through a restart, and go on with it', async () => {
    const { match } = await begun({ clock: CLOCK });
    const page = await ann.open(match);
    await bob.open(match);
    await within(() => clockSchema.safeParse(page.cell('clock')).data?.paused === false);
    await wish(olga, eventId, { do: 'pause', boards: 'stand', reason: 'The hall is on fire.' });
    await within(() => isHeld(page));
    // Both are told why, at the board.
    expect(accordsOf(page)?.ruling).toMatchObject({ act: 'pause', words: 'The event is paused: The hall is on fire.' });
    expect(await page.command(done, 0)).toMatchObject(HELD);
    const { left, paused } = clockOf(page);
    expect(paused).toBe(true);

    await leaveAllPages();
    await server.stop();
    ahead = 60 * MINUTE;
    await start();
    for (const one of [olga, ann, bob]) one.port = server.port;
    const again = await ann.open(match);
    expect(await again.command(done, 0)).toMatchObject(HELD);
    expect(clockOf(again)).toEqual({ paused: true, left });
    const seen = await seeEvent(bob, eventId);
    expect(seen.state).toMatchObject({ paused: true, boardsStand: true });
    expect(seen.pause?.reason).toBe('The hall is on fire.');

    await wish(olga, eventId, { do: 'go-on' });
    await within(() => !isHeld(again));
    expect((await seeEvent(bob, eventId)).pause).toBeNull();
    expect(clockOf(again)).toEqual({ paused: false, left });
    expect(accordsOf(again)?.ruling?.act).toBe('resume');
    expect(await again.command(done, 0)).toMatchObject({ ok: true });
  });

  test('its matches go on where the organiser says nothing else', async () => {
    const { match } = await begun({ clock: CLOCK });
    const page = await ann.open(match);
    await wish(olga, eventId, { do: 'pause', reason: 'Supper.' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await page.command(done, 0)).toMatchObject({ ok: true });
    expect((await seeEvent(olga, eventId)).state).toMatchObject({ paused: true, boardsStand: false });
  });

  test('a computer player waits as long, and plays on', async () => {
    const { match } = await begun({}, true);
    const page = await ann.open(match);
    await wish(olga, eventId, { do: 'pause', boards: 'stand', reason: 'Supper.' });
    await within(() => isHeld(page));
    const { ply } = page.state;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(page.state.ply).toBe(ply);
    expect(server.lines.filter((line) => line.includes('computer player failed'))).toEqual([]);
    await wish(olga, eventId, { do: 'go-on' });
    await within(() => !isHeld(page));
    expect(await page.room.request('resign', { ply: page.state.ply })).toMatchObject({ ok: true });
  });

  test('time that is given in it does not let the match go on', async () => {
    const { view, match } = await begun({ clock: CLOCK });
    const page = await ann.open(match);
    await bob.open(match);
    await within(() => clockSchema.safeParse(page.cell('clock')).success);
    await wish(olga, eventId, { do: 'pause', boards: 'stand', reason: 'Supper.' });
    await within(() => isHeld(page));
    const pairing = view.state.rounds[0]?.pairings[0]?.id ?? '';
    const entrant = legOf(view)?.sides[0] ?? '';
    const before = Object.values(clockOf(page).left);
    await wish(olga, eventId, { do: 'give-time', pairing, leg: 0, entrant, minutes: 5, reason: 'For the noise.' });
    await within(() => isHeld(page) && Object.values(clockOf(page).left)[0] !== before[0]);
    expect(await page.command(done, 0)).toMatchObject(HELD);
  });

  test('nobody loses for having been away in it', async () => {
    await begun();
    ahead = 2 * MINUTE;
    await wish(olga, eventId, { do: 'pause', reason: 'Supper.' });
    ahead = 60 * MINUTE;
    await wish(olga, eventId, { do: 'go-on' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(legOf(await seeEvent(olga, eventId))?.result).toBeNull();
    // Three minutes were left of the five.
    ahead = 64 * MINUTE;
    expect(legOf(await until((seen) => legOf(seen)?.result !== null))?.result).toEqual({ kind: 'double-loss' });
  });

  test('what stands still does not do so for ever when the event is cancelled', async () => {
    const { match } = await begun();
    const page = await ann.open(match);
    await wish(olga, eventId, { do: 'pause', boards: 'stand', reason: 'Supper.' });
    await within(() => isHeld(page));
    expect(codeOf(await tryWish(olga, eventId, { do: 'pause', boards: 'go-on', reason: 'Again.' })).status).toBe(409);
    await wish(olga, eventId, { do: 'cancel', reason: 'It burnt down.' });
    for (let tries = 0; tries < 200 && (await statusOf(match)) !== 'over'; tries++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    expect(await statusOf(match)).toBe('over');
  });
});
