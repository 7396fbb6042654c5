/**
 * A server that is killed while two people play by a clock and everybody talks: whatever it had said yes to is there again,
 * once; what it had not is done once when it is asked again; and nobody has paid for the time in which no server was there.
 */
import { replay } from '@warbeacon/kernel';
import { clockCellSchema } from '@warbeacon/protocol';
import { helmsDeep, parseCommand } from '@warbeacon/siege';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from './storage/database.ts';
import { MatchStore } from './storage/matches.ts';
import { KINDS_BY_DAY, type TestDatabase } from './testing/databases.ts';
import { noLimits } from './testing/no-limits.ts';
import { leaveAllPages, type Page, Person, untilTrue } from './testing/people.ts';
import { type ServerProcess, startReady } from './testing/server-process.ts';
import { somethingToDo } from './testing/something-to-do.ts';

const ROUNDS = 2;
/** Milliseconds; of a round in which people play and talk, and in which no server is there. */
const PLAYED = 2500;
const AWAY = 3000;
const BETWEEN_COMMANDS = 30;
const BETWEEN_WORDS = 200;
const CLOCK = { kind: 'live', bank: 600, increment: 0, reserve: 0 } as const;
/** Milliseconds by which the server may be wrong about when it died, each time. */
const GIVE = 1500;

const sayingSchema = z.object({ seq: z.number(), words: z.string() });
const pageSchema = z.object({ said: z.array(sayingSchema), more: z.boolean() });
const answeredSchema = z.object({ notRefused: sayingSchema });
const refusedSchema = z.object({ code: z.enum(['too-much-talk', 'too-many-requests', 'try-again']) });
type Saying = z.infer<typeof sayingSchema>;

const wait = async (milliseconds: number) => await new Promise((resolve) => setTimeout(resolve, milliseconds));

/** All that was said in a place, the oldest first. */
async function allSaid(page: Page, place: 'table' | 'gallery'): Promise<Saying[]> {
  const all: Saying[] = [];
  for (let more = true; more; ) {
    const before = all[0]?.seq;
    const found = pageSchema.parse(
      await page.room.request('talk', { place, ...(before === undefined ? {} : { before }) }),
    );
    all.unshift(...found.said);
    ({ more } = found);
  }
  return all;
}

/** What one page has said, until its line breaks in the midst of a word. */
class Talker {
  readonly name: string;
  readonly acknowledged: Saying[] = [];
  /** Asked for and not answered. */
  pending: { readonly sayId: string; readonly words: string } | undefined;
  #count = 0;

  constructor(name: string) {
    this.name = name;
  }

  async talk(page: Page, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (this.pending === undefined) {
        const n = ++this.#count;
        this.pending = { sayId: `${this.name}-saying-${n}`, words: `${this.name} says ${n}` };
      }
      await this.say(page);
      await wait(BETWEEN_WORDS);
    }
  }

  /** Asks for what is pending, the first time or again. */
  async say(page: Page): Promise<void> {
    if (this.pending === undefined) return;
    const answer = await page.refused('say', this.pending);
    const said = answeredSchema.safeParse(answer);
    // Who has said much is asked to wait, and says it later.
    if (!said.success) return void refusedSchema.parse(answer);
    this.acknowledged.push(said.data.notRefused);
    this.pending = undefined;
  }
}

