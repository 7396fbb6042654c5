/**
 * Keeping order: who may report whom, who settles it, and what holds then. Arbiters and administrators settle reports, never
 * their own case; what an arbiter imposes ends by itself, what an administrator imposes need not; nobody imposes anything on
 * an administrator.
 */
import { toHex } from '@warbeacon/kernel';
import { MOST_ARBITER_DAYS, type Reported, type ReportReason, type Role, type SanctionWish } from '@warbeacon/protocol';
import type { Accounts } from '../accounts/accounts.ts';
import type { RandomBytes } from '../match/new-match.ts';
import type { AccountStore, StoredAccount } from '../storage/accounts.ts';
import type { MatchStore } from '../storage/matches.ts';
import type { Held, ModerationStore, NewSanction } from '../storage/moderation.ts';
import type { StoredSession } from '../storage/sessions.ts';
import type { AuditTable, ReportsTable } from '../storage/tables-order.ts';
import type { TalkStore } from '../storage/talk.ts';

const DAY = 24 * 3_600_000;

export type ModerationRefusal =
  | 'unknown-report'
  | 'unknown-sanction'
  | 'unknown-person'
  | 'unknown-saying'
  | 'unknown-match'
  | 'not-allowed'
  | 'own-case'
  | 'settled-already';

export interface ModerationParts {
  readonly store: ModerationStore;
  readonly accounts: Accounts;
  readonly accountStore: AccountStore;
  readonly matches: MatchStore;
  readonly talk: TalkStore;
  readonly random: RandomBytes;
  readonly now: () => number;
}

export class Moderation {
  readonly #parts: ModerationParts;
  readonly store: ModerationStore;

  constructor(parts: ModerationParts) {
    this.#parts = parts;
    this.store = parts.store;
  }

