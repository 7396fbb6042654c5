/** All that has to do with mail, where the operator has said by which server it goes. */
import type { Passwords } from '../accounts/passwords.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Games } from '../match/game.ts';
import type { RandomBytes } from '../match/new-match.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { AccountStore } from '../storage/accounts.ts';
import { sharedKey } from '../storage/chores.ts';
import type { Db } from '../storage/database.ts';
import { DeadlineStore } from '../storage/deadlines.ts';
import { Notices, type NoticesParts } from '../notices/notices.ts';
import { MailLinkStore } from '../storage/mail-links.ts';
import { NoticeStore } from '../storage/notices.ts';
import { MailLinks } from './links.ts';
import { type Letter, Mailer } from './mailer.ts';
import { reminders } from './reminders.ts';
import { YourMoveLetters } from './your-move.ts';

export interface Mail {
  readonly links: MailLinks;
  readonly notices: Notices;
  /** Tells the players of a match in which nobody moves. */
  readonly remind: ReturnType<typeof reminders>;
  readonly letters: YourMoveLetters;
  /** A letter whose links lead to this server. Returns when it is taken; throws when it is not. */
  send(to: string, write: (publicUrl: string) => Omit<Letter, 'to'>): Promise<void>;
  /** Returns when what was begun is sent, or cannot be. */
  stop(): Promise<void>;
}

export interface MailParts extends Pick<NoticesParts, 'isInRoom' | 'isHere' | 'isElsewhere'> {
  readonly config: Config;
  readonly db: Db;
  readonly games: Games;
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly random: RandomBytes;
  readonly now: () => number;
  readonly logger: Logger;
}

export async function openMail(parts: MailParts): Promise<Mail | undefined> {
  const { config, db, games, accounts, passwords, sessions, random, now, logger, isInRoom, isHere, isElsewhere } =
    parts;
  const mailer = Mailer.of(config);
  if (mailer === undefined) return undefined;
  const store = new MailLinkStore(db);
  const links = new MailLinks({ mailer, store, accounts, passwords, sessions, random, now, logger });
  const letters = new YourMoveLetters({ mailer, games, accounts, key: await sharedKey(db, 'mail'), logger });
  const notices = new Notices({
    store: new NoticeStore(db, 'notices'),
    tell: async (waiting) => await letters.tell(waiting),
    tellOfChallenge: async (challenged) => await letters.tellOfChallenge(challenged),
    now,
    logger,
    minutes: config.NOTICE_MINUTES,
    isInRoom,
    isHere,
    isElsewhere,
  });
  return {
    links,
    notices,
    remind: reminders({ store: new DeadlineStore(db), mailer, letters, games, logger }),
    letters,
    send: async (to, write) => await mailer.send({ to, ...write(mailer.publicUrl) }),
    async stop() {
      await notices.stop();
      await links.settled();
      mailer.close();
    },
  };
}
