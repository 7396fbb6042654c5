/**
 * Between what the server says and what the page tells. While somebody watches the board play what happened, its outcome
 * waits here: the whole page then shows the moment that the board shows, and nobody can act on any other.
 */
import type { HistoryEntry, PrivateMessage } from '../../face/view.ts';
import type { PublicState } from './link.ts';

/** Whoever shows what happened before its outcome is told. */
export interface Watcher {
  /**
   * Plays them over what is shown, and calls `over` when they have been played. Answers whether their outcome is to wait
   * for that: not where there is nothing to be seen of it, or nobody looks. `since`: when the first of them came, in
   * milliseconds since the page was opened.
   */
  play(entries: readonly HistoryEntry[], since: number, over: () => void): boolean;
  /** It can be played together with the like before it. */
  isMarch(entry: HistoryEntry): boolean;
}

/** What is done with what comes through. */
export interface Outlet {
  state(state: PublicState): void;
  private(message: PrivateMessage): void;
  happened(entry: HistoryEntry): void;
  /** It is being played now; or, where nothing is played, it is about to be told. Of what is skipped nobody hears. */
  begun(entry: HistoryEntry): void;
}

type Held = { readonly at: number } & (
  | { readonly type: 'state'; readonly ply: number; readonly told: PublicState }
  | { readonly type: 'private'; readonly ply: number; readonly told: PrivateMessage }
  | { readonly type: 'happened'; readonly ply: number; readonly told: HistoryEntry }
);

/** Milliseconds that a position waits for the events that have led to it, which come right behind. */
const PATIENCE = 120;

export class Gate {
  readonly #outlet: Outlet;
  #watcher: Watcher | null = null;
  #held: Held[] = [];
  /** The ply of the position that has been let through last. */
  #shown = -1;
  /** Counts what has been played, so that one that was overtaken is known. */
  #round = 0;
  #playing = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(outlet: Outlet) {
    this.#outlet = outlet;
  }

  /** From now on it is played; the result of the call ends that, and lets through what waits. */
  watch(watcher: Watcher): () => void {
    this.#watcher = watcher;
    return () => {
      if (this.#watcher === watcher) this.#watcher = null;
      this.open();
    };
  }

  state(told: PublicState): void {
    this.#take({ type: 'state', ply: told.ply, at: performance.now(), told });
  }

  private(told: PrivateMessage): void {
    this.#take({ type: 'private', ply: told.ply, at: performance.now(), told });
  }

  happened(told: HistoryEntry): void {
    this.#take({ type: 'happened', ply: told.ply, at: performance.now(), told });
  }

  /** Lets through all that waits, at once. */
  open(): void {
    this.#round++;
    this.#playing = false;
    clearTimeout(this.#patience);
    this.#patience = undefined;
    for (const held of this.#held.splice(0)) this.#let(held);
  }

  #take(held: Held): void {
    this.#held.push(held);
    if (this.#watcher !== null) return this.#go();
    if (held.type === 'happened') this.#outlet.begun(held.told);
    this.open();
  }

  #go(): void {
    while (!this.#playing && this.#held[0]) {
      const at = this.#held.findIndex(({ type }) => type === 'happened');
      if (at >= 0) {
        this.#play();
        continue;
      }
      // Events of a position that nobody has seen yet are still to come, save for the first one of all.
      if (this.#shown >= 0 && this.#held[0].ply > this.#shown) {
        this.#patience ??= setTimeout(() => this.open(), PATIENCE);
        return;
      }
      this.#let(this.#held.shift() as Held);
    }
  }

  #play(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    const watcher = this.#watcher;
    const coming = this.#held.flatMap((held) => (held.type === 'happened' ? [held.told] : []));
    const [first] = coming;
    if (!first) return;
    const since = this.#held.find(({ type }) => type === 'happened')?.at ?? performance.now();
    const count =
      watcher?.isMarch(first) === true
        ? coming.findIndex((each) => each.side !== first.side || !watcher.isMarch(each))
        : 1;
    const entries = count < 0 ? coming : coming.slice(0, count);
    const last = entries.at(-1)?.ply ?? first.ply;
    const round = ++this.#round;
    this.#playing = true;
    const over = (): void => {
      if (round !== this.#round) return;
      this.#playing = false;
      this.#letUpTo(last);
      this.#go();
    };
    const waits = watcher?.play(entries, since, over) === true;
    for (const entry of entries) this.#outlet.begun(entry);
    if (!waits) over();
  }

  /** What is of later plies stays, in its order; and whoever lets all through meanwhile lets through the rest of this first. */
  #letUpTo(ply: number): void {
    const isOut = (held: Held): boolean => held.ply <= ply;
    this.#held = [...this.#held.filter(isOut), ...this.#held.filter((held) => !isOut(held))];
    while (this.#held[0] && isOut(this.#held[0])) this.#let(this.#held.shift() as Held);
  }

  #let(held: Held): void {
    switch (held.type) {
      case 'state':
        this.#shown = held.ply;
        return this.#outlet.state(held.told);
      case 'private':
        return this.#outlet.private(held.told);
      case 'happened':
        return this.#outlet.happened(held.told);
    }
  }
}
