/**
 * Writes the logs of all matches. What waits, of whatever matches, is written in one transaction, and one durable commit
 * answers for all of it: a disk takes about as long for a hundred entries as for one. Order within a match is kept by its
 * host, which sends one addition at a time.
 */
import type { LogEntry } from '@warbeacon/kernel';
import { errorMessage } from '../startup-fault.ts';
import type { Progress } from './matches.ts';
import type { MomentRow } from './moments.ts';
import { isUnavailable } from './unavailable.ts';

/** What one match has to write. */
export interface Addition {
  readonly matchId: string;
  /** What the match was taken with: nothing is written when another process has taken it since. */
  readonly fence: number;
  /** The first one continues the log where the writer's host saw it end. May be empty when there is only `kept`. */
  readonly entries: readonly LogEntry[];
  readonly progress?: Progress;
  /** How the match then stands, for those who see it later. */
  readonly moment?: MomentRow;
  /** What makes the match quick to open again; never needed to know what happened in it. */
  readonly kept?: Kept;
}

/** A position of a match, and what has happened since the one kept before. */
export interface Kept {
  /** Number of the last entry that has led to the position. */
  readonly seq: number;
  /** JSON. */
  readonly snapshot: string;
  /** SHA-256 of that, in hexadecimal. */
  readonly hash: string;
  readonly pages: readonly HistoryPage[];
}

/** Of a match's history, which is kept in pages of `PAGE_PLIES`; the last one grows, and is then replaced. */
export interface HistoryPage {
  /** Of the page's first ply: 1, 101, 201, … */
  readonly fromPly: number;
  /** JSON of a list of what happened, one member for each ply. */
  readonly body: string;
}
export const PAGE_PLIES = 100;

/** `overtaken`: the log does not end where the addition begins, or another process has taken the match. */
export type Outcome = 'written' | 'overtaken';

/** A database, as the writer sees it. */
export interface LogTarget {
  /**
   * Writes all of them in one transaction, those that are overtaken left out, and answers for each when it is durable. Throws
   * when nothing was written, or when nobody knows whether it was.
   */
  write(group: readonly Addition[]): Promise<readonly Outcome[]>;
  /** Of those, the additions whose last entry stands in the log. */
  find(group: readonly Addition[]): Promise<ReadonlySet<Addition>>;
  /** Whether an error of `write` is the database's own word that nothing was written. */
  isRefusal(error: unknown): boolean;
  close(): Promise<void>;
}

/** Nobody can tell whether it was written: the database does not answer. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError';
}

interface Waiting {
  readonly addition: Addition;
  readonly since: number;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Additions in one transaction: enough for any load, and few enough not to hold up those that come after. */
const MOST_IN_GROUP = 500;

export interface WriterOptions {
  /** On their way at the same time; more than one only where the database has several connections. */
  readonly groupsAtOnce: number;
  /** Milliseconds, ever growing. */
  readonly now?: () => number;
}

export class LogWriter {
  readonly #target: LogTarget;
  readonly #groupsAtOnce: number;
  readonly #now: () => number;
  #waiting: Waiting[] = [];
  #onTheirWay = 0;
  #idle: (() => void)[] = [];

  constructor(target: LogTarget, { groupsAtOnce, now = () => performance.now() }: WriterOptions) {
    this.#target = target;
    this.#groupsAtOnce = groupsAtOnce;
    this.#now = now;
  }

  /** Additions that wait for their turn. */
  get queued(): number {
    return this.#waiting.length;
  }

  /** Milliseconds that the first of those has waited. */
  get behind(): number {
    const first = this.#waiting[0];
    return first === undefined ? 0 : this.#now() - first.since;
  }

  /**
   * When this returns `written` it is durable. Throws an `OutcomeUnknownError` when the database does not say, and whatever
   * the database says when it refuses: then nothing was written.
   */
  async add(addition: Addition): Promise<Outcome> {
    return await new Promise<Outcome>((resolve, reject) => {
      this.#waiting.push({ addition, since: this.#now(), resolve, reject });
      this.#next();
    });
  }

  /** Returns when all that waited is written. */
  async close(): Promise<void> {
    if (this.#waiting.length + this.#onTheirWay > 0)
      await new Promise<void>((resolve) => void this.#idle.push(resolve));
    await this.#target.close();
  }

  /** Everything that came in the same turn of the event loop goes into one group, so it is sent after that. */
  #next(): void {
    if (this.#waiting.length === 0 || this.#onTheirWay >= this.#groupsAtOnce) return;
    this.#onTheirWay++;
    setImmediate(() => {
      const group = this.#waiting.slice(0, MOST_IN_GROUP);
      this.#waiting = this.#waiting.slice(MOST_IN_GROUP);
      void this.#write(group).finally(() => {
        this.#onTheirWay--;
        if (this.#waiting.length + this.#onTheirWay === 0) for (const tell of this.#idle.splice(0)) tell();
        this.#next();
      });
    });
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    if (group.length === 0) return;
    try {
      const outcomes = await this.#target.write(group.map(({ addition }) => addition));
      for (const [i, { resolve }] of group.entries()) resolve(outcomes[i] ?? 'overtaken');
    } catch (error) {
      await this.#writeAgain(group, error);
    }
  }

  /**
   * A connection may break after the database has committed and before it says so. So what stands in the log now counts
   * first; the rest is tried once more, each by itself, for the fault of one must not be paid for by others.
   */
  async #writeAgain(group: readonly Waiting[], because: unknown): Promise<void> {
    const rest = await this.#settleFound(group, because);
    for (const [i, one] of rest.entries()) {
      try {
        const [outcome] = await this.#target.write([one.addition]);
        one.resolve(outcome ?? 'overtaken');
      } catch (error) {
        for (const { reject } of await this.#settleFound([one], error)) reject(error);
        if (!isUnavailable(error)) continue;
        // It is nobody's fault: the others would but wait for the same answer, one after the other.
        for (const { reject } of rest.slice(i + 1)) reject(error);
        return;
      }
    }
  }

  /** Answers for what is found in the log; returns the rest. When the database does not answer, all is unknown. */
  async #settleFound(group: readonly Waiting[], because: unknown): Promise<readonly Waiting[]> {
    if (this.#target.isRefusal(because)) return group;
    let found: ReadonlySet<Addition>;
    try {
      found = await this.#target.find(group.map(({ addition }) => addition));
    } catch (error) {
      const unknown = new OutcomeUnknownError(`the log cannot be read: ${errorMessage(error)}`, { cause: because });
      for (const { reject } of group) reject(unknown);
      return [];
    }
    for (const { addition, resolve } of group) if (found.has(addition)) resolve('written');
    return group.filter(({ addition }) => !found.has(addition));
  }
}