  /** What keeps somebody from playing with people, or from speaking; `undefined` when nothing does. */
  async bars(personId: string, what: 'play' | 'speak'): Promise<Held | undefined> {
    const held = await this.store.held(personId, this.#parts.now());
    return held.find(({ kind }) => what === 'speak' || kind === 'ban');
  }

  /** Whoever reports the same thing twice has reported it once. */
  async report(
    by: StoredSession,
    reported: Reported,
    reason: ReportReason,
    words: string,
  ): Promise<ModerationRefusal | undefined> {
    const about = await this.#whoIsMeant(by, reported);
    if (typeof about !== 'object') return about;
    if (about.id === by.id) return 'own-case';
    await this.store.report({
      id: this.#newId(),
      at: this.#parts.now(),
      by: by.id,
      about: about.id,
      matchId: 'matchId' in reported ? reported.matchId : null,
      place: 'place' in reported ? reported.place : null,
      seq: 'seq' in reported ? reported.seq : null,
      reason,
      words,
    });
    return undefined;
  }

  /** One has reported it, is meant, or plays in the match that it is about. */
  async isOwnCase({ personId }: StoredAccount, { by_id, about_id, match_id }: ReportsTable): Promise<boolean> {
    if (by_id === personId || about_id === personId) return true;
    const match = match_id === null ? undefined : await this.#parts.matches.get(match_id);
    return match?.seats.some(({ sessionId }) => sessionId === personId) ?? false;
  }

  async settle(who: StoredAccount, id: string, wish: SanctionWish | null): Promise<ModerationRefusal | undefined> {
    const report = await this.store.reportOf(id);
    if (report === undefined) return 'unknown-report';
    if (await this.isOwnCase(who, report)) return 'own-case';
    const sanction = wish === null ? null : await this.#sanction(who, report.about_id, wish);
    if (typeof sanction === 'string') return sanction;
    const entry = this.#entry(who, 'settled', report.about_id, sanction === null ? 'nothing in it' : inWords(sanction));
    return (await this.store.settle(report, sanction, entry)) ? undefined : 'settled-already';
  }

  async impose(who: StoredAccount, name: string, wish: SanctionWish): Promise<ModerationRefusal | undefined> {
    const about = await this.#parts.accounts.named(name);
    if (about === undefined) return 'unknown-person';
    if (about.personId === who.personId) return 'own-case';
    const sanction = await this.#sanction(who, about.personId, wish);
    if (typeof sanction === 'string') return sanction;
    await this.store.impose(sanction, this.#entry(who, 'imposed', about.personId, inWords(sanction)));
    return undefined;
  }

  /** By who has imposed it, or by an administrator; never one's own. */
  async lift(who: StoredAccount, id: string): Promise<ModerationRefusal | undefined> {
    const sanction = await this.store.sanctionOf(id);
    if (sanction === undefined) return 'unknown-sanction';
    if (sanction.person_id === who.personId) return 'own-case';
    if (who.role !== 'admin' && sanction.by_id !== who.personId) return 'not-allowed';
    const entry = this.#entry(who, 'lifted', sanction.person_id, sanction.kind);
    return (await this.store.lift(id, this.#parts.now(), entry)) ? undefined : 'unknown-sanction';
  }

  /** One’s own role nobody changes: so there is always an administrator left. */
  async setRole(who: StoredAccount, name: string, role: Role): Promise<ModerationRefusal | undefined> {
    if (who.role !== 'admin') return 'not-allowed';
    const about = await this.#parts.accounts.named(name);
    if (about === undefined) return 'unknown-person';
    if (about.personId === who.personId) return 'own-case';
    await this.store.setRole(about.personId, role, this.#entry(who, 'role', about.personId, role));
    return undefined;
  }

  /** Of an account whose name nobody should bear; returns whose it was. */
  async takeName(who: StoredAccount, name: string): Promise<ModerationRefusal | { readonly personId: string }> {
    const about = await this.#parts.accounts.named(name);
    if (about === undefined) return 'unknown-person';
    if (about.personId === who.personId) return 'own-case';
    if (about.role === 'admin') return 'not-allowed';
    await this.#parts.accounts.takeName(about.personId, who.personId);
    return { personId: about.personId };
  }

  /** The first administrator comes from the configuration. False when nobody has an account with that address. */
  async appoint(email: string): Promise<boolean> {
    const account = await this.#parts.accountStore.byEmail(email);
    if (account === undefined) return false;
    const entry = this.#entry(undefined, 'role', account.personId, 'admin');
    await this.store.setRole(account.personId, 'admin', entry);
    return true;
  }

  async #whoIsMeant(
    by: StoredSession,
    reported: Reported,
  ): Promise<{ readonly id: string } | 'unknown-person' | 'unknown-saying' | 'unknown-match'> {
    const { accounts, matches, talk } = this.#parts;
    if ('name' in reported) {
      const account = await accounts.named(reported.name);
      return account === undefined ? 'unknown-person' : { id: account.personId };
    }
    const match = await matches.get(reported.matchId);
    if (match === undefined) return 'unknown-match';
    if ('side' in reported) {
      const id = match.seats.find(({ side }) => side === reported.side)?.sessionId ?? undefined;
      return id === undefined ? 'unknown-person' : { id };
    }
    // What one has not heard, one cannot report, and is not told whether it was said.
    const plays = match.seats.some(({ sessionId }) => sessionId === by.id);
    const hears = reported.place === 'table' ? plays : !plays || match.status === 'over';
    const id = hears ? await talk.speaker(reported, reported.seq) : undefined;
    return id === undefined ? 'unknown-saying' : { id };
  }

  async #sanction(
    who: StoredAccount,
    personId: string,
    { kind, days, reason }: SanctionWish,
  ): Promise<NewSanction | 'not-allowed'> {
    if (who.role !== 'admin' && (days === null || days > MOST_ARBITER_DAYS)) return 'not-allowed';
    if ((await this.#parts.accountStore.byPerson(personId))?.role === 'admin') return 'not-allowed';
    const at = this.#parts.now();
    const until = days === null ? null : at + days * DAY;
    return { id: this.#newId(), personId, kind, reason, by: who.personId, at, until };
  }

  #entry(who: StoredAccount | undefined, act: AuditTable['act'], about: string, details: string): AuditTable {
    return {
      id: this.#newId(),
      at: this.#parts.now(),
      by_id: who?.personId ?? null,
      act,
      about_id: about,
      details,
    };
  }

  #newId(): string {
    return toHex(this.#parts.random(16));
  }
}

function inWords({ kind, at, until, reason }: NewSanction): string {
  const days = until === null ? 'for good' : `for ${Math.round((until - at) / DAY)} days`;
  return `${kind} ${days}: ${reason}`;
}

/** What they are told whom it keeps from something. */
export function barredMessage({ kind, reason, until }: Held): string {
  const what = kind === 'ban' ? 'You may not play with others or speak here' : 'You may not speak here';
  const when = until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `${what}${when}: ${reason}`;
}
