/** What the rooms and the HTTP API work with. */
import type { Passkeys } from './accounts/passkeys.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Addresses } from './budget/addresses.ts';
import type { Config } from './config.ts';
import type { EventDesk } from './events/desk.ts';
import type { Logger } from './logger.ts';
import type { ComputerMatches } from './match/computer-matches.ts';
import type { Games } from './match/game.ts';
import type { LiveMatches } from './match/live-matches.ts';
import type { QuickMatch } from './match/quick-match.ts';
import type { RandomBytes } from './match/new-match.ts';
import type { Mail } from './mail/mail.ts';
import type { Calls } from './moderation/calls.ts';
import type { Moderation } from './moderation/moderation.ts';
import type { Push } from './push/push.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Readiness } from './ops/readiness.ts';
import type { Galleries } from './rooms/gallery.ts';
import type { Makers } from './sessions/makers.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { AccountStore } from './storage/accounts.ts';
import type { ChallengeStore } from './storage/challenges.ts';
import type { Db } from './storage/database.ts';
import type { LobbyChanges } from './storage/lobby-changes.ts';
import type { LobbyStore } from './storage/lobby.ts';
import type { MatchStore } from './storage/matches.ts';
import type { PictureStore } from './storage/pictures.ts';
import type { ProfileStore } from './storage/profiles.ts';
import type { RatingStore } from './storage/ratings.ts';
import type { RematchStore } from './storage/rematches.ts';
import type { RecordStore } from './storage/records.ts';
import type { TalkStore } from './storage/talk.ts';
import type { WaitingMatches } from './storage/waiting-matches.ts';

export interface Services {
  readonly config: Config;
  readonly logger: Logger;
  readonly games: Games;
  readonly matches: MatchStore;
  readonly lobby: LobbyStore;
  readonly lobbyChanges: LobbyChanges;
  readonly quickMatch: QuickMatch;
  readonly waiting: WaitingMatches;
  readonly records: RecordStore;
  readonly rematches: RematchStore;
  readonly challenges: ChallengeStore;
  /** Whether somebody has a page of this process open. */
  readonly isHere: (personId: string) => boolean;
  readonly talk: TalkStore;
  readonly galleries: Galleries;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly accountStore: AccountStore;
  readonly profiles: ProfileStore;
  readonly pictures: PictureStore;
  readonly moderation: Moderation;
  readonly calls: Calls;
  readonly events: EventDesk;
  readonly ratings: RatingStore;
  /** `undefined` where no mail is sent. */
  readonly mail: Mail | undefined;
  /** `undefined` where no messages go to browsers. */
  readonly push: Push | undefined;
  /** `undefined` where browsers would ask no key. */
  readonly passkeys: Passkeys | undefined;
  readonly db: Db;
  readonly makers: Makers;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly live: LiveMatches;
  readonly addresses: Addresses;
  readonly computerMatches: ComputerMatches;
  readonly randomBytes: RandomBytes;
  /** With which network addresses are made unreadable before they are kept. */
  readonly addressKey: Buffer;
  readonly now: () => number;
}
