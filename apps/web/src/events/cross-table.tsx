/** How all met all: by opponents where few play, by rounds where many do. */
import './tables.css';
import { crossTable, type CrossRow, type EventState, type RoundOf } from '@warbeacon/tournament';
import { useMemo, useState } from 'react';
import { bracketText as words } from '../text/event-bracket.ts';
import { events } from '../text/events.ts';
import { nameIn, type Roll, useRoll } from './names.tsx';

/** More columns than these nobody reads. */
const MOST_OPPONENTS = 24;
const FIRST_ROWS = 150;

export const hasCrossTable = ({ settings, rounds }: EventState): boolean =>
  rounds.some(({ state }) => state !== 'proposed') &&
  (settings.format.kind === 'swiss' || settings.format.kind === 'round-robin' || settings.format.kind === 'groups');

export function CrossTable({ state, own = null }: { readonly state: EventState; readonly own?: string | null }) {
  const roll = useRoll();
  const rows = useMemo(() => crossTable(state), [state]);
  const [all, setAll] = useState(false);
  const byOpponents = state.settings.format.kind === 'round-robin' && rows.length <= MOST_OPPONENTS;
  const shown = all ? rows : rows.slice(0, FIRST_ROWS);
  const rounds = state.rounds.filter((round) => round.state !== 'proposed').map(({ number }) => number);
  const places = new Map(rows.map(({ standing }, i) => [standing.entrant, i + 1]));
  return (
    <div className="stack" data-testid="cross-table">
      {/* What can be scrolled has to be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="cross-scroll" role="region" aria-label={words.cross} tabIndex={0}>
        <table className="cross">
          <thead>
            <tr>
              <th scope="col">{words.entrant}</th>
              {byOpponents
                ? rows.map(({ standing }, i) => (
                    <th key={standing.entrant} scope="col">
                      <abbr title={nameIn(roll, standing.entrant)}>{i + 1}</abbr>
                    </th>
                  ))
                : rounds.map((n) => (
                    <th key={n} scope="col">
                      <abbr title={events.round(n)}>{words.roundShort(n)}</abbr>
                    </th>
                  ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, i) => (
              <tr key={row.standing.entrant} className={row.standing.entrant === own ? 'mine' : ''}>
                <th scope="row">
                  <span className="soft">{i + 1}</span> {nameIn(roll, row.standing.entrant)}
                </th>
                {byOpponents ? (
                  <ByOpponents row={row} rows={rows} roll={roll} />
                ) : (
                  rounds.map((n) => (
                    <Cell key={n} rounds={row.rounds.filter(({ round }) => round === n)} roll={roll} places={places} />
                  ))
                )}
                <td className="total">{events.halfPoint(row.standing.score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown.length && (
        <button type="button" className="button wide" onClick={() => setAll(true)}>
          {words.showAll(rows.length)}
        </button>
      )}
      <p className="soft">{words.signsNote}</p>
    </div>
  );
}

function ByOpponents({
  row,
  rows,
  roll,
}: {
  readonly row: CrossRow;
  readonly rows: readonly CrossRow[];
  readonly roll: Roll;
}) {
  return (
    <>
      {rows.map(({ standing: { entrant } }) =>
        entrant === row.standing.entrant ? (
          <td key={entrant} className="self" aria-hidden="true" />
        ) : (
          <Cell
            key={entrant}
            rounds={row.cells.find(({ opponent }) => opponent === entrant)?.rounds ?? []}
            roll={roll}
          />
        ),
      )}
    </>
  );
}

const COLOURS: Partial<Readonly<Record<RoundOf['kind'], string>>> = {
  win: 'won',
  'walkover-win': 'won',
  loss: 'lost',
  'walkover-loss': 'lost',
  'double-loss': 'lost',
};

/** `1 3`: won against the third of the standings. */
function Cell({
  rounds,
  roll,
  places,
}: {
  readonly rounds: readonly RoundOf[];
  readonly roll: Roll;
  readonly places?: ReadonlyMap<string, number>;
}) {
  return (
    <td>
      {rounds.map(({ round, kind, opponent }) => {
        const said = [words.kinds[kind], opponent === null ? '' : words.against(nameIn(roll, opponent))];
        return (
          <span key={round} className={COLOURS[kind] ?? ''} title={said.filter(Boolean).join(' ')}>
            <span aria-hidden="true">
              {words.signs[kind]}
              {places && opponent !== null && <small className="soft"> {places.get(opponent)}</small>}{' '}
            </span>
            <span className="hidden-to-eye">{said.filter(Boolean).join(' ')}. </span>
          </span>
        );
      })}
    </td>
  );
}
