/** One match, for players and spectators. */
import '../styles/match.css';
import '../styles/top-bar.css';
import '../styles/phase-bar.css';
import '../styles/aims.css';
import '../styles/log-and-forces.css';
import '../styles/panels.css';
import '../styles/choices.css';
import '../styles/words.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { FaceContext, useFace } from '../face/face.ts';
import { faceOrFault } from './face-or-fault.ts';
import { late } from '../shell/parts/late.tsx';
import { Missing } from '../shell/parts/missing.tsx';
import { Mark, Site, ThemeButton } from '../shell/parts/site.tsx';
import { text } from '../text/en.ts';
import { play } from '../text/play.ts';
import { momentOf } from '../replay/moment.ts';
import type { Past } from '../replay/past-store.ts';
import { type Looking, MatchContext, ReplayContext, useMatch, useMatchStore } from './line/context.ts';
import { keepSeen, seenOf } from './line/seen.ts';
import { createMatchStore } from './line/store.ts';
import { Aims } from './panels/aims.tsx';
import { Herald } from './panels/herald.tsx';
import { LineBanner } from './panels/line-banner.tsx';
import { PhaseBar } from './panels/phase-bar.tsx';
import { SidePanel } from './panels/side-panel.tsx';
import { TextBoard } from './panels/text-board.tsx';
import { TopBar } from './panels/top-bar.tsx';
import { useNarrow } from './panels/use-narrow.ts';
import { usePace } from './pace/pace.ts';
import { useSpeed } from './pace/speed.ts';
import { coloursOf } from './parts/colours.ts';
import { useTask } from './parts/task.ts';
import { useWayBack } from './parts/use-way-back.ts';
import { useSounds } from './sound/use-sounds.ts';

const Rewind = late(async () => (await import('../replay/replay.tsx')).Rewind);
const ReplayBar = late(async () => (await import('../replay/replay.tsx')).ReplayBar);
const ReplayPanel = late(async () => (await import('../replay/replay.tsx')).ReplayPanel);
const AsideStrip = late(async () => (await import('./panels/aside-strip.tsx')).AsideStrip);
const ChancesBar = late(async () => (await import('./way/chances-bar.tsx')).ChancesBar);
const CurtainDialog = late(async () => (await import('./panels/curtain.tsx')).CurtainDialog);
const KeptOrder = late(async () => (await import('./panels/kept-order.tsx')).KeptOrder);
const KeysDialog = late(async () => (await import('./panels/keys-dialog.tsx')).KeysDialog);
const ToCase = late(async () => (await import('./panels/to-case.tsx')).ToCase);
const PaceBar = late(async () => (await import('./pace/pace-bar.tsx')).PaceBar);
const ResultCard = late(async () => (await import('./panels/result-card.tsx')).ResultCard);

export default function MatchPage({ matchId }: { readonly matchId: string }) {
  const store = useMemo(() => createMatchStore(matchId, faceOrFault), [matchId]);
  useEffect(() => {
    usePace.setState({ again: false });
    return store.getState().open();
  }, [store]);
  return (
    <MatchContext value={store}>
      <MatchScreen />
    </MatchContext>
  );
}

function MatchScreen() {
  const { line, failure, retry, ready, face } = useMatch((state) => ({
    line: state.line,
    failure: state.failure,
    retry: state.retry,
    ready: state.view !== null,
    face: state.face,
  }));
  if (line === 'failed' && failure && !ready) {
    return (
      <Site>
        <Missing error={failure} onRetry={retry} />
      </Site>
    );
  }
  if (!face) return <Opening line={line} />;
  return (
    <FaceContext value={face}>
      <Table line={line} />
    </FaceContext>
  );
}

/** Until it is known which game is played. */
function Opening({ line }: { readonly line: string }) {
  return (
    <div className="match" data-testid="match" data-line={line}>
      <header className="top-bar">
        <Link href="/" className="top-home" aria-label={play.lobby} data-testid="to-lobby">
          <Mark />
        </Link>
        <div className="top-tools">
          <ThemeButton />
        </div>
      </header>
      <LineBanner />
      <main className="match-main">
        <section className="board" aria-label={play.boardLabel}>
          <p className="board-note" role="status">
            {play.connection.connecting}
          </p>
        </section>
      </main>
    </div>
  );
}

