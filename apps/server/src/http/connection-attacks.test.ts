/** Connections that are no sockets of a room: many, idle, slow, and full of requests. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Addresses } from '../budget/addresses.ts';
import { ServerClock } from '../budget/server-clock.ts';
import { type Config, readConfig } from '../config.ts';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { answerRequests } from './connections.ts';

const [KIND] = KINDS_OF_DATABASE;
const GET = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const SLOW =
  'POST /api/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{';

/** A connection, and all that came over it. */
class Line {
  readonly socket: Socket;
  heard = '';
  ended = false;
  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (chunk) => (this.heard += chunk.toString()));
    this.socket.on('error', () => this.socket.destroy());
    this.socket.on('close', () => (this.ended = true));
  }
  async says(text: string): Promise<string> {
    const before = this.heard.length;
    this.socket.write(text);
    await untilTrue(() => this.heard.length > before || this.ended);
    return this.heard.slice(before);
  }
}

describe('connections', () => {
  let place: TestDatabase;
  let server: TestServer;
  let lines: Line[];
  beforeEach(async () => {
    if (KIND === undefined) throw new Error('there is no database to test on');
    place = await KIND.make();
    lines = [];
  });
  afterEach(async () => {
    for (const { socket } of lines) socket.destroy();
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });
  const begin = async (limits: Partial<Config>) => {
    server = await testServer([raceGame], place, limits);
  };
  const line = async (first = GET): Promise<Line> => {
    const one = new Line(server.port);
    lines.push(one);
    if (first === '') await new Promise((resolve) => setTimeout(resolve, 10));
    else if (first === SLOW) one.socket.write(SLOW);
    else await one.says(first);
    return one;
  };

  test('that do nothing make room for those that do', async () => {
    await begin({ LIMIT_HTTP_CONNECTIONS_PER_ADDRESS: 4 });
    const idle: Line[] = [];
    for (let i = 0; i < 4; i++) idle.push(await line(''));
    expect(idle.map(({ ended }) => ended)).toEqual([false, false, false, false]);
    expect((await line()).heard).toMatch(/^HTTP\/1.1 200 /);
    await untilTrue(() => idle[0]?.ended ?? false);
    expect(idle.slice(1).map(({ ended }) => ended)).toEqual([false, false, false]);
  });

  test('that are used stay, and the one used longest ago goes', async () => {
    await begin({ LIMIT_HTTP_CONNECTIONS_PER_ADDRESS: 4 });
    const [first, second] = [await line(), await line(), await line(), await line()];
    await first?.says(GET);
    await line();
    await untilTrue(() => second?.ended ?? false);
    expect(first?.ended).toBe(false);
  });

  test('that are all busy leave no room for more, until one is done', async () => {
    await begin({ LIMIT_HTTP_CONNECTIONS_PER_ADDRESS: 4 });
    const slow: Line[] = [];
    for (let i = 0; i < 4; i++) slow.push(await line(SLOW));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await line()).heard).toBe('');
    expect(slow.map(({ ended }) => ended)).toEqual([false, false, false, false]);
    slow[0]?.socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await line()).heard).toMatch(/^HTTP\/1.1 200 /);
  });

  test('of everybody together are bounded as well', async () => {
    await begin({ LIMIT_HTTP_CONNECTIONS: 10, TRUST_PROXY: 1 });
    const idle: Line[] = [];
    for (let i = 0; i < 12; i++) idle.push(await line(''));
    await untilTrue(() => idle.filter(({ ended }) => ended).length === 2);
    expect((await line()).heard).toMatch(/^HTTP\/1.1 200 /);
  });

  test('that became sockets of a room are not counted with these', async () => {
    await begin({ LIMIT_HTTP_CONNECTIONS_PER_ADDRESS: 4 });
    const ann = await Person.arrive(server.port, 'Ann');
    const { matchId } = await ann.createMatch();
    for (let i = 0; i < 6; i++) {
      const page = await ann.open(matchId);
      expect(page.room.connection.isOpen).toBe(true);
    }
    expect((await line()).heard).toMatch(/^HTTP\/1.1 200 /);
  });

  test('full of requests are closed, and so are new ones, until the address has calmed down', async () => {
    await begin({ LIMIT_HTTP_PER_SECOND: 2 });
    // Sixty at once are its own; of the others none is answered.
    const flood = await line(GET.repeat(500));
    await untilTrue(() => flood.ended);
    expect(flood.heard.split('HTTP/1.1 200 ').length - 1).toBeLessThanOrEqual(60);
    expect((await line()).heard).toBe('');
  });

  test('over which too much is asked, one thing after another, are told so, and when to come again', async () => {
    await begin({ LIMIT_HTTP_PER_SECOND: 1, TRUST_PROXY: 1 });
    const from = async (address: string) =>
      await http(server.port, 'GET', '/healthz', { headers: { 'x-forwarded-for': address } });
    const answers = [];
    for (let i = 0; i < 35; i++) answers.push(await from('203.0.113.7'));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(refused[0]?.body).toMatchObject({ error: { code: 'too-many-requests' } });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await from('203.0.113.8')).status).toBe(200);
  });
});

describe('requests that come together over one connection', () => {
  const LARGE = Buffer.alloc(8 * 1024 * 1024);
  /** Answers that were begun, and those of them that the server has been told the end of. */
  let begun: ServerResponse[];
  let over: number;
  let http: ReturnType<typeof createServer>;
  let port: number;
  beforeEach(async () => {
    const config = readConfig({});
    if (!config.ok) throw new Error(config.error.join());
    begun = [];
    over = 0;
    http = createServer();
    answerRequests(http, new Addresses(new ServerClock(), config.value), ({ url }, res) => {
      begun.push(res);
      res.once('close', () => over++);
      res.end(url === '/large' ? LARGE : url);
    });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    ({ port } = http.address() as AddressInfo);
  });
  afterEach(() => {
    http.close();
    http.closeAllConnections();
  });
  const ask = (...paths: string[]) => paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join('');

  test('are answered one after another, in their order', async () => {
    const line = new Line(port);
    line.socket.write(ask('/one', '/two', '/three'));
    await untilTrue(() => line.heard.endsWith('/three'));
    expect(line.heard.match(/(?<=\r\n\r\n)\/[a-z]+/g)).toEqual(['/one', '/two', '/three']);
    line.socket.destroy();
  });

  test('keep nothing open when nobody takes the answers, and nothing behind when the line is gone', async () => {
    const lines = Array.from({ length: 20 }, () => new Line(port));
    for (const { socket } of lines) {
      socket.pause();
      socket.write(ask(...Array.from({ length: 15 }, () => '/large')));
    }
    await untilTrue(() => begun.length === lines.length);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(begun).toHaveLength(lines.length);
    for (const { socket } of lines) socket.destroy();
    await untilTrue(() => over === begun.length);
    expect(begun).toHaveLength(lines.length);
  });

  test('are not heaped up: a line that sends more than it can be answered is closed', async () => {
    const line = new Line(port);
    line.socket.write(ask('/large', ...Array.from({ length: 100 }, () => '/small')));
    await untilTrue(() => line.ended);
    await untilTrue(() => over === begun.length);
    expect(begun).toHaveLength(1);
  });
});
