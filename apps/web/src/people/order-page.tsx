/** Keeping order: what is reported, what holds, who may decide, and what was done. For who has a role. */
import './people.css';
import './order.css';
import {
  type Account,
  type AuditEntry,
  type HeldSanction,
  type OpenCall,
  type OpenReport,
  type Role,
  ROLES,
} from '@warbeacon/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ownAccount } from '../shell/api/account.ts';
import { titles } from '../games/index.ts';
import { openCalls } from '../shell/api/calls.ts';
import { asApiError } from '../shell/api/http.ts';
import {
  audit,
  heldSanctions,
  imposeSanction,
  liftSanction,
  openReports,
  setRole,
  settleReport,
  takeName,
} from '../shell/api/moderation.ts';
import { useSession } from '../shell/api/session.ts';
import { Site } from '../shell/parts/site.tsx';
import { ago, day } from '../text/format.ts';
import { order } from '../text/order.ts';
import { people } from '../text/people.ts';
import { talk } from '../text/talk.ts';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';
import { Choice, Field } from '../shell/parts/field.tsx';
import { Calls } from './calls.tsx';
import { SanctionForm } from './sanction-form.tsx';

interface Shown {
  readonly called: { readonly calls: readonly OpenCall[]; readonly more: boolean };
  readonly reports: readonly OpenReport[];
  readonly more: boolean;
  readonly held: readonly HeldSanction[];
  /** `null` for an arbiter. */
  readonly entries: readonly AuditEntry[] | null;
}

async function read(role: Role): Promise<Shown> {
  const [called, open, held, entries] = await Promise.all([
    openCalls(),
    openReports(),
    heldSanctions(),
    role === 'admin' ? audit() : Promise.resolve(null),
  ]);
  // A game that this page does not know is called by its id.
  await titles.load(called.calls.map(({ game }) => game)).catch(() => undefined);
  return { called, ...open, held, entries };
}

