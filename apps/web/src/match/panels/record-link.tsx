/** The match as a file that anybody can check; before its end, what the server has bound itself to. */
import { useState } from 'react';
import { Link } from 'wouter';
import { fetchRecord } from '../../shell/api/record.ts';
import { text } from '../../text/en.ts';
import { opened } from '../../text/opened.ts';
import { useMatch } from '../line/context.ts';

export function RecordLink() {
  const { matchId, over, own } = useMatch((state) => ({
    matchId: state.matchId,
    over: (state.view?.outcome ?? null) !== null,
    // What others get later, or never, is given to who shows whose seat it is; a link cannot show that.
    own: state.side !== null && (state.summary?.watching.policy ?? 'open') !== 'open',
  }));
  const [failed, setFailed] = useState(false);
  const address = `/api/matches/${matchId}/log`;
  const name = `warbeacon-${matchId}.json`;
  return (
    <>
      {over && (
        <Link className="button" href={`/verify?match=${matchId}`} data-testid="verify-match">
          {opened.record.verify}
        </Link>
      )}
      <a
        className="button"
        href={address}
        download={name}
        data-testid="record"
        onClick={(event) => {
          if (!own) return;
          event.preventDefault();
          save(matchId, name).then(
            () => setFailed(false),
            () => setFailed(true),
          );
        }}
      >
        {over ? opened.record.whole : opened.record.opening}
      </a>
      {failed && (
        <p className="error" role="alert">
          {text.errors.offline}
        </p>
      )}
    </>
  );
}

/** Fetches it as whoever plays in this browser, and has the browser keep it. Throws when it cannot be had. */
async function save(matchId: string, name: string): Promise<void> {
  const answer = await fetchRecord(matchId);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
