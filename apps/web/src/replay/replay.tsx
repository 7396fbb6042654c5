/** A match played again: one goes through it by turn, phase or event, or lets it run. The board beside it is the match's own. */
import './replay.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useFace } from '../face/face.ts';
import { useMatch } from '../match/line/context.ts';
import type { MatchStore } from '../match/line/store.ts';
import { nextStop } from '../match/line/tape.ts';
import { takenBack } from '../match/line/taken-back.ts';
import { LogPanel, useLogChoice } from '../match/panels/log-panel.tsx';
import { useNarrow } from '../match/panels/use-narrow.ts';
import { WaySoFar } from '../match/way/way-of-battle.tsx';
import { usePace } from '../match/pace/pace.ts';
import { text } from '../text/en.ts';
import { opened } from '../text/opened.ts';
import { play } from '../text/play.ts';
import { way } from '../text/way.ts';
import { CopyMoment } from './copy-moment.tsx';
import { makePast, type Past } from './past-store.ts';

/** Milliseconds between two events. */
const PACES = { slow: 2600, calm: 1400, quick: 600, hasty: 160 } as const;
/** And how much faster than usual each is played. */
const FACTORS = { slow: 0.7, calm: 1, quick: 2, hasty: 6 } as const;
type Pace = keyof typeof PACES;
const isPace = (name: string): name is Pace => Object.hasOwn(PACES, name);

/** Goes back in a match; `onMade` is told of what the page then reads instead of it. */
export function Rewind({ live, onMade }: { readonly live: MatchStore; onMade(past: Past): void }) {
  useEffect(() => onMade(makePast(live)), [live, onMade]);
  return null;
}

/** Whoever goes elsewhere does not wait for what plays. */
function jump(past: Past, ply: number): void {
  usePace.getState().player?.rush();
  past.seek(ply);
}

/** The log, and above it the way the battle went, which leads to any moment of it. */
export function ReplayPanel({ live, past }: { readonly live: MatchStore; readonly past: Past }) {
  const narrow = useNarrow();
  return (
    <div className="side-panel">
      <details className="replay-way" open={!narrow}>
        <summary data-testid="replay-way">{way.title}</summary>
        <h2 className="hidden-to-eye">{way.title}</h2>
        <WaySoFar live={live} chronicle={past.chronicle} onGo={(ply) => jump(past, ply)} />
      </details>
      <div className="panel tab-panel">
        <h2 className="hidden-to-eye">{play.panels.log}</h2>
        <LogPanel choosing={useLogChoice()} />
      </div>
    </div>
  );
}

interface Props {
  readonly past: Past;
  /** From which ply on it is played by itself, for who has been away; at rest, where not said. */
  readonly since?: number | undefined;
  /** Where it begins; at the beginning, where not said. */
  readonly at?: number | undefined;
  onClose(): void;
}

