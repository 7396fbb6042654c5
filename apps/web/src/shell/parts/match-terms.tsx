/** What two players agree on beside the game's own options, as the lists and the table show it: the clock, and ratings. */
import type { MatchSummary } from '@warbeacon/protocol';
import { AgreedClock } from './agreed-clock.tsx';
import { AgreedWatching } from './agreed-watching.tsx';
import { bots } from '../../text/bots.ts';
import { diceText } from '../../text/dice.ts';
import { ratings } from '../../text/ratings.ts';

interface Props {
  readonly match: MatchSummary;
  /** Whoever is about to take the seat should know what being rated means. */
  readonly inFull?: boolean;
  /** Sentences besides; empty ones are none. */
  readonly notes?: readonly string[];
}

export function MatchTerms({ match, inFull = false, notes = [] }: Props) {
  const { status, clock, rated, range, seats, strict, watching } = match;
  const players = ratings.players(seats);
  const programs = seats.flatMap(({ bot, name }) => (bot === true && name !== null ? name : []));
  return (
    <>
      {status === 'open' && clock && <AgreedClock clock={clock} />}
      {strict && (
        <p className="match-agreed soft" data-testid="match-strict">
          {diceText.agreed}
        </p>
      )}
      {watching.policy !== 'open' && <AgreedWatching watching={watching} />}
      {programs.length > 0 && (
        <p className="match-agreed soft" data-testid="match-bots">
          {bots.areBots(programs)}
        </p>
      )}
      {(rated || players !== '') && (
        <p className="match-agreed soft" data-testid="match-ratings">
          {rated && <b data-testid="match-rated">{ratings.rated}</b>}
          {rated && range && `, ${ratings.range(range)}`}
          {rated && '. '}
          {rated && inFull && `${ratings.ratedNote} `}
          {players}
        </p>
      )}
      {notes.filter(Boolean).map((note) => (
        <p key={note} className="match-agreed soft">
          {note}
        </p>
      ))}
    </>
  );
}
