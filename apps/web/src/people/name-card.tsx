/** Another name for one's account. */
import type { Account } from '@warbeacon/protocol';
import { useState } from 'react';
import { changeName } from '../shell/api/account.ts';
import { useSession } from '../shell/api/session.ts';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';
import { NameField } from '../shell/parts/field.tsx';
import { day } from '../text/format.ts';
import { people } from '../text/people.ts';

export function NameCard({
  account: { name: present, renameAt },
  onChange,
}: {
  readonly account: Account;
  onChange(): void;
}) {
  const [name, setName] = useState(present);
  const attempt = useAttempt();
  return (
    <section className="card" aria-label={people.otherName} data-testid="name-card">
      <h2>{people.otherName}</h2>
      <p>{people.otherNameBody}</p>
      {renameAt === null ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            attempt.run(async () => {
              await changeName(name);
              onChange();
            });
          }}
        >
          <NameField value={name} testid="rename-name" onChange={setName} />
          <Wrong of={attempt} />
          <button
            type="submit"
            className="button"
            data-testid="rename-go"
            disabled={attempt.busy || name.trim() === present}
          >
            {people.rename}
          </button>
        </form>
      ) : (
        <p role="status">{people.renamedLately(day(renameAt))}</p>
      )}
    </section>
  );
}

/** The name that this browser keeps is that of the account: it may have been changed on another device. */
export function keepName(name: string): void {
  const { session, keep } = useSession.getState();
  if (session !== null && session.name !== name) keep({ ...session, name });
}
