/** One event: what, when, who, how it stands, and what it wants of the reader. */
import './events.css';
import type { EventState } from '@warbeacon/tournament';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { titles } from '../games/index.ts';
import { Site } from '../shell/parts/site.tsx';
import { events as words } from '../text/events.ts';
import { Busy } from './busy.tsx';
import { Bracket, hasBracket } from './bracket.tsx';
import { CrossTable, hasCrossTable } from './cross-table.tsx';
import { Entrants } from './entrants.tsx';
import { Files } from './files.tsx';
import { Hall } from './hall.tsx';
import { Challenges, isLadder, LadderHistory, LadderPlaces } from './ladder.tsx';
import { Mine } from './mine.tsx';
import { RollContext, rollOf } from './names.tsx';
import { NoEvent } from './no-event.tsx';
import { Overview } from './overview.tsx';
import { Rounds } from './rounds.tsx';
import { SideStatistics } from './side-statistics.tsx';
import { StandingsTable } from './standings.tsx';
import { Tabs } from './tabs.tsx';
import { EventContext, useEvent, useEventLine } from './use-event.ts';

export default function EventPage({ eventId }: { readonly eventId: string }) {
  const { seen, error, send, reload } = useEventLine(eventId);
  const event = useMemo(() => (seen === null ? null : { ...seen, send, reload }), [seen, send, reload]);
  const roll = useMemo(() => rollOf(seen?.view.state ?? { entrants: [] }), [seen]);
  return (
    <Site>
      {event === null ? (
        <NoEvent error={error} onRetry={reload} />
      ) : (
        <EventContext value={event}>
          <RollContext value={roll}>
            <div className="event-page" data-testid="event" data-phase={event.view.state.phase}>
              {error && (
                <p className="notice" role="status">
                  {error.message}
                </p>
              )}
              <Head />
              <Busy />
              <Mine />
              <Parts />
            </div>
          </RollContext>
        </EventContext>
      )}
    </Site>
  );
}

function Head() {
  const { view } = useEvent();
  const { state, terms, me } = view;
  const title = titles.of(terms.game);
  return (
    <header className="event-head">
      <div className="event-title">
        {title && (
          <span className="event-arms" aria-hidden="true">
            <title.Arms of="random" />
          </span>
        )}
        <div>
          <h1>{state.title}</h1>
          <p>
            <span className={`tag phase-${state.phase}`} data-testid="phase">
              {words.phases[state.phase]}
            </span>{' '}
            <span className="soft">
              {title?.title ?? terms.game} · {words.format(state.settings.format)}
            </span>
          </p>
        </div>
        {me.roles.length > 0 && (
          <Link href={`/events/${view.eventId}/desk`} className="button iron" data-testid="to-desk">
            {words.toDesk}
            {view.duties.length > 0 && <span className="duty-count">{view.duties.length}</span>}
          </Link>
        )}
      </div>
      {view.pause && (
        <p className="notice" role="status" data-testid="event-paused">
          {state.boardsStand ? words.pausedBoards : words.paused} <q>{view.pause.reason}</q>
        </p>
      )}
    </header>
  );
}

type Tab = keyof typeof words.tabs;

function tabsOf(state: EventState): readonly Tab[] {
  const begun = state.rounds.length > 0;
  return [
    'overview',
    ...(isLadder(state) ? (['ladder', 'history'] as const) : begun ? (['rounds', 'standings'] as const) : []),
    ...(hasBracket(state) ? (['bracket'] as const) : []),
    ...(hasCrossTable(state) ? (['table'] as const) : []),
    ...(begun && state.phase === 'running' ? (['boards'] as const) : []),
    'entrants',
    ...(begun ? (['sides'] as const) : []),
    'files',
  ];
}

function Parts() {
  const { view } = useEvent();
  const tabs = useMemo(() => tabsOf(view.state), [view.state]);
  return (
    <Tabs label={words.tabsOf} of={tabs} name={(tab) => words.tabs[tab]}>
      {(tab) => {
        switch (tab) {
          case 'overview':
            return <Overview />;
          case 'rounds':
            return <Rounds />;
          case 'standings':
            return <StandingsTable />;
          case 'ladder':
            return (
              <div className="overview">
                <LadderPlaces />
                <Challenges />
              </div>
            );
          case 'history':
            return <LadderHistory />;
          case 'bracket':
            return <Bracket state={view.state} own={view.me.entrant} />;
          case 'table':
            return <CrossTable state={view.state} own={view.me.entrant} />;
          case 'boards':
            return <Hall />;
          case 'entrants':
            return <Entrants />;
          case 'sides':
            return <SideStatistics />;
          case 'files':
            return <Files />;
        }
      }}
    </Tabs>
  );
}
