/** Events with several server processes over one database: each thing is done once, whichever of them does it. */
import { eventLogSchema } from '@warbeacon/protocol/events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settle } from '../testing/account-holder.ts';
import { Cluster, KINDS_FOR_CLUSTERS, type Member } from '../testing/cluster.ts';
import { makeEvent, tryWish, untilEvent, wish } from '../testing/event-people.ts';

describe.each(KINDS_FOR_CLUSTERS)('events in several processes on $name', ({ make }) => {
  let cluster: Cluster;
  let first: Member;
  let second: Member;

  beforeEach(async () => {
    cluster = new Cluster(await make());
    const env = { EXAMPLE_GAMES: 'on', BOT_DELAY_MS: '0' };
    [first, second] = await Promise.all([cluster.start(env), cluster.start(env)]);
  }, 60_000);
  afterEach(async () => await cluster.end(), 60_000);

  test('one schedule runs them, though one of the processes dies', async () => {
    const olga = await settle(first.port, 'Olga');
    const { eventId } = await makeEvent(olga, {
      terms: { game: 'the-ford', options: {}, runs: 'by-itself', startsAt: Date.now() - 1 },
      settings: { format: { kind: 'round-robin', cycles: 1 } },
    });
    await wish(olga, eventId, { do: 'announce' });
    // Through both at the same moment.
    const through = (port: number) => {
      const same = Object.create(olga) as typeof olga;
      return Object.assign(same, { port });
    };
    const added = await Promise.all(
      Array.from({ length: 6 }, async (_, n) =>
        tryWish(through((n % 2 === 0 ? first : second).port), eventId, {
          do: 'add',
          name: `Computer ${n + 1}`,
          computer: 'steady',
        }),
      ),
    );
    expect(added.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    await wish(olga, eventId, { do: 'open-entries' });
    await untilEvent(olga, eventId, ({ state }) => state.rounds.length >= 2, 30_000);
    await first.kill();
    olga.port = second.port;
    await untilEvent(olga, eventId, ({ state }) => state.phase === 'finished', 60_000);
    const { entries } = eventLogSchema.parse((await olga.ask('GET', `/api/events/${eventId}/log`)).body);
    const of = (act: string) => entries.filter((entry) => entry.act.act === act).length;
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    expect([of('propose'), of('publish'), of('close-round'), of('start'), of('result'), of('finish')]).toEqual([
      5, 5, 5, 15, 15, 1,
    ]);
  });
});
