import { cellsBack, wireOf } from '@warbeacon/protocol';
import { gondorCodec, type View } from '@warbeacon/siege/gondor';
import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../face/view.ts';
import { course } from '../../games/gondor/course.ts';
import { plainFace as face } from '../../games/gondor/plain-face.ts';
import { leader, sampleView, unit } from '../../games/gondor/sample.fixture.ts';
import { Tape } from '../line/tape.ts';
import { way as words } from '../../text/way.ts';
import { statisticsOf } from './statistics.ts';
import { mayForetell } from './use-course.ts';
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

function tapeOf(): Tape {
  const cells = VIEWS.map((view) => makeCells(view));
  const last = cells.length - 1;
  const tape = new Tape(last, cells[last] ?? new Map(), new Map());
  const plies = Array.from({ length: last }, (_, i) => last - i);
  tape.add(plies.map((ply) => ({ ply, common: cellsBack(cells[ply - 1] ?? new Map(), cells[ply] ?? new Map()) })));
  return tape;
}
const way = (log: readonly HistoryEntry[] = LOG) => wayOf(face, course, { tape: tapeOf(), log, logFrom: 0 });

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

test('the chances are drawn where they may be told, and as what they came to at the end', () => {
  const chronicle = { tape: tapeOf(), log: LOG, logFrom: 0 };
  const chances = { side: 'sauron', in: ({ turn }: { turn: number }) => turn / 4 };
  const told = { ...course, chances };
  expect(wayOf(face, told, chronicle).tracks.map(({ title }) => title)).not.toContain(words.chances.track);
  // A game of which nothing can be foretold has none.
  expect(wayOf(face, course, chronicle, true).tracks).toEqual(wayOf(face, course, chronicle).tracks);
  const track = wayOf(face, told, chronicle, true).tracks.at(-1);
  expect(track).toEqual({
    title: words.chances.track,
    lines: [{ name: 'Sauron', side: 'sauron', values: [1, 25, 50], level: 100 }],
  });
});

test.each([
  ['who plays it', { yourSide: 'sauron', status: 'live' }, false],
  ['who looks on', { yourSide: null, status: 'live' }, true],
  ['who has played it', { yourSide: 'sauron', status: 'over' }, true],
] as const)('chances are told to %s: %j', (_who, more, told) => {
  const summary = { ...more } as Parameters<typeof mayForetell>[0]['summary'];
  expect(mayForetell({ summary, view: VIEWS[1] ?? null })).toBe(told);
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

const MINUTE = 60_000;
const dice = (ply: number, side: string, at: number, ...events: HistoryEntry['events']): HistoryEntry => ({
  ...entry(ply, ...events),
  side,
  at,
});
const SHOT = { type: 'shot', unit: 'orc-2', target: 'orc-1', strength: 'a', armour: 1, hit: true };
const THROWN: readonly HistoryEntry[] = [
  dice(1, 'sauron', 0),
  dice(2, 'sauron', 10 * MINUTE, { ...SHOT, dice: [6, 6] }, { type: 'casualty', unit: 'orc-1', die: 3 }),
  dice(3, 'westernesse', 14 * MINUTE, { ...SHOT, dice: [1, 4] }, { type: 'rohanRolled', die: 2, comes: false }),
  dice(4, 'westernesse', 20 * MINUTE),
  dice(5, 'sauron', 21 * MINUTE, { type: 'somethingElse', die: 5 }),
];
const statistics = (hasClock = true) => statisticsOf(face, course, { tape: tapeOf(), log: THROWN }, hasClock);

test('losses are told by kind and turn, leaders by themselves', () => {
  const { losses, columns } = statistics();
  expect(columns.map(({ turn }) => turn)).toEqual([1, 2]);
  expect(losses.map(({ side, kinds }) => [side, ...kinds.map(({ name, turns, all }) => [name, turns, all])])).toEqual([
    ['sauron', [face.pieces.unit('orc-1')?.name, [1, 0], 1]],
    ['westernesse', ['Leaders', [0, 1], 1]],
  ]);
});

test('ground is held by who stood there last, and at the start by who has it', () => {
  const { ground: fought } = course;
  const here = { ...course, ...(fought && { ground: { ...fought, hexes: ['1920', fought.hexes[0] ?? ''] } }) };
  const { ground } = statisticsOf(face, here, { tape: tapeOf(), log: THROWN }, false);
  // Orcs stand on one of the two.
  expect(ground?.lines.map(({ values }) => values)).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ]);
});

test('dice are counted by what they fell for, by names of the game or of every siege', () => {
  const counted = statistics().dice.map(({ name, faces, mean }) => [name, faces.join(''), mean]);
  expect(counted).toEqual([
    ['Shots', '100102', 17 / 4],
    ['Casualties', '001000', 3],
    ['Whether Rohan comes', '010000', 2],
    ['Other things', '000010', 5],
  ]);
});

test('time is told where a clock was agreed on, in a unit that fits, for the turn in which one decided', () => {
  expect(statistics(false).time).toBeNull();
  const { time } = statistics();
  expect(time?.title).toBe('Time taken, in minutes');
  expect(time?.lines.map(({ values }) => values)).toEqual([
    [0, 10, 1],
    [0, 4, 6],
  ]);
});
