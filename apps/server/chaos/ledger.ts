/** What the people at one match know for certain: what they sent, what they were answered, what they were shown. */
import type { AnyGame } from '../src/match/game.ts';
import { type AnyCommand, type HistoryEntry, wireFor } from '../src/testing/any-wire.ts';

/** What a person sends; a take-back has no command. */
export interface Sent {
  readonly side: string;
  readonly commandId: string;
  /** The ply that the person saw. */
  readonly ply: number;
  readonly command: AnyCommand | undefined;
  /** The ply that it was answered with; `undefined` while it is not known what became of it. */
  acknowledged: number | undefined;
}

/** A viewer of a match: a side, or `spectator`. */
export type Shown = ReadonlyMap<string, ReadonlyMap<number, HistoryEntry>>;

export class Ledger {
  readonly matchId: string;
  readonly game: AnyGame;
  readonly #historyEntry: ReturnType<typeof wireFor>['historyEntry'];
  readonly sent: Sent[] = [];
  readonly #shown = new Map<string, Map<number, HistoryEntry>>();
  readonly #breach: (words: string) => void;
  #latest = 0;

  /** `breach` is told, in words, of everything that must not be. */
  constructor(matchId: string, game: AnyGame, breach: (words: string) => void) {
    this.matchId = matchId;
    this.game = game;
    this.#historyEntry = wireFor(game.rules.sides).historyEntry;
    this.#breach = (words) => breach(`match ${matchId.slice(0, 8)}: ${words}`);
  }

  breach(words: string): void {
    this.#breach(words);
  }

  /** The latest ply that anybody has been shown or been told of. */
  get latest(): number {
    return this.#latest;
  }
  get shown(): Shown {
    return this.#shown;
  }
  get unanswered(): readonly Sent[] {
    return this.sent.filter(({ acknowledged }) => acknowledged === undefined);
  }

  sawPly(ply: number): void {
    this.#latest = Math.max(this.#latest, ply);
  }

  /** Somebody was shown what happened. Nobody may be shown one thing first and then another. */
  sawEvents(viewer: string, message: unknown): void {
    const entry = this.#historyEntry.parse(message);
    const known = this.#shown.get(viewer) ?? new Map<number, HistoryEntry>();
    this.#shown.set(viewer, known);
    const before = known.get(entry.ply);
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(entry)) {
      this.breach(`the ${viewer} was shown ply ${entry.ply} in two ways`);
    }
    known.set(entry.ply, entry);
    this.sawPly(entry.ply);
  }

  acknowledge(sent: Sent, ply: number): void {
    if (sent.acknowledged !== undefined && sent.acknowledged !== ply) {
      this.breach(`${sent.commandId} was answered with ply ${sent.acknowledged}, and again with ply ${ply}`);
    }
    sent.acknowledged = ply;
    this.sawPly(ply);
  }
}