describe.each(KINDS_BY_DAY)('a server that is killed while people play and talk, on $name', ({ make }) => {
  let place: TestDatabase;
  let server: ServerProcess;
  beforeEach(async () => {
    place = await make();
  });
  afterEach(async () => {
    await leaveAllPages();
    if (server.child.exitCode === null) server.child.kill('SIGKILL');
    await server.ended();
    await place.remove();
  });

  test('has lost nothing that it had said yes to, does nothing twice, and gives the lost time back', async () => {
    const env = {
      LOG_LEVEL: 'warn',
      ...noLimits(),
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    };
    const start = async () => await startReady({ env });
    server = await start();
    const saruman = await Person.arrive(server.port, 'Saruman');
    const theoden = await Person.arrive(server.port, 'Théoden');
    const zoe = await Person.arrive(server.port, 'Zoe');
    const wish = { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'listed', clock: CLOCK };
    const { matchId } = z.object({ matchId: z.string() }).parse((await saruman.ask('POST', '/api/matches', wish)).body);
    const began = Date.now();
    await theoden.join(matchId);

    const talkers = [new Talker('saruman'), new Talker('theoden'), new Talker('zoe')];
    const commands: { readonly id: string; readonly ply: number }[] = [];
    let pending:
      | { readonly id: string; readonly side: number; readonly command: unknown; readonly ply: number }
      | undefined;
    let [ply, count, away] = [0, 0, 0];
    const sit = async () => {
      for (const person of [saruman, theoden, zoe]) person.port = server.port;
      const pages = [await saruman.open(matchId), await theoden.open(matchId), await zoe.open(matchId, 'watch')];
      for (const page of pages) page.room.reconnection.enabled = false;
      return pages;
    };

    for (let round = 0; round < ROUNDS; round++) {
      const pages = await sit();
      const players = pages.slice(0, 2);
      let dead = false;
      const died = new Promise<void>((resolve) => server.child.once('exit', () => resolve()));
      const play = async () => {
        while (!dead) {
          const { page, command } = await somethingToDo(players, ply);
          pending = { id: `command-${++count}`, side: players.indexOf(page), command, ply };
          const reply = await page.command(command, ply, pending.id);
          expect(reply).toEqual({ ok: true, ply: ply + 1 });
          commands.push({ id: pending.id, ply });
          pending = undefined;
          ply++;
          await wait(BETWEEN_COMMANDS);
        }
      };
      // A line that breaks answers nothing or with an error; what came before is what counts.
      const doing = [
        play(),
        ...talkers.map(async (talker, i) => {
          const page = pages[i];
          if (page !== undefined) await talker.talk(page, () => dead);
        }),
      ].map(async (work) => await Promise.race([work.catch((error: unknown) => (dead ? undefined : error)), died]));
      const [before, words] = [commands.length, talkers.map(({ acknowledged }) => acknowledged.length)];
      await wait(PLAYED);
      dead = true;
      server.child.kill('SIGKILL');
      const [killed, faults] = [Date.now(), await Promise.all(doing)];
      expect(faults.filter((fault) => fault instanceof Error)).toEqual([]);
      expect(commands.length).toBeGreaterThan(before);
      for (const [i, talker] of talkers.entries()) expect(talker.acknowledged.length).toBeGreaterThan(words[i] ?? 0);
      await server.ended();
      await wait(AWAY);
      server = await start();
      away += Date.now() - killed;

      const back = await sit();
      // What was acknowledged is there; what was under way is done, or is done now, once.
      const [first] = back;
      expect(first?.state.ply).toBeGreaterThanOrEqual(ply);
      if (pending !== undefined) {
        const reply = await back[pending.side]?.command(pending.command, pending.ply, pending.id);
        expect(reply).toEqual({ ok: true, ply: pending.ply + 1 });
        commands.push({ id: pending.id, ply: pending.ply });
        pending = undefined;
        ply++;
      }
      await untilTrue(() => back.every((page) => page.state.ply === ply));
      for (const [i, talker] of talkers.entries()) {
        const page = back[i];
        if (page === undefined) continue;
        await talker.say(page);
        const said = await allSaid(page, i === 2 ? 'gallery' : 'table');
        for (const saying of talker.acknowledged)
          expect(said.filter(({ words: those }) => those === saying.words)).toEqual([
            expect.objectContaining({ seq: saying.seq, words: saying.words }),
          ]);
      }
      const clock = clockCellSchema.parse(first?.cell('clock'));
      const left = Object.values(clock?.left ?? {}).reduce((sum, one) => sum + one, 0);
      const spent = 2 * CLOCK.bank * 1000 - left + Date.now() - (clock?.at ?? 0);
      expect(spent).toBeLessThanOrEqual(Date.now() - began - away + GIVE * (round + 1));
      expect(away).toBeGreaterThan(2 * GIVE * (round + 1));
      await leaveAllPages();
    }
    server.child.kill('SIGTERM');
    await server.ended();

    const database = await openDatabase(place);
    const entries = await new MatchStore(database).log(matchId);
    await database.close();
    expect(replay(helmsDeep, entries, parseCommand)).toMatchObject({ ok: true, value: { ply } });
    const played = entries.flatMap(({ body }) => (body.kind === 'command' ? [body] : []));
    expect(played).toHaveLength(commands.length);
    expect(entries.filter(({ body }) => body.kind === 'clock' && body.act === 'refund')).toHaveLength(ROUNDS);
  }, 120_000);
});
