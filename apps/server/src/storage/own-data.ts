/** All that is kept of one person, for that person. */
import type { OwnData } from '@warbeacon/protocol';
import type { Db } from './database.ts';

export async function readOwnData(
  db: Db,
  personId: string,
  now: number,
): Promise<Omit<OwnData, 'exportedAt' | 'personId' | 'name' | 'account' | 'sessions'>> {
  const matches = await db
    .selectFrom('seats as s')
    .innerJoin('matches as m', 'm.id', 's.match_id')
    .select(['m.id', 'm.game', 's.side', 'm.visibility', 'm.status', 'm.winner', 'm.created_at', 'm.updated_at'])
    .where('s.session_id', '=', personId)
    .orderBy('m.created_at')
    .execute();
  const sayings = await db
    .selectFrom('talk')
    .select(['match_id', 'place', 'at', 'body'])
    .where('session_id', '=', personId)
    .where('body', '!=', '')
    .orderBy('at')
    .execute();
  const notes = await db.selectFrom('notes').select(['match_id', 'notes']).where('session_id', '=', personId).execute();
  const ratings = await db
    .selectFrom('rating_changes')
    .select(['match_id', 'game', 'at', 'mean_before', 'mean'])
    .where('person_id', '=', personId)
    .orderBy('at')
    .execute();
  const calls = await db
    .selectFrom('arbiter_calls')
    .select(['match_id', 'at', 'reason', 'words'])
    .where('by_id', '=', personId)
    .orderBy('at')
    .execute();
  const muted = await db
    .selectFrom('mutes as m')
    .innerJoin('sessions as s', 's.id', 'm.muted_id')
    .select('s.name')
    .where('m.session_id', '=', personId)
    .execute();
  const blocked = await db
    .selectFrom('challenge_blocks as b')
    .innerJoin('sessions as s', 's.id', 'b.blocked_id')
    .select(['s.name', 'b.at'])
    .where('b.person_id', '=', personId)
    .orderBy('b.at')
    .execute();
  const push = await db
    .selectFrom('push_subscriptions as p')
    .innerJoin('devices as d', 'd.id', 'p.device_id')
    .select(['p.endpoint', 'p.created_at'])
    .where('d.person_id', '=', personId)
    .orderBy('p.created_at')
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['label', 'created_at', 'used_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  const formerNames = await db
    .selectFrom('former_names')
    .select(['name', 'until_at'])
    .where('person_id', '=', personId)
    .where((q) => q.or([q('until_at', 'is', null), q('until_at', '>', now)]))
    .orderBy('name')
    .execute();
  return {
    // The rest of the address is a secret of the browser's.
    push: push.map(({ endpoint, created_at: createdAt }) => ({ service: new URL(endpoint).host, createdAt })),
    passkeys: passkeys.map(({ label, created_at: createdAt, used_at: usedAt }) => ({ label, createdAt, usedAt })),
    formerNames: formerNames.map(({ name, until_at: until }) => ({ name, until })),
    matches: matches.map(({ id, game, side, visibility, status, winner, created_at, updated_at }) => ({
      matchId: id,
      game,
      side,
      visibility,
      status,
      winner,
      createdAt: created_at,
      updatedAt: updated_at,
    })),
    sayings: sayings.map(({ match_id, place, at, body }) => ({ matchId: match_id, place, at, said: body })),
    notes: notes.map(({ match_id, notes: text }) => ({ matchId: match_id, notes: text })),
    ratings: ratings.map(({ match_id, game, at, mean_before: before, mean: after }) => ({
      matchId: match_id,
      game,
      at,
      before,
      after,
    })),
    calls: calls.map(({ match_id, ...call }) => ({ matchId: match_id, ...call })),
    muted: muted.map(({ name }) => name),
    blocked,
    challengesGiven: await challengesOf(db, personId, 'by_id', 'to_id'),
    challengesReceived: await challengesOf(db, personId, 'to_id', 'by_id'),
  };
}

/** Whatever became of them. */
async function challengesOf(
  db: Db,
  personId: string,
  own: 'by_id' | 'to_id',
  other: 'by_id' | 'to_id',
): Promise<OwnData['challengesGiven']> {
  const rows = await db
    .selectFrom('challenges as c')
    .innerJoin('sessions as s', 's.id', `c.${other}`)
    .select(['c.id', 's.name', 'c.game', 'c.made_at', 'c.expires_at', 'c.state', 'c.reason', 'c.changed_at'])
    .where(`c.${own}`, '=', personId)
    .orderBy('c.made_at')
    .execute();
  return rows.map(({ id, name, game, made_at, expires_at, state, reason, changed_at }) => ({
    matchId: id,
    other: name,
    game,
    madeAt: made_at,
    expiresAt: expires_at,
    // That it has been read does not concern what was answered.
    outcome: state === 'put-away' ? 'declined' : state,
    reason,
    changedAt: changed_at,
  }));
}
