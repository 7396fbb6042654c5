/** All that is kept of one person, for that person. */
import type { OwnData } from '@warbeacon/protocol';
import type { Db } from './database.ts';

export async function readOwnData(
  db: Db,
  personId: string,
): Promise<Pick<OwnData, 'matches' | 'sayings' | 'notes' | 'ratings' | 'muted'>> {
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
  const muted = await db
    .selectFrom('mutes as m')
    .innerJoin('sessions as s', 's.id', 'm.muted_id')
    .select('s.name')
    .where('m.session_id', '=', personId)
    .execute();
  return {
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
    muted: muted.map(({ name }) => name),
  };
}
