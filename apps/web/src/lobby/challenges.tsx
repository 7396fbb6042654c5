/** Challenges that wait for an answer, one's own and others', with what became of one's own. */
import './challenges.css';
import type { Challenges as All, DeclineReason } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { titles } from '../games/index.ts';
import { blockSender, decline, listChallenges, putAway } from '../shell/api/challenges.ts';
import { asApiError, withdrawMatch } from '../shell/api/http.ts';
import { takeSeat } from '../shell/api/take-seat.ts';
import { PersonLink } from '../shell/parts/person-link.tsx';
import { challengeText as words } from '../text/challenges.ts';
import { MatchRow } from './match-row.tsx';
import type { HostedGames } from './use-games.ts';

const REASONS = Object.keys(words.reasons).filter((key): key is DeclineReason => key in words.reasons);

/** With the words of the games in it, as far as they can be had. */
async function read(): Promise<All> {
  const found = await listChallenges();
  await titles.load([...found.received, ...found.sent].map(({ game }) => game)).catch(() => undefined);
  return found;
}

interface Props {
  /** Another one when something has changed. */
  readonly stamp: string;
  readonly games: HostedGames | undefined;
}

export function Challenges({ stamp, games }: Props) {
  const [, go] = useLocation();
  const [all, setAll] = useState<All | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => {
    let here = true;
    read().then(
      (found) => here && setAll(found),
      (cause: unknown) => here && setError(asApiError(cause).message),
    );
    return () => {
      here = false;
    };
  }, [stamp]);
  const act = async (what: () => Promise<unknown>) => {
    setBusy(true);
    setError('');
    try {
      const to = await what();
      if (typeof to === 'string') go(to);
    } catch (cause) {
      setError(asApiError(cause).message);
    }
    await read().then(setAll, () => undefined);
    setBusy(false);
  };
  const button = (testid: string, label: string, what: () => Promise<unknown>, look = 'button small') => (
    <button type="button" className={look} data-testid={testid} disabled={busy} onClick={() => void act(what)}>
      {label}
    </button>
  );
  const named = (game: string) => titles.of(game)?.title ?? game;
  if (all === null || all.received.length + all.sent.length === 0) return null;
  return (
    <section aria-label={words.title} data-testid="challenges">
      <h2 className="section-title">
        <span>{words.title}</span>
      </h2>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <ul className="match-list">
        {all.received.map(({ matchId, match, other }) => (
          <MatchRow key={matchId} match={match} games={games}>
            {button('accept-challenge', words.accept, () => takeSeat(matchId), 'button small seal')}
            <Declining
              name={other.name}
              busy={busy}
              onDecline={(reason) => void act(() => decline(matchId, reason))}
              onBlock={() =>
                void act(async () => {
                  await blockSender(matchId);
                  await decline(matchId, 'no-reason');
                })
              }
            />
          </MatchRow>
        ))}
        {all.sent.map(({ matchId, other, game, state, reason }) => (
          <li key={matchId} className="challenge-sent" data-testid="challenge-sent">
            <p>
              <PersonLink name={other.name} account={other.account}>
                {state === 'open' ? words.to(other.name, named(game)) : words.declined(other.name, named(game))}
              </PersonLink>
              {reason !== null && <em> {words.reasons[reason]}</em>}
            </p>
            {state === 'open'
              ? button('withdraw-challenge', words.withdraw, () => withdrawMatch(matchId))
              : button('put-away-challenge', words.putAway, () => putAway(matchId))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DecliningProps {
  readonly name: string;
  readonly busy: boolean;
  onDecline(reason: DeclineReason): void;
  onBlock(): void;
}

/** One of a few sentences: no words of one's own can hurt in it. */
function Declining({ name, busy, onDecline, onBlock }: DecliningProps) {
  const [reason, setReason] = useState<DeclineReason>('not-now');
  return (
    <details className="declining">
      <summary className="button small" data-testid="decline-challenge">
        {words.decline}
      </summary>
      <div className="declining-how">
        <label className="field">
          <span>{words.why(name)}</span>
          <select
            className="select"
            data-testid="decline-reason"
            value={reason}
            onChange={({ currentTarget }) => setReason(REASONS.find((one) => one === currentTarget.value) ?? 'not-now')}
          >
            {REASONS.map((one) => (
              <option key={one} value={one}>
                {words.reasons[one]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button small"
          data-testid="decline-go"
          disabled={busy}
          onClick={() => onDecline(reason)}
        >
          {words.decline}
        </button>
        <button type="button" className="button small" data-testid="block-sender" disabled={busy} onClick={onBlock}>
          {words.block}
        </button>
      </div>
    </details>
  );
}
