/** What strangers can make the server write: as good as nothing. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { Person, untilTrue } from '../testing/people.ts';
import { type ServerProcess, startReady } from '../testing/server-process.ts';
import { Stranger, upgradeTo } from '../testing/stranger.ts';

const [KIND] = KINDS_OF_DATABASE;
let place: TestDatabase;
let server: ServerProcess;
beforeEach(async () => {
  if (KIND === undefined) throw new Error('there is no database to test on');
  place = await KIND.make();
  server = await startReady({ env: { DATA_DIR: place.dataDir, LOG_LEVEL: 'info' } });
});
afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.ended();
  await place.remove();
});

test('a request whose name is no text, a huge one, and a socket without a seat leave not a line', async () => {
  const ann = await Person.arrive(server.port, 'Ann');
  const { matchId } = await ann.createMatch('isengard');
  const said = () => server.stdout() + server.stderr();
  const before = said();
  for (let i = 0; i < 3; i++) {
    const evil = await (await Stranger.arrive({ port: server.port, matchId })).joined();
    for (let n = 0; n < 30; n++) evil.frame(Uint8Array.of(21, 1, 0xa7, 0xff, 0xfe, 0xff, 0xfe, 0xff, 0xfe, 0xff));
    await untilTrue(() => evil.closed !== undefined);
    expect(evil.closed?.reason).toBe('too-many-messages');
    const large = await (await Stranger.arrive({ port: server.port, matchId })).joined();
    large.frame(Buffer.alloc(20_000));
    await untilTrue(() => large.closed !== undefined || large.ended);
    const unseated = await upgradeTo(server.port, `/p/watch-${matchId}?sessionId=abc`);
    if (typeof unseated !== 'string') unseated.socket.destroy();
    for (const one of [evil, large]) one.leave();
  }
  expect(said().slice(before.length)).toBe('');
});
