/** Reports, sanctions, roles, and the audit of all that is done with them: each act and its entry in one transaction. */
import type { ReportReason, Role, Sanction } from '@warbeacon/protocol';
import type { Transaction } from 'kysely';
import type { Db } from './database.ts';
import type { AuditTable, ReportsTable, SanctionsTable } from './tables-order.ts';
import type { Tables } from './tables.ts';

export interface NewReport {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly about: string;
  readonly matchId: string | null;
  readonly place: string | null;
  readonly seq: number | null;
  readonly reason: ReportReason;
  readonly words: string;
}

export interface NewSanction {
  readonly id: string;
  readonly personId: string;
  readonly kind: Sanction;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
  readonly until: number | null;
}

/** A sanction that holds. */
export interface Held {
  readonly kind: Sanction;
  readonly reason: string;
  readonly until: number | null;
}

type Named<T> = T & { readonly by_name: string | null; readonly about_name: string | null };
export type AuditRow = Named<AuditTable>;
export type ReportRow = Named<ReportsTable>;
export type SanctionRow = Named<SanctionsTable>;

export class ModerationStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** False when the same person has reported the same thing, and nobody has settled that yet. */
  async report({ id, at, by, about, matchId, place, seq, reason, words }: NewReport): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      const known = await tx
        .selectFrom('reports')
        .select('id')
        .where('by_id', '=', by)
        .where('about_id', '=', about)
        .where('state', '=', 'open')
        .where('match_id', matchId === null ? 'is' : '=', matchId)
        .where('place', place === null ? 'is' : '=', place)
        .where('seq', seq === null ? 'is' : '=', seq)
        .executeTakeFirst();
      if (known !== undefined) return false;
      await tx
        .insertInto('reports')
        .values({ id, at, by_id: by, about_id: about, match_id: matchId, place, seq, reason, words, state: 'open' })
        .execute();
      return true;
    });
  }

  /** The oldest first. */
  async open(limit: number): Promise<readonly ReportRow[]> {
    return await this.#db
      .selectFrom('reports as r')
      .leftJoin('sessions as b', 'b.id', 'r.by_id')
      .leftJoin('sessions as o', 'o.id', 'r.about_id')
      .selectAll('r')
      .select(['b.name as by_name', 'o.name as about_name'])
      .where('r.state', '=', 'open')
      .orderBy('r.at')
      .orderBy('r.id')
      .limit(limit)
      .execute();
  }

  async reportOf(id: string): Promise<ReportsTable | undefined> {
    return await this.#db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** False when somebody else has settled it; then nothing is done. */
  async settle(report: ReportsTable, sanction: NewSanction | null, entry: AuditTable): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      const settled = await tx
        .updateTable('reports')
        .set({ state: 'settled' })
        .where('id', '=', report.id)
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (settled.numUpdatedRows !== 1n) return false;
      if (sanction !== null) await impose(tx, sanction);
      await tx.insertInto('audit').values(entry).execute();
      return true;
    });
  }

  async impose(sanction: NewSanction, entry: AuditTable): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await impose(tx, sanction);
      await tx.insertInto('audit').values(entry).execute();
    });
  }

  async sanctionOf(id: string): Promise<SanctionsTable | undefined> {
    return await this.#db.selectFrom('sanctions').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** False when it has been lifted already. */
  async lift(id: string, at: number, entry: AuditTable): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      const lifted = await tx
        .updateTable('sanctions')
        .set({ lifted_at: at })
        .where('id', '=', id)
        .where('lifted_at', 'is', null)
        .executeTakeFirst();
      if (lifted.numUpdatedRows !== 1n) return false;
      await tx.insertInto('audit').values(entry).execute();
      return true;
    });
  }

  /** Those that hold at `now`; of one person, the ones that hold longest first. */
  async held(personId: string, now: number): Promise<readonly Held[]> {
    const rows = await this.#db
      .selectFrom('sanctions')
      .select(['kind', 'reason', 'until_at'])
      .where('person_id', '=', personId)
      .where('lifted_at', 'is', null)
      .where((q) => q.or([q('until_at', 'is', null), q('until_at', '>', now)]))
      .execute();
    return rows
      .map(({ kind, reason, until_at: until }) => ({ kind, reason, until }))
      .toSorted((a, b) => (b.until ?? Infinity) - (a.until ?? Infinity));
  }

  async allHeld(now: number, limit: number): Promise<readonly SanctionRow[]> {
    return await this.#db
      .selectFrom('sanctions as x')
      .leftJoin('sessions as b', 'b.id', 'x.by_id')
      .leftJoin('sessions as o', 'o.id', 'x.person_id')
      .selectAll('x')
      .select(['b.name as by_name', 'o.name as about_name'])
      .where('x.lifted_at', 'is', null)
      .where((q) => q.or([q('x.until_at', 'is', null), q('x.until_at', '>', now)]))
      .orderBy('x.at', 'desc')
      .orderBy('x.id')
      .limit(limit)
      .execute();
  }

  /** Sanctions that there have been, whether they hold or not. */
  async count(personId: string): Promise<number> {
    const { n } = await this.#db
      .selectFrom('sanctions')
      .select((q) => q.fn.countAll<number | string>().as('n'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  /** False when the account has that role already. */
  async setRole(personId: string, role: Role, entry: AuditTable): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      const changed = await tx
        .updateTable('accounts')
        .set({ role })
        .where('person_id', '=', personId)
        .where('role', '!=', role)
        .executeTakeFirst();
      if (changed.numUpdatedRows !== 1n) return false;
      await tx.insertInto('audit').values(entry).execute();
      return true;
    });
  }

  /** The newest first. */
  async audit(limit: number): Promise<readonly AuditRow[]> {
    return await this.#db
      .selectFrom('audit as a')
      .leftJoin('sessions as b', 'b.id', 'a.by_id')
      .leftJoin('sessions as o', 'o.id', 'a.about_id')
      .selectAll('a')
      .select(['b.name as by_name', 'o.name as about_name'])
      .orderBy('a.at', 'desc')
      .orderBy('a.id')
      .limit(limit)
      .execute();
  }
}

async function impose(tx: Transaction<Tables>, { id, personId, kind, reason, by, at, until }: NewSanction) {
  await tx
    .insertInto('sanctions')
    .values({ id, person_id: personId, kind, reason, by_id: by, at, until_at: until, lifted_at: null })
    .execute();
}
