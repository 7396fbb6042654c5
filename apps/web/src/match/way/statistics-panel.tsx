/** The same in pictures, with a table behind each: fetched when somebody opens it. */
import './statistics.css';
import { useMemo } from 'react';
import type { Course } from '../../face/course.ts';
import { useFace } from '../../face/face.ts';
import { sideClass } from '../../face/title.ts';
import { statistics as words } from '../../text/statistics.ts';
import { useMatch } from '../line/context.ts';
import type { Chronicle } from '../line/read-back.ts';
import { Chart, TracksTable } from './way-chart.tsx';
import type { Column, Track } from './way.ts';
import { type DiceOf, type Losses, statisticsOf } from './statistics.ts';

interface Props {
  readonly course: Course;
  readonly chronicle: Chronicle;
  onGo(ply: number): void;
}

export function StatisticsPanel({ course, chronicle, onGo }: Props) {
  const face = useFace();
  const hasClock = useMatch(({ summary }) => (summary?.clock ?? null) !== null);
  const { columns, losses, ground, dice, time } = useMemo(
    () => statisticsOf(face, course, chronicle, hasClock),
    [face, course, chronicle, hasClock],
  );
  return (
    <div className="way statistics" data-testid="statistics">
      <h4>{words.losses}</h4>
      {losses.map((of) => (
        <LossesOf key={of.side} of={of} columns={columns} />
      ))}
      {ground && <Lines track={ground} columns={columns} note={words.groundNote} onGo={onGo} />}
      <h4>{words.dice}</h4>
      <DicePart dice={dice} />
      {time && <Lines track={time} columns={columns} note={words.timeNote} onGo={onGo} />}
    </div>
  );
}

interface LinesProps {
  readonly track: Track;
  readonly columns: readonly Column[];
  readonly note: string;
  onGo(ply: number): void;
}

function Lines({ track, columns, note, onGo }: LinesProps) {
  return (
    <section>
      <Chart track={track} columns={columns} at={undefined} onGo={onGo} />
      <small className="soft">{note}</small>
      <details>
        <summary>{words.table}</summary>
        <TracksTable tracks={[track]} columns={columns} onGo={onGo} />
      </details>
    </section>
  );
}

/** Units of the drawings. */
const BAR = 10;
const HIGH = 24;

interface BarsProps {
  readonly values: readonly number[];
  /** How high the highest one may be. */
  readonly most: number;
  /** As high as all were if they were alike. */
  readonly even?: number;
  /** For who does not see them. */
  readonly label: string;
}

function Bars({ values, most, even, label }: BarsProps) {
  const y = (value: number) => (most === 0 ? HIGH : HIGH - (value / most) * (HIGH - 2));
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${Math.max(1, values.length) * BAR} ${HIGH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className="bars-ground" d={`M0 ${HIGH}H${values.length * BAR}`} />
      {values.map((value, i) => (
        // Which one it is, its place tells.
        <rect key={`${i}`} x={i * BAR + 1} y={y(value)} width={BAR - 2} height={HIGH - y(value)} />
      ))}
      {even !== undefined && <path className="bars-even" d={`M0 ${y(even)}H${values.length * BAR}`} />}
    </svg>
  );
}

function LossesOf({
  of: { side, name, kinds },
  columns,
}: {
  readonly of: Losses;
  readonly columns: readonly Column[];
}) {
  const { title } = useFace();
  if (kinds.length === 0) return <p className="soft">{words.nothingLost(name)}</p>;
  const most = Math.max(1, ...kinds.flatMap(({ turns }) => turns));
  return (
    <figure className={`statistics-losses ${sideClass(title, side)}`} data-testid={`losses-${side}`}>
      <figcaption>{words.lossesOf(name)}</figcaption>
      <ul>
        {kinds.map((kind) => (
          <li key={kind.name}>
            <span>{kind.name}</span>
            <Bars values={kind.turns} most={most} label={words.lostOf(kind.name, kind.all)} />
            <b>{kind.all}</b>
          </li>
        ))}
      </ul>
      <Numbers
        heads={[words.kind, ...columns.map(({ turn }) => words.turn(turn)), words.all]}
        rows={kinds.map(({ name, turns, all }) => [name, ...columns.map((_, i) => turns[i] ?? 0), all])}
      />
    </figure>
  );
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

function DicePart({ dice }: { readonly dice: readonly DiceOf[] }) {
  if (dice.length === 0) return <p className="soft">{words.noDice}</p>;
  return (
    <figure className="statistics-dice" data-testid="statistics-dice">
      <ul>
        {dice.map(({ name, faces, count, mean }) => {
          const most = Math.max(...faces);
          return (
            <li key={name}>
              <span>
                {name} <small className="soft">({count})</small>
              </span>
              <Bars values={faces} most={most} even={count / 6} label={words.diceOf(name, count, mean.toFixed(2))} />
            </li>
          );
        })}
      </ul>
      <small className="soft">{words.diceNote}</small>
      <Numbers
        heads={[words.thrownFor, ...FACES.map((face) => words.face(face)), words.thrown, words.mean]}
        rows={dice.map(({ name, faces, count, mean }) => [name, ...faces, count, mean.toFixed(2)])}
      />
    </figure>
  );
}

/** What a picture shows, in numbers; the first of each row is its name. */
function Numbers({
  heads,
  rows,
}: {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [string, ...(string | number)[]])[];
}) {
  return (
    <details>
      <summary>{words.table}</summary>
      <div className="way-table">
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  // Columns stand in one order for good.
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
