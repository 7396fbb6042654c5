/**
 * Plays several matches against the real server, kills it again and again without warning, and looks each time whether
 * what people were told is still so. At the end the logs are held against everything that anybody has seen.
 */
import type { KindOfDatabase, TestDatabase } from '../src/testing/databases.ts';
import { type Chance, chanceFrom } from '../src/testing/chance.ts';
import { noLimits } from '../src/testing/no-limits.ts';
import { leaveAllPages } from '../src/testing/people.ts';
import { type ServerProcess, startReady } from '../src/testing/server-process.ts';
import { audit } from './audit.ts';
import { type CommitProxy, commitProxy, type HeldCommit } from './commit-proxy.ts';
import { settingOf } from './settings.ts';
import { type Intent, Table } from './table.ts';

/**
 * A start looks over all tables of the database, those of other tests among them, and fails when some of those are
 * dropped at that very moment. A server that has its database to itself never meets this.
 */
const GONE = /"warbeacon_test_[\w.]+" does not exist/;
const STARTS = 5;

type Volley = readonly { readonly table: Table; readonly intent: Intent | undefined }[];

/** When the server is killed. Those in a commit need a database that is reached by a line of its own. */
export const MOMENTS = {
  playing: 'while everybody plays as fast as they can',
  volley: 'a moment after all matches have sent a command together',
  returning: 'while people come back from the kill before',
  'commit-lost': 'in a commit that the database never hears of, of a volley',
  'commit-kept': 'in a commit that the database carries out, of a volley',
} as const;
export type Moment = keyof typeof MOMENTS;
const ON_THE_LINE: ReadonlySet<Moment> = new Set(['commit-lost', 'commit-kept']);

/** Milliseconds of play before a kill, of waiting after a volley, and of coming back, at most. */
const PLAYED_MS = 500;
const AFTER_VOLLEY_MS = 25;
const COMING_BACK_MS = 300;
/** A match of so many plies gives its place to a new one: it would be played anew from its beginning after each kill. */
const LONG = 150;
/** Milliseconds for a volley to reach the database. */
const COMMIT_WITHIN_MS = 10_000;

export interface CampaignOptions {
  readonly kills: number;
  readonly matches: number;
  readonly seed: number;
  /** In the order in which they come round. */
  readonly moments: readonly Moment[];
  readonly say: (line: string) => void;
}

export interface Campaign {
  readonly kills: Readonly<Record<Moment, number>>;
  /** Commands and take-backs that were answered, and those that a kill left without an answer. */
  readonly acknowledged: number;
  readonly unanswered: number;
  /** Those without an answer that were in the log all the same. */
  readonly kept: number;
  readonly plies: number;
  /** Happenings that somebody was shown and that were found in the log. */
  readonly shown: number;
  /** Everything that must not be, in words. */
  readonly breaches: readonly string[];
}

export async function campaign(kind: KindOfDatabase, options: CampaignOptions): Promise<Campaign> {
  const place = await kind.make();
  const proxy = place.databaseUrl === undefined ? undefined : await commitProxy(place.databaseUrl);
  const run = new Run(place, proxy, options);
  try {
    return await run.all();
  } finally {
    await run.stop();
    await proxy?.close();
    await place.remove();
  }
}

class Run {
  readonly #place: TestDatabase;
  readonly #proxy: CommitProxy | undefined;
  readonly #options: CampaignOptions;
  readonly #moments: readonly Moment[];
  readonly #chance: Chance;
  readonly #tables: Table[] = [];
  /** Matches that have grown long and are played no more. */
  readonly #retired: Table[] = [];
  readonly #breaches: string[] = [];
  readonly #kills: Record<Moment, number>;
  #server: ServerProcess | undefined;
  #round = 0;
  #unanswered = 0;
  #kept = 0;

