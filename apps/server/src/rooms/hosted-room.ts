/**
 * What the players' and the spectators' rooms of a match have in common: they show one hosted match. The synced state
 * is written from the match's public cells after each command, and at no other time.
 */
import { type Client, Room } from '@colyseus/core';
import type { Refusal, Viewer } from '@warbeacon/kernel';
import { historyRequestSchema } from '@warbeacon/protocol';
import { z } from 'zod';
import type { Happening } from '../match/load-match.ts';
import type { Onlooker } from '../match/audience.ts';
import type { MatchHost } from '../match/match-host.ts';
import type { Services } from '../services.ts';
import { answer, RequestRefused } from './requests.ts';
import { RoomState, show } from './room-state.ts';
import { guardClient } from './socket-guard.ts';

/** Entries of the history in one answer. */
const HISTORY_PAGE = 200;
/** Milliseconds between ticks of the room's clock. */
const CLOCK_TICK = 250;

/** What may be asked for; in a spectators' room most of it is refused with a reason. */
export const PLAYERS_REQUESTS = ['command', 'takeBack', 'resign', 'options', 'why', 'standing'] as const;

/** Said between processes, in place of a ply. */
const ORDERS_GIVEN = 'orders';

const createOptionsSchema = z.object({ matchId: z.string().regex(/^[0-9a-f]{32}$/) });

/** Who is connected. `user` is the session; the framework would take the name `sessionId` for a name of its own. */
export interface Auth {
  readonly user: string | null;
}
export type RoomClient = Client<{ auth: Auth }>;

export type RoomKind = 'play' | 'watch';
/** There is one room of each kind for a match, wherever it runs, so its id follows from the match's. */
export function roomIdOf(kind: RoomKind, matchId: string): string {
  return `${kind}-${matchId}`;
}

export abstract class HostedRoom<S, C, E, V, Side extends string>
  extends Room<{ state: RoomState; client: RoomClient }>
  implements Onlooker<E>
{
  override state = new RoomState();
  override patchRate: number | null = null;

  protected abstract readonly kind: RoomKind;
  protected abstract readonly services: Services<S, C, E, V, Side>;
  #host: MatchHost<S, C, E, V, Side> | undefined;
  #leave: (() => void) | undefined;
  readonly #counted = new Set<string>();

  /** Throws before the room is there when the match is not. */
  protected get host(): MatchHost<S, C, E, V, Side> {
    if (this.#host === undefined) throw new Error('the room has no match');
    return this.#host;
  }

  protected abstract viewerOf(client: RoomClient): Viewer<Side>;
  /** Somebody came (+1) or went (-1). */
  protected abstract count(client: RoomClient, change: 1 | -1): void;
  /** Sends what one client alone is told of the present position. */
  protected abstract tellAlone(client: RoomClient): void;

  override async onCreate(options: unknown): Promise<void> {
    const { matchId } = createOptionsSchema.parse(options);
    const { config, live, logger } = this.services;
    // Without patches at a fixed rate the framework would tick its clock sixty times a second in every room.
    this.setTimestep(() => {}, CLOCK_TICK);
    this.patchRate = null;
    this.roomId = roomIdOf(this.kind, matchId);
    this.#host = await live.use(matchId);
    this.#leave = this.host.audience.add(this);
    this.#show();
    if (config.REDIS_URL !== undefined) await this.#listenToOtherProcesses();
    this.onMessage(
      'history',
      answer(logger, historyRequestSchema, (client: RoomClient, { after }) =>
        this.host.history(this.viewerOf(client), after, HISTORY_PAGE),
      ),
    );
  }

  override onJoin(client: RoomClient): void | Promise<void> {
    guardClient(client);
    this.#counted.add(client.sessionId);
    this.count(client, 1);
    this.tellAlone(client);
  }

  override onDrop(client: RoomClient): void {
    this.#uncount(client);
    // It ends by the client coming back, or by the time running out, which is no error.
    this.allowReconnection(client, this.services.config.RECONNECT_SECONDS).catch(() => {});
  }

  override async onReconnect(client: RoomClient): Promise<void> {
    await this.onJoin(client);
  }

  override onLeave(client: RoomClient): void {
    this.#uncount(client);
  }

  override async onDispose(): Promise<void> {
    this.#leave?.();
    const host = this.#host;
    this.#host = undefined;
    if (host !== undefined) await this.services.live.letGo(host.matchId);
  }

  override onUncaughtException(error: Error, method: string): void {
    this.services.logger.error({ err: error, method, roomId: this.roomId }, 'a room failed; its match goes on');
  }

  /** Called when a seat was taken, here or in another process. */
  async seatTaken(): Promise<void> {
    await this.#host?.readSeats();
  }

  moved(happenings: readonly Happening<E>[]): void {
    this.#show();
    if (this.services.config.REDIS_URL !== undefined) this.presence.publish(this.#channel, this.host.ply);
    for (const client of this.clients) {
      // One that is still being let in is told everything when it is in.
      if (!this.#counted.has(client.sessionId)) continue;
      const viewer = this.viewerOf(client);
      for (const happening of happenings) client.send('events', this.host.redact(happening, viewer));
      this.tellAlone(client);
    }
  }

  seatsChanged(): void {
    this.#show();
  }

  seatTold(side: string): void {
    for (const client of this.clients)
      if (this.#counted.has(client.sessionId) && this.viewerOf(client) === side) this.tellAlone(client);
  }

  /** Has the match's rooms in other processes, should there be any, read standing orders again. */
  protected tellOthersOfOrders(): void {
    if (this.services.config.REDIS_URL !== undefined) this.presence.publish(this.#channel, ORDERS_GIVEN);
  }

  /** The players' and the spectators' room may by accident have been opened in two processes at the same moment. */
  async #listenToOtherProcesses(): Promise<void> {
    await this.presence.subscribe(this.#channel, (news: unknown) => {
      const host = this.#host;
      if (host === undefined) return;
      const reading =
        news === ORDERS_GIVEN
          ? host.readStanding()
          : typeof news === 'number' && news > host.ply
            ? host.catchUpTo(news)
            : undefined;
      reading?.catch((error: unknown) => this.services.logger.error({ err: error }, 'a room is behind'));
    });
  }

  get #channel(): string {
    return `moved:${this.host.matchId}`;
  }

  protected refuse(refusal: Refusal): never {
    throw new RequestRefused(refusal);
  }

  #uncount(client: RoomClient): void {
    if (this.#counted.delete(client.sessionId)) this.count(client, -1);
  }

  #show(): void {
    const { host } = this;
    const seats = host.seats.map(({ side, name, computer, connected }) => ({ side, name, computer, connected }));
    show(this.state, {
      ply: host.ply,
      watchers: host.audience.watchers,
      cells: host.cells(),
      seats: JSON.stringify(seats),
    });
    this.broadcastPatch();
  }
}
