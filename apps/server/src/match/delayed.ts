/**
 * A match as it stood some minutes ago, for those who see it later. It goes on by itself, each thing the delay after it
 * happened, the end of the match too. When it is opened it is made of what is stored with its times: the moments of the
 * match and its history, back from where it stands. So it shows the same whether or not the server was started anew, and
 * nothing in it comes of what may not be told yet: not the order of its cells, nor when something is sent.
 */
import { err, ok, type Result, type Viewer } from '@warbeacon/kernel';
import { type CellChanges, type CellsBack, type PastReply, putBack, type RangeReply } from '@warbeacon/protocol';
import type { SeatsCell, ZonesReply } from '@warbeacon/protocol';
import type { MatchStore } from '../storage/matches.ts';
import { type Happening, type InTurn, type Kept, redact } from './history.ts';
import type { GameView } from './game.ts';
import type { MatchHost } from './match-host.ts';
import { type Aside, asideOf } from './moment-of.ts';
import { noSuchPly, NOTHING_REACHES } from './refusals.ts';
import type { HistoryPart, Vantage } from './vantage.ts';

/** Something that is told later: a ply, or what is said beside the game. */
interface Step {
  /** When it is told, in milliseconds since 1970. */
  readonly due: number;
  readonly ply?: { readonly happening: Happening; readonly forward: CellsBack };
  readonly beside?: { readonly aside: Aside; readonly over: boolean };
}

export interface DelayedParts {
  readonly store: Pick<MatchStore, 'momentsFrom'>;
  /** Milliseconds. */
  readonly delay: number;
  readonly now: () => number;
}

export class Delayed implements Vantage {
  readonly #host: MatchHost;
  readonly #delay: number;
  readonly #now: () => number;
  /** As the match stands. */
  #head: GameView;
  readonly #headCells: Map<string, string>;
  #headSeq: number;
  /** As it stood. */
  #ply = 0;
  #cells: ReadonlyMap<string, string> = new Map();
  #aside: Aside;
  #isOver = false;
  /** What is still to be told, in the order in which it is. */
  #steps: Step[] = [];
  /** Names of cells that were told otherwise since somebody asked. */
  #changed = new Set<string>();
  #view: GameView | undefined;
  #zones: ZonesReply['zones'] | undefined;

  private constructor(host: MatchHost, { delay, now }: DelayedParts) {
    this.#host = host;
    this.#delay = delay;
    this.#now = now;
    this.#head = host.sight.view('spectator');
    this.#headCells = new Map(host.game.makeCells(this.#head));
    this.#headSeq = host.position.last.seq;
    this.#aside = asideOf(host.position);
  }

