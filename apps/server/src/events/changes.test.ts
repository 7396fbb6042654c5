/** What an organiser changes in an event that is made already, on every database; and what cannot be changed any more. */
import { type EventView, eventViewSchema, type Terms } from '@warbeacon/protocol/events';
import type { Settings } from '@warbeacon/tournament';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, settle } from '../testing/account-holder.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, seeEvent, SETTINGS, tryWish, untilEvent, wish } from '../testing/event-people.ts';
import { leaveAllPages, type Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

describe.each(KINDS_BY_DAY)('changes to an event on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let olga: Person;
  let people: readonly Person[];
  let eventId: string;

  beforeAll(async () => {
    place = await make();
    server = await testServer([raceGame], place, {}, { rounds: { events: 50 } });
    olga = await settle(server.port, 'Olga');
    people = await Promise.all(['Ann', 'Bob', 'Cid', 'Dan'].map((name) => settle(server.port, name)));
  });
  afterEach(leaveAllPages);
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  beforeEach(async () => {
    ({ eventId } = await makeEvent(olga));
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
  });

  const enter = async (...who: readonly Person[]) => {
    for (const one of who) await wish(one, eventId, { do: 'enter' });
  };
  const change = async (settings: Partial<Settings>, terms: Partial<Terms> = {}, title?: string) => {
    const { state, terms: before } = await seeEvent(olga, eventId);
    return await tryWish(olga, eventId, {
      do: 'change',
      title: title ?? state.title,
      settings: { ...state.settings, ...settings },
      terms: { ...before, ...terms },
    });
  };
  const viewOf = ({ body }: Awaited<ReturnType<typeof change>>): EventView => eventViewSchema.parse(body);
  const idOf = (view: EventView, name: string) => view.state.entrants.find((one) => one.name === name)?.id ?? '';
  const saidBy = ({ status, body }: Awaited<ReturnType<typeof change>>) => ({
    status,
    words: JSON.stringify(body),
  });

  test('before anybody has entered everything may be another', async () => {
    const view = viewOf(
      await change({ format: { kind: 'elimination', thirdPlace: false }, legs: 2 }, { description: 'New.' }, 'Renamed'),
    );
    expect([view.state.title, view.state.settings.format.kind, view.terms.description]).toEqual([
      'Renamed',
      'elimination',
      'New.',
    ]);
    expect(
      codeOf(
        await tryWish(people[0] ?? olga, eventId, {
          do: 'change',
          title: 'Mine',
          settings: SETTINGS,
          terms: view.terms,
        }),
      ),
    ).toEqual({
      status: 403,
      code: 'not-allowed',
    });
  });

  test('the game stands once somebody has entered for it; hours and words do not', async () => {
    await enter(...people.slice(0, 1));
    const { status, words } = saidBy(await change({}, { game: 'another' }));
    expect(status).toBe(400);
    expect(words).toContain('does not play');
    expect((await change({}, { startsAt: Date.now() + 3_600_000, options: { goal: 5 } })).status).toBe(200);
  });

  test('whoever waits comes in when there is room for more, and nobody is put out by a limit', async () => {
    const { entry } = SETTINGS;
    await change({ entry: { ...entry, limit: 2, waitingList: true } });
    await enter(...people);
    const states = (view: EventView) => view.state.entrants.map(({ state }) => state);
    expect(states(await seeEvent(olga, eventId))).toEqual(['entered', 'entered', 'waiting', 'waiting']);
    const refused = saidBy(await change({ entry: { ...entry, limit: 2, waitingList: true, lateUntil: 1 } }));
    expect(refused.status).toBe(200);
    expect(states(viewOf(await change({ entry: { ...entry, limit: 3, waitingList: true } })))).toEqual([
      'entered',
      'entered',
      'entered',
      'waiting',
    ]);
    const tooLow = await change({ entry: { ...entry, limit: 2, waitingList: true } });
    expect(saidBy(tooLow).status).toBe(409);
    expect(saidBy(tooLow).words).toContain('3 are entered already');
    expect((await seeEvent(olga, eventId)).state.settings.entry.limit).toBe(3);
    expect(states(viewOf(await change({ entry: { ...entry, limit: null } })))).toEqual(Array(4).fill('entered'));
  });

  test('once it runs what is played for stands, and the refusal names it; rounds are added all the same', async () => {
    await enter(...people);
    await wish(olga, eventId, { do: 'begin' }, { do: 'pair' }, { do: 'publish', round: 1 });
    const before = (
      await untilEvent(olga, eventId, ({ state }) => state.rounds[0]?.pairings[0]?.legs[0]?.match !== null)
    ).state;
    expect((await seeEvent(olga, eventId)).me.may).toContain('change');
    for (const [settings, terms, named] of [
      [{ legs: 2 }, {}, 'the legs'],
      [{ sides: 'fixed' }, {}, 'how sides are given'],
      [{ points: { ...SETTINGS.points, win: 6 } }, {}, 'the points'],
      [{ format: { kind: 'round-robin', cycles: 1 } }, {}, 'the format'],
      [{}, { options: { goal: 5 } }, 'the options'],
      [{}, { startsAt: 1 }, 'the start'],
      [{}, { pace: { kind: 'slow', days: 3, checkIn: 24 } }, 'days'],
    ] as const) {
      const { status, words } = saidBy(await change(settings, terms));
      expect(status).toBe(409);
      expect(words).toContain(named);
    }
    expect((await seeEvent(olga, eventId)).state).toMatchObject({ settings: before.settings, title: before.title });
    const view = viewOf(await change({ format: { kind: 'swiss', rounds: 5 } }, { description: 'Five now.' }));
    expect(view.state.settings.format).toEqual({ kind: 'swiss', rounds: 5 });
    expect(saidBy(await change({ format: { kind: 'swiss', rounds: 1 } })).status).toBe(200);
  });

  test('a pair is fixed, a bye is given on somebody’s behalf, and both are taken back', async () => {
    await enter(...people.slice(0, 3));
    const view = await wish(olga, eventId, { do: 'begin' });
    const [ann, bob, cid] = ['Ann', 'Bob', 'Cid'].map((name) => idOf(view, name)) as [string, string, string];
    const refused = async (what: Parameters<typeof tryWish>[2]) => codeOf(await tryWish(olga, eventId, what)).status;
    expect((await wish(olga, eventId, { do: 'fix', round: 1, a: ann, b: cid, fixed: true })).state.fixed).toHaveLength(
      1,
    );
    expect(await refused({ do: 'bye-for', round: 1, entrant: ann, wanted: true })).toBe(409);
    expect((await wish(olga, eventId, { do: 'bye-for', round: 1, entrant: bob, wanted: true })).state.byes).toEqual([
      { round: 1, entrant: bob },
    ]);
    expect(
      codeOf(await tryWish(people[0] ?? olga, eventId, { do: 'bye-for', round: 2, entrant: cid, wanted: true })).code,
    ).toBe('not-allowed');
    const paired = await wish(olga, eventId, { do: 'pair' });
    const pairs = paired.state.rounds[0]?.pairings.map(({ a, b }) => new Set([a, b]));
    expect(pairs).toHaveLength(2);
    expect(pairs).toEqual(expect.arrayContaining([new Set([ann, cid]), new Set([bob, null])]));
    await wish(olga, eventId, { do: 'bye-for', round: 2, entrant: bob, wanted: true });
    expect(
      (await wish(olga, eventId, { do: 'bye-for', round: 2, entrant: bob, wanted: false })).state.byes,
    ).toHaveLength(1);
  });

  test('who has withdrawn is let in again by the organiser', async () => {
    const [ann] = people;
    if (ann === undefined) throw new Error('there is an Ann');
    await enter(...people.slice(0, 2));
    const gone = await wish(ann, eventId, { do: 'withdraw' });
    expect((await seeEvent(olga, eventId)).me.may).toContain('admit');
    const back = await wish(olga, eventId, { do: 'admit', entrant: idOf(gone, 'Ann') });
    expect(back.state.entrants.map(({ state }) => state)).toEqual(['entered', 'entered']);
  });
});
