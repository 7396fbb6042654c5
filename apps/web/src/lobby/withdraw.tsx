/** Takes back a match of one's own that nobody has joined. */
import type { MatchSummary } from '@warbeacon/protocol';
import { useState } from 'react';
import { asApiError, withdrawMatch } from '../shell/api/http.ts';
import { text } from '../text/en.ts';

interface Props {
  readonly match: MatchSummary;
  onDone(): void;
}

export function Withdraw({ match, onDone }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const withdraw = async () => {
    setBusy(true);
    setError(null);
    try {
      await withdrawMatch(match.matchId);
    } catch (cause) {
      setError(asApiError(cause).message);
    }
    setBusy(false);
    onDone();
  };
  return (
    <>
      <button
        type="button"
        className="button quiet small"
        data-testid="withdraw"
        disabled={busy}
        onClick={() => void withdraw()}
      >
        {text.lobby.withdraw}
      </button>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
