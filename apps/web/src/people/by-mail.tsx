/** What goes by mail: a link to sign in with, the proof of an address, another address, and word that a match waits. */
import { type Account, idSchema, linkKeySchema } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { askForEmail, askForLink, followLink, mailThere, setNotices, stopNotices } from '../shell/api/account.ts';
import { asApiError } from '../shell/api/http.ts';
import { useSession } from '../shell/api/session.ts';
import { people } from '../text/people.ts';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';
import { EmailField, NewPassword, PresentPassword } from '../shell/parts/field.tsx';

/** Whether the server sends any; not, as long as that is not known. */
function useMail(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    let here = true;
    mailThere().then(
      (is) => here && setThere(is),
      // Then the page does without.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return there;
}

/**
 * The key of a link in a letter with which one has come, `null` without one. One that stops the letters does so at once, and
 * `tell` says so. Keys are taken out of the address, so that nobody hands them on with it.
 */
export function useLetter(tell: (words: string) => void): readonly [string | null, (key: string | null) => void] {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const [what, value = ''] = location.hash.slice(1).split('=');
      if (what !== 'link' && what !== 'stop') return;
      history.replaceState(history.state, '', location.pathname);
      if (what === 'link') return setLink(linkKeySchema.safeParse(value).data ?? null);
      const [of, key] = value.split('.');
      stopNotices(idSchema.catch('').parse(of), linkKeySchema.catch('').parse(key)).then(
        () => tell(people.noticesStopped),
        (cause: unknown) => tell(asApiError(cause).message),
      );
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [tell]);
  return [link, setLink];
}

export function FollowLink({ link, onDone }: { readonly link: string; onDone(told: string): void }) {
  const { keep } = useSession();
  const [changes, setChanges] = useState(false);
  const [password, setPassword] = useState('');
  const attempt = useAttempt();
  return (
    <section className="card" aria-label={people.linkTitle} data-testid="by-link">
      <h2>{people.linkTitle}</h2>
      <p>{people.linkBody}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          attempt.run(async () => {
            const { email, session } = await followLink(link, changes ? password : undefined);
            onDone(session === null ? people.emailIs(email) : people.signedInByMail);
            if (session !== null) keep(session);
          });
        }}
      >
        <label className="tick">
          <input
            type="checkbox"
            data-testid="link-changes"
            checked={changes}
            onChange={(event) => setChanges(event.target.checked)}
          />
          <span>{people.linkPassword}</span>
        </label>
        {changes && <NewPassword label={people.next} value={password} testid="link-password" onChange={setPassword} />}
        <Wrong of={attempt} />
        <button type="submit" className="button seal" data-testid="link-go" disabled={attempt.busy}>
          {people.follow}
        </button>
      </form>
    </section>
  );
}

/** For who has no password at hand. Nothing where no mail is sent. */
export function SendLink() {
  const there = useMail();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState('');
  const attempt = useAttempt();
  if (!there) return null;
  return (
    <section className="card" aria-label={people.byMail}>
      <h2>{people.byMail}</h2>
      <p>{people.byMailBody}</p>
      <form
        data-testid="send-link"
        onSubmit={(event) => {
          event.preventDefault();
          setSent('');
          attempt.run(async () => {
            await askForLink(email);
            setSent(people.linkSent(email));
          });
        }}
      >
        <EmailField value={email} testid="link-email" onChange={setEmail} />
        <Wrong of={attempt} />
        <Sent words={sent} />
        <button type="submit" className="button" data-testid="link-ask" disabled={attempt.busy}>
          {people.sendLink}
        </button>
      </form>
    </section>
  );
}

/** One's own address, and what is sent there. */
export function MailCard({ account, onChange }: { readonly account: Account; onChange(): void }) {
  if (!useMail()) return null;
  return (
    <section className="card" aria-label={people.mail} data-testid="mail">
      <h2>{people.mail}</h2>
      <Proof account={account} />
      <Letters account={account} onChange={onChange} />
      <AnotherEmail />
    </section>
  );
}

function Proof({ account: { email, confirmed } }: { readonly account: Account }) {
  const [sent, setSent] = useState('');
  const attempt = useAttempt();
  if (confirmed) return <p>{people.confirmed(email)}</p>;
  return (
    <>
      <p>{people.unconfirmed(email)}</p>
      <Wrong of={attempt} />
      <Sent words={sent} />
      <button
        type="button"
        className="button small"
        data-testid="prove"
        disabled={attempt.busy}
        onClick={() =>
          attempt.run(async () => {
            await askForLink(email);
            setSent(people.proofSent(email));
          })
        }
      >
        {people.sendLink}
      </button>
    </>
  );
}

function Letters({ account: { confirmed, notices }, onChange }: { readonly account: Account; onChange(): void }) {
  // Shown as it was set, as long as the server has not said otherwise.
  const [wanted, setWanted] = useState(notices);
  const attempt = useAttempt();
  return (
    <>
      <label className="tick">
        <input
          type="checkbox"
          data-testid="notices"
          checked={wanted}
          disabled={attempt.busy || !confirmed}
          onChange={({ target }) => {
            setWanted(target.checked);
            attempt.run(async () => {
              try {
                await setNotices(target.checked);
              } catch (error) {
                setWanted(notices);
                throw error;
              }
              onChange();
            });
          }}
        />
        <span>
          {people.notices} <small className="soft">{confirmed ? people.noticesHint : people.noticesFirst}</small>
        </span>
      </label>
      <Wrong of={attempt} />
    </>
  );
}

function AnotherEmail() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState('');
  const attempt = useAttempt();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent('');
        attempt.run(async () => {
          await askForEmail(email, password);
          setPassword('');
          setSent(people.emailSent(email));
        });
      }}
    >
      <EmailField isNew label={people.anotherEmail} value={email} testid="new-email" onChange={setEmail} />
      <PresentPassword label={people.present} value={password} testid="new-email-password" onChange={setPassword} />
      <Wrong of={attempt} />
      <Sent words={sent} />
      <button type="submit" className="button" data-testid="new-email-go" disabled={attempt.busy}>
        {people.sendLink}
      </button>
    </form>
  );
}

function Sent({ words }: { readonly words: string }) {
  return words === '' ? null : <p role="status">{words}</p>;
}
