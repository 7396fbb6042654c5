/** What a browser would not send: heads that cannot be read, paths that lead away, methods and bodies of other worlds. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { errorBodySchema } from '@warbeacon/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const [KIND] = KINDS_OF_DATABASE;
const HOST = 'Host: localhost\r\n';

describe('requests that nobody should send', () => {
  let place: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    if (KIND === undefined) throw new Error('there is no database to test on');
    place = await KIND.make();
    const web = join(place.dataDir, 'web');
    mkdirSync(join(web, 'assets', 'deeper'), { recursive: true });
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Warbeacon</title>');
    writeFileSync(join(place.dataDir, 'outside.txt'), 'not for you');
    server = await testServer([raceGame], place, { WEB_DIR: web });
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  test.each([
    ['bytes that are no HTTP', '\u0016\u0003\u0001 hello\r\n\r\n', 400, 'malformed-http'],
    ['a method that there is not', `FOO / HTTP/1.1\r\n${HOST}\r\n`, 400, 'malformed-http'],
    ['a large header', `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'header-too-large'],
    ['a long address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 431, 'header-too-large'],
    ['two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 5\r\n\r\n`, 400, 'malformed-http'],
    [
      'a length and chunks',
      `POST /api/sessions HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed-http',
    ],
    ['a path out of the folder', `GET /../outside.txt HTTP/1.1\r\n${HOST}\r\n`, 404, 'unknown-route'],
    ['an encoded one', `GET /..%2f..%2foutside.txt HTTP/1.1\r\n${HOST}\r\n`, 404, 'unknown-route'],
    ['one from below', `GET /assets/..%2f..%2foutside.txt HTTP/1.1\r\n${HOST}\r\n`, 404, 'unknown-route'],
    ['a folder', `GET /assets/deeper HTTP/1.1\r\n${HOST}\r\n`, 404, 'unknown-route'],
    ['another host in disguise', `GET //example.org/.. HTTP/1.1\r\n${HOST}\r\n`, 404, 'unknown-route'],
    ['a path that is no text', `GET /%ff HTTP/1.1\r\n${HOST}\r\n`, 400, 'bad-request'],
  ])('%s', async (_what, request, status, code) => {
    const answer = await say(server.port, request);
    expect(answer.status).toBe(status);
    expect(errorBodySchema.parse(JSON.parse(answer.body)).error.code).toBe(code);
    expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);
  });

  test('an offer of HTTP/2 is passed over', async () => {
    const offer = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n';
    const { status, body } = await say(server.port, `GET /healthz HTTP/1.1\r\n${HOST}${offer}\r\n`);
    expect({ status, health: JSON.parse(body) as unknown }).toMatchObject({ status: 200, health: { status: 'ok' } });
  });

  test.each([
    ['charset', { 'content-type': 'application/json; charset=klingon' }],
    ['compression', { 'content-encoding': 'squeezed' }],
  ])('a body in an unknown %s', async (_what, headers) => {
    const answer = await http(server.port, 'POST', '/api/sessions', { body: { name: 'Ann' }, headers });
    expect(answer.status).toBe(415);
    expect(errorBodySchema.parse(answer.body).error.code).toBe('unsupported-encoding');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['create', 'joinOrCreate', 'join', 'consumeSeatReservation'])('the way %s into a room', async (method) => {
    const answer = await http(server.port, 'POST', `/matchmake/${method}/play`, { body: {} });
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown-route' } },
    });
  });
});

/** Sends `request` as it is, and gives what comes first. */
async function say(port: number, request: string): Promise<{ readonly status: number; readonly body: string }> {
  const text = await new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    socket.on('data', (data) => {
      heard += data.toString();
      const [head, body = ''] = heard.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head ?? '')?.[1] ?? 0);
      if (heard.includes('\r\n\r\n') && Buffer.byteLength(body) >= length) socket.destroy();
    });
    socket.once('close', () => resolve(heard));
    socket.once('error', reject);
  });
  const [head, body = ''] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head ?? '')?.[1]), body };
}
