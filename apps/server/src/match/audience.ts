/** Who is there: the rooms that look on, the players who are connected, the number of spectators. */
import type { Logger } from '../logger.ts';
import type { Kept } from './history.ts';

export interface Onlooker {
  /** The match has begun, or moved on by one happening, or (after another process wrote) by more than one. */
  moved(happenings: readonly Kept[]): void;
  /** Somebody took a seat, came, went, or began or ceased to watch. */
  seatsChanged(): void;
  /** There is something new for the seat of `side` alone. */
  seatTold(side: string): void;
  /** Something is said to the seat of `side` alone, by a message of its own; not heard where nobody has a seat. */
  seatAddressed?(side: string, type: string, message: unknown): void;
}

/** Milliseconds. */
const WATCHERS_TOLD_AFTER = 1000;

export class Audience {
  readonly #logger: Logger;
  readonly #onlookers = new Set<Onlooker>();
  /** Sockets of each side; a seat may be played from several devices. */
  readonly #connections = new Map<string, number>();
  /** Sockets of each spectator. */
  readonly #watchers = new Map<string, number>();
  /** Spectators in other processes. */
  readonly #elsewhere = new Map<string, number>();
  #toldSoon = false;
  #news = 0;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** How many look on, each counted once, without those who have a seat. */
  watchersBut(seated: readonly string[]): number {
    const elsewhere = [...this.#elsewhere.values()].reduce((sum, count) => sum + count, 0);
    return this.#watchers.size + elsewhere - seated.filter((session) => this.#watchers.has(session)).length;
  }

  /** How often there was something new beside the game, a rematch or ratings, since the match was opened here. */
  get news(): number {
    return this.#news;
  }

  isConnected(side: string): boolean {
    return (this.#connections.get(side) ?? 0) > 0;
  }

  /** Returns what to call when the onlooker leaves. */
  add(onlooker: Onlooker): () => void {
    this.#onlookers.add(onlooker);
    return () => this.#onlookers.delete(onlooker);
  }

  /** A player's socket came (+1) or went (-1). */
  countConnection(side: string, change: 1 | -1): void {
    this.#connections.set(side, (this.#connections.get(side) ?? 0) + change);
    this.tellSeatsChanged();
  }

  /**
   * A spectator's socket came (+1) or went (-1): of somebody by the session, or of nobody that is known, by the socket.
   * Thousands may come at once, and each would have it told to all the others.
   */
  countWatcher(who: string, change: 1 | -1): void {
    const sockets = (this.#watchers.get(who) ?? 0) + change;
    if (sockets > 0) this.#watchers.set(who, sockets);
    else this.#watchers.delete(who);
    this.#tellWatchersSoon();
  }

  /** So many spectators, without those who have a seat, are in the rooms of another process. */
  countElsewhere(processId: string, watchers: number): void {
    if ((this.#elsewhere.get(processId) ?? 0) === watchers) return;
    if (watchers > 0) this.#elsewhere.set(processId, watchers);
    else this.#elsewhere.delete(processId);
    this.#tellWatchersSoon();
  }

  #tellWatchersSoon(): void {
    if (this.#toldSoon) return;
    this.#toldSoon = true;
    setTimeout(() => {
      this.#toldSoon = false;
      this.tellSeatsChanged();
    }, WATCHERS_TOLD_AFTER).unref();
  }

  tellMoved(happenings: readonly Kept[]): void {
    this.#tell((onlooker) => onlooker.moved(happenings));
  }

  tellSeatsChanged(): void {
    this.#tell((onlooker) => onlooker.seatsChanged());
  }

  /** Of who sits where, of a rematch, or of ratings: what it is stands in the match's summary. */
  tellNews(): void {
    this.#news++;
    this.tellSeatsChanged();
  }

  tellSeat(side: string): void {
    this.#tell((onlooker) => onlooker.seatTold(side));
  }

  /** Says something to the seat of `side` alone. */
  address(side: string, type: string, message: unknown): void {
    this.#tell((onlooker) => onlooker.seatAddressed?.(side, type, message));
  }

  /** An onlooker that fails must not keep the others, or the match, from going on. */
  #tell(say: (onlooker: Onlooker) => void): void {
    for (const onlooker of this.#onlookers) {
      try {
        say(onlooker);
      } catch (error) {
        this.#logger.error({ err: error }, 'an onlooker failed');
      }
    }
  }
}
