/** Tells by mail who plays in a match in which nobody moves that it will be closed. */
import type { Logger } from '../logger.ts';
import type { Warning } from '../match/deadlines.ts';
import type { Games } from '../match/game.ts';
import type { DeadlineStore, LeftMatch } from '../storage/deadlines.ts';
import { leftMatchLetter } from './letters.ts';
import type { Mailer } from './mailer.ts';
import { isRefusedForGood, type YourMoveLetters } from './your-move.ts';

interface Parts {
  readonly store: DeadlineStore;
  readonly mailer: Mailer;
  readonly letters: YourMoveLetters;
  readonly games: Games;
  readonly logger: Logger;
}

export function reminders({ store, mailer, letters, games, logger }: Parts) {
  return async (left: LeftMatch, days: number): Promise<Warning> => {
    const game = games.get(left.game)?.rules.title ?? left.game;
    const match = `${mailer.publicUrl}/match/${left.matchId}`;
    for (const { personId, email } of await store.toRemind(left.matchId)) {
      try {
        await mailer.send({ to: email, ...leftMatchLetter(game, days, match, letters.stopLink(personId)) });
      } catch (error) {
        logger.warn({ err: error, matchId: left.matchId }, 'a letter could not be sent');
        if (!isRefusedForGood(error)) return 'down';
      }
    }
    return 'told';
  };
}
