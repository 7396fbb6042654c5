/** Who one is, where one is signed in, one's password, one's data, and the way out. */
import type { Account, Device } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { changePassword, deleteAccount, endDevice, ownAccount, ownDevices } from '../shell/api/account.ts';
import { asApiError, endSession } from '../shell/api/http.ts';
import { useSession } from '../shell/api/session.ts';
import { ago, day } from '../text/format.ts';
import { bots } from '../text/bots.ts';
import { people } from '../text/people.ts';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';
import { BotCard } from './bot-card.tsx';
import { MailCard } from './by-mail.tsx';
import { NewPassword, PresentPassword } from '../shell/parts/field.tsx';
import { PushSwitch } from '../shell/parts/push-switch.tsx';
import { keepName, NameCard } from './name-card.tsx';
import { PasskeyCard } from './passkeys.tsx';
import { OwnDataCard } from './own-data.tsx';

export function OwnAccount() {
  const [account, setAccount] = useState<Account | null>(null);
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let here = true;
    Promise.all([ownAccount(), ownDevices()]).then(
      ([own, list]) => {
        if (!here) return;
        setAccount(own);
        keepName(own.name);
        setDevices(list);
        setError(null);
      },
      (cause: unknown) => here && setError(asApiError(cause).message),
    );
    return () => {
      here = false;
    };
  }, [round]);
  const reload = () => setRound(round + 1);
  const trouble = error !== null && (
    <p className="error" role="alert">
      {error}
    </p>
  );
  if (account === null) return trouble || <p className="empty">{people.loading}</p>;
  return (
    <>
      {trouble}
      <Head account={account} />
      <div className="account-cards">
        <Devices devices={devices} onChange={reload} />
        <PushSwitch heading="h2" className="card" />
        <NameCard key={account.name} account={account} onChange={reload} />
        <PasswordForm onChange={reload} />
        <PasskeyCard />
        <MailCard account={account} onChange={reload} />
        <BotCard isBot={account.bot} onChange={reload} />
        <OwnDataCard />
        <DeleteForm />
      </div>
    </>
  );
}

function Head({ account: { name, email, createdAt, role } }: { readonly account: Account }) {
  const attempt = useAttempt();
  return (
    <section className="card" aria-label={people.as}>
      <p>
        {people.as} <b data-testid="account-name">{name}</b> <span className="soft">({email})</span>,{' '}
        {people.since(day(createdAt))}
      </p>
      <div className="row">
        <Link href={`/people/${encodeURIComponent(name)}`} className="button small" data-testid="to-profile">
          {people.toProfile}
        </Link>
        {role !== 'player' && (
          <Link href="/order" className="button small" data-testid="to-order">
            {people.toOrder}
          </Link>
        )}
        <button
          type="button"
          className="button small"
          data-testid="sign-out"
          disabled={attempt.busy}
          onClick={() =>
            attempt.run(async () => {
              await endSession();
              useSession.getState().forget();
            })
          }
        >
          {people.signOut}
        </button>
      </div>
      <Wrong of={attempt} />
    </section>
  );
}

function Devices({ devices, onChange }: { readonly devices: readonly Device[]; onChange(): void }) {
  const attempt = useAttempt();
  const end = (which: string) =>
    attempt.run(async () => {
      await endDevice(which);
      onChange();
    });
  return (
    <section className="card" aria-label={people.sessions}>
      <h2>{people.sessions}</h2>
      <ul className="devices" data-testid="devices">
        {devices.map(({ id, label, api, current, seenAt }) => (
          <li key={id} data-current={current}>
            <span>
              {label || people.sessionUnknown}
              <small>
                {api && `${bots.program}, `}
                {current ? people.sessionHere : people.sessionUsed(ago(seenAt, Date.now()))}
              </small>
            </span>
            {!current && (
              <button
                type="button"
                className="button small"
                data-testid="end-session"
                disabled={attempt.busy}
                onClick={() => end(id)}
              >
                {people.end}
                <span className="hidden-to-eye">: {label || people.sessionUnknown}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Wrong of={attempt} />
      {devices.length > 1 && (
        <button
          type="button"
          className="button small"
          data-testid="end-others"
          disabled={attempt.busy}
          onClick={() => end('others')}
        >
          {people.endOthers}
        </button>
      )}
    </section>
  );
}

function PasswordForm({ onChange }: { onChange(): void }) {
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [done, setDone] = useState(false);
  const attempt = useAttempt();
  return (
    <section className="card" aria-label={people.newPassword}>
      <h2>{people.newPassword}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setDone(false);
          attempt.run(async () => {
            await changePassword(password, next);
            setPassword('');
            setNext('');
            setDone(true);
            onChange();
          });
        }}
      >
        <PresentPassword label={people.present} value={password} testid="change-present" onChange={setPassword} />
        <NewPassword label={people.next} value={next} testid="change-next" onChange={setNext} />
        <Wrong of={attempt} />
        {done && <p role="status">{people.changed}</p>}
        <button type="submit" className="button" data-testid="change-go" disabled={attempt.busy}>
          {people.change}
        </button>
      </form>
    </section>
  );
}

function DeleteForm() {
  const [password, setPassword] = useState('');
  const attempt = useAttempt();
  return (
    <section className="card" aria-label={people.remove}>
      <h2>{people.remove}</h2>
      <p>{people.removeBody}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          attempt.run(async () => {
            await deleteAccount(password);
            useSession.getState().forget();
          });
        }}
      >
        <PresentPassword label={people.present} value={password} testid="delete-password" onChange={setPassword} />
        <Wrong of={attempt} />
        <button type="submit" className="button" data-testid="delete-go" disabled={attempt.busy}>
          {people.removeYes}
        </button>
      </form>
    </section>
  );
}
