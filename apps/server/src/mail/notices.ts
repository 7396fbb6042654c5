/**
 * Tells by mail, who wants it, that a match waits for them while they are away: once for each time that the other side has
 * acted, and never while they are at the match or have made the last move themselves.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { clockSettingSchema } from '@warbeacon/clock';
import type { Logger } from '../logger.ts';
import type { Games } from '../match/game.ts';
import { parseLogRow } from '../storage/log.schema.ts';
import type { NoticeStore, WaitingFor } from '../storage/notices.ts';
import { yourMoveLetter } from './letters.ts';
import type { Mailer } from './mailer.ts';

const MINUTE = 60_000;
const EVERY = MINUTE;
/** Of a round; the others wait for the next one. */
const AT_ONCE = 200;
/** Entries that are looked through for the last command: between two there are few others. */
const LOOKED_AT = 20;

export interface NoticesParts {
  readonly store: NoticeStore;
  readonly mailer: Mailer;
  readonly games: Games;
  /** With which the links are made that stop the letters. */
  readonly key: Buffer;
  readonly now: () => number;
  readonly logger: Logger;
  /** How long a match waits before anybody is told, in minutes. */
  readonly minutes: number;
  /** Whether the person has a socket in the match's room in this process. */
  readonly isInRoom: (matchId: string, personId: string) => boolean;
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
        .catch((error: unknown) => this.#parts.logger.warn({ err: error }, 'nobody could be told by mail just now'))
        .finally(() => (this.#isWorking = false));
    }, every);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  /** One round; returns how many letters went out. */
  async work(): Promise<number> {
    const { store, now, minutes, isInRoom, isElsewhere } = this.#parts;
    let sent = 0;
    for (const waiting of await store.waiting(AT_ONCE)) {
      if (this.#stopped) break;
      const isFresh = waiting.since > now() - minutes * MINUTE;
      if (isInRoom(waiting.matchId, waiting.personId)) await store.note(waiting, now());
      else if (isFresh || (await isElsewhere(waiting.matchId))) continue;
      else if (!(await this.#isNews(waiting))) await store.note(waiting, now());
      else if (await store.note(waiting, now())) {
        const went = await this.#tell(waiting);
        if (went === 'down') break;
        if (went === 'sent') sent++;
      }
    }
    return sent;
  }

  /** Where one click stops the letters. */
  stopLink(personId: string): string {
    return `${this.#parts.mailer.publicUrl}/api/mail/stop?of=${personId}&key=${this.#keyOf(personId).toString('base64url')}`;
  }

  /** Whether the key is that of a link which stops the letters to that person. */
  mayStop(personId: string, key: string): boolean {
    const given = Buffer.from(key, 'base64url');
    const own = this.#keyOf(personId);
    return given.length === own.length && timingSafeEqual(given, own);
  }

  #keyOf(personId: string): Buffer {
    return createHmac('sha256', this.#parts.key).update(personId).digest();
  }

  /** Not where both sit at their clocks, and not when it is their own last command that waits for another of theirs. */
  async #isNews({ matchId, side, clock }: WaitingFor): Promise<boolean> {
    if (clock !== null && clockSettingSchema.parse(JSON.parse(clock)).kind === 'live') return false;
    const entries = (await this.#parts.store.lastEntries(matchId, LOOKED_AT)).map((row) => parseLogRow(row).body);
    const last = entries.find((body) => body.kind === 'command');
    return last === undefined || last.side !== side;
  }

  /** `down`: the server for mail takes nothing from anybody now, so it is tried again in the next round. */
  async #tell(waiting: WaitingFor): Promise<'sent' | 'refused' | 'down'> {
    const { mailer, games, logger, store } = this.#parts;
    const { matchId, email, personId, turn } = waiting;
    const game = games.get(waiting.game)?.rules.title ?? waiting.game;
    const match = `${mailer.publicUrl}/match/${matchId}`;
    try {
      await mailer.send({ to: email, ...yourMoveLetter(game, turn, match, this.stopLink(personId)) });
      return 'sent';
    } catch (error) {
      logger.warn({ err: error, matchId }, 'a letter could not be sent');
      if (isRefusedForGood(error)) return 'refused';
      await store.forget(waiting);
      return 'down';
    }
  }
}

/** What SMTP calls a permanent failure (RFC 5321, 4.2.1) of this letter: another try would end the same. */
function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500
  );
}
