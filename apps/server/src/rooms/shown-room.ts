/**
 * What the rooms of a match have in common, whichever process has it: a state that all who are in see, written at one
 * moment and at no other, and questions about the match. Where both come from is for each room to say.
 */
import { getMessageBytes, Protocol, Room } from '@colyseus/core';
import type { Refusal } from '@warbeacon/kernel';
import {
  historyRequestSchema,
  pastRequestSchema,
  rangeRequestSchema,
  type TalkPlace,
  timeRequestSchema,
  zonesRequestSchema,
} from '@warbeacon/protocol';
import { z } from 'zod';
import { serverRefusal } from '../refusals.ts';
import type { Services } from '../services.ts';
import { writeTogether } from './one-write.ts';
import { answer, RequestRefused } from './requests.ts';
import { forgetReservations } from './reservations.ts';
import { type AnyRoomKind, PLAYERS_REQUESTS, type RoomClient, roomIdOf } from './room-kinds.ts';
import { RoomState } from './room-state.ts';
import { guardClient } from './socket-guard.ts';
import { Deliveries, StateSender } from './state-sender.ts';
import { talkOf, type TalkRoom } from './talk.ts';

/** Milliseconds between ticks of the room's clock. */
const CLOCK_TICK = 1000;

/** What anybody in the room may ask of the match. A refusal is thrown as a `RequestRefused`. */
export interface Questions {
  history(client: RoomClient, after: number): unknown;
  past(client: RoomClient, ply: number): unknown;
  zones(client: RoomClient): unknown;
  range(client: RoomClient, piece: string): unknown;
  /** The time that it is there, in milliseconds since 1970. */
  now(): number;
}

export abstract class ShownRoom extends Room<{ state: RoomState; client: RoomClient }> {
  override state = new RoomState();
  override patchRate: number | null = null;

  protected abstract readonly kind: AnyRoomKind;
  protected abstract readonly services: Services;
  protected readonly deliveries = new Deliveries();
  readonly #counted = new Set<string>();
  #deaf: () => void = () => {};

  /** Somebody came (+1) or went (-1). */
  protected abstract count(client: RoomClient, change: 1 | -1): void;
  /** Sends what one client alone is told of the present position. */
  protected abstract tellAlone(client: RoomClient): void;

  /** The framework gives a room its sender when it takes over the state. */
  override setSerializer(_usual: Parameters<Room['setSerializer']>[0]): void {
    super.setSerializer(new StateSender(this.deliveries));
  }

  protected isFor(matchId: string): void {
    // Without patches at a fixed rate the framework would tick its clock sixty times a second in every room; nothing here goes by it.
    this.setTimestep(() => {}, CLOCK_TICK);
    this.patchRate = null;
    this.roomId = roomIdOf(this.kind, matchId);
  }

  protected answerQuestions(questions: Questions): void {
    const { logger } = this.services;
    this.onMessage(
      'history',
      answer(logger, historyRequestSchema, (client: RoomClient, { after }) => questions.history(client, after)),
    );
    this.onMessage(
      'past',
      answer(logger, pastRequestSchema, (client: RoomClient, { ply }) => questions.past(client, ply)),
    );
    this.onMessage(
      'time',
      answer(logger, timeRequestSchema, () => ({ now: questions.now() })),
    );
    this.onMessage(
      'zones',
      answer(logger, zonesRequestSchema, (client: RoomClient) => questions.zones(client)),
    );
    this.onMessage(
      'range',
      answer(logger, rangeRequestSchema, (client: RoomClient, { piece }) => questions.range(client, piece)),
    );
  }

  /** Whatever only players may ask is refused before anything is looked at. */
  protected refusePlay(): void {
    for (const request of PLAYERS_REQUESTS) {
      this.onMessage(
        request,
        answer(this.services.logger, z.unknown(), () =>
          this.refuse(serverRefusal('not-seated', 'Spectators can look on, but not play.')),
        ),
      );
    }
  }

  /** `isOver`, `sideOf`: of the match. */
  protected letTalk(
    place: TalkPlace,
    matchId: string,
    { isOver, sideOf }: Pick<TalkRoom<RoomClient>, 'isOver' | 'sideOf'>,
  ): void {
    const talk = talkOf<RoomClient>(this.services, {
      matchId,
      place,
      isOver,
      sessionOf: (client) => client.auth?.user ?? null,
      sideOf,
      clients: () => this.clients.filter((client) => this.isIn(client)),
      tell: (clients, said) => this.deliveries.send(getMessageBytes.raw(Protocol.ROOM_DATA, 'said', said), clients),
    });
    // What is said in the gallery is told to who is in its room, which a judge's is not.
    if (this.kind !== 'judge') this.onMessage('say', talk.say);
    if (place === 'gallery' && this.kind !== 'judge') this.#deaf = this.services.galleries.follow(matchId, talk.hear);
    this.onMessage('talk', talk.talk);
    this.onMessage('mute', talk.mute);
    this.onMessage('notes', talk.notes);
  }

  override onDispose(): void | Promise<void> {
    this.#deaf();
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

  override async disconnect(closeCode?: number): Promise<void> {
    const gone: Promise<unknown> = super.disconnect(closeCode);
    forgetReservations(this);
    await gone;
  }

  override onUncaughtException(error: Error, method: string): void {
    this.services.logger.error({ err: error, method, roomId: this.roomId }, 'a room failed; its match goes on');
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
}
