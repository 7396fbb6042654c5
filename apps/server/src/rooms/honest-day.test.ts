/** The days of honest people, under the limits as they are by default: none of them ever meets one. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { helmsDeepGame } from '../games.ts';
import { raceGame } from '../match/race.fixture.ts';
import { badLine } from '../testing/bad-line.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { Stranger } from '../testing/stranger.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { optionsReplySchema, privateMessageSchema } from '../testing/helms-deep-wire.ts';

const [KIND] = KINDS_OF_DATABASE;
const ROLL = { type: 'roll' };
const DONE = { type: 'done' };
const later = async (milliseconds: number) => await new Promise((resolve) => setTimeout(resolve, milliseconds));

/** As an operator has it who sets nothing. */
function byDefault(): Partial<Config> {
  const read = readConfig({});
  if (!read.ok) throw new Error(read.error.join());
  return Object.fromEntries(Object.entries(read.value).filter(([name]) => name.startsWith('LIMIT_')));
}

describe('an honest day', () => {
  let place: TestDatabase;
  let server: TestServer;
  beforeEach(async () => {
    if (KIND === undefined) throw new Error('there is no database to test on');
    place = await KIND.make();
  });
  afterEach(async () => {
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  /** Two people at one match. */
  const race = async (limits: Partial<Config> = {}) => {
    server = await testServer([raceGame], place, { ...byDefault(), ...limits });
    const ann = await Person.arrive(server.port, 'Ann');
    const bob = await Person.arrive(server.port, 'Bob');
    const { matchId } = await ann.createMatch('red');
    await bob.join(matchId);
    return { ann, bob, matchId };
  };
  const expectHere = (page: Page) => {
    expect(page.left).toEqual([]);
    expect(page.errors).toEqual([]);
    expect(page.room.connection.isOpen).toBe(true);
  };

  test('of ten people behind one address, each at a match and all in a hurry', async () => {
    server = await testServer([helmsDeepGame], place, byDefault());
    const people = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const person = await Person.arrive(server.port, `Person ${index}`);
        const { matchId } = await person.createMatch('westernesse', 'computer');
        const page = await person.open(matchId);
        await untilTrue(() => page.last('private') !== undefined);
        return page;
      }),
    );
    /** Picks a piece up, looks where it can go, and puts it there. */
    const play = async (page: Page) => {
      const { actors } = privateMessageSchema.parse(page.last('private'));
      const actor = actors[Math.floor(page.state.ply % Math.max(1, actors.length))] ?? null;
      const { options } = optionsReplySchema.parse(await page.room.request('options', { actor }));
      const command = options[0]?.command;
      if (command !== undefined) expect(await page.command(command)).toMatchObject({ ok: true });
    };
    for (let second = 0; second < 2; second++) {
      const began = performance.now();
      await Promise.all(people.map(play));
      // All of them begin to plan at the same moment, and look at one piece after the other.
      if (second > 0) {
        await Promise.all(
          people.map(async (page) => {
            // What one may do next comes after the answer to what one has done.
            await untilTrue(() => privateMessageSchema.parse(page.last('private')).actors.length >= 15);
            const { actors } = privateMessageSchema.parse(page.last('private'));
            const asked = actors.slice(0, 15);
            expect(asked.length).toBe(15);
            await Promise.all(
              asked.map(async (actor) => optionsReplySchema.parse(await page.room.request('options', { actor }))),
            );
          }),
        );
      }
      await later(Math.max(0, 1000 - (performance.now() - began)));
    }
    for (const page of people) expectHere(page);
  });

  test('of somebody with two tabs at one seat, who plays from both', async () => {
    const { ann, bob, matchId } = await race();
    const [one, two] = [await ann.open(matchId), await ann.open(matchId)];
    const b = await bob.open(matchId);
    expect(await one.command(ROLL)).toEqual({ ok: true, ply: 1 });
    expect(await b.command(DONE, 1)).toEqual({ ok: true, ply: 2 });
    await untilTrue(() => two.state.ply === 2);
    expect(await two.command(DONE)).toEqual({ ok: true, ply: 3 });
    await untilTrue(() => one.state.ply === 3);
    for (const page of [one, two, b]) expectHere(page);
  });

  test('of somebody who looks on and does nothing at all', async () => {
    const { ann, bob, matchId } = await race({ LIMIT_JOIN_SECONDS: 1 });
    const idle = await bob.open(matchId, 'watch');
    const a = await ann.open(matchId);
    await later(1500);
    expect(await a.command(ROLL)).toEqual({ ok: true, ply: 1 });
    await untilTrue(() => idle.state.ply === 1);
    expectHere(idle);
  });

  test('of somebody whose line stands still for a while, and then brings everything at once', async () => {
    const { ann, bob, matchId } = await race();
    const line = await badLine(server.port);
    const phone = await ann.open(matchId, 'play', line.port);
    const b = await bob.open(matchId);
    const desk = await ann.open(matchId);
    line.sleep();
    const asked = Promise.all(
      Array.from({ length: 15 }, async () => await phone.room.request<unknown, unknown>('options', { actor: null })),
    );
    for (let ply = 0; ply < 6; ply++)
      expect(await (ply % 2 === 0 ? desk : b).command(DONE, ply)).toMatchObject({ ok: true });
    await later(500);
    expect(phone.state.ply).toBe(0);
    line.wake();
    expect(await asked).toHaveLength(15);
    await untilTrue(() => phone.state.ply === 6);
    expect(await phone.command(ROLL)).toEqual({ ok: true, ply: 7 });
    expectHere(phone);
    await line.close();
  });

  test('of somebody whose phone slept so long that the line was given up', async () => {
    const { ann, bob, matchId } = await race();
    const line = await badLine(server.port);
    const phone = await ann.open(matchId, 'play', line.port);
    const [desk, b] = [await ann.open(matchId), await bob.open(matchId)];
    let back = 0;
    phone.room.onReconnect(() => void back++);
    line.sleep();
    for (let ply = 0; ply < 4; ply++)
      expect(await (ply % 2 === 0 ? desk : b).command(DONE, ply)).toMatchObject({ ok: true });
    line.cut();
    await untilTrue(() => back === 1 && phone.state.ply === 4);
    // The page asks at once for what it missed, before it has said that it is there.
    expect(await phone.room.request('history', { after: 0 })).toMatchObject({ more: false, entries: { length: 4 } });
    expect(await phone.command(ROLL)).toEqual({ ok: true, ply: 5 });
    await line.close();
  });

  test('of somebody whose line is too slow for what happens, who is shown what is so now', async () => {
    server = await testServer([helmsDeepGame], place, {
      ...byDefault(),
      LIMIT_UNREAD_BYTES: 65_536,
      LIMIT_MESSAGES_PER_SECOND: 100_000,
      LIMIT_MESSAGES_PER_SECOND_PER_ADDRESS: 100_000,
      LIMIT_WORK_PER_ADDRESS: 100_000,
    });
    const ann = await Person.arrive(server.port, 'Ann');
    const { matchId } = await ann.createMatch('westernesse', 'computer');
    const line = await badLine(server.port);
    const phone = await ann.open(matchId, 'play', line.port);
    const desk = await ann.open(matchId);
    let back = 0;
    phone.room.onReconnect(() => void back++);
    line.stopReceiving();
    // Some megabytes are on their way before the server notices; how many, the system says.
    const noticed = () => server.lines.some((logged) => logged.includes('too-slow'));
    for (let i = 0; i < 100_000 && !noticed(); i += 50) {
      for (let j = 0; j < 50; j++) phone.room.request('options', { actor: 'infantry-3' }).catch(() => {});
      await later(2);
    }
    await expect.poll(noticed).toBe(true);
    const { options } = optionsReplySchema.parse(await desk.room.request('options', { actor: 'infantry-3' }));
    const reply = await desk.command(options[0]?.command);
    line.wake();
    expect(reply).toMatchObject({ ok: true });
    await untilTrue(() => back === 1 && phone.state.ply === reply.ply);
    await untilTrue(() => privateMessageSchema.parse(phone.last('private')).ply === reply.ply);
    expect(await phone.room.request('options', { actor: 'infantry-3' })).toMatchObject({ ply: reply.ply });
    await line.close();
  });

  test('of people whose server was busy for two seconds, and who are not made to pay for it', async () => {
    const { ann, matchId } = await race();
    const busy = async (milliseconds: number) => {
      const one = await Stranger.arrive({ port: server.port, matchId, as: 'play', token: ann.session.token });
      await one.joined();
      // What they send meanwhile is heard at once when the server listens again.
      for (let i = 0; i < 70; i++) one.ask('options', { actor: null });
      const until = performance.now() + milliseconds;
      while (performance.now() < until);
      await untilTrue(() => one.replies.length === 70);
      const refused = one.refusals().length;
      one.leave();
      return refused;
    };
    expect(await busy(0)).toBeGreaterThan(20);
    expect(await busy(2000)).toBe(0);
  });
});
