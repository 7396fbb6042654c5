/** One match, for players and spectators. */
import '../styles/match.css';
import '../styles/top-bar.css';
import '../styles/phase-bar.css';
import '../styles/log-and-forces.css';
import '../styles/panels.css';
import '../styles/choices.css';
import '../styles/siege.css';
import '../styles/words.css';
import { useEffect, useMemo, useState } from 'react';
import { GAME_TITLE } from '../games/helms-deep/names.ts';
import { Missing } from '../shell/parts/missing.tsx';
import { Site } from '../shell/parts/site.tsx';
import { BoardView } from '../tables/hex/board-view.tsx';
import { TextBoard } from '../tables/hex/text-board.tsx';
import { useKeys } from '../tables/hex/use-keys.ts';
import { text } from '../text/en.ts';
import { play } from '../text/play.ts';
import { MatchContext, useMatch } from './line/context.ts';
import { createMatchStore } from './line/store.ts';
import { Herald } from './panels/herald.tsx';
import { LineBanner } from './panels/line-banner.tsx';
import { PhaseBar } from './panels/phase-bar.tsx';
import { ResultCard } from './panels/result-card.tsx';
import { SidePanel } from './panels/side-panel.tsx';
import { TopBar } from './panels/top-bar.tsx';
import { useTask } from './parts/task.ts';

export default function MatchPage({ matchId }: { readonly matchId: string }) {
  const store = useMemo(() => createMatchStore(matchId), [matchId]);
  useEffect(() => store.getState().open(), [store]);
  return (
    <MatchContext value={store}>
      <MatchScreen />
    </MatchContext>
  );
}

function MatchScreen() {
  const { line, failure, retry, ready } = useMatch((state) => ({
    line: state.line,
    failure: state.failure,
    retry: state.retry,
    ready: state.view !== null,
  }));
  const [words, setWords] = useState(false);
  useKeys();
  useTitle();
  if (line === 'failed' && failure && !ready) {
    return (
      <Site>
        <Missing error={failure} onRetry={retry} />
      </Site>
    );
  }
  return (
    <div className="match" data-testid="match" data-line={line}>
      <a className="skip" href="#words" onClick={() => setWords(true)}>
        {play.words.skip}
      </a>
      <TopBar words={words} onWords={() => setWords(!words)} />
      <PhaseBar />
      <LineBanner />
      <main className="match-main">
        <BoardView />
        <SidePanel />
        <Herald />
      </main>
      <TextBoard open={words} onClose={() => setWords(false)} />
      <ResultCard />
    </div>
  );
}

/** The tab's title says when it is one's own move, for whoever waits in another tab. */
function useTitle(): void {
  const { whose, mine } = useTask();
  useEffect(() => {
    document.title = [mine ? `● ${whose}` : '', GAME_TITLE, text.product].filter(Boolean).join(' · ');
    return () => {
      document.title = text.product;
    };
  }, [whose, mine]);
}
