/** All that has to do with messages to people's browsers, where the operator has said under which address they come here. */
import { createHash } from 'node:crypto';
import type { PushMessage } from '@warbeacon/protocol';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { Notices, type NoticesParts, type Told } from '../notices/notices.ts';
import { sharedKey } from '../storage/chores.ts';
import type { Db } from '../storage/database.ts';
import { NoticeStore } from '../storage/notices.ts';
import { PushStore } from '../storage/push.ts';
import { PushHosts } from './push-hosts.ts';
import { PushService } from './push-service.ts';
import { readVapidKeys, vapidKeysFrom } from './vapid.ts';

const MINUTE = 60_000;
/** For how long a service that is away is asked again for one message: whoever names one that is never there must not hold others up. */
const TRIED_FOR = 60 * MINUTE;
/** Letters of the name by which a service knows that one message takes the place of another. */
const TOPIC = 32;

export interface Push {
  /** By which browsers know this server. */
  readonly key: string;
  readonly hosts: PushHosts;
  readonly store: PushStore;
  readonly notices: Notices;
  /** Tells somebody on all their devices that a match waits for them. */
  tell(matchId: string, personId: string): Promise<Told>;
  /** The same of an event in which no match is made yet. */
  tellOfEvent(eventId: string, personId: string): Promise<Told>;
}

export interface PushParts extends Pick<NoticesParts, 'isInRoom' | 'isHere' | 'isElsewhere'> {
  readonly config: Config;
  readonly db: Db;
  readonly now: () => number;
  readonly logger: Logger;
}

export async function openPush(parts: PushParts): Promise<Push | undefined> {
  const { config, db, now, logger, isInRoom, isHere, isElsewhere } = parts;
  const hosts = new PushHosts(config.PUSH_HOSTS);
  const contact = contactOf(config);
  if (contact === undefined || hosts.isNone) return undefined;
  const keys =
    config.VAPID_PRIVATE_KEY === undefined
      ? vapidKeysFrom(await sharedKey(db, 'push'))
      : readVapidKeys(config.VAPID_PRIVATE_KEY);
  const store = new PushStore(db);
  const service = new PushService({ hosts, keys, contact });
  const lateOr = (told: Told, since: number): Told =>
    told === 'unreached' && since < now() - config.NOTICE_MINUTES * MINUTE - TRIED_FOR ? 'refused' : told;
  const notices = new Notices({
    store: new NoticeStore(db, 'push_notices'),
    tell: async ({ matchId, personId, since }) =>
      lateOr(await tell(store, service, { match: matchId }, personId), since),
    tellOfChallenge: async ({ matchId, personId, madeAt }) =>
      lateOr(await tell(store, service, { offer: matchId }, personId), madeAt),
    now,
    logger,
    minutes: config.NOTICE_MINUTES,
    isInRoom,
    isHere,
    isElsewhere,
  });
  return {
    key: keys.publicKey,
    hosts,
    store,
    notices,
    tell: async (matchId, personId) => await tell(store, service, { match: matchId }, personId),
    tellOfEvent: async (eventId, personId) => await tell(store, service, { event: eventId }, personId),
  };
}

/** Whom a push service may write to. Browsers give their address to pages with TLS only, and to those of their own machine. */
function contactOf({ PUBLIC_URL, MAIL_FROM }: Config): string | undefined {
  if (PUBLIC_URL === undefined) return undefined;
  const address = MAIL_FROM === undefined ? undefined : /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0];
  if (address !== undefined) return `mailto:${address}`;
  const { protocol, origin } = new URL(PUBLIC_URL);
  return protocol === 'https:' ? origin : undefined;
}

/** On every device of theirs. They are told when one of them was; a service that is away is asked again when none was. */
async function tell(store: PushStore, service: PushService, message: PushMessage, personId: string): Promise<Told> {
  const about = 'match' in message ? message.match : 'offer' in message ? message.offer : message.event;
  const topic = createHash('sha256').update(about).digest('base64url').slice(0, TOPIC);
  const results = await Promise.all(
    (await store.of(personId)).map(async (address) => {
      const handed = await service.hand(address, JSON.stringify(message), topic);
      if (handed === 'taken') await store.taken(address);
      else if (handed === 'gone') await store.remove(address.device, address.endpoint);
      else if (handed === 'refused') await store.failed(address);
      return handed;
    }),
  );
  if (results.includes('taken')) return 'sent';
  return results.includes('unreached') ? 'unreached' : 'refused';
}
