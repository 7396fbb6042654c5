/** The thread that writes logs to SQLite: one transaction for each group, one durable commit for all of it. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Addition } from './log-writer.ts';
import { openSqliteFile } from './node-sqlite.ts';

export interface SqliteQuestion {
  readonly number: number;
  readonly what: 'write' | 'find';
  readonly group: readonly Addition[];
}
/** For each addition whether it was written, or found. */
export type SqliteAnswer =
  | { readonly number: number; readonly found: readonly boolean[] }
  | { readonly number: number; readonly error: { readonly message: string; readonly code?: unknown } };

const db: DatabaseSync = openSqliteFile(String(workerData));
const prepared = new Map<string, StatementSync>();

/** Prepared when it is first run: an older database has not all of the tables before it is brought up to date. */
function statement(sql: string): StatementSync {
  let made = prepared.get(sql);
  if (made === undefined) {
    made = db.prepare(sql);
    prepared.set(sql, made);
  }
  return made;
}

const MOVE_ON = `
  update matches set entries = entries + ?, status = ?, turn = ?, phase = ?, to_move = ?, winner = ?, clock = ?, deadline = ?,
    claim_at = ?, voided = ?, updated_at = ?, told_at = ?, margin = ?
  where id = ? and fence = ? and entries = ?`;
const HELD = 'select 1 from matches where id = ? and fence = ?';
const WRITE = 'insert into log (match_id, seq, at, body, prev, hash) values (?, ?, ?, ?, ?, ?)';
const NOTE = 'insert into moments (match_id, seq, at, body) values (?, ?, ?, ?)';
const KEEP = `
  insert into snapshots (match_id, seq, body, hash) values (?, ?, ?, ?)
  on conflict (match_id) do update set seq = excluded.seq, body = excluded.body, hash = excluded.hash`;
const KEEP_PAGE = `
  insert into history (match_id, from_ply, body) values (?, ?, ?)
  on conflict (match_id, from_ply) do update set body = excluded.body`;
const LOOK = 'select hash from log where match_id = ? and seq = ?';

/** False when the log does not end where the addition begins, or the match was taken since. */
function add({ matchId, fence, entries, progress, moment, kept }: Addition): boolean {
  const [first] = entries;
  const last = entries.at(-1);
  if (first !== undefined && last !== undefined && progress !== undefined) {
    const { status, turn, phase, toMove, winner, margin, clock, deadline, claimAt, voided, toldAt } = progress;
    const { changes } = statement(MOVE_ON).run(
      entries.length,
      status,
      turn,
      phase,
      toMove,
      winner,
      clock,
      deadline,
      claimAt,
      voided ? 1 : 0,
      last.at,
      toldAt,
      margin,
      matchId,
      fence,
      first.seq,
    );
    if (changes !== 1) return false;
    for (const { seq, at, body, prev, hash } of entries)
      statement(WRITE).run(matchId, seq, at, JSON.stringify(body), prev, hash);
    if (moment !== undefined) statement(NOTE).run(matchId, moment.seq, moment.at, moment.body);
  }
  if (kept !== undefined && (first !== undefined || statement(HELD).get(matchId, fence) !== undefined)) {
    statement(KEEP).run(matchId, kept.seq, kept.snapshot, kept.hash);
    for (const { fromPly, body } of kept.pages) statement(KEEP_PAGE).run(matchId, fromPly, body);
  }
  return true;
}

function answer({ what, group }: SqliteQuestion): boolean[] {
  if (what === 'find') {
    return group.map(({ matchId, entries }) => {
      const last = entries.at(-1);
      return last !== undefined && statement(LOOK).get(matchId, last.seq)?.['hash'] === last.hash;
    });
  }
  db.exec('begin immediate');
  try {
    const done = group.map(add);
    db.exec('commit');
    return done;
  } catch (error) {
    // A full disk has undone the transaction already.
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

parentPort?.on('message', (text: string | null) => {
  if (text === null) {
    db.close();
    parentPort?.close();
    return;
  }
  // From the other half of this program, not from outside.
  const question = JSON.parse(text) as SqliteQuestion;
  const { number } = question;
  try {
    parentPort?.postMessage({ number, found: answer(question) } satisfies SqliteAnswer);
  } catch (error) {
    const { message, code } =
      error instanceof Error && 'code' in error ? error : { message: String(error), code: undefined };
    parentPort?.postMessage({ number, error: { message, code } } satisfies SqliteAnswer);
  }
});
parentPort?.postMessage('ready');