export function ReplayBar({ past, since, at: begin = since ?? 0, onClose }: Props) {
  const words = opened.replay;
  const { title } = useFace();
  const { chronicle } = past;
  const { tape } = chronicle;
  const { at, matchId } = useMatch((state) => ({ at: state.ply, matchId: state.matchId }));
  const [from, setFrom] = useState(tape.from);
  const [ready, setReady] = useState<'reading' | 'there' | 'partly'>('reading');
  const [running, setRunning] = useState(false);
  const [pace, setPace] = useState<Pace>(since === undefined ? 'calm' : 'quick');
  const pause = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    usePace.setState({ factor: FACTORS[pace] });
    return () => usePace.setState({ factor: 1 });
  }, [pace]);

  useEffect(() => {
    let here = true;
    void past
      .readBack(since ?? 0, () => here && setFrom(tape.from))
      .then((whole) => {
        if (!here) return;
        const first = Math.min(Math.max(begin, tape.from), tape.to);
        past.seek(first);
        setReady(whole ? 'there' : 'partly');
        setRunning(since !== undefined);
        pause.current?.focus();
      });
    return () => {
      here = false;
    };
  }, [past, tape, since, begin]);

  const told = useMemo(() => {
    const { log } = ready === 'reading' ? { log: [] } : chronicle;
    const undone = takenBack(log);
    return new Set(log.filter(({ ply, events }) => events.length > 0 && !undone.has(ply)).map(({ ply }) => ply));
  }, [ready, chronicle]);

  const goTo = (ply: number, played = false) => {
    if (played) return void past.play(ply);
    jump(past, ply);
  };
  const step = (by: 'turn' | 'phase' | 'event', way: 1 | -1) => {
    setRunning(false);
    goTo(nextStop(tape.moments, told, at, by, way), by === 'event');
  };

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      if (at < tape.to) {
        const next = nextStop(tape.moments, told, at, 'event', 1);
        void past.play(next);
      } else if (since === undefined) setRunning(false);
      else onClose();
    }, PACES[pace]);
    return () => clearTimeout(timer);
  }, [running, at, pace, past, tape, told, since, onClose]);

  const moment = tape.moments[at - tape.from];
  const where = moment
    ? `${moment.turn > 0 ? text.match.turn(moment.turn) : text.match.beforeTurn1}, ${title.phaseName(moment.phase)}`
    : '';
  const waiting = ready === 'reading';
  return (
    <section className="replay-bar" aria-label={words.title} data-testid="replay" data-ready={!waiting} data-ply={at}>
      <p className="replay-where" data-testid="replay-where">
        <b>{since === undefined ? words.title : words.since}</b> <span>{waiting ? words.reading : where}</span>
        {ready === 'partly' && <span role="status">{words.partly}</span>}
      </p>
      <div className="replay-keys">
        {(['turn', 'phase', 'event'] as const).map((by) => (
          <Key
            key={by}
            label={words.back[by]}
            sign={'‹'.repeat(SIGNS[by])}
            off={waiting}
            onPress={() => step(by, -1)}
          />
        ))}
        <button
          ref={pause}
          type="button"
          className="button seal small"
          data-testid="replay-run"
          disabled={waiting}
          onClick={() => {
            if (!running && at === tape.to) goTo(from);
            setRunning(!running);
          }}
        >
          {running ? words.pause : words.run}
        </button>
        {(['event', 'phase', 'turn'] as const).map((by) => (
          <Key
            key={by}
            label={words.forth[by]}
            sign={'›'.repeat(SIGNS[by])}
            off={waiting}
            onPress={() => step(by, 1)}
          />
        ))}
      </div>
      <input
        type="range"
        className="replay-scrub"
        aria-label={words.scrub}
        aria-valuetext={where}
        data-testid="replay-scrub"
        min={from}
        max={tape.to}
        value={at}
        disabled={waiting}
        onChange={(event) => {
          setRunning(false);
          goTo(Number(event.target.value));
        }}
      />
      <select
        className="select replay-pace"
        aria-label={words.pace}
        data-testid="replay-pace"
        value={pace}
        onChange={(event) => isPace(event.target.value) && setPace(event.target.value)}
      >
        {Object.entries(words.paces).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      {past.over && (
        <Link className="button small" href={`/verify?match=${matchId}`} data-testid="replay-verify">
          {opened.record.verify}
        </Link>
      )}
      <CopyMoment matchId={matchId} ply={at} off={waiting} />
      <button type="button" className="button small" data-testid="replay-close" onClick={onClose}>
        {since === undefined ? words.close : words.skip}
      </button>
    </section>
  );
}

const SIGNS = { event: 1, phase: 2, turn: 3 } as const;

interface KeyProps {
  readonly label: string;
  readonly sign: string;
  readonly off: boolean;
  onPress(): void;
}

function Key({ label, sign, off, onPress }: KeyProps) {
  return (
    <button
      type="button"
      className="button small replay-key"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onPress}
    >
      {sign}
    </button>
  );
}
