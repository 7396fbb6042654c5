/** Programs that play over HTTP, against a real server on every database: their accounts, tokens, matches and limits. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import {
  type BotTable,
  botAnswerSchema,
  botOptionsSchema,
  botTableSchema,
  createdApiTokenSchema,
  matchListSchema,
  matchSummarySchema,
  profileSchema,
} from '@warbeacon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { GAMES_AND_EXAMPLES } from '../games.ts';
import { raceGame } from '../match/race.fixture.ts';
import { openDatabase } from '../storage/database.ts';
import { codeOf, devicesOf, settle } from '../testing/account-holder.ts';
import { Cluster, KINDS_FOR_CLUSTERS } from '../testing/cluster.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { http, type HttpAnswer, leaveAllPages, Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { DESCRIBED, openApi } from './openapi.ts';

const GAME = 'blind-race';
const SAMPLE = join(import.meta.dirname, '../../../../examples/sample-bot.mjs');

/** A program with a token of its own. */
class Bot {
  readonly owner: Person;
  readonly token: string;
  port: number;

  private constructor(owner: Person, token: string) {
    this.owner = owner;
    this.token = token;
    this.port = owner.port;
  }

  static async settle(port: number, name: string): Promise<Bot> {
    const owner = await settle(port, name);
    await owner.ask('POST', '/api/account/bot', { bot: true });
    const { body } = await owner.ask('POST', '/api/account/tokens', { label: 'At home' });
    return new Bot(owner, createdApiTokenSchema.parse(body).token);
  }

  async ask(method: string, path: string, body?: unknown): Promise<HttpAnswer> {
    return await http(this.port, method, path, { token: this.token, ...(body === undefined ? {} : { body }) });
  }
  async look(matchId: string, query = ''): Promise<BotTable> {
    return botTableSchema.parse((await this.ask('GET', `/api/bot/matches/${matchId}${query}`)).body);
  }
  async command(matchId: string, ply: number, command: unknown, commandId: string = crypto.randomUUID()) {
    const { body } = await this.ask('POST', `/api/bot/matches/${matchId}/commands`, { commandId, ply, command });
    return botAnswerSchema.parse(body);
  }
  async make(changes: object = {}) {
    const wish = { game: GAME, side: 'red', opponent: 'human', visibility: 'listed', ...changes };
    return matchSummarySchema.parse((await this.ask('POST', '/api/matches', wish)).body);
  }
}

