/**
 * The log writer's way to PostgreSQL: one statement for each group, so one round trip and one commit. A statement by
 * itself is a transaction: either all of it is there or nothing.
 */
import type pg from 'pg';
import { z } from 'zod';
import { errorCode } from '../startup-fault.ts';
import type { Addition, LogTarget } from './log-writer.ts';

/**
 * A match whose log does not end where its addition begins, or that was taken since, is not moved on, and nothing is
 * written for it. A second writer of the same match waits for the first one's lock and then sees what that one has left.
 */
const WRITE = `
with wanted as (
  select * from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::int[], $7::text[], $8::text[], $9::text[], $10::text[], $11::bigint[], $12::bigint[], $27::bigint[], $32::bigint[], $33::int[], $34::int[])
    as w (id, fence, ends, added, status, turn, phase, to_move, winner, clock, deadline, at, told_at, claim_at, voided, margin)
), moved as (
  update matches set entries = matches.entries + w.added, status = w.status, turn = w.turn, phase = w.phase,
    to_move = w.to_move, winner = w.winner, clock = w.clock, deadline = w.deadline, updated_at = w.at, told_at = w.told_at,
    claim_at = w.claim_at, voided = w.voided, margin = w.margin
  from wanted w where matches.id = w.id and matches.fence = w.fence and matches.entries = w.ends
  returning matches.id
), written as (
  insert into log (match_id, seq, at, body, prev, hash)
  select e.* from unnest($13::text[], $14::int[], $15::bigint[], $16::text[], $17::text[], $18::text[])
    as e (match_id, seq, at, body, prev, hash)
  where e.match_id in (select id from moved)
), noted as (
  insert into moments (match_id, seq, at, body)
  select n.* from unnest($28::text[], $29::int[], $30::bigint[], $31::text[]) as n (match_id, seq, at, body)
  where n.match_id in (select id from moved)
), held as (
  select matches.id from matches
  join unnest($19::text[], $20::int[]) as k (match_id, fence) on matches.id = k.match_id and matches.fence = k.fence
  for share of matches
), kept as (
  insert into snapshots (match_id, seq, body, hash)
  select k.match_id, k.seq, k.body, k.hash from unnest($19::text[], $21::int[], $22::text[], $23::text[])
    as k (match_id, seq, body, hash)
  where k.match_id in (select id from moved union all select id from held)
  on conflict (match_id) do update set seq = excluded.seq, body = excluded.body, hash = excluded.hash
), paged as (
  insert into history (match_id, from_ply, body)
  select p.match_id, p.from_ply, p.body from unnest($24::text[], $25::int[], $26::text[])
    as p (match_id, from_ply, body)
  where p.match_id in (select id from moved union all select id from held)
  on conflict (match_id, from_ply) do update set body = excluded.body
)
select id from moved`;

const FIND = `
select log.match_id as id from log
join unnest($1::text[], $2::int[], $3::text[]) as w (id, seq, hash)
  on log.match_id = w.id and log.seq = w.seq and log.hash = w.hash`;

const idsSchema = z.array(z.object({ id: z.string() })).transform((rows) => new Set(rows.map(({ id }) => id)));

export function postgresLog(pool: pg.Pool): LogTarget {
  return {
    write: async (group) => {
      const { rows } = await pool.query<object>({ name: 'write-log', text: WRITE, values: columnsOf(group) });
      const moved = idsSchema.parse(rows);
      return group.map(({ matchId, entries }) =>
        entries.length === 0 || moved.has(matchId) ? 'written' : 'overtaken',
      );
    },
    find: async (group) => {
      const last = group.map(({ matchId, entries }) => [matchId, entries.at(-1)?.seq, entries.at(-1)?.hash]);
      const values = [0, 1, 2].map((column) => last.map((row) => row[column] ?? null));
      const { rows } = await pool.query<object>({ name: 'find-log', text: FIND, values });
      const found = idsSchema.parse(rows);
      return new Set(group.filter(({ matchId }) => found.has(matchId)));
    },
    // With a code of its own, and not one that says that the line, or the database itself, goes down.
    isRefusal: (error) => /^(?!08|57P)[0-9A-Z]{5}$/.test(String(errorCode(error))),
    close: () => Promise.resolve(),
  };
}

/** One array for each column, as the statement takes them. */
function columnsOf(group: readonly Addition[]): unknown[][] {
  const moves: unknown[][] = [];
  const entries: unknown[][] = [];
  const snapshots: unknown[][] = [];
  const pages: unknown[][] = [];
  const tellings: unknown[][] = [];
  const moments: unknown[][] = [];
  const endings: unknown[][] = [];
  for (const { matchId, fence, entries: added, progress, moment, kept } of group) {
    const [first] = added;
    if (first !== undefined && progress !== undefined) {
      const { status, turn, phase, toMove, winner, margin, clock, deadline, claimAt, voided, toldAt } = progress;
      const at = added.at(-1)?.at;
      const row = [status, turn, phase, toMove, winner, clock, deadline, at];
      moves.push([matchId, fence, first.seq, added.length, ...row]);
      tellings.push([toldAt]);
      endings.push([claimAt, voided ? 1 : 0, margin]);
      if (moment !== undefined) moments.push([matchId, moment.seq, moment.at, moment.body]);
      for (const { seq, at, body, prev, hash } of added)
        entries.push([matchId, seq, at, JSON.stringify(body), prev, hash]);
    }
    if (kept === undefined) continue;
    // With entries it is kept if those are written; alone, if the match is still held.
    snapshots.push([matchId, first === undefined ? fence : null, kept.seq, kept.snapshot, kept.hash]);
    for (const { fromPly, body } of kept.pages) pages.push([matchId, fromPly, body]);
  }
  const kept = [...turned(entries, 6), ...turned(snapshots, 5), ...turned(pages, 3)];
  return [...turned(moves, 12), ...kept, ...turned(tellings, 1), ...turned(moments, 4), ...turned(endings, 3)];
}

/** Rows as columns. */
function turned(rows: readonly (readonly unknown[])[], width: number): unknown[][] {
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? null));
}
