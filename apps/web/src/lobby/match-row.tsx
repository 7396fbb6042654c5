import type { MatchSummary, Seat } from '@warbeacon/protocol';
import type { ReactNode } from 'react';
import { Shield } from '../games/helms-deep/art/shield.tsx';
import { sideName } from '../games/helms-deep/names.ts';
import { agreedLines } from '../games/helms-deep/words/agreed.ts';
import { phaseName } from '../games/helms-deep/words/decisions.ts';
import { text } from '../text/en.ts';
import { ago, fullTime } from '../text/format.ts';

const seatOf = (match: MatchSummary, side: string): Seat | undefined => match.seats.find((seat) => seat.side === side);

export function seatName(match: MatchSummary, side: string): string {
  const seat = seatOf(match, side);
  if (seat?.computer) return text.lobby.computer;
  const name = seat?.name ?? text.lobby.freeSeat;
  return match.yourSide === side ? `${name} (${text.lobby.you})` : name;
}

/** Where the match stands, in one phrase. */
export function standing(match: MatchSummary): string {
  if (match.status === 'open') return text.lobby.waiting;
  if (match.status === 'over') return match.winner ? text.match.wins(sideName(match.winner)) : text.lobby.over;
  if (!match.toMove) return phaseName(match.phase);
  const who =
    match.toMove === match.yourSide ? text.lobby.yourMove : text.lobby.theirMove(seatName(match, match.toMove));
  return `${phaseName(match.phase)}: ${who}`;
}

function unusualOf({ practice, options }: MatchSummary): string {
  const lines = agreedLines(options).filter(({ usual }) => !usual);
  return [
    practice ? text.options.practice : '',
    lines.length > 0
      ? `${text.options.unusual} ${lines.map(({ what, value }) => `${what}: ${value}`).join('; ')}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function MatchRow({ match, children }: { readonly match: MatchSummary; readonly children: ReactNode }) {
  // Who takes a free seat agrees to them.
  const unusual = match.status === 'open' ? unusualOf(match) : '';
  const mine = match.status === 'live' && match.toMove !== null && match.toMove === match.yourSide;
  return (
    <li className={mine ? 'match-row mine' : 'match-row'} data-testid="match-row" data-match={match.matchId}>
      <div className="match-who">
        <Player match={match} side="isengard" />
        <span className="versus">{text.lobby.versus}</span>
        <Player match={match} side="westernesse" />
      </div>
      <p className="match-state">
        <span className="tag turn">{match.turn > 0 ? text.match.turn(match.turn) : text.match.beforeTurn1}</span>
        <span>{standing(match)}</span>
        <time className="soft" dateTime={new Date(match.updatedAt).toISOString()} title={fullTime(match.updatedAt)}>
          {ago(match.updatedAt, Date.now())}
        </time>
      </p>
      <div className="match-go">{children}</div>
      {unusual && <p className="match-agreed soft">{unusual}</p>}
    </li>
  );
}

function Player({ match, side }: { readonly match: MatchSummary; readonly side: string }) {
  const seat = seatOf(match, side);
  const free = !seat?.computer && !seat?.name;
  return (
    <span className={free ? 'player free' : 'player'}>
      <Shield of={side} />
      <span>
        <b>{seatName(match, side)}</b>
        <small>{sideName(side)}</small>
      </span>
    </span>
  );
}
