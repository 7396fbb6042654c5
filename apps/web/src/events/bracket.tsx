/** The knock-out as a picture: side by side where there is room, one round at a time on a phone; in words for who hears it. */
import './tables.css';
import { bracket, type BracketSlot, type EventState, type Who } from '@warbeacon/tournament';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { bracketText as words } from '../text/event-bracket.ts';
import { events } from '../text/events.ts';
import { nameIn, type Roll, useRoll, winsOf } from './names.tsx';

export const hasBracket = ({ settings, rounds, entrants }: EventState): boolean => {
  const { kind } = settings.format;
  const seeded = entrants.some(({ seed }) => seed > 0);
  if (kind === 'groups') return rounds.some(({ stage }) => stage === 1);
  return seeded && (kind === 'elimination' || kind === 'double-elimination');
};

interface Column {
  readonly key: string;
  readonly name: string;
  readonly slots: readonly BracketSlot[];
  /** How many of this column lead to one of the next of its part; 0: none. */
  readonly leads: 0 | 1 | 2;
  /** Something leads here from the column before. */
  readonly joined: boolean;
}

/** Winners first, then losers, then the finals: each part has its columns beside each other. */
function partsOf(slots: readonly BracketSlot[]): readonly (readonly Column[])[] {
  const of = (part: BracketSlot['part']) => slots.filter((slot) => slot.part === part && !slot.needless);
  const winners = of('winners');
  const losers = of('losers');
  const depth = Math.max(0, ...winners.map(({ round }) => round));
  const double = losers.length > 0;
  const columns = (part: readonly BracketSlot[], name: (at: number, count: number) => string): Column[] => {
    const rounds = [...new Set(part.map(({ round }) => round))].toSorted((a, b) => a - b);
    return rounds.map((round, at) => {
      const here = part.filter((slot) => slot.round === round);
      const next = part.filter((slot) => slot.round === rounds[at + 1]).length;
      return {
        key: here[0]?.slot ?? String(round),
        name: name(at, rounds.length),
        slots: here,
        leads: next === 0 ? 0 : next === here.length ? 1 : 2,
        joined: at > 0,
      };
    });
  };
  const finals = of('grand-final');
  const third = of('third-place');
  return [
    columns(winners, (at) => (double ? words.winners(at + 1) : words.round(depth - at))),
    columns(losers, (at) => words.losers(at + 1)),
    columns(finals, (at) => (at === 0 ? words.grandFinal : words.secondFinal)),
    columns(third, () => words.thirdPlace),
  ].filter((part) => part.length > 0);
}

interface Props {
  readonly state: EventState;
  /** Of the reader. */
  readonly own?: string | null;
  /** Pairings lead to their boards; not where they are made up. */
  readonly linked?: boolean;
}

export function Bracket({ state, own = null, linked = true }: Props) {
  const roll = useRoll();
  const found = useMemo(() => bracket(state), [state]);
  const parts = useMemo(() => partsOf(found.rounds.flat()), [found]);
  return (
    <section aria-label={events.tabs.bracket} className="stack" data-testid="bracket">
      {found.champion !== null && (
        <p className="bracket-champion" data-testid="champion">
          {events.champion(nameIn(roll, found.champion))}
        </p>
      )}
      {parts.map((columns) => (
        <Part key={columns[0]?.key} columns={columns} own={own} linked={linked} />
      ))}
    </section>
  );
}

