/** Quick match: finds out who of those that look for an opponent meet, makes their matches, and drops who has gone. */
import type { Logger } from '../logger.ts';
import type { QuickMatchStore } from '../storage/quick-match.ts';
import type { QuickSeekersTable } from '../storage/tables.ts';
import type { Games } from './game.ts';
import { matchRows } from './match-rows.ts';
import { newMatch, type RandomBytes } from './new-match.ts';
import { ofOwnStrength, pairsOf, sideOfFirst } from './pairing.ts';

/** Milliseconds without a socket after which somebody counts as gone; a page that loads anew takes a few seconds. */
export const GONE_AFTER = 10_000;
/** For which somebody who was found is told so. */
const TOLD_FOR = 5 * 60_000;

export interface QuickMatchParts {
  readonly store: QuickMatchStore;
  readonly games: Games;
  readonly logger: Logger;
  readonly randomBytes: RandomBytes;
  readonly now: () => number;
}

export class QuickMatch {
  readonly store: QuickMatchStore;
  readonly #parts: QuickMatchParts;

  constructor(parts: QuickMatchParts) {
    this.#parts = parts;
    this.store = parts.store;
  }

  /**
   * One round: notes which of the sessions here are there, drops who has gone, and brings together whoever fits. Returns
   * the match of each session here that has been found.
   */
  async round(here: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
    const { now } = this.#parts;
    let all = await this.store.all();
    if (all.length === 0) return new Map();
    const present = all.filter(({ session_id, found }) => found === null && here.has(session_id));
    await this.store.seen(
      present.map(({ session_id }) => session_id),
      now(),
    );
    const seenSince = now() - GONE_AFTER;
    const isHere = ({ session_id, seen_at }: QuickSeekersTable) => here.has(session_id) || seen_at >= seenSince;
    for (const seeker of all) {
      if (seeker.found === null && !isHere(seeker)) await this.store.leave(seeker.session_id, now(), seenSince);
    }
    const waiting = all.filter((seeker) => seeker.found === null && isHere(seeker));
    let paired = false;
    for (const pair of pairsOf(waiting, now(), ofOwnStrength))
      paired = (await this.#bringTogether(pair, seenSince)) || paired;
    await this.store.forgetFound(now() - TOLD_FOR);
    if (paired) all = await this.store.all();
    return new Map(
      all.flatMap(({ session_id, found }) =>
        found === null || !here.has(session_id) ? [] : [[session_id, found] as const],
      ),
    );
  }

  async #bringTogether(pair: readonly [QuickSeekersTable, QuickSeekersTable], seenSince: number): Promise<boolean> {
    const { games, randomBytes, now, logger } = this.#parts;
    const game = games.get(pair[0].game);
    if (game === undefined) return false;
    const { sides } = game.rules;
    const first = sideOfFirst(pair, sides, (randomBytes(1)[0] ?? 0) % 2 === 0 ? 0 : 1);
    const made = newMatch(game, randomBytes, now());
    if (!made.ok) throw new Error(`a match of ${pair[0].game} cannot be made by its usual options`);
    const rows = matchRows(
      game,
      made.value,
      { visibility: 'listed', status: 'live', rated: pair[0].rated },
      (side) => ({ person: pair[side === first ? 0 : 1].session_id }),
    );
    const paired = await this.store.pair(pair, rows, now(), seenSince);
    if (paired) logger.debug({ matchId: made.value.matchId }, 'two who looked for an opponent have met');
    return paired;
  }
}
