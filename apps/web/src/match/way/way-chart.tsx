/**
 * The way a battle went, drawn: one chart for each thing that is counted, over the same turns. What is a side's has its
 * colour and a stroke of its own, so that it is told without colours too; the same stands in a table below.
 */
import './way.css';
import { type ReactNode, useId } from 'react';
import { useFace } from '../../face/face.ts';
import { sideClass } from '../../face/title.ts';
import { way as words } from '../../text/way.ts';
import type { Column, Way, WayLine } from './way.ts';

interface Props {
  readonly way: Way;
  /** The moment that is looked at. */
  readonly at?: number | undefined;
  /** Leads to a moment in the replay. */
  onGo(ply: number): void;
}

/** Units of the drawing: a turn is as wide as that, and everything as high. */
const TURN = 10;
const HEIGHT = 100;
/** Room above and below the lines. */
const MARGIN = 6;

export function WayChart({ way: { columns, tracks, marks }, at, onGo }: Props) {
  const title = useId();
  if (columns.length === 0) return <p className="soft">{words.tooShort}</p>;
  return (
    <div className="way" data-testid="way">
      <p className="soft way-hint">{words.hint}</p>
      <div className="way-charts">
        {tracks.map((track) => (
          <Chart key={track.title} track={track} columns={columns} at={at} onGo={onGo} />
        ))}
      </div>
      {marks.length > 0 && (
        <>
          <p id={title} className="way-heading">
            {words.turning}
          </p>
          <ol className="way-marks" aria-labelledby={title}>
            {marks.map(({ ply, turn, words: what }) => (
              <li key={`${ply} ${what}`}>
                <button type="button" className="way-mark" data-testid="way-mark" onClick={() => onGo(ply)}>
                  <b>{turn > 0 ? words.turn(turn) : words.start}</b> {what}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <details>
        <summary data-testid="way-table">{words.table}</summary>
        <TracksTable tracks={tracks} columns={columns} onGo={onGo} />
      </details>
    </div>
  );
}

interface ChartProps {
  readonly track: Way['tracks'][number];
  readonly columns: readonly Column[];
  readonly at: number | undefined;
  onGo(ply: number): void;
}

export function Chart({ track: { title, lines }, columns, at, onGo }: ChartProps) {
  const { title: game, turns } = useFace();
  const width = columns.length * TURN;
  const every = lines.flatMap(({ values, level }) => [...values, level ?? 0]);
  const [least, most] = [Math.min(0, ...every), Math.max(1, ...every)];
  const y = (value: number) =>
    Math.round((MARGIN + ((most - value) / (most - least)) * (HEIGHT - 2 * MARGIN)) * 10) / 10;
  const here = at === undefined ? undefined : placeOf(at, columns);
  const strokes = strokesOf(lines, (side) => sideClass(game, side));
  const told = lines.map(({ name, values }) => words.fromTo(name, values[0] ?? 0, values.at(-1) ?? 0));
  return (
    <figure className="way-chart">
      <figcaption>
        <b>{title}</b>
        {lines.map(({ name, level, values }, i) => (
          <span key={name} className={`way-name ${strokes[i] ?? ''}`}>
            <svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
              <path d="M2 5H32" />
              <path className="dot" d="M17 5h.01" />
            </svg>
            {name} <b>{values.at(-1)}</b>
            {level !== undefined && <small> {words.level(level)}</small>}
          </span>
        ))}
      </figcaption>
      <div className="way-plot">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.told(title, told)}
        >
          {columns.map(({ turn }, i) =>
            turns.isNight(turn, null) ? (
              <rect key={turn} className="way-night" x={i * TURN} y="0" width={TURN} height={HEIGHT} />
            ) : null,
          )}
          <path className="way-ground" d={`M0 ${y(0)}H${width}`} />
          {lines.map(({ name, level }, i) =>
            level === undefined ? null : (
              <path key={name} className={`way-level ${strokes[i] ?? ''}`} d={`M0 ${y(level)}H${width}`} />
            ),
          )}
          {here !== undefined && <path className="way-here" d={`M${here * TURN} 0V${HEIGHT}`} />}
          {lines.map(({ name, values }, i) => (
            <g key={name} className={strokes[i]}>
              <path d={values.map((value, n) => `${n === 0 ? 'M' : 'L'}${n * TURN} ${y(value)}`).join('')} />
              {values.map((value, n) => (
                <path key={columns[n]?.turn ?? 'end'} className="dot" d={`M${n * TURN} ${y(value)}h.01`} />
              ))}
            </g>
          ))}
        </svg>
        <Turns columns={columns} onGo={onGo} />
      </div>
    </figure>
  );
}

/** Over a chart: a turn is gone to by a tap on it. For keys and screen readers there is the table. */
function Turns({ columns, onGo }: Pick<ChartProps, 'columns' | 'onGo'>): ReactNode {
  return (
    <div className="way-turns" aria-hidden="true">
      {columns.map(({ turn, from }) => (
        <button
          key={turn}
          type="button"
          tabIndex={-1}
          title={words.turn(turn)}
          data-testid={`way-turn-${turn}`}
          onClick={() => onGo(from)}
        >
          {turn}
        </button>
      ))}
    </div>
  );
}

export function TracksTable({ tracks, columns, onGo }: Pick<ChartProps, 'columns' | 'onGo'> & Pick<Way, 'tracks'>) {
  return (
    <div className="way-table">
      <table>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {words.afterTurn}
            </th>
            {tracks.map(({ title, lines }) => (
              <th key={title} scope="colgroup" colSpan={lines.length}>
                {title}
              </th>
            ))}
          </tr>
          <tr>
            {tracks.flatMap(({ title, lines }) =>
              lines.map(({ name, level }) => (
                <th key={`${title} ${name}`} scope="col">
                  {name}
                  {level !== undefined && <small> {words.level(level)}</small>}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {[undefined, ...columns].map((column, n) => (
            <tr key={column?.turn ?? 'start'}>
              <th scope="row">
                {column ? (
                  <button type="button" className="button quiet small" onClick={() => onGo(column.from)}>
                    {words.turn(column.turn)}
                  </button>
                ) : (
                  words.start
                )}
              </th>
              {tracks.flatMap(({ title, lines }) =>
                lines.map(({ name, values }) => <td key={`${title} ${name}`}>{values[n]}</td>),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A side's colour, and one stroke after the other, so that no two lines of a chart look alike without it. */
const strokesOf = (lines: readonly WayLine[], colour: (side: string) => string): string[] =>
  lines.map(({ side }, i) => `way-line stroke-${i % 3} ${colour(side)}`);

/** Where a moment stands among the turns: 1.5 is in the midst of the second. */
function placeOf(ply: number, columns: readonly Column[]): number {
  const i = columns.findIndex(({ to }) => ply <= to);
  const column = columns[i];
  if (!column) return columns.length;
  return i + Math.max(0, (ply - column.from + 1) / (column.to - column.from + 1));
}
