/** For who has no account here: making one, and signing in to one that is there. */
import { useState } from 'react';
import { signIn, signUp } from '../shell/api/account.ts';
import { useSession } from '../shell/api/session.ts';
import { people } from '../text/people.ts';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';
import { SignInByPasskey } from './passkeys.tsx';
import { SendLink } from './by-mail.tsx';
import { EmailField, NameField, NewPassword, PresentPassword } from '../shell/parts/field.tsx';

/** `onIn` is told what came along. */
export function ComeIn({ onIn }: { onIn(told: string): void }) {
  const { session } = useSession();
  return (
    <>
      <p>{people.why}</p>
      {session && <p>{people.guest(session.name)}</p>}
      <div className="account-cards">
        <SignUpForm />
        <SignInForm onIn={onIn} />
        <SendLink />
      </div>
    </>
  );
}

function SignUpForm() {
  const { session, keep } = useSession();
  const [name, setName] = useState(session?.name ?? '');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const attempt = useAttempt();
  return (
    <section className="card" aria-label={people.signUp}>
      <h2>{people.signUp}</h2>
      <form
        data-testid="sign-up"
        onSubmit={(event) => {
          event.preventDefault();
          attempt.run(async () => keep(await signUp({ name, email, password })));
        }}
      >
        <NameField value={name} testid="up-name" onChange={setName} />
        <EmailField isNew hint={people.emailHint} value={email} testid="up-email" onChange={setEmail} />
        <NewPassword label={people.password} value={password} testid="up-password" onChange={setPassword} />
        <Wrong of={attempt} />
        <button type="submit" className="button seal" data-testid="up-go" disabled={attempt.busy}>
          {people.signUp}
        </button>
      </form>
    </section>
  );
}

function SignInForm({ onIn }: { onIn(told: string): void }) {
  const { session, keep } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [bring, setBring] = useState(true);
  const attempt = useAttempt();
  return (
    <section className="card" aria-label={people.signIn}>
      <h2>{people.signIn}</h2>
      <form
        data-testid="sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          attempt.run(async () => {
            const answer = await signIn({ email, password, bring: session !== null && bring });
            onIn(people.brought(answer.brought, answer.left));
            keep(answer.session);
          });
        }}
      >
        <EmailField value={email} testid="in-email" onChange={setEmail} />
        <PresentPassword label={people.password} value={password} testid="in-password" onChange={setPassword} />
        {session && (
          <label className="tick">
            <input
              type="checkbox"
              data-testid="in-bring"
              checked={bring}
              onChange={(event) => setBring(event.target.checked)}
            />
            <span>{people.bring}</span>
          </label>
        )}
        <Wrong of={attempt} />
        <button type="submit" className="button" data-testid="in-go" disabled={attempt.busy}>
          {people.signIn}
        </button>
        <SignInByPasskey bring={session !== null && bring} onIn={onIn} />
      </form>
    </section>
  );
}
