/**
 * How strong players are in each game. What a match changes is written once: whoever marks the match as reckoned writes it
 * in the same transaction, and of several that try, in whichever processes, one succeeds.
 */
import { NEWCOMER, NO_BIAS, type Rating, rate, type SideBias } from '@warbeacon/rating';
import { sql, type Transaction } from 'kysely';
import type { Db } from './database.ts';
import type { MatchesTable, Tables } from './tables.ts';

/** The scenario of a game that is meant where nobody asks for another: from its own beginning, by the usual options. */
export const WHOLE_GAME = 'whole-game';

/** A match that is over and still to be reckoned. */
export interface Unreckoned {
  readonly id: string;
  readonly game: string;
  /** JSON of all its options. */
  readonly options: string;
}

export interface RatedPlayer {
  readonly name: string;
  readonly mean: number;
  readonly games: number;
}

/** What is known of somebody in one game. */
export interface RatingInGame extends Rating {
  readonly game: string;
}

export interface RatingPoint {
  readonly game: string;
  readonly at: number;
  readonly mean: number;
}

export class RatingStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Of somebody who has not played that game: a newcomer's. */
  async of(personId: string, game: string): Promise<Rating> {
    const row = await this.#db
      .selectFrom('ratings')
      .select(['mean', 'deviation', 'volatility', 'games'])
      .where('person_id', '=', personId)
      .where('game', '=', game)
      .executeTakeFirst();
    return row ?? NEWCOMER;
  }

  async allOf(personId: string): Promise<readonly RatingInGame[]> {
    return await this.#db
      .selectFrom('ratings')
      .select(['game', 'mean', 'deviation', 'volatility', 'games'])
      .where('person_id', '=', personId)
      .orderBy('game')
      .execute();
  }

  /** The last changes in one game, the oldest of them first. */
  async history(personId: string, game: string, limit: number): Promise<readonly RatingPoint[]> {
    const rows = await this.#db
      .selectFrom('rating_changes')
      .select(['game', 'at', 'mean'])
      .where('person_id', '=', personId)
      .where('game', '=', game)
      .orderBy('games', 'desc')
      .limit(limit)
      .execute();
    return rows.toReversed();
  }

  /** Those people with an account and so many games at least whose deviation is at most that, the best first. */
  async best(game: string, atLeast: number, deviation: number, limit: number): Promise<readonly RatedPlayer[]> {
    return await this.#db
      .selectFrom('ratings as r')
      .innerJoin('accounts as a', 'a.person_id', 'r.person_id')
      .innerJoin('sessions as s', 's.id', 'r.person_id')
      .select(['s.name', 'r.mean', 'r.games'])
      .where('r.game', '=', game)
      .where('r.games', '>=', atLeast)
      .where('r.deviation', '<=', deviation)
      .where('a.bot', '=', 0)
      .orderBy('r.mean', 'desc')
      .orderBy('s.name')
      .limit(limit)
      .execute();
  }

  async bias(game: string, scenario: string): Promise<SideBias> {
    const row = await this.#db
      .selectFrom('side_biases')
      .select(['points', 'games'])
      .where('game', '=', game)
      .where('scenario', '=', scenario)
      .executeTakeFirst();
    return row ?? NO_BIAS;
  }

  /**
   * Matches that are rated and over and that nobody has reckoned, those that ended first before the others. One that is watched
   * with a delay waits until its end may be told, for ratings tell it.
   */
  async unreckoned(now: number, limit: number, matchId?: string): Promise<readonly Unreckoned[]> {
    let query = this.#db
      .selectFrom('matches')
      .select(['id', 'game', 'options'])
      .where('rated', '=', 1)
      .where('reckoned', '=', 0)
      .where('status', '=', 'over')
      .where(toldBy(now));
    if (matchId !== undefined) query = query.where('id', '=', matchId);
    return await query.orderBy('updated_at').limit(limit).execute();
  }

  /**
   * Marks the match as reckoned, and changes both ratings when it `counts`. False, with nothing changed, when it is not over,
   * not rated, or was reckoned before.
   */
  async reckon(matchId: string, counts: boolean, at: number, scenario = WHOLE_GAME): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      const match = await tx
        .updateTable('matches')
        .set({ reckoned: 1 })
        .where('id', '=', matchId)
        .where('rated', '=', 1)
        .where('reckoned', '=', 0)
        .where('status', '=', 'over')
        .where(toldBy(at))
        .returning(['id', 'game', 'winner', 'voided'])
        .executeTakeFirst();
      if (match === undefined) return false;
      // One that counts as not played says nothing of anybody.
      if (counts && match.voided === 0) await change(tx, match, at, scenario);
      return true;
    });
  }
}

const toldBy = (now: number) => sql<boolean>`coalesce(told_at, 0) <= ${now}`;

async function change(
  tx: Transaction<Tables>,
  { id, game, winner }: Pick<MatchesTable, 'id' | 'game' | 'winner'>,
  at: number,
  scenario: string,
): Promise<void> {
  const seats = await tx
    .selectFrom('seats')
    .select(['side', 'session_id'])
    .where('match_id', '=', id)
    .orderBy('place')
    .execute();
  const players = seats.flatMap(({ side, session_id: person }) => (person === null ? [] : [{ side, person }]));
  const [first, second] = players;
  if (first === undefined || second === undefined || first.person === second.person)
    throw new Error(`match ${id} is rated and not between two people`);
  // The bias is locked before any rating: two matches of the same players wait here, and not for each other.
  const bias = await lockedBias(tx, game, scenario);
  const before = new Map<string, Rating>();
  for (const { person } of players) before.set(person, await lockedRating(tx, person, game));
  const score = winner === null ? 0.5 : winner === first.side ? 1 : 0;
  const rated = rate(before.get(first.person) ?? NEWCOMER, before.get(second.person) ?? NEWCOMER, score, bias);
  await tx
    .updateTable('side_biases')
    .set(rated.bias)
    .where('game', '=', game)
    .where('scenario', '=', scenario)
    .execute();
  for (const [{ side, person }, after] of [
    [first, rated.one],
    [second, rated.other],
  ] as const) {
    const { mean, deviation, volatility, games } = after;
    await tx
      .updateTable('ratings')
      .set({ mean, deviation, volatility, games })
      .where('person_id', '=', person)
      .where('game', '=', game)
      .execute();
    const mean_before = before.get(person)?.mean ?? NEWCOMER.mean;
    await tx
      .insertInto('rating_changes')
      .values({ match_id: id, side, person_id: person, game, at, mean_before, mean, deviation, games })
      .execute();
  }
}

/** An update that changes nothing locks the row on every database. */
async function lockedBias(tx: Transaction<Tables>, game: string, scenario: string): Promise<SideBias> {
  await tx
    .insertInto('side_biases')
    .values({ game, scenario, ...NO_BIAS })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await tx
    .updateTable('side_biases')
    .set((row) => ({ games: row.ref('games') }))
    .where('game', '=', game)
    .where('scenario', '=', scenario)
    .returning(['points', 'games'])
    .executeTakeFirstOrThrow();
}

async function lockedRating(tx: Transaction<Tables>, person: string, game: string): Promise<Rating> {
  await tx
    .insertInto('ratings')
    .values({ person_id: person, game, ...NEWCOMER })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await tx
    .updateTable('ratings')
    .set((row) => ({ games: row.ref('games') }))
    .where('person_id', '=', person)
    .where('game', '=', game)
    .returning(['mean', 'deviation', 'volatility', 'games'])
    .executeTakeFirstOrThrow();
}
