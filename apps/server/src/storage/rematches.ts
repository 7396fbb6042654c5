/** Rematches: who has offered one after which match, and what has become of the offer. */
import type { Transaction } from 'kysely';
import type { Db } from './database.ts';
import type { RematchesTable, Tables } from './tables.ts';

export interface StoredRematch {
  /** The side that has offered it. */
  readonly by: string;
  readonly state: RematchesTable['state'];
  /** Once it is accepted. */
  readonly nextMatchId: string | null;
}

/** What has been offered after each match. */
export async function readRematches(db: Db, matchIds: readonly string[]): Promise<ReadonlyMap<string, StoredRematch>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db.selectFrom('rematches').selectAll().where('match_id', 'in', matchIds).execute();
  return new Map(
    rows.map(({ match_id, by_side, state, next_match_id }) => [
      match_id,
      { by: by_side, state, nextMatchId: next_match_id },
    ]),
  );
}

export class RematchStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** False when one has been offered that stands, or was accepted, or when that side was told no before. */
  async offer(matchId: string, side: string, at: number): Promise<boolean> {
    const offer = { by_side: side, state: 'offered' as const, at, next_match_id: null };
    const done = await this.#db
      .insertInto('rematches')
      .values({ match_id: matchId, ...offer })
      .onConflict((conflict) =>
        conflict
          .column('match_id')
          .doUpdateSet(offer)
          .where('rematches.state', '=', 'declined')
          .where('rematches.by_side', '!=', side),
      )
      .executeTakeFirst();
    return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** Takes the own offer back. False when there is none that stands. */
  async withdraw(matchId: string, side: string): Promise<boolean> {
    const done = await this.#db
      .deleteFrom('rematches')
      .where('match_id', '=', matchId)
      .where('by_side', '=', side)
      .where('state', '=', 'offered')
      .executeTakeFirst();
    return done.numDeletedRows > 0n;
  }

  /** Says no to the other's offer. False when there is none that stands. */
  async decline(matchId: string, side: string, at: number): Promise<boolean> {
    const done = await this.#db
      .updateTable('rematches')
      .set({ state: 'declined', at })
      .where('match_id', '=', matchId)
      .where('by_side', '!=', side)
      .where('state', '=', 'offered')
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }
}

/** Says yes to the other's offer, together with what makes the match. False when there is none that stands. */
export async function acceptRematch(
  tx: Transaction<Tables>,
  { matchId, side, nextMatchId, at }: Acceptance,
): Promise<boolean> {
  const done = await tx
    .updateTable('rematches')
    .set({ state: 'accepted', next_match_id: nextMatchId, at })
    .where('match_id', '=', matchId)
    .where('by_side', '!=', side)
    .where('state', '=', 'offered')
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export interface Acceptance {
  readonly matchId: string;
  readonly side: string;
  readonly nextMatchId: string;
  readonly at: number;
}