export default function OrderPage() {
  const signedIn = useSession(({ session }) => session?.account === true);
  const [role, setOwnRole] = useState<Role | null>(signedIn ? null : 'player');
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState<string | null>(null);
  const fail = useCallback((cause: unknown) => setError(asApiError(cause).message), []);
  useEffect(() => {
    if (signedIn) ownAccount().then((account: Account) => setOwnRole(account.role), fail);
  }, [signedIn, fail]);
  const reload = useCallback(() => {
    if (role === null || role === 'player') return;
    read(role).then((now) => {
      setShown(now);
      setError(null);
    }, fail);
  }, [role, fail]);
  useEffect(reload, [reload]);
  return (
    <Site>
      <div className="account order" data-testid="order">
        <h1>{order.title}</h1>
        {error !== null && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        {role === 'player' && <p className="notice">{order.notYours}</p>}
        {role !== 'player' && shown === null && error === null && <p className="empty">{people.loading}</p>}
        {shown && role && (
          <>
            <Calls {...shown.called} onChange={reload} />
            <Reports shown={shown} isAdmin={role === 'admin'} onChange={reload} />
            <div className="account-cards">
              <HeldCard held={shown.held} onChange={reload} />
              <ImposeCard isAdmin={role === 'admin'} onChange={reload} />
              <TakeNameCard onChange={reload} />
              {role === 'admin' && <RoleCard onChange={reload} />}
            </div>
            {shown.entries && <AuditCard entries={shown.entries} />}
          </>
        )}
      </div>
    </Site>
  );
}

interface Changing {
  onChange(): void;
}

function Reports({
  shown: { reports, more },
  isAdmin,
  onChange,
}: Changing & { readonly shown: Shown; readonly isAdmin: boolean }) {
  return (
    <section aria-label={order.reports} data-testid="reports">
      <h2>{order.reports}</h2>
      {reports.length === 0 && <p className="empty">{order.noReports}</p>}
      {reports.map((one) => (
        <ReportCard key={one.id} of={one} isAdmin={isAdmin} onChange={onChange} />
      ))}
      {more && <p className="soft">{order.moreReports}</p>}
    </section>
  );
}

function ReportCard({ of, isAdmin, onChange }: Changing & { readonly of: OpenReport; readonly isAdmin: boolean }) {
  const [sanctioning, setSanctioning] = useState(false);
  const attempt = useAttempt();
  return (
    <article className="card" data-testid="report-card" aria-label={of.about}>
      <h3>
        {of.about}: {order.reasons[of.reason]}
      </h3>
      <p className="soft">
        {order.by(of.by, ago(of.at, Date.now()))} · {order.before(of.before)}
        {of.matchId !== null && (
          <>
            {' '}
            <Link href={`/match/${of.matchId}`}>{order.toMatch}</Link>
          </>
        )}
      </p>
      {of.words !== '' && <blockquote>{of.words}</blockquote>}
      {of.said.length > 0 && (
        <ol className="context">
          {of.said.map((one) => (
            <li key={one.seq} aria-current={one.seq === of.meant || undefined}>
              <b>{one.name}</b> {one.preset ? talk.words[one.preset] : one.words}
            </li>
          ))}
        </ol>
      )}
      <Wrong of={attempt} />
      {of.own ? (
        <p className="notice">{order.own}</p>
      ) : sanctioning ? (
        <SanctionForm
          isAdmin={isAdmin}
          impose={async (sanction) => {
            await settleReport(of.id, sanction);
            onChange();
          }}
        />
      ) : (
        <div className="row wrap">
          <button
            type="button"
            className="button small"
            data-testid="report-nothing"
            disabled={attempt.busy}
            onClick={() =>
              attempt.run(async () => {
                await settleReport(of.id, null);
                onChange();
              })
            }
          >
            {order.nothing}
          </button>
          <button
            type="button"
            className="button small"
            data-testid="report-sanction"
            onClick={() => setSanctioning(true)}
          >
            {order.sanction}
          </button>
        </div>
      )}
    </article>
  );
}

function HeldCard({ held, onChange }: Changing & { readonly held: readonly HeldSanction[] }) {
  const attempt = useAttempt();
  return (
    <section className="card" aria-label={order.held} data-testid="held">
      <h2>{order.held}</h2>
      {held.length === 0 && <p className="soft">{order.noneHeld}</p>}
      <ul className="devices">
        {held.map(({ id, name, kind, reason, until, by, at }) => (
          <li key={id}>
            <span>
              <b>{name}</b> · {order.kinds[kind]}, {until === null ? order.forGood : order.until(day(until))}
              <small>
                {reason} ({order.by(by, ago(at, Date.now()))})
              </small>
            </span>
            <button
              type="button"
              className="button small"
              data-testid="lift"
              disabled={attempt.busy}
              onClick={() =>
                attempt.run(async () => {
                  await liftSanction(id);
                  onChange();
                })
              }
            >
              {order.lift}
              <span className="hidden-to-eye">: {name}</span>
            </button>
          </li>
        ))}
      </ul>
      <Wrong of={attempt} />
    </section>
  );
}

function NameField({ name, testid, onChange }: { name: string; testid: string; onChange(name: string): void }) {
  return (
    <Field label={order.name} value={name} testid={testid} autoComplete="off" maxLength={24} onChange={onChange} />
  );
}

function ImposeCard({ isAdmin, onChange }: Changing & { readonly isAdmin: boolean }) {
  const [name, setName] = useState('');
  return (
    <section className="card" aria-label={order.imposeOn}>
      <h2>{order.imposeOn}</h2>
      <NameField name={name} testid="impose-name" onChange={setName} />
      <SanctionForm
        isAdmin={isAdmin}
        impose={async (sanction) => {
          await imposeSanction(name, sanction);
          setName('');
          onChange();
        }}
      />
    </section>
  );
}

function TakeNameCard({ onChange }: Changing) {
  const [name, setName] = useState('');
  const attempt = useAttempt();
  return (
    <section className="card" aria-label={order.takeName}>
      <h2>{order.takeName}</h2>
      <p>{order.takeNameBody}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          attempt.run(async () => {
            await takeName(name);
            setName('');
            onChange();
          });
        }}
      >
        <NameField name={name} testid="take-name" onChange={setName} />
        <Wrong of={attempt} />
        <button type="submit" className="button" data-testid="take-name-go" disabled={attempt.busy}>
          {order.takeName}
        </button>
      </form>
    </section>
  );
}

function RoleCard({ onChange }: Changing) {
  const [name, setName] = useState('');
  const [role, setWished] = useState<Role>('arbiter');
  const attempt = useAttempt();
  return (
    <section className="card" aria-label={order.roles}>
      <h2>{order.roles}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          attempt.run(async () => {
            await setRole(name, role);
            setName('');
            onChange();
          });
        }}
      >
        <NameField name={name} testid="role-name" onChange={setName} />
        <Choice
          label={order.role}
          value={role}
          of={ROLES}
          testid="role"
          name={(one) => order.roleNames[one]}
          onChange={setWished}
        />
        <Wrong of={attempt} />
        <button type="submit" className="button" data-testid="role-go" disabled={attempt.busy}>
          {order.setRole}
        </button>
      </form>
    </section>
  );
}

function AuditCard({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <section className="card" aria-label={order.audit} data-testid="audit">
      <h2>{order.audit}</h2>
      <ul className="audit">
        {entries.map(({ at, by, act, about, details }) => (
          <li key={`${at} ${about} ${details}`}>
            <b>{by || order.byConfiguration}</b> {order.acts[act]}: <b>{about}</b>, {details}{' '}
            <small className="soft">{ago(at, Date.now())}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
