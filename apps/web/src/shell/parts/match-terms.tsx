/** What two players agree on beside the game's own options, as the lists and the table show it: the clock, and ratings. */
import type { MatchSummary } from '@warbeacon/protocol';
import { AgreedClock } from './agreed-clock.tsx';
import { ratings } from '../../text/ratings.ts';

interface Props {
  readonly match: MatchSummary;
  /** Whoever is about to take the seat should know what being rated means. */
  readonly inFull?: boolean;
}

export function MatchTerms({ match, inFull = false }: Props) {
  const { status, clock, rated, range, seats } = match;
  const players = ratings.players(seats);
  return (
    <>
      {status === 'open' && clock && <AgreedClock clock={clock} />}
      {(rated || players !== '') && (
        <p className="match-agreed soft" data-testid="match-ratings">
          {rated && <b data-testid="match-rated">{ratings.rated}</b>}
          {rated && range && `, ${ratings.range(range)}`}
          {rated && '. '}
          {rated && inFull && `${ratings.ratedNote} `}
          {players}
        </p>
      )}
    </>
  );
}
