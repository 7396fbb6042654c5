/** The rooms of this process, as far as others than the rooms themselves must know who is in them. */
import { matchMaker, type RegisteredHandler } from '@colyseus/core';
import type { RoomKind } from './hosted-room.ts';

export class LocalRooms {
  readonly #kinds = new Map<string, RoomKind>();

  /** Keeps count of the rooms that are opened by `handler`. */
  follow(kind: RoomKind, handler: Pick<RegisteredHandler, 'on'>): void {
    handler.on('create', ({ roomId }) => void this.#kinds.set(String(roomId), kind));
    handler.on('dispose', ({ roomId }) => void this.#kinds.delete(String(roomId)));
  }

  /** Open sockets by the kind of room. */
  sockets(): Readonly<Record<RoomKind, number>> {
    const open = { play: 0, watch: 0 };
    for (const [roomId, kind] of this.#kinds) open[kind] += matchMaker.getLocalRoomById(roomId)?.clients.length ?? 0;
    return open;
  }
}
