/** What strangers do to the sockets of a room, byte by byte, and what the others notice of it. */
import { connect, type Socket } from 'node:net';
import { CloseCode, Protocol } from '@colyseus/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { raceGame } from '../match/race.fixture.ts';
import { helmsDeepGame } from '../games.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { frameOf, requestFrame, seatHeader, seatOf, Stranger, upgradeTo } from '../testing/stranger.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const [KIND] = KINDS_OF_DATABASE;
const ROLL = { type: 'roll' };
const later = async (milliseconds: number) => await new Promise((resolve) => setTimeout(resolve, milliseconds));

let place: TestDatabase;
let server: TestServer;
let strangers: Stranger[];
beforeEach(async () => {
  if (KIND === undefined) throw new Error('there is no database to test on');
  place = await KIND.make();
  strangers = [];
});
afterEach(async () => {
  for (const stranger of strangers) stranger.leave();
  await leaveAllPages();
  await server.stop();
  await place.remove();
});

/** A match that two people play, on a server with these limits. */
async function match(limits: Partial<Config> = {}): Promise<{ matchId: string; ann: Person; page: Page }> {
  server = await testServer([raceGame], place, limits);
  const ann = await Person.arrive(server.port, 'Ann');
  const bob = await Person.arrive(server.port, 'Bob');
  const { matchId } = await ann.createMatch('red');
  await bob.join(matchId);
  return { matchId, ann, page: await ann.open(matchId) };
}

async function stranger(matchId: string, more: Partial<Parameters<typeof Stranger.arrive>[0]> = {}): Promise<Stranger> {
  const one = await Stranger.arrive({ port: server.port, matchId, ...more });
  strangers.push(one);
  return more.joins === false ? one : await one.joined();
}

describe('a request that is a bomb', () => {
  const id = (n: number) => Buffer.from([0xd6, 0x69, 0, 0, 0, n]);
  const pointer = (n: number) => Buffer.from([0xd6, 0x70, 0, 0, 0, n]);
  /** Each level refers twice to the one below, so that the whole is a tree with 2^levels leaves. */
  const bomb = (levels: number, more: readonly number[] = []) => {
    const parts = [Buffer.from([0xdc, 0, levels]), id(0), Buffer.from([0x90])];
    for (let level = 1; level < levels; level++)
      parts.push(id(level), Buffer.from([0x92]), pointer(level - 1), pointer(level - 1));
    return Buffer.concat([...parts, Buffer.from(more)]);
  };

  test.each([
    ['of 45 levels', bomb(45)],
    ['with a byte too many, which has it spelled out', bomb(25, [0xc0])],
  ])('%s is refused at once', async (_what, body) => {
    const { matchId, page } = await match();
    const evil = await stranger(matchId);
    const began = performance.now();
    const answer = await evil.answerTo('why', body);
    expect(answer.body).toMatchObject({ code: 'malformed-message' });
    await page.room.request('why', { command: ROLL });
    expect(performance.now() - began).toBeLessThan(500);
  });

  test('of any extension is refused, and the socket that sends twenty is closed', async () => {
    const { matchId } = await match();
    const evil = await stranger(matchId);
    for (const token of [0xc7, 0xc8, 0xc9, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8])
      for (const type of [0x62, 0x65, 0x69, 0x73, 0x78])
        evil.ask(
          'why',
          Buffer.from([token, ...(token < 0xd0 ? [1] : []), type, ...Array.from({ length: 20 }, () => 0x91)]),
        );
    await untilTrue(() => evil.closed !== undefined);
    expect(new Set(evil.refusals())).toEqual(new Set(['malformed-message']));
    expect(evil.closed).toEqual({ code: CloseCode.WITH_ERROR, reason: 'too-many-messages' });
  });
});

