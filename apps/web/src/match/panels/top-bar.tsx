/** The match at a glance: who against whom, which turn, night or day, losses against what each army can bear. */
import { Link } from 'wouter';
import { useFace } from '../../face/face.ts';
import type { SideTitle } from '../../face/title.ts';
import { Mark, ThemeButton } from '../../shell/parts/site.tsx';
import { text } from '../../text/en.ts';
import { play } from '../../text/play.ts';
import { useMatch } from '../line/context.ts';

interface Props {
  readonly words: boolean;
  onWords(): void;
}

export function TopBar({ words, onWords }: Props) {
  const { title } = useFace();
  return (
    <header className="top-bar">
      <h1 className="hidden-to-eye">{title.title}</h1>
      <Link href="/" className="top-home" aria-label={play.lobby} data-testid="to-lobby">
        <Mark />
      </Link>
      <div className="top-sides">
        {title.sides.map((side) => (
          <SideScore key={side.id} of={side} />
        ))}
      </div>
      <TurnTrack />
      <div className="top-tools">
        <button
          type="button"
          className="button small"
          aria-expanded={words}
          aria-controls="words"
          data-testid="words-toggle"
          aria-label={play.words.open}
          onClick={onWords}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M4 6h16M4 11h16M4 16h10" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span className="roomy">{play.words.open}</span>
        </button>
        <ThemeButton />
      </div>
    </header>
  );
}

function SideScore({ of: { id: side, name: sideName } }: { readonly of: SideTitle }) {
  const { title } = useFace();
  const { seat, points, you, toMove } = useMatch((state) => ({
    seat: state.seats.find((candidate) => candidate.side === side),
    points: state.view?.points[side],
    you: state.side === side,
    toMove: state.view?.decision?.side === side,
  }));
  // Before the match has been read nobody knows whether a seat is free.
  const name = seat?.computer ? text.lobby.computer : seat ? (seat.name ?? play.people.free) : '…';
  const share = points ? Math.max(0, Math.min(1, points.now / points.level)) : 0;
  const told = points
    ? `${play.points.title}: ${play.points.of(points.now, points.level)}${points.demoralized ? `, ${play.points.demoralized}` : ''}`
    : '';
  return (
    <div className={`side-score${toMove ? ' to-move' : ''}`} data-testid={`side-${side}`} title={told}>
      <title.Arms of={side} />
      <div>
        <p className="side-score-name">
          <i className={seat?.connected || seat?.computer ? 'dot here' : 'dot'} aria-hidden="true" />
          <b>{name}</b>
          <span>{you ? play.people.you : sideName}</span>
        </p>
        <p className={points?.demoralized ? 'meter past' : 'meter'} role="img" aria-label={told}>
          <span className="meter-fill" style={{ width: `${share * 100}%` }} />
          <small>
            {points?.demoralized
              ? play.points.past(points.now)
              : points
                ? play.points.of(points.now, points.level)
                : '\u00a0'}
          </small>
        </p>
      </div>
    </div>
  );
}

function TurnTrack() {
  const { turns } = useFace();
  const { turn, night, read } = useMatch((state) => ({
    turn: state.view?.turn ?? 0,
    night: state.view?.night ?? true,
    read: state.view !== null,
  }));
  const words = !read
    ? ''
    : turn === 0
      ? play.settingUp
      : `${play.turnOf(turn, turns.last)}, ${night ? play.night : play.day}`;
  return (
    <div className="turn-track" data-testid="turn-track" data-turn={turn}>
      <p className="turn-words" data-testid="turn-words">
        {words}
      </p>
      <ol aria-hidden="true">
        {Array.from({ length: turns.last }, (_, i) => i + 1).map((n) => (
          <li
            key={n}
            className={`${turns.isNight(n) ? 'night' : 'day'}${n < turn ? ' past' : ''}${n === turn ? ' now' : ''}`}
          >
            {n}
          </li>
        ))}
      </ol>
    </div>
  );
}
