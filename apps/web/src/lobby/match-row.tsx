/** A match in a list: who plays, which game, where it stands. */
import type { MatchSummary } from '@warbeacon/protocol';
import type { ReactNode } from 'react';
import type { GameTitle } from '../face/title.ts';
import { knows, titles } from '../games/index.ts';
import { text } from '../text/en.ts';
import { PersonLink } from '../shell/parts/person-link.tsx';
import { late } from '../shell/parts/late.tsx';
import { ago, fullTime } from '../text/format.ts';
import { nameOf, seatName, seatOf, standing, unusualOf, waitsForMe } from './standing.ts';
import type { HostedGames } from './use-games.ts';

const LiveBoard = late(async () => (await import('./live-board.tsx')).default);
const MatchTerms = late(async () => (await import('../shell/parts/match-terms.tsx')).MatchTerms);

interface Props {
  readonly match: MatchSummary;
  /** As far as it is known which are played here. */
  readonly games: HostedGames | undefined;
  readonly children: ReactNode;
}

export function MatchRow({ match, games, children }: Props) {
  const title = titles.of(match.game);
  // Who takes a free seat agrees to them.
  const unusual = match.status === 'open' ? unusualOf(match, title) : '';
  const [first, second] = title?.sides.map(({ id }) => id) ?? match.seats.map(({ side }) => side);
  const mine = waitsForMe(match);
  return (
    <li
      className={mine ? 'match-row mine' : 'match-row'}
      data-testid="match-row"
      data-match={match.matchId}
      data-mine={mine}
    >
      <div className="match-who">
        <Player match={match} title={title} side={first ?? ''} />
        <span className="versus">{text.lobby.versus}</span>
        <Player match={match} title={title} side={second ?? ''} />
      </div>
      <p className="match-state">
        <span className="tag turn">{match.turn > 0 ? text.match.turn(match.turn) : text.match.beforeTurn1}</span>
        {isNamed(match, games) && <span data-testid="match-game">{title?.title ?? (match.title || match.game)}</span>}
        {mine ? <b className="my-move">{standing(match, title)}</b> : <span>{standing(match, title)}</span>}
        <time className="soft" dateTime={new Date(match.updatedAt).toISOString()} title={fullTime(match.updatedAt)}>
          {ago(match.updatedAt, Date.now())}
        </time>
      </p>
      <div className="match-go">{children}</div>
      {title && isShown(match) && <LiveBoard matchId={match.matchId} title={title} />}
      <MatchTerms
        match={match}
        notes={[knows(match.game) ? '' : text.errors.unknownGame(match.title || match.game), unusual]}
      />
    </li>
  );
}

/** Everybody may follow it. */
const isShown = ({ status, visibility, watching }: MatchSummary): boolean =>
  status === 'live' && visibility === 'listed' && watching.policy !== 'private';

/** Where one game alone is played, it need not be said which. */
const isNamed = ({ game }: MatchSummary, games: HostedGames | undefined): boolean =>
  games !== undefined && (games.cards.length !== 1 || games.cards[0]?.id !== game);

interface PlayerProps {
  readonly match: MatchSummary;
  readonly title: GameTitle | undefined;
  readonly side: string;
}

function Player({ match, title, side }: PlayerProps) {
  const seat = seatOf(match, side);
  const free = !seat?.computer && !seat?.name;
  return (
    <span className={free ? 'player free' : 'player'}>
      {title && <title.Arms of={side} />}
      <span>
        <b>
          <PersonLink name={seat?.name ?? ''} account={seat?.account}>
            {seatName(match, side)}
          </PersonLink>
        </b>
        <small>{nameOf(title, side)}</small>
      </span>
    </span>
  );
}
