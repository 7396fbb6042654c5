/** A match played again: one goes through it by turn, phase or event, or lets it run. */
import './replay.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useFace } from '../face/face.ts';
import { MatchContext, useMatchStore } from '../match/line/context.ts';
import type { MatchStore } from '../match/line/store.ts';
import { takenBack } from '../match/panels/taken-back.ts';
import { LogPanel, useLogChoice } from '../match/panels/log-panel.tsx';
import { TopBar } from '../match/panels/top-bar.tsx';
import { BoardView } from '../tables/hex/board-view.tsx';
import { usePace } from '../tables/hex/pace.ts';
import { TextBoard } from '../tables/hex/text-board.tsx';
import { text } from '../text/en.ts';
import { play } from '../text/play.ts';
import { makePast, type Past } from './past-store.ts';
import { nextStop } from './tape.ts';

/** Milliseconds between two events. */
const PACES = { slow: 2600, calm: 1400, quick: 600, hasty: 160 } as const;
/** And how much faster than usual each is played. */
const FACTORS = { slow: 0.7, calm: 1, quick: 2, hasty: 6 } as const;
type Pace = keyof typeof PACES;
const isPace = (name: string): name is Pace => Object.hasOwn(PACES, name);

interface Props {
  /** From which ply on it is played by itself, for who has been away; from the beginning and at rest, where not said. */
  readonly since?: number | undefined;
  onClose(): void;
}

export function ReplayScreen({ since, onClose }: Props) {
  const live = useMatchStore();
  const [past] = useState(() => makePast(live));
  const [words, setWords] = useState(false);
  return (
    <MatchContext value={past.store}>
      <TopBar words={words} onWords={() => setWords(!words)} />
      <Controls live={live} past={past} since={since} onClose={onClose} />
      <main className="match-main">
        <BoardView />
        <div className="side-panel">
          <div className="panel tab-panel">
            <h2 className="hidden-to-eye">{play.panels.log}</h2>
            <PastLog />
          </div>
        </div>
      </main>
      <TextBoard open={words} onClose={() => setWords(false)} />
    </MatchContext>
  );
}

function PastLog() {
  return <LogPanel choosing={useLogChoice()} />;
}

function Controls({ live, past, since, onClose }: Props & { readonly live: MatchStore; readonly past: Past }) {
  const words = play.replay;
  const { title } = useFace();
  const log = useStore(live, (state) => state.log);
  const { tape } = past;
  const [at, setAt] = useState(tape.to);
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
        past.seek(Math.max(since ?? 0, tape.from));
        setAt(Math.max(since ?? 0, tape.from));
        setReady(whole ? 'there' : 'partly');
        setRunning(since !== undefined);
        pause.current?.focus();
      });
    return () => {
      here = false;
    };
  }, [past, tape, since]);

  const told = useMemo(() => {
    const undone = takenBack(log);
    return new Set(log.filter(({ ply, events }) => events.length > 0 && !undone.has(ply)).map(({ ply }) => ply));
  }, [log]);

  const playTo = useCallback(
    (ply: number) => {
      const play = async () => {
        if (await past.play(ply)) setAt(ply);
      };
      void play();
    },
    [past],
  );
  const goTo = (ply: number, played = false) => {
    if (played) return playTo(ply);
    usePace.getState().player?.rush();
    past.seek(ply);
    setAt(ply);
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
        playTo(next);
      } else if (since === undefined) setRunning(false);
      else onClose();
    }, PACES[pace]);
    return () => clearTimeout(timer);
  }, [running, at, pace, playTo, tape, told, since, onClose]);

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
