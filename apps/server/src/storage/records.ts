/** The record of a match as it is given away: its opening while it is played, all of it when it is over. */
import type { LogEntry } from '@warbeacon/kernel';
import { z } from 'zod';
import type { Db } from './database.ts';
import { parseLogRow } from './log.schema.ts';

/** Entries that are read at a time. */
const PAGE = 200;

const pageRowSchema = z.object({
  seq: z.number().int(),
  at: z.number().int(),
  body: z.string(),
  prev: z.string(),
  hash: z.string(),
});

export class RecordStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The first entry alone. Throws when it is not one that we could have written. */
  async opening(matchId: string): Promise<LogEntry> {
    const row = await this.#db
      .selectFrom('log')
      .selectAll()
      .where('match_id', '=', matchId)
      .where('seq', '=', 0)
      .executeTakeFirstOrThrow();
    return parseLogRow(row);
  }

  /** The hash of the last entry, which names all before it. */
  async lastHash(matchId: string): Promise<string> {
    const row = await this.#db
      .selectFrom('log')
      .select('hash')
      .where('match_id', '=', matchId)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return row.hash;
  }

  /** All entries as JSON, a page of them at a time, with commas between. Bodies are given as they were written. */
  async *entries(matchId: string): AsyncGenerator<string> {
    let after = -1;
    for (;;) {
      const rows = await this.#db
        .selectFrom('log')
        .select(['seq', 'at', 'body', 'prev', 'hash'])
        .where('match_id', '=', matchId)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(PAGE)
        .execute();
      const last = rows.at(-1);
      if (last === undefined) return;
      yield (after < 0 ? '' : ',') + rows.map(entryText).join(',');
      if (rows.length < PAGE) return;
      after = last.seq;
      // The embedded database answers at once: others have their turn here.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

function entryText(row: unknown): string {
  const { body, seq, at, prev, hash } = pageRowSchema.parse(row);
  // A body that is no JSON would spoil the whole record.
  JSON.parse(body);
  return `{"seq":${seq},"at":${at},"body":${body},"prev":${JSON.stringify(prev)},"hash":${JSON.stringify(hash)}}`;
}
