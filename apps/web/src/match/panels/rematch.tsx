/** Once more by the same options and with the sides swapped: against the computer at once, against a person when both want it. */
import type { CreateMatch, MatchSummary, RematchAction } from '@warbeacon/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { asApiError, createMatch } from '../../shell/api/http.ts';
import { opened } from '../../text/opened.ts';
import { rematch as words } from '../../text/rematch.ts';
import { useMatch } from '../line/context.ts';

export function Rematch() {
  const { summary, side } = useMatch((state) => ({ summary: state.summary, side: state.side }));
  if (!summary) return null;
  if (summary.hotSeat)
    return summary.practice ? null : <Again summary={summary} opponent="same-screen" side="random" />;
  if (side === null) return null;
  const computers = summary.seats.find((seat) => seat.computer)?.side;
  if (computers === undefined) return <WithPerson summary={summary} side={side} />;
  // One that began from a written position has it in its record alone.
  return summary.practice ? null : <Again summary={summary} opponent="computer" side={computers} />;
}

/** Beside the board, where it stands while the end is put aside. */
export function RematchCard() {
  const isAlone = useMatch(({ summary }) => !summary || summary.hotSeat || summary.seats.some((seat) => seat.computer));
  if (isAlone) return null;
  return (
    <section className="card rematch-card" data-testid="rematch-card" aria-label={words.title}>
      <h3>{words.title}</h3>
      <div className="row">
        <Rematch />
      </div>
    </section>
  );
}

interface Props {
  readonly summary: MatchSummary;
  readonly side: string;
}

/** Does one thing after the other, and says what went wrong. */
function useDoing() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (cause) {
      setError(asApiError(cause).message);
    }
    setBusy(false);
  };
  const trouble = error && (
    <p className="error" role="alert">
      {error}
    </p>
  );
  return { busy, trouble, run: (work: () => Promise<void>) => void run(work) };
}

/** With nobody to ask. `side` is one's own in the next match. */
function Again({
  summary: { game, visibility, options, seats },
  opponent,
  side,
}: Props & Pick<CreateMatch, 'opponent'>) {
  const [, go] = useLocation();
  const { busy, trouble, run } = useDoing();
  const again = async () => {
    const level = seats.find(({ computer }) => computer)?.level;
    const { matchId } = await createMatch({ game, side, opponent, level, visibility, options });
    go(`/match/${matchId}`);
  };
  return (
    <>
      {trouble}
      <button type="button" className="button seal" data-testid="rematch" disabled={busy} onClick={() => run(again)}>
        {opened.result.rematch}
      </button>
    </>
  );
}

function WithPerson({ summary, side }: Props) {
  const say = useMatch((state) => state.sayRematch);
  const { busy, trouble, run } = useDoing();
  const { rematch } = summary;
  const other = summary.seats.find((seat) => seat.side !== side)?.name ?? '';
  const button = (action: RematchAction, words: string, look = 'button') => (
    <button
      type="button"
      className={look}
      data-testid={`rematch-${action}`}
      disabled={busy}
      onClick={() => run(async () => await say(action))}
    >
      {words}
    </button>
  );
  const isOwn = rematch?.by === side;
  const told =
    rematch === null || rematch.state === 'accepted'
      ? ''
      : rematch.state === 'offered'
        ? isOwn
          ? words.offered(other)
          : words.offers(other)
        : isOwn
          ? words.declined(other)
          : words.youDeclined(other);
  return (
    <>
      <p className="rematch-words" role="status" data-testid="rematch-words">
        {told}
      </p>
      {trouble}
      {rematch?.state === 'accepted' && rematch.matchId !== null && (
        <Link className="button seal" href={`/match/${rematch.matchId}`} data-testid="rematch-go">
          {words.go}
        </Link>
      )}
      {rematch?.state === 'offered' &&
        (isOwn ? (
          button('withdraw', words.withdraw)
        ) : (
          <>
            {button('accept', words.accept, 'button seal')}
            {button('decline', words.decline)}
          </>
        ))}
      {(rematch === null || (rematch.state === 'declined' && !isOwn)) && button('offer', words.offer, 'button seal')}
      <Link className="button" href={`/challenge/after/${summary.matchId}`} data-testid="challenge-again">
        {words.challenge}
      </Link>
    </>
  );
}
