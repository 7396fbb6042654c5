/** From where a room looks at its match: as it stands, or (`delayed.ts`) as it stood. All that a room tells comes from here. */
import type { Result, Viewer } from '@warbeacon/kernel';
import type { CellChanges, PastReply, RangeReply, SeatsCell, ZonesReply } from '@warbeacon/protocol';
import type { GameView } from './game.ts';
import type { Happening, InTurn } from './history.ts';
import type { MatchHost } from './match-host.ts';
import { type Aside, asideOf } from './moment-of.ts';

export interface Vantage {
  readonly ply: number;
  readonly isOver: boolean;
  /** What the players say to each other beside the game, and their clocks. */
  readonly aside: Aside;
  readonly seats: SeatsCell;
  /** How often there was something new about a rematch or ratings. */
  readonly news: number;
  /** The time that it is there, in milliseconds since 1970. */
  now(): number;
  /** What is otherwise in the cells that everybody sees since this was asked last; at first all of them. */
  changes(): CellChanges;
  zones(viewer: Viewer<string>): ZonesReply['zones'];
  range(viewer: Viewer<string>, piece: string): Result<Omit<RangeReply, 'ply'>>;
  history(viewer: Viewer<string>, after: number, limit: number, inTurn?: InTurn): Promise<Result<HistoryPart>>;
  past(viewer: Viewer<string>, ply: number, inTurn?: InTurn): Promise<Result<PastReply>>;
}

export interface HistoryPart {
  readonly entries: readonly Happening[];
  readonly more: boolean;
}

/** The match as it stands. */
export class Present implements Vantage {
  readonly #host: MatchHost;
  readonly #now: () => number;
  /** What everybody has been shown. */
  #shown: GameView | undefined;

  constructor(host: MatchHost, now: () => number) {
    this.#host = host;
    this.#now = now;
  }

  get ply(): number {
    return this.#host.ply;
  }
  get isOver(): boolean {
    return this.#host.status === 'over';
  }
  get aside(): Aside {
    return asideOf(this.#host.position);
  }
  get news(): number {
    return this.#host.audience.news;
  }
  get seats(): SeatsCell {
    return this.#host.seats.map(({ side, name, computer, level, account, bot, connected }) => ({
      side,
      name,
      computer,
      level,
      account,
      bot,
      connected,
    }));
  }

  now(): number {
    return this.#now();
  }

  changes(): CellChanges {
    const { game, sight } = this.#host;
    const view = sight.view('spectator');
    const before = this.#shown;
    this.#shown = view;
    return before === undefined ? { set: game.makeCells(view), gone: [] } : game.changedCells(before, view);
  }

  zones(viewer: Viewer<string>): ZonesReply['zones'] {
    return this.#host.sight.zones(viewer);
  }

  range(viewer: Viewer<string>, piece: string): Result<Omit<RangeReply, 'ply'>> {
    return this.#host.sight.range(viewer, piece);
  }

  async history(...asked: Parameters<Vantage['history']>): Promise<Result<HistoryPart>> {
    return await this.#host.history(...asked);
  }

  async past(...asked: Parameters<Vantage['past']>): Promise<Result<PastReply>> {
    return await this.#host.past(...asked);
  }
}
