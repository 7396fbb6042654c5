/** Against the computer once more, by the same options and with the sides swapped. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { asApiError, createMatch } from '../../shell/api/http.ts';
import { play } from '../../text/play.ts';
import { useMatch } from '../line/context.ts';

export function Rematch() {
  const { summary, side } = useMatch((state) => ({ summary: state.summary, side: state.side }));
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const computers = summary?.seats.find((seat) => seat.computer)?.side;
  // One that began from a written position has it in its record alone.
  if (!summary || side === null || computers === undefined || summary.practice) return null;
  const { game, visibility, options } = summary;
  const again = async () => {
    setBusy(true);
    try {
      const { matchId } = await createMatch({ game, side: computers, opponent: 'computer', visibility, options });
      go(`/match/${matchId}`);
    } catch (cause) {
      setError(asApiError(cause).message);
      setBusy(false);
    }
  };
  return (
    <>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <button type="button" className="button seal" data-testid="rematch" disabled={busy} onClick={() => void again()}>
        {play.result.rematch}
      </button>
    </>
  );
}