describe('a socket that does not say that it is there', () => {
  test('is answered nothing, and closed', async () => {
    const { matchId } = await match({ LIMIT_JOIN_SECONDS: 1 });
    const silent = await stranger(matchId, { joins: false });
    for (let i = 0; i < 15; i++) silent.ask('history', { after: 0 });
    await untilTrue(() => silent.closed !== undefined);
    expect(silent.closed).toEqual({ code: CloseCode.WITH_ERROR, reason: 'not-joined' });
    expect([...silent.heard]).toEqual([[Protocol.JOIN_ROOM, 1]]);
  });

  test('is closed as well when all it does is ask', async () => {
    const { matchId, page } = await match();
    const loud = await stranger(matchId, { joins: false });
    for (let i = 0; i < 100; i++) loud.ask('history', { after: 0 });
    await untilTrue(() => loud.closed !== undefined);
    expect([...loud.heard]).toEqual([[Protocol.JOIN_ROOM, 1]]);
    expect(await page.command(ROLL)).toEqual({ ok: true, ply: 1 });
  });

  test('has what it asked too early answered when it is there', async () => {
    const { matchId } = await match();
    const hasty = await stranger(matchId, { joins: false });
    const id = hasty.ask('history', { after: 0 });
    await untilTrue(() => hasty.heard.has(Protocol.JOIN_ROOM));
    expect(hasty.replies).toEqual([]);
    hasty.frame(Uint8Array.of(Protocol.JOIN_ROOM));
    expect((await hasty.reply(id)).body).toEqual({ entries: [], more: false });
  });
});

describe('a socket that does not take what it is sent', () => {
  /** One that asks, and answers of some kilobytes to what a piece can do. */
  const siege = async (limits: Partial<Config>) => {
    server = await testServer([helmsDeepGame], place, { LIMIT_MESSAGES_PER_SECOND: 1_000_000, ...limits });
    const ann = await Person.arrive(server.port, 'Ann');
    const { matchId } = await ann.createMatch('westernesse', 'computer');
    const reader = await stranger(matchId, { as: 'play', token: ann.session.token });
    const ask = async (times: number) => {
      for (let i = 0; i < times && !reader.ended; i++) {
        reader.ask('options', { actor: 'infantry-3' });
        if (i % 50 === 0) await later(1);
      }
    };
    return { reader, ask };
  };

  test('is closed, and what waited for it is given back', async () => {
    const { reader, ask } = await siege({ LIMIT_UNREAD_BYTES: 65_536 });
    reader.socket.pause();
    // The systems on both ends take some megabytes before anything waits in the server, and more of them on some days.
    const isTooSlow = () => server.lines.some((line) => line.includes('too-slow'));
    let asked = 0;
    for (; asked < 120_000 && !isTooSlow(); asked += 4000) await ask(4000);
    await expect.poll(isTooSlow, { timeout: 20_000 }).toBe(true);
    reader.socket.resume();
    await untilTrue(() => reader.ended);
    expect(reader.replies.length).toBeLessThan(asked);
  });

  test('is not closed when it catches up in time', async () => {
    const { reader, ask } = await siege({});
    reader.socket.pause();
    await ask(200);
    reader.socket.resume();
    await untilTrue(() => reader.replies.length === 200);
    expect(reader.refusals()).toEqual([]);
    expect((await reader.answerTo('options', { actor: null })).status).toBe(0);
  });
});

