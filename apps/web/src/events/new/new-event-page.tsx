/** Making an event: everything is chosen sensibly, and played through with made-up entrants before anybody hears of it. */
import '../events.css';
import './new-event.css';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { createEvent, wishOfEvent } from '../../shell/api/events.ts';
import { useSession } from '../../shell/api/session.ts';
import { useAttempt, Wrong } from '../../shell/parts/attempt.tsx';
import { Site } from '../../shell/parts/site.tsx';
import { making as words } from '../../text/event-new.ts';
import { createOf, type Draft, faultsOf, freshDraft, keepDraft, keptDraft } from './draft.ts';
import { FormatStep } from './format-step.tsx';
import { MatchStep } from './match-step.tsx';
import { Preview } from './preview.tsx';
import { useFitting } from './use-fitting.ts';
import { WhatStep } from './what-step.tsx';
import { WhenStep } from './when-step.tsx';
import { WhoStep } from './who-step.tsx';

export default function NewEventPage() {
  const account = useSession(({ session }) => session?.account === true);
  return (
    <Site>
      <div className="events-page making" data-testid="new-event">
        <header>
          <h1>{words.title}</h1>
          <p className="soft">{words.lead}</p>
        </header>
        {!account && (
          <p className="notice calm" data-testid="needs-account">
            {words.needsAccount} <Link href="/account">{words.toAccount}</Link>
          </p>
        )}
        <Making mayMake={account} />
      </div>
    </Site>
  );
}

function Making({ mayMake }: { readonly mayMake: boolean }) {
  const [, go] = useLocation();
  const [wasKept] = useState(keptDraft);
  const [typed, setDraft] = useState<Draft>(() => wasKept ?? freshDraft('', Date.now()));
  const { draft, title } = useFitting(typed);
  // Before the first try nobody is told what is missing.
  const [tried, setTried] = useState(false);
  const attempt = useAttempt();
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(next);
  };
  const faults = faultsOf(draft, Date.now());
  const make = (announced: boolean) => {
    setTried(true);
    if (faults.length > 0) return;
    attempt.run(async () => {
      const { eventId } = await createEvent(createOf(draft));
      keepDraft(null);
      if (announced) {
        await wishOfEvent(eventId, { do: 'announce' }, crypto.randomUUID());
        await wishOfEvent(eventId, { do: 'open-entries' }, crypto.randomUUID());
      }
      go(announced ? `/events/${eventId}` : `/events/${eventId}/desk`);
    });
  };
  return (
    <form
      className="making-columns"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        make(true);
      }}
    >
      <div className="making-steps">
        <WhatStep draft={draft} change={change} noName={tried && faults.includes('name')} />
        <FormatStep draft={draft} change={change} title={title} />
        <WhenStep draft={draft} change={change} isPast={faults.includes('past')} />
        <WhoStep draft={draft} change={change} />
        <MatchStep draft={draft} change={change} title={title} />
      </div>
      <aside className="making-aside">
        <Preview draft={draft} change={change} />
        <div className="making-go">
          {tried && faults.length > 0 && (
            <ul className="notice stack" role="alert" data-testid="making-faults">
              {faults.map((fault) => (
                <li key={fault}>{words.faults[fault]}</li>
              ))}
            </ul>
          )}
          <Wrong of={attempt} />
          <button
            type="submit"
            className="button seal wide"
            data-testid="announce-event"
            disabled={!mayMake || attempt.busy}
          >
            {attempt.busy ? words.making : words.announce}
          </button>
          <button
            type="button"
            className="button wide"
            data-testid="keep-event"
            disabled={!mayMake || attempt.busy}
            onClick={() => make(false)}
          >
            {words.keep}
          </button>
          <p className="soft">
            {words.kept}{' '}
            <button
              type="button"
              className="button small quiet"
              onClick={() => {
                keepDraft(null);
                setDraft(freshDraft(draft.terms.game, Date.now()));
                setTried(false);
              }}
            >
              {words.startOver}
            </button>
          </p>
        </div>
      </aside>
    </form>
  );
}