  /**
   * `listen` is to call `note` from now on, whenever the match has moved on. Throws when what is stored is not as it was
   * written.
   */
  static async of(host: MatchHost, parts: DelayedParts, listen: (delayed: Delayed) => void): Promise<Delayed> {
    const delayed = new Delayed(host, parts);
    const stood = { ply: host.ply, seq: host.position.last.seq, cells: new Map(delayed.#headCells) };
    listen(delayed);
    await delayed.#readBack(parts, stood);
    return delayed;
  }

  async #readBack(
    { store, delay }: DelayedParts,
    stood: { readonly ply: number; readonly seq: number; readonly cells: Map<string, string> },
  ): Promise<void> {
    const asked = { matchId: this.#host.matchId, until: stood.seq, now: this.#now(), delay };
    const [told, ...later] = await store.momentsFrom(asked);
    if (told === undefined) throw new Error(`nobody knows how match ${asked.matchId} stood`);
    const plies = this.#forward(stood.cells, await this.#host.keptBetween(told.ply, stood.ply));
    const beside = later.map(({ at, over, accords, clock }) => ({
      due: at + delay,
      beside: { aside: { accords, clock }, over },
    }));
    this.#ply = told.ply;
    // In an order that what is still to come has no part in.
    this.#cells = new Map([...stood.cells].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    for (const name of this.#cells.keys()) this.#changed.add(name);
    this.#aside = { accords: told.accords, clock: told.clock };
    this.#isOver = told.over;
    // While this was read, more may have been noted.
    this.#steps = [...inOrder(plies, beside), ...this.#steps];
  }

  /** The steps that lead on, one for each ply; `cells` are those after the last, and become those before the first. */
  #forward(cells: Map<string, string>, happenings: readonly Kept[]): Step[] {
    const steps = happenings.toReversed().map((kept): Step => {
      const forward = putBack(cells, kept.before.common);
      return { due: kept.at + this.#delay, ply: { happening: redact(this.#host.game, kept, 'spectator'), forward } };
    });
    return steps.reverse();
  }

  /** The match has moved on by these plies, or by something that was said beside it. */
  note(happenings: readonly Kept[]): void {
    const { game, position } = this.#host;
    const { last, closed: over, sight } = position;
    let plies: readonly Step[] = [];
    if (happenings.length > 0) {
      const view = sight.view('spectator');
      const { set, gone } = game.changedCells(this.#head, view);
      this.#head = view;
      for (const [name, json] of set) this.#headCells.set(name, json);
      for (const name of gone) this.#headCells.delete(name);
      plies = this.#forward(new Map(this.#headCells), happenings);
    }
    const aside = asideOf(position);
    const beside = last.seq === this.#headSeq ? [] : [{ due: last.at + this.#delay, beside: { aside, over } }];
    this.#headSeq = last.seq;
    this.#steps.push(...inOrder(plies, beside));
  }

  /** Milliseconds until there is something to be told, zero or less when there is; `null` while nothing waits. */
  get wait(): number | null {
    const next = this.#steps[0];
    return next === undefined ? null : next.due - this.#now();
  }

  /** Goes on to what may be told now. Returns what happened until then. */
  goOn(): readonly Happening[] {
    const now = this.#now();
    const happenings: Happening[] = [];
    const cells = new Map(this.#cells);
    for (let [step] = this.#steps; step !== undefined && step.due <= now; [step] = this.#steps) {
      this.#steps.shift();
      const { ply, beside } = step;
      if (beside !== undefined) {
        this.#aside = beside.aside;
        this.#isOver = beside.over;
      }
      if (ply === undefined) continue;
      happenings.push(ply.happening);
      this.#ply = ply.happening.ply;
      putBack(cells, ply.forward);
      for (const name of [...Object.keys(ply.forward.set), ...ply.forward.gone]) this.#changed.add(name);
      this.#view = undefined;
      this.#zones = undefined;
    }
    this.#cells = cells;
    return happenings;
  }

  get ply(): number {
    return this.#ply;
  }
  get isOver(): boolean {
    return this.#isOver;
  }
  get aside(): Aside {
    return this.#aside;
  }
  /** Who plays, everybody may know at once; whether they are there is of this moment, and not told. */
  get seats(): SeatsCell {
    return this.#host.seats.map(({ side, name, computer, level, account, bot }) => ({
      side,
      name,
      computer,
      level,
      account,
      bot,
    }));
  }
  /** That there is a rematch would tell that the match is over; and it concerns nobody but its players. Ratings wait for the telling. */
  readonly news = 0;

  /** So that clocks are reckoned as they stood. */
  now(): number {
    return this.#now() - this.#delay;
  }

  changes(): CellChanges {
    const set = new Map<string, string>();
    const gone: string[] = [];
    for (const name of [...this.#changed].toSorted()) {
      const json = this.#cells.get(name);
      if (json === undefined) gone.push(name);
      else set.set(name, json);
    }
    this.#changed = new Set();
    return { set, gone };
  }

  #stood(): GameView {
    this.#view ??= this.#host.game.parseCells(this.#cells);
    return this.#view;
  }

  zones(_viewer: Viewer<string>): ZonesReply['zones'] {
    this.#zones ??= this.#host.game.reach?.zones(this.#stood()) ?? {};
    return this.#zones;
  }

  range(_viewer: Viewer<string>, piece: string): Result<Omit<RangeReply, 'ply'>> {
    return this.#host.game.reach?.range(this.#stood(), piece) ?? err(NOTHING_REACHES);
  }

  async history(_viewer: Viewer<string>, after: number, limit: number, inTurn?: InTurn): Promise<Result<HistoryPart>> {
    const last = this.#ply;
    if (after > last) return err(noSuchPly(last));
    const read = await this.#host.history('spectator', after, Math.min(limit, last - after), inTurn);
    return read.ok ? ok({ entries: read.value.entries, more: after + limit < last }) : read;
  }

  async past(_viewer: Viewer<string>, ply: number, inTurn?: InTurn): Promise<Result<PastReply>> {
    if (ply > this.#ply) return err(noSuchPly(this.#ply));
    return await this.#host.past('spectator', ply, inTurn);
  }
}

/** In the order in which they are told: what is said beside the game after the ply that it goes with. Nothing overtakes. */
function inOrder(plies: readonly Step[], beside: readonly Step[]): Step[] {
  const [first, second] = [neverBefore(plies), neverBefore(beside)];
  return [...first, ...second].toSorted((a, b) => a.due - b.due);
}

/** Each no sooner than the one before it, however the server's clock has jumped. */
function neverBefore(steps: readonly Step[]): Step[] {
  let latest = -Infinity;
  return steps.map((step) => {
    latest = Math.max(latest, step.due);
    return { ...step, due: latest };
  });
}
