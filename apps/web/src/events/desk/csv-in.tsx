/** Entrants from a table: all of it is read, or nothing, and what is wrong is said with its row before anything is sent. */
import { entrantsFromCsv } from '@warbeacon/tournament';
import { useId, useState } from 'react';
import { readEntrantsIn } from '../../shell/api/events.ts';
import { useAttempt, Wrong } from '../../shell/parts/attempt.tsx';
import { desk as words } from '../../text/event-desk.ts';
import { useEvent } from '../use-event.ts';

export default function CsvIn() {
  const { view, reload } = useEvent();
  const id = useId();
  const attempt = useAttempt();
  const [text, setText] = useState('');
  const [added, setAdded] = useState<number | null>(null);
  const read = text.trim() === '' ? null : entrantsFromCsv(text);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!read?.ok) return;
        attempt.run(async () => {
          await readEntrantsIn(view.eventId, text, crypto.randomUUID());
          setAdded(read.value.length);
          setText('');
          reload();
        });
      }}
    >
      <p className="soft">{words.csvHint}</p>
      <input
        type="file"
        accept=".csv,text/csv,text/plain"
        className="input"
        aria-label={words.csvFile}
        data-testid="csv-file"
        onChange={({ currentTarget }) => {
          void currentTarget.files?.[0]?.text().then(setText);
        }}
      />
      <div className="field">
        <label htmlFor={id}>{words.csvText}</label>
        <textarea
          id={id}
          className="input"
          rows={5}
          value={text}
          data-testid="csv-text"
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setAdded(null);
          }}
        />
      </div>
      {read && !read.ok && (
        <p className="error" role="alert" data-testid="csv-fault">
          {read.error.message}
        </p>
      )}
      {added !== null && (
        <p role="status" data-testid="csv-done">
          {words.csvAll(added)}
        </p>
      )}
      <Wrong of={attempt} />
      {read?.ok && (
        <button type="submit" className="button" data-testid="csv-go" disabled={attempt.busy}>
          {words.csvGo(read.value.length)}
        </button>
      )}
    </form>
  );
}