  constructor(place: TestDatabase, proxy: CommitProxy | undefined, options: CampaignOptions) {
    this.#place = place;
    this.#proxy = proxy;
    this.#options = options;
    this.#moments = options.moments.filter((moment) => proxy !== undefined || !ON_THE_LINE.has(moment));
    this.#chance = chanceFrom(options.seed);
    this.#kills = { playing: 0, volley: 0, returning: 0, 'commit-lost': 0, 'commit-kept': 0 };
  }

  async all(): Promise<Campaign> {
    try {
      await this.#rounds();
    } catch (error) {
      this.#breach(`it cannot go on: ${error instanceof Error ? error.message : String(error)}`);
    }
    await leaveAllPages();
    await this.stop();
    const ledgers = [...this.#retired, ...this.#tables].map(({ ledger }) => ledger);
    const { plies, shown } = await audit(this.#place, ledgers);
    return {
      kills: this.#kills,
      acknowledged: ledgers.flatMap(({ sent }) => sent).filter((one) => one.acknowledged !== undefined).length,
      unanswered: this.#unanswered,
      kept: this.#kept,
      plies,
      shown,
      breaches: this.#breaches,
    };
  }

  async #rounds(): Promise<void> {
    const { kills, matches } = this.#options;
    let server = await this.#start();
    for (let i = 0; i < matches; i++) this.#tables.push(await this.#newTable(server.port, i));
    await this.#open(server);
    for (this.#round = 1; this.#round <= kills; this.#round++) {
      const moment = this.#momentOf(this.#round);
      await this.#killAt(moment, server);
      this.#kills[moment]++;
      server = await this.#start();
      // The next kill meets people while they come back from this one; they come back for good after that.
      if (this.#round < kills && this.#momentOf(this.#round + 1) === 'returning') continue;
      await this.#open(server);
      this.#options.say(`kill ${this.#round} ${MOMENTS[moment]}: ${await this.#sendAgain()}\n`);
      await this.#retireLong(server);
    }
    // Some quiet play, so that the next command is seen to work after the last kill too.
    await Promise.all(this.#tables.map(async (table) => await this.#oneCommand(table)));
  }

  #momentOf(round: number): Moment {
    return this.#moments[(round - 1) % this.#moments.length] ?? 'playing';
  }

  /** In good order, when there is one left. */
  async stop(): Promise<void> {
    if (this.#server?.child.exitCode === null && this.#server.child.signalCode === null) {
      this.#server.child.kill('SIGTERM');
      await this.#server.ended();
      this.#listen(this.#server);
    }
  }

  async #start(): Promise<ServerProcess> {
    const databaseUrl = this.#proxy?.url;
    const compileCache = process.env['NODE_COMPILE_CACHE'];
    const options = {
      env: {
        LOG_LEVEL: 'error',
        EXAMPLE_GAMES: 'on',
        DATA_DIR: this.#place.dataDir,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
        // It starts once for each kill.
        ...(compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache }),
        ...noLimits(),
      },
    };
    for (let tried = 1; ; tried++) {
      try {
        return (this.#server = await startReady(options));
      } catch (error) {
        if (tried === STARTS || !(error instanceof Error) || !GONE.test(error.message)) throw error;
      }
    }
  }

  async #newTable(port: number, number: number): Promise<Table> {
    const breach = (words: string) => this.#breach(words);
    return await Table.lay(port, chanceFrom(this.#options.seed * 1000 + number), breach, settingOf(number));
  }

  async #open({ port }: ServerProcess): Promise<void> {
    await Promise.all(this.#tables.map(async (table) => await this.#seat(table, port)));
  }

  async #seat(table: Table, port: number): Promise<void> {
    await table.open(port);
    await table.giveOrders();
  }

  async #retireLong({ port }: ServerProcess): Promise<void> {
    for (const [number, table] of this.#tables.entries()) {
      if (table.ply < LONG) continue;
      this.#retired.push(table);
      const next = await this.#newTable(port, number);
      this.#tables[number] = next;
      await this.#seat(next, port);
    }
  }

