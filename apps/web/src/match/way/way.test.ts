import { cellsBack, wireOf } from '@warbeacon/protocol';
import { gondorCodec, type View } from '@warbeacon/siege/gondor';
import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../face/view.ts';
import { course } from '../../games/gondor/course.ts';
import { plainFace as face } from '../../games/gondor/plain-face.ts';
import { leader, sampleView, unit } from '../../games/gondor/sample.fixture.ts';
import { Tape } from '../line/tape.ts';
import { wayOf } from './way.ts';

const { makeCells } = wireOf(gondorCodec);

const points = (garrison: number, sauron = 0): View['points'] => ({
  sauron: { now: sauron, level: 93, demoralized: sauron > 93 },
  garrison: { side: 'westernesse', now: garrison, level: 36, demoralized: garrison > 36 },
  relief: { side: 'westernesse', now: 0, level: 76, demoralized: false },
});
const gone = (...ids: string[]): View['units'] =>
  Object.fromEntries(['orc-1', 'orc-2', 'orc-3'].map((id) => [id, unit(ids.includes(id) ? 'lost' : '1920')]));

/** After each ply: set-up, two plies of turn 1, three of turn 2. */
const VIEWS: readonly View[] = [
  sampleView({ turn: 0, units: gone(), leaders: { imrahil: leader('1810') }, points: points(0) }),
  sampleView({ turn: 1, units: gone(), leaders: { imrahil: leader('1810') }, points: points(0) }),
  sampleView({ turn: 1, units: gone('orc-1'), leaders: { imrahil: leader('1810') }, points: points(20, 5) }),
  sampleView({ turn: 2, units: gone('orc-1'), leaders: { imrahil: leader('1810') }, points: points(36, 5) }),
  sampleView({ turn: 2, units: gone('orc-1'), leaders: { imrahil: leader('lost') }, points: points(40, 5) }),
  sampleView({
    turn: 2,
    units: gone('orc-1'),
    leaders: { imrahil: leader('lost') },
    points: points(41, 5),
    road: ['sauron', 'sauron'],
  }),
];

const entry = (ply: number, ...events: HistoryEntry['events']): HistoryEntry => ({
  ply,
  side: 'sauron',
  at: 0,
  events,
});
const LOG: readonly HistoryEntry[] = [
  entry(1),
  entry(2, { type: 'eliminated', piece: 'orc-1', why: 'casualty', points: 5 }),
  entry(3, { type: 'gate', gate: 'main-gate', control: 'sauron' }),
  entry(4, { type: 'eliminated', piece: 'imrahil', why: 'struck', points: 4 }),
  entry(5),
];

function way(log: readonly HistoryEntry[] = LOG) {
  const cells = VIEWS.map((view) => makeCells(view));
  const last = cells.length - 1;
  const tape = new Tape(last, cells[last] ?? new Map(), new Map());
  const plies = Array.from({ length: last }, (_, i) => last - i);
  tape.add(plies.map((ply) => ({ ply, common: cellsBack(cells[ply - 1] ?? new Map(), cells[ply] ?? new Map()) })));
  return wayOf(face, course, { tape, log, logFrom: 0 });
}

test('what is counted stands after each turn as it stood when the turn was over, and before the first as at its start', () => {
  const { columns, tracks } = way();
  expect(columns).toEqual([
    { turn: 1, from: 1, to: 2 },
    { turn: 2, from: 3, to: 5 },
  ]);
  const told = tracks.map(({ title, lines }) => [title, ...lines.map(({ name, values }) => [name, ...values])]);
  expect(told).toEqual([
    ['Pieces lost', ['Sauron', 0, 1, 1], ['Westernesse', 0, 0, 1]],
    ['Demoralization', ['Sauron', 0, 5, 5], ['The garrison', 0, 20, 41], ['The relief', 0, 0, 0]],
    ['Levels of the city taken', ['Sauron', 0, 0, 0]],
    ['Ends of the East Road', ['Sauron', 0, 0, 2]],
  ]);
  expect(tracks[1]?.lines.map(({ level }) => level)).toEqual([93, 36, 76]);
});

test('it turned where an army lost heart, at the very ply, where a gate fell and where a leader did', () => {
  const { marks } = way();
  expect(marks.map(({ ply, turn }) => [ply, turn])).toEqual([
    [3, 2],
    [4, 2],
    [4, 2],
  ]);
  expect(marks.map(({ words }) => words).join('; ')).toMatch(
    /^Main Gate is now held by Sauron; The garrison is demoralized; Imrahil .+$/,
  );
});

test('what was taken back turned nothing', () => {
  const log = [...LOG.slice(0, 3), { ...entry(4), tookBack: true as const }, entry(5)];
  expect(way(log).marks.map(({ words }) => words)).toEqual(['The garrison is demoralized']);
});

test('of what Gondor is judged by, each is told by itself', () => {
  const [view, end] = [VIEWS[0], VIEWS.at(-1)];
  if (!view || !end) throw new Error('there is no view');
  const stands = (of: View) => course.waysToWin(of).map(({ parts }) => parts.map(({ holds }) => holds));
  expect(stands(view)).toEqual([[false, true, false]]);
  expect(stands(end)).toEqual([[true, true, true]]);
  expect(course.waysToWin(view)[0]?.parts[2]?.stands).toBe('1918: nobody; 2124: nobody');
});
