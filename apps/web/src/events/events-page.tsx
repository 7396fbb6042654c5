/** All events: coming, running, over, and one's own. */
import './events.css';
import type { EventRow } from '@warbeacon/protocol/events';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { titles } from '../games/index.ts';
import { type EventList, listEvents } from '../shell/api/events.ts';
import { asApiError } from '../shell/api/http.ts';
import { useSession } from '../shell/api/session.ts';
import { Site } from '../shell/parts/site.tsx';
import { text } from '../text/en.ts';
import { events as words } from '../text/events.ts';
import { hourHere } from './zone.ts';

const EVERY = 20_000;

export default function EventsPage() {
  const session = useSession((store) => store.session);
  return (
    <Site>
      <div className="events-page" data-testid="events">
        <header className="events-head">
          <div>
            <h1>{words.title}</h1>
            <p className="soft">{words.lead}</p>
          </div>
          <Link href="/events/new" className="button seal" data-testid="make-event">
            {words.make}
          </Link>
        </header>
        {session !== null && <List of="mine" hideEmpty />}
        <List of="running" hideEmpty />
        <List of="coming" />
        <List of="over" />
        {session === null && <p className="soft">{words.mineNoName}</p>}
      </div>
    </Site>
  );
}

/** With the words of the games in it, as far as they can be had. */
async function fetchPage(of: EventList, after?: string) {
  const page = await listEvents(of, after);
  await titles.load(page.events.map(({ game }) => game)).catch(() => undefined);
  return page;
}

interface Rows {
  readonly rows: readonly EventRow[];
  readonly next: string | null;
}

function List({ of, hideEmpty = false }: { readonly of: EventList; readonly hideEmpty?: boolean }) {
  const [shown, setShown] = useState<Rows | null>(null);
  const [error, setError] = useState<string | null>(null);
  const look = useCallback(
    (after?: string) =>
      fetchPage(of, after).then(
        ({ events, next }) => {
          setShown((before) => ({ rows: after === undefined ? events : [...(before?.rows ?? []), ...events], next }));
          setError(null);
        },
        (cause: unknown) => setError(asApiError(cause).message),
      ),
    [of],
  );
  const isLong = (shown?.rows.length ?? 0) > 24;
  useEffect(() => {
    void look();
    // Who has asked for more of a list reads it: it is not taken away under their eyes.
    if (isLong) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') void look();
    }, EVERY);
    return () => clearInterval(timer);
  }, [look, isLong]);
  if (hideEmpty && error === null && (shown === null || shown.rows.length === 0)) return null;
  return (
    <section aria-label={words.lists[of]} data-testid={`events-${of}`}>
      <h2 className="section-title">
        <span>{words.lists[of]}</span>
      </h2>
      {error !== null && (
        <div className="notice" role="status">
          <p>{error}</p>
          <button type="button" className="button small" onClick={() => void look()}>
            {text.errors.retry}
          </button>
        </div>
      )}
      {shown === null && error === null && <p className="empty">{text.lobby.loading}</p>}
      {shown?.rows.length === 0 && <p className="empty">{words.empty[of]}</p>}
      {shown !== null && shown.rows.length > 0 && (
        <ul className="event-list">
          {shown.rows.map((row) => (
            <Row key={row.eventId} row={row} />
          ))}
        </ul>
      )}
      {shown !== null && shown.next !== null && (
        <button type="button" className="button wide show-more" onClick={() => void look(shown.next ?? undefined)}>
          {text.lobby.showMore}
        </button>
      )}
    </section>
  );
}

function Row({ row }: { readonly row: EventRow }) {
  const title = titles.of(row.game);
  const roles = row.roles.map((role) => words.roles[role]);
  const mine = [...roles, ...(row.entrant === null ? [] : [words.youPlay])];
  return (
    <li className={mine.length > 0 ? 'event-row mine' : 'event-row'} data-testid="event-row">
      {title && (
        <span className="event-arms" aria-hidden="true">
          <title.Arms of="random" />
        </span>
      )}
      <div className="event-name">
        <h3>
          <Link href={`/events/${row.eventId}`}>{row.title}</Link>
        </h3>
        <p className="soft">
          {title?.title ?? row.game} · {words.formatOf(row.format)} · {words.by} {row.owner}
        </p>
        {mine.length > 0 && <p className="event-mine">{mine.join(', ')}</p>}
      </div>
      <div className="event-state">
        <span className={`tag phase-${row.phase}`}>
          {row.phase === 'running' ? words.roundOf(row.round, row.rounds, row.format) : words.phases[row.phase]}
        </span>
        <time dateTime={new Date(row.startsAt).toISOString()}>{hourHere(row.startsAt)}</time>
        <span className="soft">{words.entrants(row.entrants, row.limit)}</span>
      </div>
    </li>
  );
}
