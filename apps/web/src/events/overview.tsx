/** How the event stands, on one screen: who leads, what runs, what its organiser has written. */
import { ladderText } from '../text/event-ladder.ts';
import { events as words } from '../text/events.ts';
import { Facts } from './facts.tsx';
import { Featured, useChosen } from './hall.tsx';
import { Challenges, isLadder, LadderHistory, LadderPlaces } from './ladder.tsx';
import { Entered, isOver, nameIn, presentRound, useRoll } from './names.tsx';
import { PairingRow } from './rounds.tsx';
import { useEvent } from './use-event.ts';
import { useStandings } from './use-standings.ts';

const TOP = 8;
const SHOWN = 6;

export function Overview() {
  const { view } = useEvent();
  const { state, terms } = view;
  const roll = useRoll();
  const ladder = isLadder(state);
  const chosen = useChosen();
  const standings = useStandings();
  const round = presentRound(state);
  const [first] = standings;
  const running = round?.pairings.filter((pairing) => !isOver(pairing)) ?? [];
  // Where many play, those that still run are what one comes for.
  const shown = (running.length > 0 ? running : (round?.pairings ?? [])).slice(0, SHOWN);
  return (
    <>
      {state.phase === 'finished' && first && (
        <p className="winner" data-testid="winner">
          <Trophy />
          <b>{words.champion(nameIn(roll, first.entrant))}</b>
        </p>
      )}
      {chosen && <Featured />}
      <Facts />
      <div className="overview">
        <div>
          {terms.description !== '' && <p className="event-words">{terms.description}</p>}
          {!chosen && <Featured />}
          {ladder && round && (
            <>
              <Challenges />
              <LadderHistory few={SHOWN} />
            </>
          )}
          {!ladder && round && (
            <section aria-label={words.round(round.number)}>
              <h2>{words.round(round.number)}</h2>
              <ol className="pairing-list">
                {shown.map((pairing) => (
                  <PairingRow key={pairing.id} pairing={pairing} />
                ))}
              </ol>
              {round.pairings.length > shown.length && (
                <p>
                  <a href="#rounds">{words.pairings(round.pairings.length)}</a>
                </p>
              )}
            </section>
          )}
          {!round && <p className="empty">{ladder ? ladderText.notBegun : words.nothingYet}</p>}
        </div>
        {ladder && round && <LadderPlaces few />}
        {!ladder && standings.length > 0 && round && (
          <section aria-label={words.tabs.standings} className="stack">
            <h2>{words.tabs.standings}</h2>
            <ol className="entrant-list">
              {standings.slice(0, TOP).map(({ entrant, place, score }) => (
                <li key={entrant} className={entrant === view.me.entrant ? 'top-line mine' : 'top-line'}>
                  <span className="number seed">{place}</span>
                  <b>
                    <Entered id={entrant} />
                  </b>
                  <span className="number">{words.halfPoint(score)}</span>
                </li>
              ))}
            </ol>
            {standings.length > TOP && (
              <p>
                <a href="#standings">{words.allStandings}</a>
              </p>
            )}
          </section>
        )}
      </div>
    </>
  );
}

const Trophy = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M7 2h10v2h4v3a5 5 0 0 1-4.4 5A6 6 0 0 1 13 15v3h4v3H7v-3h4v-3a6 6 0 0 1-3.6-3A5 5 0 0 1 3 7V4h4zM5 6v1a3 3 0 0 0 2 2.8V6zm12 0v3.8A3 3 0 0 0 19 7V6z"
      fill="currentColor"
    />
  </svg>
);
