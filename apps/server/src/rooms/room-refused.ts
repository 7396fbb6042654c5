/** Why the room of a match is not to be had: a status for HTTP, a code and a sentence. */
import type { ServerCode } from '@warbeacon/protocol';
import type { Logger } from '../logger.ts';
import { HostedElsewhereError } from '../match/live-matches.ts';
import { OtherRulesError } from '../match/load-match.ts';
import { onceEach } from '../once-each.ts';
import type { MatchStore } from '../storage/matches.ts';
import { isUnavailable } from '../storage/unavailable.ts';

interface Reason {
  readonly status: number;
  readonly code: ServerCode;
  readonly message: string;
}

export const DATABASE_UNAVAILABLE: Reason = {
  status: 503,
  code: 'database-unavailable',
  message: 'The server cannot reach its database just now. Please try again in a moment.',
};
const MATCH_DAMAGED: Reason = {
  status: 409,
  code: 'match-damaged',
  message: 'This match cannot be set up again from its record. It is kept as it is, and the operator has been told.',
};
export const PRIVATE_MATCH: Reason = {
  status: 403,
  code: 'private-match',
  message: 'This match is private: nobody but its two players sees anything of it.',
};
const UNKNOWN_MATCH: Reason = { status: 404, code: 'unknown-match', message: 'There is no such match.' };

export class RoomRefused extends Error {
  override readonly name = 'RoomRefused';
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason.message);
    this.reason = reason;
  }
}

const firstTime = onceEach();

/** What `load` gives; throws a `RoomRefused` when it fails, but for a match that another process has. */
export async function hostOrRefusal<H>(
  { logger, matches }: { readonly logger: Logger; readonly matches: Pick<MatchStore, 'get'> },
  matchId: string,
  load: () => Promise<H>,
): Promise<H> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof HostedElsewhereError) throw error;
    if (error instanceof OtherRulesError) {
      if (firstTime(matchId)) logger.warn({ matchId }, error.message);
      throw new RoomRefused({ status: 409, code: 'other-rules', message: error.sentence });
    }
    const reason = isUnavailable(error)
      ? DATABASE_UNAVAILABLE
      : (await isThere(matches, matchId))
        ? MATCH_DAMAGED
        : UNKNOWN_MATCH;
    if (reason === MATCH_DAMAGED && firstTime(matchId)) {
      logger.fatal({ err: error, matchId }, 'a match cannot be rebuilt from its log');
    }
    throw new RoomRefused(reason);
  }
}

async function isThere(matches: Pick<MatchStore, 'get'>, matchId: string): Promise<boolean> {
  try {
    return (await matches.get(matchId)) !== undefined;
  } catch {
    // Its row cannot be read, so there is one.
    return true;
  }
}