describe('a socket that asks without end', () => {
  test('is told to wait, and when to come again, before it is closed', async () => {
    const { matchId, page } = await match({ LIMIT_MESSAGES_PER_SECOND: 20 });
    const flooder = await stranger(matchId);
    for (let i = 0; i < 35; i++) flooder.ask('why', { command: ROLL });
    await untilTrue(() => flooder.replies.length === 35);
    const told = flooder.refusals().filter((code) => code === 'too-many-requests').length;
    expect(told).toBeGreaterThanOrEqual(10);
    expect(told).toBeLessThanOrEqual(15);
    const bodies = flooder.replies.map(({ body }) => JSON.stringify(body));
    expect(bodies.join()).toContain('Please try again in a second.');
    expect(flooder.closed).toBeUndefined();
    for (let i = 0; i < 60; i++) flooder.ask('why', { command: ROLL });
    await untilTrue(() => flooder.closed !== undefined);
    expect(flooder.closed).toEqual({ code: CloseCode.WITH_ERROR, reason: 'too-many-requests' });
    expect(await page.command(ROLL)).toEqual({ ok: true, ply: 1 });
  });

  test('has fewer pages of the history than answers', async () => {
    const { matchId } = await match({ LIMIT_HISTORY_PER_SECOND: 2 });
    const reader = await stranger(matchId);
    for (let i = 0; i < 25; i++) reader.ask('history', { after: 0 });
    await untilTrue(() => reader.replies.length === 25);
    expect(reader.refusals().length).toBeGreaterThanOrEqual(13);
    expect(await reader.answerTo('why', { command: ROLL })).toMatchObject({ body: { code: 'not-seated' } });
  });

  test('shares a budget with all sockets of its address, and with no other', async () => {
    const { matchId } = await match({ TRUST_PROXY: 1, LIMIT_MESSAGES_PER_SECOND_PER_ADDRESS: 10 });
    const crowd: Stranger[] = [];
    for (let i = 0; i < 6; i++) crowd.push(await stranger(matchId, { from: '203.0.113.7' }));
    const other = await stranger(matchId, { from: '203.0.113.8' });
    for (const one of crowd) for (let i = 0; i < 15; i++) one.ask('why', { command: ROLL });
    await untilTrue(() => crowd.every(({ replies }) => replies.length === 15));
    const refused = crowd.flatMap((one) => one.refusals()).filter((code) => code === 'too-many-requests');
    // Forty at once, and ten a second.
    expect(refused.length).toBeGreaterThan(20);
    expect(refused.length).toBeLessThanOrEqual(50);
    expect(await other.answerTo('why', { command: ROLL })).toMatchObject({ body: { code: 'not-seated' } });
  });

  test('of an IPv6 network is one with its neighbours', async () => {
    const { matchId } = await match({ TRUST_PROXY: 1, LIMIT_CONNECTIONS_PER_ADDRESS: 2 });
    await stranger(matchId, { from: '2001:db8:1:2::1' });
    await stranger(matchId, { from: '2001:db8:1:2:ffff::77' });
    await expect(stranger(matchId, { from: '2001:db8:1:2:abcd::9' })).rejects.toThrow(
      /429[^]*Retry-After[^]*too-many-connections/,
    );
    await stranger(matchId, { from: '2001:db8:1:3::1' });
  });

  test('pays for the work it causes, and its address with it', async () => {
    const { matchId, ann } = await match({ TRUST_PROXY: 1, LIMIT_WORK_PER_ADDRESS: 10 });
    const from = '203.0.113.7';
    const crowd: Stranger[] = [];
    for (let i = 0; i < 3; i++) crowd.push(await stranger(matchId, { as: 'play', token: ann.session.token, from }));
    const [first, ...others] = crowd;
    const tooMany = (one: Stranger | undefined) =>
      one?.refusals().filter((code) => code === 'too-many-requests').length;
    // A command is reckoned to cost two milliseconds, of which a socket may use twenty at once, and its address forty.
    for (const one of crowd) {
      for (let i = 0; i < 30; i++) one.ask('command', {});
      await untilTrue(() => one.replies.length === 30);
    }
    expect(tooMany(first)).toBeGreaterThan(15);
    expect(tooMany(first)).toBeLessThan(25);
    expect(tooMany(others[1])).toBeGreaterThan(25);
    const other = await stranger(matchId, { as: 'play', token: ann.session.token, from: '203.0.113.8' });
    expect(await other.answerTo('command', {})).toMatchObject({ body: { code: 'malformed-request' } });
  });

  test('does not have the disk written to for nothing: of standing orders there are few', async () => {
    server = await testServer([helmsDeepGame], place, { LIMIT_WORK_PER_ADDRESS: 250 });
    const ann = await Person.arrive(server.port, 'Ann');
    const { matchId } = await ann.createMatch('westernesse');
    const seat = await stranger(matchId, { as: 'play', token: ann.session.token });
    for (let i = 0; i < 75; i++) {
      seat.ask('standing', { rocks: i % 2 === 0 ? 'never' : 'any' });
      if (i % 15 === 14) await later(250);
    }
    await untilTrue(() => seat.replies.length === 75);
    // Those of four seconds at once, and those of the second that this takes.
    expect(seat.refusals().filter((code) => code === 'too-many-requests').length).toBeGreaterThan(30);
    expect(seat.replies.filter(({ status }) => status === 0).length).toBeGreaterThanOrEqual(20);
  });
});

