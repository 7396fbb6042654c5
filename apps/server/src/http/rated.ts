/** Which matches may be rated, and who may play them. */
import type { CreateMatch } from '@warbeacon/protocol';
import type { AnyGame } from '../match/game.ts';
import { scenarioOf } from '../match/scenarios.ts';
import type { MatchesTable } from '../storage/tables.ts';
import type { StoredSession } from '../storage/sessions.ts';
import { HttpFault } from './http-fault.ts';

export const needsAccount = (): HttpFault =>
  new HttpFault(403, 'needs-account', 'Rated matches are between two accounts, and you are a guest.');

export const noBots = (): HttpFault =>
  new HttpFault(403, 'no-bots', 'This rated match is not for a bot and a person: whoever made it has not said so.');

const cannotBe = (why: string) => new HttpFault(400, 'cannot-be-rated', `This match cannot be rated: ${why}.`);

/**
 * What the match's row says of ratings. Throws when it is to be rated and cannot be: other options, and another beginning,
 * are not the game whose sides' chances are known.
 */
export function ratingColumns(
  game: AnyGame,
  { rated = false, range, bots = false, opponent, position, watching }: CreateMatch,
  options: Readonly<Record<string, unknown>>,
  session: StoredSession,
): Pick<MatchesTable, 'rated' | 'bots' | 'least_rating' | 'most_rating'> {
  if (!rated) {
    if (range !== undefined || bots)
      throw new HttpFault(400, 'malformed-request', 'A range of ratings, and leave for bots, are for rated matches.');
    return { rated: 0, bots: 0, least_rating: null, most_rating: null };
  }
  if (opponent === 'computer') throw cannotBe('the computer has no rating');
  if (opponent === 'same-screen') throw cannotBe('one person has both seats');
  if (position !== undefined) throw cannotBe('it does not begin where the game begins');
  if (watching?.policy === 'private') throw cannotBe('ratings would tell everybody how a private one ended');
  if (scenarioOf(game, options) === undefined) throw cannotBe('its options are not the usual ones');
  if (!session.hasAccount) throw needsAccount();
  return { rated: 1, bots: bots ? 1 : 0, least_rating: range?.least ?? null, most_rating: range?.most ?? null };
}
