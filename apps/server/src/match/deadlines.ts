/**
 * What is done by itself when nobody does it: wins on time are claimed where the players have agreed that the server does,
 * matches that somebody has left for good are ended, and those in which nobody moves are closed. When it is due stands in the database, so a restart forgets nothing; and what is done
 * is an entry of the match's log, which only the host of the match can write, once.
 */
import type { Logger } from '../logger.ts';
import type { BenchQuestion } from '../rooms/bench-question.ts';
import { claimChore } from '../storage/chores.ts';
import type { Db } from '../storage/database.ts';
import type { ClaimDue, DeadlineStore, LeftMatch } from '../storage/deadlines.ts';
import type { CommandAnswer } from './answers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EVERY = MINUTE;
/** Rows that are read at a time, and in one round altogether. */
const AT_ONCE = 100;
const MOST = 2000;
/** Before a match is closed its players are told so many days before, or half of the time where that is shorter. */
const WARNED_DAYS = 7;

/** `told`: all who want to be; `down`: nobody can be told just now. */
export type Warning = 'told' | 'down';

export interface DeadlinesParts {
  readonly db: Db;
  readonly store: DeadlineStore;
  readonly logger: Logger;
  readonly now: () => number;
  readonly askBench: (matchId: string, question: BenchQuestion) => Promise<CommandAnswer>;
  /** Tells the players of a match by mail that it is closed in so many days; `undefined` where no mail is sent. */
  readonly warn: ((match: LeftMatch, days: number) => Promise<Warning>) | undefined;
  /** Whether a match has been played so far that who leaves it loses it. */
  readonly haveBothMoved: (matchId: string) => Promise<boolean>;
  /** Other things that were begun and must be brought to an end. */
  readonly besides: () => Promise<unknown>;
  /** Days; 0 for never. */
  readonly abandonedAfter: number;
}

const FIRST: ClaimDue = { matchId: '', claimAt: -1 };

export class Deadlines {
  readonly #parts: DeadlinesParts;
  readonly #every: number;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<unknown> = Promise.resolve();
  #isWorking = false;
  #stopped = false;

  constructor(parts: DeadlinesParts, every = EVERY) {
    this.#parts = parts;
    this.#every = every;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#isWorking) return;
      this.#isWorking = true;
      this.#working = this.work()
        .catch((error: unknown) => this.#parts.logger.warn({ err: error }, 'deadlines could not be looked after'))
        .finally(() => (this.#isWorking = false));
    }, this.#every);
    this.#timer.unref();
  }

  /** Returns when what was begun is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  /** One round; another process may have made it a moment ago, and then nothing is done. */
  async work(): Promise<void> {
    const { db, now, besides } = this.#parts;
    // By half, so that a timer which is a little early does not leave out a round.
    if (!(await claimChore(db, 'deadlines', now(), this.#every / 2))) return;
    await this.claim();
    await this.endDeparted();
    await this.closeLeft();
    await besides();
  }

  /** Returns how many wins were claimed. */
  async claim(): Promise<number> {
    const { store, now } = this.#parts;
    let claimed = 0;
    let after = FIRST;
    for (let seen = 0; seen < MOST && !this.#stopped; ) {
      const due = await store.claimsDue(now(), after, AT_ONCE);
      for (const { matchId } of due) if (await this.#ask(matchId, { do: 'claim' })) claimed++;
      seen += due.length;
      const last = due.at(-1);
      if (last === undefined || due.length < AT_ONCE) break;
      after = last;
    }
    return claimed;
  }

  /** Returns how many matches were ended that somebody had left for good. */
  async endDeparted(): Promise<number> {
    const { store, haveBothMoved } = this.#parts;
    let ended = 0;
    let after = '';
    for (let seen = 0; seen < MOST && !this.#stopped; ) {
      const departed = await store.departed(after, AT_ONCE);
      for (const { matchId, gone } of departed)
        if (await this.#ask(matchId, { do: 'leave', gone: [...gone], counts: await haveBothMoved(matchId) })) ended++;
      seen += departed.length;
      const last = departed.at(-1);
      if (last === undefined || departed.length < AT_ONCE) break;
      after = last.matchId;
    }
    return ended;
  }

  /** Returns how many matches were closed. */
  async closeLeft(): Promise<number> {
    const { store, now, abandonedAfter } = this.#parts;
    if (abandonedAfter === 0) return 0;
    const warnDays = Math.min(WARNED_DAYS, abandonedAfter / 2);
    const at = now();
    let closed = 0;
    let after: LeftMatch | undefined;
    for (let seen = 0; seen < MOST && !this.#stopped; ) {
      const left = await store.left(at - (abandonedAfter - warnDays) * DAY, after, AT_ONCE);
      for (const match of left) if (await this.#closeOrWarn(match, warnDays)) closed++;
      seen += left.length;
      after = left.at(-1);
      if (left.length < AT_ONCE) break;
    }
    return closed;
  }

  /** Whether it was closed. Where there is mail its players have been told before, however long the mail was down. */
  async #closeOrWarn(match: LeftMatch, warnDays: number): Promise<boolean> {
    const { store, now, warn, abandonedAfter } = this.#parts;
    const at = now();
    if (warn !== undefined && match.warnedAt === null) {
      if (await store.warn(match, at)) {
        if ((await warn(match, Math.ceil(warnDays))) === 'down') await store.unwarn(match, at);
      }
      return false;
    }
    const isWarned = warn === undefined || (match.warnedAt ?? at) <= at - warnDays * DAY;
    const quietSince = Math.max(match.updatedAt, match.deadline ?? 0);
    if (!isWarned || quietSince >= at - abandonedAfter * DAY) return false;
    return await this.#ask(match.matchId, { do: 'abandon', entries: match.entries });
  }

  async #ask(matchId: string, question: BenchQuestion): Promise<boolean> {
    try {
      return (await this.#parts.askBench(matchId, question)).ok;
    } catch (error) {
      // It is due in the next round, too.
      this.#parts.logger.warn({ err: error, matchId, do: question.do }, 'a deadline could not be acted on');
      return false;
    }
  }
}
