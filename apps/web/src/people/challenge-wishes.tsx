/** Whose challenges one takes. */
import type { ChallengeWishes as Wishes } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { unblock, wishes, wishStrangers } from '../shell/api/challenges.ts';
import { asApiError } from '../shell/api/http.ts';
import { challengeText as words } from '../text/challenges.ts';

export function ChallengeWishes() {
  const [known, setKnown] = useState<Wishes | null>(null);
  const [error, setError] = useState('');
  const failed = (cause: unknown) => setError(asApiError(cause).message);
  useEffect(() => {
    let here = true;
    wishes().then(
      (found) => here && setKnown(found),
      (cause: unknown) => here && failed(cause),
    );
    return () => {
      here = false;
    };
  }, []);
  const change = (asked: Promise<Wishes>) => {
    setError('');
    asked.then(setKnown, failed);
  };
  return (
    <section className="card" aria-label={words.wishesTitle} data-testid="challenge-wishes">
      <h2>{words.wishesTitle}</h2>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      {known && (
        <>
          <label className="tick">
            <input
              type="checkbox"
              data-testid="wish-strangers"
              checked={known.strangers}
              onChange={({ currentTarget }) => change(wishStrangers(currentTarget.checked))}
            />
            <span>{words.strangers}</span>
          </label>
          {known.blocked.length > 0 && <h3>{words.blockedTitle}</h3>}
          {known.blocked.map(({ name, key }) => (
            <p key={key}>
              <button type="button" className="button small" onClick={() => change(unblock(key))}>
                {words.unblock(name)}
              </button>
            </p>
          ))}
        </>
      )}
    </section>
  );
}
