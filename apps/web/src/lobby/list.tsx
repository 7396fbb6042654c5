/** A list of matches: what it says while it is empty, and how there is more of it. */
import { count, text } from '../text/en.ts';
import type { MatchList } from './use-matches.ts';

interface ListProps {
  readonly list: MatchList;
  readonly empty: string;
  row(match: NonNullable<MatchList['matches']>[number]): React.ReactNode;
}

export function List({ list, empty, row }: ListProps) {
  if (list.matches === null) {
    return list.error ? (
      <Trouble message={list.error.message} onRetry={() => list.reload()} />
    ) : (
      <p className="empty">{text.lobby.loading}</p>
    );
  }
  return (
    <>
      {list.error && <Trouble message={list.error.message} onRetry={() => list.reload()} />}
      {list.matches.length === 0 ? (
        <p className="empty">{empty}</p>
      ) : (
        <ul className="match-list" aria-label={count(list.matches.length, 'match', 'matches')}>
          {list.matches.map(row)}
        </ul>
      )}
      {list.more && (
        <button type="button" className="button wide show-more" data-testid="show-more" onClick={() => list.showMore()}>
          {text.lobby.showMore}
        </button>
      )}
    </>
  );
}

/** What could not be fetched, and a button to try again. */
export function Trouble({ message, onRetry }: { readonly message: string; onRetry(): void }) {
  return (
    <div className="notice" role="status">
      <p>{message}</p>
      <button type="button" className="button small" onClick={onRetry}>
        {text.errors.retry}
      </button>
    </div>
  );
}
