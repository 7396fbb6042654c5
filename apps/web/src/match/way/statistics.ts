/** What a battle cost, who held what, how the dice fell and how long it took: from what this viewer was shown, and nothing else. */
import type { Course } from '../../face/course.ts';
import type { Face as WholeFace } from '../../face/face.ts';
import type { HistoryEntry, MatchView } from '../../face/view.ts';
import { statistics as words } from '../../text/statistics.ts';
import type { Chronicle } from '../line/read-back.ts';
import { type Column, endsOf, type Track } from './way.ts';

/** Nothing here needs a screen. */
type Face = Omit<WholeFace, 'cards' | 'table'>;

/** Pieces of a kind that a side has lost: in each turn. */
export interface KindLost {
  readonly name: string;
  readonly turns: readonly number[];
  readonly all: number;
}

export interface Losses {
  readonly side: string;
  readonly name: string;
  readonly kinds: readonly KindLost[];
}

/** Dice that fell for something: how often each face, from 1 to 6. */
export interface DiceOf {
  readonly name: string;
  readonly faces: readonly number[];
  readonly count: number;
  readonly mean: number;
}

export interface Statistics {
  readonly columns: readonly Column[];
  readonly losses: readonly Losses[];
  readonly ground: Track | null;
  readonly dice: readonly DiceOf[];
  /** In a unit that its title names. Only where a clock was agreed on: else nobody was asked to hurry. */
  readonly time: Track | null;
}

export function statisticsOf(
  face: Face,
  course: Course,
  { tape, log }: Pick<Chronicle, 'tape' | 'log'>,
  hasClock: boolean,
): Statistics {
  const { columns, start } = endsOf(tape);
  const views = [start, ...columns.map(({ to }) => to)].map((ply): MatchView => {
    tape.seek(ply);
    return face.wire.parseCells(tape.cells());
  });
  return {
    columns,
    losses: lossesOf(face, views),
    ground: columns.length === 0 || !course.ground ? null : groundOf(face, course.ground, views),
    dice: diceOf({ ...words.rolls, ...course.rolls }, log),
    time: hasClock && columns.length > 0 ? timeOf(face, { tape, log }, columns) : null,
  };
}

function lossesOf({ title, pieces, toll }: Face, views: readonly MatchView[]): Losses[] {
  const kindOf = (id: string): string => toll.kind(id) ?? words.leaders;
  const gone = views.map(toll.gone);
  return title.sides.map(({ id: side, name }) => {
    const counted = gone.map((ids) => {
      const kinds = new Map<string, number>();
      for (const id of ids) if (pieces.side(id) === side) kinds.set(kindOf(id), (kinds.get(kindOf(id)) ?? 0) + 1);
      return kinds;
    });
    const names = [...new Set(counted.flatMap((kinds) => [...kinds.keys()]))];
    const kinds = names.map((kind): KindLost => {
      const values = counted.map((of) => of.get(kind) ?? 0);
      return {
        name: kind,
        turns: values.slice(1).map((value, i) => Math.max(0, value - (values[i] ?? 0))),
        all: values.at(-1) ?? 0,
      };
    });
    return { side, name, kinds: kinds.filter(({ all }) => all > 0).toSorted((a, b) => b.all - a.all) };
  });
}

/** A hex is held by who stood on it last when a turn was over; before anybody has, by who has it at the start. */
function groundOf({ title, pieces }: Face, ground: NonNullable<Course['ground']>, views: readonly MatchView[]): Track {
  const held = new Map<string, string>(ground.hexes.flatMap((hex) => (ground.at ? [[hex, ground.at] as const] : [])));
  const after = views.map((view) => {
    for (const hex of ground.hexes) {
      const last = pieces.on(view, hex).at(-1);
      const side = last === undefined ? undefined : pieces.side(last);
      if (side !== undefined) held.set(hex, side);
    }
    const sides = [...held.values()];
    return title.sides.map(({ id }) => sides.filter((side) => side === id).length);
  });
  return {
    title: ground.title,
    lines: title.sides.map(({ id, name }, i) => ({
      name,
      side: id,
      values: after.map((counts) => counts[i] ?? 0),
      level: undefined,
    })),
  };
}

/**
 * No die is ever taken back. What fell for something that has no name here counts among the others; nothing fell where the
 * name is empty. Dice come as numbers, or each with who rolled it.
 */
function diceOf(names: Readonly<Record<string, string>>, log: readonly HistoryEntry[]): DiceOf[] {
  const fell = new Map<string, number[]>();
  for (const { events } of log) {
    for (const { type, dice, die } of events) {
      const thrown = Array.isArray(dice) ? dice : die === undefined ? [] : [die];
      const name = names[type] ?? words.otherRolls;
      if (name === '') continue;
      const faces = fell.get(name) ?? [0, 0, 0, 0, 0, 0];
      for (const face of thrown.map(faceOf)) if (face !== undefined) faces[face - 1] = (faces[face - 1] ?? 0) + 1;
      if (thrown.length > 0) fell.set(name, faces);
    }
  }
  const all = [...fell].map(([name, faces]): DiceOf => {
    const count = faces.reduce((sum, n) => sum + n, 0);
    return { name, faces, count, mean: faces.reduce((sum, n, i) => sum + n * (i + 1), 0) / count };
  });
  return all.toSorted((a, b) => b.count - a.count);
}

function faceOf(thrown: unknown): number | undefined {
  if (typeof thrown === 'object' && thrown !== null && 'die' in thrown) return faceOf(thrown.die);
  return typeof thrown === 'number' ? thrown : undefined;
}

const UNITS = [
  { name: words.days, ms: 86_400_000 },
  { name: words.hours, ms: 3_600_000 },
  { name: words.minutes, ms: 60_000 },
  { name: words.seconds, ms: 1000 },
] as const;

/** From the ply before to one's own, whoever was asked in between; with pauses and nights, which no viewer is told later. */
function timeOf({ title }: Face, { tape, log }: Pick<Chronicle, 'tape' | 'log'>, columns: readonly Column[]): Track {
  const spent = title.sides.map(() => columns.map(() => 0));
  const placeOf = new Map(columns.map(({ turn }, i) => [turn, i]));
  for (const [i, { ply, side, at }] of log.entries()) {
    const before = log[i - 1];
    const column = placeOf.get(tape.moments[ply - 1 - tape.from]?.turn ?? -1);
    const row = spent[title.sides.findIndex(({ id }) => id === side)];
    if (before?.ply !== ply - 1 || column === undefined || row === undefined) continue;
    row[column] = (row[column] ?? 0) + Math.max(0, at - before.at);
  }
  const most = Math.max(...spent.flat());
  const { name, ms } = UNITS.find((unit) => most >= 2 * unit.ms) ?? UNITS[3];
  return {
    title: words.time(name),
    lines: title.sides.map(({ id, name: who }, i) => ({
      name: who,
      side: id,
      values: [0, ...(spent[i] ?? []).map((value) => Math.round((value / ms) * 10) / 10)],
      level: undefined,
    })),
  };
}
