/** There is no such event, or it cannot be asked for now. */
import { Link } from 'wouter';
import type { ApiError } from '../shell/api/http.ts';
import { text } from '../text/en.ts';
import { events as words } from '../text/events.ts';

export function NoEvent({ error, onRetry }: { readonly error: ApiError | null; onRetry(): void }) {
  if (error === null) return <p className="empty">{words.loading}</p>;
  const gone = error.status === 404 || error.status === 400;
  return (
    <section className="card letter" role="alert" data-testid="no-event">
      <h1>{gone ? words.missing : text.errors.crashedTitle}</h1>
      <p>{gone ? words.missingBody : error.message}</p>
      <div className="row">
        {!gone && (
          <button type="button" className="button seal" onClick={onRetry}>
            {text.errors.retry}
          </button>
        )}
        <Link className="button" href="/events">
          {words.toList}
        </Link>
      </div>
    </section>
  );
}
