/**
 * Tells who wants it, in one way or another, that a match waits for them while they are away: once for each time that the
 * other side has acted, and never while they are at the match or have made the last move themselves; and of each challenge to them
 * once, while it waits.
 */
import { clockSettingSchema } from '@warbeacon/clock';
import type { Logger } from '../logger.ts';
import { parseLogRow } from '../storage/log.schema.ts';
import type { ChallengedFor, NoticeStore, WaitingFor } from '../storage/notices.ts';

const MINUTE = 60_000;
const EVERY = MINUTE;
/** Of a round; the others wait for the next one. */
const AT_ONCE = 200;
/** Entries that are looked through for the last command: between two there are few others. */
const LOOKED_AT = 20;
/** What brings a match further, or asks something of the other side. */
const ACTS: ReadonlySet<string> = new Set(['command', 'takeback', 'accord']);

/**
 * What became of it. `refused`: they cannot be told, and another try would end the same. `unreached`: they cannot be told
 * just now. `down`: nobody can.
 */
export type Told = 'sent' | 'refused' | 'unreached' | 'down';

export interface NoticesParts {
  readonly store: NoticeStore;
  readonly tell: (waiting: WaitingFor) => Promise<Told>;
  readonly tellOfChallenge: (challenged: ChallengedFor) => Promise<Told>;
  readonly now: () => number;
  readonly logger: Logger;
  /** How long a match waits before anybody is told, in minutes. */
  readonly minutes: number;
  /** Whether the person has a socket in the match's room in this process. */
  readonly isInRoom: (matchId: string, personId: string) => boolean;
  /** Whether the person has any page open in this process: then the page tells of a challenge. */
  readonly isHere: (personId: string) => boolean;
  /** Whether another living process holds the match: then that one knows who is there. */
  readonly isElsewhere: (matchId: string) => Promise<boolean>;
}

export class Notices {
  readonly #parts: NoticesParts;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<unknown> = Promise.resolve();
  #isWorking = false;
  #stopped = false;

  constructor(parts: NoticesParts) {
    this.#parts = parts;
  }

  start(every = EVERY): void {
    this.#timer = setInterval(() => {
      if (this.#isWorking) return;
      this.#isWorking = true;
      this.#working = this.work()
        .catch((error: unknown) => this.#parts.logger.warn({ err: error }, 'nobody could be told that a match waits'))
        .finally(() => (this.#isWorking = false));
    }, every);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  /** One round; returns how many were told. */
  async work(): Promise<number> {
    const { store, tell, now, minutes, isInRoom, isElsewhere } = this.#parts;
    let sent = 0;
    for (const waiting of await store.waiting(AT_ONCE)) {
      if (this.#stopped) break;
      const isFresh = waiting.since > now() - minutes * MINUTE;
      if (isInRoom(waiting.matchId, waiting.personId)) await store.note(waiting, now());
      else if (isFresh || (await isElsewhere(waiting.matchId))) continue;
      else if (!(await this.#isNews(waiting))) await store.note(waiting, now());
      else if (await store.note(waiting, now())) {
        const told = await tell(waiting);
        if (told === 'sent') sent++;
        // It is tried again in the next round.
        if (told === 'down' || told === 'unreached') await store.forget(waiting);
        if (told === 'down') return sent;
      }
    }
    return sent + (await this.#tellOfChallenges());
  }

  async #tellOfChallenges(): Promise<number> {
    const { store, tellOfChallenge, now, minutes, isHere } = this.#parts;
    let sent = 0;
    for (const challenged of await store.challenged(AT_ONCE, now() - minutes * MINUTE, now())) {
      if (this.#stopped) break;
      if (isHere(challenged.personId) || !(await store.noteChallenge(challenged, now()))) continue;
      const told = await tellOfChallenge(challenged);
      if (told === 'sent') sent++;
      if (told === 'down' || told === 'unreached') await store.forgetChallenge(challenged);
      if (told === 'down') break;
    }
    return sent;
  }

  /**
   * Not where both sit at their clocks, not when it is their own last command that waits for another of theirs, and not for what
   * brings the match no further: a browser that takes up its part in the dice, somebody who goes on holiday.
   */
  async #isNews({ matchId, side, clock, known }: WaitingFor): Promise<boolean> {
    if (clock !== null && clockSettingSchema.parse(JSON.parse(clock)).kind === 'live') return false;
    const entries = (await this.#parts.store.lastEntries(matchId, LOOKED_AT)).map(parseLogRow);
    const newest = entries.find(({ body }) => ACTS.has(body.kind));
    // Of whom a letter did not go out, less than nothing is noted.
    if (newest === undefined) return (known ?? -1) < 0;
    return newest.seq >= (known ?? 0) && 'side' in newest.body && newest.body.side !== side;
  }
}
