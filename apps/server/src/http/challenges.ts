/** Whom one challenges, and why not. */
import type { Challenged } from '@warbeacon/protocol';
import type { Services } from '../services.ts';
import { type NewChallenge, type Unwanted, UnwantedError } from '../storage/challenges.ts';
import type { NewMatchRows } from '../storage/matches.ts';
import type { StoredSession } from '../storage/sessions.ts';
import { HttpFault } from './http-fault.ts';

const MINUTE = 60_000;
/** How long a challenge waits for its answer; who has no account may be gone with the page. */
const WAITS = 3 * 24 * 60 * MINUTE;
const WAITS_FOR_GUEST = 15 * MINUTE;
/** After a no, before the same one may ask again. */
const REST = 10 * MINUTE;

type Parts = Pick<Services, 'accounts' | 'config' | 'isHere' | 'matches' | 'moderation' | 'now' | 'sessions'>;

export interface Whom {
  readonly personId: string;
  readonly guest: boolean;
}

/** Finds out who is challenged. Throws when nobody is there who could be. */
export async function whomOf(
  { accounts, isHere, matches, moderation, sessions }: Parts,
  challenged: Challenged,
  { id: own }: StoredSession,
): Promise<Whom> {
  const whom =
    'account' in challenged ? await byName(accounts, challenged.account) : await byMatch(matches, challenged, own);
  if (whom.personId === own) throw new HttpFault(400, 'malformed-request', 'Nobody challenges themselves.');
  if (!(await sessions.isThere(whom.personId)))
    throw new HttpFault(410, 'opponent-gone', 'Whom you would challenge has left for good.');
  if (whom.guest && !isHere(whom.personId))
    throw new HttpFault(409, 'not-here', 'Who has no account can be challenged while they are here, and they are not.');
  // Whoever is kept from playing can accept nothing; that they are is not for everybody to know.
  if ((await moderation.bars(whom.personId, 'play')) !== undefined) throw unwanted('not-wanted');
  return whom;
}

async function byName(accounts: Parts['accounts'], name: string): Promise<Whom> {
  const account = await accounts.named(name);
  if (account === undefined)
    throw new HttpFault(404, 'unknown-person', 'There is nobody with an account of that name.');
  return { personId: account.personId, guest: false };
}

/** Whoever has played with somebody may challenge them again. */
async function byMatch(
  matches: Parts['matches'],
  { opponentOf }: { readonly opponentOf: string },
  own: string,
): Promise<Whom> {
  const match = await matches.get(opponentOf);
  const seats = match?.seats ?? [];
  const seat = seats.find(({ sessionId }) => sessionId !== null && sessionId !== own);
  const personId = seat?.sessionId ?? null;
  if (seat === undefined || personId === null || !seats.some(({ sessionId }) => sessionId === own))
    throw new HttpFault(404, 'unknown-person', 'You have no opponent in a match of that id.');
  return { personId, guest: !seat.account };
}

/** Makes the match for the one who is challenged. Throws when that one is not to be. */
export async function makeChallenge(
  { config, matches, now }: Parts,
  rows: NewMatchRows,
  { personId: to, guest }: Whom,
  by: StoredSession,
): Promise<void> {
  const at = now();
  const waits = guest || !by.hasAccount ? WAITS_FOR_GUEST : WAITS;
  const challenge: NewChallenge = { by: by.id, to, game: rows[0].game, at, expiresAt: at + waits };
  const atMost = {
    sent: config.LIMIT_CHALLENGES_PER_SESSION,
    received: config.LIMIT_CHALLENGES_TO_ONE,
    rest: REST,
  };
  try {
    await matches.addForOne(rows, challenge, atMost);
  } catch (error) {
    if (error instanceof UnwantedError) throw unwanted(error.why);
    throw error;
  }
}

function unwanted(why: Unwanted): HttpFault {
  switch (why) {
    case 'not-wanted':
      // The same for a block, a wish and a ban: who has said what concerns nobody else.
      return new HttpFault(403, 'no-challenges', 'They take no challenges from you at present.');
    case 'challenged-already':
      return new HttpFault(409, 'challenged-already', 'A challenge of yours waits for their answer already.');
    case 'too-many-sent':
      return new HttpFault(409, 'too-many-challenges', 'Enough challenges of yours wait for an answer. Withdraw one.');
    case 'too-many-received':
      return new HttpFault(409, 'too-many-challenges', 'Too many challenges wait for their answer. Try again later.');
    case 'too-soon':
      return new HttpFault(409, 'challenge-too-soon', 'They have declined a challenge of yours a short while ago.');
  }
}
