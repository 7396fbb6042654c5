/** How many matches may wait for an opponent at once. */
import { createHmac } from 'node:crypto';
import type { Services } from '../services.ts';
import { HttpFault } from './http-fault.ts';

type Parts = Pick<Services, 'config' | 'waiting' | 'addressKey' | 'now'>;

/** Hexadecimal digits that are kept of an address: enough to tell two apart. */
const MARK_LENGTH = 32;

/** What is kept of a network address: it tells whether two are the same, and nothing else. */
export const markOf = (addressKey: Buffer, address: string): string =>
  createHmac('sha256', addressKey).update(address).digest('hex').slice(0, MARK_LENGTH);

/** Notes that a match is going to wait; throws when the session, or all from that address, have enough that do. */
export function makeRoomToWait({ config, waiting, addressKey, now }: Parts) {
  return async (
    matchId: string,
    sessionId: string,
    visibility: 'listed' | 'private',
    address: string,
  ): Promise<void> => {
    const listed = visibility === 'listed';
    const atMost = listed
      ? { ofSession: config.LIMIT_OPEN_MATCHES_PER_SESSION, ofAddress: config.LIMIT_OPEN_MATCHES_PER_ADDRESS }
      : { ofSession: config.LIMIT_INVITATIONS_PER_SESSION, ofAddress: config.LIMIT_INVITATIONS_PER_ADDRESS };
    const mark = markOf(addressKey, address);
    const match = { match_id: matchId, session_id: sessionId, visibility, address: mark, made_at: now() };
    switch (await waiting.add(match, atMost)) {
      case 'added':
        return;
      case 'session-full':
        throw new HttpFault(
          409,
          'too-many-open-matches',
          `${atMost.ofSession} ${listed ? 'listed matches' : 'invitations'} of yours wait for an opponent already. Withdraw one of them, or wait until somebody comes.`,
        );
      case 'address-full':
        throw new HttpFault(
          409,
          'too-many-open-matches-here',
          `${atMost.ofAddress} ${listed ? 'listed matches' : 'invitations'} from your network wait for an opponent already. Join one of them, or wait until somebody comes.`,
        );
    }
  };
}
