/** Changes an event that is made already, by the form of a new one. What was typed is kept until it is saved or put away. */
import '../new/new-event.css';
import { fixedParts } from '@warbeacon/protocol/events';
import { useMemo, useState } from 'react';
import { useAttempt, Wrong } from '../../shell/parts/attempt.tsx';
import { making as words } from '../../text/event-new.ts';
import { type Draft, faultsOf } from '../new/draft.ts';
import { FormatStep } from '../new/format-step.tsx';
import { MatchStep } from '../new/match-step.tsx';
import { Preview } from '../new/preview.tsx';
import { useFitting } from '../new/use-fitting.ts';
import { WhatStep } from '../new/what-step.tsx';
import { WhenStep } from '../new/when-step.tsx';
import { WhoStep } from '../new/who-step.tsx';
import { useEvent } from '../use-event.ts';
import { changedIn, changeOf, draftOf, keepChange, keptChange, mergedDraft, type Typed } from './changed-draft.ts';

export default function ChangeEvent() {
  const { view, ahead, send } = useEvent();
  const { eventId, state, terms } = view;
  const now = useMemo(() => draftOf({ state, terms }), [state, terms]);
  const fixed = useMemo(() => fixedParts(state), [state]);
  const [typed, setTyped] = useState<Typed | null>(() => keptChange(eventId));
  const [saved, setSaved] = useState(false);
  const attempt = useAttempt();
  const merged = useMemo(() => (typed === null ? now : mergedDraft(typed, now, fixed)), [typed, now, fixed]);
  const { draft, title } = useFitting(merged, fixed);
  const put = (next: Typed | null) => {
    setTyped(next);
    keepChange(eventId, next);
  };
  const change = (next: Draft) => {
    setSaved(false);
    put({ base: now, typed: next });
  };
  const changes = changedIn(draft, now);
  // Of what stands already nothing is found fault with.
  const before = faultsOf(now, Date.now() + ahead);
  const faults = faultsOf(draft, Date.now() + ahead).filter(
    (fault) => !before.includes(fault) || (fault === 'past' && changes.includes('starts')),
  );
  const of = { draft, change, fixed, paired: state.rounds.length };
  return (
    <form
      className="making-columns"
      noValidate
      aria-label={words.change}
      data-testid="change-event"
      onSubmit={(event) => {
        event.preventDefault();
        if (faults.length > 0) return;
        attempt.run(async () => {
          await send({ do: 'change', ...changeOf(draft, now) });
          put(null);
          setSaved(true);
        });
      }}
    >
      <div className="making-steps">
        <p className="soft">{words.changeLead}</p>
        <WhatStep {...of} noName={faults.includes('name')} />
        <FormatStep {...of} title={title} />
        <WhenStep {...of} isPast={faults.includes('past')} />
        <WhoStep {...of} />
        <MatchStep {...of} title={title} />
      </div>
      <aside className="making-aside">
        <Preview {...of} />
        <div className="making-go">
          {faults.length > 0 && (
            <ul className="notice stack" role="alert" data-testid="change-faults">
              {faults.map((fault) => (
                <li key={fault}>{words.faults[fault]}</li>
              ))}
            </ul>
          )}
          <p role="status" data-testid="change-state" className={saved && changes.length === 0 ? '' : 'soft'}>
            {changes.length > 0
              ? `${words.toSave} ${changes.map((part) => words.changed[part]).join(', ')}.`
              : saved
                ? words.saved
                : words.nothingChanged}
          </p>
          <Wrong of={attempt} />
          <button
            type="submit"
            className="button seal wide"
            data-testid="save-event"
            disabled={attempt.busy || changes.length === 0}
          >
            {attempt.busy ? words.saving : words.save}
          </button>
          {changes.length > 0 && (
            <button type="button" className="button wide quiet" data-testid="as-it-stands" onClick={() => put(null)}>
              {words.asItStands}
            </button>
          )}
        </div>
      </aside>
    </form>
  );
}
