/** The lobby over real sockets: lists that change by themselves, for everybody and for each alone. */
import { Protocol } from '@colyseus/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { allLeaveTheLobby, LobbyGoer } from '../testing/lobby-goer.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { seatHeader, Stranger, upgradeTo } from '../testing/stranger.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

/** Everything that came over a socket until the server closed it. */
async function untilClosed(opened: Awaited<ReturnType<typeof upgradeTo>>): Promise<string> {
  if (typeof opened === 'string') return opened;
  const { socket, head } = opened;
  let heard = head.toString('latin1');
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
  await untilTrue(() => socket.readableEnded || socket.destroyed, 15_000);
  socket.destroy();
  return heard;
}

describe.each(KINDS_BY_DAY)('the lobby on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  beforeEach(async () => {
    place = await make();
    server = await testServer([raceGame], place);
    [ann, bob] = [await Person.arrive(server.port, 'Ann'), await Person.arrive(server.port, 'Bob')];
  });
  afterEach(async () => {
    await allLeaveTheLobby();
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  test('tells everybody of a match that waits, begins, goes on, ends and is withdrawn', async () => {
    const cay = await LobbyGoer.arrive(server.port);
    const { matchId } = await ann.createMatch('red');
    await untilTrue(() => cay.ids('open').includes(matchId));
    expect(cay.match(matchId)).toMatchObject({ status: 'open', yourSide: null });
    await bob.join(matchId);
    await untilTrue(() => cay.ids('live').includes(matchId));
    expect(cay.ids('open')).toEqual([]);
    const page = await ann.open(matchId);
    await page.room.request('resign', { ply: 0 });
    await untilTrue(() => cay.ids('over').includes(matchId));
    expect(cay.match(matchId)).toMatchObject({ status: 'over', winner: 'blue' });
    const other = await ann.createMatch('red');
    await untilTrue(() => cay.ids('open').includes(other.matchId));
    expect((await ann.ask('DELETE', `/api/matches/${other.matchId}`)).status).toBe(204);
    await untilTrue(() => cay.ids('open').length === 0);
    expect(cay.match(other.matchId)).toBeUndefined();
  });

  test('tells each their own list, and nobody else of what is private', async () => {
    const stranger = await LobbyGoer.arrive(server.port);
    const forged = await LobbyGoer.arrive(server.port, 'no such token');
    const anns = await LobbyGoer.arrive(server.port, ann.session.token);
    await untilTrue(() => anns.own.length === 1);
    expect(anns.own).toEqual([[]]);
    const { body } = await ann.ask('POST', '/api/matches', {
      game: 'blind-race',
      side: 'red',
      opponent: 'human',
      visibility: 'private',
    });
    const { matchId } = body as { matchId: string };
    await untilTrue(() => anns.own.at(-1)?.[0]?.matchId === matchId);
    expect(anns.own.at(-1)?.[0]).toMatchObject({ yourSide: 'red', visibility: 'private' });
    await bob.join(matchId);
    await untilTrue(() => anns.own.at(-1)?.[0]?.status === 'live');
    // Of what is taken back nothing is left that could be seen to have changed.
    const other = await ann.createMatch('red');
    await untilTrue(() => anns.own.at(-1)?.length === 2);
    await ann.ask('DELETE', `/api/matches/${other.matchId}`);
    await untilTrue(() => anns.own.at(-1)?.length === 1);
    const shown = await ann.createMatch('red');
    await untilTrue(() => [stranger, forged].every((goer) => goer.ids('open').includes(shown.matchId)));
    for (const goer of [stranger, forged]) {
      expect(goer.own).toEqual([]);
      expect(goer.heard.join()).not.toContain(matchId);
    }
    // Whoever wants it can have what is everybody's, and no more: a session stands nowhere.
    expect([...anns.heard, ...stranger.heard].join()).not.toContain(ann.session.sessionId);
  });

  test('tells of a rematch that is offered, and sends home whose key is no more', async () => {
    const { matchId } = await ann.createMatch('red');
    await bob.join(matchId);
    await (await ann.open(matchId)).room.request('resign', { ply: 0 });
    const bobs = await LobbyGoer.arrive(server.port, bob.session.token);
    await untilTrue(() => bobs.own.length > 0);
    await ann.ask('POST', `/api/matches/${matchId}/rematch`, { action: 'offer' });
    await untilTrue(() => bobs.own.at(-1)?.[0]?.rematch?.state === 'offered');
    await bob.ask('DELETE', '/api/sessions/mine');
    await untilTrue(() => bobs.left.length === 1);
  });

  test('answers nothing that is asked of it, and goes on after what cannot be read', async () => {
    const evil = await Stranger.arrive({ port: server.port });
    await evil.joined();
    for (const name of ['command', 'history', 'resign'])
      expect((await evil.answerTo(name, { ply: 0 })).body).toMatchObject({ code: 'unknown-request' });
    expect((await evil.answerTo('why', Buffer.from([0xc1]))).body).toMatchObject({ code: 'malformed-message' });
    for (let i = 0; i < 30; i++) evil.frame(Uint8Array.of(Protocol.ROOM_DATA, 0xc1));
    await untilTrue(() => evil.closed !== undefined);
    const cay = await LobbyGoer.arrive(server.port);
    const { matchId } = await ann.createMatch('red');
    await untilTrue(() => cay.ids('open').includes(matchId));
  });

  test('lets in nobody twice by one key, and no page of another site', async () => {
    const seat = await http(server.port, 'POST', '/matchmake/joinById/lobby', { body: {} });
    const { processId, sessionId } = seat.body as { processId: string; sessionId: string };
    const path = `/${processId}/lobby`;
    const foreign = await upgradeTo(server.port, path, {
      headers: [seatHeader({ sessionId }), 'Origin: https://elsewhere.example'],
    });
    expect(foreign).toContain('foreign-origin');
    const first = await upgradeTo(server.port, path, { headers: [seatHeader({ sessionId })] });
    expect(typeof first).toBe('object');
    const again = await upgradeTo(server.port, path, { headers: [seatHeader({ sessionId })] });
    expect(await untilClosed(again)).not.toContain('cells');
    if (typeof first !== 'string') first.socket.destroy();
  });
});
