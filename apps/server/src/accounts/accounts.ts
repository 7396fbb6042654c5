/** Becoming somebody with an account, signing in, another password, and going for good. */
import { FORGOTTEN_NAME, type Sessions } from '../sessions/sessions.ts';
import type { AccountStore, StoredAccount } from '../storage/accounts.ts';
import { type Brought, bringAlong } from '../storage/bring-along.ts';
import type { Db } from '../storage/database.ts';
import type { SessionStore, StoredSession } from '../storage/sessions.ts';
import { isHeld, rename } from '../storage/names.ts';
import type { AuditTable } from '../storage/tables-order.ts';
import { isReserved, skeletonOf } from './names.ts';
import { FORMER_NAME } from './former-name.ts';
import type { Passwords } from './passwords.ts';

const DAY = 24 * 3_600_000;
/** How long one keeps a name that one has given oneself; and for how long nobody else gets the one before. */
const KEPT = 30 * DAY;
const HELD = 90 * DAY;

/** What is asked for cannot be. */
export type AccountRefusal =
  | 'wrong-credentials'
  | 'email-taken'
  | 'name-taken'
  | 'name-reserved'
  | 'weak-password'
  | 'account-already'
  | 'no-account';

/** A session that was begun a moment ago; its token is told once. */
export interface Begun {
  readonly personId: string;
  readonly name: string;
  readonly token: string;
}

export interface AccountsParts {
  readonly db: Db;
  readonly store: AccountStore;
  readonly sessionStore: SessionStore;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly now: () => number;
}

export class Accounts {
  readonly #parts: AccountsParts;
  readonly #passwords: Passwords;

  constructor(parts: AccountsParts) {
    this.#parts = parts;
    this.#passwords = parts.passwords;
  }

  async of(session: StoredSession): Promise<StoredAccount | undefined> {
    return session.hasAccount ? await this.#parts.store.byPerson(session.id) : undefined;
  }

  /** Of somebody whose name is spelled like that. */
  async named(name: string): Promise<StoredAccount | undefined> {
    const found = await this.#parts.store.bySkeleton(skeletonOf(name));
    const plain = (text: string) => text.normalize('NFKC').toLowerCase();
    return found !== undefined && plain(found.name) === plain(name) ? found : undefined;
  }

  /** Why nobody without an account may be called that. */
  async guestMayNot(name: string): Promise<'name-taken' | 'name-reserved' | undefined> {
    if (isReserved(name)) return 'name-reserved';
    const { db, store, now } = this.#parts;
    const skeleton = skeletonOf(name);
    const isTaken = (await store.bySkeleton(skeleton)) !== undefined || (await isHeld(db, skeleton, now()));
    return isTaken ? 'name-taken' : undefined;
  }

  /** The account is that of `guest`, when somebody asks. All tokens that were the guest's end. */
  async signUp(
    guest: StoredSession | undefined,
    wish: { readonly name: string; readonly email: string; readonly password: string },
    label: string,
  ): Promise<Begun | AccountRefusal> {
    const { store, sessions, now } = this.#parts;
    const { name, email, password } = wish;
    if (guest?.hasAccount === true) return 'account-already';
    if (isReserved(name)) return 'name-reserved';
    if (isTelling(password, wish)) return 'weak-password';
    const person = { ...sessions.newPerson(name), ...(guest === undefined ? {} : { id: guest.id }) };
    if (person.skeleton === '') return 'name-reserved';
    const { token, device } = sessions.newDevice(person.id, label);
    const stored = await this.#passwords.hash(password);
    const done = await store.add(person, guest !== undefined, { email, password: stored, device, at: now() });
    if (typeof done === 'string') return done;
    sessions.announceAll(done);
    return { personId: person.id, name, token };
  }

