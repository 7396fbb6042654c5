/** Orders above, the rest in tabs below; on a narrow screen all of it in a sheet at the bottom. */
import type { MatchSummary } from '@warbeacon/protocol';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Face, useFace } from '../../face/face.ts';
import { late, nothingComing } from '../../shell/parts/late.tsx';
import { play } from '../../text/play.ts';
import { isMine, useMatch } from '../line/context.ts';
import type { MatchState } from '../line/store.ts';
import { isQuestion } from '../parts/questions.ts';
import { LogPanel, useLogChoice } from './log-panel.tsx';
import { Orders } from './orders.tsx';
import { PhaseBar } from './phase-bar.tsx';
import { type Height, useDrawn, useSheet } from './use-sheet.ts';

const TalkTab = late(async () => (await import('./talk-tab.tsx')).TalkTab);
const PeoplePanel = late(async () => (await import('./people-panel.tsx')).PeoplePanel);

type Tab = keyof typeof play.panels;
const TABS: readonly Tab[] = ['orders', 'log', 'forces', 'talk', 'match'];

export function SidePanel({ narrow }: { readonly narrow: boolean }) {
  const face = useFace();
  const { cards, table } = face;
  const [picked, setTab] = useState<Tab | null>(null);
  const asked = useMatch((state) => toBeSeen(face, state));
  const { height, set, step } = useSheet(asked);
  const draw = useDrawn(step);
  const panel = useRef<HTMLDivElement>(null);
  const handle = useHandle(panel, height);
  const settled = useSettled();
  const choosing = useLogChoice();
  // Who comes from a rule is shown where it was of use.
  const { cited } = choosing;
  const [followed, setFollowed] = useState<string | null>(null);
  if (cited !== followed) {
    setFollowed(cited);
    if (cited !== null) setTab('log');
  }
  // A computer player has nothing to say, and who sits at one screen says it aloud.
  const { alone, unheard } = useMatch((state) => ({
    alone: state.summary?.hotSeat || state.seats.some((seat) => seat.computer),
    unheard: state.unheard,
  }));
  const tabs = TABS.filter((each) => !(each === 'orders' && !narrow) && !(each === 'talk' && alone));

  // A piece in hand or a question belongs in sight.
  const { piece, question, plays, offered } = useMatch((state) => ({
    offered: isToAnswer(state.summary),
    plays: state.side !== null,
    piece: state.piece,
    question: state.view?.decision?.side === state.side ? (state.view?.decision?.kind ?? null) : null,
  }));
  // Who only watches has no orders to give.
  const chosen = picked ?? (plays && cited === null ? 'orders' : 'log');
  const tab: Tab = !narrow && chosen === 'orders' ? 'log' : chosen;
  const about = narrow && (piece || question || offered) ? `${piece ?? ''} ${question ?? ''} ${offered} ${asked}` : '';
  const [seen, setSeen] = useState(about);
  if (about !== seen) {
    setSeen(about);
    if (about) setTab('orders');
  }

  const arrows = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (!next) return;
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };

  const tabList = (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={play.panelsLabel}>
        {tabs.map((each) => (
          <button
            key={each}
            id={`tab-${each}`}
            type="button"
            role="tab"
            aria-selected={tab === each}
            aria-controls="tab-panel"
            tabIndex={tab === each ? 0 : -1}
            onKeyDown={arrows}
            data-testid={`tab-${each}`}
            onClick={() => {
              // A second tap on the open tab raises or lowers the sheet.
              if (height === 'low' || tab === each) set(height === 'half' ? 'tall' : 'half');
              setTab(each);
            }}
          >
            {play.panels[each]}
            {each === 'talk' && unheard > 0 && (
              <span className="unheard" aria-label={play.unheard(unheard)} data-testid="unheard">
                {unheard}
              </span>
            )}
          </button>
        ))}
      </div>
      {narrow && (
        <button
          ref={handle}
          type="button"
          className="sheet-size"
          aria-expanded={height !== 'low'}
          aria-controls="tab-panel"
          aria-label={height === 'tall' ? play.lower : play.raise}
          data-testid="sheet-size"
          onKeyDown={({ key }) => (key === 'ArrowUp' ? step(1) : key === 'ArrowDown' && step(-1))}
          onClick={() => set(height === 'low' ? 'half' : height === 'half' ? 'tall' : 'low')}
        >
          {height === 'tall' ? '▾' : '▴'}
        </button>
      )}
    </div>
  );

  return (
    <div className="side-panel" data-settled={settled} data-sheet={narrow ? height : undefined}>
      <table.InSight room={height} />
      {narrow ? (
        // By keys and by readers the handle does the same.
        <div className="sheet-head" onPointerDown={draw}>
          <PhaseBar>{height === 'low' && <table.HandLine onMore={() => set('half')} />}</PhaseBar>
          {tabList}
        </div>
      ) : (
        <>
          <section className="panel orders-panel" aria-label={play.panels.orders}>
            <h2 className="hidden-to-eye">{play.panels.orders}</h2>
            <Orders />
          </section>
          {tabList}
        </>
      )}
      <div
        ref={panel}
        id="tab-panel"
        className="panel tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        tabIndex={-1}
      >
        <h2 className="hidden-to-eye">{play.panels[tab]}</h2>
        {tab === 'orders' && <Orders />}
        {tab === 'log' && <LogPanel choosing={choosing} />}
        {tab === 'forces' && <cards.Forces />}
        {tab === 'talk' && <TalkTab />}
        {tab === 'match' && <PeoplePanel />}
      </div>
    </div>
  );
}

/** The other player has offered a rematch. */
const isToAnswer = (summary: MatchSummary | null): boolean =>
  summary?.rematch?.state === 'offered' && summary.rematch.by !== summary.yourSide;

/** What is to be answered or read in the sheet, told apart from what came before it; empty while one plays on the board. */
function toBeSeen(face: Face, state: MatchState): string {
  const { view, side, summary, seats, ply, aim } = state;
  if (!view || side === null) return '';
  const { decision, turn } = view;
  const asked = isMine(state) && decision !== null;
  return [
    seats.some((seat) => seat.name === null && !seat.computer) && 'invite',
    view.outcome && 'over',
    summary?.lesson && 'lesson',
    isToAnswer(summary) && 'rematch',
    asked && isQuestion(face, view) && `question ${ply}`,
    asked && face.cards.steps[decision.kind] && `step ${turn} ${decision.kind} ${view.phase}`,
    aim !== null && face.table.aimed(face, state) > 1 && `aim ${JSON.stringify(aim)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The button that unfolds the panel, at which whoever was in it stands when it is folded away, also by itself. */
function useHandle(panel: RefObject<HTMLElement | null>, height: Height): RefObject<HTMLButtonElement | null> {
  const handle = useRef<HTMLButtonElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const moved = ({ target }: Event) => {
      within.current = target instanceof Node && (panel.current?.contains(target) ?? false);
    };
    const kinds = ['focusin', 'pointerdown'] as const;
    for (const kind of kinds) document.addEventListener(kind, moved);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, moved);
    };
  }, [panel]);
  useLayoutEffect(() => {
    if (within.current && panel.current?.checkVisibility() === false) handle.current?.focus();
  }, [panel, height]);
  return handle;
}

/** Whether the panel has the parts it begins with, which come one by one: until then what lies below them would jump. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  const known = useMatch(({ view, side, offer }) => view !== null && (side === null || offer !== null));
  useEffect(() => {
    if (!known) return;
    let gone = false;
    void nothingComing().then(() => {
      if (!gone) setSettled(true);
    });
    return () => {
      gone = true;
    };
  }, [known]);
  return settled;
}
