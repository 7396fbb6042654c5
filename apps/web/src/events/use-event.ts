/** An event as its pages have it: fetched, and then told of whatever is written in it while somebody looks. */
import type { EventView, EventWish } from '@warbeacon/protocol/events';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { titles } from '../games/index.ts';
import { eventAfter, eventById, wishOfEvent } from '../shell/api/events.ts';
import { type ApiError, asApiError } from '../shell/api/http.ts';

/** Milliseconds: between two looks while something takes a while, and before another try after a failure. */
const SOON = 1000;
const AGAIN = 5000;
const MANY = 100;

export interface Seen {
  readonly view: EventView;
  /** Milliseconds by which the server's clock is ahead of this browser's. */
  readonly ahead: number;
}

export interface EventLine {
  readonly seen: Seen | null;
  readonly error: ApiError | null;
  reload(): void;
  /** Throws an `ApiError` where it is refused; the page shows afterwards what has come of it. */
  send(wish: EventWish): Promise<void>;
}

const sleep = async (milliseconds: number): Promise<void> =>
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Resolves when somebody looks at the page. */
const looked = async (): Promise<void> =>
  await new Promise((resolve) => {
    if (document.visibilityState !== 'hidden') return resolve();
    const heard = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', heard);
      resolve();
    };
    document.addEventListener('visibilitychange', heard);
  });

export function useEventLine(eventId: string): EventLine {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  /** Entries that are shown, and what was told of them: an answer that comes late tells of the past. */
  const shown = useRef<EventView | null>(null);
  const show = useCallback((view: EventView) => {
    setError(null);
    if (shown.current !== null && view.state.seq < shown.current.state.seq) return;
    shown.current = view;
    setSeen({ view, ahead: view.now - Date.now() });
  }, []);
  const look = useCallback(async () => {
    const before = shown.current;
    const view = before === null ? await eventById(eventId) : await eventAfter(before, before.busy === null);
    if (view === null) return;
    // A game that this page does not know is called by its id.
    await titles.load([view.terms.game]).catch(() => undefined);
    show(view);
  }, [eventId, show]);
  useEffect(() => {
    let here = true;
    const follow = async () => {
      while (here) {
        try {
          await looked();
          await look();
          if (shown.current?.busy) await sleep(SOON);
          // In a large event something happens all the time, and each time much of the page is made anew.
          else if ((shown.current?.state.entrants.length ?? 0) > MANY) await sleep(AGAIN);
        } catch (cause) {
          const fault = asApiError(cause);
          if (here) setError(fault);
          // What is not there will not come by asking.
          if (fault.status === 404 || fault.status === 400) return;
          await sleep(Math.max(AGAIN, fault.retryAfter));
        }
      }
    };
    void follow();
    return () => {
      here = false;
    };
  }, [look]);
  const send = useCallback(
    async (wish: EventWish) => show(await wishOfEvent(eventId, wish, crypto.randomUUID(), shown.current)),
    [eventId, show],
  );
  const reload = useCallback(() => {
    eventById(eventId).then(show, (cause: unknown) => setError(asApiError(cause)));
  }, [eventId, show]);
  return { seen, error, reload, send };
}

export const EventContext = createContext<(Seen & Pick<EventLine, 'send' | 'reload'>) | null>(null);

/** Of the event around it. */
export function useEvent(): Seen & Pick<EventLine, 'send' | 'reload'> {
  const event = useContext(EventContext);
  if (!event) throw new Error('an event is around it');
  return event;
}
