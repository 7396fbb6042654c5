/** The rooms of a match over real sockets, with the smallest game that has everything. */
import { ColyseusSDK } from '@colyseus/sdk';
import { fromHex } from '@warbeacon/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame, raceWire } from '../match/race.fixture.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Page, Person, untilTrue } from '../testing/people.ts';
import { recordingProxy } from '../testing/recording-proxy.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const ROLL = { type: 'roll' };
const DONE = { type: 'done' };

describe.each(KINDS_BY_DAY)('rooms on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let zoe: Person;
  let matchId: string;

  beforeAll(async () => {
    place = await make();
    server = await testServer([raceGame], place);
    ann = await Person.arrive(server.port, 'Ann');
    bob = await Person.arrive(server.port, 'Bob');
    zoe = await Person.arrive(server.port, 'Zoe');
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  afterEach(leaveAllPages);
  beforeEach(async () => {
    ({ matchId } = await ann.createMatch('red'));
    await bob.join(matchId);
  });

  const pages = async (): Promise<[Page, Page, Page]> => {
    const a = await ann.open(matchId);
    const b = await bob.open(matchId);
    const z = await zoe.open(matchId, 'watch');
    await untilTrue(() => a.state.watchers === 1 && b.state.watchers === 1);
    return [a, b, z];
  };

  test('counts people who look on: each once, however many pages they have open, and no player', async () => {
    const [a, b] = await pages();
    const again = await zoe.open(matchId, 'watch');
    const own = await ann.open(matchId, 'watch');
    // Two whom nobody knows are two.
    const sdk = new ColyseusSDK(`http://127.0.0.1:${server.port}`);
    const unknown = new Page(await sdk.joinById(`watch-${matchId}`));
    sdk.auth.token = 'x'.repeat(43);
    const other = new Page(await sdk.joinById(`watch-${matchId}`));
    await untilTrue(() => other.hasState());
    for (const page of [a, b, again, own, other]) await untilTrue(() => page.state.watchers === 3);
    await unknown.room.leave();
    await again.room.leave();
    await untilTrue(() => a.state.watchers === 2);
  });

  test('does not count a spectator any more who has taken a seat', async () => {
    const open = await ann.createMatch('red');
    const a = await ann.open(open.matchId);
    await zoe.open(open.matchId, 'watch');
    await untilTrue(() => a.state.watchers === 1);
    await zoe.join(open.matchId);
    await untilTrue(() => a.state.watchers === 0);
  });

  test('shows both players and a spectator the same public state', async () => {
    const [a, b, z] = await pages();
    expect(await a.command(ROLL)).toEqual({ ok: true, ply: 1 });
    for (const page of [a, b, z]) {
      await untilTrue(() => page.state.ply === 1 && page.last('events') !== undefined);
      expect(page.cell('view/toMove')).toBe('blue');
      expect(page.cell('seats')).toEqual([
        { side: 'red', name: 'Ann', computer: false, connected: true },
        { side: 'blue', name: 'Bob', computer: false, connected: true },
      ]);
      expect(page.last('events')).toMatchObject({ ply: 1, side: 'red', events: [{ type: 'rolled' }] });
    }
    expect([...a.state.cells]).toEqual([...z.state.cells]);
    await untilTrue(() => (b.last('private') as { ply: number }).ply === 1);
    expect(b.last('private')).toMatchObject({ side: 'blue', actors: 'runner', commands: [{ command: DONE }] });
    expect(a.last('private')).toMatchObject({ side: 'red', actors: '', commands: [], doneRefusal: null });
    expect(z.last('private')).toBeUndefined();
  });

  test('answers what one can do, why not, and what has happened', async () => {
    const [a, b, z] = await pages();
    expect(await a.room.request('options', { actor: 'runner' })).toEqual({
      ply: 0,
      actor: 'runner',
      options: [{ command: ROLL }],
    });
    expect(await b.room.request('options', { actor: 'runner' })).toEqual({ ply: 0, actor: 'runner', options: [] });
    expect(await a.room.request('why', { command: ROLL })).toEqual({ ply: 0, refusal: null });
    expect(await b.room.request('why', { command: ROLL })).toMatchObject({ refusal: { code: 'not-your-decision' } });
    expect(await a.room.request('why', { command: 7 })).toMatchObject({ refusal: { code: 'malformed-command' } });
    await a.command(ROLL);
    expect(await z.room.request('history', { after: 0 })).toMatchObject({ entries: [{ ply: 1 }], more: false });
    expect(await b.room.request('history', { after: 1 })).toEqual({ entries: [], more: false });
  });

  test('refuses bad commands each with its code, changes nothing and closes nothing', async () => {
    const [a, b, z] = await pages();
    expect(await b.command(ROLL)).toMatchObject({ ok: false, ply: 0, refusal: { code: 'not-your-decision' } });
    expect(await a.command(ROLL, 5)).toMatchObject({ ok: false, refusal: { code: 'stale-ply' } });
    expect(await a.command({ type: 'fly' })).toMatchObject({ ok: false, refusal: { code: 'malformed-command' } });
    expect(await a.command(null)).toMatchObject({ ok: false, refusal: { code: 'malformed-command' } });
    for (const bad of [
      undefined,
      null,
      7,
      'roll',
      [],
      {},
      { ply: 0, command: ROLL },
      { commandId: 'short', ply: 0, command: ROLL },
    ]) {
      expect(await a.refused('command', bad)).toMatchObject({ code: 'malformed-request' });
    }
    expect(await a.refused('command', { commandId: 'x'.repeat(20), ply: '0', command: ROLL })).toMatchObject({
      code: 'malformed-request',
    });
    expect(
      await a.refused('command', { commandId: 'x'.repeat(20), ply: -1, command: ROLL, side: 'blue' }),
    ).toMatchObject({
      code: 'malformed-request',
    });
    expect(await a.refused('options', { actor: 3 })).toMatchObject({ code: 'malformed-request' });
    expect(await a.refused('why', {})).toMatchObject({ code: 'malformed-request' });
    expect(await a.refused('history', { after: 'x' })).toMatchObject({ code: 'malformed-request' });
    for (const [name, of] of [
      ['history', 'after'],
      ['past', 'ply'],
    ] as const) {
      expect(await a.refused(name, { [of]: -1 })).toMatchObject({ code: 'malformed-request' });
      expect(await a.refused(name, { [of]: 1 })).toMatchObject({ code: 'no-such-ply' });
    }
    expect(await a.refused('resign', { ply: 9 })).toMatchObject({
      notRefused: { ok: false, refusal: { code: 'stale-ply' } },
    });
    expect(await a.refused('become-admin', {})).toMatchObject({
      code: 'unknown-request',
    });
    for (const request of ['command', 'options', 'why', 'resign']) {
      expect(await z.refused(request, { ply: 0 })).toMatchObject({ code: 'not-seated' });
    }
    for (const page of [a, b, z]) {
      expect(page.room.connection.isOpen).toBe(true);
      expect(page.state.ply).toBe(0);
    }
    expect(await a.command(ROLL)).toEqual({ ok: true, ply: 1 });
  });

  test('drops frames that nobody should send, and goes on', async () => {
    const [a, b] = await pages();
    a.room.send('command', { commandId: 'x'.repeat(20), ply: 0, command: ROLL });
    a.room.sendBytes('command', Uint8Array.of(1, 2, 3));
    for (const bytes of [
      [],
      [0],
      [21],
      [21, 0],
      [21, 0xff],
      [21, 1, 0xdb, 0xff, 0xff, 0xff, 0xff],
      [21, 0, 0xa7, 99],
      [99, 1, 2],
      [19, 1],
      [0x95, 1, 2],
    ]) {
      a.room.connection.send(Uint8Array.from(bytes));
    }
    // A request whose contents are no message pack at all.
    a.room.connection.send(Uint8Array.from([21, 0, 0xa7, ...Buffer.from('command'), 0xc1, 0xff, 0xde, 0xad]));
    // And one that is nested as deep as a message can be.
    a.room.connection.send(
      Uint8Array.from([21, 1, 0xa7, ...Buffer.from('command'), ...Array.from({ length: 12_000 }, () => 0x91)]),
    );
    await untilTrue(() => a.errors.length >= 8);
    expect(new Set(a.errors.map((message) => message.split(':')[0]))).toEqual(
      new Set(['unknown-message', 'malformed-message']),
    );
    expect(a.room.connection.isOpen).toBe(true);
    expect(await a.command(ROLL)).toEqual({ ok: true, ply: 1 });
    expect(await b.command(DONE, 1)).toEqual({ ok: true, ply: 2 });
  });

  test('refuses a request that there is not, with a code, and writes none of it to the log', async () => {
    const [a, , z] = await pages();
    for (const page of [a, z]) {
      for (const name of ['cheat', '__proto__', 'constructor', '*'])
        expect(await page.refused(name, { sesame: 'open' })).toMatchObject({ code: 'unknown-request' });
    }
    const tooLong = [21, 0, 0xa7, ...Buffer.from('command'), 0xa6, ...Buffer.from('sesame'), 1];
    a.room.connection.send(Uint8Array.from(tooLong));
    expect(await a.command(ROLL)).toEqual({ ok: true, ply: 1 });
    expect(server.lines.join()).not.toContain('sesame');
  });

  test('closes a socket that goes on sending what is dropped, and no other', async () => {
    const [a, b] = await pages();
    a.room.reconnection.enabled = false;
    for (let i = 0; i < 200; i++) a.room.connection.send(Uint8Array.of(99));
    await untilTrue(() => a.left.length > 0);
    expect(a.errors.length).toBeLessThanOrEqual(40);
    expect(b.room.connection.isOpen).toBe(true);
  });

  test('answers a bug of the rules as one, and goes on as it was', async () => {
    const [a, b] = await pages();
    expect(await a.refused('command', { commandId: 'x'.repeat(20), ply: 0, command: { type: 'break' } })).toMatchObject(
      {
        code: 'server-error',
      },
    );
    expect(await a.command(ROLL)).toEqual({ ok: true, ply: 1 });
    await untilTrue(() => b.state.ply === 1);
  });

  test('lets a seat be played from two devices', async () => {
    const [phone, b] = await pages();
    const desk = await ann.open(matchId);
    expect(await desk.command(ROLL)).toEqual({ ok: true, ply: 1 });
    await untilTrue(() => phone.state.ply === 1);
    await phone.room.leave();
    await untilTrue(() => desk.state.cells.get('seats') !== undefined);
    expect(desk.cell('seats')).toMatchObject([{ connected: true }, { connected: true }]);
    await desk.room.leave();
    await untilTrue(() => (b.cell('seats') as { connected: boolean }[])[0]?.connected === false);
  });

  test('keeps standing orders with the seat, and tells them to its own devices alone', async () => {
    const proxies = [await recordingProxy(server.port), await recordingProxy(server.port)] as const;
    const a = await ann.open(matchId, 'play', proxies[0].port);
    const z = await zoe.open(matchId, 'watch', proxies[1].port);
    const b = await bob.open(matchId);
    const phone = await bob.open(matchId);
    await untilTrue(() => b.last('private') !== undefined && phone.last('private') !== undefined);
    await untilTrue(
      () => a.state.watchers === 1 && (a.cell('seats') as { connected: boolean }[])[1]?.connected === true,
    );
    expect(raceWire.privateMessage.parse(b.last('private')).standing).toEqual({ roll: 'ask' });
    // An answer after each makes sure that all before it has arrived.
    const settled = async () => {
      for (const page of [a, z]) await page.room.request('history', { after: 0 });
      return proxies.map((proxy) => proxy.frames().length);
    };
    const before = await settled();
    expect(await b.room.request('standing', { roll: 'never' })).toEqual({ standing: { roll: 'never' } });
    for (const page of [b, phone])
      await untilTrue(() => raceWire.privateMessage.parse(page.last('private')).standing.roll === 'never');
    // Only the answers to the two questions.
    expect(await settled()).toEqual(before.map((count) => count + 1));

    expect(await a.command(ROLL)).toEqual({ ok: true, ply: 1 });
    for (const page of [a, b, z]) await untilTrue(() => page.state.ply === 2);
    await untilTrue(() => z.told.filter(({ type }) => type === 'events').length === 2);
    expect(z.told.filter(({ type }) => type === 'events').map(({ message }) => message)).toMatchObject([
      { ply: 1, side: 'red' },
      { ply: 2, side: 'blue', events: [] },
    ]);
    // One state, not one after the other.
    expect(raceWire.privateMessage.parse(a.last('private'))).toMatchObject({ ply: 2, actors: ['runner'] });
    await b.room.leave();
    await phone.room.leave();
    const later = await bob.open(matchId);
    await untilTrue(() => later.last('private') !== undefined);
    expect(raceWire.privateMessage.parse(later.last('private')).standing).toEqual({ roll: 'never' });

    expect(await a.refused('standing', { roll: 'never' })).toMatchObject({ code: 'no-such-question' });
    expect(await z.refused('standing', { roll: 'never' })).toMatchObject({ code: 'not-seated' });
    for (const bad of [{}, { roll: 'often' }, { roll: [] }, { roll: 'never', more: 1 }, null])
      expect(await later.refused('standing', bad)).toMatchObject({ code: 'malformed-request' });
    for (const proxy of proxies) await proxy.close();
  });

  test('lets nobody without a seat into the players\u2019 room', async () => {
    await ann.open(matchId);
    const sdk = new ColyseusSDK(`http://127.0.0.1:${server.port}`);
    sdk.auth.token = zoe.session.token;
    await expect(sdk.joinById(`play-${matchId}`)).rejects.toThrow(/not-seated/);
    sdk.auth.token = 'x'.repeat(43);
    await expect(sdk.joinById(`play-${matchId}`)).rejects.toThrow(/not known here/);
  });

  test('begins when the second player takes the free seat, with everybody told', async () => {
    const open = await ann.createMatch('red');
    const a = await ann.open(open.matchId);
    expect(a.last('private')).toMatchObject({ actors: '', commands: [] });
    expect(await a.command(ROLL)).toMatchObject({ ok: false, refusal: { code: 'not-started' } });
    await bob.join(open.matchId);
    await untilTrue(() => (a.last('private') as { actors: string }).actors === 'runner');
    expect(a.cell('seats')).toMatchObject([{ name: 'Ann' }, { name: 'Bob', connected: false }]);
    expect(await a.command(ROLL)).toEqual({ ok: true, ply: 1 });
  });

  test('takes up a dropped connection where it was, with nothing lost', async () => {
    const proxy = await recordingProxy(server.port);
    const [, b] = await pages();
    const phone = await ann.open(matchId, 'play', proxy.port);
    const desk = await ann.open(matchId);
    let back = 0;
    phone.room.onReconnect(() => void back++);
    proxy.cut();
    await desk.command(ROLL);
    expect(await b.command(DONE, 1)).toEqual({ ok: true, ply: 2 });
    await untilTrue(() => back === 1 && phone.state.ply === 2);
    await untilTrue(() => (phone.last('private') as { ply: number }).ply === 2);
    expect(await phone.room.request('history', { after: 0 })).toMatchObject({ entries: [{ ply: 1 }, { ply: 2 }] });
    expect(await phone.command(ROLL)).toEqual({ ok: true, ply: 3 });
    await proxy.close();
  });

  test('carries out what was sent just before the line closed', async () => {
    const [a, b] = await pages();
    // So much that the command does not come to its turn at once.
    const before = Array.from({ length: 15 }, async () => {
      const reply: unknown = await b.room.request('options', { actor: null });
      return reply;
    });
    void a.command(ROLL).catch(() => {});
    a.room.connection.close();
    await Promise.all(before);
    await untilTrue(() => b.state.ply === 1);
    expect(b.last('events')).toMatchObject({ ply: 1, side: 'red', events: [{ type: 'rolled' }] });
  });

  test('takes up a connection on a page that was loaded again', async () => {
    const [a, b] = await pages();
    const token = a.room.reconnectionToken;
    a.room.reconnection.enabled = false;
    a.room.connection.close();
    await untilTrue(() => (b.cell('seats') as { connected: boolean }[])[0]?.connected === false);
    const sdk = new ColyseusSDK(`http://127.0.0.1:${server.port}`);
    const again = await sdk.reconnect(token);
    expect(await again.request('command', { commandId: 'x'.repeat(20), ply: 0, command: ROLL })).toEqual({
      ok: true,
      ply: 1,
    });
    await untilTrue(() => (b.cell('seats') as { connected: boolean }[])[0]?.connected === true);
  });

  test('answers a command that was repeated after a lost answer with the first answer', async () => {
    const [a, b] = await pages();
    const commandId = 'repeated-command';
    expect(await a.command(ROLL, 0, commandId)).toEqual({ ok: true, ply: 1 });
    await b.command(DONE, 1);
    expect(await a.command(ROLL, 0, commandId)).toEqual({ ok: true, ply: 1 });
    expect(b.state.ply).toBe(2);
  });

  test('plays on after the server was stopped and started again', async () => {
    const [a] = await pages();
    await a.command(ROLL);
    await server.stop();
    await untilTrue(() => a.left.length > 0);
    expect(a.left).toEqual([4001]);
    server = await testServer([raceGame], place);
    for (const person of [ann, bob, zoe]) person.port = server.port;
    const again = await ann.open(matchId);
    const b = await bob.open(matchId);
    expect(again.state.ply).toBe(1);
    expect(await again.command(ROLL, 0, 'a-stale-command')).toMatchObject({ refusal: { code: 'stale-ply' } });
    expect(await b.command(ROLL)).toEqual({ ok: true, ply: 2 });
  });

  test('lets a match go when nobody is there, and takes it up again', async () => {
    const [a, b, z] = await pages();
    await a.command(ROLL);
    const before = (await http(server.port, 'GET', '/healthz')).body as { liveMatches: number };
    await Promise.all([a, b, z].map(async (page) => await page.room.leave()));
    await expect
      .poll(async () => ((await http(server.port, 'GET', '/healthz')).body as { liveMatches: number }).liveMatches)
      .toBeLessThan(before.liveMatches);
    expect((await ann.open(matchId)).state.ply).toBe(1);
  });

  test('ends a match by resignation, and publishes the record with its secret', async () => {
    const [a, b, z] = await pages();
    await a.command(ROLL);
    expect(await b.room.request('resign', { ply: 1 })).toEqual({ ok: true, ply: 2 });
    await untilTrue(() => z.cell('view/winner') === 'red');
    const { body } = await http(server.port, 'GET', `/api/matches/${matchId}/log`);
    expect(body).toMatchObject({ complete: true, entries: [{}, {}, { body: { kind: 'close', winner: 'red' } }] });
    const { entries } = body as { entries: { body: { secret?: string } }[] };
    expect(fromHex(entries.at(-1)?.body.secret ?? '')).toHaveLength(32);
    expect((await http(server.port, 'GET', `/api/matches/${matchId}`)).body).toMatchObject({
      status: 'over',
      winner: 'red',
      toMove: null,
    });
    expect(await a.command(ROLL)).toMatchObject({ refusal: { code: 'game-over' } });
  });

  test('plays against the computer', async () => {
    const match = await ann.createMatch('blue', 'computer');
    const page = await ann.open(match.matchId);
    await untilTrue(() => page.state.ply === 1 && page.cell('view/toMove') === 'blue');
    await page.command(DONE);
    await untilTrue(() => page.state.ply === 3);
  });

  test('closes the socket of a flooder alone', async () => {
    const [a, b] = await pages();
    a.room.reconnection.enabled = false;
    for (let i = 0; i < 200; i++) a.room.request('options', { actor: null }).catch(() => {});
    await untilTrue(() => a.left.length > 0);
    expect(a.left).toEqual([4002]);
    expect(b.room.connection.isOpen).toBe(true);
    expect((await ann.open(matchId)).state.ply).toBe(0);
  });

  test('closes the socket of a huge message alone', async () => {
    const [a, b] = await pages();
    a.room.reconnection.enabled = false;
    a.room.request('history', { after: 0, x: 'x'.repeat(100_000) }).catch(() => {});
    await untilTrue(() => a.left.length > 0);
    expect(a.left).toEqual([1009]);
    expect(b.room.connection.isOpen).toBe(true);
  });

  test('counts messages by the second, not since the last move', async () => {
    const [a] = await pages();
    for (let burst = 0; burst < 3; burst++) {
      await Promise.all(
        Array.from({ length: 30 }, async () => await a.room.request<unknown, unknown>('options', { actor: null })),
      );
      await new Promise((resolve) => setTimeout(resolve, 1300));
    }
    expect(a.room.connection.isOpen).toBe(true);
  });
});
