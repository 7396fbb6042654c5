/** A ladder: its places in order, the challenges about them that are open, and what has happened on it. */
import './ladder.css';
import {
  challengeEnds,
  type EventState,
  type LadderMove,
  ladderHistory,
  mayChallenge,
  openChallenges,
  outcomeOf,
  type Pairing,
  slidesAt,
} from '@warbeacon/tournament';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { deeds } from '../text/event-deeds.ts';
import { type Ending, ladderText as words } from '../text/event-ladder.ts';
import { events } from '../text/events.ts';
import { day, fullTime } from '../text/format.ts';
import { Deed } from './deed.tsx';
import { Entered, nameIn, useRoll } from './names.tsx';
import { LONG, matches, Search } from './search.tsx';
import { useEvent } from './use-event.ts';

export const isLadder = ({ settings }: Pick<EventState, 'settings'>): boolean => settings.format.kind === 'ladder';

/** Days before which it is told to everybody that somebody will go down. */
const SOON = 14 * 86_400_000;
/** Places beside which the page of the whole ladder is for the rest. */
const TOP = 10;
const MOVES = 30;

export function LadderPlaces({ few = false }: { readonly few?: boolean }) {
  const { view, ahead } = useEvent();
  const { state, me } = view;
  const roll = useRoll();
  const [find, setFind] = useState('');
  const open = useMemo(() => openChallenges(state), [state]);
  const own = me.entrant === null ? -1 : state.places.indexOf(me.entrant);
  const mine = me.entrant;
  const may = useMemo(
    () => new Set(mine !== null && me.may.includes('challenge') ? mayChallenge(state, mine) : []),
    [state, me.may, mine],
  );
  const now = Date.now() + ahead;
  if (state.places.length === 0) return <p className="empty">{words.notBegun}</p>;
  const reach = state.settings.format.kind === 'ladder' ? state.settings.format.reach : 0;
  // Of many the best, and whom the reader may challenge.
  const isShown = (id: string, at: number): boolean =>
    few ? at < TOP || (own >= 0 && at <= own && own - at <= reach) : find === '' || matches(nameIn(roll, id), find);
  const shown = state.places.map((id, at) => ({ id, at })).filter(({ id, at }) => isShown(id, at));
  return (
    <section aria-label={words.places} className="stack" data-testid="ladder">
      {few ? <h2>{words.places}</h2> : state.places.length > LONG && <Search value={find} onChange={setFind} />}
      {shown.length === 0 && <p className="empty">{events.foundNobody(find)}</p>}
      <ol className="ladder-places">
        {shown.map(({ id, at }) => (
          <li
            key={id}
            value={at + 1}
            className={id === mine ? 'ladder-place mine' : 'ladder-place'}
            data-testid="place"
            data-entrant={id}
          >
            <span className="number seed">{at + 1}</span>
            <span className="ladder-who">
              <b>
                <Entered id={id} />
              </b>
              {id === mine && <span className="soft"> {words.you}</span>}
              <small className="soft">{stands(state, open, id, at, roll, now)}</small>
            </span>
            {may.has(id) && (
              <Deed
                wish={{ do: 'challenge', entrant: id }}
                look="iron"
                testid="challenge"
                label={words.challengeWhom(nameIn(roll, id), at + 1)}
              >
                {words.challenge}
              </Deed>
            )}
          </li>
        ))}
      </ol>
      {few && shown.length < state.places.length && (
        <p>
          <a href="#ladder">{words.allPlaces}</a>
        </p>
      )}
    </section>
  );
}

/** What somebody on the ladder does just now, or is about to suffer. */
function stands(
  state: EventState,
  open: readonly Pairing[],
  id: string,
  at: number,
  roll: ReturnType<typeof useRoll>,
  now: number,
): string {
  const challenge = open.find(({ a, b }) => a === id || b === id);
  if (challenge) {
    const other = nameIn(roll, challenge.a === id ? challenge.b : challenge.a);
    if (challenge.accepted === true) return words.playsFor(other, challenge.stake ?? 1);
    return challenge.a === id ? words.hasChallenged(other) : words.isChallenged(other);
  }
  const slides = state.phase === 'running' && at < state.places.length - 1 ? slidesAt(state, id) : null;
  return slides !== null && slides - now < SOON ? words.slides(day(slides)) : '';
}

