/** The luck of the dice, drawn and as a table: of each side, by what the dice fell on. The numbers are the kernel's. */
import type { Verdict } from '@warbeacon/protocol';
import { type GameTitle, sideClass, sideName } from '../face/title.ts';
import { verify } from '../text/verify.ts';

const words = verify.luck;

type Lines = Extract<Verdict, { ok: true }>['luck'];
type Line = Lines[number];

interface Props {
  readonly luck: Lines;
  readonly rolls: Readonly<Record<string, string>>;
  readonly game: GameTitle;
}

/** CSS pixels: letters keep their size, and only what lies across is stretched. */
const ROW = 46;
const TOP = 26;
const BAR = 12;
/** Half of the drawing is so many standard deviations wide; what is further out stands at the edge. */
const FAR = 3.6;
/** Percent of the drawing's width on either side of its middle. */
const ACROSS = 47;
/** Of one die. */
const VARIANCE = 35 / 12;

export function Luck({ luck, rolls, game }: Props) {
  if (luck.length === 0) return <p data-testid="luck">{words.none}</p>;
  const rollName = (kind: string): string => rolls[kind] ?? kind;
  return (
    <div className="luck" data-testid="luck">
      <p>{words.about}</p>
      <p className="soft">
        {words.twenty} {words.good}
      </p>
      {game.sides.map(({ id }) => {
        const lines = luck.filter(({ side }) => side === id).toSorted((a, b) => b.dice - a.dice);
        if (lines.length === 0) return null;
        const name = sideName(game, id);
        return (
          <section key={id} className={sideClass(game, id)} data-testid={`luck-${id}`}>
            <h3>{words.table(name)}</h3>
            <Chart lines={lines} rollName={rollName} label={words.told(name, lines.map(told(rollName)))} />
            <Table lines={lines} rollName={rollName} label={words.table(name)} />
          </section>
        );
      })}
    </div>
  );
}

const told =
  (rollName: (kind: string) => string) =>
  ({ kind, pips, expected, percentile }: Line): string =>
    words.line(rollName(kind), words.number(pips), words.number(expected), words.percent(percentile));

interface Part {
  readonly lines: readonly Line[];
  readonly label: string;
  rollName(kind: string): string;
}

function Chart({ lines, label, rollName }: Part) {
  const height = TOP + ROW * lines.length;
  return (
    <div className="luck-plot">
      <svg className="luck-chart" width="100%" height={height} role="img" aria-label={label}>
        <text className="luck-axis" x="0" y="14">
          {words.fewer}
        </text>
        <text className="luck-axis" x="50%" y="14" textAnchor="middle">
          {words.expected}
        </text>
        <text className="luck-axis" x="100%" y="14" textAnchor="end">
          {words.more}
        </text>
        {lines.map((line, i) => (
          <Row key={line.kind} line={line} name={rollName(line.kind)} top={TOP + ROW * i} />
        ))}
      </svg>
    </div>
  );
}

function Row({ line, name, top }: { readonly line: Line; readonly name: string; readonly top: number }) {
  const { dice, pips, expected, rare, usual } = line;
  const across = (at: number): number => {
    const off = (at - expected) / Math.sqrt(VARIANCE * dice);
    return Math.round((50 + (Math.max(-FAR, Math.min(FAR, off)) / FAR) * ACROSS) * 10) / 10;
  };
  const [low, high] = [across(usual[0]), across(usual[1])];
  const y = top + 30;
  return (
    <g className={rare ? 'luck-row rare' : 'luck-row'}>
      <text x="0" y={top + 16}>
        {name}
      </text>
      <text className="luck-axis" x="100%" y={top + 16} textAnchor="end">
        {words.sum(line)}
      </text>
      <rect className="luck-all" x="0" y={y - 1} width="100%" height="2" />
      <rect x={`${low}%`} y={y - BAR / 2} width={`${Math.max(0.5, high - low)}%`} height={BAR} rx="3" />
      <line className="luck-expected" x1="50%" x2="50%" y1={y - BAR + 1} y2={y + BAR - 1} />
      {/* Told by its form too: round within the bar, a diamond outside. */}
      <svg x={`${across(pips)}%`} y={y} overflow="visible">
        {rare ? <path className="luck-thrown" d="M0-9 9 0 0 9-9 0z" /> : <circle className="luck-thrown" r="7" />}
      </svg>
    </g>
  );
}

function Table({ lines, label, rollName }: Part) {
  const { head } = words;
  return (
    // A wide table is scrolled by the keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-scroll luck-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption className="hidden-to-eye">{label}</caption>
        <thead>
          <tr>
            {Object.entries(head).map(([key, name]) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, dice, expected, usual: [low, high], pips, percentile, rare, faces }) => (
            <tr key={kind} data-testid={`luck-of-${kind}`}>
              <th scope="row">{rollName(kind)}</th>
              <td>{words.number(dice)}</td>
              <td>{words.number(expected)}</td>
              <td>{words.usual(low, high)}</td>
              <td>{words.number(pips)}</td>
              <td>
                {words.percent(percentile)}
                {rare && <b> {words.outside}</b>}
              </td>
              <td>{words.faces(faces)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
