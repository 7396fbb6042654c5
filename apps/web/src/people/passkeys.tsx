/** Keys of one's own: those that one has, another one, and signing in by one. */
import type { Passkeys } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { addPasskey, ownPasskeys, removePasskey, signInByPasskey } from '../shell/api/passkeys.ts';
import { useSession } from '../shell/api/session.ts';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';
import { PresentPassword } from '../shell/parts/field.tsx';
import { ago } from '../text/format.ts';
import { people } from '../text/people.ts';

type List = Passkeys['passkeys'];

function usePasskeys(round: number): List | null {
  const [list, setList] = useState<List | null>(null);
  useEffect(() => {
    let here = true;
    ownPasskeys().then(
      (is) => here && setList(is),
      // Then the page does without.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [round]);
  return list;
}

/** Nothing where there are none. */
export function PasskeyCard() {
  const [round, setRound] = useState(0);
  const list = usePasskeys(round);
  const onChange = () => setRound(round + 1);
  if (list === null) return null;
  return (
    <section className="card" aria-label={people.passkeys} data-testid="passkeys">
      <h2>{people.passkeys}</h2>
      <p>{people.passkeysBody}</p>
      {list.length > 0 && (
        <ul className="devices">
          {list.map((key) => (
            <Key key={key.id} of={key} onChange={onChange} />
          ))}
        </ul>
      )}
      <WithPassword
        action={people.addPasskey}
        testid="passkey-add"
        run={async (password) => {
          await addPasskey(password);
          onChange();
        }}
      />
    </section>
  );
}

function Key({ of: { id, label, createdAt, usedAt }, onChange }: { readonly of: List[number]; onChange(): void }) {
  const [removing, setRemoving] = useState(false);
  return (
    <li>
      <span>
        {label}
        <small>
          {people.passkeyMade(ago(createdAt, Date.now()))}
          {usedAt !== null && `, ${people.sessionUsed(ago(usedAt, Date.now()))}`}
        </small>
      </span>
      {!removing && (
        <button type="button" className="button small" data-testid="passkey-remove" onClick={() => setRemoving(true)}>
          {people.removePasskey}
          <span className="hidden-to-eye">: {label}</span>
        </button>
      )}
      {removing && (
        <WithPassword
          note={people.removePasskeyBody}
          action={people.removePasskey}
          testid="passkey-remove"
          run={async (password) => {
            await removePasskey(id, password);
            onChange();
          }}
        />
      )}
    </li>
  );
}

interface WithPasswordProps {
  readonly note?: string;
  readonly action: string;
  readonly testid: string;
  run(password: string): Promise<void>;
}

function WithPassword({ note, action, testid, run }: WithPasswordProps) {
  const [password, setPassword] = useState('');
  const attempt = useAttempt();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        attempt.run(async () => {
          await run(password);
          setPassword('');
        });
      }}
    >
      {note !== undefined && <p>{note}</p>}
      <PresentPassword label={people.present} value={password} testid={`${testid}-password`} onChange={setPassword} />
      <Wrong of={attempt} />
      <button type="submit" className="button" data-testid={`${testid}-go`} disabled={attempt.busy}>
        {action}
      </button>
    </form>
  );
}

/** `bring`: what the guest has who is here. */
export function SignInByPasskey({ bring, onIn }: { readonly bring: boolean; onIn(told: string): void }) {
  const { keep } = useSession();
  const attempt = useAttempt();
  if (usePasskeys(0) === null) return null;
  return (
    <>
      <Wrong of={attempt} />
      <button
        type="button"
        className="button"
        data-testid="in-passkey"
        disabled={attempt.busy}
        onClick={() =>
          attempt.run(async () => {
            const answer = await signInByPasskey(bring);
            onIn(people.brought(answer.brought, answer.left));
            keep(answer.session);
          })
        }
      >
        {people.signInByPasskey}
      </button>
    </>
  );
}
