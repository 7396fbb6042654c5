/** Two at one screen: one person has both seats, and looks from the one that must decide, and from none before that is said. */
import { replay } from '@warbeacon/kernel';
import { curtainSchema, parseRecord, wirePrivateSchema } from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const ROLL = { type: 'roll' };
const WISH = { game: 'blind-race', side: 'red', opponent: 'same-screen', visibility: 'private' } as const;
/** Stands in nothing else that is sent. */
const SECRET = 73_313;

describe.each(KINDS_BY_DAY)('two at one screen, on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  let bob: Person;

  beforeAll(async () => {
    place = await make();
    server = await testServer([raceGame], place);
    ann = await Person.arrive(server.port, 'Ann');
    bob = await Person.arrive(server.port, 'Bob');
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  afterEach(leaveAllPages);

  const made = async (wish: object = WISH): Promise<string> => {
    const { body } = await ann.ask('POST', '/api/matches', wish);
    return (body as { matchId: string }).matchId;
  };
  const face = async (page: Page, side: string) => await page.room.request<unknown, unknown>('face', { side });
  const refusedAs = (code: string): unknown =>
    expect.objectContaining({ reason: expect.objectContaining({ code }) as unknown });
  const give = async (page: Page, command: object) => await page.command(command);
  const curtain = (page: Page) => curtainSchema.parse(page.last('curtain'));
  const lookingFrom = (page: Page) => wirePrivateSchema.parse(page.last('private')).side;

  test('are told nothing of either seat before it is said who looks, and by a page that comes back neither', async () => {
    const page = await ann.open(await made());
    await untilTrue(() => page.last('curtain') !== undefined);
    expect(curtain(page)).toEqual({ ply: 0, side: 'red', secrets: false });
    await expect(give(page, ROLL)).rejects.toEqual(refusedAs('curtain-down'));
    await expect(page.room.request('options', { actor: 'runner' })).rejects.toEqual(refusedAs('curtain-down'));
    await expect(face(page, 'blue')).rejects.toEqual(refusedAs('curtain-down'));
    await expect(face(page, 'green')).rejects.toEqual(refusedAs('not-seated'));
    expect(page.last('private')).toBeUndefined();

    expect(await face(page, 'red')).toEqual({ ply: 0, side: 'red' });
    await untilTrue(() => page.last('private') !== undefined);
    expect(lookingFrom(page)).toBe('red');
  });

  test('see from one seat nothing of what the other one hides', async () => {
    const matchId = await made();
    const page = await ann.open(matchId);
    await face(page, 'red');
    expect(await give(page, { type: 'hide', number: SECRET })).toMatchObject({ ok: true });
    await untilTrue(() => page.state.ply === 1 && JSON.stringify(page.last('private')).includes(String(SECRET)));
    // It is still their own decision, so the curtain stays up.
    expect(page.told.filter(({ type }) => type === 'curtain')).toHaveLength(1);
    expect(await give(page, ROLL)).toMatchObject({ ok: true });
    await untilTrue(() => page.told.filter(({ type }) => type === 'curtain').length === 2);
    expect(curtain(page)).toEqual({ ply: 2, side: 'blue', secrets: true });

    const from = page.told.length;
    await expect(give(page, ROLL)).rejects.toEqual(refusedAs('curtain-down'));
    const behind = [
      await page.room.request<unknown, unknown>('history', { after: 0 }),
      await page.room.request<unknown, unknown>('past', { ply: 2 }),
    ];
    await face(page, 'blue');
    await untilTrue(() => page.told.slice(from).some(({ type }) => type === 'private'));
    expect(lookingFrom(page)).toBe('blue');
    behind.push(
      await page.room.request<unknown, unknown>('history', { after: 0 }),
      await page.room.request<unknown, unknown>('past', { ply: 2 }),
      page.told.slice(from),
      [...page.state.cells],
    );
    expect(JSON.stringify(behind)).not.toContain(String(SECRET));
    await expect(face(page, 'red')).rejects.toEqual(refusedAs('curtain-down'));

    // A second window looks from neither seat, whatever the first does.
    const other = await ann.open(matchId);
    await untilTrue(() => other.last('curtain') !== undefined);
    expect(JSON.stringify(other.told)).not.toContain(String(SECRET));
  });

  test('go on after a restart, and what they played can be verified', async () => {
    const matchId = await made();
    let page = await ann.open(matchId);
    for (const side of ['red', 'blue'] as const) {
      await face(page, side);
      const { ply } = page.state;
      expect(await give(page, ROLL)).toMatchObject({ ok: true });
      await untilTrue(() => page.state.ply > ply);
    }
    await leaveAllPages();
    await server.stop();
    server = await testServer([raceGame], place);
    ann.port = server.port;
    bob.port = server.port;
    const { body: summary } = await ann.ask('GET', `/api/matches/${matchId}`);
    expect(summary).toMatchObject({ hotSeat: true, status: 'live', clock: null, rated: false });

    page = await ann.open(matchId);
    await untilTrue(() => page.last('curtain') !== undefined);
    expect(curtain(page)).toMatchObject({ ply: 2, side: 'red' });
    await face(page, 'red');
    await page.room.request('resign', { ply: 2 });
    await untilTrue(() => page.state.ply === 3);
    // When nobody decides any more, one may look from both sides.
    expect(await face(page, 'blue')).toMatchObject({ side: 'blue' });
    expect(await face(page, 'red')).toMatchObject({ side: 'red' });

    const { body } = await ann.ask('GET', `/api/matches/${matchId}/log`);
    const entries = parseRecord(body);
    if (!entries.ok) throw new Error(entries.error.message);
    expect(replay(raceGame.rules, entries.value, raceGame.parseCommand)).toMatchObject({ ok: true });
    expect(await ann.ask('POST', `/api/matches/${matchId}/rematch`, { action: 'offer' })).toMatchObject({
      status: 409,
    });
  });

  test('have no clock, no rating, no list, nobody to agree with and nobody who joins', async () => {
    for (const [more, code] of [
      [{ clock: { kind: 'live', bank: 60, increment: 5, reserve: 0 } }, 'no-opponent'],
      [{ rated: true }, 'cannot-be-rated'],
      [{ visibility: 'listed' }, 'malformed-request'],
      [{ level: 'steady' }, 'malformed-request'],
    ] as const) {
      const { status, body } = await ann.ask('POST', '/api/matches', { ...WISH, ...more });
      expect({ status, body }).toMatchObject({ status: 400, body: { error: { code } } });
    }
    const matchId = await made();
    expect(await bob.ask('POST', `/api/matches/${matchId}/join`)).toMatchObject({ status: 409 });
    expect(await bob.ask('POST', `/api/matches/${matchId}/room`, { as: 'play' })).toMatchObject({ status: 403 });
    const page = await ann.open(matchId);
    await face(page, 'red');
    const proposed = await page.room.request<unknown, unknown>('propose', { ply: 0, what: { about: 'draw' } });
    expect(proposed).toMatchObject({ ok: false, refusal: { code: 'no-opponent' } });
  });

  test('are not looked at by others: whoever has one seat, or none, looks from no other one', async () => {
    const mine = await made({ ...WISH, opponent: 'human', visibility: 'listed' });
    await bob.join(mine);
    const seated = await ann.open(mine);
    await expect(face(seated, 'blue')).rejects.toEqual(refusedAs('not-seated'));
    expect(await face(seated, 'red')).toMatchObject({ side: 'red' });
    expect(seated.last('curtain')).toBeUndefined();

    const watcher = await bob.open(await made(), 'watch');
    await expect(face(watcher, 'red')).rejects.toEqual(refusedAs('not-seated'));
  });
});
