/** Counts what each side has done, says when a snapshot of the match is due, and makes it. */
import type { LogEntry } from '@warbeacon/kernel';
import type { Kept } from '../storage/log-writer.ts';
import { answerKey } from './answers.ts';
import type { Carried } from './carry-out.ts';
import type { AnyGame } from './game.ts';
import type { History, Kept as Happening } from './history.ts';
import type { Loaded, Position } from './load-match.ts';
import { makeSnapshot } from './snapshot.ts';

/** Commands after which one is kept as soon as nothing can be taken back without asking, for it is small then … */
const WHEN_SMALL = 100;
/** … and after which one is kept however large it is. */
const AT_LAST = 200;

interface Move {
  readonly side: string;
  readonly key: string;
}

export class Keeper {
  readonly #game: AnyGame;
  readonly #given: Map<string, number>;
  #keptPly: number;

  constructor(game: AnyGame, { given, keptPly }: Pick<Loaded, 'given' | 'keptPly'>) {
    this.#game = game;
    this.#given = new Map(given);
    this.#keptPly = keptPly;
  }

  /** Commands that `side` has given and taken back. */
  given(side: string): number {
    return this.#given.get(side) ?? 0;
  }

  /** The snapshot that is to be written together with what was carried out, if one is due. */
  due(
    { position, entries, happenings }: Carried,
    history: History,
    answered: ReadonlyMap<string, number>,
  ): Kept | undefined {
    const since = position.ply - this.#keptPly;
    if (!position.closed && since < (position.steps.some(({ free }) => free) ? AT_LAST : WHEN_SMALL)) return undefined;
    const moves = movesIn(entries);
    // A resignation is no command: it follows from the log's last entry, which is read again with the snapshot.
    if (moves.length === 0 && !position.closed) return undefined;
    if (moves.length === 0) return this.#make({ ...position, ply: position.ply - 1 }, history, [], answered);
    const known = new Map(answered);
    for (const [i, { key }] of moves.entries()) known.set(key, position.ply - moves.length + 1 + i);
    return this.#make(position, history, happenings, known, counted(this.#given, moves));
  }

  /** The snapshot of a match that is let go; none when nothing has happened since the last one. */
  parting(position: Position, history: History, answered: ReadonlyMap<string, number>): Kept | undefined {
    if (position.closed || position.ply === this.#keptPly) return undefined;
    return this.#make(position, history, [], answered);
  }

  /** What was carried out is durable, and `kept` with it. Returns the ply up to which all is kept. */
  wrote({ position, entries }: Carried, kept: Kept | undefined): number {
    for (const { side } of movesIn(entries)) this.#given.set(side, (this.#given.get(side) ?? 0) + 1);
    if (kept !== undefined) this.#keptPly = position.ply;
    return this.#keptPly;
  }

  #make(
    position: Position,
    history: History,
    more: readonly Happening[],
    answered: ReadonlyMap<string, number>,
    given: ReadonlyMap<string, number> = this.#given,
  ): Kept | undefined {
    // What opens a match is as quick to play as a snapshot is to read.
    if (position.ply === 0) return undefined;
    const { body, hash } = makeSnapshot(this.#game, { ...position, answered, given });
    return { seq: position.stateSeq, snapshot: body, hash, pages: history.pages(more) };
  }
}

function movesIn(entries: readonly LogEntry[]): Move[] {
  return entries.flatMap(({ body }) =>
    body.kind === 'command' || body.kind === 'takeback'
      ? [{ side: body.side, key: answerKey(body.side, body.commandId) }]
      : [],
  );
}

function counted(before: ReadonlyMap<string, number>, moves: readonly Move[]): Map<string, number> {
  const after = new Map(before);
  for (const { side } of moves) after.set(side, (after.get(side) ?? 0) + 1);
  return after;
}
