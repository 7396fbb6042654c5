/** Orders above, the rest in tabs below; on a narrow screen all of it in a sheet at the bottom. */
import type { MatchSummary } from '@warbeacon/protocol';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useFace } from '../../face/face.ts';
import { late, nothingComing } from '../../shell/parts/late.tsx';
import { play } from '../../text/play.ts';
import { useMatch } from '../line/context.ts';
import { LogPanel, useLogChoice } from './log-panel.tsx';
import { Orders } from './orders.tsx';
import { useNarrow } from './use-narrow.ts';

const PeoplePanel = late(async () => (await import('./people-panel.tsx')).PeoplePanel);

type Tab = keyof typeof play.panels;
const TABS: readonly Tab[] = ['orders', 'log', 'forces', 'match'];

export function SidePanel() {
  const { cards } = useFace();
  const narrow = useNarrow();
  const [picked, setTab] = useState<Tab | null>(null);
  const [tall, setTall] = useState(false);
  const settled = useSettled();
  const choosing = useLogChoice();
  // Who comes from a rule is shown where it was of use.
  const { cited } = choosing;
  const [followed, setFollowed] = useState<string | null>(null);
  if (cited !== followed) {
    setFollowed(cited);
    if (cited !== null) setTab('log');
  }
  const tabs = narrow ? TABS : TABS.filter((each) => each !== 'orders');

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
  const about = narrow && (piece || question || offered) ? `${piece ?? ''} ${question ?? ''} ${offered}` : '';
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

  return (
    <div className={tall ? 'side-panel tall' : 'side-panel'} data-settled={settled}>
      {!narrow && (
        <section className="panel orders-panel" aria-label={play.panels.orders}>
          <h2 className="hidden-to-eye">{play.panels.orders}</h2>
          <Orders />
        </section>
      )}
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
                if (tab === each) setTall(!tall);
                else setTab(each);
              }}
            >
              {play.panels[each]}
            </button>
          ))}
        </div>
        {narrow && (
          <button
            type="button"
            className="sheet-size"
            aria-expanded={tall}
            aria-label={tall ? play.lower : play.raise}
            onClick={() => setTall(!tall)}
          >
            {tall ? '▾' : '▴'}
          </button>
        )}
      </div>
      <div id="tab-panel" className="panel tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={-1}>
        <h2 className="hidden-to-eye">{play.panels[tab]}</h2>
        {tab === 'orders' && <Orders />}
        {tab === 'log' && <LogPanel choosing={choosing} />}
        {tab === 'forces' && <cards.Forces />}
        {tab === 'match' && <PeoplePanel />}
      </div>
    </div>
  );
}

/** The other player has offered a rematch. */
const isToAnswer = (summary: MatchSummary | null): boolean =>
  summary?.rematch?.state === 'offered' && summary.rematch.by !== summary.yourSide;

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
