/**
 * What the players' and the spectators' rooms of a match that this process hosts have in common: they show one hosted match.
 * The synced state is written from the match's public cells after each command, and at no other time.
 */
import type { Viewer } from '@warbeacon/kernel';
import { z } from 'zod';
import type { Kept } from '../match/history.ts';
import type { Onlooker } from '../match/audience.ts';
import type { MatchHost } from '../match/match-host.ts';
import type { Vantage } from '../match/vantage.ts';
import type { RoomClient } from './room-kinds.ts';
import { showAside, showMove, showNews, showPeople } from './room-state.ts';
import { ShownRoom } from './shown-room.ts';
import { inTurnOf } from './socket-guard.ts';

/** Entries of the history in one answer. */
export const HISTORY_PAGE = 400;

const createOptionsSchema = z.object({ matchId: z.string().regex(/^[0-9a-f]{32}$/) });

export abstract class HostedRoom extends ShownRoom implements Onlooker {
  #host: MatchHost | undefined;
  #leave: (() => void) | undefined;
  #vantage: Vantage | undefined;

  /** Throws before the room is there when the match is not. */
  protected get host(): MatchHost {
    if (this.#host === undefined) throw new Error('the room has no match');
    return this.#host;
  }

  /** From where the room looks at the match. Nothing that it tells of the match comes from anywhere else. */
  protected get vantage(): Vantage {
    if (this.#vantage === undefined) throw new Error('the room does not look at its match yet');
    return this.#vantage;
  }

  /** `listen` has the room told from now on whenever the match has moved on. */
  protected abstract lookAt(host: MatchHost, listen: () => void): Vantage | Promise<Vantage>;
  protected abstract viewerOf(client: RoomClient): Viewer<string>;

  override async onCreate(options: unknown): Promise<void> {
    const { matchId } = createOptionsSchema.parse(options);
    const { live } = this.services;
    this.isFor(matchId);
    const host = await live.use(matchId);
    this.#host = host;
    try {
      this.#vantage = await this.lookAt(host, () => (this.#leave ??= host.audience.add(this)));
    } catch (error) {
      // A room that does not come to be is not disposed of either.
      this.#leave?.();
      this.#host = undefined;
      await live.letGo(host);
      throw error;
    }
    this.show();
    this.answerQuestions({
      history: async (client, after) => {
        const read = await this.vantage.history(this.viewerOf(client), after, HISTORY_PAGE, inTurnOf(client));
        return read.ok ? read.value : this.refuse(read.error);
      },
      past: async (client, ply) => {
        const read = await this.vantage.past(this.viewerOf(client), ply, inTurnOf(client));
        return read.ok ? read.value : this.refuse(read.error);
      },
      zones: (client) => ({ ply: this.vantage.ply, zones: this.vantage.zones(this.viewerOf(client)) }),
      range: (client, piece) => {
        const shown = this.vantage.range(this.viewerOf(client), piece);
        return shown.ok ? { ply: this.vantage.ply, ...shown.value } : this.refuse(shown.error);
      },
      now: () => this.vantage.now(),
    });
    this.letTalk(this.kind === 'play' ? 'table' : 'gallery', matchId, {
      isOver: () => this.vantage.isOver,
      sideOf: (session) => this.host.sideOf(session),
    });
  }

  override async onDispose(): Promise<void> {
    await super.onDispose();
    this.#leave?.();
    const host = this.#host;
    this.#host = undefined;
    if (host !== undefined) await this.services.live.letGo(host);
  }

  /** Shows everybody in the room what has happened. */
  abstract moved(happenings: readonly Kept[]): void;

  seatsChanged(): void {
    this.#showPeople();
    this.broadcastPatch();
  }

  seatTold(side: string): void {
    for (const client of this.clients) if (this.isIn(client) && this.viewerOf(client) === side) this.tellAlone(client);
  }

  /** Sends all what has changed of what everybody may see. */
  protected show(): void {
    showMove(this.state, { ply: this.vantage.ply, ...this.vantage.changes() });
    this.#showPeople();
    this.broadcastPatch();
  }

  #showPeople(): void {
    const { seats, aside, news } = this.vantage;
    showPeople(this.state, JSON.stringify(seats), this.host.watchers);
    showAside(this.state, aside);
    showNews(this.state, news);
  }
}
