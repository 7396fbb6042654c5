/** One round at a time: who meets whom, and how it ended. */
import type { Pairing, Round } from '@warbeacon/tournament';
import { useState } from 'react';
import { Link } from 'wouter';
import { titles } from '../games/index.ts';
import { fullTime } from '../text/format.ts';
import { events as words } from '../text/events.ts';
import { Entered, isOver, legInWords, nameIn, presentRound, useRoll, winsOf } from './names.tsx';
import { type RowPlace, useRows } from './rows.ts';
import { LONG, matches, Search } from './search.tsx';
import { useEvent } from './use-event.ts';

export function Rounds() {
  const { view } = useEvent();
  const { rounds } = view.state;
  const roll = useRoll();
  const [wanted, setWanted] = useState<number | null>(null);
  const [find, setFind] = useState('');
  const at = wanted ?? presentRound(view.state)?.number ?? 1;
  const round = rounds.find(({ number }) => number === at);
  if (!round) return <p className="empty">{words.nothingYet}</p>;
  const shown =
    find === ''
      ? round.pairings
      : round.pairings.filter(({ a, b }) => [a, b].some((id) => matches(nameIn(roll, id), find)));
  return (
    <section aria-label={words.round(at)} data-testid="round" data-round={at}>
      <div className="round-head">
        <button
          type="button"
          className="button small"
          disabled={at <= 1}
          data-testid="round-before"
          onClick={() => setWanted(at - 1)}
        >
          <span aria-hidden="true">‹</span> <span className="hidden-to-eye">{words.previousRound}</span>
        </button>
        <h2>{words.round(at)}</h2>
        <button
          type="button"
          className="button small"
          disabled={at >= rounds.length}
          data-testid="round-after"
          onClick={() => setWanted(at + 1)}
        >
          <span className="hidden-to-eye">{words.nextRound}</span> <span aria-hidden="true">›</span>
        </button>
        <p className="soft" aria-live="polite">
          {words.roundStates[round.state]} · {words.pairings(round.pairings.length)}
          {round.state === 'published' && ` · ${words.running(round.pairings.filter((one) => !isOver(one)).length)}`}
          {round.deadline !== null && round.state === 'published' && ` · ${words.deadline(fullTime(round.deadline))}`}
        </p>
      </div>
      {round.state === 'proposed' && <p className="notice calm">{words.roundProposed}</p>}
      {round.givenUp.length > 0 && <p className="notice calm">{words.givenUp(round.givenUp.join(', '))}</p>}
      {round.pairings.length > LONG && <Search value={find} onChange={setFind} />}
      {shown.length === 0 && <p className="empty">{words.foundNobody(find)}</p>}
      <Pairings round={round} pairings={shown} />
    </section>
  );
}

/** By groups, where there are any. */
function Pairings({ round, pairings }: { readonly round: Round; readonly pairings: readonly Pairing[] }) {
  const groups = [...new Set(pairings.map(({ group }) => group ?? 0))].toSorted((a, b) => a - b);
  return (
    <>
      {groups.map((group) => (
        <div key={group}>
          {group > 0 && <h3 className="group-name">{words.group(group)}</h3>}
          <PairingList
            label={group > 0 ? words.group(group) : words.round(round.number)}
            pairings={pairings.filter((pairing) => (pairing.group ?? 0) === group)}
          />
        </div>
      ))}
    </>
  );
}

function PairingList({ label, pairings }: { readonly label: string; readonly pairings: readonly Pairing[] }) {
  const { list, style, places } = useRows<HTMLOListElement>(pairings.length, 59);
  return (
    <ol className="pairing-list" aria-label={label} ref={list} style={style}>
      {places.map((place) => {
        const pairing = pairings[place.index];
        return pairing && <PairingRow key={pairing.id} pairing={pairing} place={place} />;
      })}
    </ol>
  );
}

/** `place`: in a list of which not all rows are in the page. */
export function PairingRow({ pairing, place }: { readonly pairing: Pairing; readonly place?: RowPlace }) {
  const { view } = useEvent();
  const roll = useRoll();
  const { a, b, legs } = pairing;
  const title = titles.of(view.terms.game);
  const mine = view.me.entrant !== null && (a === view.me.entrant || b === view.me.entrant);
  const row = place && {
    ref: place.measure,
    'data-index': place.index,
    'aria-posinset': place.index + 1,
    'aria-setsize': place.of,
  };
  if (b === null)
    return (
      <li {...row} className={mine ? 'pairing mine' : 'pairing'} data-testid="pairing">
        <span className="pairing-who">
          <b>
            <Entered id={a} />
          </b>
        </span>
        <span className="soft">{words.rest}</span>
      </li>
    );
  const over = isOver(pairing);
  const [forA, forB] = [winsOf(pairing, a), winsOf(pairing, b)];
  return (
    <li
      {...row}
      className={mine ? 'pairing mine' : 'pairing'}
      data-testid="pairing"
      data-over={over}
      data-disputed={legs.some(({ dispute }) => dispute !== null)}
    >
      <span className="pairing-who">
        <Player id={a} pairing={pairing} won={over && forA > forB} />
        <span className="versus">{words.versus}</span>
        <Player id={b} pairing={pairing} won={over && forB > forA} />
      </span>
      <span className="pairing-legs">
        {legs.length === 0 && <span className="soft">{words.notBegun}</span>}
        {legs.map((leg, i) => {
          const stand = legInWords(leg, roll);
          const running = leg.match !== null && leg.result === null;
          return (
            // A pairing has two legs at most, in one order.
            <span key={i} className={running ? 'leg runs' : 'leg'}>
              {legs.length > 1 && <span className="soft">{words.leg(i + 1)}: </span>}
              {leg.match === null ? (
                <span className={leg.result === null ? 'soft' : ''}>{stand}</span>
              ) : (
                <Link href={`/match/${leg.match}`}>{stand}</Link>
              )}
            </span>
          );
        })}
        {pairing.bids.length === 2 && (
          <span className="soft">
            {pairing.bids
              .map(({ entrant, points, side }) =>
                words.bids(
                  nameIn(roll, entrant),
                  title?.handicap?.count(points) ?? String(points),
                  title?.sides[side]?.name ?? String(side + 1),
                ),
              )
              .join('; ')}
          </span>
        )}
      </span>
    </li>
  );
}

/** With the arms of the side that they have, where it is one. */
function Player({ id, pairing, won }: { readonly id: string; readonly pairing: Pairing; readonly won: boolean }) {
  const { view } = useEvent();
  const title = titles.of(view.terms.game);
  const [leg] = pairing.legs;
  const side = pairing.legs.length === 1 && leg ? title?.sides[leg.sides.indexOf(id)] : undefined;
  return (
    <span className="player">
      {title && side && <title.Arms of={side.id} />}
      <span>
        <b className={won ? 'won' : ''}>
          <Entered id={id} />
        </b>
        {side && <small>{side.name}</small>}
      </span>
    </span>
  );
}
