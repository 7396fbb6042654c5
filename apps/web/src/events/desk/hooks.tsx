/** Where news of the event are sent: to which address, about what, and what came of the last calls. */
import { HOOK_KINDS, type HookKind, type WebhookRow } from '@warbeacon/protocol/events';
import { useCallback, useEffect, useState } from 'react';
import { addHook, hooksOfEvent, removeHook, tryHook } from '../../shell/api/events.ts';
import { asApiError } from '../../shell/api/http.ts';
import { useAttempt, Wrong } from '../../shell/parts/attempt.tsx';
import { Field } from '../../shell/parts/field.tsx';
import { programs as words } from '../../text/event-programs.ts';
import { fullTime } from '../../text/format.ts';
import { Tick } from '../new/parts.tsx';
import { useEvent } from '../use-event.ts';
import { Once } from './once.tsx';

export function Hooks() {
  const { view } = useEvent();
  const { eventId } = view;
  const [hooks, setHooks] = useState<readonly WebhookRow[] | null>(null);
  const [on, setOn] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const read = useCallback(
    () =>
      hooksOfEvent(eventId).then(
        (found) => {
          setHooks(found.hooks);
          setOn(found.on);
          setError(null);
        },
        (cause: unknown) => setError(asApiError(cause).message),
      ),
    [eventId],
  );
  const { seq } = view.state;
  // With every entry there may have been a call.
  useEffect(() => {
    void read();
    const later = setTimeout(() => void read(), LATER);
    return () => clearTimeout(later);
  }, [read, seq]);
  return (
    <section className="stack" aria-label={words.hooks} data-testid="hooks">
      <h3>{words.hooks}</h3>
      <p className="soft">{words.hooksHint}</p>
      {!on && <p className="notice">{words.hooksOff}</p>}
      {error !== null && (
        <p className="notice" role="alert">
          {error}
        </p>
      )}
      {secret !== null && (
        <Once label={words.secret} hint={words.secretHint} secret={secret} onDone={() => setSecret(null)} />
      )}
      {hooks?.length === 0 && <p className="empty">{words.noHooks}</p>}
      <ul className="desk-list">
        {hooks?.map((hook) => (
          <Hook
            key={hook.id}
            hook={hook}
            onTried={(after) => setHooks(hooks.map((one) => (one.id === after.id ? after : one)))}
            onRemoved={() => setHooks(hooks.filter(({ id }) => id !== hook.id))}
          />
        ))}
      </ul>
      {on && (
        <AddHook
          onAdded={(made) => {
            setSecret(made.secret ?? null);
            void read();
          }}
        />
      )}
    </section>
  );
}
/** Milliseconds after which what has just happened was told. */
const LATER = 3000;

interface HookProps {
  readonly hook: WebhookRow;
  onTried(hook: WebhookRow): void;
  onRemoved(): void;
}

function Hook({ hook, onTried, onRemoved }: HookProps) {
  const { view } = useEvent();
  const attempt = useAttempt();
  const { url, tells, failures, nextAt, deliveries } = hook;
  return (
    <li className="program" data-testid="hook">
      <span className="desk-who">
        <b className="address">{url}</b>
        <br />
        <span className="soft">{words.tells(tells.map((kind) => words.kinds[kind][0]))}</span>
        {failures > 0 && (
          <>
            <br />
            <span className="error" data-testid="hook-fails">
              {nextAt === null ? words.givenUp(failures) : words.again(failures, fullTime(nextAt))}
            </span>
          </>
        )}
      </span>
      <span className="row">
        <button
          type="button"
          className="button small"
          data-testid="try-hook"
          aria-label={`${words.tryNow}: ${url}`}
          disabled={attempt.busy}
          onClick={() => attempt.run(async () => onTried(await tryHook(view.eventId, hook.id)))}
        >
          {attempt.busy ? words.trying : words.tryNow}
        </button>
        <button
          type="button"
          className="button small quiet"
          data-testid="remove-hook"
          aria-label={`${words.removeHook}: ${url}`}
          disabled={attempt.busy}
          onClick={() =>
            attempt.run(async () => {
              await removeHook(view.eventId, hook.id);
              onRemoved();
            })
          }
        >
          {words.removeHook}
        </button>
      </span>
      <Wrong of={attempt} />
      {deliveries.length === 0 ? (
        <p className="soft">{words.noCalls}</p>
      ) : (
        <details className="desk-fold calls" open={failures > 0} data-testid="calls">
          <summary>{words.calls(deliveries.length)}</summary>
          <ol>
            {deliveries.map((call) => (
              <li key={call.at} data-testid="call" data-ok={call.ok}>
                <time className="soft" dateTime={new Date(call.at).toISOString()}>
                  {fullTime(call.at)}
                </time>
                <span>
                  <b className={call.ok ? 'fine' : 'error'}>{call.ok ? words.taken : words.notTaken}</b> ({call.status})
                </span>
                <span className="soft">{words.about(call)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function AddHook({ onAdded }: { onAdded(hook: WebhookRow): void }) {
  const { view } = useEvent();
  const [url, setUrl] = useState('');
  const [tells, setTells] = useState<readonly HookKind[]>(HOOK_KINDS);
  const attempt = useAttempt();
  return (
    <form
      className="stack"
      aria-label={words.addHook}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        attempt.run(async () => {
          onAdded(await addHook(view.eventId, url.trim(), tells));
          setUrl('');
        });
      }}
    >
      <Field
        label={words.url}
        value={url}
        testid="hook-url"
        autoComplete="off"
        maxLength={500}
        hint={words.urlHint}
        onChange={setUrl}
      />
      <fieldset className="ticks">
        <legend>{words.tellsOf}</legend>
        {HOOK_KINDS.map((kind) => (
          <Tick
            key={kind}
            label={`${words.kinds[kind][0]}: ${words.kinds[kind][1]}`}
            checked={tells.includes(kind)}
            testid={`tells-${kind}`}
            onChange={(is) => setTells(HOOK_KINDS.filter((one) => (one === kind ? is : tells.includes(one))))}
          />
        ))}
      </fieldset>
      <Wrong of={attempt} />
      <div>
        <button
          type="submit"
          className="button iron"
          data-testid="add-hook"
          disabled={attempt.busy || url.trim() === '' || tells.length === 0}
        >
          {words.addHook}
        </button>
      </div>
    </form>
  );
}
