/** The way a battle went, turn by turn, from what this viewer was shown of it and nothing else. */
import type { Course, CourseTrack } from '../../face/course.ts';
import type { Face as WholeFace } from '../../face/face.ts';
import type { MatchView } from '../../face/view.ts';
import { way as words } from '../../text/way.ts';
import type { Chronicle } from '../line/read-back.ts';
import { takenBack } from '../line/taken-back.ts';

/** Nothing here needs a screen. */
type Face = Omit<WholeFace, 'cards' | 'table'>;

/** A turn, from its first ply to its last, as far as it was played. */
export interface Column {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

export interface WayLine {
  readonly name: string;
  readonly side: string;
  /** At the start, and after each column. */
  readonly values: readonly number[];
  readonly level: number | undefined;
}

/** Where the battle turned, in words. */
export interface Mark {
  readonly ply: number;
  readonly turn: number;
  readonly words: string;
}

/** What is counted on one scale. */
export interface Track {
  readonly title: string;
  readonly lines: readonly WayLine[];
}

export interface Way {
  readonly columns: readonly Column[];
  readonly tracks: readonly Track[];
  readonly marks: readonly Mark[];
}

/** More would be no turning points. Of those that are too many the lighter ones go. */
const MOST_MARKS = 8;
/** Pieces lost in one turn that are worth a word. */
const WORTH_A_WORD = 3;

type Weighed = Omit<Mark, 'turn'> & { readonly weight: number };

/** `foretold`: with the chances of winning as they stood, which nobody is told of a match that they play. */
export function wayOf(face: Face, course: Course, { tape, log }: Chronicle, foretold = false): Way {
  const viewAt = (ply: number): MatchView => {
    tape.seek(ply);
    return face.wire.parseCells(tape.cells());
  };
  const { columns, start } = endsOf(tape);
  const ends = [start, ...columns.map(({ to }) => to)];
  const counted = ends.map((ply) => tracksOf(face, course, viewAt(ply)));
  const tracks: Track[] = (counted[0] ?? []).map(({ title, lines }, t) => ({
    title,
    lines: lines.map(({ name, side }, l) => ({
      name,
      side,
      values: counted.map((then) => then[t]?.lines[l]?.value ?? 0),
      level: counted.at(-1)?.[t]?.lines[l]?.level,
    })),
  }));
  if (foretold && course.chances) tracks.push(chancesTrack(face, course.chances, ends.map(viewAt)));
  const turnAt = (ply: number) => tape.moments[ply - tape.from]?.turn ?? 0;
  const found = [
    ...lostHearts(face, ends, viewAt),
    ...told(face, course, log),
    ...worstTurns(tracks[0]?.lines ?? [], columns),
  ];
  const heaviest = found.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_MARKS);
  const marks = heaviest
    .toSorted((a, b) => a.ply - b.ply)
    .map(({ ply, words: what }) => ({ ply, turn: turnAt(ply), words: what }));
  return { columns, tracks, marks };
}

function chancesTrack(
  face: Face,
  { side, in: chanceIn }: NonNullable<Course['chances']>,
  views: readonly MatchView[],
): Track {
  const name = face.title.sides.find(({ id }) => id === side)?.name ?? side;
  const values = views.map((view) =>
    view.outcome === null ? inPercent(chanceIn(view)) : view.outcome.winner === side ? 100 : 0,
  );
  return { title: words.chances.track, lines: [{ name, side, values, level: 100 }] };
}

/** Nothing is certain before it is over. */
export const inPercent = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)));

/** The turns, and the ply after which the first of them begins: what was set up before it is where a battle starts. */
export function endsOf(tape: Chronicle['tape']): { readonly columns: readonly Column[]; readonly start: number } {
  const all = columnsOf(tape.moments);
  return {
    columns: all.filter(({ turn }) => turn > 0),
    start: all.findLast(({ turn }) => turn === 0)?.to ?? tape.from,
  };
}

function columnsOf(moments: Chronicle['tape']['moments']): Column[] {
  const columns: Column[] = [];
  for (const { ply, turn } of moments) {
    const last = columns.at(-1);
    if (last?.turn === turn) columns[columns.length - 1] = { ...last, to: ply };
    else columns.push({ turn, from: ply, to: ply });
  }
  return columns;
}

function tracksOf(face: Face, course: Course, view: MatchView): readonly CourseTrack[] {
  const { sides } = face.title;
  const { toll } = face;
  const gone = toll.gone(view).map(face.pieces.side);
  const lost = sides.map(({ id, name }) => ({ name, side: id, value: gone.filter((side) => side === id).length }));
  const hearts = sides.flatMap((of) =>
    toll.pools(of, view).map(({ name, points: { now, level } }) => ({ name, side: of.id, value: now, level })),
  );
  return [
    { title: words.lost, lines: lost },
    ...(hearts.length > 0 ? [{ title: toll.words.title, lines: hearts }] : []),
    ...course.tracks(view),
  ];
}

/** When an army lost heart, and took it again. */
function lostHearts({ title, toll }: Face, ends: readonly number[], viewAt: (ply: number) => MatchView): Weighed[] {
  const broken = (ply: number) => {
    const view = viewAt(ply);
    return new Map(
      title.sides.flatMap((of) => toll.pools(of, view).map(({ name, points }) => [name, points.demoralized] as const)),
    );
  };
  const after = ends.map(broken);
  return ends.flatMap((end, i) => {
    const [before, now] = [after[i - 1], after[i]];
    if (!before || !now) return [];
    return [...now].flatMap(([name, is]): Weighed[] => {
      if (before.get(name) === is) return [];
      let [still, changed] = [ends[i - 1] ?? 0, end];
      while (changed - still > 1) {
        const middle = (still + changed) >> 1;
        if (broken(middle).get(name) === is) changed = middle;
        else still = middle;
      }
      return [{ ply: changed, words: is ? toll.words.losesHeart(name) : toll.words.takesHeart(name), weight: 4 }];
    });
  });
}

/** What the game calls a turning point, the loss of a leader, and the end. */
function told({ words: say, toll }: Face, course: Course, log: Chronicle['log']): Weighed[] {
  const undone = takenBack(log);
  return log.flatMap(({ ply, events }) =>
    undone.has(ply)
      ? []
      : events.flatMap((event): Weighed[] => {
          const piece = event['piece'];
          const leader = event.type === 'eliminated' && typeof piece === 'string' && toll.kind(piece) === undefined;
          const weight = event.type === 'over' ? 5 : course.turns(event) ? 3 : leader ? 2 : 0;
          const line = weight > 0 ? say.logLine(event) : null;
          return line ? [{ ply, words: line.text, weight }] : [];
        }),
  );
}

function worstTurns(lost: readonly WayLine[], columns: readonly Column[]): Weighed[] {
  return lost.flatMap(({ name, values }): Weighed[] => {
    const each = columns.map((_column, i) => (values[i + 1] ?? 0) - (values[i] ?? 0));
    const most = Math.max(0, ...each);
    const column = columns[each.indexOf(most)];
    return column && most >= WORTH_A_WORD ? [{ ply: column.from, words: words.worst(name, most), weight: 3.5 }] : [];
  });
}
