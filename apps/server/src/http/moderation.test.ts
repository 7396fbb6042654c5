/** Keeping order over HTTP: who may report, who decides, what holds then, and what stands in the audit. */
import { auditSchema, heldSanctionsSchema, openReportsSchema } from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, emailOf, onAnotherDevice, PASSWORD, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { type HttpAnswer, leaveAllPages, type Page, Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const NOT_ALLOWED = { status: 403, code: 'not-allowed' };
const OWN_CASE = { status: 409, code: 'own-case' };
const BANNED = { status: 403, code: 'banned' };

let ids = 0;
const saying = (words: string) => ({ sayId: `saying-${++ids}`, words });

describe.each(KINDS_OF_DATABASE)('keeping order on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let now = 1_800_000_000_000;
  let admin: Person;
  let arbiter: Person;
  /** Plays with Eve. */
  let ann: Person;
  let eve: Person;
  let evesName: string;
  let matchId: string;
  let tests = 0;
  /** What Elrond was told before the server had seen that he has an account. */
  let beforeTheStart: HttpAnswer;

  const start = async (changes: object = {}) => {
    const many = { LIMIT_PASSWORDS_PER_MINUTE: 1000, LIMIT_PASSWORDS_PER_HOUR_PER_ACCOUNT: 1000 };
    const limits = { ...many, LIMIT_REPORTS_PER_HOUR: 1000, ADMIN_EMAIL: emailOf('Elrond'), ...changes };
    server = await testServer([raceGame], place, limits, { now: () => now });
  };
  const restart = async (changes: object = {}) => {
    await leaveAllPages();
    await server.stop();
    await start(changes);
    for (const person of [admin, arbiter, ann, eve]) if (person) person.port = server.port;
  };
  beforeAll(async () => {
    place = await make();
    await start();
    admin = await settle(server.port, 'Elrond');
    arbiter = await settle(server.port, 'Celeborn');
    beforeTheStart = await admin.ask('GET', '/api/moderation/audit');
    await restart();
    await setRole(admin, 'Celeborn', 'arbiter');
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  beforeEach(async () => {
    evesName = `Eve ${++tests}`;
    ann = await Person.arrive(server.port, 'Ann');
    eve = await settle(server.port, evesName);
    ({ matchId } = await ann.createMatch('red'));
    await eve.join(matchId);
  });
  afterEach(leaveAllPages);

  const setRole = async (who: Person, name: string, role: string) =>
    await who.ask('POST', '/api/moderation/roles', { name, role });
  const report = async (who: Person, about: object, more: object = {}) =>
    await who.ask('POST', '/api/moderation/reports', { about, reason: 'insult', ...more });
  const reports = async (who = admin) =>
    openReportsSchema.parse((await who.ask('GET', '/api/moderation/reports')).body).reports;
  const settleReport = async (who: Person, id: string, sanction: object | null) =>
    await who.ask('POST', `/api/moderation/reports/${id}`, { sanction });
  const impose = async (who: Person, sanction: object, name = evesName) =>
    await who.ask('POST', '/api/moderation/sanctions', { name, sanction });
  const held = async (who = admin) =>
    heldSanctionsSchema.parse((await who.ask('GET', '/api/moderation/sanctions')).body).sanctions;
  const heldOfEve = async () => (await held()).filter(({ name }) => name === evesName);
  const audit = async () => auditSchema.parse((await admin.ask('GET', '/api/moderation/audit')).body).entries;
  const mute = { kind: 'mute', days: 3, reason: 'Called Ann names.' };
  const ban = { kind: 'ban', days: 7, reason: 'Again and again.' };
  const say = async (page: Page, words: string) => await page.refused('say', saying(words));
  /** What Eve has said at the table stands reported by Ann. */
  const reported = async (): Promise<string> => {
    const page = await eve.open(matchId);
    await page.room.request('say', saying('Well met.'));
    await page.room.request('say', saying('You play like an orc.'));
    expect((await report(ann, { matchId, place: 'table', seq: 2 }, { words: 'This is no way to talk.' })).status).toBe(
      204,
    );
    const found = (await reports()).find(({ about }) => about === evesName);
    if (found === undefined) throw new Error('nothing is reported');
    return found.id;
  };

  test('whom the configuration names becomes an administrator with the next start, and names the others', async () => {
    expect(codeOf(beforeTheStart)).toEqual(NOT_ALLOWED);
    expect((await admin.ask('GET', '/api/moderation/audit')).status).toBe(200);
    expect((await arbiter.ask('GET', '/api/moderation/reports')).status).toBe(200);
  });

  test('a saying is reported once, and shown with what was said around it', async () => {
    const id = await reported();
    await report(ann, { matchId, place: 'table', seq: 2 });
    const ofEve = (await reports()).filter(({ about }) => about === evesName);
    expect(ofEve).toMatchObject([
      { id, by: 'Ann', reason: 'insult', words: 'This is no way to talk.', matchId, meant: 2, before: 0, own: false },
    ]);
    expect(ofEve[0]?.said.map(({ seq, words }) => [seq, words])).toEqual([
      [1, 'Well met.'],
      [2, 'You play like an orc.'],
    ]);
  });

  test('a player is reported by the seat, somebody with an account by the name', async () => {
    expect((await report(ann, { matchId, side: 'blue' }, { reason: 'cheating' })).status).toBe(204);
    now += 1;
    expect((await report(ann, { name: evesName }, { reason: 'name' })).status).toBe(204);
    const found = (await reports()).filter(({ about }) => about === evesName);
    expect(found.map(({ reason, matchId: match }) => [reason, match])).toEqual([
      ['cheating', matchId],
      ['name', null],
    ]);
    for (const { id } of found) await settleReport(admin, id, null);
  });

  test('what one has not heard one cannot report, nor find out whether it was said', async () => {
    const page = await eve.open(matchId);
    await page.room.request('say', saying('Between us.'));
    const stranger = await Person.arrive(server.port, 'Stranger');
    const unheard = await report(stranger, { matchId, place: 'table', seq: 1 });
    expect(unheard.body).toEqual((await report(stranger, { matchId, place: 'table', seq: 99 })).body);
    expect(codeOf(unheard)).toEqual({ status: 404, code: 'unknown-saying' });
    const watching = await stranger.open(matchId, 'watch');
    await watching.room.request('say', saying('In the gallery.'));
    expect(codeOf(await report(ann, { matchId, place: 'gallery', seq: 1 }))).toMatchObject({ code: 'unknown-saying' });
  });

  test.each([
    ['nobody', {}, 400, 'malformed-request'],
    ['a match that is not there', { matchId: 'f'.repeat(32), side: 'red' }, 404, 'unknown-match'],
    ['an id that is none', { matchId: '../x', side: 'red' }, 400, 'malformed-request'],
    ['a name that nobody has', { name: 'Nobody at all' }, 404, 'unknown-person'],
    ['two things at once', { name: 'Elrond', matchId: 'f'.repeat(32), side: 'red' }, 400, 'malformed-request'],
  ])('%s cannot be reported', async (_, about, status, code) => {
    expect(codeOf(await report(ann, about))).toEqual({ status, code });
  });

  test('nobody reports themselves, or without a session', async () => {
    expect(codeOf(await report(ann, { matchId, side: 'red' }))).toEqual(OWN_CASE);
    const nobody = new Person({ ...ann.session, token: 'A'.repeat(43) }, server.port);
    expect(codeOf(await report(nobody, { matchId, side: 'blue' }))).toMatchObject({ status: 401 });
  });

  test('a report that is settled with a muting keeps them from speaking in every match, for as long as that', async () => {
    const id = await reported();
    expect((await settleReport(arbiter, id, mute)).status).toBe(204);
    expect(codeOf(await settleReport(admin, id, null))).toEqual({ status: 409, code: 'settled-already' });
    const { matchId: other } = await ann.createMatch('red');
    await eve.join(other);
    for (const match of [matchId, other]) {
      const refusal = await say(await eve.open(match), 'And yet.');
      expect(refusal).toMatchObject({ code: 'muted' });
      expect(JSON.stringify(refusal)).toContain('Called Ann names.');
    }
    expect(JSON.stringify(await say(await ann.open(matchId), 'Quiet here.'))).toContain('notRefused');
    now += 3 * DAY;
    expect(JSON.stringify(await say(await eve.open(matchId), 'May I?'))).toContain('notRefused');
    expect(await heldOfEve()).toEqual([]);
  });

  test('whoever is banned ends what has begun, practises, and begins nothing with others', async () => {
    const over = await ann.createMatch('red');
    const offered = await eve.createMatch('red');
    expect((await eve.ask('POST', '/api/quick', { game: 'blind-race', side: 'blue' })).body).toMatchObject({
      state: 'seeking',
    });
    expect((await impose(admin, { ...ban, days: null })).status).toBe(204);
    // What they offer to others is offered no more.
    expect(codeOf(await ann.ask('POST', `/api/matches/${offered.matchId}/join`, {}))).toMatchObject({
      code: 'unknown-match',
    });
    expect((await eve.ask('GET', '/api/quick')).body).toMatchObject({ state: 'none' });
    const wish = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'listed' };
    expect(codeOf(await eve.ask('POST', '/api/matches', wish))).toEqual(BANNED);
    expect(codeOf(await eve.ask('POST', `/api/matches/${over.matchId}/join`, {}))).toEqual(BANNED);
    expect(codeOf(await eve.ask('POST', '/api/quick', { game: 'blind-race', side: 'random' }))).toEqual(BANNED);
    expect((await eve.ask('POST', '/api/matches', { ...wish, opponent: 'computer' })).status).toBe(201);
    const pages = [await ann.open(matchId), await eve.open(matchId)] as const;
    expect(await say(pages[1], 'So?')).toMatchObject({ code: 'banned' });
    expect(await pages[0].command({ type: 'roll' })).toMatchObject({ ok: true });
    expect(await pages[1].command({ type: 'roll' }, 1)).toMatchObject({ ok: true });
    // For good, and for a restart too.
    now += 10_000 * DAY;
    // Meanwhile all sessions have ended.
    eve = await onAnotherDevice(server.port, evesName);
    admin = await onAnotherDevice(server.port, 'Elrond');
    arbiter = await onAnotherDevice(server.port, 'Celeborn');
    await restart();
    expect(codeOf(await eve.ask('POST', '/api/matches', wish))).toEqual(BANNED);
    const [sanction] = await heldOfEve();
    expect((await admin.ask('DELETE', `/api/moderation/sanctions/${sanction?.id}`)).status).toBe(204);
    expect((await eve.ask('POST', '/api/matches', wish)).status).toBe(201);
  });

  test('a guest takes a sanction along into the account', async () => {
    const guest = await Person.arrive(server.port, 'Grima');
    const match = await ann.createMatch('red');
    await guest.join(match.matchId);
    await report(ann, { matchId: match.matchId, side: 'blue' });
    const id = (await reports()).find(({ matchId: of }) => of === match.matchId)?.id ?? '';
    expect((await settleReport(admin, id, ban)).status).toBe(204);
    const body = { email: emailOf(evesName), password: PASSWORD, bring: true };
    expect((await guest.ask('POST', '/api/account/sign-in', body)).status).toBe(200);
    expect(await heldOfEve()).toMatchObject([{ kind: 'ban' }]);
  });

  describe('nobody decides in a case of their own', () => {
    test('not who has reported, who is meant, or who plays in the match', async () => {
      const playing = await arbiter.createMatch('red');
      await eve.join(playing.matchId);
      await report(arbiter, { matchId: playing.matchId, side: 'blue' });
      await report(eve, { matchId: playing.matchId, side: 'red' });
      const theirs = (await reports(arbiter)).filter(({ matchId: of }) => of === playing.matchId);
      // Nor are they told who has said what of them.
      expect(theirs.map(({ own, by }) => [own, by])).toEqual([
        [true, ''],
        [true, ''],
      ]);
      for (const { id } of theirs) {
        expect(codeOf(await settleReport(arbiter, id, mute))).toEqual(OWN_CASE);
        expect((await settleReport(admin, id, null)).status).toBe(204);
      }
      expect(codeOf(await impose(arbiter, mute, 'Celeborn'))).toEqual(OWN_CASE);
    });

    test('nobody lifts a sanction of their own, or changes their own role', async () => {
      expect(codeOf(await setRole(admin, 'Elrond', 'player'))).toEqual(OWN_CASE);
      await setRole(admin, evesName, 'arbiter');
      await impose(admin, mute);
      const [sanction] = await heldOfEve();
      expect(codeOf(await eve.ask('DELETE', `/api/moderation/sanctions/${sanction?.id}`))).toEqual(OWN_CASE);
      await setRole(admin, evesName, 'player');
    });
  });

  test('an arbiter does less than an administrator, and nobody anything to an administrator', async () => {
    expect(codeOf(await impose(arbiter, { ...ban, days: 31 }))).toEqual(NOT_ALLOWED);
    expect(codeOf(await impose(arbiter, { ...ban, days: null }))).toEqual(NOT_ALLOWED);
    expect(codeOf(await impose(arbiter, mute, 'Elrond'))).toEqual(NOT_ALLOWED);
    expect(codeOf(await setRole(arbiter, evesName, 'arbiter'))).toEqual(NOT_ALLOWED);
    expect(codeOf(await arbiter.ask('GET', '/api/moderation/audit'))).toEqual(NOT_ALLOWED);
    await impose(admin, ban);
    const [ofAdmin] = await heldOfEve();
    expect(codeOf(await arbiter.ask('DELETE', `/api/moderation/sanctions/${ofAdmin?.id}`))).toEqual(NOT_ALLOWED);
    expect((await impose(arbiter, { ...mute, days: 30 })).status).toBe(204);
    const own = (await heldOfEve()).find(({ by }) => by === 'Celeborn');
    expect((await arbiter.ask('DELETE', `/api/moderation/sanctions/${own?.id}`)).status).toBe(204);
  });

  test.each([
    ['GET', '/reports', undefined],
    ['POST', `/reports/${'a'.repeat(32)}`, { sanction: null }],
    ['GET', '/sanctions', undefined],
    ['POST', '/sanctions', { name: 'Celeborn', sanction: { kind: 'mute', days: 1, reason: 'x' } }],
    ['DELETE', `/sanctions/${'a'.repeat(32)}`, undefined],
    ['POST', '/roles', { name: 'Celeborn', role: 'player' }],
    ['GET', '/audit', undefined],
  ])('%s %s is for who has a role, not for guests and players', async (method, path, body) => {
    for (const who of [ann, eve])
      expect(codeOf(await who.ask(method, `/api/moderation${path}`, body))).toEqual(NOT_ALLOWED);
  });

  test.each([
    ['no reason', { kind: 'mute', days: 3, reason: '' }],
    ['no days', { kind: 'mute', reason: 'x' }],
    ['half a day', { kind: 'mute', days: 0.5, reason: 'x' }],
    ['less than none', { kind: 'mute', days: -1, reason: 'x' }],
    ['another kind', { kind: 'flog', days: 1, reason: 'x' }],
  ])('a sanction with %s is none', async (_, sanction) => {
    expect(codeOf(await impose(admin, sanction))).toEqual({ status: 400, code: 'malformed-request' });
    expect(await heldOfEve()).toEqual([]);
  });

  test('all that was done stands in the audit, by whom and why', async () => {
    const id = await reported();
    await settleReport(arbiter, id, mute);
    now += 1;
    await impose(admin, ban);
    now += 1;
    for (const { id: sanction } of await heldOfEve()) {
      await admin.ask('DELETE', `/api/moderation/sanctions/${sanction}`);
      now += 1;
    }
    const ofEve = (await audit()).filter(({ about }) => about === evesName);
    expect(ofEve.map(({ by, act, details }) => [by, act, details])).toEqual([
      ['Elrond', 'lifted', expect.stringMatching(/^(mute|ban)$/)],
      ['Elrond', 'lifted', expect.stringMatching(/^(mute|ban)$/)],
      ['Elrond', 'imposed', 'ban for 7 days: Again and again.'],
      ['Celeborn', 'settled', 'mute for 3 days: Called Ann names.'],
    ]);
    // The first administrator was named by the configuration, once.
    const named = (await audit()).filter(({ about }) => about === 'Elrond');
    expect(named).toMatchObject([{ by: '', act: 'role', details: 'admin' }]);
  });

  test('nobody reports without end', async () => {
    await restart({ LIMIT_REPORTS_PER_HOUR: 2 });
    const codes = [];
    for (const side of ['blue', 'blue', 'blue']) codes.push(codeOf(await report(ann, { matchId, side })).status);
    expect(codes).toEqual([204, 204, 429]);
    await restart();
  });

  test('a foreign page reports and decides nothing', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/moderation/reports`, {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/json',
        authorization: `Bearer ${ann.session.token}`,
      },
      body: JSON.stringify({ about: { matchId, side: 'blue' }, reason: 'other' }),
    });
    expect(answer.status).toBe(403);
  });
});
