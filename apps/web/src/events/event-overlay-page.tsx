/**
 * An event to be laid over a picture: its best, the board that its organiser has chosen, and the games that run, on a ground that lets
 * everything through. `scale` makes it larger, `at=bottom` puts it below, `top` says how many places are shown, `board=none` leaves the
 * board away.
 */
import './overlay.css';
import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { titles } from '../games/index.ts';
import { events as words } from '../text/events.ts';
import { Board, useChosen } from './hall.tsx';
import { isLadder } from './ladder.tsx';
import { nameIn, presentRound, RollContext, rollOf, runningLegs, useRoll } from './names.tsx';
import { EventContext, useEvent, useEventLine } from './use-event.ts';
import { useStandings } from './use-standings.ts';

const SHOWN = 6;

const within = (wish: string | null, least: number, most: number, usual: number): number => {
  const value = Number(wish ?? Number.NaN);
  return value >= least && value <= most ? value : usual;
};

export default function EventOverlayPage({ eventId }: { readonly eventId: string }) {
  const { seen, error, send, reload } = useEventLine(eventId);
  const wish = new URLSearchParams(useSearch());
  const event = useMemo(() => (seen === null ? null : { ...seen, send, reload }), [seen, send, reload]);
  const roll = useMemo(() => rollOf(seen?.view.state ?? { entrants: [] }), [seen]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['ground'] = 'none';
    return () => {
      delete dataset['ground'];
    };
  }, []);
  if (event === null)
    return (
      <p className="event-overlay" role={error ? 'alert' : 'status'}>
        {error?.message ?? words.loading}
      </p>
    );
  return (
    <EventContext value={event}>
      <RollContext value={roll}>
        <main
          className="event-overlay"
          data-testid="event-overlay"
          data-at={wish.get('at') === 'bottom' ? 'bottom' : 'top'}
          style={{ zoom: within(wish.get('scale'), 0.5, 4, 1) }}
        >
          <Plates top={Math.round(within(wish.get('top'), 0, 32, 5))} board={wish.get('board') !== 'none'} />
        </main>
      </RollContext>
    </EventContext>
  );
}

function Plates({ top, board }: { readonly top: number; readonly board: boolean }) {
  const { view } = useEvent();
  const roll = useRoll();
  const standings = useStandings();
  const { state, terms } = view;
  const title = titles.of(terms.game);
  const chosen = useChosen();
  const shown = board ? chosen : undefined;
  const running = runningLegs(state).filter(({ match }) => match !== shown?.match);
  const ladder = isLadder(state);
  const round = presentRound(state);
  return (
    <>
      <section className="overlay-plate" aria-label={words.tabs.standings}>
        <h1>{state.title}</h1>
        <p>{round && !ladder ? words.round(round.number) : words.phases[state.phase]}</p>
        {round && (
          <ol>
            {standings.slice(0, top).map(({ entrant, place, score }) => (
              <li key={entrant}>
                <span className="number">{place}</span>
                <b>{nameIn(roll, entrant)}</b>
                {!ladder && <span className="number">{words.halfPoint(score)}</span>}
              </li>
            ))}
          </ol>
        )}
      </section>
      {shown && (
        <section className="overlay-plate overlay-featured" aria-label={words.featured} data-testid="overlay-featured">
          <Board of={shown} large />
        </section>
      )}
      {running.length > 0 && (
        <section className="overlay-plate" aria-label={ladder ? words.tabs.boards : words.boards}>
          <h2>{ladder ? words.tabs.boards : words.boards}</h2>
          <ul>
            {running.slice(0, SHOWN).map(({ leg, match }) => (
              <li key={match} className="overlay-board">
                {leg.sides.map((id, side) => {
                  const of = title?.sides[side];
                  return (
                    <span key={id}>
                      {title && of && <title.Arms of={of.id} />}
                      <b>{nameIn(roll, id)}</b>
                    </span>
                  );
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