function Table({ line }: { readonly line: string }) {
  const { title, table } = useFace();
  const live = useMatchStore();
  const [looking, setLooking] = useState<Looking | null>(null);
  const [past, setPast] = useState<Past | null>(null);
  const [words, setWords] = useState(false);
  const [aside, setAside] = useState(false);
  useComingBack(setLooking, looking !== null);
  const leaveMoment = useLinkedMoment(setLooking);
  useTitle(title.title);
  useSounds();
  useRematch();
  useWayBack(useMatch((state) => state.matchId));
  const curtain = useMatch((state) => state.curtain);
  const played = usePace((state) => state.playing || state.again);
  const narrow = useNarrow();
  const back = () => {
    setPast(null);
    setLooking(null);
    leaveMoment();
  };
  // What one side looked back on is not for the other.
  const [fallen, setFallen] = useState(curtain);
  if (curtain !== fallen) {
    setFallen(curtain);
    if (curtain) {
      setPast(null);
      setLooking(null);
      setAside(false);
    }
  }
  return (
    <MatchContext value={past?.store ?? live}>
      <ReplayContext value={setLooking}>
        <div className="match" style={coloursOf(title.sides)} data-testid="match" data-line={line}>
          {!past && (
            <a className="skip" href="#words" onClick={() => setWords(true)}>
              {play.words.skip}
            </a>
          )}
          <TopBar words={words} onWords={() => setWords(!words)} />
          {past && looking ? (
            <>
              <ReplayBar past={past} {...looking} onClose={back} />
              <Foretold />
            </>
          ) : (
            <Now narrow={narrow} words={words} />
          )}
          {looking && !past && <Rewind live={live} onMade={setPast} />}
          <main className="match-main">
            {/* The same board for both: to draw one anew takes long. */}
            <table.Board past={past !== null}>{played && !past && <PaceBar />}</table.Board>
            {past && looking ? <ReplayPanel live={live} past={past} /> : <SidePanel narrow={narrow} />}
            {!past && <Herald />}
            {!past && <table.PointedOut />}
          </main>
          <TextBoard open={words} onClose={() => setWords(false)}>
            {words && !past && <Beside />}
          </TextBoard>
          {!past && <Over aside={aside} onAside={setAside} />}
          {curtain?.side && <CurtainDialog key={curtain.ply} side={curtain.side} />}
        </div>
      </ReplayContext>
    </MatchContext>
  );
}

/** What stands above the board while one looks at the match as it is. */
function Now({ narrow, words }: { readonly narrow: boolean; readonly words: boolean }) {
  const { table } = useFace();
  const [keys, setKeys] = useState(false);
  const showKeys = useCallback(() => setKeys(true), []);
  return (
    <>
      {!narrow && <PhaseBar />}
      <Aims />
      <Foretold />
      <LineBanner />
      {/* The board in words lies over them, and has them meanwhile. */}
      {!words && <Beside />}
      <table.Keys showKeys={showKeys} />
      {keys && <KeysDialog onClose={() => setKeys(false)} />}
    </>
  );
}

/** For who does not play it, and for everybody when it is over. */
function Foretold() {
  const { course } = useFace();
  const may = useMatch(({ summary }) => summary !== null && (summary.yourSide === null || summary.status === 'over'));
  return may && course && <ChancesBar />;
}

function Beside() {
  const { kept, looksOn } = useMatch((state) => ({
    kept: state.kept !== null,
    looksOn: state.side === null,
  }));
  return (
    <>
      {kept && <KeptOrder />}
      {looksOn && <ToCase />}
      <Aside />
    </>
  );
}

function Aside() {
  const any = useMatch(
    ({ cells, summary }) =>
      cells.has('clock') || cells.has('accords') || (summary !== null && summary.watching.policy !== 'open'),
  );
  return any && <AsideStrip />;
}

function Over({ aside, onAside }: { readonly aside: boolean; onAside(aside: boolean): void }) {
  const over = useMatch((state) => state.view !== null && state.view.outcome !== null);
  return over ? <ResultCard aside={aside} onAside={onAside} /> : null;
}

/** Takes one to the rematch when it is agreed on; whoever opens the page later looks at this match. */
function useRematch(): void {
  const { state, next } = useMatch(({ summary }) => ({
    state: summary?.rematch?.state,
    next: summary?.rematch?.matchId,
  }));
  const [, go] = useLocation();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'offered' && state === 'accepted' && next) go(`/match/${next}`);
    before.current = state;
  }, [state, next, go]);
}

/** Fewer plies than that are not worth a pause. */
const WORTH_SHOWING = 3;

/**
 * Who comes back to a match of their own is shown what has happened since, once, before they decide. Who wants no
 * animations is not made to watch: the log and the replay tell them.
 */
function useComingBack(show: (looking: Looking) => void, replaying: boolean): void {
  const { matchId, ply, there } = useMatch((state) => ({
    matchId: state.matchId,
    ply: state.ply,
    there: state.view !== null && state.side !== null && state.offer?.ply === state.ply,
  }));
  const met = useRef(false);
  useEffect(() => {
    if (!there || replaying || document.visibilityState === 'hidden') return;
    const seen = seenOf(matchId);
    const first = !met.current;
    met.current = true;
    keepSeen(matchId, ply);
    if (!first || seen === undefined || ply - seen < WORTH_SHOWING) return;
    if (useSpeed.getState().speed !== 'off') show({ since: seen });
  }, [matchId, ply, there, replaying, show]);
}

/**
 * Who follows a link to a moment of the match is shown that moment. Answers how to leave it: the address then is that of
 * the match again, so that loading the page anew leads to now.
 */
function useLinkedMoment(show: (looking: Looking) => void): () => void {
  const at = momentOf(useSearch());
  const there = useMatch((state) => state.view !== null);
  const [path, go] = useLocation();
  useEffect(() => {
    if (there && at !== undefined) show({ at });
  }, [there, at, show]);
  return () => {
    if (at !== undefined) go(path, { replace: true });
  };
}

/** The tab's title says when it is one's own move, for whoever waits in another tab. */
function useTitle(game: string): void {
  const { whose, mine } = useTask();
  useEffect(() => {
    document.title = [mine ? `● ${whose}` : '', game, text.product].filter(Boolean).join(' · ');
    return () => {
      document.title = text.product;
    };
  }, [whose, mine, game]);
}
