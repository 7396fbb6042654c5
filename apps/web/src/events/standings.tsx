/** The standings, of which each line opens to show how it was computed. */
import './tables.css';
import type { EventState, Standing, TieBreak } from '@warbeacon/tournament';
import { type CSSProperties, memo, useCallback, useState } from 'react';
import { events as words } from '../text/events.ts';
import { standingText } from '../text/event-standings.ts';
import { Computed } from './computed.tsx';
import { Groups } from './groups.tsx';
import { Entered, nameIn, useRoll } from './names.tsx';
import { type RowPlace, useRows } from './rows.ts';
import { LONG, matches, Search } from './search.tsx';
import { useEvent } from './use-event.ts';
import { useStandings } from './use-standings.ts';

/** Of a knock-out points say nothing: who came how far is its standing. */
const hasPoints = ({ settings }: EventState): boolean =>
  settings.format.kind === 'swiss' || settings.format.kind === 'round-robin' || settings.format.kind === 'groups';

/** The style sheet makes as many columns of it. */
const tieBreakColumns = (count: number): CSSProperties & Readonly<Record<'--tie-breaks', number>> => ({
  '--tie-breaks': count,
});

export function StandingsTable() {
  const { view } = useEvent();
  const standings = useStandings();
  const roll = useRoll();
  const [find, setFind] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (entrant: string) =>
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(entrant)) next.add(entrant);
        return next;
      }),
    [],
  );
  const { state } = view;
  const pointed = hasPoints(state);
  const columns = pointed ? state.settings.tieBreaks.filter((one) => one !== 'seed') : [];
  const shown = find === '' ? standings : standings.filter(({ entrant }) => matches(nameIn(roll, entrant), find));
  const lines = shown.flatMap((standing) => [
    { standing, opened: false },
    ...(open.has(standing.entrant) ? [{ standing, opened: true }] : []),
  ]);
  const { list, style, places } = useRows<HTMLDivElement>(lines.length, 47);
  if (standings.length === 0) return <p className="empty">{words.nothingYet}</p>;
  return (
    <section aria-label={words.tabs.standings} className="stack" data-testid="standings">
      <Groups />
      {standings.length > LONG && <Search value={find} onChange={setFind} />}
      {shown.length === 0 && <p className="empty">{words.foundNobody(find)}</p>}
      <div
        role="table"
        aria-label={words.tabs.standings}
        aria-rowcount={lines.length + 1}
        className="standings"
        style={tieBreakColumns(columns.length)}
      >
        <div role="row" className="standing-line head" aria-rowindex={1}>
          <span role="columnheader" className="number">
            {words.place}
          </span>
          <span role="columnheader">{words.name}</span>
          {pointed && (
            <span role="columnheader" className="number">
              {words.score}
            </span>
          )}
          {columns.map((column) => (
            <span role="columnheader" key={column} className="number tie" title={words.tieBreaks[column]}>
              <abbr title={words.tieBreaks[column]}>{words.tieBreaksShort[column]}</abbr>
            </span>
          ))}
        </div>
        <div role="rowgroup" ref={list} style={style}>
          {places.map((place) => {
            const line = lines[place.index];
            if (line === undefined) return null;
            const { standing, opened } = line;
            const { entrant } = standing;
            if (opened)
              return <Opened key={`${entrant} opened`} entrant={entrant} columns={columns.length} place={place} />;
            return (
              <Line
                key={entrant}
                standing={standing}
                columns={columns}
                pointed={pointed}
                tieBreaks={state.settings.tieBreaks}
                mine={entrant === view.me.entrant}
                isOpen={open.has(entrant)}
                name={nameIn(roll, entrant)}
                onToggle={toggle}
                place={place}
              />
            );
          })}
        </div>
      </div>
      {pointed && (
        <p className="soft">
          {words.tieBreaksNote} {words.byesNote}
        </p>
      )}
    </section>
  );
}

interface LineProps {
  readonly standing: Standing;
  readonly columns: readonly TieBreak[];
  readonly tieBreaks: readonly TieBreak[];
  readonly pointed: boolean;
  readonly mine: boolean;
  readonly isOpen: boolean;
  readonly name: string;
  readonly place: RowPlace;
  onToggle(entrant: string): void;
}

/** Of a thousand, those alone are made anew in which something has changed. */
const Line = memo(
  function Line({
    standing,
    columns,
    tieBreaks,
    pointed,
    mine,
    isOpen,
    name,
    place: { index, measure },
    onToggle,
  }: LineProps) {
    const { entrant, place, score, values } = standing;
    return (
      <div
        role="row"
        ref={measure}
        data-index={index}
        aria-rowindex={index + 2}
        className={mine ? 'standing-line mine' : 'standing-line'}
        data-testid="standing"
        data-entrant={entrant}
      >
        <span role="cell" className="number place">
          {place}
        </span>
        <span role="cell" className="standing-name">
          {pointed && (
            <button
              type="button"
              className="opener"
              aria-expanded={isOpen}
              aria-label={words.howComputed(name)}
              data-testid="open-standing"
              onClick={() => onToggle(entrant)}
            >
              <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
            </button>
          )}
          <b>
            <Entered id={entrant} />
          </b>
        </span>
        {pointed && (
          <b role="cell" className="number">
            {words.halfPoint(score)}
          </b>
        )}
        {columns.map((column) => (
          <span role="cell" key={column} className="number tie">
            <i aria-hidden="true">{words.tieBreaksShort[column]}</i>
            {standingText.number(values[tieBreaks.indexOf(column)] ?? null)}
          </span>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.isOpen === after.isOpen &&
    before.place.index === after.place.index &&
    before.onToggle === after.onToggle &&
    before.mine === after.mine &&
    before.name === after.name &&
    JSON.stringify(before.standing) === JSON.stringify(after.standing),
);

function Opened({
  entrant,
  columns,
  place: { index, measure },
}: {
  readonly entrant: string;
  readonly columns: number;
  readonly place: RowPlace;
}) {
  return (
    <div role="row" className="standing-open" ref={measure} data-index={index} aria-rowindex={index + 2}>
      <div role="cell" aria-colspan={columns + 3}>
        <Computed entrant={entrant} />
      </div>
    </div>
  );
}
