/** Word by mail that a match waits, and the links in it that stop such letters. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Logger } from '../logger.ts';
import type { Games } from '../match/game.ts';
import type { Told } from '../notices/notices.ts';
import type { AccountStore } from '../storage/accounts.ts';
import type { ChallengedFor, WaitingFor } from '../storage/notices.ts';
import { challengeLetter, yourMoveLetter } from './letters.ts';
import type { Letter, Mailer } from './mailer.ts';

export interface YourMoveParts {
  readonly mailer: Mailer;
  readonly games: Games;
  readonly accounts: AccountStore;
  /** With which the links are made that stop the letters. */
  readonly key: Buffer;
  readonly logger: Logger;
}

export class YourMoveLetters {
  readonly #parts: YourMoveParts;

  constructor(parts: YourMoveParts) {
    this.#parts = parts;
  }

  /** `down`: the server for mail takes nothing from anybody now. */
  async tell({ turn, ...waiting }: WaitingFor): Promise<Told> {
    return await this.#send(waiting, (game, stop) =>
      yourMoveLetter(game, turn, `${this.#parts.mailer.publicUrl}/match/${waiting.matchId}`, stop),
    );
  }

  /** The same of a challenge. */
  async tellOfChallenge(challenged: ChallengedFor): Promise<Told> {
    return await this.#send(challenged, (game, stop) =>
      challengeLetter(game, `${this.#parts.mailer.publicUrl}/join/${challenged.matchId}`, stop),
    );
  }

  async #send(
    { matchId, personId, game }: Pick<WaitingFor, 'matchId' | 'personId' | 'game'>,
    letterOf: (game: string, stop: string) => Omit<Letter, 'to'>,
  ): Promise<Told> {
    const { mailer, games, accounts, logger } = this.#parts;
    const account = await accounts.byPerson(personId);
    if (account === undefined) return 'refused';
    const letter = letterOf(games.get(game)?.rules.title ?? game, this.stopLink(personId));
    try {
      await mailer.send({ to: account.email, ...letter });
      return 'sent';
    } catch (error) {
      logger.warn({ err: error, matchId }, 'a letter could not be sent');
      return isRefusedForGood(error) ? 'refused' : 'down';
    }
  }

  /** Whether the key is that of a link which stops the letters to that person. */
  mayStop(personId: string, key: string): boolean {
    const given = Buffer.from(key, 'base64url');
    const own = this.#keyOf(personId);
    return given.length === own.length && timingSafeEqual(given, own);
  }

  /** Where one click stops the letters. */
  stopLink(personId: string): string {
    return `${this.#parts.mailer.publicUrl}/api/mail/stop?of=${personId}&key=${this.#keyOf(personId).toString('base64url')}`;
  }

  #keyOf(personId: string): Buffer {
    return createHmac('sha256', this.#parts.key).update(personId).digest();
  }
}

/** What SMTP calls a permanent failure (RFC 5321, 4.2.1) of this letter: another try would end the same. */
export function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500
  );
}