  async #sendAgain(): Promise<string> {
    const found = await Promise.all(this.#tables.map(async (table) => await table.sendAgain()));
    const unanswered = found.reduce((sum, one) => sum + one.unanswered, 0);
    const kept = found.reduce((sum, one) => sum + one.kept, 0);
    this.#unanswered += unanswered;
    this.#kept += kept;
    return `${unanswered} commands without an answer, ${kept} of them in the log`;
  }

  async #killAt(moment: Moment, server: ServerProcess): Promise<void> {
    switch (moment) {
      case 'playing': {
        const games = this.#tables.map(async (table) => await this.#playOn(table, server));
        await wait(this.#chance() * PLAYED_MS);
        await this.#kill(server);
        await Promise.all(games);
        return;
      }
      case 'volley': {
        const sending = this.#send(await this.#aim(), server);
        await wait(this.#chance() * AFTER_VOLLEY_MS);
        await this.#kill(server);
        await sending;
        return;
      }
      case 'returning': {
        const coming = this.#untilKilled(server, async () => await this.#open(server));
        await wait(this.#chance() * COMING_BACK_MS);
        await this.#kill(server);
        await coming;
        return;
      }
      case 'commit-lost':
      case 'commit-kept': {
        const volley = await this.#aim();
        const held = this.#proxy?.holdNext();
        const sending = this.#send(volley, server);
        const commit = await within(COMMIT_WITHIN_MS, held);
        if (moment === 'commit-kept') await commit.carryOut();
        await this.#kill(server);
        commit.cut();
        await sending;
        return;
      }
    }
  }

  /** Every match has a command thought of. */
  async #aim(): Promise<Volley> {
    return await Promise.all(this.#tables.map(async (table) => ({ table, intent: await table.intend() })));
  }

  /** All of them in one breath. */
  async #send(volley: Volley, server: ServerProcess): Promise<void> {
    await this.#untilKilled(
      server,
      ...volley.map(({ table, intent }) => async () => {
        if (intent !== undefined) await table.send(intent);
      }),
    );
  }

  async #playOn(table: Table, server: ServerProcess): Promise<void> {
    await this.#untilKilled(server, async () => {
      while (!server.child.killed && (await this.#oneCommand(table)));
    });
  }

  /** False when the match is over. */
  async #oneCommand(table: Table): Promise<boolean> {
    const intent = await table.intend();
    if (intent !== undefined) await table.send(intent);
    return intent !== undefined;
  }

  /** Whatever fails because the server was killed is as it should be; before that nothing may fail. */
  async #untilKilled(server: ServerProcess, ...works: readonly (() => Promise<void>)[]): Promise<void> {
    await Promise.all(
      works.map(async (work) => {
        try {
          await work();
        } catch (error) {
          if (!server.child.killed) this.#breach(error instanceof Error ? error.message : String(error));
        }
      }),
    );
  }

  async #kill(server: ServerProcess): Promise<void> {
    server.child.kill('SIGKILL');
    await server.ended();
    await leaveAllPages();
    this.#listen(server);
  }

  /** A server that finds nothing wrong with itself says nothing. */
  #listen(server: ServerProcess): void {
    const [line = ''] = server.stdout().split('\n');
    if (line !== '') this.#breach(`the server complained: ${line.slice(0, 500)}`);
  }

  #breach(words: string): void {
    this.#breaches.push(`around kill ${this.#round}: ${words}`);
    this.#options.say(`BREACH around kill ${this.#round}: ${words}\n`);
  }
}

async function wait(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function within(milliseconds: number, held: Promise<HeldCommit> | undefined): Promise<HeldCommit> {
  const late = wait(milliseconds).then(() => undefined);
  const commit = await Promise.race([held, late]);
  if (commit === undefined) throw new Error('no commit has reached the database');
  return commit;
}
