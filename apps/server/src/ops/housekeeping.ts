/**
 * Clears away what nobody uses any more, so that what strangers can make for nothing does not grow for ever. One of the
 * processes that share a database does it for all, a little at a time.
 */
import type { Logger } from '../logger.ts';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import type { ChallengeStore } from '../storage/challenges.ts';
import { claimChore } from '../storage/chores.ts';
import type { Db } from '../storage/database.ts';
import { removeToldMoments } from '../storage/moments.ts';
import { lessonsLeft, removeLesson, removeUnplayed, unplayedSince } from '../storage/remove-match.ts';
import type { SessionStore } from '../storage/sessions.ts';
import type { WaitingMatches } from '../storage/waiting-matches.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EVERY = 10 * MINUTE;
/** Rows of a kind that are removed at a time; the database serves others in between. */
const AT_ONCE = 100;
/** Rounds of that in one go; what is left waits for the next. */
const ROUNDS = 50;

/** How long each is kept without anybody coming to it. */
const LISTED_MATCH = DAY;
const INVITATION = 30 * DAY;
const UNPLAYED_MATCH = 30 * DAY;
const LESSON = DAY;
const SESSION_WITHOUT_SEAT = DAY;
/** Longer than the making of a match takes. */
/** Of which nobody is told any more. */
const ENDED_CHALLENGE = 14 * DAY;
const IN_THE_MAKING = 5 * MINUTE;

export interface HousekeepingParts {
  readonly db: Db;
  readonly waiting: WaitingMatches;
  readonly challenges: ChallengeStore;
  readonly sessions: SessionStore;
  readonly logger: Logger;
  readonly now: () => number;
  /** For how long a session is kept without being used. */
  readonly sessionDays: number;
  /** Removes a match by what it is given, and sends home whoever looks at it. */
  readonly remove: MatchRooms['remove'];
}

export interface Cleared {
  readonly matches: number;
  readonly sessions: number;
}

export class Housekeeping {
  readonly #parts: HousekeepingParts;
  readonly #every: number;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(parts: HousekeepingParts, every = EVERY) {
    this.#parts = parts;
    this.#every = every;
  }

  start(): void {
    const go = () => {
      this.#working = this.work().catch((error: unknown) =>
        this.#parts.logger.warn({ err: error }, 'housekeeping failed; it is tried again later'),
      );
    };
    this.#timer = setInterval(go, this.#every);
    this.#timer.unref();
    go();
  }

  /** Returns when what was begun is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  /** What was cleared away; `undefined` when another process has done it a short while ago. */
  async work(): Promise<Cleared | undefined> {
    const { db, waiting, challenges, sessions, logger, now } = this.#parts;
    if (!(await claimChore(db, 'housekeeping', now(), this.#every))) return undefined;
    await waiting.clearUp(now() - IN_THE_MAKING);
    await challenges.clearUp(now() - ENDED_CHALLENGE);
    const unplayed = (status: 'open' | 'live') => async (id: string) => await removeUnplayed(db, id, status);
    const lessonsBefore = now() - LESSON;
    const matches =
      (await this.#removeMatches(
        async (id) => {
          const gone = await removeUnplayed(db, id, 'open');
          await challenges.end(id, now());
          return gone;
        },
        async () => await challenges.expired(now(), AT_ONCE),
      )) +
      (await this.#removeMatches(
        unplayed('open'),
        async () => await waiting.abandoned('listed', now() - LISTED_MATCH, AT_ONCE),
      )) +
      (await this.#removeMatches(
        unplayed('open'),
        async () => await waiting.abandoned('private', now() - INVITATION, AT_ONCE),
      )) +
      (await this.#removeMatches(
        unplayed('live'),
        async () => await unplayedSince(db, now() - UNPLAYED_MATCH, AT_ONCE),
      )) +
      (await this.#removeMatches(
        async (id) => await removeLesson(db, id, lessonsBefore),
        async () => await lessonsLeft(db, lessonsBefore, AT_ONCE),
      ));
    await this.#inRounds(async () => await removeToldMoments(db, now(), AT_ONCE));
    await sessions.removeExpired(now() - this.#parts.sessionDays * DAY, now() - DAY);
    const unused = await this.#inRounds(async () => await sessions.removeUnused(now() - SESSION_WITHOUT_SEAT, AT_ONCE));
    const cleared = { matches, sessions: unused };
    if (matches + unused > 0) logger.info(cleared, 'matches and sessions that nobody used were cleared away');
    return cleared;
  }

  async #removeMatches(
    removal: (matchId: string) => Promise<boolean>,
    find: () => Promise<readonly string[]>,
  ): Promise<number> {
    const { remove } = this.#parts;
    return await this.#inRounds(async () => {
      let removed = 0;
      for (const matchId of await find()) {
        if (this.#stopped) break;
        if (await remove(matchId, async () => await removal(matchId))) removed++;
      }
      return removed;
    });
  }

  /** Goes on for as long as there was much to do, and lets others have their turn in between. */
  async #inRounds(work: () => Promise<number>): Promise<number> {
    let all = 0;
    for (let round = 0; round < ROUNDS && !this.#stopped; round++) {
      const done = await work();
      all += done;
      if (done < AT_ONCE) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return all;
  }
}
