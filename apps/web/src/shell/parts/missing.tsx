/** There is no such match, or it cannot be asked for now. */
import { hasCode } from '@warbeacon/protocol';
import { Link } from 'wouter';
import { text } from '../../text/en.ts';
import type { ApiError } from '../api/http.ts';

export function Missing({ error, onRetry }: { readonly error: ApiError; onRetry(): void }) {
  const gone = hasCode(error, 'unknown-match', 'bad-id');
  const unknown = hasCode(error, 'unknown-game');
  const closed = hasCode(error, 'private-match');
  return (
    <section className="card letter" role="alert" data-testid="missing">
      <h1>
        {gone ? text.join.missing : unknown ? text.join.unknown : closed ? text.join.closed : text.errors.crashedTitle}
      </h1>
      <p>{gone ? text.join.missingBody : error.message}</p>
      <div className="row">
        {!gone && !unknown && !closed && (
          <button type="button" className="button seal" onClick={onRetry}>
            {text.errors.retry}
          </button>
        )}
        <Link className="button" href="/">
          {text.join.toLobby}
        </Link>
      </div>
    </section>
  );
}
