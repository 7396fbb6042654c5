/** An event as files, and for programs: lists, calendars, records, tokens, and news by webhook, on every database. */
import { createHmac } from 'node:crypto';
import { eventTokenRowSchema, eventTokensSchema, webhookRowSchema, webhooksSchema } from '@warbeacon/protocol/events';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unzipSync } from 'fflate';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, seeEvent, wish } from '../testing/event-people.ts';
import { NewsOffice } from '../testing/news-office.ts';
import { http, leaveAllPages, type Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

describe.each(KINDS_OF_DATABASE)('an event for programs on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let olga: Person;
  let ann: Person;
  let eventId: string;
  let ahead = 0;
  let office: NewsOffice;

  beforeAll(async () => {
    place = await make();
    server = await testServer(
      [raceGame],
      place,
      { WEBHOOKS: 'any' },
      { rounds: { events: 50 }, now: () => Date.now() + ahead },
    );
    olga = await settle(server.port, 'Olga');
    ann = await settle(server.port, 'Ann');
    office = await NewsOffice.open();
    ({ eventId } = await makeEvent(olga, {
      terms: { runs: 'by-itself', startsAt: Date.now() - 1 },
      settings: { format: { kind: 'swiss', rounds: 1 } },
    }));
    await wish(olga, eventId, { do: 'announce' });
    for (const name of ['Béma', 'Comma, Inc', '=1+1'])
      await wish(olga, eventId, { do: 'add', name, computer: 'learner' });
    await wish(olga, eventId, { do: 'add', name: 'Ann' });
  });
  afterEach(leaveAllPages);
  afterAll(async () => {
    await server.stop();
    office.close();
    await place.remove();
  });
  const until = async (so: () => boolean | Promise<boolean>) => {
    for (let tries = 0; tries < 400; tries++) {
      if (await so()) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('it never came to that');
  };

  test('an organiser gives programs tokens, with no more power than is said', async () => {
    const made = async (power: string) => {
      const { status, body } = await olga.ask('POST', `/api/events/${eventId}/tokens`, {
        label: `for ${power}`,
        power,
      });
      expect(status).toBe(201);
      return z.object({ token: z.string(), id: z.string() }).parse(body);
    };
    const [read, run] = [await made('read'), await made('run')];
    const ask = async (token: string, method: string, path: string, body?: object) =>
      await http(server.port, method, `/api/events/${eventId}${path}`, { token, body });
    expect((await ask(read.token, 'GET', '')).body).toMatchObject({ me: { roles: ['owner'] } });
    const request = { wishId: 'program-1', wish: { do: 'add', name: 'Din', computer: 'strong' } };
    expect(codeOf(await ask(read.token, 'POST', '/wishes', request))).toEqual({
      status: 403,
      code: 'token-without-power',
    });
    expect((await ask(run.token, 'POST', '/wishes', request)).status).toBe(200);
    expect(codeOf(await ask(run.token, 'POST', '/tokens', { label: 'another', power: 'run' }))).toEqual({
      status: 403,
      code: 'token-without-power',
    });
    const { eventId: other } = await makeEvent(olga);
    expect(codeOf(await http(server.port, 'GET', `/api/events/${other}`, { token: run.token }))).toEqual({
      status: 401,
      code: 'unknown-session',
    });
    expect(codeOf(await ann.ask('POST', `/api/events/${eventId}/tokens`, { label: 'mine', power: 'run' }))).toEqual({
      status: 403,
      code: 'not-allowed',
    });
    expect((await olga.ask('DELETE', `/api/events/${eventId}/tokens/${run.id}`)).status).toBe(204);
    expect(codeOf(await ask(run.token, 'GET', ''))).toEqual({ status: 401, code: 'unknown-session' });
    await wish(olga, eventId, {
      do: 'remove',
      entrant: (await seeEvent(olga, eventId)).state.entrants.find(({ name }) => name === 'Din')?.id ?? '',
      reason: 'A test.',
    });
  });

  test('news go out in order, signed, and again until they are taken', async () => {
    const url = office.url('news');
    const { status, body } = await olga.ask('POST', `/api/events/${eventId}/hooks`, { url });
    expect(status).toBe(201);
    const { secret } = z.object({ secret: z.string() }).parse(body);
    office.answer = 302;
    await wish(olga, eventId, { do: 'appoint', name: 'Ann', arbiter: true });
    await until(() => office.heard.length > 0);
    // Nobody is followed anywhere, and a redirection is no answer.
    office.answer = 200;
    ahead += 60_000;
    await until(() => office.heard.length > 1);
    const told = office.heard.map((one) =>
      z
        .object({ entries: z.array(z.object({ seq: z.number(), by: z.string(), act: z.object({ act: z.string() }) })) })
        .parse(JSON.parse(one.body)),
    );
    expect(told[1]?.entries).toMatchObject(
      [{ by: 'Olga', act: { act: 'appoint', person: 'Ann' } }].map(({ by, act }) => ({ by, act: { act: act.act } })),
    );
    const { headers, body: text } = office.heard[1] ?? { headers: {}, body: '' };
    const [, at, sign] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['warbeacon-signature'])) ?? [];
    expect(sign).toBe(createHmac('sha256', secret).update(`${at}.${text}`).digest('hex'));
    await until(async () =>
      JSON.stringify((await olga.ask('GET', `/api/events/${eventId}/hooks`)).body).includes('"200"'),
    );
    const { body: rows } = await olga.ask('GET', `/api/events/${eventId}/hooks`);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await ann.ask('GET', `/api/events/${eventId}/hooks`)).status).toBe(403);
  });

  test('each call is remembered with what came of it, also one that is made by hand', async () => {
    const { eventId: other } = await makeEvent(olga);
    const url = office.url('more');
    const path = `/api/events/${other}/hooks`;
    const { body: made } = await olga.ask('POST', path, { url, tells: ['entrants'] });
    const { id } = webhookRowSchema.parse(made);
    const hook = async () => webhooksSchema.parse((await olga.ask('GET', path)).body).hooks[0];
    office.heard = [];
    office.answer = 500;
    // Of the course of the event it is told nothing.
    await wish(olga, other, { do: 'announce' }, { do: 'add', name: 'Ann' });
    await until(async () => (await hook())?.failures === 1);
    expect(await hook()).toMatchObject({
      tells: ['entrants'],
      lastStatus: '500',
      deliveries: [{ from: 3, to: 3, entries: 1, nth: 1, ok: false, status: '500' }],
    });
    expect((await hook())?.nextAt).toBeGreaterThan(Date.now() + ahead);
    office.answer = 204;
    const tried = await olga.ask('POST', `${path}/${id}/try`);
    expect(webhookRowSchema.parse(tried.body)).toMatchObject({
      failures: 0,
      deliveries: [
        { to: 3, nth: 2, ok: true, status: '204' },
        { nth: 1, ok: false },
      ],
    });
    // Without news the address is called all the same.
    await olga.ask('POST', `${path}/${id}/try`);
    expect(JSON.parse(office.heard.at(-1)?.body ?? '')).toEqual({ eventId: other, entries: [] });
    for (let n = 0; n < 22; n++) await olga.ask('POST', `${path}/${id}/try`);
    expect((await hook())?.deliveries).toHaveLength(20);
    expect((await ann.ask('POST', `${path}/${id}/try`)).status).toBe(403);
    expect(codeOf(await olga.ask('POST', `${path}/${'0'.repeat(32)}/try`))).toEqual({
      status: 404,
      code: 'unknown-hook',
    });
    expect((await olga.ask('DELETE', `${path}/${id}`)).status).toBe(204);
    expect(await hook()).toBeUndefined();
    office.answer = 200;
  });

  test('an arbiter ends the tokens of their own, the owner all', async () => {
    const { eventId: other } = await makeEvent(olga);
    await wish(olga, other, { do: 'announce' }, { do: 'appoint', name: 'Ann', arbiter: true });
    const path = `/api/events/${other}/tokens`;
    const make = async (who: Person) =>
      eventTokenRowSchema.parse((await who.ask('POST', path, { label: 'clock', power: 'read' })).body);
    const [hers, theirs] = [await make(ann), await make(olga)];
    const seen = async (who: Person) => eventTokensSchema.parse((await who.ask('GET', path)).body).tokens;
    expect((await seen(ann)).map(({ by }) => by)).toEqual(['Ann']);
    expect((await seen(olga)).map(({ by }) => by).toSorted()).toEqual(['Ann', 'Olga']);
    expect((await seen(olga)).some((row) => row.token !== undefined)).toBe(false);
    await http(server.port, 'GET', `/api/events/${other}`, { token: theirs.token ?? '' });
    expect((await seen(olga)).find(({ id }) => id === theirs.id)?.seenAt).not.toBeNull();
    expect((await seen(olga)).find(({ id }) => id === hers.id)?.seenAt).toBeNull();
    expect((await ann.ask('DELETE', `${path}/${theirs.id}`)).status).toBe(404);
    expect((await ann.ask('DELETE', `${path}/${hers.id}`)).status).toBe(204);
    expect((await olga.ask('DELETE', `${path}/${theirs.id}`)).status).toBe(204);
  });

  test('a list of entrants comes in whole or not at all', async () => {
    const { eventId: other } = await makeEvent(olga);
    await wish(olga, other, { do: 'announce' });
    const send = async (csv: string) =>
      await olga.ask('POST', `/api/events/${other}/entrants`, { wishId: crypto.randomUUID(), csv });
    expect((await send('name,rating\nAnn,1500\n"Comma, Inc",1400\n')).status).toBe(204);
    expect((await seeEvent(olga, other)).state.entrants.map(({ name, person }) => [name, person])).toEqual([
      ['Ann', ''],
      ['Comma, Inc', null],
    ]);
    expect((await send('name,rating\nBob,1500\nbob,1400\n')).status).toBe(409);
    expect((await send('colour;size\nred;1\n')).status).toBe(409);
    expect((await send(`name\n${'x\n'.repeat(100_000)}`)).status).toBe(409);
    expect((await seeEvent(olga, other)).state.entrants).toHaveLength(2);
  });

  test('is to be had as files when it is over', async () => {
    await wish(olga, eventId, {
      do: 'remove',
      entrant: (await seeEvent(olga, eventId)).state.entrants.find(({ name }) => name === 'Ann')?.id ?? '',
      reason: 'Computers alone.',
    });
    await wish(olga, eventId, { do: 'open-entries' });
    await until(async () => (await seeEvent(olga, eventId)).state.phase === 'finished');
    const file = async (name: string) => await ann.ask('GET', `/api/events/${eventId}/${name}`);
    for (const name of ['entrants.csv', 'standings.csv', 'games.csv']) {
      const { status, headers, body } = await file(name);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('text/csv');
      expect(String(body)).toContain('Béma');
    }
    expect(String((await file('entrants.csv')).body)).toContain('"Comma, Inc"');
    const calendar = String((await file('calendar.ics')).body);
    expect(calendar).toContain('BEGIN:VCALENDAR');
    expect(calendar).toContain('round 1');
    const { body } = await file('event.json');
    const whole = z
      .object({ log: z.array(z.object({ seq: z.number() })), state: z.object({ seq: z.number() }) })
      .parse(body);
    expect(whole.log.map(({ seq }) => seq)).toEqual(Array.from({ length: whole.state.seq }, (_, i) => i + 1));
    const answered = await fetch(`http://127.0.0.1:${server.port}/api/events/${eventId}/records.zip`);
    const files = unzipSync(new Uint8Array(await answered.arrayBuffer()));
    const records = Object.values(files).map((bytes) =>
      z
        .object({ complete: z.literal(true), entries: z.array(z.unknown()) })
        .parse(JSON.parse(Buffer.from(bytes).toString())),
    );
    expect(records).toHaveLength(1);
    expect(records[0]?.entries.length).toBeGreaterThan(2);
  });

  test('a page that waits is told when something happens', async () => {
    const { eventId: other, state } = await makeEvent(olga);
    const path = `/api/events/${other}?after=${state.seq}&wait=10`;
    expect((await olga.ask('GET', `/api/events/${other}?after=${state.seq}`)).status).toBe(204);
    const began = performance.now();
    const [told] = await Promise.all([olga.ask('GET', path), wish(olga, other, { do: 'announce' })]);
    expect(told.body).toMatchObject({ state: { phase: 'announced' } });
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

test('a server that strangers reach calls nobody near it', async () => {
  const { hookUrl, isPublic } = await import('../events/hook-call.ts');
  for (const url of [
    'http://example.org/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://10.1.2.3/',
    'https://169.254.169.254/',
    'https://printer/',
    'https://a.internal/',
    'https://u:p@example.org/',
    'https://0x7f.1/',
  ])
    expect([url, hookUrl(url, 'public')]).toEqual([url, undefined]);
  expect(hookUrl('https://example.org/news', 'public')?.href).toBe('https://example.org/news');
  expect(hookUrl('https://example.org/news', 'none')).toBeUndefined();
  expect(
    ['8.8.8.8', '127.0.0.1', '192.168.1.1', '::1', 'fe80::1', 'fd00::1', '100.64.0.1', '::ffff:127.0.0.1'].map(
      isPublic,
    ),
  ).toEqual([true, false, false, false, false, false, false, false]);
});
