/** Lists of matches: asked for once, then as the lobby's line brings them; while that is down, asked again every few seconds. */
import type { MatchSummary } from '@warbeacon/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { titles } from '../games/index.ts';
import { type ApiError, asApiError, type ListStatus, listMatches } from '../shell/api/http.ts';
import { useNews } from '../shell/api/news.ts';
import { Patience } from '../shell/api/patience.ts';

/** Milliseconds; seats are taken at once, and who plays where may be told a little later. */
const EVERY: Readonly<Record<ListStatus, number>> = { open: 5000, mine: 5000, live: 15_000, over: 15_000 };

/** While the line tells what is new: for what it does not bring. */
const SELDOM = 60_000;

export interface MatchList {
  /** `null` until the first answer. */
  readonly matches: readonly MatchSummary[] | null;
  /** There are others, which `showMore` asks for. */
  readonly more: boolean;
  /** A list once loaded stays on the page while the server is away. */
  readonly error: ApiError | null;
  reload(): void;
  showMore(): void;
}

/** Matches that are shown at first, and how many come with each wish for more. */
const FIRST: Readonly<Record<ListStatus, number>> = { mine: 5, open: 8, live: 8, over: 8 };
const MORE = 24;

export function useMatches(status: ListStatus, wanted = true): MatchList {
  const [matches, setMatches] = useState<readonly MatchSummary[] | null>(null);
  const [more, setMore] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const asked = useRef(0);
  const count = useRef(FIRST[status]);

  /** Resolves to what went wrong, if anything did and nobody has asked again meanwhile. */
  const ask = useCallback(async (): Promise<ApiError | null> => {
    const mine = ++asked.current;
    try {
      const list = await listMatches(status, count.current);
      // What cannot be fetched of a game now is told as the server names it, until the list is asked for again.
      await titles.load(list.matches.map(({ game }) => game)).catch(() => undefined);
      if (mine !== asked.current) return null;
      setMatches(list.matches);
      setMore(list.more);
      setError(null);
      return null;
    } catch (cause) {
      if (mine !== asked.current) return null;
      const fault = asApiError(cause);
      setError(fault);
      return fault;
    }
  }, [status]);

  const heard = useNews(({ lists }) => lists[status]);
  const isUp = heard !== undefined;
  useEffect(() => {
    if (heard === undefined) return;
    if (heard.more && heard.matches.length < count.current) return void ask();
    const mine = ++asked.current;
    void titles
      .load(heard.matches.map(({ game }) => game))
      .catch(() => undefined)
      .then(() => {
        if (mine !== asked.current) return;
        setMatches(heard.matches.slice(0, count.current));
        setMore(heard.more || heard.matches.length > count.current);
        setError(null);
      });
  }, [heard, ask]);

  useEffect(() => {
    if (!wanted) return;
    const calls = asked;
    const patience = new Patience();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    let asking = false;
    let notBefore = 0;
    const round = async () => {
      if (asking || document.visibilityState === 'hidden') return;
      clearTimeout(timer);
      asking = true;
      const fault = await ask();
      asking = false;
      if (over) return;
      if (fault === null) patience.rest();
      else notBefore = performance.now() + fault.retryAfter;
      const wait = fault === null ? 0 : patience.next(fault.retryAfter);
      timer = setTimeout(() => void round(), Math.max(isUp ? SELDOM : EVERY[status], wait));
    };
    // A page that nobody sees asks nothing; it asks when it is seen again, unless it was told to wait.
    const seen = () => {
      if (document.visibilityState === 'hidden') return clearTimeout(timer);
      clearTimeout(timer);
      timer = setTimeout(() => void round(), Math.max(0, notBefore - performance.now()));
    };
    // What is new comes by itself.
    if (isUp) timer = setTimeout(() => void round(), SELDOM);
    else void round();
    document.addEventListener('visibilitychange', seen);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      calls.current++;
    };
  }, [ask, status, wanted, isUp]);

  const reload = useCallback(() => void ask(), [ask]);
  const showMore = useCallback(() => {
    count.current += MORE;
    void ask();
  }, [ask]);
  return { matches, more, error, reload, showMore };
}