describe('frames that nobody should send', () => {
  test.each<[string, (evil: Stranger) => unknown, RegExp]>([
    [
      'hundreds of pings, no faster than they are answered',
      async (evil) => {
        for (let i = 0; i < 200 && evil.closed === undefined; i++) {
          evil.ping();
          await untilTrue(() => evil.pongs === i + 1 || evil.closed !== undefined);
        }
      },
      /too-many-pings/,
    ],
    [
      'a message in a hundred pieces',
      (evil) => {
        evil.frame(Uint8Array.of(Protocol.PING), 2, false);
        for (let i = 0; i < 100; i++) evil.frame(Uint8Array.of(0), 0, false);
      },
      /^$/,
    ],
    [
      'pieces without anything in them, and no end',
      (evil) => {
        evil.frame(Uint8Array.of(Protocol.PING), 2, false);
        evil.raw(Buffer.concat(Array.from({ length: 1000 }, () => frameOf(new Uint8Array(), 0, false))));
      },
      /^$/,
    ],
    [
      'texts in place of bytes',
      (evil) => {
        for (let i = 0; i < 40; i++) evil.frame(Buffer.from('hello'), 1);
      },
      /too-many-messages/,
    ],
    [
      'megabytes that are well-formed',
      (evil) => {
        const large = frameOf(requestFrame(1, 'why', { command: 'x'.repeat(16_000) }));
        for (let i = 0; i < 60; i++) evil.raw(large);
      },
      /too-many/,
    ],
    [
      'thousands of the smallest frames',
      (evil) => evil.raw(Buffer.concat(Array.from({ length: 5000 }, () => frameOf(Uint8Array.of(Protocol.PING))))),
      /too-many/,
    ],
    ['a frame that is larger than any', (evil) => evil.frame(Buffer.alloc(20_000)), /^$/],
    ['what is no frame', (evil) => evil.raw(Buffer.from('GET / HTTP/1.1\r\n\r\n')), /^$/],
    ['compressed bytes that nobody agreed on', (evil) => evil.raw(Buffer.of(0xc2, 0x81, 0, 0, 0, 0, 1)), /^$/],
  ])('%s close the socket, and no other', async (_what, attack, reason) => {
    const { matchId, page } = await match();
    const evil = await stranger(matchId);
    await attack(evil);
    await untilTrue(() => evil.closed !== undefined || evil.ended);
    if (evil.closed !== undefined) expect(evil.closed.reason).toMatch(reason);
    expect(await page.command(ROLL)).toEqual({ ok: true, ply: 1 });
    expect(server.lines.filter((line) => !line.includes('"level":20'))).toEqual([]);
  });

  test('a stream that goes on after the socket was closed is cut', async () => {
    const { matchId } = await match();
    const evil = await stranger(matchId, { closes: false });
    const began = performance.now();
    const large = Buffer.alloc(65_536);
    evil.frame(Buffer.alloc(20_000));
    while (!evil.ended && performance.now() - began < 5000) {
      evil.raw(large);
      await later(2);
    }
    expect(evil.ended).toBe(true);
    expect(performance.now() - began).toBeLessThan(3000);
  });
});

