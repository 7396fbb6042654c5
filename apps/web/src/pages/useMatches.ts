/** Lists of matches, asked again every few seconds while somebody is looking. */
import type { MatchSummary } from '@warbeacon/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, type ListStatus, listMatches } from '../api/http.ts';
import { text } from '../text/en.ts';

const EVERY = 5000;

export interface MatchList {
  /** `null` until the first answer. */
  readonly matches: readonly MatchSummary[] | null;
  /** A list once loaded stays on the page while the server is away. */
  readonly error: ApiError | null;
  reload(): void;
}

export function useMatches(status: ListStatus, wanted = true): MatchList {
  const [matches, setMatches] = useState<readonly MatchSummary[] | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const asked = useRef(0);

  const reload = useCallback(() => {
    const mine = ++asked.current;
    listMatches(status).then(
      (list) => {
        if (mine !== asked.current) return;
        setMatches(list);
        setError(null);
      },
      (cause: unknown) => {
        if (mine === asked.current)
          setError(cause instanceof ApiError ? cause : new ApiError('unknown', text.errors.unknown, 0));
      },
    );
  }, [status]);

  useEffect(() => {
    if (!wanted) return;
    const calls = asked;
    reload();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, EVERY);
    const seen = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      calls.current++;
    };
  }, [reload, wanted]);

  return { matches, error, reload };
}