/** By when it is to be answered, or played, in the reader's own zone. */
export function dueWords(state: EventState, pairing: Pairing, now: number): string {
  const ends = challengeEnds(state, pairing);
  if (ends === null) return '';
  if (pairing.accepted !== true) return words.answerBy(fullTime(ends), deeds.left(ends - now));
  return ends < now ? words.overdue(fullTime(ends)) : words.playBy(fullTime(ends), deeds.left(ends - now));
}

export function Challenges() {
  const { view, ahead } = useEvent();
  const { state, me } = view;
  const roll = useRoll();
  const open = useMemo(() => openChallenges(state).toReversed(), [state]);
  return (
    <section aria-label={words.challenges} data-testid="challenges">
      <h2>{words.challenges}</h2>
      {open.length === 0 && <p className="empty">{words.noChallenges}</p>}
      {open.length > 0 && (
        <ol className="pairing-list">
          {open.map((pairing) => (
            <li
              key={pairing.id}
              className={pairing.a === me.entrant || pairing.b === me.entrant ? 'challenge mine' : 'challenge'}
              data-testid="open-challenge"
              data-accepted={pairing.accepted}
            >
              <p>
                <b>{nameIn(roll, pairing.a)}</b> {events.versus} <b>{nameIn(roll, pairing.b)}</b>{' '}
                <span>{words.forPlace(pairing.stake ?? 1)}</span>
              </p>
              <p className="soft">{dueWords(state, pairing, Date.now() + ahead)}</p>
              <Games of={pairing} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Ways to the boards of a challenge. */
function Games({ of: { a, b, legs } }: { readonly of: Pairing }) {
  const roll = useRoll();
  const played = legs.flatMap(({ match }, i) => (match === null ? [] : [{ match, i }]));
  if (played.length === 0) return null;
  return (
    <p className="challenge-games">
      {played.map(({ match, i }) => (
        <Link
          key={match}
          href={`/match/${match}`}
          aria-label={`${nameIn(roll, a)} ${events.versus} ${nameIn(roll, b)}: ${words.toGame}`}
        >
          {legs.length > 1 ? events.leg(i + 1) : words.toGame}
        </Link>
      ))}
    </p>
  );
}

export function LadderHistory({ few }: { readonly few?: number }) {
  const { view } = useEvent();
  const moves = useMemo(() => ladderHistory(view.state), [view.state]);
  const [most, setMost] = useState(few ?? MOVES);
  return (
    <section aria-label={few === undefined ? words.history : words.latest} data-testid="ladder-history">
      {few !== undefined && <h2>{words.latest}</h2>}
      {moves.length === 0 && <p className="empty">{words.noHistory}</p>}
      {moves.length > 0 && (
        <ol className="ladder-moves">
          {moves.slice(0, most).map((move) => (
            <li key={move.kind === 'slide' ? `${move.entrant} ${move.at}` : move.pairing.id} data-testid="move">
              <time className="soft" dateTime={new Date(move.at).toISOString()}>
                {fullTime(move.at)}
              </time>
              <Move of={move} />
            </li>
          ))}
        </ol>
      )}
      {moves.length > most &&
        (few === undefined ? (
          <button type="button" className="button wide" onClick={() => setMost(most + MOVES)}>
            {words.more}
          </button>
        ) : (
          <p>
            <a href="#history">{words.allHistory}</a>
          </p>
        ))}
    </section>
  );
}

function Move({ of: move }: { readonly of: LadderMove }) {
  const { state } = useEvent().view;
  const { format } = state.settings;
  const roll = useRoll();
  if (move.kind === 'slide')
    return (
      <p>{words.slid(nameIn(roll, move.entrant), move.from, format.kind === 'ladder' ? format.inactiveDays : null)}</p>
    );
  const { pairing } = move;
  return (
    <div>
      <p>
        {words.ended(endingOf(state, pairing), nameIn(roll, pairing.a), nameIn(roll, pairing.b), pairing.stake ?? 1)}
      </p>
      <Games of={pairing} />
    </div>
  );
}

function endingOf(state: EventState, pairing: Pairing): Ending {
  const outcome = outcomeOf(state, pairing);
  switch (outcome.kind) {
    case 'win': {
      const won = outcome.winner === pairing.a;
      if (won && pairing.declined !== undefined) return pairing.declined === 'said' ? 'declined' : 'unanswered';
      if (outcome.played) return won ? 'won' : 'held';
      return won ? 'walkover' : 'held-without-play';
    }
    case 'draw':
      return 'drawn';
    case 'double-loss':
      return 'both-lost';
    case 'void':
    case 'open':
    case 'bye':
      return 'void';
  }
}
