/** Of what was done to keep order nothing is changed or taken away any more: the database itself refuses it. */
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const REFUSAL = 'the audit is only added to';

export const auditForGood: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`create function refuse_audit_change() returns trigger as ${sql.raw(
        `$$ begin raise exception '${REFUSAL}'; end $$`,
      )} language plpgsql`.execute(db);
      await sql`create trigger audit_for_good before update or delete or truncate on audit
        for each statement execute function refuse_audit_change()`.execute(db);
      return;
    }
    for (const act of ['update', 'delete']) {
      await sql`create trigger ${sql.raw(`audit_no_${act}`)} before ${sql.raw(act)} on audit
        begin select raise(abort, ${sql.raw(`'${REFUSAL}'`)}); end`.execute(db);
    }
  },
};
