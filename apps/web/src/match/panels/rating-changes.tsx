/** What a rated match has changed, told to both when it is over. */
import './rating-changes.css';
import type { MatchSummary } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { ratings } from '../../text/ratings.ts';

/** Milliseconds after which no change comes any more: the match does not count. */
const RECKONED_BY = 10_000;

export function RatingChanges({ match }: { readonly match: MatchSummary }) {
  const reckoned = match.seats.some(({ ratingChange }) => ratingChange !== undefined);
  const [late, setLate] = useState(() => Date.now() - match.updatedAt > RECKONED_BY);
  useEffect(() => {
    if (reckoned || late) return;
    const timer = setTimeout(() => setLate(true), RECKONED_BY);
    return () => clearTimeout(timer);
  }, [reckoned, late]);
  if (!match.rated) return null;
  if (!reckoned)
    return (
      <p className="soft" role="status" data-testid="rating-changes">
        {late ? ratings.uncounted : ratings.reckoning}
      </p>
    );
  return (
    <div role="status" data-testid="rating-changes">
      <dl className="rating-changes" aria-label={ratings.changes}>
        {match.seats.map(({ side, name, rating, ratingChange }) => (
          <div key={side}>
            <dt>{name}</dt>
            {rating && ratingChange !== undefined && (
              <dd>
                <span className="soft">{ratings.change(rating, ratingChange)}</span>{' '}
                <b className={ratingChange < 0 ? 'lost' : 'won'}>{ratings.signed(ratingChange)}</b>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
