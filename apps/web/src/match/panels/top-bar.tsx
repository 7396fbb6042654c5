/** The match at a glance: who against whom, which turn, night or day, losses against what each army can bear. */
import { Link } from 'wouter';
import { useFace } from '../../face/face.ts';
import type { SideTitle } from '../../face/title.ts';
import type { NamedPool, Toll } from '../../face/toll.ts';
import type { PoolView } from '../../face/view.ts';
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

/** A side as a spectator of a score sees it: who plays it, whether it is to move, what it has lost. */
export function SideScore({ of }: { readonly of: SideTitle }) {
  const { id: side, name: sideName } = of;
  const { title, toll } = useFace();
  const { seat, view, you, toMove } = useMatch((state) => ({
    seat: state.seats.find((candidate) => candidate.side === side),
    view: state.view,
    you: state.side === side,
    toMove: state.view?.decision?.side === side,
  }));
  // Before the match has been read nobody knows whether a seat is free.
  const name = seat?.computer ? text.lobby.computerOf(seat.level) : seat ? (seat.name ?? play.people.free) : '…';
  const pools = toll.pools(of, view);
  const told = pools.map((pool) => inWords(toll.words, pool, pools.length > 1));
  return (
    <div className={`side-score${toMove ? ' to-move' : ''}`} data-testid={`side-${side}`} title={told.join('; ')}>
      <title.Arms of={side} />
      <div>
        <p className="side-score-name">
          <i className={seat?.connected || seat?.computer ? 'dot here' : 'dot'} aria-hidden="true" />
          <b>{name}</b>
          <span>{you ? play.people.you : sideName}</span>
        </p>
        <div className="meters">
          {pools.map((pool, i) => (
            <Meter
              key={pool.id}
              points={pool.points}
              told={told[i] ?? ''}
              shown={pool.told}
              name={pools.length > 1 ? pool.name : undefined}
            />
          ))}
          {/* Room for what has not been read yet. */}
          {view === null && (
            <p className="meter" role="img" aria-label="">
              <small>{'\u00a0'}</small>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** What a force has lost; by its name where a side has several. */
function inWords(
  words: Toll['words'],
  { name, told, points: { now, level, demoralized } }: NamedPool,
  oneOfSeveral: boolean,
): string {
  const title = oneOfSeveral ? `${words.title}, ${name}` : words.title;
  return `${title}: ${told ?? words.of(now, level)}${demoralized ? `, ${words.demoralized}` : ''}`;
}

interface MeterProps {
  readonly points: PoolView;
  readonly told: string;
  readonly shown: string | undefined;
  /** Of the force, where it is not the whole side. */
  readonly name: string | undefined;
}

function Meter({ points: { now, level, demoralized }, told, shown, name }: MeterProps) {
  const { words } = useFace().toll;
  const share = Math.max(0, Math.min(1, now / level));
  return (
    <p className={demoralized ? 'meter past' : 'meter'} role="img" aria-label={told}>
      <span className="meter-fill" style={{ width: `${share * 100}%` }} />
      <small>
        {name && <b>{name} </b>}
        {demoralized ? words.past(now) : (shown ?? words.of(now, level))}
      </small>
    </p>
  );
}

export function TurnTrack() {
  const { turns } = useFace();
  const { turn, view, read } = useMatch((state) => ({
    turn: state.view?.turn ?? 0,
    view: state.view,
    read: state.view !== null,
  }));
  const last = turns.last(view);
  const isNight = (n: number) => turns.isNight(n, view);
  const words = !read
    ? ''
    : turn === 0
      ? play.settingUp
      : `${play.turnOf(turn, last)}, ${isNight(turn) ? play.night : play.day}`;
  return (
    <div className="turn-track" data-testid="turn-track" data-turn={turn}>
      <p className="turn-words" data-testid="turn-words">
        {words}
      </p>
      <ol aria-hidden="true">
        {Array.from({ length: last }, (_, i) => i + 1).map((n) => (
          <li
            key={n}
            className={`${isNight(n) ? 'night' : 'day'}${n < turn ? ' past' : ''}${n === turn ? ' now' : ''}`}
          >
            {n}
          </li>
        ))}
      </ol>
    </div>
  );
}
