/** What people say beside a match, over real sockets: who hears it, who does not, and what nobody can make of it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { openDatabase } from '../storage/database.ts';
import { TalkStore } from '../storage/talk.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let ids = 0;
const saying = (words: string) => ({ sayId: `saying-${++ids}`, words });
const said = (page: Page) => page.told.filter(({ type }) => type === 'said').map(({ message }) => message);

describe.each(KINDS_OF_DATABASE)('talk on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let zoe: Person;
  let yan: Person;
  let matchId: string;

  beforeAll(async () => {
    place = await make();
    server = await testServer([raceGame], place);
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  afterEach(leaveAllPages);
  beforeEach(async () => {
    // Each test its own people: how fast somebody may speak goes by who they are.
    ann = await Person.arrive(server.port, 'Ann');
    bob = await Person.arrive(server.port, 'Bob');
    zoe = await Person.arrive(server.port, 'Zoe');
    yan = await Person.arrive(server.port, 'Yan');
    ({ matchId } = await ann.createMatch('red'));
    await bob.join(matchId);
  });

  test('players hear each other on all their devices, and nobody else hears them', async () => {
    const [a, b, again, z] = [
      await ann.open(matchId),
      await bob.open(matchId),
      await bob.open(matchId),
      await zoe.open(matchId, 'watch'),
    ];
    const answer: unknown = await a.room.request('say', saying('  Well\n met,   Bob. '));
    expect(answer).toMatchObject({ seq: 1, side: 'red', name: 'Ann', words: 'Well met, Bob.' });
    for (const page of [a, b, again]) await untilTrue(() => said(page).length === 1);
    expect(said(b)).toEqual([answer]);
    await b.room.request('say', { sayId: 'answer-01', preset: 'luck' });
    await untilTrue(() => said(a).length === 2);
    expect(said(a)[1]).toMatchObject({ seq: 2, side: 'blue', preset: 'luck' });
    // What comes to a spectator after it came to all others has not come.
    await z.room.request('say', saying('Hush!'));
    await untilTrue(() => said(z).length === 1);
    expect(said(z)).toMatchObject([{ seq: 1, side: null, name: 'Zoe', words: 'Hush!' }]);
    expect(JSON.stringify(z.told)).not.toContain('Well met');
    expect(await z.refused('talk', { place: 'table' })).toMatchObject({ code: 'not-seated' });
    expect(said(a)).toHaveLength(2);
  });

  test('what was said is there for who comes later, in pages, after a restart too', async () => {
    let a = await ann.open(matchId);
    for (const words of ['one', 'two', 'three']) await a.room.request('say', saying(words));
    expect(await a.room.request('talk', { before: 3 })).toMatchObject({ said: [{ seq: 1 }, { seq: 2 }], more: false });
    await leaveAllPages();
    await server.stop();
    server = await testServer([raceGame], place);
    for (const person of [ann, bob, zoe, yan]) person.port = server.port;
    a = await ann.open(matchId);
    expect(await a.room.request('talk', {})).toMatchObject({
      said: [{ words: 'one' }, { words: 'two' }, { words: 'three' }],
      more: false,
    });
  });

  test('the gallery is for those who look on; who plays hears it when the match is over', async () => {
    const a = await ann.open(matchId);
    const peeping = await ann.open(matchId, 'watch');
    const z = await zoe.open(matchId, 'watch');
    const y = await yan.open(matchId, 'watch');
    await z.room.request('say', saying('Red forgets the flank.'));
    await untilTrue(() => said(y).length === 1);
    expect(await peeping.refused('talk', {})).toMatchObject({ code: 'not-heard-yet' });
    expect(await peeping.refused('say', saying('me too'))).toMatchObject({ code: 'not-heard-yet' });
    expect(await a.refused('talk', { place: 'gallery' })).toMatchObject({ code: 'not-heard-yet' });
    expect(said(peeping)).toEqual([]);
    expect(said(a)).toEqual([]);
    await a.room.request('resign', { ply: a.state.ply });
    expect(await a.room.request('talk', { place: 'gallery' })).toMatchObject({ said: [{ name: 'Zoe' }] });
    expect(await peeping.room.request('talk', {})).toMatchObject({ said: [{ name: 'Zoe' }] });
    await y.room.request('say', saying('So it was.'));
    await untilTrue(() => said(peeping).length === 1);
  });

  test('nobody speaks who is not known by a name', async () => {
    const { ColyseusSDK } = await import('@colyseus/sdk');
    await zoe.open(matchId, 'watch');
    const room = await new ColyseusSDK(`http://127.0.0.1:${server.port}`).joinById(`watch-${matchId}`);
    await expect(room.request('say', saying('boo'))).rejects.toMatchObject({ reason: { code: 'unknown-session' } });
    await expect(room.request('mute', { seq: 1, muted: true })).rejects.toMatchObject({
      reason: { code: 'unknown-session' },
    });
    expect(await room.request('talk', {})).toEqual({ said: [], more: false });
    await room.leave();
  });

  test('a saying that comes again is said once; one by another under the same id is another', async () => {
    const [a, b] = [await ann.open(matchId), await bob.open(matchId)];
    const once = saying('Once.');
    const first: unknown = await a.room.request('say', once);
    expect(await a.room.request('say', { ...once, words: 'Twice?' })).toEqual(first);
    const both: readonly unknown[] = await Promise.all([b.room.request('say', once), b.room.request('say', once)]);
    expect(both[0]).toEqual(both[1]);
    expect(await a.room.request('talk', {})).toMatchObject({
      said: [
        { seq: 1, side: 'red' },
        { seq: 2, side: 'blue' },
      ],
    });
  });

  test('who is muted is not heard but for presets, on whatever device, until heard again', async () => {
    const [a, b] = [await ann.open(matchId), await bob.open(matchId)];
    await a.room.request('say', saying('You fool.'));
    await untilTrue(() => said(b).length === 1);
    expect(await b.room.request('mute', { seq: 1, muted: true })).toEqual({ muted: true });
    await a.room.request('say', saying('And again!'));
    await a.room.request('say', { sayId: 'sorry-0001', preset: 'sorry' });
    const again = await bob.open(matchId);
    await untilTrue(() => said(b).length === 3);
    expect(said(b).slice(1)).toEqual([
      expect.objectContaining({ seq: 2, muted: true }),
      expect.objectContaining({ seq: 3, preset: 'sorry' }),
    ]);
    const listed: unknown = await again.room.request('talk', {});
    expect(listed).toMatchObject({ said: [{ muted: true }, { muted: true }, { preset: 'sorry' }] });
    expect(JSON.stringify([listed, again.told, said(b).slice(1)])).not.toMatch(/fool|again!/);
    // Who mutes is not told of, and hears what they said themselves.
    expect(await a.room.request('talk', {})).toMatchObject({ said: [{ words: 'You fool.' }, {}, {}] });
    await b.room.request('mute', { seq: 2, muted: false });
    expect(await again.room.request('talk', {})).toMatchObject({ said: [{ words: 'You fool.' }, {}, {}] });
    expect(await b.refused('mute', { seq: 9, muted: true })).toMatchObject({ code: 'unknown-saying' });
    expect(await a.refused('mute', { seq: 1, muted: true })).toMatchObject({ code: 'unknown-saying' });
  });

  test('what is no sentence is refused, and nothing is said', async () => {
    const [a, b] = [await ann.open(matchId), await bob.open(matchId)];
    const bad: readonly unknown[] = [
      undefined,
      null,
      'hello',
      {},
      saying(''),
      saying(' \n\u200b\u202e '),
      saying('x'.repeat(281)),
      { sayId: 'short', words: 'hello' },
      { sayId: 'saying-bad', words: 7 },
      { sayId: 'saying-bad', preset: 'insult' },
      { sayId: 'saying-bad', words: 'hello', preset: 'hello' },
      { ...saying('hello'), side: 'blue' },
      { ...saying('hello'), at: 0 },
    ];
    for (const one of bad) {
      // So many in a second have a limit of their own.
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(await a.refused('say', one)).toMatchObject({ code: 'malformed-request' });
    }
    expect(await b.room.request('talk', {})).toEqual({ said: [], more: false });
    expect(said(b)).toEqual([]);
  });

  test('markup and unseen letters stay text, and a family is one letter', async () => {
    const [a, b] = [await ann.open(matchId), await bob.open(matchId)];
    await a.room.request('say', saying('<img src=x onerror=alert(1)> \u202egnidaer\u0000'));
    await untilTrue(() => said(b).length === 1);
    expect(said(b)[0]).toMatchObject({ words: '<img src=x onerror=alert(1)> gnidaer' });
    await a.room.request('say', saying('\u{1f525}'.repeat(280)));
    await untilTrue(() => said(b).length === 2);
  });

  test('who talks without end is stopped, in all matches together, and others are not', async () => {
    const other = await ann.createMatch('red');
    await bob.join(other.matchId);
    const [a, b, elsewhere] = [await ann.open(matchId), await bob.open(matchId), await ann.open(other.matchId)];
    const told: string[] = [];
    for (let i = 0; i < 8; i++) told.push(JSON.stringify(await (i % 2 ? a : elsewhere).refused('say', saying(`${i}`))));
    expect(told.filter((answer) => /"code":"too-m/.test(answer)).length).toBeGreaterThanOrEqual(2);
    expect(told.filter((answer) => /notRefused/.test(answer)).length).toBeGreaterThanOrEqual(5);
    await b.room.request('say', saying('I can speak.'));
  });

  test('of many who speak at the same moment a place hears only so many as can be read', async () => {
    const crowd = await Promise.all(
      Array.from(
        { length: 16 },
        async (_, i) => await (await Person.arrive(server.port, `Voice ${i}`)).open(matchId, 'watch'),
      ),
    );
    const told = await Promise.all(
      crowd.map(async (page, i) => JSON.stringify(await page.refused('say', saying(`${i}`)))),
    );
    const heard = told.filter((answer) => answer.includes('notRefused')).length;
    const refused = told.filter((answer) => !answer.includes('notRefused'));
    for (const answer of refused) expect(answer).toContain('too-much-talk');
    // What was said a moment ago counts as well.
    expect(heard).toBeGreaterThanOrEqual(5);
    expect(heard).toBeLessThan(16);
  });

  test('nobody fills a place alone, nobody fills it without end, and notes have an end too', async () => {
    const other = await ann.createMatch('red');
    await server.stop();
    const database = await openDatabase(place);
    const talk = new TalkStore(database.db, { sayings: 4, ofOne: 2, noted: 1 });
    const here = { matchId, place: 'table' } as const;
    const say = async ({ session }: Person, sayId: string) => {
      const by = { sessionId: session.sessionId, side: null, sayId, at: 1 };
      const done = await talk.say(here, by, { words: sayId });
      return typeof done === 'string' ? done : done.saying.seq;
    };
    expect([await say(ann, 'a1'), await say(ann, 'a2'), await say(ann, 'a3')]).toEqual([1, 2, 'enough']);
    expect([await say(bob, 'b1'), await say(bob, 'b2'), await say(bob, 'b3')]).toEqual([3, 4, 'full']);
    // What was said before is still answered as it was.
    expect(await say(ann, 'a2')).toBe(2);
    const { sessionId } = ann.session;
    expect(await talk.keepNotes(matchId, sessionId, 'one')).toBe(true);
    expect(await talk.keepNotes(matchId, sessionId, 'one, again')).toBe(true);
    expect(await talk.keepNotes(other.matchId, sessionId, 'two')).toBe(false);
    expect(await talk.keepNotes(matchId, sessionId, '')).toBe(true);
    expect(await talk.keepNotes(other.matchId, sessionId, 'two')).toBe(true);
    expect([await talk.notes(matchId, sessionId), await talk.notes(other.matchId, sessionId)]).toEqual(['', 'two']);
    await database.close();
    server = await testServer([raceGame], place);
  });

  test('notes are one’s own, kept, and shown to nobody else', async () => {
    const [a, b, z] = [await ann.open(matchId), await bob.open(matchId), await zoe.open(matchId, 'watch')];
    expect(await a.room.request('notes', {})).toEqual({ notes: '' });
    expect(await a.room.request('notes', { notes: 'Keep the wargs back.' })).toEqual({ notes: 'Keep the wargs back.' });
    await z.room.request('notes', { notes: 'Mine.' });
    expect(await b.room.request('notes', {})).toEqual({ notes: '' });
    const again = await ann.open(matchId);
    expect(await again.room.request('notes', {})).toEqual({ notes: 'Keep the wargs back.' });
    expect(await b.refused('notes', { notes: 'x'.repeat(4001) })).toMatchObject({ code: 'malformed-request' });
    expect(JSON.stringify([b.told, z.told])).not.toContain('wargs');
  });
});
