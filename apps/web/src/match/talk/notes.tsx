/** What one writes down about a match for oneself. */
import { MOST_NOTES, notesReplySchema } from '@warbeacon/protocol';
import { useState } from 'react';
import { text } from '../../text/en.ts';
import { talk } from '../../text/talk.ts';
import { useMatchStore } from '../line/context.ts';

export function Notes() {
  const store = useMatchStore();
  const [notes, setNotes] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const ask = async (keep: string | null) => {
    try {
      const reply = await store.getState().ask('notes', keep === null ? {} : { notes: keep }, notesReplySchema);
      setNotes(reply.notes);
      setTold(keep === null ? '' : talk.notesKept);
    } catch {
      setTold(text.errors.offline);
    }
  };
  return (
    <details className="notes" onToggle={({ currentTarget }) => currentTarget.open && notes === null && void ask(null)}>
      <summary data-testid="notes-open">{talk.notes}</summary>
      <p className="soft" id="notes-hint">
        {talk.notesHint}
      </p>
      <textarea
        className="input"
        rows={5}
        maxLength={MOST_NOTES}
        aria-label={talk.notes}
        aria-describedby="notes-hint"
        disabled={notes === null}
        value={notes ?? ''}
        data-testid="notes"
        onChange={(event) => {
          setNotes(event.target.value);
          setTold('');
        }}
      />
      <div className="row">
        <button
          type="button"
          className="button small"
          disabled={notes === null}
          data-testid="notes-keep"
          onClick={() => void ask(notes ?? '')}
        >
          {talk.notesKeep}
        </button>
        <span role="status">{told}</span>
      </div>
    </details>
  );
}
