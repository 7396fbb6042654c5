/** Who one is in this browser, and what one can do about it. */
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useSession } from '../shell/api/session.ts';
import { text } from '../text/en.ts';
import type { Wish } from './who-sure.tsx';

const Sure = lazy(async () => ({ default: (await import('./who-sure.tsx')).SureOfWish }));

export function Who() {
  const { session, lost } = useSession();
  const [wish, setWish] = useState<Wish | null>(null);
  return (
    <div className="who">
      {session ? (
        <>
          <p>
            {text.name.playingAs} <b data-testid="session-name">{session.name}</b>
          </p>
          <Link href="/account" className="button quiet small" data-testid="to-account">
            {session.account ? text.name.account : text.nav.makeAccount}
          </Link>
          {!session.account && (
            <>
              <button
                type="button"
                className="button quiet small"
                data-testid="lock-out"
                onClick={() => setWish('lockOut')}
              >
                {text.name.lockOut}
              </button>
              <button
                type="button"
                className="button quiet small"
                data-testid="forget"
                onClick={() => setWish('forget')}
              >
                {text.name.forget}
              </button>
            </>
          )}
        </>
      ) : (
        <p className="soft">{lost ? text.errors.sessionGone : text.name.none}</p>
      )}
      {wish && (
        <Suspense>
          <Sure wish={wish} onClose={() => setWish(null)} />
        </Suspense>
      )}
    </div>
  );
}
