/** The files of the web client, compressed for whoever takes them so, over real connections. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { errorBodySchema } from '@warbeacon/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const SCRIPT = Array.from({ length: 400 }, (_, i) => `export const hex${i} = ${i * 7};`).join('\n');
const [BR, GZ] = [brotliCompressSync(SCRIPT), gzipSync(SCRIPT)];
const FOR_EVER = 'public, max-age=31536000, immutable';

let place: TestDatabase;
let server: TestServer;
let assets: string;

beforeAll(async () => {
  const [kind] = KINDS_OF_DATABASE;
  if (kind === undefined) throw new Error('there is no database');
  place = await kind.make();
  const web = join(place.dataDir, 'web');
  assets = join(web, 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Warbeacon</title>');
  for (const name of ['page-abc123.js', 'gone-abc123.js']) {
    writeFileSync(join(assets, name), SCRIPT);
    writeFileSync(join(assets, `${name}.br`), BR);
    writeFileSync(join(assets, `${name}.gz`), GZ);
  }
  writeFileSync(join(assets, 'old-abc123.css'), 'a{}');
  writeFileSync(join(assets, 'old-abc123.css.gz'), gzipSync('a{}'));
  writeFileSync(join(assets, 'small-abc123.js'), 'export {};');
  server = await testServer([raceGame], place, { WEB_DIR: web });
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As it came over the wire: nothing is unpacked. */
async function get(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const asked = request({ port: server.port, host: '127.0.0.1', path, headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }));
    });
    asked.on('error', reject).end();
  });
}

function unpacked({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return plain.toString();
}

describe('the page of the web client in a frame', () => {
  const id = 'a'.repeat(32);
  test.each([
    [`/embed/${id}`, true],
    [`/embed/${id}/`, true],
    ['/', false],
    [`/match/${id}`, false],
    [`/join/${id}`, false],
    [`/overlay/${id}`, false],
    [`/embed/${id}/../../account`, false],
    [`/embed/${id}x`, false],
    ['/embed/', false],
    [`/EMBED/${id}`, false],
    [`/api/matches/${id}`, false],
  ])('%s may be framed by others: %s', async (path, may) => {
    const { headers } = await get(path, { accept: 'text/html' });
    expect(headers['content-security-policy']).toContain(may ? 'frame-ancestors *' : "frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe(may ? undefined : 'DENY');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });
});

describe('a file of the web client', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for whoever accepts %j goes out as %s', async (accepted, encoding) => {
    const answer = await get('/assets/page-abc123.js', accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']?.toLowerCase()).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe(FOR_EVER);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    expect(unpacked(answer)).toBe(SCRIPT);
  });

  test('of which there is only one kind, or none, goes out as it is there', async () => {
    const old = await get('/assets/old-abc123.css', { 'accept-encoding': 'br, gzip' });
    expect(old.headers['content-encoding']).toBe('gzip');
    expect(old.headers['content-type']?.toLowerCase()).toBe('text/css; charset=utf-8');
    expect(unpacked(old)).toBe('a{}');
    const onlyBr = await get('/assets/old-abc123.css', { 'accept-encoding': 'br' });
    expect(onlyBr.headers['content-encoding']).toBeUndefined();
    const small = await get('/assets/small-abc123.js', { 'accept-encoding': 'br, gzip' });
    expect({ ...small.headers, body: unpacked(small) }).toMatchObject({
      'cache-control': FOR_EVER,
      'content-type': 'text/javascript; charset=utf-8',
      body: 'export {};',
    });
  });

  test('has an ETag of its own for each encoding, and is not sent again to whoever has it', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await get('/assets/page-abc123.js', { 'accept-encoding': encoding });
      const { etag = '' } = headers;
      tags.add(etag);
      const again = await get('/assets/page-abc123.js', { 'accept-encoding': encoding, 'if-none-match': etag });
      expect({ status: again.status, vary: again.headers.vary, length: again.body.length }).toEqual({
        status: 304,
        vary: 'Accept-Encoding',
        length: 0,
      });
    }
    expect(tags.size).toBe(3);
  });

  test('is sent in parts of what is sent as a whole', async () => {
    const part = await get('/assets/page-abc123.js', { 'accept-encoding': 'gzip', range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers['content-encoding']).toBe('gzip');
    expect(part.headers['content-range']).toBe(`bytes 10-19/${GZ.length}`);
    expect(part.body).toEqual(GZ.subarray(10, 20));
  });

  test('says how long it is without being sent', async () => {
    const head = await get('/assets/page-abc123.js', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.headers['content-length']).toBe(String(BR.length));
    expect(head.body.length).toBe(0);
  });

  test.each([
    ['a part behind its end', '/assets/page-abc123.js', { range: 'bytes=999999-' }, 416, 'bad-request'],
    ['a name that cannot be read', '/assets/%E0%A4%A', {}, 400, 'bad-request'],
    ['one that is not there', '/assets/none.js', {}, 404, 'unknown-route'],
    ['the folder', '/assets/', {}, 404, 'unknown-route'],
  ])('is refused in plain words: %s', async (_, path, headers, status, code) => {
    const answer = await get(path, { 'accept-encoding': 'br, gzip', ...headers });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    const { error } = errorBodySchema.parse(JSON.parse(answer.body.toString()));
    expect({ status: answer.status, code: error.code }).toEqual({ status, code });
  });

  test('that was taken away while the server ran is refused in plain words', async () => {
    for (const end of ['', '.br', '.gz']) rmSync(join(assets, `gone-abc123.js${end}`));
    const answer = await get('/assets/gone-abc123.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect({ status: answer.status, body: answer.body.toString() }).toMatchObject({
      status: 404,
      body: expect.stringContaining('unknown-route') as string,
    });
  });
});
