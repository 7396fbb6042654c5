/** The organiser's desk: what waits first, and everything that can be done beneath it. */
import '../events.css';
import './desk.css';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { late } from '../../shell/parts/late.tsx';
import { Site } from '../../shell/parts/site.tsx';
import { desk as words } from '../../text/event-desk.ts';
import { events } from '../../text/events.ts';
import { Busy } from '../busy.tsx';
import { RollContext, rollOf } from '../names.tsx';
import { Challenges, isLadder, LadderPlaces } from '../ladder.tsx';
import { NoEvent } from '../no-event.tsx';
import { Tabs } from '../tabs.tsx';
import { EventContext, useEvent, useEventLine } from '../use-event.ts';
import { Arbiters } from './arbiters.tsx';
import { Course } from './course.tsx';
import { Duties } from './duties.tsx';
import { DeskEntrants } from './desk-entrants.tsx';
import { DeskRounds } from './desk-rounds.tsx';
import { EventLogCard } from './event-log.tsx';
import { Rulings } from './rulings.tsx';

/** Seldom wanted, and large. */
const ChangeEvent = late(async () => (await import('./change-event.tsx')).default);
const Programs = late(async () => (await import('./programs.tsx')).default);

const TABS = ['rounds', 'entrants', 'rulings', 'change', 'people', 'programs', 'log'] as const;

export default function DeskPage({ eventId }: { readonly eventId: string }) {
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
            <div className="event-page desk" data-testid="desk">
              {error && (
                <p className="notice" role="status">
                  {error.message}
                </p>
              )}
              <Desk />
            </div>
          </RollContext>
        </EventContext>
      )}
    </Site>
  );
}

function DeskLadder() {
  return (
    <div className="overview" data-testid="desk-ladder">
      <div>
        <Challenges />
      </div>
      <LadderPlaces />
    </div>
  );
}

function Desk() {
  const { view } = useEvent();
  const { state, me } = view;
  return (
    <>
      <header className="event-title">
        <div>
          <h1>{words.title}</h1>
          <p>
            <Link href={`/events/${view.eventId}`} data-testid="to-event">
              {state.title}
            </Link>{' '}
            <span className={`tag phase-${state.phase}`} data-testid="phase">
              {events.phases[state.phase]}
            </span>
          </p>
        </div>
      </header>
      {me.roles.length === 0 ? (
        <p className="notice">{words.notYours}</p>
      ) : (
        <>
          <Busy />
          <Duties />
          <Course />
          <Tabs
            label={words.tabsOf}
            of={TABS}
            name={(tab) => (tab === 'rounds' && isLadder(state) ? events.tabs.ladder : words.tabs[tab])}
          >
            {(tab) => {
              switch (tab) {
                case 'entrants':
                  return <DeskEntrants />;
                case 'rounds':
                  return isLadder(state) ? <DeskLadder /> : <DeskRounds />;
                case 'rulings':
                  return <Rulings />;
                case 'change':
                  return me.may.includes('change') ? (
                    <ChangeEvent />
                  ) : (
                    <p className="empty">
                      {state.phase === 'finished' || state.phase === 'cancelled'
                        ? words.cannotChange
                        : words.changeOfOwner}
                    </p>
                  );
                case 'programs':
                  return <Programs />;
                case 'people':
                  return <Arbiters />;
                case 'log':
                  return <EventLogCard />;
              }
            }}
          </Tabs>
        </>
      )}
    </>
  );
}
