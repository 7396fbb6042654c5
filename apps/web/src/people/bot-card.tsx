/** Becoming a bot, and tokens for its program. */
import { type CreatedApiToken, createdApiTokenSchema } from '@warbeacon/protocol';
import { useState } from 'react';
import { z } from 'zod';
import { ask } from '../shell/api/http.ts';
import { bots } from '../text/bots.ts';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';
import { Field } from '../shell/parts/field.tsx';

/** Letters of a token's label, at most. */
const MOST_LABEL = 60;

interface Props {
  readonly isBot: boolean;
  onChange(): void;
}

export function BotCard({ isBot, onChange }: Props) {
  return (
    <section className="card" aria-label={bots.title} data-testid="bot-card">
      <h2>{bots.title}</h2>
      {isBot ? <Tokens onChange={onChange} /> : <Become onChange={onChange} />}
    </section>
  );
}

function Become({ onChange }: Pick<Props, 'onChange'>) {
  const [asking, setAsking] = useState(false);
  const attempt = useAttempt();
  return (
    <>
      <p>{bots.body}</p>
      {!asking && (
        <button type="button" className="button small" data-testid="bot-become" onClick={() => setAsking(true)}>
          {bots.become}
        </button>
      )}
      {asking && (
        <>
          <p role="status">{bots.sure}</p>
          <div className="row">
            <button
              type="button"
              className="button small seal"
              data-testid="bot-yes"
              disabled={attempt.busy}
              onClick={() =>
                attempt.run(async () => {
                  await ask(z.null(), 'POST', '/api/account/bot', { bot: true });
                  onChange();
                })
              }
            >
              {bots.yes}
            </button>
            <button type="button" className="button small" onClick={() => setAsking(false)}>
              {bots.no}
            </button>
          </div>
        </>
      )}
      <Wrong of={attempt} />
    </>
  );
}

function Tokens({ onChange }: Pick<Props, 'onChange'>) {
  const [label, setLabel] = useState('');
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  const attempt = useAttempt();
  return (
    <>
      <p>{bots.isBot}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          attempt.run(async () => {
            setCreated(await ask(createdApiTokenSchema, 'POST', '/api/account/tokens', { label }));
            setLabel('');
            onChange();
          });
        }}
      >
        <Field
          label={bots.label}
          value={label}
          testid="token-label"
          autoComplete="off"
          maxLength={MOST_LABEL}
          hint={bots.listed}
          onChange={setLabel}
        />
        <Wrong of={attempt} />
        <button type="submit" className="button small" data-testid="token-make" disabled={attempt.busy}>
          {bots.make}
        </button>
      </form>
      {created && (
        <div className="field" role="status">
          <label htmlFor="new-token">{bots.token}</label>
          <input
            id="new-token"
            className="input"
            readOnly
            value={created.token}
            data-testid="new-token"
            onFocus={(event) => event.target.select()}
          />
          <small className="soft">{bots.once}</small>
        </div>
      )}
    </>
  );
}