describe.each(KINDS_BY_DAY)('bots on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  const start = async (changes: object = {}) => {
    server = await testServer([raceGame, ...GAMES_AND_EXAMPLES.all], place, changes);
  };
  beforeEach(async () => {
    place = await make();
    await start();
  });
  afterEach(async () => {
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });
  const person = async (name: string) => await settle(server.port, name);

  test('an account becomes one for good, before its first rated match, and is shown as one everywhere', async () => {
    const guest = await Person.arrive(server.port, 'Guest');
    expect(codeOf(await guest.ask('POST', '/api/account/bot', { bot: true }))).toEqual({
      status: 403,
      code: 'no-account',
    });
    const ann = await person('Ann');
    const rated = { game: GAME, side: 'red', opponent: 'human', visibility: 'listed', rated: true };
    const { body } = await ann.ask('POST', '/api/matches', rated);
    expect(codeOf(await ann.ask('POST', '/api/account/bot', { bot: true }))).toEqual({
      status: 409,
      code: 'rated-already',
    });
    await ann.ask('DELETE', `/api/matches/${matchSummarySchema.parse(body).matchId}`);
    expect((await ann.ask('POST', '/api/account/bot', { bot: true })).status).toBe(204);
    for (const back of [{ bot: false }, {}, { bot: 'no' }, []])
      expect(codeOf(await ann.ask('POST', '/api/account/bot', back)).code).toBe('malformed-request');
    const { matchId } = await ann.createMatch('red');
    const bob = await person('Bob');
    const list = matchListSchema.parse((await bob.ask('GET', '/api/matches?status=open')).body);
    expect(list.matches[0]?.seats[0]).toMatchObject({ name: 'Ann', account: true, bot: true });
    await bob.join(matchId);
    const page = await bob.open(matchId);
    expect(page.cell('seats')).toMatchObject([
      { name: 'Ann', bot: true },
      { name: 'Bob', account: true },
    ]);
    expect((page.cell('seats') as { bot?: true }[])[1]?.bot).toBeUndefined();
    expect(profileSchema.parse((await bob.ask('GET', '/api/people/Ann')).body).bot).toBe(true);
    expect(profileSchema.parse((await bob.ask('GET', '/api/people/Bob')).body).bot).toBe(false);
  });

  test('a token is told once, stored as a hash, listed, and worth nothing when it is revoked', async () => {
    const bot = await Bot.settle(server.port, 'Mellon');
    expect((await bot.ask('GET', '/api/account')).body).toMatchObject({ name: 'Mellon', bot: true });
    const listed = (await devicesOf(bot.owner)).filter(({ api }) => api);
    expect(listed).toMatchObject([{ label: 'At home', api: true, current: false }]);
    expect(JSON.stringify(listed)).not.toContain(bot.token);
    if (place.databaseUrl === undefined) await server.stop();
    const database = await openDatabase(place);
    const rows = await database.db.selectFrom('devices').selectAll().execute();
    await database.close();
    if (place.databaseUrl === undefined) {
      await start();
      for (const who of [bot, bot.owner]) who.port = server.port;
    }
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(bot.token);
    expect((await bot.owner.ask('DELETE', `/api/account/sessions/${listed[0]?.id}`)).status).toBe(204);
    expect(codeOf(await bot.ask('GET', '/api/account'))).toEqual({ status: 401, code: 'unknown-session' });
    expect((await bot.owner.ask('GET', '/api/account')).status).toBe(200);
  });

  test('a token does nothing with the account, and a person gets none', async () => {
    const bot = await Bot.settle(server.port, 'Mellon');
    const password = 'speak friend and enter';
    for (const [method, path, body] of [
      ['POST', '/api/account/tokens', { label: 'another' }],
      ['POST', '/api/account/bot', { bot: true }],
      ['POST', '/api/account/password', { password, next: 'another one, and longer' }],
      ['POST', '/api/account/delete', { password }],
      ['GET', '/api/account/sessions', undefined],
      ['GET', '/api/account/data', undefined],
      ['DELETE', '/api/account/sessions', undefined],
      ['DELETE', '/api/account/sessions/others', undefined],
      ['POST', '/api/sessions/mine/rotate', {}],
    ] as const)
      expect(codeOf(await bot.ask(method, path, body)), path).toEqual({ status: 403, code: 'not-with-this-token' });
    const ann = await person('Ann');
    expect(codeOf(await ann.ask('POST', '/api/account/tokens', { label: 'x' }))).toEqual({
      status: 403,
      code: 'not-a-bot',
    });
    for (let i = 1; i < 10; i++)
      expect((await bot.owner.ask('POST', '/api/account/tokens', { label: `No. ${i}` })).status).toBe(201);
    expect(codeOf(await bot.owner.ask('POST', '/api/account/tokens', { label: 'one more' })).code).toBe(
      'too-many-tokens',
    );
    for (const label of ['', ' ', 'a\u0000b', 'x'.repeat(61), 7])
      expect(codeOf(await bot.owner.ask('POST', '/api/account/tokens', { label })).code).toBe('malformed-request');
  });

  test('a match is looked at, its options are asked for, and commands are given and refused', async () => {
    const [red, blue] = [await Bot.settle(server.port, 'Red'), await Bot.settle(server.port, 'Blue')];
    const { matchId } = await red.make();
    expect(await red.look(matchId)).toMatchObject({
      status: 'open',
      ply: 0,
      deciding: false,
      actors: [],
      commands: [],
    });
    expect((await blue.ask('POST', `/api/matches/${matchId}/join`, {})).body).toMatchObject({ status: 'live' });
    const table = await red.look(matchId);
    expect(table).toMatchObject({ matchId, side: 'red', ply: 0, status: 'live', deciding: true, actors: ['runner'] });
    expect(table.commands.map(({ command }) => command)).toEqual([{ type: 'done' }]);
    const ask = async (who: Bot, query: string) =>
      botOptionsSchema.parse((await who.ask('GET', `/api/bot/matches/${matchId}/options${query}`)).body).options;
    expect((await ask(red, '?actor=runner')).map(({ command }) => command)).toEqual([{ type: 'roll' }]);
    expect(await ask(red, '')).toHaveLength(2);
    expect(await ask(blue, '')).toEqual([]);

    const commandId = crypto.randomUUID();
    expect(await red.command(matchId, 0, { type: 'hide', number: 424_242 }, commandId)).toEqual({ ok: true, ply: 1 });
    // Again with the same id: not done twice.
    expect(await red.command(matchId, 0, { type: 'hide', number: 424_242 }, commandId)).toEqual({ ok: true, ply: 1 });
    expect(JSON.stringify((await red.look(matchId)).view)).toContain('424242');
    expect(JSON.stringify(await blue.look(matchId))).not.toContain('424242');
    expect(await red.command(matchId, 0, { type: 'roll' })).toMatchObject({
      ok: false,
      refusal: { code: 'stale-ply' },
    });
    expect(await blue.command(matchId, 1, { type: 'roll' })).toMatchObject({ ok: false });
    expect(await red.command(matchId, 1, { type: 'no such thing' })).toMatchObject({ ok: false });
    expect((await red.look(matchId)).ply).toBe(1);

    const { body } = await blue.ask('POST', `/api/bot/matches/${matchId}/resign`, { ply: 1 });
    expect(body).toEqual({ ok: true, ply: 2 });
    expect(await red.look(matchId, '?after=2&wait=20')).toMatchObject({ status: 'over', deciding: false, ply: 2 });
  });

  test('nobody else’s seat is asked, by nobody else, and nothing malformed is answered', async () => {
    const [red, blue] = [await Bot.settle(server.port, 'Red'), await Bot.settle(server.port, 'Blue')];
    const ann = await person('Ann');
    const { matchId } = await red.make();
    await ann.join(matchId);
    const path = `/api/bot/matches/${matchId}`;
    const command = { commandId: crypto.randomUUID(), ply: 0, command: { type: 'done' } };
    for (const [method, rest, body] of [
      ['GET', '', undefined],
      ['GET', '/options', undefined],
      ['POST', '/commands', command],
      ['POST', '/resign', { ply: 0 }],
    ] as const) {
      expect(codeOf(await blue.ask(method, path + rest, body))).toEqual({ status: 403, code: 'not-seated' });
      expect(codeOf(await ann.ask(method, path + rest, body))).toEqual({ status: 403, code: 'not-a-bot' });
      const nobody = await http(server.port, method, path + rest, body === undefined ? {} : { body });
      expect(nobody.status).toBe(401);
      const other = `/api/bot/matches/${'0'.repeat(32)}${rest}`;
      expect(codeOf(await red.ask(method, other, body))).toEqual({ status: 404, code: 'unknown-match' });
    }
    for (const query of ['?wait=26', '?wait=-1', '?wait=1e9', '?after=x', '?after=-1', '?wait=1&wait=2', '?side=blue'])
      expect(codeOf(await red.ask('GET', path + query)).code, query).toBe('malformed-request');
    for (const body of [{}, { ...command, side: 'blue' }, { ...command, ply: -1 }, { ...command, commandId: 'short' }])
      expect(codeOf(await red.ask('POST', `${path}/commands`, body)).code).toBe('malformed-request');
    expect(await red.look(matchId)).toMatchObject({ ply: 0, status: 'live', deciding: true });
  });

  test('who waits is answered as soon as there is something to decide', async () => {
    const [red, blue] = [await Bot.settle(server.port, 'Red'), await Bot.settle(server.port, 'Blue')];
    const { matchId } = await red.make();
    const waiting = red.look(matchId, '?after=0&wait=25');
    await blue.ask('POST', `/api/matches/${matchId}/join`, {});
    expect(await waiting).toMatchObject({ status: 'live', deciding: true });
    const others = blue.look(matchId, '?after=0&wait=25');
    await red.command(matchId, 0, { type: 'done' });
    expect(await others).toMatchObject({ ply: 1, deciding: true, side: 'blue' });
    // When the time is over it is told how things stand.
    expect(await red.look(matchId, '?after=1&wait=1')).toMatchObject({ ply: 1, deciding: false });
    const many = await Promise.all(
      Array.from({ length: 24 }, async () => await red.ask('GET', `/api/bot/matches/${matchId}?after=1&wait=2`)),
    );
    expect(many.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await red.look(matchId)).ply).toBe(1);
  });

  test('rated matches are between two of a kind, unless the challenge says otherwise', async () => {
    const [red, blue] = [await Bot.settle(server.port, 'Red'), await Bot.settle(server.port, 'Blue')];
    const ann = await person('Ann');
    const rated = { game: GAME, side: 'red', opponent: 'human', visibility: 'listed', rated: true };
    const made = async (who: Bot | Person, changes: object = {}) =>
      matchSummarySchema.parse((await who.ask('POST', '/api/matches', { ...rated, ...changes })).body);
    const join = async (who: Bot | Person, { matchId }: { matchId: string }) =>
      await who.ask('POST', `/api/matches/${matchId}/join`, {});
    const no = { status: 403, code: 'no-bots' };
    expect(codeOf(await join(red, await made(ann)))).toEqual(no);
    expect(codeOf(await join(ann, await made(red)))).toEqual(no);
    const open = await made(ann, { bots: true });
    expect(open.bots).toBe(true);
    expect((await join(red, open)).body).toMatchObject({ status: 'live', rated: true, bots: true });
    expect((await join(ann, await made(red, { bots: true }))).status).toBe(200);
    expect((await join(blue, await made(red))).status).toBe(200);
    expect(codeOf(await ann.ask('POST', '/api/matches', { ...rated, rated: false, bots: true })).code).toBe(
      'malformed-request',
    );
    const seek = { game: GAME, side: 'random' };
    expect(codeOf(await red.ask('POST', '/api/quick', seek))).toEqual(no);
  });

  test('strict dice are for two browsers, so that no bot makes such a match or takes a seat of one', async () => {
    const red = await Bot.settle(server.port, 'Red');
    const ann = await person('Ann');
    const strict = { game: GAME, side: 'red', opponent: 'human', visibility: 'listed', dice: 'strict' };
    expect(codeOf(await red.ask('POST', '/api/matches', strict))).toEqual({ status: 400, code: 'not-strict' });
    const { matchId } = matchSummarySchema.parse((await ann.ask('POST', '/api/matches', strict)).body);
    const join = async (who: Bot | Person) => await who.ask('POST', `/api/matches/${matchId}/join`, {});
    expect(codeOf(await join(red))).toEqual({ status: 403, code: 'not-strict' });
    // A guest has no account, and may.
    expect((await join(await Person.arrive(server.port, 'Guest'))).body).toMatchObject({
      status: 'live',
      strict: true,
    });
  });

  test('each token has a limit of its own', async () => {
    const [red, blue] = [await Bot.settle(server.port, 'Red'), await Bot.settle(server.port, 'Blue')];
    await server.stop();
    await start({ LIMIT_BOT_REQUESTS_PER_MINUTE: 5 });
    for (const bot of [red, blue]) bot.port = server.port;
    const { matchId } = await red.make();
    const path = `/api/bot/matches/${matchId}`;
    for (let i = 0; i < 5; i++) expect((await red.ask('GET', path)).status).toBe(200);
    const refused = await red.ask('GET', path);
    expect(codeOf(refused)).toEqual({ status: 429, code: 'too-many-requests' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(codeOf(await blue.ask('GET', path))).toEqual({ status: 403, code: 'not-seated' });
  });

  test('the description is made from the schemas, and everything in it is there', async () => {
    const { body } = await http(server.port, 'GET', '/api/openapi.json');
    expect(body).toEqual(JSON.parse(JSON.stringify(openApi())));
    const bot = await Bot.settle(server.port, 'Mellon');
    for (const { method, path, answer } of DESCRIBED) {
      const real = path.replace('{id}', '0'.repeat(32)).replace('{name}', 'Mellon');
      const asked = await bot.ask(method.toUpperCase(), real, method === 'post' ? {} : undefined);
      expect(codeOf(asked).code, path).not.toBe('unknown-route');
      if (asked.status === 200) expect(answer?.safeParse(asked.body).success, path).toBe(true);
    }
    const paths = z
      .record(z.string(), z.record(z.string(), z.looseObject({})))
      .parse((body as { paths: unknown }).paths);
    expect(paths['/api/bot/matches/{id}/commands']?.['post']).toMatchObject({
      security: [{ token: [] }],
      parameters: [{ name: 'id', in: 'path', required: true }],
      requestBody: { content: { 'application/json': { schema: { required: ['commandId', 'ply', 'command'] } } } },
    });
  });

  test('the sample bot plays a whole match of a small game against itself', { timeout: 180_000 }, async () => {
    const bots = [await Bot.settle(server.port, 'Red'), await Bot.settle(server.port, 'Blue')];
    await server.stop();
    await start({ LIMIT_BOT_REQUESTS_PER_MINUTE: 1_000_000, LIMIT_REQUESTS_PER_MINUTE: 1_000_000 });
    const run = async ({ token }: Bot, how: string) => {
      const args = [SAMPLE, `http://127.0.0.1:${server.port}`, 'the-ford', how];
      const child = spawn(process.execPath, args, { env: { ...process.env, TOKEN: token } });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const [said, wrong, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
      return { said: said.trim(), wrong, code };
    };
    const ends = await Promise.all(bots.map(async (bot, i) => await run(bot, i === 0 ? 'challenge' : 'accept')));
    expect(ends.map(({ code, wrong }) => ({ code, wrong }))).toEqual([
      { code: 0, wrong: '' },
      { code: 0, wrong: '' },
    ]);
    expect([
      ['Won.', 'Lost.'],
      ['Lost.', 'Won.'],
      ['A draw.', 'A draw.'],
    ]).toContainEqual(ends.map(({ said }) => said));
    const list = matchListSchema.parse((await http(server.port, 'GET', '/api/matches?status=over')).body);
    expect(list.matches).toMatchObject([{ game: 'the-ford', status: 'over' }]);
  });
});

describe.each(KINDS_FOR_CLUSTERS)('bots and several processes on $name', ({ make }) => {
  let cluster: Cluster;
  beforeEach(async () => {
    cluster = new Cluster(await make());
  });
  afterEach(async () => {
    await leaveAllPages();
    await cluster.end();
  });

  test('play a match that another process hosts, and go on when that has died', { timeout: 60_000 }, async () => {
    const [one, other] = [await cluster.start(), await cluster.start()];
    const [red, blue] = [await Bot.settle(one.port, 'Red'), await Bot.settle(other.port, 'Blue')];
    const { matchId } = await red.make({ game: 'helms-deep', side: 'isengard' });
    await blue.ask('POST', `/api/matches/${matchId}/join`, {});
    const table = await red.look(matchId);
    expect(table).toMatchObject({ deciding: true, side: 'isengard' });
    expect(await blue.look(matchId)).toMatchObject({ deciding: false, side: 'westernesse' });
    expect(await one.liveMatches()).toBe(1);
    expect(await other.liveMatches()).toBe(0);
    // Asked of the process that does not host it.
    red.port = other.port;
    const setUp = table.commands.find(({ command }) => command.type !== 'done')?.command ?? table.commands[0]?.command;
    expect(await red.command(matchId, 0, setUp)).toMatchObject({ ok: true });
    const { ply } = await blue.look(matchId);
    expect(ply).toBeGreaterThan(0);
    await one.kill();
    await expect
      .poll(async () => (await blue.ask('GET', `/api/bot/matches/${matchId}`)).status, { timeout: 20_000 })
      .toBe(200);
    expect((await red.look(matchId)).ply).toBe(ply);
    expect(await other.liveMatches()).toBe(1);
  });
});
