/** Tells an entrant by mail, or by a message to their browser, that they are challenged, or that the time for their match ends. */
import type { Logger } from '../logger.ts';
import { gameEndsLetter, ladderChallengeLetter, roundEndsLetter } from '../mail/letters.ts';
import { isRefusedForGood } from '../mail/your-move.ts';
import type { Mail } from '../mail/mail.ts';
import type { Push } from '../push/push.ts';
import type { AccountStore } from '../storage/accounts.ts';
import type { Reminder, RemindEntrants } from './reminders.ts';

interface Parts {
  readonly accounts: Pick<AccountStore, 'byPerson'>;
  readonly mail: Mail | undefined;
  readonly push: Push | undefined;
  readonly logger: Logger;
}

const letterOf = ({ of, what }: Pick<Reminder, 'of' | 'what'>) => {
  if (what === 'challenged' || what === 'answer') return ladderChallengeLetter;
  return of === 'round' ? roundEndsLetter : gameEndsLetter;
};

/**
 * To those who want letters, one goes; to their browsers word goes that the match waits, as it does when it is their move, or that the
 * event does, where there is no match yet.
 */
export function tellEntrants({ accounts, mail, push, logger }: Parts): RemindEntrants {
  return async (personId, reminder) => {
    const { eventId, title, match, deadline } = reminder;
    if (match !== null) await push?.tell(match, personId);
    else await push?.tellOfEvent(eventId, personId);
    if (mail === undefined) return 'told';
    const account = await accounts.byPerson(personId);
    if (account?.notices !== true || !account.confirmed) return 'told';
    try {
      await mail.send(account.email, (publicUrl) =>
        letterOf(reminder)(title, deadline, `${publicUrl}/events/${eventId}`, mail.letters.stopLink(personId)),
      );
      return 'told';
    } catch (error) {
      logger.warn({ err: error, eventId }, 'a letter could not be sent');
      return isRefusedForGood(error) ? 'told' : 'down';
    }
  };
}
