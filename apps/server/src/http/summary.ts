/** A match as the lists show it. */
import { type MatchSummary, matchSummarySchema, type Rematch, type Seat } from '@warbeacon/protocol';
import { NEWCOMER, shownRating } from '@warbeacon/rating';
import type { AnyGame } from '../match/game.ts';
import type { SeenMatch } from '../match/seen-match.ts';
import { STRONGEST, type StoredSeat } from '../storage/stored-match.ts';

/** Names seats by their people, never by their sessions. Throws when the stored match is not one of ours. */
export function summaryOf(
  match: SeenMatch,
  /** `undefined` when it is not played here any more; then it is named by its id. */
  game: AnyGame | undefined,
  session: string | undefined,
): MatchSummary {
  return matchSummarySchema.parse({
    matchId: match.id,
    game: match.game,
    title: game?.rules.title ?? match.game,
    visibility: match.visibility,
    status: match.status,
    seats: match.seats.map((seat) => seatOf(seat, match.rated, game)),
    turn: match.turn,
    phase: match.phase,
    toMove: match.status === 'live' ? match.toMove : null,
    winner: match.winner,
    voided: match.voided,
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
    options: match.options,
    practice: match.practice,
    lesson: match.lesson,
    clock: match.clock,
    watching: match.watching,
    rated: match.rated,
    strict: match.strict,
    bots: match.bots,
    range: match.range.least === null && match.range.most === null ? null : match.range,
    deadline: match.status === 'live' ? match.deadline : null,
    rematch: rematchOf(match, session),
    ...(match.challenge === null ? {} : { challenged: match.challenge.toName }),
    ...(match.hotSeat ? { hotSeat: true } : {}),
    yourSide: match.seats.find((seat) => seat.sessionId !== null && seat.sessionId === session)?.side ?? null,
  });
}

function seatOf(
  { side, name, computer, level, account, bot, rating, ratingChange }: StoredSeat,
  rated: boolean,
  game: AnyGame | undefined,
): Seat {
  const known = rating ?? (rated && account ? NEWCOMER : null);
  return {
    side,
    name: computer ? (game?.computers[level ?? STRONGEST].name ?? 'The computer') : name,
    computer,
    ...(level === null ? {} : { level }),
    ...(account ? { account } : {}),
    ...(bot ? { bot } : {}),
    ...(known === null ? {} : { rating: shownRating(known) }),
    ...(ratingChange === null ? {} : { ratingChange }),
  };
}

/** Where the next match of two people is played concerns nobody else. */
function rematchOf({ rematch, seats }: SeenMatch, session: string | undefined): Rematch | null {
  if (rematch === null || !seats.some(({ sessionId }) => sessionId !== null && sessionId === session)) return null;
  return { by: rematch.by, state: rematch.state, matchId: rematch.nextMatchId };
}