describe('the way in', () => {
  test('agrees on no compression', async () => {
    const { matchId } = await match();
    const { path, headers } = await seatOf({ port: server.port, matchId });
    let answer = '';
    const opened = await upgradeTo(server.port, path, {
      headers: [...headers, 'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits'],
      told: (head) => {
        answer = head;
      },
    });
    if (typeof opened === 'string') throw new Error(opened);
    opened.socket.destroy();
    expect(answer).toContain('101 Switching Protocols');
    expect(answer).not.toMatch(/extensions/i);
  });

  test.each([
    ['a seat that is no seat\u2019s name', (room: string) => `/p/${room}?sessionId=${'x'.repeat(100)}`],
    ['a key that is none', (room: string) => `/p/${room}?sessionId=abc&reconnectionToken=${'x'.repeat(5000)}`],
    ['no seat', (room: string) => `/p/${room}`],
    ['no room', () => '/p/hall?sessionId=abc'],
  ])('is closed to %s', async (_what, path) => {
    const { matchId } = await match();
    expect(await upgradeTo(server.port, path(`watch-${matchId}`))).toMatch(/^HTTP\/1.1 404 /);
  });

  test('opens to keys among the subprotocols, and repeats and logs none of them', async () => {
    const { matchId, page } = await match();
    page.room.reconnection.enabled = false;
    const [, reconnectionToken = ''] = page.room.reconnectionToken.split(':');
    const { sessionId } = page.room;
    page.room.connection.close(4010);
    await untilTrue(() => page.left.length > 0 || !page.room.connection.isOpen);
    const keys = { sessionId, reconnectionToken };
    let told = '';
    const opened = await upgradeTo(server.port, `/p/play-${matchId}`, {
      headers: [seatHeader(keys), `Origin: http://127.0.0.1:${server.port}`],
      told: (head) => {
        told = head;
      },
    });
    if (typeof opened === 'string') throw new Error(opened);
    let heard = opened.head.byteLength;
    opened.socket.on('data', (chunk: Buffer) => (heard += chunk.byteLength));
    await untilTrue(() => heard > 0);
    opened.socket.destroy();
    expect(told).toMatch(/^Sec-WebSocket-Protocol: warbeacon\r?$/m);
    for (const key of Object.values(keys)) expect([told, ...server.lines].join('\n')).not.toContain(key);
  });

  test('takes no key from the address of a page', async () => {
    const { matchId } = await match();
    const headers = [`Origin: http://127.0.0.1:${server.port}`];
    const answer = await upgradeTo(server.port, `/p/watch-${matchId}?sessionId=abc`, { headers });
    expect(answer).toMatch(/^HTTP\/1.1 400 [^]*"key-in-address"/);
    const path = `/p/watch-${matchId}`;
    for (const wrong of ['chat', 'warbeacon', 'warbeacon, seat.a/b', 'warbeacon, seat.a, seat.b'])
      expect(await upgradeTo(server.port, path, { headers: [`Sec-WebSocket-Protocol: ${wrong}`] })).toMatch(
        /^HTTP\/1.1 404 /,
      );
  });

  test('lets nobody in by guessing, and grows slow for those who try', async () => {
    const { matchId, page } = await match({ TRUST_PROXY: 1 });
    const from = '203.0.113.7';
    let refused: string | undefined;
    let tried = 0;
    while (refused === undefined && tried < 1000) {
      tried++;
      const path = `/p/play-${matchId}?sessionId=${page.room.sessionId}&reconnectionToken=guess-${tried}`;
      const answer = await upgradeTo(server.port, path, { from });
      if (typeof answer === 'string') refused = answer;
      else answer.socket.destroy();
    }
    expect(refused).toMatch(/^HTTP\/1.1 429 [^]*Retry-After: [1-9]/);
    expect(tried).toBeLessThan(400);
    expect(page.left).toEqual([]);
    expect(await page.command(ROLL)).toEqual({ ok: true, ply: 1 });
  });

  test('does not keep open what it has refused', async () => {
    await match();
    const refused = await new Promise<Socket>((resolve) => {
      const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true }, () => {
        socket.write('GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      });
      socket.on('error', () => socket.destroy());
      socket.on('data', () => {});
      socket.once('end', () => resolve(socket));
    });
    await later(1300);
    // Whoever writes to a connection that is gone is told so.
    for (let i = 0; i < 10 && !refused.destroyed; i++) {
      refused.write('x');
      await later(20);
    }
    expect(refused.destroyed).toBe(true);
  });
});
