/** Links by mail: a way in without a password, a way back for who has forgotten theirs, and another address. */
import { isTelling, type Begun } from '../accounts/accounts.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Logger } from '../logger.ts';
import type { RandomBytes } from '../match/new-match.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { AccountStore, StoredAccount } from '../storage/accounts.ts';
import type { MailLinkStore, SentLink } from '../storage/mail-links.ts';
import type { StoredSession } from '../storage/sessions.ts';
import { emailChangedLetter, newEmailLetter, passkeyAddedLetter, signInLetter } from './letters.ts';
import type { Letter, Mailer } from './mailer.ts';

const MINUTE = 60_000;
/** Minutes for which a link holds. */
const HOLDS = 30;

export interface MailLinksParts {
  readonly mailer: Mailer;
  readonly store: MailLinkStore;
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly random: RandomBytes;
  readonly now: () => number;
  readonly logger: Logger;
}

export type LinkRefusal = 'unknown-link' | 'weak-password' | 'email-taken';

export class MailLinks {
  readonly #parts: MailLinksParts;
  /** Letters that are on their way. */
  readonly #sending = new Set<Promise<void>>();

  constructor(parts: MailLinksParts) {
    this.#parts = parts;
  }

  /**
   * Sends a link to sign in with, should there be an account with that address. Whoever asks is told nothing of that, not even
   * by how long it takes: all of it is done afterwards.
   */
  askToSignIn(email: string): void {
    this.#begin(async () => {
      const account = await this.#parts.accounts.byEmail(email);
      if (account === undefined) return;
      const link = await this.#makeLink({ personId: account.personId, purpose: 'sign-in', email });
      await this.#parts.mailer.send({ to: email, ...signInLetter(link, HOLDS) });
    });
  }

  /** Sends a link to the address that the account is to have. One that another account has gets none. */
  askForEmail(account: StoredAccount, email: string): void {
    this.#begin(async () => {
      if ((await this.#parts.accounts.byEmail(email)) !== undefined) return;
      const link = await this.#makeLink({ personId: account.personId, purpose: 'new-email', email });
      await this.#parts.mailer.send({ to: email, ...newEmailLetter(link, HOLDS) });
    });
  }

  /**
   * Uses a link up. One to sign in begins a session in the place of the one that `asker` has. Whoever proves an address
   * that nobody has proved, and is not signed in to its account, makes the password void that the account has, and ends
   * its sessions: somebody else may have made it with their address.
   */
  async use(
    key: string,
    asker: StoredSession | undefined,
    wish: { readonly password?: string | undefined },
    label: string,
  ): Promise<{ readonly email: string; readonly begun: Begun | null } | LinkRefusal> {
    const { store, accounts, passwords, sessions, random, now } = this.#parts;
    const link = await store.find(key, now());
    const account = link && (await accounts.byPerson(link.personId));
    if (link === undefined || account === undefined) return 'unknown-link';
    if (link.purpose === 'new-email') return await this.#changeEmail(key, link, account);
    const { personId, name } = account;
    if (wish.password !== undefined && isTelling(wish.password, account)) return 'weak-password';
    const isStranger = !account.confirmed && asker?.id !== personId;
    const next = wish.password ?? (isStranger ? Buffer.from(random(32)).toString('base64url') : undefined);
    const password = next === undefined ? undefined : await passwords.hash(next);
    const { token, device } = sessions.newDevice(personId, label);
    const ended = await store.signIn(key, link, { device, password, at: now(), withoutKeys: isStranger });
    if (ended === false) return 'unknown-link';
    sessions.announceAll(ended);
    if (asker?.hasAccount === true) await sessions.end(asker.id, { only: asker.device });
    else if (asker !== undefined) await sessions.quiet(asker.device);
    return { email: link.email, begun: { personId, name, token } };
  }

  /** Lets the owner of an account know that there is another way into it, where the address is proved to be theirs. */
  tellOfPasskey({ email, confirmed }: StoredAccount): void {
    if (confirmed) this.#begin(async () => await this.#parts.mailer.send({ to: email, ...passkeyAddedLetter() }));
  }

  /** Returns when all letters that were begun are sent, or cannot be. */
  async settled(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending);
  }

  async #changeEmail(key: string, link: SentLink, account: StoredAccount) {
    const { store, mailer, now } = this.#parts;
    const done = await store.changeEmail(key, link, now());
    if (done === 'used') return 'unknown-link';
    if (done === 'taken') return 'email-taken';
    // What nobody has proved may be a stranger's.
    if (account.confirmed && account.email !== link.email)
      this.#begin(async () => await mailer.send({ to: account.email, ...emailChangedLetter() } satisfies Letter));
    return { email: link.email, begun: null };
  }

  async #makeLink(link: SentLink): Promise<string> {
    const { store, random, now, mailer } = this.#parts;
    const key = Buffer.from(random(32)).toString('base64url');
    await store.add(key, link, now(), now() + HOLDS * MINUTE);
    // Behind the sign that no browser sends on: neither a server's log nor the page that one goes to next gets to see it.
    return `${mailer.publicUrl}/account#link=${key}`;
  }

  #begin(work: () => Promise<void>): void {
    const { logger } = this.#parts;
    const sending = work()
      .catch((error: unknown) => logger.error({ err: error }, 'a letter could not be sent'))
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }
}
