/**
 * Two matches that differ only in what a viewer may not know send that viewer the same bytes in the same frames. Every
 * byte that the opponent and a spectator get is recorded between them and the server, over the whole of a match.
 */
import { createHash } from 'node:crypto';
import { Protocol } from '@colyseus/core';
import { hashChain, pledgeOf, toHex } from '@warbeacon/kernel';
import { linksAskedSchema, linksReplySchema, matchSummarySchema } from '@warbeacon/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { MatchStore } from '../storage/matches.ts';
import { openDatabase } from '../storage/database.ts';
import { KINDS_OF_DATABASE } from '../testing/databases.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { type RecordingProxy, recordingProxy } from '../testing/recording-proxy.ts';
import { testServer } from '../testing/test-server.ts';

const [KIND] = KINDS_OF_DATABASE;

/** Whose part is in the dice: nobody's but the server's, or those of both browsers. */
const TERMS = ['no chains', 'shared', 'strict'] as const;
type Terms = (typeof TERMS)[number];

/** The chain of one seat's browser, from the same seed each time. */
class Chain {
  readonly #page: Page;
  readonly #links: readonly string[];
  #used = 0;
  /** How many links the other side's commands have asked for. */
  asked = 0;
  taken = 0;

  constructor(page: Page, seed: number) {
    this.#page = page;
    this.#links = hashChain(new Uint8Array(32).fill(seed), 300).map(toHex);
    page.room.onMessage('linksAsked', (message: unknown) => void this.#answer(message));
  }

  async #answer(message: unknown): Promise<void> {
    const { ask, count } = linksAskedSchema.parse(message);
    this.asked += count;
    const links = Array.from({ length: count }, () => this.next());
    if (linksReplySchema.parse(await this.#page.room.request('links', { ask, links })).taken) this.taken += count;
  }

  next(): string {
    return this.#links[++this.#used] ?? '';
  }

  /** Those that went into dice, and some that would be next. */
  get secrets(): readonly string[] {
    return this.#links.slice(1, this.#used + 20);
  }

  async pledge(matchId: string, side: string): Promise<unknown> {
    return await this.#page.room.request('pledge', { pledge: pledgeOf(matchId, side, this.#links[0] ?? '') });
  }

  async anchor(): Promise<unknown> {
    return await this.#page.room.request('anchor', { anchor: this.#links[0], links: 299 });
  }
}

interface World {
  readonly opponent: Buffer[];
  readonly spectator: Buffer[];
  /** Everything that reached those two, over HTTP and socket. */
  readonly bytes: Buffer;
  readonly secrets: readonly string[];
}

describe('the law of non-interference', () => {
  afterEach(leaveAllPages);

  test.each(TERMS)('a hidden number changes no byte of what the others get, %s', async (terms) => {
    const one = await play(424_242, terms);
    const two = await play(535_353, terms);
    expect(one.opponent.length).toBeGreaterThan(20);
    expect(one.spectator.length).toBeGreaterThan(10);
    expect(two.opponent.map(String)).toEqual(one.opponent.map(String));
    expect(two.spectator.map(String)).toEqual(one.spectator.map(String));
    for (const [index, frame] of one.opponent.entries())
      expect(frame.equals(two.opponent[index] ?? Buffer.alloc(0))).toBe(true);
    for (const [index, frame] of one.spectator.entries())
      expect(frame.equals(two.spectator[index] ?? Buffer.alloc(0))).toBe(true);
  });

  test.each(TERMS)('no hidden fact, token, dice secret or link of hers reaches anybody else, %s', async (terms) => {
    const { bytes, secrets } = await play(424_242, terms);
    expect(bytes.length).toBeGreaterThan(2000);
    expect(bytes.includes('something')).toBe(true);
    for (const secret of secrets) {
      expect(bytes.includes(secret)).toBe(false);
      if (/^[0-9a-f]{64}$/.test(secret)) expect(bytes.includes(Buffer.from(secret, 'hex'))).toBe(false);
    }
    const number = Buffer.alloc(4);
    number.writeUInt32BE(424_242);
    expect(bytes.includes('424242')).toBe(false);
    expect(bytes.includes(number)).toBe(false);
  });
});

/** The same match with the same dice, ids and clock; only the number that Ann hides is another. */
async function play(hidden: number, terms: Terms): Promise<World> {
  if (KIND === undefined) throw new Error('there is no database to test on');
  const place = await KIND.make();
  let drawn = 0;
  const server = await testServer(
    [raceGame],
    place,
    {},
    {
      now: () => 1_700_000_000_000,
      randomBytes: (count) => createHash('sha512').update(`same ${drawn++}`).digest().subarray(0, count),
    },
  );
  const proxies: RecordingProxy[] = [await recordingProxy(server.port), await recordingProxy(server.port)];
  const [toBob, toZoe] = proxies;
  if (toBob === undefined || toZoe === undefined) throw new Error('no proxy');
  const ann = await Person.arrive(server.port, 'Ann');
  const bob = await Person.arrive(toBob.port, 'Bob');
  const zoe = await Person.arrive(toZoe.port, 'Zoe');
  const { matchId } = matchSummarySchema.parse(
    (
      await ann.ask('POST', '/api/matches', {
        game: 'blind-race',
        side: 'red',
        opponent: 'human',
        visibility: 'listed',
        // So far that no throw of the dice ends the race before all has been said.
        options: { goal: 99 },
        ...(terms === 'no chains' ? {} : { dice: terms }),
      })
    ).body,
  );
  await bob.join(matchId);
  const a = await ann.open(matchId);
  const b = await bob.open(matchId);
  const z = await zoe.open(matchId, 'watch');
  await untilTrue(() => b.state.watchers === 1);
  const chains = new Map(terms === 'no chains' ? [] : [[a, new Chain(a, 1)] as const, [b, new Chain(b, 2)] as const]);
  for (const [page, chain] of chains)
    expect(await chain.pledge(matchId, page === a ? 'red' : 'blue')).toMatchObject({ ok: true });
  for (const chain of chains.values()) expect(await chain.anchor()).toMatchObject({ ok: true });

  const everywhere = async (ply: number) =>
    await untilTrue(() =>
      [a, b, z].every((page) => page.state.ply === ply && (page.last('events') as { ply: number }).ply === ply),
    );
  const script = [
    [a, { type: 'hide', number: hidden }],
    [a, { type: 'done' }],
    [b, { type: 'hide', number: 99 }],
    [b, { type: 'roll' }],
    [a, { type: 'roll' }],
    [b, { type: 'roll' }],
  ] as const;
  for (const [index, [page, command]] of script.entries()) {
    const link = chains.get(page)?.next();
    const order = { commandId: `command-${index}`, ply: index, command, ...(link === undefined ? {} : { link }) };
    expect(await page.room.request('command', order)).toEqual({ ok: true, ply: index + 1 });
    await everywhere(index + 1);
    await untilTrue(() => [...chains.values()].every(({ asked, taken }) => asked === taken));
  }
  // Of the other one's commands each browser was asked for a link, where the dice are strict.
  expect([...chains.values()].map(({ taken }) => taken)).toEqual(
    { 'no chains': [], shared: [0, 0], strict: [3, 3] }[terms],
  );
  // What one asks is answered without a word of it too, and so are refusals.
  await b.room.request('history', { after: 0 });
  await z.room.request('history', { after: 0 });
  await b.room.request('past', { ply: 6 });
  await z.room.request('past', { ply: 6 });
  await b.room.request('options', { actor: 'runner' });
  // In a race nobody shoots, and nobody has zones.
  expect(await z.room.request('zones', {})).toEqual({ ply: 6, zones: {} });
  expect(await b.refused('range', { piece: 'runner' })).toMatchObject({ code: 'unknown-request' });
  await b.room.request('why', { command: { type: 'hide', number: 1 } });
  await b.command({ type: 'roll' }, 6, 'not-my-turn');
  await bob.ask('GET', `/api/matches/${matchId}`);
  await bob.ask('GET', '/api/matches?status=live');
  await zoe.ask('GET', `/api/matches/${matchId}/log`);

  const hers = chains.get(a)?.secrets ?? [];
  const world = {
    opponent: withoutJoining(toBob.frames()),
    spectator: withoutJoining(toZoe.frames()),
    bytes: Buffer.concat(proxies.map((proxy) => proxy.received())),
  };
  await leaveAllPages();
  await server.stop();
  for (const proxy of proxies) await proxy.close();
  const database = await openDatabase(place);
  const secret = (await new MatchStore(database).secret(matchId)) ?? '';
  await database.close();
  await place.remove();
  expect(server.lines.join('\n')).not.toContain(secret);
  expect(server.lines.join('\n')).not.toContain(String(hidden));
  return { ...world, secrets: [secret, ann.session.token, ann.session.sessionId, ...hers] };
}

/** The first frame of a socket holds a token for coming back, which is another one each time. */
function withoutJoining(frames: readonly Buffer[]): Buffer[] {
  return frames.filter((frame) => frame[0] !== Protocol.JOIN_ROOM);
}
