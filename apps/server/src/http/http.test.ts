import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { replay } from '@warbeacon/kernel';
import {
  errorBodySchema,
  healthSchema,
  logAnswerSchema,
  matchListSchema,
  matchSummarySchema,
  parseRecord,
  roomAnswerSchema,
} from '@warbeacon/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const NOBODY = '0'.repeat(32);
const NEW_MATCH = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'listed' };

describe.each(KINDS_BY_DAY)('the HTTP API on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let zoe: Person;

  beforeAll(async () => {
    place = await make();
    const web = join(place.dataDir, 'web');
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Warbeacon</title>');
    writeFileSync(join(web, 'assets', 'index-abc123.js'), 'export {};');
    writeFileSync(join(web, 'favicon.svg'), '<svg/>');
    server = await testServer([raceGame], place, { WEB_DIR: web });
    ann = await Person.arrive(server.port, 'Ann');
    bob = await Person.arrive(server.port, 'Bob');
    zoe = await Person.arrive(server.port, 'Zoe');
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const ask = async (method: string, path: string, options: Parameters<typeof http>[3] = {}) =>
    await http(server.port, method, path, options);
  const expectError = (answer: Awaited<ReturnType<typeof ask>>, status: number, code: string) => {
    const { error } = errorBodySchema.parse(answer.body);
    expect({ status: answer.status, code: error.code }).toEqual({ status, code });
    expect(error.message).toMatch(/^[A-Z"“].*[.…”]$/);
  };

  test('is healthy', async () => {
    expect(healthSchema.parse((await ask('GET', '/healthz')).body)).toMatchObject({ status: 'ok' });
  });

  test('knows a session again by its token', async () => {
    const { sessionId, name } = ann.session;
    expect((await ann.ask('GET', '/api/sessions/mine')).body).toMatchObject({ sessionId, name });
  });

  test('creates, lists, shows and fills a match', async () => {
    const match = await ann.createMatch('blue');
    expect(match).toMatchObject({ status: 'open', yourSide: 'blue', toMove: null, winner: null });
    const open = matchListSchema.parse((await bob.ask('GET', '/api/matches?status=open')).body);
    expect(open.matches.find(({ matchId }) => matchId === match.matchId)).toMatchObject({
      yourSide: null,
      seats: [
        { side: 'red', name: null, computer: false },
        { side: 'blue', name: 'Ann', computer: false },
      ],
    });
    expect(await bob.join(match.matchId)).toMatchObject({ status: 'live', yourSide: 'red', toMove: 'red' });
    // Joining again changes nothing.
    expect(await bob.join(match.matchId)).toMatchObject({ status: 'live', yourSide: 'red' });
    const live = matchListSchema.parse((await ask('GET', '/api/matches?status=live')).body);
    expect(live.matches.map(({ matchId }) => matchId)).toContain(match.matchId);
    const mine = matchListSchema.parse((await zoe.ask('GET', '/api/matches?status=mine')).body);
    expect(mine.matches).toEqual([]);
    const shown = matchSummarySchema.parse((await ask('GET', `/api/matches/${match.matchId}`)).body);
    expect(shown).toMatchObject({ status: 'live', yourSide: null });
  });

  test('never lists a private match, and shows it to whoever has its id', async () => {
    const { body } = await ann.ask('POST', '/api/matches', { ...NEW_MATCH, visibility: 'private' });
    const { matchId } = matchSummarySchema.parse(body);
    for (const status of ['open', 'live', 'over']) {
      const list = matchListSchema.parse((await bob.ask('GET', `/api/matches?status=${status}`)).body);
      expect(list.matches.map((match) => match.matchId)).not.toContain(matchId);
    }
    const mine = matchListSchema.parse((await ann.ask('GET', '/api/matches?status=mine')).body);
    expect(mine.matches.map((match) => match.matchId)).toContain(matchId);
    expect((await bob.ask('GET', `/api/matches/${matchId}`)).status).toBe(200);
  });

  test('seats the computer at once', async () => {
    expect(await ann.createMatch('red', 'computer')).toMatchObject({
      status: 'live',
      seats: [{ name: 'Ann' }, { name: 'The computer', computer: true }],
    });
  });

  test('deals sides at random when asked to', async () => {
    const sides = new Set<string | null>();
    for (let i = 0; i < 24; i++) {
      const { body } = await ann.ask('POST', '/api/matches', { ...NEW_MATCH, side: 'random', visibility: 'private' });
      sides.add(matchSummarySchema.parse(body).yourSide);
    }
    expect(sides).toEqual(new Set(['red', 'blue']));
  });

  test('opens one room for the players and one for the spectators', async () => {
    const { matchId } = await ann.createMatch();
    const path = `/api/matches/${matchId}/room`;
    const play = roomAnswerSchema.parse((await ann.ask('POST', path, { as: 'play' })).body);
    const watch = roomAnswerSchema.parse((await zoe.ask('POST', path, { as: 'watch' })).body);
    expect(play.roomId).not.toBe(watch.roomId);
    // Anybody may watch, without a session too, and many who ask at once get the same room.
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => await ask('POST', path, { body: { as: 'watch' } })),
    );
    for (const answer of answers) expect(answer.body).toEqual(watch);
    expectError(await zoe.ask('POST', path, { as: 'play' }), 403, 'not-seated');
    expectError(await ask('POST', path, { body: { as: 'play' } }), 401, 'missing-token');
  });

  test('keeps the record of a match that is being played to its opening entry', async () => {
    const { matchId } = await ann.createMatch();
    const { body } = await ask('GET', `/api/matches/${matchId}/log`);
    expect(body).toMatchObject({ complete: false, entries: [{ seq: 0, body: { kind: 'open', matchId } }] });
  });

  test('begins a match with the options that were asked for, and says which', async () => {
    const { body } = await ann.ask('POST', '/api/matches', { ...NEW_MATCH, options: { goal: 30 } });
    const { matchId, options, practice } = matchSummarySchema.parse(body);
    expect({ options, practice }).toEqual({ options: { goal: 30 }, practice: false });
    const opening = logAnswerSchema.parse((await ask('GET', `/api/matches/${matchId}/log`)).body).entries[0]?.body;
    expect(opening).toMatchObject({ kind: 'open', options: { goal: 30 } });
    const plain = matchSummarySchema.parse((await ann.ask('POST', '/api/matches', NEW_MATCH)).body);
    expect(plain.options).toEqual({ goal: 12 });
  });

  test('begins a match from a position, and keeps what is hidden in it to itself', async () => {
    const position = {
      at: { red: 3, blue: 8 },
      hidden: { red: 424_242, blue: null },
    };
    const answer = await ann.ask('POST', '/api/matches', { ...NEW_MATCH, opponent: 'computer', position });
    expect(answer.status).toBe(201);
    const { matchId, practice, options } = matchSummarySchema.parse(answer.body);
    expect({ practice, options }).toEqual({ practice: true, options: { goal: 12 } });
    const page = await ann.open(matchId);
    expect(page.cell('view/at')).toEqual({ red: 3, blue: 8 });
    for (const path of ['', '/log']) {
      const { body } = await bob.ask('GET', `/api/matches/${matchId}${path}`);
      expect(JSON.stringify(body)).not.toContain('424242');
    }
    const live = logAnswerSchema.parse((await bob.ask('GET', `/api/matches/${matchId}/log`)).body);
    expect(live).toMatchObject({
      complete: false,
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      entries: [],
    });

    await page.room.request('resign', { ply: 0 });
    await leaveAllPages();
    const over = logAnswerSchema.parse((await bob.ask('GET', `/api/matches/${matchId}/log`)).body);
    expect(over).toMatchObject({ complete: true, commitment: live.commitment });
    expect(over.entries[0]?.body).toMatchObject({ kind: 'open', position });
    const entries = parseRecord(over);
    expect(entries.ok && replay(raceGame.rules, entries.value, raceGame.parseCommand)).toMatchObject({
      ok: true,
      value: { state: { at: position.at }, diceChecked: true },
    });
  });

  test.each([
    ['unknown options', { options: { goal: 12, speed: 3 } }, 'bad-options', ['']],
    ['options of the wrong kind', { options: { goal: 'far' } }, 'bad-options', ['goal']],
    ['a position that is none', { position: 'e4' }, 'bad-position', ['']],
    ['a position that is null', { position: null }, 'bad-position', ['']],
    [
      'a position with two faults',
      { position: { at: { red: 'x', blue: 1 }, hidden: { red: 1.5, blue: null } } },
      'bad-position',
      ['at.red', 'hidden.red'],
    ],
    ['options beside a position', { options: {}, position: {} }, 'options-twice', ['options']],
  ])('refuses %s, and names the faults', async (_, more, code, places) => {
    const answer = await ann.ask('POST', '/api/matches', { ...NEW_MATCH, ...more });
    expect(answer.status).toBe(400);
    const { error } = errorBodySchema.parse(answer.body);
    expect(error.code).toBe(code);
    expect(error.faults?.map(({ at }) => at)).toEqual(places);
    for (const { message } of error.faults ?? []) expect(error.message).toContain(message.replace(/\.$/, ''));
  });

  test('refuses a position nested beyond all measure', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const raw = JSON.stringify({ ...NEW_MATCH, position: 0 }).replace('"position":0', `"position":${deep}`);
    expectError(await ask('POST', '/api/matches', { raw, token: ann.session.token }), 400, 'bad-position');
  });

  test('says no long name back', async () => {
    const at = { ['x'.repeat(50_000)]: 1 };
    const answer = await ann.ask('POST', '/api/matches', { ...NEW_MATCH, position: { at } });
    expectError(answer, 400, 'bad-position');
    expect(JSON.stringify(answer.body).length).toBeLessThan(2000);
  });

  test.each<[string, string, string, Parameters<typeof http>[3], number, string]>([
    ['malformed JSON', 'POST', '/api/sessions', { raw: '{"name":' }, 400, 'malformed-json'],
    ['a bare word for JSON', 'POST', '/api/sessions', { raw: 'hello' }, 400, 'malformed-json'],
    ['no body', 'POST', '/api/sessions', {}, 400, 'malformed-request'],
    ['a wrong type', 'POST', '/api/sessions', { body: { name: 7 } }, 400, 'malformed-request'],
    ['a list for a record', 'POST', '/api/sessions', { body: [] }, 400, 'malformed-request'],
    ['an empty name', 'POST', '/api/sessions', { body: { name: '   ' } }, 400, 'malformed-request'],
    ['a long name', 'POST', '/api/sessions', { body: { name: 'x'.repeat(25) } }, 400, 'malformed-request'],
    ['a control character', 'POST', '/api/sessions', { body: { name: 'a\u202eb' } }, 400, 'malformed-request'],
    ['an unknown member', 'POST', '/api/sessions', { body: { name: 'Ann', admin: true } }, 400, 'malformed-request'],
    [
      'another kind of body',
      'POST',
      '/api/sessions',
      { raw: 'name=Ann', headers: { 'content-type': 'text/plain' } },
      415,
      'not-json',
    ],
    [
      'a huge body',
      'POST',
      '/api/sessions',
      { raw: JSON.stringify({ name: 'x'.repeat(2_000_000) }) },
      413,
      'body-too-large',
    ],
    ['a missing token', 'POST', '/api/matches', { body: NEW_MATCH }, 401, 'missing-token'],
    ['an unknown token', 'POST', '/api/matches', { body: NEW_MATCH, token: 'x'.repeat(43) }, 401, 'unknown-session'],
    ['a malformed token', 'POST', '/api/matches', { body: NEW_MATCH, token: '../../etc' }, 401, 'unknown-session'],
    [
      'another scheme',
      'POST',
      '/api/matches',
      { body: NEW_MATCH, headers: { authorization: 'Basic QQ==' } },
      401,
      'unknown-session',
    ],
    ['a missing token for one\u2019s own list', 'GET', '/api/matches?status=mine', {}, 401, 'missing-token'],
    ['an unknown status', 'GET', '/api/matches?status=lost', {}, 400, 'malformed-request'],
    ['no status', 'GET', '/api/matches', {}, 400, 'malformed-request'],
    ['two statuses', 'GET', '/api/matches?status=open&status=live', {}, 400, 'malformed-request'],
    ['a bad id', 'GET', '/api/matches/42', {}, 400, 'bad-id'],
    ['an id of the wrong case', 'GET', `/api/matches/${'A'.repeat(32)}`, {}, 400, 'bad-id'],
    ['an id with a quote', 'GET', `/api/matches/${encodeURIComponent("'; drop table log; --")}`, {}, 400, 'bad-id'],
    ['broken percent signs', 'GET', '/api/matches/%E0%A4%A', {}, 400, 'bad-request'],
    ['an id of no match', 'GET', `/api/matches/${NOBODY}`, {}, 404, 'unknown-match'],
    ['the log of no match', 'GET', `/api/matches/${NOBODY}/log`, {}, 404, 'unknown-match'],
    ['watching no match', 'POST', `/api/matches/${NOBODY}/room`, { body: { as: 'watch' } }, 404, 'unknown-match'],
    [
      'a room of another kind',
      'POST',
      `/api/matches/${NOBODY}/room`,
      { body: { as: 'rule' } },
      400,
      'malformed-request',
    ],
    ['an unknown route', 'GET', '/api/nothing', {}, 404, 'unknown-route'],
    ['an unknown method', 'DELETE', '/api/sessions', {}, 404, 'unknown-route'],
    ['an unknown page by another method', 'POST', '/somewhere', {}, 404, 'unknown-route'],
    ['a file that is not there', 'GET', '/assets/nothing.js', {}, 404, 'unknown-route'],
    ['climbing out of the folder', 'GET', '/assets/..%2f..%2fwarbeacon.sqlite', {}, 404, 'unknown-route'],
  ])('answers %s with a code of its own', async (_, method, path, options, status, code) => {
    expectError(await ask(method, path, options), status, code);
    expect((await ask('GET', '/healthz')).status).toBe(200);
  });

  test.each([
    [{ ...NEW_MATCH, game: 'Chess!' }],
    [{ ...NEW_MATCH, side: 7 }],
    [{ ...NEW_MATCH, opponent: 'nobody' }],
    [{ ...NEW_MATCH, visibility: undefined }],
    [{ ...NEW_MATCH, secret: '00' }],
  ])('refuses to create %j', async (body) => {
    expectError(await ann.ask('POST', '/api/matches', body), 400, 'malformed-request');
  });

  test.each([
    [{ ...NEW_MATCH, game: 'chess' }, 'unknown-game', /does not play chess. It plays: blind-race/],
    [{ ...NEW_MATCH, side: 'rohan' }, 'unknown-side', /no side rohan. Its sides are red and blue/],
  ])('says what there is in place of %j', async (body, code, message) => {
    const answer = await ann.ask('POST', '/api/matches', body);
    expectError(answer, 400, code);
    expect(errorBodySchema.parse(answer.body).error.message).toMatch(message);
  });

  test('refuses a third player', async () => {
    const { matchId } = await ann.createMatch();
    await bob.join(matchId);
    expectError(await zoe.ask('POST', `/api/matches/${matchId}/join`, {}), 409, 'match-full');
    expectError(await ask('POST', `/api/matches/${matchId}/join`, { body: {} }), 401, 'missing-token');
  });

  describe('matchmaking', () => {
    const matchmake = async (method: string, room: string, body: unknown = {}, token?: string) =>
      await ask('POST', `/matchmake/${method}/${room}`, { body, ...(token === undefined ? {} : { token }) });
    const codeOf = (answer: Awaited<ReturnType<typeof ask>>) => {
      const body = answer.body as { error?: { code?: string }; message?: string };
      return { status: answer.status, code: body.error?.code };
    };

    test.each(['create', 'join', 'joinOrCreate', 'query', '__proto__', 'constructor'])('has no %s', async (method) => {
      expect(codeOf(await matchmake(method, `play-${NOBODY}`))).toEqual({ status: 404, code: 'unknown-route' });
    });

    test('joins only rooms of matches that are open', async () => {
      expect(codeOf(await matchmake('joinById', `play-${NOBODY}`))).toEqual({ status: 404, code: 'unknown-room' });
      expect(codeOf(await matchmake('joinById', 'hall'))).toEqual({ status: 404, code: 'unknown-room' });
    });

    test('needs a session to play', async () => {
      const { matchId } = await ann.createMatch();
      await ann.ask('POST', `/api/matches/${matchId}/room`, { as: 'play' });
      expect(codeOf(await matchmake('joinById', `play-${matchId}`))).toEqual({ status: 401, code: 'unknown-session' });
      expect(codeOf(await matchmake('joinById', `play-${matchId}`, {}, 'x'.repeat(43)))).toEqual({
        status: 401,
        code: 'unknown-session',
      });
      const joined = await matchmake(
        'joinById',
        `play-${matchId}`,
        { sessionId: 'mine', token: 'x' },
        ann.session.token,
      );
      expect(joined.status).toBe(200);
      expect(JSON.stringify(joined.body)).not.toContain(ann.session.sessionId);
    });

    test('takes no reconnection without its token', async () => {
      const { matchId } = await ann.createMatch();
      await ann.ask('POST', `/api/matches/${matchId}/room`, { as: 'play' });
      expect(codeOf(await matchmake('reconnect', `play-${matchId}`, {}))).toEqual({
        status: 400,
        code: 'malformed-request',
      });
      expect(codeOf(await matchmake('reconnect', `play-${matchId}`, { reconnectionToken: 'guess' }))).toEqual({
        status: 410,
        code: 'gone',
      });
    });

    test('takes no large body', async () => {
      const huge = await matchmake('joinById', `play-${NOBODY}`, { x: 'x'.repeat(20_000_000) });
      expect(codeOf(huge)).toEqual({ status: 413, code: 'body-too-large' });
    });
  });

  test('lets no page of another site read its answers', async () => {
    for (const path of ['/healthz', '/api/matches?status=open', `/matchmake/joinById/play-${NOBODY}`]) {
      const { headers } = await ask('GET', path, { headers: { origin: 'https://elsewhere.example' } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    const preflight = await ask('OPTIONS', '/api/matches', {
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['a page of another site', `/p/play-${NOBODY}?sessionId=x`, 'https://elsewhere.example', 403],
    ['a page without an address', `/p/play-${NOBODY}?sessionId=x`, 'null', 403],
    ['an unknown address', '/somewhere', undefined, 404],
    ['a room without a seat', `/p/play-${NOBODY}`, undefined, 404],
  ])('opens no socket for %s', async (_, path, origin, status) => {
    expect(await upgrade(server.port, path, origin)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('opens sockets for its own pages and for programs', async () => {
    const path = `/p/play-${NOBODY}?sessionId=x`;
    const page = await upgrade(
      server.port,
      `/p/play-${NOBODY}`,
      `http://127.0.0.1:${server.port}`,
      'warbeacon, seat.x',
    );
    expect(page).toMatch(/^HTTP\/1.1 101 /);
    expect(await upgrade(server.port, path, undefined)).toMatch(/^HTTP\/1.1 101 /);
  });

  test('draws the page at every address, and says by the status whether anything is there', async () => {
    const match = await ann.createMatch();
    const status = async (path: string, accept = 'text/html,*/*;q=0.8') => {
      const page = await ask('GET', path, { headers: { accept } });
      expect(page.body, path).toContain('<title>Warbeacon</title>');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      return page.status;
    };
    const there = [
      '/',
      '/about',
      '/about/',
      '/lessons',
      '/rules',
      '/rules/blind-race',
      '/players',
      '/events',
      '/events/new',
    ];
    for (const path of [
      ...there,
      `/match/${match.matchId}`,
      `/join/${match.matchId}`,
      `/challenge/after/${match.matchId}`,
    ])
      expect([path, await status(path)]).toEqual([path, 200]);
    const nothing = [
      '/matches/abc',
      '/match/abc',
      `/match/${NOBODY}`,
      `/join/${NOBODY}`,
      `/challenge/after/${NOBODY}`,
      '/challenge/nobody',
      `/events/${NOBODY}`,
      `/events/${NOBODY}/desk`,
      '/events/new/desk',
      '/rules/chess',
      '/robots.html',
    ];
    for (const path of nothing) expect([path, await status(path)]).toEqual([path, 404]);
    expect(await status(`/match/${NOBODY}`, '*/*')).toBe(404);
    // Whoever asks for a file by its name is told in words for programs.
    expectError(await ask('GET', '/robots.txt'), 404, 'unknown-route');
  });

  test('serves files for ever whose names change with what is in them', async () => {
    const asset = await ask('GET', '/assets/index-abc123.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('GET', '/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
    expect((await ask('GET', '/api/matches?status=open')).headers.get('cache-control')).toBe('no-store');
  });

  test('sends headers that forbid a page everything it does not need', async () => {
    const { headers } = await ask('GET', '/', { headers: { accept: 'text/html' } });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('logged no token, and no error', () => {
    const log = server.lines.join('\n');
    for (const { session } of [ann, bob, zoe]) expect(log).not.toContain(session.token);
    expect(log).not.toContain('"level":50');
  });
});

/** The first line of the answer to an upgrade. */
async function upgrade(port: number, path: string, origin?: string, protocols?: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const head = [
        `GET ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        ...(origin === undefined ? [] : [`Origin: ${origin}`]),
        ...(protocols === undefined ? [] : [`Sec-WebSocket-Protocol: ${protocols}`]),
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
    });
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
