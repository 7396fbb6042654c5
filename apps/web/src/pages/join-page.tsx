/** Where an invitation link leads. */
import type { MatchSummary } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Shield } from '../games/helms-deep/art/shield.tsx';
import { AgreedOptions } from '../games/helms-deep/cards/agreed-options.tsx';
import { GAME_TITLE, sideName, sideStory } from '../games/helms-deep/names.ts';
import { agreedLines } from '../games/helms-deep/words/agreed.ts';
import { type ApiError, asApiError, matchById } from '../shell/api/http.ts';
import { takeSeat } from '../shell/api/take-seat.ts';
import { Missing } from '../shell/parts/missing.tsx';
import { haveName } from '../shell/parts/name-dialog.tsx';
import { Site } from '../shell/parts/site.tsx';
import { text } from '../text/en.ts';

export function JoinPage({ matchId }: { readonly matchId: string }) {
  const [match, setMatch] = useState<MatchSummary | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const [, go] = useLocation();

  useEffect(() => {
    let here = true;
    matchById(matchId).then(
      (found) => here && setMatch(found),
      (cause: unknown) => here && setError(asApiError(cause)),
    );
    return () => {
      here = false;
    };
  }, [matchId, round]);

  const take = async () => {
    setError(null);
    if (!(await haveName())) return;
    setBusy(true);
    try {
      go(await takeSeat(matchId));
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };

  if (!match)
    return (
      <Site>
        {error ? (
          <Missing
            error={error}
            onRetry={() => {
              setError(null);
              setRound(round + 1);
            }}
          />
        ) : (
          <p className="empty">{text.lobby.loading}</p>
        )}
      </Site>
    );

  const host = match.seats.find((seat) => seat.name !== null && !seat.computer)?.name ?? text.lobby.computer;
  const free = match.seats.find((seat) => seat.name === null && !seat.computer);
  return (
    <Site>
      <section className="card letter" data-testid="join-page">
        <p className="soft">{GAME_TITLE}</p>
        <h1>{text.join.title(host)}</h1>
        {match.yourSide ? (
          <>
            <p>{text.join.yours}</p>
            <Link className="button seal" href={`/match/${matchId}`}>
              {text.join.back}
            </Link>
          </>
        ) : free ? (
          <>
            <div className="letter-side">
              <Shield of={free.side} />
              <div>
                <p>
                  <b>{text.join.offer(sideName(free.side))}</b>
                </p>
                <p className="soft">{sideStory(free.side)}</p>
              </div>
            </div>
            <Unusual match={match} />
            {error && (
              <p className="error" role="alert">
                {error.message}
              </p>
            )}
            <div className="row">
              <button
                type="button"
                className="button seal"
                data-testid="take-seat"
                disabled={busy}
                onClick={() => void take()}
              >
                {text.join.take(sideName(free.side))}
              </button>
              <Link className="button quiet" data-testid="just-watch" href={`/match/${matchId}`}>
                {text.join.watch}
              </Link>
            </div>
          </>
        ) : (
          <>
            <p>{text.join.taken}</p>
            <Link className="button seal" data-testid="just-watch" href={`/match/${matchId}`}>
              {text.lobby.watch}
            </Link>
          </>
        )}
      </section>
    </Site>
  );
}

/** Who takes the seat agrees to it, and should know. */
function Unusual({ match }: { readonly match: MatchSummary }) {
  const lines = agreedLines(match.options).filter(({ usual }) => !usual);
  return (
    <>
      {match.practice && <p>{text.options.practice}</p>}
      {lines.length > 0 && (
        <div>
          <p className="soft">{text.options.unusual}</p>
          <AgreedOptions lines={lines} />
        </div>
      )}
    </>
  );
}
