/** Several server processes over one PostgreSQL and one Redis, and people who go from one to another. */
import { KINDS_OF_DATABASE, type TestDatabase } from './databases.ts';
import { noLimits } from './no-limits.ts';
import { http, type Page, Person } from './people.ts';
import { type ServerProcess, startProcess, untilReady } from './server-process.ts';
import { freePort } from './tcp-line.ts';

export const TEST_REDIS = process.env['TEST_REDIS_URL'] ?? '';
/** PostgreSQL, where there is a Redis too. */
export const KINDS_FOR_CLUSTERS = KINDS_OF_DATABASE.filter(({ name }) => name === 'PostgreSQL' && TEST_REDIS !== '');

export interface Member extends ServerProcess {
  /** The matches that it hosts. */
  liveMatches(): Promise<number>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

export class Cluster {
  readonly place: TestDatabase;
  readonly #members: ServerProcess[] = [];

  constructor(place: TestDatabase) {
    this.place = place;
  }

  /** Starts one more process; `env` is what is different about it. */
  async start(env: Record<string, string> = {}): Promise<Member> {
    const port = await freePort();
    const server = startProcess({
      env: {
        LOG_LEVEL: 'warn',
        PORT: String(port),
        DATA_DIR: this.place.dataDir,
        DATABASE_URL: this.place.databaseUrl ?? '',
        REDIS_URL: TEST_REDIS,
        PROCESS_ADDRESS: `127.0.0.1:${port}`,
        // All these people come from one address.
        ...noLimits(),
        ...env,
      },
    });
    const member: Member = {
      ...server,
      port,
      liveMatches: async () => {
        const { body } = await http(port, 'GET', '/healthz');
        return (body as { liveMatches: number }).liveMatches;
      },
      kill: async () => {
        server.child.kill('SIGKILL');
        await server.ended();
      },
    };
    this.#members.push(server);
    await untilReady(server);
    return member;
  }

  async end(): Promise<void> {
    const left = this.#members.filter(({ child }) => child.exitCode === null && child.signalCode === null);
    for (const { child } of left) child.kill('SIGKILL');
    await Promise.all(left.map(async (member) => await member.ended()));
    await this.place.remove();
  }
}

export interface Pair {
  readonly matchId: string;
  /** Who made the match. */
  readonly ann: Person;
  readonly bob: Person;
}

/** A match of two people, each of whom knows a process of their own. */
export async function aMatchBetween(one: Member, other: Member): Promise<Pair> {
  const [ann, bob] = await Promise.all([Person.arrive(one.port, 'Ann'), Person.arrive(other.port, 'Bob')]);
  const { matchId } = await ann.createMatch('isengard');
  await bob.join(matchId);
  return { matchId, ann, bob };
}

/** Opens the match as a page does that has lost its line: again and again, until it is let in. */
export async function comeBack(person: Person, matchId: string, milliseconds = 10_000): Promise<Page> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      const page = await person.open(matchId);
      page.room.reconnection.enabled = false;
      return page;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
