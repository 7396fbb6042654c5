/** Everything that was done, with who, when and why; the newest first. */
import type { EventLog } from '@warbeacon/protocol/events';
import { useCallback, useEffect, useState } from 'react';
import { logOfEvent } from '../../shell/api/events.ts';
import { asApiError } from '../../shell/api/http.ts';
import { fullTime } from '../../text/format.ts';
import { desk as words } from '../../text/event-desk.ts';
import { nameIn, useRoll } from '../names.tsx';
import { useEvent } from '../use-event.ts';

type LogEntry = EventLog['entries'][number];
const PAGE = 100;

export function EventLogCard() {
  const { view } = useEvent();
  const roll = useRoll();
  const [entries, setEntries] = useState<ReadonlyMap<number, LogEntry>>(new Map());
  const [error, setError] = useState<string | null>(null);
  const { seq } = view.state;
  const read = useCallback(
    (after: number) =>
      logOfEvent(view.eventId, Math.max(0, after), PAGE).then(
        (page) => {
          setEntries((before) => new Map([...before, ...page.entries.map((entry) => [entry.seq, entry] as const)]));
          setError(null);
        },
        (cause: unknown) => setError(asApiError(cause).message),
      ),
    [view.eventId],
  );
  useEffect(() => {
    void read(seq - PAGE);
  }, [seq, read]);
  const shown = [...entries.values()].toSorted((a, b) => b.seq - a.seq);
  const first = shown.at(-1)?.seq ?? 1;
  const by = ({ by: name, person }: LogEntry) => (person ? name : name === 'match' ? words.byMatch : words.bySchedule);
  return (
    <section aria-label={words.log} data-testid="event-log">
      <p className="soft">{words.logHint}</p>
      {error !== null && (
        <p className="notice" role="alert">
          {error}
        </p>
      )}
      <ol className="event-log" reversed>
        {shown.map((entry) => (
          <li key={entry.seq} data-testid="log-line">
            <time className="soft" dateTime={new Date(entry.at).toISOString()}>
              {fullTime(entry.at)}
            </time>
            <span>
              <b>{by(entry)}</b> {words.acts[entry.act.act]}
              <span className="soft"> {words.about(entry.act, (id) => nameIn(roll, id))}</span>
              {entry.reason !== null && <q>{entry.reason}</q>}
            </span>
          </li>
        ))}
      </ol>
      {first > 1 && shown.length > 0 && (
        <button type="button" className="button wide" onClick={() => void read(first - 1 - PAGE)}>
          {words.earlier}
        </button>
      )}
    </section>
  );
}
