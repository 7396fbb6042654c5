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
import { MailLinkStore } from '../storage/mail-links.ts';
import { NoticeStore } from '../storage/notices.ts';
import { MailLinks } from './links.ts';
import { Mailer } from './mailer.ts';
import { Notices, type NoticesParts } from './notices.ts';

export interface Mail {
  readonly links: MailLinks;
  readonly notices: Notices;
  /** Returns when what was begun is sent, or cannot be. */
  stop(): Promise<void>;
}

export interface MailParts extends Pick<NoticesParts, 'isInRoom' | 'isElsewhere'> {
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
  const { config, db, games, accounts, passwords, sessions, random, now, logger, isInRoom, isElsewhere } = parts;
  const mailer = Mailer.of(config);
  if (mailer === undefined) return undefined;
  const store = new MailLinkStore(db);
  const links = new MailLinks({ mailer, store, accounts, passwords, sessions, random, now, logger });
  const notices = new Notices({
    store: new NoticeStore(db),
    mailer,
    games,
    key: await sharedKey(db, 'mail'),
    now,
    logger,
    minutes: config.NOTICE_MINUTES,
    isInRoom,
    isElsewhere,
  });
  return {
    links,
    notices,
    async stop() {
      await notices.stop();
      await links.settled();
      mailer.close();
    },
  };
}
