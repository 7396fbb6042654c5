/** Which matches may be rated, and who may play them. */
import type { CreateMatch } from '@warbeacon/protocol';
import type { AnyGame } from '../match/game.ts';
import type { MatchesTable } from '../storage/tables.ts';
import type { StoredSession } from '../storage/sessions.ts';
import { HttpFault } from './http-fault.ts';

export const needsAccount = (): HttpFault =>
  new HttpFault(403, 'needs-account', 'Rated matches are between two accounts, and you are a guest.');

const cannotBe = (why: string) => new HttpFault(400, 'cannot-be-rated', `This match cannot be rated: ${why}.`);

/** The options that are meant where none are said. */
export const usualOptions = ({ optionsSchema }: AnyGame): string => JSON.stringify(optionsSchema.parse({}));

/**
 * What the match's row says of ratings. Throws when it is to be rated and cannot be: other options, and another beginning,
 * are not the game whose sides' chances are known.
 */
export function ratingColumns(
  game: AnyGame,
  { rated = false, range, opponent, position }: CreateMatch,
  options: Readonly<Record<string, unknown>>,
  session: StoredSession,
): Pick<MatchesTable, 'rated' | 'least_rating' | 'most_rating'> {
  if (!rated) {
    if (range !== undefined) throw new HttpFault(400, 'malformed-request', 'A range of ratings is for rated matches.');
    return { rated: 0, least_rating: null, most_rating: null };
  }
  if (opponent === 'computer') throw cannotBe('the computer has no rating');
  if (position !== undefined) throw cannotBe('it does not begin where the game begins');
  if (JSON.stringify(options) !== usualOptions(game)) throw cannotBe('its options are not the usual ones');
  if (!session.hasAccount) throw needsAccount();
  return { rated: 1, least_rating: range?.least ?? null, most_rating: range?.most ?? null };
}
