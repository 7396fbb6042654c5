/** Looking after one's session: another token, being forgotten, and the end of what nobody uses. */
import { createdSessionSchema, makeSubprotocols, matchSummarySchema, ownSessionSchema } from '@warbeacon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const UNKNOWN = { status: 401, code: 'unknown-session' };

describe.each(KINDS_OF_DATABASE)('a session on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let now: number;
  let ann: Person;
  let bob: Person;

  beforeEach(async () => {
    place = await make();
    now = 1_800_000_000_000;
    // What clears away sessions comes by every now and then.
    const parts = { now: () => now, rounds: { housekeeping: 60_000 } };
    server = await testServer([raceGame], place, { RECONNECT_SECONDS: 5 }, parts);
    ann = await Person.arrive(server.port, 'Ann');
    bob = await Person.arrive(server.port, 'Bob');
  });
  afterEach(async () => {
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  /** Somebody else who has got hold of the token. */
  const thiefOf = ({ session, port }: Person) => new Person({ ...session }, port);
  const me = async (who: Person) => await who.ask('GET', '/api/sessions/mine');
  const rotate = async (who: Person) =>
    createdSessionSchema.parse((await who.ask('POST', '/api/sessions/mine/rotate')).body);
  const playing = async () => {
    const { matchId } = await ann.createMatch();
    await bob.join(matchId);
    return matchId;
  };
  const alone = (page: Page) => {
    page.room.reconnection.enabled = false;
    return page;
  };

  test('tells when it was made, when it was used, and when it ends', async () => {
    const made = now;
    expect(ownSessionSchema.parse((await me(ann)).body)).toEqual({
      sessionId: ann.session.sessionId,
      name: 'Ann',
      createdAt: made,
      seenAt: made,
      expiresAt: made + 90 * DAY,
    });
    now += HOUR / 2;
    expect((await me(ann)).body).toMatchObject({ seenAt: made });
    now += HOUR;
    await me(ann);
    expect((await me(ann)).body).toMatchObject({ seenAt: now, expiresAt: now + 90 * DAY });
  });

  test('ends when it was not used for ninety days, and not before', async () => {
    await playing();
    now += 89 * DAY;
    expect((await me(ann)).status).toBe(200);
    now += 2 * DAY;
    expect((await me(ann)).status).toBe(200);
    expect(codeOf(await me(bob))).toEqual(UNKNOWN);
  });

  test('gets another token, and the old one is no more', async () => {
    const thief = thiefOf(ann);
    const next = await rotate(ann);
    expect(next).toMatchObject({ sessionId: ann.session.sessionId, name: 'Ann' });
    expect(next.token).not.toBe(ann.session.token);
    const after = new Person(next, server.port);
    expect((await me(after)).body).toMatchObject({ sessionId: ann.session.sessionId, name: 'Ann' });
    expect(codeOf(await me(thief))).toEqual(UNKNOWN);
    expect(codeOf(await thief.ask('POST', '/api/sessions/mine/rotate'))).toEqual(UNKNOWN);
    expect((await me(after)).status).toBe(200);
  });

  test('keeps its token when the answer with the other one was lost', async () => {
    await rotate(ann);
    const lost = await rotate(ann);
    expect((await me(ann)).status).toBe(200);
    const last = await rotate(ann);
    expect(codeOf(await me(new Person(lost, server.port)))).toEqual(UNKNOWN);
    expect((await me(new Person(last, server.port))).status).toBe(200);
    expect(codeOf(await me(ann))).toEqual(UNKNOWN);
  });

  test('closes what was opened with the old token: sockets, dropped connections, places that are reserved', async () => {
    const matchId = await playing();
    const thief = thiefOf(ann);
    const stolen = alone(await thief.open(matchId));
    const dropped = alone(await thief.open(matchId));
    const { reconnectionToken } = dropped.room;
    const roomId = `play-${matchId}`;
    const reserved = await http(server.port, 'POST', `/matchmake/joinById/${roomId}`, {
      body: {},
      token: thief.session.token,
    });
    dropped.room.connection.close(4010);
    await untilTrue(() => dropped.left.length > 0);
    const watching = await bob.open(matchId);
    const seatOf = (page: Page) => JSON.stringify(page.cell('seats'));
    expect(seatOf(watching)).toContain('"name":"Ann","computer":false,"connected":true');

    ann = new Person(await rotate(ann), server.port);
    await me(ann);
    await untilTrue(() => stolen.left.length > 0);
    expect(stolen.left).toEqual([4000]);
    await untilTrue(() => seatOf(watching).includes('"name":"Ann","computer":false,"connected":false'));
    // The one that dropped is not taken up again, and the place that was reserved is not had.
    const again = await http(server.port, 'POST', `/matchmake/reconnect/${roomId}`, {
      body: { reconnectionToken: reconnectionToken.split(':')[1] },
    });
    for (const { body } of [again, reserved]) expect(await socketIsServed(server.port, body)).toBe(false);
    expect(seatOf(watching)).toContain('"name":"Ann","computer":false,"connected":false');
    // Ann herself comes back.
    const back = await ann.open(matchId);
    expect(await back.command({ type: 'roll' }, 0)).toMatchObject({ ok: true });
    await untilTrue(() => seatOf(watching).includes('"name":"Ann","computer":false,"connected":true'));
    // Nobody else's connection was touched.
    expect(watching.left).toEqual([]);
  });

  test('is forgotten for good: its name goes, its matches stay, what waits is taken back', async () => {
    const played = await playing();
    const board = await bob.open(played);
    const hers = alone(await ann.open(played));
    const { matchId: waiting } = await ann.createMatch();
    expect((await ann.ask('DELETE', '/api/sessions/mine')).status).toBe(204);
    await untilTrue(() => hers.left.length > 0);
    expect(codeOf(await me(ann))).toEqual(UNKNOWN);
    expect(codeOf(await bob.ask('GET', `/api/matches/${waiting}`))).toEqual({ status: 404, code: 'unknown-match' });
    const match = matchSummarySchema.parse((await bob.ask('GET', `/api/matches/${played}`)).body);
    expect(match.seats.map(({ name }) => name)).toEqual(['A player who left', 'Bob']);
    await untilTrue(() => JSON.stringify(board.cell('seats')).includes('A player who left'));
    expect(JSON.stringify([...board.state.cells])).not.toContain('Ann');
  });

  test('needs its token for all of that', async () => {
    for (const [method, path] of [
      ['POST', '/api/sessions/mine/rotate'],
      ['DELETE', '/api/sessions/mine'],
    ] as const) {
      expect(codeOf(await http(server.port, method, path))).toEqual({ status: 401, code: 'missing-token' });
      expect(codeOf(await http(server.port, method, path, { token: 'x'.repeat(43) }))).toEqual(UNKNOWN);
    }
    expect((await me(ann)).status).toBe(200);
  });

  test('tells nobody a token in a log line', async () => {
    const next = await rotate(ann);
    await me(new Person(next, server.port));
    await bob.ask('DELETE', '/api/sessions/mine');
    const lines = server.lines.join('\n');
    for (const { token } of [ann.session, bob.session, next]) expect(lines).not.toContain(token);
  });
});

/** Whether a socket that is opened on what the matchmaker has said gets to hear of the match. */
async function socketIsServed(port: number, body: unknown): Promise<boolean> {
  const seat = body as { processId?: string; roomId?: string; sessionId?: string; reconnectionToken?: string };
  if (seat.sessionId === undefined) return false;
  const { sessionId, reconnectionToken } = seat;
  const keys = reconnectionToken === undefined ? { sessionId } : { sessionId, reconnectionToken };
  const address = `ws://127.0.0.1:${port}/${seat.processId}/${seat.roomId}`;
  const socket = new WebSocket(address, makeSubprotocols(keys));
  socket.binaryType = 'arraybuffer';
  const JOIN_ROOM = 10;
  try {
    return await new Promise<boolean>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        if (data instanceof ArrayBuffer && new Uint8Array(data)[0] === JOIN_ROOM) resolve(true);
      });
      socket.addEventListener('close', () => resolve(false));
    });
  } finally {
    socket.close();
  }
}
