/** Events over HTTP with real matches, on every database: from announcement to the last standings. */
import { eventListSchema, eventStandingsSchema, type EventView } from '@warbeacon/protocol/events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, untilEvent, wish } from '../testing/event-people.ts';
import { leaveAllPages, type Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

describe.each(KINDS_OF_DATABASE)('an event on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let people: Person[];
  let olga: Person;

  const start = async () => {
    server = await testServer([raceGame], place, {}, { rounds: { events: 50 } });
  };
  beforeAll(async () => {
    place = await make();
    await start();
    olga = await settle(server.port, 'Olga');
    people = [];
    for (const name of ['Ann', 'Bob', 'Cid', 'Dan']) people.push(await settle(server.port, name));
  });
  afterEach(leaveAllPages);
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  let eventId: string;
  beforeEach(async () => {
    ({ eventId } = await makeEvent(olga));
  });

  const until = async (seen: (view: EventView) => boolean) => await untilEvent(olga, eventId, seen);
  const matchesOf = (view: EventView, round: number) =>
    view.state.rounds[round - 1]?.pairings.flatMap(({ legs }) => legs.map(({ match }) => match)) ?? [];
  /** Ends every match of the round: whoever has the first side gives up. */
  const playRound = async (round: number) => {
    const view = await until((seen) => matchesOf(seen, round).every((match) => match !== null));
    for (const { legs } of view.state.rounds[round - 1]?.pairings ?? []) {
      for (const { sides, match } of legs) {
        const name = view.state.entrants.find(({ id }) => id === sides[0])?.name;
        const loser = people.find((one) => one.session.name === name);
        const page = await loser?.open(match ?? '');
        expect(await page?.room.request('resign', { ply: 0 })).toMatchObject({ ok: true });
      }
    }
    return await until(
      (seen) =>
        seen.state.rounds[round - 1]?.pairings.every(({ legs }) => legs.every(({ result }) => result !== null)) ??
        false,
    );
  };

  test('is announced, entered, paired, played and won', async () => {
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const who of people) await wish(who, eventId, { do: 'enter' });
    await wish(olga, eventId, { do: 'begin' }, { do: 'pair' }, { do: 'publish', round: 1 });
    const first = await playRound(1);
    expect(first.me).toMatchObject({ roles: ['owner'], entrant: null });
    expect(first.me.may).toContain('close-round');
    await wish(olga, eventId, { do: 'close-round', round: 1 }, { do: 'pair' }, { do: 'publish', round: 2 });
    await playRound(2);
    const over = await wish(olga, eventId, { do: 'close-round', round: 2 }, { do: 'finish' });
    expect(over.state.phase).toBe('finished');
    const answer = await olga.ask('GET', `/api/events/${eventId}/standings`);
    expect(eventStandingsSchema.parse(answer.body).standings).toHaveLength(4);
    const list = eventListSchema.parse((await people[0]?.ask('GET', '/api/events?list=mine'))?.body);
    expect(list.events.find((row) => row.eventId === eventId)).toMatchObject({
      eventId,
      phase: 'finished',
      owner: 'Olga',
      entrants: 4,
      round: 2,
      rounds: 2,
    });
  });

  test('of computer players runs by itself from its opening to the last round', async () => {
    ({ eventId } = await makeEvent(olga, { terms: { runs: 'by-itself', startsAt: Date.now() - 1 } }));
    await wish(olga, eventId, { do: 'announce' });
    for (const n of [1, 2, 3, 4])
      await wish(olga, eventId, { do: 'add', name: `Computer ${n}`, computer: n % 2 === 0 ? 'strong' : 'learner' });
    await wish(olga, eventId, { do: 'open-entries' });
    const over = await until(({ state }) => state.phase === 'finished');
    expect(over.state.rounds).toHaveLength(2);
    const results = over.state.rounds.flatMap(({ pairings }) => pairings.flatMap(({ legs }) => legs));
    expect(results.map(({ result }) => result?.kind)).toEqual(Array.from({ length: 4 }, () => 'played'));
    expect(over.state.entrants.map(({ person }) => person)).toContain('computer:strong');
  });
});
