/** A match of a list in words; also one of a game that these pages do not know. */
import type { MatchSummary, Seat } from '@warbeacon/protocol';
import { agreedLines } from '../face/agreed.ts';
import { type GameTitle, sideName } from '../face/title.ts';
import { text } from '../text/en.ts';

export const seatOf = (match: MatchSummary, side: string): Seat | undefined =>
  match.seats.find((seat) => seat.side === side);

export function seatName(match: MatchSummary, side: string): string {
  const seat = seatOf(match, side);
  if (seat?.computer) return text.lobby.computerOf(seat.level);
  const name = seat?.name ?? text.lobby.freeSeat;
  return match.yourSide === side ? `${name} (${text.lobby.you})` : name;
}

/** It waits for the decision of whoever asks. */
export const isMyMove = ({ status, toMove, yourSide, hotSeat }: MatchSummary): boolean =>
  status === 'live' && toMove !== null && (hotSeat || toMove === yourSide);

/** Its other player offers whoever asks a rematch; by name. */
export function rematchFrom({ rematch, seats, yourSide }: MatchSummary): string | null {
  if (rematch?.state !== 'offered' || rematch.by === yourSide) return null;
  return seats.find(({ side }) => side === rematch.by)?.name ?? null;
}

/** It waits for whoever asks: for the next decision, or for an answer. */
export const waitsForMe = (match: MatchSummary): boolean => isMyMove(match) || rematchFrom(match) !== null;

/** Where the match stands, in one phrase. */
export function standing(match: MatchSummary, title: GameTitle | undefined): string {
  if (match.status === 'open') return match.challenged ? text.lobby.waitingFor(match.challenged) : text.lobby.waiting;
  const from = rematchFrom(match);
  if (from !== null) return text.lobby.offersRematch(from);
  if (match.status === 'over') return match.winner ? text.match.wins(nameOf(title, match.winner)) : text.lobby.over;
  const phase = title?.phaseName(match.phase) ?? match.phase;
  if (!match.toMove) return phase;
  const who = isMyMove(match) ? text.lobby.yourMove : text.lobby.theirMove(seatName(match, match.toMove));
  return `${phase}: ${who}`;
}

export const nameOf = (title: GameTitle | undefined, side: string): string => (title ? sideName(title, side) : side);

/** What the players have agreed on that is not as usual. */
export function unusualOf({ practice, options }: MatchSummary, title: GameTitle | undefined): string {
  const lines = title ? agreedLines(title, options).filter(({ usual }) => !usual) : [];
  return [
    practice ? text.options.practice : '',
    lines.length > 0
      ? `${text.options.unusual} ${lines.map(({ what, value }) => `${what}: ${value}`).join('; ')}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
