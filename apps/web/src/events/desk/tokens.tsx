/** Tokens with which programs act in the event: with what power, when last, and an end of each. */
import type { EventTokenPower, EventTokenRow } from '@warbeacon/protocol/events';
import { useCallback, useEffect, useState } from 'react';
import { makeToken, removeToken, tokensOfEvent } from '../../shell/api/events.ts';
import { asApiError } from '../../shell/api/http.ts';
import { useAttempt, Wrong } from '../../shell/parts/attempt.tsx';
import { Choice, Field } from '../../shell/parts/field.tsx';
import { programs as words } from '../../text/event-programs.ts';
import { ago, fullTime } from '../../text/format.ts';
import { useEvent } from '../use-event.ts';
import { Once } from './once.tsx';

const POWERS = ['read', 'run'] as const satisfies readonly EventTokenPower[];

export function Tokens() {
  const { view } = useEvent();
  const { eventId } = view;
  const [tokens, setTokens] = useState<readonly EventTokenRow[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const read = useCallback(
    () =>
      tokensOfEvent(eventId).then(
        (found) => {
          setTokens(found.tokens);
          setError(null);
        },
        (cause: unknown) => setError(asApiError(cause).message),
      ),
    [eventId],
  );
  useEffect(() => {
    void read();
  }, [read]);
  return (
    <section className="stack" aria-label={words.tokens} data-testid="tokens">
      <h3>{words.tokens}</h3>
      <p className="soft">
        {words.tokensHint} <a href="/api/openapi.json">{words.toApi}</a>
      </p>
      {error !== null && (
        <p className="notice" role="alert">
          {error}
        </p>
      )}
      {secret !== null && (
        <Once label={words.token} hint={words.tokenHint} secret={secret} onDone={() => setSecret(null)} />
      )}
      {tokens?.length === 0 && <p className="empty">{words.noTokens}</p>}
      <ul className="desk-list">
        {tokens?.map((token) => (
          <Token key={token.id} token={token} onRemoved={() => setTokens(tokens.filter(({ id }) => id !== token.id))} />
        ))}
      </ul>
      <MakeToken
        onMade={(made) => {
          setSecret(made.token ?? null);
          void read();
        }}
      />
    </section>
  );
}

function Token({ token, onRemoved }: { readonly token: EventTokenRow; onRemoved(): void }) {
  const { view, ahead } = useEvent();
  const attempt = useAttempt();
  const { label, power, by, madeAt, seenAt } = token;
  return (
    <li className="program" data-testid="token">
      <span className="desk-who">
        <b>{label}</b> <span className="soft">· {words.powers[power]}</span>
        <br />
        <span className="soft">
          {words.madeBy(by, fullTime(madeAt))} ·{' '}
          {seenAt === null ? words.neverUsed : words.lastUsed(ago(seenAt, Date.now() + ahead))}
        </span>
      </span>
      <button
        type="button"
        className="button small quiet"
        data-testid="remove-token"
        aria-label={`${words.removeToken}: ${label}`}
        disabled={attempt.busy}
        onClick={() =>
          attempt.run(async () => {
            await removeToken(view.eventId, token.id);
            onRemoved();
          })
        }
      >
        {words.removeToken}
      </button>
      <Wrong of={attempt} />
    </li>
  );
}

function MakeToken({ onMade }: { onMade(token: EventTokenRow): void }) {
  const { view } = useEvent();
  const [label, setLabel] = useState('');
  const [power, setPower] = useState<EventTokenPower>('read');
  const attempt = useAttempt();
  return (
    <form
      className="inline-form"
      aria-label={words.makeToken}
      onSubmit={(event) => {
        event.preventDefault();
        attempt.run(async () => {
          onMade(await makeToken(view.eventId, label.trim(), power));
          setLabel('');
        });
      }}
    >
      <Field
        label={words.label}
        value={label}
        testid="token-label"
        autoComplete="off"
        maxLength={60}
        onChange={setLabel}
      />
      <Choice
        label={words.power}
        value={power}
        of={POWERS}
        testid="token-power"
        name={(one) => words.powers[one]}
        onChange={setPower}
      />
      <button type="submit" className="button iron" data-testid="make-token" disabled={attempt.busy}>
        {words.makeToken}
      </button>
      <Wrong of={attempt} />
    </form>
  );
}
