/**
 * What the players' and the spectators' rooms of a match have in common: they show one hosted match. The synced state
 * is written from the match's public cells after each command, and at no other time.
 */
import { type Client, getMessageBytes, Protocol, Room } from '@colyseus/core';
import type { Refusal, Viewer } from '@warbeacon/kernel';
import {
  historyRequestSchema,
  pastRequestSchema,
  rangeRequestSchema,
  timeRequestSchema,
  zonesRequestSchema,
} from '@warbeacon/protocol';
import { z } from 'zod';
import type { Kept } from '../match/history.ts';
import type { Onlooker } from '../match/audience.ts';
import type { MatchHost } from '../match/match-host.ts';
import type { Vantage } from '../match/vantage.ts';
import type { Services } from '../services.ts';
import { writeTogether } from './one-write.ts';
import { answer, RequestRefused } from './requests.ts';
import { forgetReservations } from './reservations.ts';
import { RoomState, showAside, showMove, showNews, showPeople } from './room-state.ts';
import { guardClient, inTurnOf } from './socket-guard.ts';
import { Deliveries, StateSender } from './state-sender.ts';
import { talkOf } from './talk.ts';

/** Entries of the history in one answer. */
const HISTORY_PAGE = 400;
/** Milliseconds between ticks of the room's clock. */
const CLOCK_TICK = 1000;

/** What may be asked for; in a spectators' room most of it is refused with a reason. */
export const PLAYERS_REQUESTS = [
  'command',
  'series',
  'takeBack',
  'resign',
  'options',
  'march',
  'assault',
  'why',
  'standing',
  'propose',
  'answer',
  'withdraw',
  'resume',
  'rest',
  'claim',
] as const;

const createOptionsSchema = z.object({ matchId: z.string().regex(/^[0-9a-f]{32}$/) });

/** Who is connected. `user` is the person; the framework would take the name `sessionId` for a name of its own. */
export const authSchema = z.strictObject({
  user: z.string().nullable(),
  /** On which of their devices. */
  device: z.string().nullable(),
  /** Of the token that was shown. */
  generation: z.number().int(),
});
export type Auth = z.output<typeof authSchema>;
export type RoomClient = Client<{ auth: Auth }>;

export const ROOM_KINDS = ['play', 'watch'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];
/** There is one room of each kind for a match, wherever it runs, so its id follows from the match's. */
export function roomIdOf(kind: RoomKind, matchId: string): string {
  return `${kind}-${matchId}`;
}

export abstract class HostedRoom extends Room<{ state: RoomState; client: RoomClient }> implements Onlooker {
  override state = new RoomState();
  override patchRate: number | null = null;

  protected abstract readonly kind: RoomKind;
  protected abstract readonly services: Services;
  #host: MatchHost | undefined;
  #leave: (() => void) | undefined;
  #vantage: Vantage | undefined;
  protected readonly deliveries = new Deliveries();
  readonly #counted = new Set<string>();

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
  /** Somebody came (+1) or went (-1). */
  protected abstract count(client: RoomClient, change: 1 | -1): void;
  /** Sends what one client alone is told of the present position. */
  protected abstract tellAlone(client: RoomClient): void;

  /** The framework gives a room its sender when it takes over the state. */
  override setSerializer(_usual: Parameters<Room['setSerializer']>[0]): void {
    super.setSerializer(new StateSender(this.deliveries));
  }

  override async onCreate(options: unknown): Promise<void> {
    const { matchId } = createOptionsSchema.parse(options);
    const { live, logger } = this.services;
    // Without patches at a fixed rate the framework would tick its clock sixty times a second in every room; nothing here goes by it.
    this.setTimestep(() => {}, CLOCK_TICK);
    this.patchRate = null;
    this.roomId = roomIdOf(this.kind, matchId);
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
    this.onMessage(
      'history',
      answer(logger, historyRequestSchema, async (client: RoomClient, { after }) => {
        const read = await this.vantage.history(this.viewerOf(client), after, HISTORY_PAGE, inTurnOf(client));
        return read.ok ? read.value : this.refuse(read.error);
      }),
    );
    this.onMessage(
      'past',
      answer(logger, pastRequestSchema, async (client: RoomClient, { ply }) => {
        const read = await this.vantage.past(this.viewerOf(client), ply, inTurnOf(client));
        return read.ok ? read.value : this.refuse(read.error);
      }),
    );
    this.onMessage(
      'time',
      answer(logger, timeRequestSchema, () => ({ now: this.vantage.now() })),
    );
    this.onMessage(
      'zones',
      answer(logger, zonesRequestSchema, (client: RoomClient) => ({
        ply: this.vantage.ply,
        zones: this.vantage.zones(this.viewerOf(client)),
      })),
    );
    this.onMessage(
      'range',
      answer(logger, rangeRequestSchema, (client: RoomClient, { piece }) => {
        const shown = this.vantage.range(this.viewerOf(client), piece);
        return shown.ok ? { ply: this.vantage.ply, ...shown.value } : this.refuse(shown.error);
      }),
    );
    this.#letTalk(matchId);
  }

  #letTalk(matchId: string): void {
    const talk = talkOf<RoomClient>(this.services, {
      matchId,
      place: this.kind === 'play' ? 'table' : 'gallery',
      isOver: () => this.vantage.isOver,
      sessionOf: (client) => client.auth?.user ?? null,
      sideOf: (session) => this.host.sideOf(session),
      clients: () => this.clients.filter((client) => this.isIn(client)),
      tell: (clients, said) => this.deliveries.send(getMessageBytes.raw(Protocol.ROOM_DATA, 'said', said), clients),
    });
    this.onMessage('say', talk.say);
    this.onMessage('talk', talk.talk);
    this.onMessage('mute', talk.mute);
    this.onMessage('notes', talk.notes);
  }

  override onJoin(client: RoomClient): void | Promise<void> {
    guardClient(client);
    writeTogether(client);
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
    if (host !== undefined) await this.services.live.letGo(host);
  }

  override async disconnect(closeCode?: number): Promise<void> {
    const gone: Promise<unknown> = super.disconnect(closeCode);
    forgetReservations(this);
    await gone;
  }

  override onUncaughtException(error: Error, method: string): void {
    this.services.logger.error({ err: error, method, roomId: this.roomId }, 'a room failed; its match goes on');
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

  protected refuse(refusal: Refusal): never {
    throw new RequestRefused(refusal);
  }

  #uncount(client: RoomClient): void {
    if (this.#counted.delete(client.sessionId)) this.count(client, -1);
  }

  /** One that is still being let in is told everything when it is in. */
  protected isIn(client: RoomClient): boolean {
    return this.#counted.has(client.sessionId);
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
