/** The rooms of the matches that this process hosts. Each is opened once, and entered by a seat that is kept for it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { CloseCode, matchMaker, ServerError } from '@colyseus/core';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { LiveMatches } from '../match/live-matches.ts';
import type { MatchStore } from '../storage/matches.ts';
import { type Auth, ROOM_KINDS, type RoomKind, roomIdOf } from './room-kinds.ts';
import { hostOrRefusal, PRIVATE_MATCH, RoomRefused } from './room-refused.ts';
import { TryAgainError } from './try-again.ts';

/** Milliseconds that a room may take to close before another of its name is opened, and between two looks at it. */
const CLOSING_PATIENCE = 2000;
const LOOK_EVERY = 20;

/** A seat in a room, for one connection that is to be made within seconds; its shape is the client library's. */
export const reservationSchema = z.object({
  name: z.string(),
  sessionId: z.string(),
  roomId: z.string(),
  processId: z.string().optional(),
  publicAddress: z.string().optional(),
});
export type Reservation = z.output<typeof reservationSchema>;

export interface LocalRoomsParts {
  readonly live: LiveMatches;
  readonly matches: Pick<MatchStore, 'get'>;
  readonly logger: Logger;
}

export class LocalRooms {
  readonly #parts: LocalRoomsParts;
  readonly #live: LiveMatches;
  readonly #opening = new Map<string, Promise<void>>();

  constructor(parts: LocalRoomsParts) {
    this.#parts = parts;
    this.#live = parts.live;
    parts.live.onLost((matchId) => {
      for (const kind of ROOM_KINDS) close(kind, matchId);
    });
  }

  /** Sends everybody out of the rooms of the match, for good. */
  async closeAll(matchId: string): Promise<void> {
    for (const kind of ROOM_KINDS) await matchMaker.getLocalRoomById(roomIdOf(kind, matchId))?.disconnect();
  }

  /** Whether the room is open, and its match still this process's. */
  async isOpen(kind: RoomKind, matchId: string): Promise<boolean> {
    const roomId = roomIdOf(kind, matchId);
    // A room that is closing is listed no more, but is still there.
    return (
      this.#live.has(matchId) &&
      matchMaker.getLocalRoomById(roomId) !== undefined &&
      (await matchMaker.driver.has(roomId))
    );
  }

  /** Throws a `HostedElsewhereError` when another process has the match, a `RoomRefused`, and a `TryAgainError`. */
  async open(kind: RoomKind, matchId: string): Promise<void> {
    if (await this.isOpen(kind, matchId)) return;
    const roomId = roomIdOf(kind, matchId);
    let opening = this.#opening.get(roomId);
    if (opening === undefined) {
      opening = this.#open(kind, matchId).finally(() => this.#opening.delete(roomId));
      this.#opening.set(roomId, opening);
    }
    await opening;
  }

  /** A seat in a room that is open here; `null` when it is not. */
  async reserve(kind: RoomKind, matchId: string, auth: Auth): Promise<Reservation | null> {
    if (!(await this.isOpen(kind, matchId))) return null;
    const listing = await matchMaker.getRoomById(roomIdOf(kind, matchId));
    if (listing === undefined || listing === null || listing.locked) return null;
    return reservationSchema.parse(await matchMaker.reserveSeatFor(listing, {}, auth));
  }

  /** The seat of a connection that dropped; `null` when it is kept no longer. */
  async reserveAgain(kind: RoomKind, matchId: string, reconnectionToken: string): Promise<Reservation | null> {
    if (!(await this.isOpen(kind, matchId))) return null;
    try {
      return reservationSchema.parse(await matchMaker.reconnect(roomIdOf(kind, matchId), { reconnectionToken }));
    } catch (error) {
      if (error instanceof ServerError) return null;
      throw error;
    }
  }

  /** Has the match read again who sits where, if it is here. */
  async seatTaken(matchId: string): Promise<void> {
    if (!this.#live.has(matchId)) return;
    const host = await this.#live.use(matchId);
    try {
      await host.readSeats();
    } finally {
      await this.#live.letGo(host);
    }
  }

  /** Has the rooms of the match told that there is something new about a rematch, if it is here. */
  async tellRematch(matchId: string): Promise<void> {
    if (!this.#live.has(matchId)) return;
    const host = await this.#live.use(matchId);
    host.audience.tellNews();
    await this.#live.letGo(host);
  }

  async #open(kind: RoomKind, matchId: string): Promise<void> {
    // Held over the opening, so that whatever keeps the match from being had is known before there is a room.
    const host = await hostOrRefusal(this.#parts, matchId, async () => await this.#live.use(matchId));
    try {
      const giveUpAt = performance.now() + CLOSING_PATIENCE;
      while (matchMaker.getLocalRoomById(roomIdOf(kind, matchId)) !== undefined) {
        if (await this.isOpen(kind, matchId)) return;
        if (performance.now() > giveUpAt) throw new TryAgainError();
        await sleep(LOOK_EVERY);
      }
      if (matchMaker.state !== matchMaker.MatchMakerState.READY) throw new TryAgainError();
      if (kind === 'watch' && host.watching.policy === 'private') throw new RoomRefused(PRIVATE_MATCH);
      await matchMaker.createRoom(kind, { matchId });
      // It may have been lost meanwhile, before there was a room to be closed.
      if (!this.#live.holds(host)) close(kind, matchId);
    } finally {
      await this.#live.letGo(host);
    }
  }
}

/** Clients ask for the match's room again when they are told that theirs is gone. */
function close(kind: RoomKind, matchId: string): void {
  void matchMaker.getLocalRoomById(roomIdOf(kind, matchId))?.disconnect(CloseCode.SERVER_SHUTDOWN);
}
