/** Letters that tell entrants of a slow round that its end is near, over real SMTP, on every database. */
import { usedLinkSchema } from '@warbeacon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { emailOf, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, untilEvent, wish } from '../testing/event-people.ts';
import { http, Person, untilTrue } from '../testing/people.ts';
import { PostOffice } from '../testing/post-office.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const DAY = 24 * 3_600_000;

describe.each(KINDS_OF_DATABASE)('a slow round on $name', ({ make }) => {
  let place: TestDatabase;
  let office: PostOffice;
  let server: TestServer;
  let ahead: number;

  beforeEach(async () => {
    ahead = 0;
    place = await make();
    office = await PostOffice.open();
    server = await testServer(
      [raceGame],
      place,
      {
        SMTP_URL: `smtp://127.0.0.1:${office.port}`,
        MAIL_FROM: 'Warbeacon <play@example.org>',
        PUBLIC_URL: 'https://play.example.org',
        LIMIT_MAILS_PER_HOUR: 1000,
        LIMIT_MAILS_PER_HOUR_PER_ADDRESS: 1000,
      },
      { now: () => Date.now() + ahead, rounds: { events: 30 } },
    );
  });
  afterEach(async () => {
    await server.stop();
    await office.close();
    await place.remove();
  });

  const lettersTo = (name: string) => office.received.filter(({ to }) => to.includes(emailOf(name)));
  /** Somebody who has proved their address and wants letters. */
  const reader = async (name: string): Promise<Person> => {
    const guest = await settle(server.port, name);
    await http(server.port, 'POST', '/api/mail/link', { body: { email: emailOf(name) } });
    await untilTrue(() => lettersTo(name).length > 0);
    const body = { key: office.lastKey(emailOf(name)) };
    const used = await http(server.port, 'POST', '/api/mail/use', { body, token: guest.session.token });
    const { session } = usedLinkSchema.parse(used.body);
    if (session === null) throw new Error('nobody is signed in');
    const person = new Person(session, server.port);
    expect((await person.ask('POST', '/api/mail/notices', { wanted: true })).status).toBe(204);
    return person;
  };

  test('is told of to who wants to be, at half of it and a day before its end, and while their match goes on', async () => {
    const olga = await settle(server.port, 'Olga');
    const ann = await reader('Ann');
    const bob = await settle(server.port, 'Bob');
    const { eventId } = await makeEvent(olga, {
      title: 'Winter',
      settings: { format: { kind: 'swiss', rounds: 1 } },
      terms: { pace: { kind: 'slow', days: 10, checkIn: 24 } },
    });
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const who of [ann, bob]) await wish(who, eventId, { do: 'enter' });
    await wish(olga, eventId, { do: 'begin' }, { do: 'pair' }, { do: 'publish', round: 1 });
    await untilEvent(olga, eventId, ({ state }) => state.rounds[0]?.pairings[0]?.legs[0]?.match !== null);
    const soon = () => lettersTo('Ann').filter(({ raw }) => raw.includes('Your round ends soon'));
    // The server for mail takes nothing for a while.
    office.refuse = () => ({ code: 451, message: 'not now' });
    ahead = 5 * DAY + 1000;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(soon()).toEqual([]);
    office.refuse = undefined;
    ahead += 6 * 60_000;
    await untilTrue(() => soon().length === 1);
    expect(soon()[0]?.text).toContain('“Winter”');
    expect(soon()[0]?.text).toContain(`https://play.example.org/events/${eventId}`);
    ahead = 9 * DAY + 1000;
    await untilTrue(() => soon().length === 2);
    // Whoever has not asked for letters gets none.
    expect(lettersTo('Bob')).toEqual([]);
    ahead = 10 * DAY + 1000;
    const { duties } = await untilEvent(olga, eventId, ({ duties: all }) => all.length > 0);
    expect(duties).toMatchObject([{ kind: 'deadline-over', round: 1 }]);
    expect(soon()).toHaveLength(2);
  });

  test('is a challenge on a ladder too, of which who is challenged hears at once, and both while it is played', async () => {
    const olga = await settle(server.port, 'Olga');
    const ann = await reader('Ann');
    const bob = await reader('Bob');
    const { eventId } = await makeEvent(olga, {
      title: 'The long stair',
      settings: { format: { kind: 'ladder', reach: 2, answerDays: 3, playDays: 8, inactiveDays: 30 } },
      terms: { pace: { kind: 'slow', days: 10, checkIn: 24 } },
    });
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const who of [ann, bob]) await wish(who, eventId, { do: 'enter' });
    const { state } = await wish(olga, eventId, { do: 'begin' });
    const made = await wish(bob, eventId, { do: 'challenge', entrant: state.places[0] ?? '' });
    const of = (name: string, subject: string) => lettersTo(name).filter(({ raw }) => raw.includes(subject));
    await untilTrue(() => of('Ann', 'Somebody wants your place').length === 1);
    expect(of('Ann', 'Somebody wants your place')[0]?.text).toContain(`https://play.example.org/events/${eventId}`);
    ahead = 2 * DAY + 60_000;
    await untilTrue(() => of('Ann', 'Somebody wants your place').length === 2);
    expect(of('Bob', 'Somebody wants your place')).toEqual([]);
    await wish(ann, eventId, { do: 'accept', pairing: made.state.rounds[0]?.pairings[0]?.id ?? '' });
    ahead += 4 * DAY + 60_000;
    await untilTrue(
      () => of('Ann', 'Your game ends soon').length === 1 && of('Bob', 'Your game ends soon').length === 1,
    );
    ahead += 3 * DAY;
    await untilTrue(() => of('Bob', 'Your game ends soon').length === 2);
  });
});
