/** Where an invitation link leads. */
import { hasCode, type MatchSummary } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { agreedLines } from '../face/agreed.ts';
import { type GameTitle, sideOf } from '../face/title.ts';
import { titles } from '../games/index.ts';
import { type ApiError, asApiError, matchById } from '../shell/api/http.ts';
import { takeSeat } from '../shell/api/take-seat.ts';
import { late } from '../shell/parts/late.tsx';
import { AgreedOptions } from '../shell/parts/agreed-options.tsx';
import { Missing } from '../shell/parts/missing.tsx';
import { haveName } from '../shell/parts/name-dialog.tsx';
import { Site } from '../shell/parts/site.tsx';
import { text } from '../text/en.ts';
import { ratings } from '../text/ratings.ts';

const MatchTerms = late(async () => (await import('../shell/parts/match-terms.tsx')).MatchTerms);

export function JoinPage({ matchId }: { readonly matchId: string }) {
  const [match, setMatch] = useState<MatchSummary | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const [, go] = useLocation();

  useEffect(() => {
    let here = true;
    invitation(matchId).then(
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

  const title = titles.of(match.game);
  if (!title) {
    return (
      <Site>
        <section className="card letter" data-testid="join-page">
          <p className="soft">{match.title || match.game}</p>
          <h1>{text.join.unknown}</h1>
          <p data-testid="unknown-game">{text.errors.unknownGame(match.title || match.game)}</p>
          <Link className="button" href="/">
            {text.join.toLobby}
          </Link>
        </section>
      </Site>
    );
  }
  const host = match.seats.find((seat) => seat.name !== null && !seat.computer)?.name ?? text.lobby.computer;
  const free = match.seats.find((seat) => seat.name === null && !seat.computer);
  const offered = sideOf(title, free?.side ?? null);
  return (
    <Site>
      <section className="card letter" data-testid="join-page">
        <p className="soft">{title.title}</p>
        <h1>{text.join.title(host)}</h1>
        {match.yourSide ? (
          <>
            <p>{text.join.yours}</p>
            <Link className="button seal" href={`/match/${matchId}`}>
              {text.join.back}
            </Link>
          </>
        ) : offered ? (
          <>
            <div className="letter-side">
              <title.Arms of={offered.id} />
              <div>
                <p>
                  <b>{text.join.offer(offered.name)}</b>
                </p>
                <p className="soft">{offered.story}</p>
              </div>
            </div>
            <Unusual match={match} title={title} />
            {error && (
              <p className="error" role="alert">
                {error.message} {hasCode(error, 'needs-account') && <Link href="/account">{ratings.toAccount}</Link>}
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
                {text.join.take(offered.name)}
              </button>
              {match.watching.policy !== 'private' && (
                <Link className="button quiet" data-testid="just-watch" href={`/match/${matchId}`}>
                  {text.join.watch}
                </Link>
              )}
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

/** The match, with the words of its game fetched. */
async function invitation(matchId: string): Promise<MatchSummary> {
  const match = await matchById(matchId);
  await titles.load([match.game]);
  return match;
}

/** Who takes the seat agrees to it, and should know. */
function Unusual({ match, title }: { readonly match: MatchSummary; readonly title: GameTitle }) {
  const lines = agreedLines(title, match.options).filter(({ usual }) => !usual);
  return (
    <>
      {match.practice && <p>{text.options.practice}</p>}
      <MatchTerms match={match} inFull />
      {lines.length > 0 && (
        <div>
          <p className="soft">{text.options.unusual}</p>
          <AgreedOptions lines={lines} />
        </div>
      )}
    </>
  );
}