  /**
   * A session on another device, or on this one in the place of `asker`. The same answer, after the same time, for a
   * wrong password and for an e-mail that nobody has.
   */
  async signIn(
    asker: StoredSession | undefined,
    { email, password, bring }: { readonly email: string; readonly password: string; readonly bring: boolean },
    label: string,
  ): Promise<(Begun & { readonly brought: Brought | undefined }) | 'wrong-credentials'> {
    const account = await this.#parts.store.byEmail(email);
    if (!(await this.#passwords.matches(password, account?.password)) || account === undefined)
      return 'wrong-credentials';
    return await this.begin(asker, account, { bring, label });
  }

  /** A session of somebody who has proved who they are. */
  async begin(
    asker: StoredSession | undefined,
    { personId, name }: Pick<StoredAccount, 'personId' | 'name'>,
    { bring, label }: { readonly bring: boolean; readonly label: string },
  ): Promise<Begun & { readonly brought: Brought | undefined }> {
    const { db, sessionStore, sessions, now } = this.#parts;
    const { token, device } = sessions.newDevice(personId, label);
    await sessionStore.addDevice(device);
    let brought: Brought | undefined;
    if (asker?.hasAccount === true) await sessions.end(asker.id, { only: asker.device });
    else if (asker !== undefined && bring) {
      brought = await bringAlong(db, asker.id, personId, { name: FORGOTTEN_NAME, at: now() });
      sessions.announceAll(brought.ended);
    } else if (asker !== undefined) await sessions.quiet(asker.device);
    return { personId, name, token, brought };
  }

  async changePassword(
    session: StoredSession,
    password: string,
    next: string,
  ): Promise<'wrong-credentials' | 'weak-password' | undefined> {
    const { store, sessions, now } = this.#parts;
    const account = await this.#withPassword(session, password);
    if (account === undefined) return 'wrong-credentials';
    if (isTelling(next, account)) return 'weak-password';
    const stored = await this.#passwords.hash(next);
    sessions.announceAll(await store.setPassword(account.personId, stored, session.device, now()));
    return undefined;
  }

  /** Another name; the one before is nobody else's for a while. */
  async rename(
    { personId, name: before }: StoredAccount,
    name: string,
  ): Promise<'name-taken' | 'name-reserved' | 'renamed-lately' | 'no-account' | undefined> {
    const { db, now } = this.#parts;
    const skeleton = skeletonOf(name);
    if (name === before) return undefined;
    if (isReserved(name) || skeleton === '') return 'name-reserved';
    const at = now();
    const entry = this.#renamed(personId, personId, at);
    const done = await rename(
      db,
      personId,
      { name, skeleton },
      { at, notSince: at - KEPT, heldUntil: at + HELD, entry },
    );
    return done === 'renamed' ? undefined : done;
  }

  /** When they may next give themselves another name; `null`: now. */
  renameAt({ renamedAt }: StoredAccount): number | null {
    return renamedAt === null || renamedAt + KEPT <= this.#parts.now() ? null : renamedAt + KEPT;
  }

  /** Takes a name away that nobody should bear; it is nobody's from then on. They may choose another. */
  async takeName(personId: string, by: string): Promise<void> {
    const { db, sessions, now } = this.#parts;
    const at = now();
    const entry = this.#renamed(personId, by, at);
    for (;;) {
      const { name, skeleton } = sessions.newPerson(`Player ${sessions.newId().slice(0, 6)}`);
      const done = await rename(db, personId, { name, skeleton }, { at, notSince: null, heldUntil: null, entry });
      if (done !== 'name-taken') return;
    }
  }

  #renamed(personId: string, by: string, at: number): Omit<AuditTable, 'details'> {
    return { id: this.#parts.sessions.newId(), at, by_id: by, act: 'renamed', about_id: personId };
  }

  /** Whether it is the account's own. */
  async isPassword(account: StoredAccount, password: string): Promise<boolean> {
    return await this.#passwords.matches(password, account.password);
  }

  async setNotices({ personId }: Pick<StoredAccount, 'personId'>, notices: boolean): Promise<void> {
    await this.#parts.store.setNotices(personId, notices);
  }

  /** For good. False when it has played, or is about to play, a rated match as a person. */
  async becomeBot(personId: string): Promise<boolean> {
    return await this.#parts.store.becomeBot(personId);
  }

  /** False when the password is another one; then nothing is changed. */
  async remove(session: StoredSession, password: string): Promise<boolean> {
    const { store, sessions, now } = this.#parts;
    const account = await this.#withPassword(session, password);
    if (account === undefined) return false;
    sessions.announceAll(await store.remove(account.personId, FORMER_NAME, now()));
    return true;
  }

  async #withPassword(session: StoredSession, password: string): Promise<StoredAccount | undefined> {
    const account = await this.of(session);
    return (await this.#passwords.matches(password, account?.password)) ? account : undefined;
  }
}

/** Who knows the name or the address knows such a password; so does who tries one letter again and again. */
export function isTelling(
  password: string,
  { name, email }: { readonly name: string; readonly email: string },
): boolean {
  const known = [name, email, email.split('@')[0] ?? ''];
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
  return new Set(password).size < 4 || known.some((word) => plain(password) === plain(word));
}
