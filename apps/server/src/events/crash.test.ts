/** An event that runs by itself in a server that is killed again and again, on every database: it ends, and nothing happens twice. */
import { eventLogSchema } from '@warbeacon/protocol/events';
import { pairNow, standings } from '@warbeacon/tournament';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settle } from '../testing/account-holder.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, untilEvent, wish } from '../testing/event-people.ts';
import { noLimits } from '../testing/no-limits.ts';
import type { Person } from '../testing/people.ts';
import { type ServerProcess, startReady } from '../testing/server-process.ts';

/** Of a server that is killed so often; by night more often. */
const KILLS = process.env['WALKS'] === undefined ? 3 : 6;

describe.each(KINDS_BY_DAY)('a server that is killed on $name', ({ make }) => {
  let place: TestDatabase;
  let server: ServerProcess;

  const start = async () => {
    server = await startReady({
      env: {
        LOG_LEVEL: 'warn',
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl ?? '',
        EXAMPLE_GAMES: 'on',
        BOT_DELAY_MS: '0',
        ...noLimits(),
      },
    });
  };
  beforeEach(async () => {
    place = await make();
    await start();
  });
  afterEach(async () => {
    server.child.kill('SIGKILL');
    await server.ended();
    await place.remove();
  });

  test('brings its events to their end', async () => {
    const olga: Person = await settle(server.port, 'Olga');
    const { eventId } = await makeEvent(olga, {
      terms: { game: 'the-ford', options: {}, runs: 'by-itself', startsAt: Date.now() - 1 },
      settings: { format: { kind: 'swiss', rounds: 3 } },
    });
    await wish(olga, eventId, { do: 'announce' });
    for (let n = 1; n <= 6; n++) await wish(olga, eventId, { do: 'add', name: `Computer ${n}`, computer: 'steady' });
    await wish(olga, eventId, { do: 'open-entries' });
    for (let kill = 0; kill < KILLS; kill++) {
      // Each time a little later in the course of things.
      await new Promise((resolve) => setTimeout(resolve, 40 + kill * 137));
      server.child.kill('SIGKILL');
      await server.ended();
      await start();
      olga.port = server.port;
    }
    const view = await untilEvent(olga, eventId, ({ state }) => state.phase === 'finished', 60_000);
    expect(view.state.phase).toBe('finished');
    expect(view.state.rounds.map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
    const { entries } = eventLogSchema.parse((await olga.ask('GET', `/api/events/${eventId}/log`)).body);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    const of = (act: string) => entries.filter((entry) => entry.act.act === act);
    expect([of('propose'), of('publish'), of('close-round')].map(({ length }) => length)).toEqual([3, 3, 3]);
    expect([of('start').length, of('result').length]).toEqual([9, 9]);
    const matches = of('start').map(({ act }) => (act.act === 'start' ? act.match : ''));
    expect(new Set(matches).size).toBe(9);
    for (const match of matches)
      expect((await olga.ask('GET', `/api/matches/${match}`)).body).toMatchObject({ status: 'over' });
    expect(standings(view.state)).toHaveLength(6);
    expect(pairNow(view.state)).toMatchObject({ ok: false });
  });
});