function Part({
  columns,
  own,
  linked,
}: {
  readonly columns: readonly Column[];
  readonly own: string | null;
  readonly linked: boolean;
}) {
  const roll = useRoll();
  const row = useRef<HTMLDivElement>(null);
  // The first round in which something is still open is what one comes for.
  const [at, setAt] = useState(() => {
    const open = columns.findIndex(({ slots }) => slots.some(({ winner }) => winner === undefined));
    return open < 0 ? columns.length - 1 : open;
  });
  const go = (to: number) => {
    const column = row.current?.children[to];
    if (!(column instanceof HTMLElement) || !row.current) return;
    row.current.scrollLeft = column.offsetLeft - row.current.offsetLeft;
    setAt(to);
  };
  useEffect(() => {
    if (row.current && row.current.scrollWidth > row.current.clientWidth) go(at);
    // Only when it is first shown: then the reader says where.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div>
      {columns.length > 1 && (
        <div className="bracket-nav">
          <button type="button" className="button small" disabled={at === 0} onClick={() => go(at - 1)}>
            <span aria-hidden="true">‹</span>
            <span className="hidden-to-eye">{events.previousRound}</span>
          </button>
          <b aria-live="polite">{columns[at]?.name}</b>
          <button
            type="button"
            className="button small"
            disabled={at === columns.length - 1}
            onClick={() => go(at + 1)}
          >
            <span className="hidden-to-eye">{events.nextRound}</span>
            <span aria-hidden="true">›</span>
          </button>
        </div>
      )}
      {columns.length === 1 && (
        <div className="bracket-nav">
          <b>{columns[0]?.name}</b>
        </div>
      )}
      <div
        className="bracket"
        ref={row}
        role="group"
        aria-label={columns.map(({ name }) => name).join(', ')}
        // What can be scrolled has to be reached by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          // Swiped: the column whose beginning is nearest is the one that is read.
          if (
            currentTarget.firstElementChild instanceof HTMLElement &&
            currentTarget.firstElementChild.clientWidth === currentTarget.clientWidth
          )
            setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
        }}
      >
        {columns.map(({ key, name, slots, leads, joined }) => (
          <div key={key} className="bracket-round">
            <h3>{name}</h3>
            <ol aria-label={name}>
              {slots.map((slot, i) => (
                <li
                  key={slot.slot}
                  className={['bracket-slot', lineOf(leads, i), joined ? 'joined' : ''].join(' ')}
                  data-testid={`slot-${slot.slot}`}
                >
                  <Match slot={slot} roll={roll} own={own} linked={linked} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  );
}

const lineOf = (leads: Column['leads'], i: number): string =>
  leads === 0 ? '' : leads === 1 ? 'leads straight' : `leads ${i % 2 === 0 ? 'upper' : 'lower'}`;

function Match({
  slot,
  roll,
  own,
  linked,
}: {
  readonly slot: BracketSlot;
  readonly roll: Roll;
  readonly own: string | null;
  readonly linked: boolean;
}) {
  const { entrants, winner, pairing } = slot;
  const mine = own !== null && entrants.includes(own);
  const nobody = entrants.every((who) => typeof who !== 'string');
  const running = pairing?.legs.find(({ match, result }) => match !== null && result === null)?.match;
  const side = (who: Who, at: 0 | 1) => {
    const source = slot.sources[at];
    const known = typeof who === 'string';
    const name = known
      ? nameIn(roll, who)
      : who === null
        ? words.nobody
        : source.from === 'seed'
          ? words.seed(source.seed)
          : words.comes(source.from, source.slot);
    const won = known && winner === who;
    const lost = known && winner !== undefined && winner !== who;
    return (
      <span className={`bracket-side${won ? ' won' : lost ? ' lost' : known ? '' : ' unknown'}`}>
        <span className="number seed">{known ? roll.get(who)?.seed : ''}</span>
        <span>
          {name}
          {won && <span className="hidden-to-eye">, {words.won}</span>}
        </span>
        <span className="number">
          {known && pairing && pairing.b !== null && winner !== undefined ? winsOf(pairing, who) : ''}
        </span>
      </span>
    );
  };
  return (
    <div className={`bracket-match${mine ? ' mine' : ''}${nobody ? ' empty-slot' : ''}`}>
      {side(entrants[0], 0)}
      {side(entrants[1], 1)}
      {linked && running !== undefined && running !== null && (
        <span className="bracket-foot">
          <Link href={`/match/${running}`}>{events.playing}</Link>
        </span>
      )}
    </div>
  );
}
