/** Who else may decide. */
import { useState } from 'react';
import { useAttempt, Wrong } from '../../shell/parts/attempt.tsx';
import { Field } from '../../shell/parts/field.tsx';
import { PersonLink } from '../../shell/parts/person-link.tsx';
import { desk as words } from '../../text/event-desk.ts';
import { Deed } from '../deed.tsx';
import { useEvent } from '../use-event.ts';

export function Arbiters() {
  const { view, send } = useEvent();
  const [name, setName] = useState('');
  const attempt = useAttempt();
  const may = view.me.may.includes('appoint');
  return (
    <section aria-label={words.arbiters} className="stack" data-testid="arbiters">
      <h3>{words.owner}</h3>
      <p className="soft">{words.ownerHint}</p>
      <p>
        <b>
          <PersonLink name={view.owner} account />
        </b>
      </p>
      <h3>{words.arbiters}</h3>
      <p className="soft">{words.arbitersHint}</p>
      {view.arbiters.length === 0 && <p className="empty">{words.noArbiters}</p>}
      <ul className="desk-list">
        {view.arbiters.map((arbiter) => (
          <li key={arbiter}>
            <b>
              <PersonLink name={arbiter} account />
            </b>
            {may && (
              <Deed wish={{ do: 'appoint', name: arbiter, arbiter: false }} label={`${words.dismiss}: ${arbiter}`}>
                {words.dismiss}
              </Deed>
            )}
          </li>
        ))}
      </ul>
      {may && (
        <form
          className="inline-form"
          onSubmit={(event) => {
            event.preventDefault();
            attempt.run(async () => {
              await send({ do: 'appoint', name: name.trim(), arbiter: true });
              setName('');
            });
          }}
        >
          <Field
            label={words.appointName}
            value={name}
            testid="appoint-name"
            autoComplete="off"
            maxLength={80}
            onChange={setName}
          />
          <button type="submit" className="button" data-testid="appoint-go" disabled={attempt.busy}>
            {words.appoint}
          </button>
          <Wrong of={attempt} />
        </form>
      )}
    </section>
  );
}
